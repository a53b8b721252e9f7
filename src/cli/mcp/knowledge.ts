import { z } from 'zod'
import { confidenceOn, decayTypes, HARD, type Level, levelFloor, levels, SOFT } from '../../core/decay.ts'
import { showHidden } from '../../core/gates/safety/hidden.ts'
import { localDate } from '../../core/local-date.ts'
import { matchWords } from '../../core/match-words.ts'
import type { TagSource } from '../../main/confidence.ts'
import { readSettings } from '../context.ts'
import { rowsIn, type WordedRow } from '../decay-rows.ts'
import type { Desk } from './desk.ts'
import { found, tool } from './tool.ts'

const LIST_MAX = 100
const limit = z.int().min(1).max(LIST_MAX).optional().describe('Rows at most; 20 without it')

const row = z.object({
  id: z.string().nullable().describe('For knowledge_feedback; null for what Evogate did not write'),
  file: z.string().describe('From the root of the workspace'),
  line: z.int(),
  type: z.enum(decayTypes),
  text: z.string(),
  entities: z.array(z.string()),
  confirmed: z.string().describe('YYYY-MM-DD'),
  days: z.int().describe('Since then'),
  confidence: z.number().describe('Today, from 0 to 1'),
  level: z.enum(levels),
})

const rowOf = ({ id, file, line, type, text, entities, confirmed, days, C, level }: WordedRow) => ({
  id: id ?? null,
  ...{ file, line, type, confirmed, days, level },
  text: showHidden(text),
  entities: [...entities],
  confidence: C,
})

const sayRow = ({ level, confidence, file, line, text }: z.input<typeof row>): string =>
  `- [${level} ${confidence.toFixed(2)}] ${file}:${line} ${text}`

interface Read {
  readonly workspace: string
  readonly sources: readonly TagSource[]
  readonly rows: readonly WordedRow[]
  readonly today: string
}

/** The tags in the memory files of this workspace, and what each is worth today. */
async function readOwn(desk: Desk): Promise<Read | { readonly wrong: string }> {
  const seen = found(await desk.ask('here', desk.place))
  if ('wrong' in seen) return seen
  const { context, complaints } = desk.quietly()
  const config = await readSettings(context)
  if (!config) return { wrong: complaints() }
  const workspaces = config.roster.workspaces.filter(({ path }) => path === seen.value.path)
  const { readTags } = await import('../../main/confidence.ts')
  const today = localDate(Date.now(), config.zone)
  const sources = readTags({ ...config, roster: { ...config.roster, workspaces } }, null, today) ?? []
  const read = await rowsIn(context, sources, today)
  if (read.outcome === 'failed') return { wrong: complaints() }
  return { workspace: seen.value.name, sources, rows: read.rows, today }
}

export const knowledgeScan = tool({
  name: 'knowledge_scan',
  title: 'How far memory can be trusted',
  description: `Lists what stands in this workspace's memory files with how far each can be trusted today, the least trusted first. Trust falls with time and with failures. Only reads.
Call it at the start of work that leans on old notes. TRUST: use it. VERIFY: check it before you rely on it. REVALIDATE: take it as unknown. Tell how it went with knowledge_feedback.`,
  input: z.strictObject({
    level: z.enum(levels).optional().describe('Only rows of this level'),
    limit,
  }),
  output: z.object({
    workspace: z.string(),
    total: z.int(),
    trust: z.int(),
    verify: z.int(),
    revalidate: z.int(),
    rows: z.array(row),
  }),
  reads: true,
  async run(desk, { level, limit: most = 20 }) {
    const read = await readOwn(desk)
    if ('wrong' in read) return read
    const { workspace, rows } = read
    const count = (of: Level) => rows.filter((one) => one.level === of).length
    const [trust, verify, revalidate] = [count('TRUST'), count('VERIFY'), count('REVALIDATE')]
    const shown = [...rows]
      .filter((one) => level === undefined || one.level === level)
      .sort((a, b) => a.C - b.C)
      .slice(0, most)
      .map(rowOf)
    return {
      said: [
        `${rows.length} in the memory of ${workspace}: ${trust} TRUST, ${verify} VERIFY, ${revalidate} REVALIDATE.`,
        ...shown.map(sayRow),
      ].join('\n'),
      data: { workspace, total: rows.length, trust, verify, revalidate, rows: shown },
    }
  },
})

export const knowledgeSearch = tool({
  name: 'knowledge_search',
  title: 'Search memory',
  description: `Finds what this workspace's memory files say about something, by words or by the names in their entities tags, the best match first. Only reads, and only text that carries a decay tag: all that Evogate wrote.
Call it before you ask the user something the project may have settled already.`,
  input: z.strictObject({
    query: z.string().max(500).optional().describe('Words to look for'),
    entities: z.array(z.string().min(1).max(100)).max(20).optional().describe('Any of these names'),
    level: z.enum(levels).optional().describe('Trusted at least this far'),
    limit,
  }),
  output: z.object({ workspace: z.string(), matched: z.int(), rows: z.array(row) }),
  reads: true,
  async run(desk, { query = '', entities, level = 'REVALIDATE', limit: most = 20 }) {
    const read = await readOwn(desk)
    if ('wrong' in read) return read
    const names = entities && new Set(entities.map(fold))
    const matching = read.rows
      .filter((one) => one.C >= levelFloor[level])
      .filter((one) => names === undefined || one.entities.some((name) => names.has(fold(name))))
      .map((one) => ({ one, match: matchWords(query, `${one.text} ${one.entities.join(' ')}`) }))
      .filter(({ match }) => match > 0)
      .sort((a, b) => b.match - a.match || b.one.C - a.one.C)
    const shown = matching.slice(0, most).map(({ one }) => rowOf(one))
    return {
      said:
        shown.length === 0
          ? `The memory of ${read.workspace} says nothing that matches.`
          : [`${matching.length} in the memory of ${read.workspace}:`, ...shown.map(sayRow)].join('\n'),
      data: { workspace: read.workspace, matched: matching.length, rows: shown },
    }
  },
})

const fold = (name: string): string => name.trim().toLowerCase()

export const knowledgeFeedback = tool({
  name: 'knowledge_feedback',
  title: 'Tell whether a memory held',
  description: `Tells that a memory entry was used, and held or did not. It changes how far the entry is trusted, never a byte of its file; wrong text is taken out by a person.
Call it once after you acted on a row of knowledge_scan or knowledge_search and saw how it went. Not for what you merely read.`,
  input: z.strictObject({
    id: z.string().min(1).max(64).describe('The id of the row'),
    result: z.enum(['success', 'failure']),
    evidence: z
      .enum(['seen', 'hint'])
      .optional()
      .describe('seen (default): a command or test showed it. hint: it only looks so; counts for less.'),
  }),
  output: z.object({
    id: z.string(),
    before: z.number(),
    after: z.number(),
    level: z.enum(levels),
  }),
  reads: false,
  async run(desk, { id, result, evidence = 'seen' }) {
    const read = await readOwn(desk)
    if ('wrong' in read) return read
    const marker = read.sources.flatMap(({ tags }) => tags ?? []).find((tag) => tag.marker?.id === id)?.marker
    const unknown = {
      wrong: `No entry of ${read.workspace} has the id "${id.slice(0, 64)}". Take it from a row of knowledge_scan or knowledge_search; rows without an id can only be changed by a person.`,
    }
    if (!marker) return unknown
    const asked = await desk.ask('feedback', {
      ...marker,
      change: result,
      weight: evidence === 'seen' ? HARD : SOFT,
      via: 'mcp',
    })
    if (asked.outcome === 'failed') return { wrong: asked.why }
    if (asked.value.outcome === 'unknown') return unknown
    const [before, after] = [asked.value.before, asked.value.after].map((of) => confidenceOn(of, read.today))
    if (!before || !after) return unknown
    return {
      said: `Noted: trust went from ${before.C.toFixed(3)} to ${after.C.toFixed(3)} (${after.level}).`,
      data: { id, before: before.C, after: after.C, level: after.level },
    }
  },
})
