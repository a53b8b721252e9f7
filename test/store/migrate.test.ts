import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { noFailPoint } from '../../src/flow/ports/fail-point.ts'
import { migrate } from '../../src/store/migrate.ts'
import { readMigrations, shippedMigrations } from '../../src/store/migrations.ts'
import { aHome, anEvent, aStore, databaseOf, noon, outsider } from './a-store.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The shipped migrations and one more of the next version. */
function nextVersion(home: string, sql: string): string {
  const folder = join(home, 'migrations')
  cpSync(shippedMigrations, folder, { recursive: true })
  mkdirSync(join(folder, '20990101000000_next'))
  writeFileSync(join(folder, '20990101000000_next/migration.sql'), sql)
  return folder
}
const upgrade = (home: string, folder: string, fail = noFailPoint) =>
  migrate({ path: databaseOf(home), home, folder, now: () => noon, fail })

async function aUsedHome(): Promise<string> {
  const home = aHome()
  const store = await aStore(home)
  await store.write((tx) => tx.addEvent(anEvent()))
  await store.close()
  return home
}
const columns = (home: string) =>
  outsider(home).prepare<[], string>("SELECT name FROM pragma_table_info('Event')").pluck().all()

const shipped = readMigrations(shippedMigrations).map(({ name }) => name)

describe('the migrations', () => {
  it('agree with schema.prisma', () => {
    const output = execFileSync(process.execPath, ['prisma/make-migration.mjs', '--check'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(output).toBe('')
  })

  it('are recorded as Prisma records them', async () => {
    const home = await aUsedHome()
    const rows = outsider(home).prepare('SELECT * FROM _prisma_migrations').all()
    expect(rows).toEqual(
      shipped.map((migration_name) => ({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
        finished_at: noon,
        migration_name,
        logs: null,
        rolled_back_at: null,
        started_at: noon,
        applied_steps_count: 1,
      })),
    )
  })

  it('of a fresh home need no backup', () => {
    const home = aHome()
    expect(upgrade(home, shippedMigrations)).toEqual({ applied: shipped, backup: null })
    expect(upgrade(home, shippedMigrations)).toEqual({ applied: [], backup: null })
  })
})

describe('an upgrade', () => {
  it('makes a whole copy first and keeps the rows (R86)', async () => {
    const home = await aUsedHome()
    const { applied, backup } = upgrade(
      home,
      nextVersion(home, 'ALTER TABLE "Event" ADD COLUMN "extra" TEXT;'),
    )
    expect(applied).toEqual(['20990101000000_next'])
    expect(columns(home)).toContain('extra')
    expect(outsider(home).prepare('SELECT COUNT(*) FROM Event').pluck().get()).toBe(1)
    const copy = new Database(backup ?? '', { readonly: true })
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(copy.prepare('SELECT id FROM Event').pluck().all()).toEqual(['event-1'])
    expect(
      copy.prepare("SELECT COUNT(*) FROM pragma_table_info('Event') WHERE name = 'extra'").pluck().get(),
    ).toBe(0)
    copy.close()
  })

  it('that breaks half-way leaves the database as it was, and can be tried again (C26)', async () => {
    const home = await aUsedHome()
    const sql = 'ALTER TABLE "Event" ADD COLUMN "extra" TEXT;'
    const broken = () => {
      throw new Error('killed')
    }
    expect(() => upgrade(home, nextVersion(home, sql), broken)).toThrow('killed')
    expect(columns(home)).not.toContain('extra')
    expect(outsider(home).prepare('SELECT COUNT(*) FROM _prisma_migrations').pluck().get()).toBe(
      shipped.length,
    )
    expect(upgrade(home, join(home, 'migrations')).applied).toEqual(['20990101000000_next'])
    expect(readdirSync(join(home, 'backups')).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('with a faulty second statement undoes the first', async () => {
    const home = await aUsedHome()
    const folder = nextVersion(
      home,
      'ALTER TABLE "Event" ADD COLUMN "extra" TEXT;\nCREATE TABLE "Event" ("id" TEXT);',
    )
    expect(() => upgrade(home, folder)).toThrow('already exists')
    expect(columns(home)).not.toContain('extra')
  })

  it('can rebuild a table that others point to, but not leave them pointing to nothing', async () => {
    const home = aHome()
    const store = await aStore(home)
    await store.write(async (tx) => {
      const candidate = {
        id: 'c',
        workspace: 'w',
        textHash: 'h',
        text: null,
        kind: 'rule',
        reasons: [],
        createdAt: noon,
      }
      await tx.addCandidate({ ...candidate, urgency: 'mild', tier: 'L1', state: 'pool' })
      await tx.addSighting({ candidate: 'c', session: 's', event: 'e', at: noon })
    })
    await store.close()
    const rebuild = `CREATE TABLE "new_Candidate" AS SELECT * FROM "Candidate"; DROP TABLE "Candidate"; ALTER TABLE "new_Candidate" RENAME TO "Candidate"; CREATE UNIQUE INDEX "Candidate_id_key" ON "Candidate"("id");`
    expect(() => upgrade(home, nextVersion(home, `${rebuild} DELETE FROM "Candidate";`))).toThrow(
      'point to nothing',
    )
    writeFileSync(join(home, 'migrations/20990101000000_next/migration.sql'), rebuild)
    upgrade(home, join(home, 'migrations'))
    expect(outsider(home).prepare('SELECT COUNT(*) FROM Sighting').pluck().get()).toBe(1)
  })
})
