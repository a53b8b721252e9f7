import { levels } from '../core/decay.ts'
import { showHidden } from '../core/gates/safety/hidden.ts'
import { type Command, exit, print } from './context.ts'
import { gatherRows, rowLine } from './decay-rows.ts'

/** How much what stands in a file, a tree or all workspaces is to be trusted today; ends with the worst level. */
export const scanCommand: Command = {
  name: 'scan',
  more: true,
  options: ['--file <file>', '--path <folder>'],
  async run(context, given) {
    const gathered = await gatherRows(context, given)
    if (gathered.outcome === 'failed') return gathered.exit
    const rows = gathered.rows.map(({ entities: _, text: __, ...row }) => row).sort((a, b) => a.C - b.C)
    const [trust = 0, verify = 0, revalidate = 0] = levels.map(
      (level) => rows.filter((row) => row.level === level).length,
    )
    print(context, given, rows, () =>
      rows.length === 0
        ? [context.t('decay-none')]
        : [
            ...rows.map(rowLine).map(showHidden),
            '---',
            context.t('decay-summary', { count: rows.length, trust, verify, revalidate }),
            // For eyes: a program knows the levels, and the exit code.
            ...(context.output.isTTY ? [context.t('cli-scan-more')] : []),
          ],
    )
    return revalidate > 0 ? exit.revalidate : verify > 0 ? exit.verify : exit.ok
  },
}
