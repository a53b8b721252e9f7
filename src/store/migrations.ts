import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The shipped migrations; the same place seen from `src/store` and from `dist/store`. */
export const shippedMigrations = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

export interface Migration {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file in hex, as Prisma keeps it. */
  readonly checksum: string
}

/** The migrations of a folder in Prisma's layout, oldest first. */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const file = readFileSync(join(folder, name, 'migration.sql'))
      return { name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex') }
    })
}
