import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'

export interface RequestRow {
  readonly number: number
  readonly ulid: string
  readonly workspace: string
  readonly kind: string
  readonly state: string
  readonly question: string | null
  readonly revision: number
  readonly text: string
  readonly commitState: string | null
  readonly rest: string
}
export interface DeliveryRow {
  readonly request: number
  readonly chat: string
  readonly message: string | null
  readonly behind: number
  readonly superseded: number
  readonly lost: string | null
  readonly slot: string | null
  readonly slotAt: number | null
}

/** One snapshot of the service's database, so that rows that belong together are seen together. */
function look<T>(home: string, at: (ask: Ask) => T): T {
  const database = new Database(path.join(home, 'evogate.db'), { readonly: true, fileMustExist: true })
  try {
    return database.transaction(() =>
      at({
        all: <Row>(sql: string) => database.prepare(sql).all() as Row[],
        one: (sql) => database.prepare(sql).pluck().get() as number,
        integrity: () => String(database.pragma('integrity_check', { simple: true })),
      }),
    )()
  } finally {
    database.close()
  }
}
interface Ask {
  all<Row>(sql: string): readonly Row[]
  one(sql: string): number
  integrity(): string
}

const state = ({ all }: Ask) => ({
  requests: all<RequestRow>('SELECT * FROM "Request" ORDER BY "number"'),
  deliveries: all<DeliveryRow>('SELECT * FROM "Delivery" ORDER BY "seq"'),
  outbox: all<{ chat: string; message: string | null; state: string }>(
    'SELECT "chat", "message", "state" FROM "Outbox"',
  ),
  intents: all<{ request: number; state: string; step: string | null }>(
    `SELECT "request", "state", json_extract("progress", '$.step') AS "step" FROM "Intent"`,
  ),
  updates: all<{ id: string; state: string }>('SELECT "id", "state" FROM "Update"'),
})

/** What the service is about now: cheap enough to be asked all the time. */
export const readState = (home: string) => look(home, state)
export type State = ReturnType<typeof readState>

/** When the database was written last, in ms since 1970; 0 for none. */
export const changedAt = (home: string): number =>
  Math.max(
    ...['evogate.db', 'evogate.db-wal'].map(
      (name) => statSync(path.join(home, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
  )

/** All that the service remembers. */
export const readLedger = (home: string) =>
  look(home, (ask) => ({
    ...state(ask),
    decisions: ask.all<{
      readonly request: number
      readonly revision: number
      readonly move: string
      readonly outcome: string
      readonly blockHash: string | null
    }>('SELECT * FROM "Decision" ORDER BY "seq"'),
    entries: ask.all<{ id: string; request: number; hash: string; path: string; removedBy: string | null }>(
      'SELECT * FROM "Entry"',
    ),
    audit: ask
      .all<{ chain: string; kind: string; body: string }>('SELECT * FROM "Audit" ORDER BY "chain", "seq"')
      .map(({ body, ...row }) => ({ ...row, body: JSON.parse(body) as Record<string, unknown> })),
    prompts: ask.one(`SELECT COUNT(*) FROM "Event" WHERE "name" = 'prompt'`),
    integrity: ask.integrity(),
  }))
export type Ledger = ReturnType<typeof readLedger>

/** Events that the service has not taken yet. */
export function waitingEvents(home: string): number {
  return ['new', 'cur']
    .map((name) => path.join(home, 'spool', name))
    .reduce((sum, folder) => sum + (existsSync(folder) ? readdirSync(folder).length : 0), 0)
}
