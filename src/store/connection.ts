import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { StoreError } from './error.ts'
import { type Prisma, PrismaClient } from './generated/client.ts'

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>
type Running = Awaited<ReturnType<Adapter['startTransaction']>>
type Queryable = Pick<Adapter, 'queryRaw' | 'executeRaw'>

export type SqlValue = string | number | boolean | null

/** Statements without Prisma's client in between: some 20 times cheaper, for what runs once an event or a press. */
export interface Sql {
  /** Returns how many rows were changed. */
  run(text: string, ...values: readonly SqlValue[]): Promise<number>
  rows<Row>(text: string, ...values: readonly SqlValue[]): Promise<readonly Row[]>
}

/** What the files of the aggregates work on: the reader's connection, or the writer's open transaction. */
export interface Connection {
  readonly prisma: Prisma.TransactionClient
  readonly sql: Sql
}

export interface OpenConnection {
  readonly prisma: PrismaClient
  readonly sql: Sql
  /**
   * Asks SQLite itself: after a COMMIT that failed, Prisma takes the transaction for ended while it is still open, and
   * every later one would fail.
   */
  isStuck(): Promise<boolean>
  close(): Promise<void>
}

/** SQLite waits for a lock of another program with the whole process, and no press is acknowledged meanwhile (R50). */
const BUSY_TIMEOUT_MS = 100

/**
 * Opens one connection to an existing database. The pragmas are run on the adapter before Prisma sees it, since a
 * database in WAL mode comes back with `synchronous=NORMAL` on every new connection (R78).
 *
 * @throws StoreError `pragma` when one of them does not hold
 */
export async function openConnection(path: string, role: 'reader' | 'writer'): Promise<OpenConnection> {
  const factory = new PinnedSqlite(path, role)
  const prisma = new PrismaClient({ adapter: factory })
  try {
    await prisma.$connect()
  } catch (error) {
    await prisma.$disconnect().catch(() => {})
    throw factory.refusal ?? error
  }
  return {
    prisma,
    sql: sqlOn(() => factory.statementTarget()),
    async isStuck() {
      try {
        await factory.adapter?.executeScript('BEGIN; ROLLBACK')
        return factory.adapter === null
      } catch {
        return true
      }
    },
    async close() {
      // A transaction that hangs would make $disconnect wait for ever; closing the file rolls it back.
      if (factory.running !== null) await factory.adapter?.dispose()
      else await prisma.$disconnect()
    },
  }
}

class PinnedSqlite extends PrismaBetterSqlite3 {
  adapter: Adapter | null = null
  running: Running | null = null
  refusal: unknown = null
  readonly #role: 'reader' | 'writer'

  constructor(path: string, role: 'reader' | 'writer') {
    super({ url: `file:${path}`, fileMustExist: true, timeout: BUSY_TIMEOUT_MS })
    this.#role = role
  }

  override async connect(): Promise<Adapter> {
    const adapter = await super.connect()
    try {
      await pin(adapter, this.#role)
    } catch (error) {
      this.refusal = error
      await adapter.dispose()
      throw error
    }
    this.#watch(adapter)
    this.adapter = adapter
    return adapter
  }

  /** The transaction that Prisma began, on the writer; a statement outside one would be committed by itself. */
  statementTarget(): Queryable {
    const target = this.#role === 'reader' ? this.adapter : this.running
    if (target === null)
      throw new StoreError('misuse', 'no transaction is open: it ran into its time limit, or was never begun')
    return target
  }

  #watch(adapter: Adapter): void {
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (level) => {
      const running = await start(level)
      const { commit, rollback } = running
      running.commit = () => {
        this.running = null
        return commit.call(running)
      }
      running.rollback = () => {
        this.running = null
        return rollback.call(running)
      }
      this.running = running
      return running
    }
  }
}

/** Sets the pragmas that durability rests on and reads them back. */
export async function pin(adapter: Adapter, role: 'reader' | 'writer'): Promise<void> {
  await adapter.executeScript(
    // fullfsync: without it macOS acknowledges what a power cut can still lose.
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA fullfsync=ON; PRAGMA checkpoint_fullfsync=ON;',
  )
  if (role === 'reader') await adapter.executeScript('PRAGMA query_only=ON')
  const wanted = {
    journal_mode: 'wal',
    synchronous: 2,
    foreign_keys: 1,
    query_only: role === 'reader' ? 1 : 0,
  }
  for (const [name, value] of Object.entries(wanted)) {
    const { rows } = await adapter.queryRaw({ sql: `PRAGMA ${name}`, args: [], argTypes: [] })
    const found = rows[0]?.[0]
    if (String(found) !== String(value)) throw new StoreError('pragma', `${name}=${String(found)}`)
  }
}

function sqlOn(target: () => Queryable): Sql {
  const query = (text: string, values: readonly SqlValue[]): Parameters<Queryable['queryRaw']>[0] => ({
    sql: text,
    // As bigint, since better-sqlite3 would bind a time as a floating-point number.
    args: values.map((value) => (typeof value === 'number' ? BigInt(value) : value)),
    argTypes: values.map((value) => ({ scalarType: scalarOf(value), arity: 'scalar' as const })),
  })
  return {
    run: async (text, ...values) => target().executeRaw(query(text, values)),
    async rows<Row>(text: string, ...values: readonly SqlValue[]) {
      const { columnNames, rows } = await target().queryRaw(query(text, values))
      return rows.map((row) => Object.fromEntries(columnNames.map((name, at) => [name, row[at]])) as Row)
    },
  }
}

function scalarOf(value: SqlValue): 'string' | 'bigint' | 'boolean' | 'unknown' {
  if (typeof value === 'string') return 'string'
  if (typeof value === 'number') return 'bigint'
  return typeof value === 'boolean' ? 'boolean' : 'unknown'
}
