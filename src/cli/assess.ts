import type { Translate } from '../core/locale-code.ts'
import type { AssessedRow } from '../flow/ports/read-models.ts'
import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** What was noticed and not asked about yet, with its scores: the best first. */
export const assessCommand: Command = {
  name: 'assess',
  options: ['--all'],
  async run(context, given) {
    const asked = await reach(context, 'assess', { all: given.options.all === true })
    if (asked.outcome === 'failed') return asked.exit
    const rows = asked.value
    print(context, given, rows, () =>
      rows.length === 0 ? [context.t('assess-none')] : rows.flatMap((row) => lines(context.t, row)),
    )
    return exit.ok
  },
}

function lines(t: Translate, row: AssessedRow): readonly string[] {
  const { recurrence, freshness, specificity, impact, composite } = row.scores
  // What was asked about waits for nothing any more.
  const ripeness = row.state === 'pool' ? [t(`assess-${row.ripeness}`)] : []
  const stage = row.archive ? [t('assess-archive')] : ripeness
  const axes = t('assess-axes', {
    recurrence: recurrence.toFixed(2),
    freshness: freshness.toFixed(2),
    specificity: specificity.toFixed(2),
    impact: impact.toFixed(2),
  })
  return [
    `${[composite.toFixed(2), ...stage].join(' ')} · ${row.times}× · ${row.tier} · ${row.text || t('words-forgotten')}`,
    `  ${axes} · ${t(`assess-state-${row.state}`)}`,
  ]
}
