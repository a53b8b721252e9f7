import { logLine } from '../core/card/log-line.ts'
import type { LogRow } from '../flow/ports/read-models.ts'
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
    const plain = rows.map(({ byName, atLocal, ...row }): LogRow => row)
    print(context, given, plain, () => [
      ...(rebuild === true ? [context.t('cli-log-rebuilt')] : []),
      ...(rows.length === 0 ? [context.t('cli-log-empty')] : []),
      ...rows.map((row) => logLine(row, context.t)),
    ])
    return exit.ok
  },
}
