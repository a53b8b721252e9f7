import { logLine } from '../core/card/log-line.ts'
import type { LogLine, LogRow } from '../flow/ports/read-models.ts'
import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** Who decided what, and with `--audit` everything that the chains hold. */
export const logCommand: Command = {
  name: 'log',
  options: ['--audit', '--rebuild'],
  async run(context, given) {
    const { audit, rebuild } = given.options
    const asked = await reach(context, 'log', { audit: audit === true, rebuild: rebuild === true })
    if (asked.outcome === 'failed') return asked.exit
    const rows = asked.value
    const plain = rows.map(({ byName, atLocal, removes, ...row }): LogRow => row)
    print(context, given, plain, () => [
      ...(rebuild === true ? [context.t('cli-log-rebuilt')] : []),
      ...(rows.length === 0 ? [context.t('cli-log-empty')] : []),
      ...folded(rows).map(({ row, count }) =>
        count === 1 ? logLine(row, context.t) : `${logLine(row, context.t)} (${count}×)`,
      ),
    ])
    return exit.ok
  },
}

/** Migrations come in dozens, at the very start: one line is enough for those that came together. */
function folded(rows: readonly LogLine[]): readonly { readonly row: LogLine; readonly count: number }[] {
  const out: { row: LogLine; count: number }[] = []
  for (const row of rows) {
    const last = out.at(-1)
    if (last && row.move === 'migration' && last.row.move === 'migration') last.count += 1
    else out.push({ row, count: 1 })
  }
  return out
}
