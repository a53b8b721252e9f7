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
    print(context, given, rows, () => [
      ...(rebuild === true ? [context.t('cli-log-rebuilt')] : []),
      ...(rows.length === 0 ? [context.t('cli-log-empty')] : []),
      ...rows.map(({ request, revision, move, by, via, at, outcome }) =>
        [
          at,
          request === null ? '–' : `#${request}.${revision ?? 0}`,
          `${move} → ${outcome}`,
          [by, via].filter(Boolean).join(' · '),
        ]
          .filter(Boolean)
          .join('  '),
      ),
    ])
    return exit.ok
  },
}
