/**
 * Why the store cannot go on. `store-unknown`: nobody can say whether a transaction was committed; the process must end
 * and start anew. `busy`: another program has locked the database; nothing was written. `not-writable` also stands for a folder that cannot be made. The rest is what it says.
 */
export type StoreErrorCode =
  | 'bad-url'
  | 'foreign-database'
  | 'newer-database'
  | 'changed-migration'
  | 'unfinished-migration'
  | 'damaged'
  | 'held'
  | 'busy'
  | 'pragma'
  | 'not-writable'
  | 'no-space'
  | 'io-error'
  | 'store-unknown'
  | 'not-found'
  | 'misuse'
  | 'closed'

/** A broken world. `detail` is plain technical text (a path, a name, a value), safe to show. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: StoreErrorCode
  readonly detail: string

  constructor(code: StoreErrorCode, detail: string, cause?: unknown) {
    super(`${code}: ${detail}`, cause === undefined ? undefined : { cause })
    this.code = code
    this.detail = detail
  }
}

const codeOfSqlite: readonly (readonly [prefix: string, code: StoreErrorCode])[] = [
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_FULL', 'no-space'],
  // Shared memory is what a write-ahead log needs and some network file systems have not.
  ['SQLITE_IOERR_SHM', 'pragma'],
  ['SQLITE_IOERR', 'io-error'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_READONLY', 'not-writable'],
  ['SQLITE_CANTOPEN', 'not-writable'],
  ['SQLITE_PERM', 'not-writable'],
]

/** The SQLite code inside an error of better-sqlite3, of the adapter or of Prisma, if there is one. */
export function sqliteCode(error: unknown): string | null {
  for (let at = error, depth = 0; at instanceof Object && depth < 5; depth++) {
    const link = at as {
      code?: unknown
      originalCode?: unknown
      cause?: unknown
      meta?: { driverAdapterError?: unknown }
    }
    for (const code of [link.originalCode, link.code])
      if (typeof code === 'string' && code.startsWith('SQLITE_')) return code
    at = link.cause ?? link.meta?.driverAdapterError
  }
  return null
}

/** Turns troubles of the disk and the file into a StoreError; everything else is returned as it came. */
export function asStoreError(error: unknown): unknown {
  if (error instanceof StoreError) return error
  const sqlite = sqliteCode(error)
  const code = codeOfSqlite.find(([prefix]) => sqlite?.startsWith(prefix))?.[1]
  return code === undefined ? error : new StoreError(code, sqlite ?? '', error)
}
