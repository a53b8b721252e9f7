import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/flow/ports/store.ts'
import { openStore } from '../../src/store/open.ts'
import { restoreDatabase } from '../../src/store/restore.ts'
import { aHome, databaseOf, noon } from './a-store.ts'

const DAY = 24 * 3_600_000
const note = (store: Store, n: number) =>
  store.write((tx) => tx.addAudit({ chain: 'service', kind: 'note', at: noon, body: { n } }))
const open = (home: string, now = () => noon) => openStore({ url: `file:${databaseOf(home)}`, home, now })
const restore = (home: string, file: string) =>
  restoreDatabase({ file, url: `file:${databaseOf(home)}`, home, now: noon })

describe('a copy of the database', () => {
  it('is made once a day, with the heads of the audit chains beside it, and seven are kept', async () => {
    const home = aHome()
    let now = noon
    const store = await open(home, () => now)
    expect(await store.backUpDaily()).not.toBeNull()
    now += DAY - 1
    expect(await store.backUpDaily()).toBeNull()
    for (let day = 0; day < 9; day++) {
      now += DAY
      await note(store, day)
      expect(await store.backUpDaily()).not.toBeNull()
    }
    const kept = readdirSync(join(home, 'backups')).sort()
    expect(kept.filter((name) => name.endsWith('-daily.db'))).toHaveLength(7)
    expect(kept.filter((name) => name.endsWith('-daily.db.heads'))).toHaveLength(7)
    await store.close()
  })

  it('put in place brings back what it held, keeps what it replaces, and its chain holds', async () => {
    const home = aHome()
    const store = await open(home)
    await note(store, 1)
    const copy = await store.backUp()
    const { rows } = await store.verify()
    await note(store, 2)
    await store.close()
    const restored = await restore(home, copy)
    const kept = restored.outcome === 'restored' ? restored.kept : null
    expect(readdirSync(kept ?? '')).toEqual(expect.arrayContaining(['audit', 'evogate.db']))
    const again = await open(home)
    expect(await again.verify()).toMatchObject({ ok: true, rows })
    await again.close()
  })

  it('is not put in place while somebody owns the database', async () => {
    const home = aHome()
    const store = await open(home)
    const copy = await store.backUp()
    expect(await restore(home, copy)).toEqual({ outcome: 'refused', why: 'running' })
    await store.close()
  })

  it('is refused when it is none of ours, changed or cut off, and nothing is touched', async () => {
    const home = aHome()
    const store = await open(home)
    await note(store, 1)
    await note(store, 2)
    const copy = await store.backUp()
    await store.close()
    const before = readFileSync(databaseOf(home))
    const bad = (name: string, spoil: (database: Database.Database) => void) => {
      mkdirSync(join(home, 'bad'), { recursive: true })
      const path = join(home, 'bad', name)
      copyFileSync(copy, path)
      copyFileSync(`${copy}.heads`, `${path}.heads`)
      const database = new Database(path)
      spoil(database)
      database.close()
      return path
    }
    const edited = bad('edited.db', (it) =>
      it.exec(`UPDATE "Audit" SET "body" = '{"n":9}' WHERE "kind" = 'note'`),
    )
    const cut = bad('cut.db', (it) =>
      it.exec(`DELETE FROM "Audit" WHERE "seq" = (SELECT MAX("seq") FROM "Audit" WHERE "chain" = 'service')`),
    )
    expect(await restore(home, edited)).toEqual({ outcome: 'refused', why: 'chain-broken' })
    expect(await restore(home, cut)).toEqual({ outcome: 'refused', why: 'chain-broken' })
    const other = join(home, 'bad', 'other.db')
    const database = new Database(other)
    database.exec('CREATE TABLE "Cake" ("id" INTEGER)')
    database.close()
    writeFileSync(join(home, 'bad', 'text.db'), 'not a database at all')
    for (const path of [other, join(home, 'bad', 'text.db'), join(home, 'nowhere.db')])
      expect(await restore(home, path)).toEqual({ outcome: 'refused', why: 'not-a-backup' })
    expect(readFileSync(databaseOf(home)).equals(before)).toBe(true)
    expect(existsSync(`${databaseOf(home)}.restoring`)).toBe(false)
  })
})
