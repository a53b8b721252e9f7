import { sayTier } from '../core/card/list.ts'
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
      context.t('list-pending', { count: rows.length }),
      ...rows.map((row) => pendingLine(context.t, row)),
    ])
    return exit.ok
  },
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
