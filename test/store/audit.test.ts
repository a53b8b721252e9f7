import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/core/canonical-json.ts'
import type { Store } from '../../src/flow/ports/store.ts'
import { readMigrations, shippedMigrations } from '../../src/store/migrations.ts'
import { aHome, aStore, noon, outsider } from './a-store.ts'

/** Each is one link of the chain `service`. */
const migrations = readMigrations(shippedMigrations).length

const links = async (store: Store, chain: string, count: number) => {
  for (let n = 1; n <= count; n++)
    await store.write((tx) =>
      tx.addAudit({ chain, kind: 'press', at: noon + n, body: { n, by: '7197206006' } }),
    )
}
const headPath = (home: string, chain = 'shop') => join(home, 'audit', chain)

describe('an audit chain', () => {
  it('can be recomputed by anybody from the rows alone (R118)', async () => {
    const home = aHome()
    const store = await aStore(home)
    await links(store, 'shop', 3)
    let prev = '0'.repeat(64)
    for (const { hash, prev: stored, ...content } of await store.read.audit({ chain: 'shop' })) {
      expect(stored).toBe(prev)
      prev = createHash('sha256')
        .update(prev + canonicalJson(content))
        .digest('hex')
      expect(hash).toBe(prev)
    }
    expect(JSON.parse(readFileSync(headPath(home), 'utf8'))).toEqual({ chain: 'shop', seq: 3, hash: prev })
    expect(await store.verify()).toEqual({
      ok: true,
      rows: 3 + migrations,
      broken: [],
    })
  })

  it('tells the migrations in the chain of the service, once', async () => {
    const home = aHome()
    const store = await aStore(home)
    const told = await store.read.audit({ chain: 'service' })
    expect(told.map((row) => [row.kind, row.body.name])).toEqual(
      readMigrations(shippedMigrations).map(({ name }) => ['migration', name]),
    )
    await store.close()
    expect(await (await aStore(home)).read.audit({ chain: 'service' })).toEqual(told)
  })

  const tampering: [what: string, sql: string, seq: number, why: string][] = [
    ['a body was edited', `UPDATE Audit SET body = '{"by":"1","n":2}' WHERE seq = 2`, 2, 'edited'],
    ['white space was added', `UPDATE Audit SET body = body || ' ' WHERE seq = 2`, 2, 'edited'],
    ['a time was edited', 'UPDATE Audit SET at = at + 1 WHERE seq = 3', 3, 'edited'],
    ['a kind was edited', `UPDATE Audit SET kind = 'x' WHERE seq = 1`, 1, 'edited'],
    ['a hash was edited', `UPDATE Audit SET hash = '${'e'.repeat(64)}' WHERE seq = 2`, 2, 'edited'],
    ['a link was deleted', 'DELETE FROM Audit WHERE seq = 2', 3, 'missing'],
    ['the first link was deleted', 'DELETE FROM Audit WHERE seq = 1', 2, 'missing'],
    ['the last link was deleted', 'DELETE FROM Audit WHERE seq = 4', 3, 'shorter-than-head'],
    ['all links were deleted', 'DELETE FROM Audit', 0, 'shorter-than-head'],
    [
      'two links changed places',
      'UPDATE Audit SET seq = -2 WHERE seq = 2; UPDATE Audit SET seq = 2 WHERE seq = 3; UPDATE Audit SET seq = 3 WHERE seq = -2',
      2,
      'unlinked',
    ],
    [
      'a link was planted before the first',
      `INSERT INTO Audit SELECT chain, 0, prev, hash, kind, at, body FROM Audit WHERE seq = 1`,
      0,
      'missing',
    ],
  ]
  it.each(tampering)('is found broken when %s', async (_, sql, seq, why) => {
    const home = aHome()
    const store = await aStore(home)
    await links(store, 'shop', 4)
    // Only the chain of the workspace is tampered with.
    const attacker = outsider(home)
    const kept = attacker.prepare("SELECT * FROM Audit WHERE chain = 'service'").all()
    attacker.exec("DELETE FROM Audit WHERE chain = 'service'")
    attacker.exec(sql)
    for (const row of kept as Record<string, unknown>[])
      attacker.prepare('INSERT INTO Audit VALUES (@chain, @seq, @prev, @hash, @kind, @at, @body)').run(row)
    const verdict = await store.verify()
    expect(verdict.ok).toBe(false)
    expect(verdict.broken).toContainEqual({ chain: 'shop', seq, why })
  })

  it('rewritten from its start differs from its head', async () => {
    const home = aHome()
    const store = await aStore(home)
    await links(store, 'shop', 2)
    const head = readFileSync(headPath(home), 'utf8')
    outsider(home).exec("DELETE FROM Audit WHERE chain = 'shop'")
    await store.write((tx) => tx.addAudit({ chain: 'shop', kind: 'press', at: noon, body: { n: 'forged' } }))
    await store.write((tx) => tx.addAudit({ chain: 'shop', kind: 'press', at: noon, body: { n: 'forged' } }))
    writeFileSync(headPath(home), head)
    expect((await store.verify()).broken).toEqual([{ chain: 'shop', seq: 2, why: 'differs-from-head' }])
  })

  it('may be longer than its head, as after a crash between commit and head', async () => {
    const home = aHome()
    const store = await aStore(home)
    await links(store, 'shop', 1)
    const head = readFileSync(headPath(home))
    await links(store, 'shop', 2)
    writeFileSync(headPath(home), head)
    expect(await store.verify()).toMatchObject({ ok: true })
  })

  it('is broken without its head, or with one that cannot be read', async () => {
    const home = aHome()
    const store = await aStore(home)
    await links(store, 'shop', 1)
    writeFileSync(headPath(home), '{"chain":"shop","seq":1')
    expect((await store.verify()).broken).toContainEqual({ chain: 'shop', seq: 0, why: 'head-unreadable' })
    rmSync(headPath(home))
    expect((await store.verify()).broken).toEqual([{ chain: 'shop', seq: 1, why: 'head-missing' }])
  })

  it('has a head from before its first commit on', async () => {
    const home = aHome()
    const store = await aStore(home)
    const aborted = store.write(async (tx) => {
      await tx.addAudit({ chain: 'shop', kind: 'press', at: noon, body: {} })
      throw new Error('no')
    })
    await expect(aborted).rejects.toThrow('no')
    expect(JSON.parse(readFileSync(headPath(home), 'utf8'))).toMatchObject({ seq: 0, hash: '0'.repeat(64) })
    expect(await store.verify()).toMatchObject({ ok: true, rows: migrations })
  })

  it('has a head file of its own whatever its name', async () => {
    const home = aHome()
    const store = await aStore(home)
    const names = ['../../etc/passwd', 'A', 'a', '', '商店', 'a.part', '.x', 'x'.repeat(300)]
    for (const name of names) await links(store, name, 2)
    expect(readdirSync(join(home, 'audit'))).toHaveLength(names.length + 1)
    expect(await store.verify()).toMatchObject({ ok: true, rows: names.length * 2 + migrations })
  })

  it('is walked over many pages', async () => {
    const home = aHome()
    const store = await aStore(home)
    await store.write(async (tx) => {
      for (let n = 0; n < 2_500; n++)
        await tx.addAudit({ chain: 'shop', kind: 'press', at: noon, body: { n } })
    })
    expect(await store.verify()).toMatchObject({ ok: true, rows: 2_500 + migrations })
    outsider(home).exec("UPDATE Audit SET kind = 'x' WHERE seq = 2000")
    expect((await store.verify()).broken).toEqual([{ chain: 'shop', seq: 2_000, why: 'edited' }])
  })
})
