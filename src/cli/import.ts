import path from 'node:path'
import { sayReason } from '../core/card/say-reason.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import type { Imported, ImportedRule } from '../flow/import.ts'
import { RULES_MAX } from './call-sizes.ts'
import { type Command, type Context, complain, type Exit, exit, print, readSettings } from './context.ts'
import type { FoundRule } from './import/rule.ts'
import { readSource } from './import/source.ts'
import { createProgress } from './progress.ts'
import { reach } from './reach.ts'

/** What became of one rule. `repeated`: it came before in the same import; `unwatched`: its workspace is not here. */
type Fate = Imported | { readonly outcome: 'repeated' | 'unwatched' }
type Row = { readonly from: string } & Fate

/** What can become of a rule, in the order in which it is told. */
export const outcomes: readonly Fate['outcome'][] = [
  ...(['request', 'pooled', 'new', 'stands', 'waits', 'known', 'repeated'] as const),
  ...(['ignored', 'unwatched', 'refused'] as const),
]

/** Puts rules from an export or from plain files through the gates. Nothing is approved and no memory file is written. */
export const importCommand: Command = {
  name: 'import',
  options: ['--from <path>', '--workspace <path>', '--dry-run'],
  more: true,
  async run(context, given) {
    const { from, workspace } = given.options
    if (typeof from !== 'string') {
      complain(context, 'cli-import-no-from')
      return exit.usage
    }
    const dry = given.options.dryRun === true
    const cwd = context.settings.cwd ?? process.cwd()
    const source = await readSource(from, cwd, context.input)
    if (source.outcome === 'failed')
      return complain(context, `cli-import-${source.why}`, { file: showHidden(source.file) })
    const config = await readSettings(context)
    if (!config) return exit.error
    const forced = typeof workspace === 'string' ? path.resolve(cwd, workspace) : null
    const { groups, rows } = sort(source.rules, config.roster.workspaces, forced)
    const total = [...groups.values()].reduce((sum, rules) => sum + rules.length, 0)
    const progress = createProgress(context, 'cli-import-progress')
    let done = 0
    for (const [place, rules] of groups) {
      for (const batch of batches(rules)) {
        const asked = await reach(context, 'importRules', {
          ...(place === null ? { cwd } : { workspace: place }),
          dry,
          rules: batch.map(({ rule }) => rule),
        })
        if (asked.outcome === 'failed') return asked.exit
        if (asked.value === null) return complain(context, 'cli-import-no-workspace', { path: place ?? cwd })
        for (const [at, fate] of asked.value.entries()) rows.push({ from: batch[at]?.from ?? '', ...fate })
        done += batch.length
        progress(done, total)
      }
    }
    const { left, unread } = source
    const counts = Object.fromEntries(
      outcomes.map((one) => [one, rows.filter((row) => row.outcome === one).length]),
    )
    print(context, given, { dry, read: source.rules.length, ...counts, left, unread, rows }, () =>
      lines(context, { rows, counts, left, unread, dry }),
    )
    return exitOf(rows, unread)
  },
}

/** Rules by the workspace that they go to (null: that of this folder), each once; and those that go nowhere. */
function sort(
  found: readonly FoundRule[],
  workspaces: readonly { readonly path: string; readonly name: string }[],
  forced: string | null,
) {
  const groups = new Map<string | null, FoundRule[]>()
  const rows: Row[] = []
  const seen = new Set<string>()
  for (const one of found) {
    const place = forced ?? (one.workspace === null ? null : homeOfRule(one.workspace, workspaces))
    const key = JSON.stringify([place ?? null, one.rule.text])
    if (place === undefined) rows.push({ from: one.from, outcome: 'unwatched' })
    else if (seen.has(key)) rows.push({ from: one.from, outcome: 'repeated' })
    else groups.set(place, [...(groups.get(place) ?? []), one])
    seen.add(key)
  }
  return { groups, rows }
}

/** The workspace of the same path; else the only one of the same name, for another machine has other paths. */
function homeOfRule(
  from: string,
  workspaces: readonly { readonly path: string; readonly name: string }[],
): string | undefined {
  const same = workspaces.find((one) => one.path === from)
  const named = workspaces.filter((one) => one.name === path.basename(from))
  return same?.path ?? (named.length === 1 ? named[0]?.path : undefined)
}

/** What one call may carry, well below what the service reads. */
const BATCH_MAX_BYTES = 32 * 1024

function* batches(rules: readonly FoundRule[]): Generator<readonly FoundRule[]> {
  const size = (rule: ImportedRule) => Buffer.byteLength(JSON.stringify(rule))
  let batch: FoundRule[] = []
  let bytes = 0
  for (const one of rules) {
    if (batch.length === RULES_MAX || (batch.length > 0 && bytes + size(one.rule) > BATCH_MAX_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(one)
    bytes += size(one.rule)
  }
  if (batch.length > 0) yield batch
}

interface Told {
  readonly rows: readonly Row[]
  readonly counts: Readonly<Record<string, number>>
  readonly left: number
  readonly unread: readonly string[]
  readonly dry: boolean
}

const NAMED_MAX = 20

function lines({ t }: Context, { rows, counts, left, unread, dry }: Told): readonly string[] {
  const refused = rows.flatMap((row) => (row.outcome === 'refused' ? [row] : []))
  return [
    ...(rows.length === 0 ? [t('cli-import-nothing')] : []),
    ...outcomes.flatMap((one) => {
      const count = counts[one] ?? 0
      const named = one === 'refused' ? refused.slice(0, NAMED_MAX) : []
      return count === 0
        ? []
        : [
            t(`cli-import-${one}`, { count }),
            ...named.map(({ from, reasons }) => {
              const said = [...new Set(reasons.map((reason) => sayReason(reason, t)))].join('; ')
              return showHidden(`  ${from} ${said}`)
            }),
          ]
    }),
    ...(left > 0 ? [t('cli-import-left', { count: left })] : []),
    ...(unread.length > 0 ? [t('cli-import-unread', { places: unread.slice(0, NAMED_MAX).join(', ') })] : []),
    ...(dry ? [t('cli-import-dry')] : []),
  ]
}

function exitOf(rows: readonly Row[], unread: readonly string[]): Exit {
  if (unread.length > 0) return exit.error
  return rows.some(({ outcome }) => outcome === 'refused') ? exit.refused : exit.ok
}
