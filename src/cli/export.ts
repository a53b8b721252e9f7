import path from 'node:path'
import type { ExportCursor, Exported, ExportedKind, ExportPage } from '../flow/report/export.ts'
import { exportedKinds } from '../flow/report/export.ts'
import { type Command, type Context, complain, exit, print } from './context.ts'
import { blockFiles } from './export/blocks.ts'
import { lookAtFolder, writeFolder } from './export/folder.ts'
import { fileOf } from './export/manifest.ts'
import { createProgress } from './progress.ts'
import { reach } from './reach.ts'

/** Everything that Evogate keeps for a person, as plain files that need no Evogate to be read. */
export const exportCommand: Command = {
  name: 'export',
  options: ['--to <folder>'],
  more: true,
  async run(context, given) {
    const { to } = given.options
    if (typeof to !== 'string' && !given.json) {
      complain(context, 'cli-export-where')
      return exit.usage
    }
    const folder = typeof to === 'string' ? path.resolve(context.settings.cwd ?? process.cwd(), to) : null
    if (folder !== null && lookAtFolder(folder).state === 'taken') {
      complain(context, 'cli-export-taken', { folder })
      return exit.refused
    }
    const gathered = await gather(context, folder === null ? writeLine(context) : null)
    if ('failed' in gathered) return gathered.failed
    const { records } = gathered
    if (folder === null) return exit.ok
    const of = (kind: ExportedKind) => records.filter((one) => one.record === kind)
    const lines = exportedKinds.map((kind) => [fileOf[kind], of(kind).map(lineOf).join('')] as const)
    const files = new Map([...lines, ...blockFiles(of('workspace'), of('entry'))])
    const counts = Object.fromEntries(exportedKinds.map((kind) => [kind, of(kind).length]))
    const made = writeFolder(folder, files, counts as Record<ExportedKind, number>)
    print(context, given, { folder, ...made }, () => [
      context.t('cli-export-done', {
        folder,
        entries: made.counts.entry,
        requests: made.counts.request,
        decisions: made.counts.decision,
        candidates: made.counts.candidate,
      }),
      context.t('cli-export-private'),
    ])
    return exit.ok
  },
}

/** All records; with `each`, every one is handed on as it comes and none is kept. */
async function gather(context: Context, each: ((one: Exported) => Promise<void>) | null) {
  const progress = createProgress(context, 'cli-export-progress')
  const records: Exported[] = []
  let done = 0
  let cursor: ExportCursor | null = null
  do {
    const asked: Awaited<ReturnType<typeof reach<'exportPage'>>> = await reach(context, 'exportPage', {
      cursor,
    })
    if (asked.outcome === 'failed') return { failed: asked.exit }
    const page: ExportPage = asked.value
    for (const one of page.records) await each?.(one)
    if (each === null) records.push(...page.records)
    done += page.records.length
    progress(done)
    cursor = page.next
  } while (cursor !== null)
  return { records }
}

/** A slow reader must not make us keep everything in memory. */
const writeLine =
  ({ output }: Context) =>
  async (one: Exported): Promise<void> => {
    if (!output.write(`${JSON.stringify(one)}\n`))
      await new Promise((resolve) => output.once('drain', resolve))
  }

/** In a file of its own kind a record need not say which kind it is. */
const lineOf = ({ record: _, ...rest }: Exported): string => `${JSON.stringify(rest)}\n`
