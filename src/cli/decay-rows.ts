import { existsSync } from 'node:fs'
import path from 'node:path'
import { homeOf } from '../config/early.ts'
import { confidenceOn, type DecayType, type Level } from '../core/decay.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import { localDate } from '../core/local-date.ts'
import { maskSecrets } from '../core/secret.ts'
import type { EntryConfidence } from '../flow/confidence.ts'
import type { TagSource } from '../main/confidence.ts'
import { IDS_MAX } from './call-sizes.ts'
import { type Context, complain, type Exit, exit, type Given, readSettings } from './context.ts'
import { reach } from './reach.ts'

/** One tag and what it is worth today. Others script against these names. */
export interface DecayRow {
  readonly file: string
  readonly line: number
  /** The ULID of its request: it is an entry of this Evogate, and the numbers are the living ones. */
  readonly id?: string
  readonly type: DecayType
  readonly confirmed: string
  readonly C0: number
  readonly alpha: number
  readonly beta: number
  readonly days: number
  readonly C: number
  readonly level: Level
  /** Root of the workspace that the file is named from; only where all entries were asked for. */
  readonly workspace?: string
}

export interface WordedRow extends DecayRow {
  readonly entities: readonly string[]
  readonly text: string
}

export type Gathered =
  | { readonly outcome: 'rows'; readonly rows: readonly WordedRow[] }
  | { readonly outcome: 'failed'; readonly exit: Exit }

/** Reads all tags that were asked for (`--file`, `--path`, or those of every workspace). Unfit ones are told on stderr. */
export async function gatherRows(context: Context, given: Given): Promise<Gathered> {
  const config = await readSettings(context)
  if (!config) return { outcome: 'failed', exit: exit.error }
  const { readTags } = await import('../main/confidence.ts')
  const today = localDate(Date.now(), config.zone)
  const where = whereOf(context, given)
  const sources = readTags(config, where, today)
  if (!sources) {
    const missing = where && ('file' in where ? where.file : where.path)
    return { outcome: 'failed', exit: complain(context, 'decay-no-file', { path: missing ?? '' }) }
  }
  return rowsIn(context, sources, today)
}

/** The rows of tags that were read. */
export async function rowsIn(
  context: Context,
  sources: readonly TagSource[],
  today: string,
): Promise<Gathered> {
  tellUnread(context, sources)
  const living = await livingOf(context, sources)
  if (living.outcome === 'failed') return living
  return { outcome: 'rows', rows: sources.flatMap((source) => rowsOf(source, living.value, today)) }
}

/** The file or folder that was named, from the folder that the command was called in. */
function whereOf({ settings }: Context, { options }: Given) {
  const from = (name: string) => path.resolve(settings.cwd ?? process.cwd(), name)
  if (typeof options.file === 'string') return { file: from(options.file) }
  return typeof options.path === 'string' ? { path: from(options.path) } : null
}

function tellUnread(context: Context, sources: readonly TagSource[]): void {
  const { t, errors } = context
  for (const { file, tags } of sources) {
    if (tags === null) errors.write(`${showHidden(t('decay-unread', { file }))}\n`)
    for (const { line, read } of tags ?? []) {
      if (read.tag === 'fit') continue
      const detail = maskSecrets(read.detail.slice(0, 80)).text
      const why = t(`decay-trouble-${read.trouble}`, { detail })
      errors.write(`${showHidden(t('decay-unfit', { place: `${file}:${line}`, why }))}\n`)
    }
  }
}

/** What the store knows of the blocks among them; nobody is asked where there are none. */
async function livingOf(context: Context, sources: readonly TagSource[]) {
  const ids = sources.flatMap(({ tags }) => (tags ?? []).flatMap(({ marker }) => marker?.id ?? []))
  const found = new Map<string, EntryConfidence>()
  // A look at a tree must not make a home for a store that was never there.
  if (!existsSync(homeOf(context.settings))) return { outcome: 'known', value: found } as const
  for (let at = 0; at < ids.length; at += IDS_MAX) {
    const asked = await reach(context, 'confidence', { ids: ids.slice(at, at + IDS_MAX) })
    if (asked.outcome === 'failed') return asked
    for (const entry of asked.value) found.set(entry.id, entry)
  }
  return { outcome: 'known', value: found } as const
}

function rowsOf(
  { file, tags, workspace }: TagSource,
  living: ReadonlyMap<string, EntryConfidence>,
  today: string,
): readonly WordedRow[] {
  return (tags ?? []).flatMap(({ read, marker, entities, text, ...at }): WordedRow[] => {
    const entry = marker && living.get(marker.id)
    const ours = entry && entry.hash === marker.hash ? entry : null
    const known = ours?.confidence ?? (read.tag === 'fit' ? read.confidence : null)
    if (!known) return []
    // An entry is named by the line of its words, as on cards; a plain tag by its own, as its first tool does.
    const line = marker ? at.wordsLine : at.line
    const row = { file, line, ...(ours && { id: ours.id }), ...known, ...confidenceOn(known, today) }
    return [{ ...row, ...(workspace !== null && { workspace }), entities, text: maskSecrets(text).text }]
  })
}

const short: Readonly<Record<DecayType, string>> = {
  schema: 'schema',
  tool_experience: 'tool_exp',
  business_rule: 'biz_rule',
  query_pattern: 'qry_pat',
  data_range: 'data_rng',
  data_snapshot: 'data_snap',
}
export const shortType = (type: DecayType): string => short[type]

/** A number as the tags' first tool prints it: with one decimal at least. */
export const float = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value))

/** `[TRUST] schema_map.md:5 C=0.951 schema α=3.0 β=0.0 17d` */
export function rowLine({ level, file, line, C, type, alpha, beta, days, workspace }: DecayRow): string {
  const place = workspace === undefined ? file : `${path.basename(workspace)}/${file}`
  return `[${level}] ${place}:${line} C=${C.toFixed(3)} ${short[type]} α=${float(alpha)} β=${float(beta)} ${days}d`
}
