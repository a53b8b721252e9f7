import { sayCounts, sayTier } from '../core/card/list.ts'
import type { Translate } from '../core/locale-code.ts'
import type { PendingRow } from '../flow/ports/read-models.ts'
import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** What waits for a person, oldest first. */
export const pendingCommand: Command = {
  name: 'pending',
  async run(context, given) {
    const asked = await reach(context, 'pending', {})
    if (asked.outcome === 'failed') return asked.exit
    const rows = asked.value
    print(context, given, rows, () => [
      rows.length === 0 ? context.t('list-pending', { count: 0 }) : sayCounts(countsOf(rows), context.t),
      ...rows.map((row) => pendingLine(context.t, row)),
    ])
    return exit.ok
  },
}

function countsOf(rows: readonly PendingRow[]) {
  const count = (...states: readonly PendingRow['state'][]) =>
    rows.filter(({ state }) => states.includes(state)).length
  return {
    waiting: count('asked', 'questioned'),
    queue: count('queued'),
    deferred: count('deferred'),
    unwritten: count('approved', 'failed'),
  }
}

export function pendingLine(t: Translate, row: PendingRow): string {
  const state = row.question ? t(`question-name-${row.question}`) : t(`state-${row.state}`)
  return t('cli-pending-row', {
    number: row.id,
    tier: sayTier(row, t),
    state,
    text: row.text,
    target: row.target ?? '–',
    workspace: row.workspace,
  })
}
