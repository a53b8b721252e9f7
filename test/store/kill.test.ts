import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { takeInstanceLock } from '../../src/store/lock.ts'
import { readMigrations, shippedMigrations } from '../../src/store/migrations.ts'
import { openStore } from '../../src/store/open.ts'
import { aHome, aStore, databaseOf, noon, outsider } from './a-store.ts'
import { compiledStore } from './compiled.ts'

const child = fileURLToPath(new URL('./writing-child.mjs', import.meta.url))
const folder = compiledStore()

/** Starts a process that writes; resolves when its store is open. `acknowledged` grows with what it prints. */
async function aWritingProcess(home: string, first = 0) {
  const running = spawn(process.execPath, [child, folder, home, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const acknowledged: string[] = []
  const lines = createInterface({ input: running.stdout })
  const open = once(lines, 'line')
  lines.on('line', (line) => line !== 'open' && acknowledged.push(line))
  const ended = Promise.all([once(running, 'exit'), once(lines, 'close')])
  await Promise.race([open, ended])
  return {
    pid: running.pid,
    acknowledged,
    async kill() {
      running.kill('SIGKILL')
      await ended
    },
  }
}

describe('a killed process', { timeout: 300_000 }, () => {
  it('loses no acknowledged write and leaves whole chains, at whatever moment it is killed (R119, C8–C10)', async () => {
    const home = aHome()
    const acknowledged: string[] = []
    for (let round = 0; round < 8; round++) {
      const process = await aWritingProcess(home, round * 100_000)
      await wait(Math.random() * 250)
      await process.kill()
      acknowledged.push(...process.acknowledged)

      const store = await openStore({ url: `file:${databaseOf(home)}`, home, now: () => noon })
      const verdict = await store.verify()
      const rows = await store.read.audit({ chain: 'shop' })
      await store.close()
      expect(verdict).toMatchObject({ ok: true, broken: [] })
      // Both rows of a transaction or none.
      const events = outsider(home).prepare<[], string>('SELECT id FROM Event').pluck().all()
      expect(rows.map((row) => row.body.id).sort()).toEqual(events.sort())
      expect(acknowledged.filter((id) => !events.includes(id))).toEqual([])
      expect(outsider(home).pragma('integrity_check', { simple: true })).toBe('ok')
    }
    expect(acknowledged.length).toBeGreaterThan(0)
  })

  it('leaves a database that opens, even if it was killed while it opened its first (C26)', async () => {
    for (let round = 0; round < 5; round++) {
      const home = aHome()
      const opening = spawn(process.execPath, [child, folder, home, '0'], { stdio: 'ignore' })
      await wait(300 + Math.random() * 500)
      opening.kill('SIGKILL')
      await once(opening, 'exit')
      const store = await aStore(home)
      expect(await store.verify()).toMatchObject({ ok: true })
      expect(await store.read.audit({ chain: 'service' })).toHaveLength(
        readMigrations(shippedMigrations).length,
      )
    }
  })

  it('no longer holds its locks, and while it lives names itself (R82)', async () => {
    const home = aHome()
    const process = await aWritingProcess(home)
    const refused = await takeInstanceLock(home, 'status')
    expect(refused).toMatchObject({ outcome: 'held', by: { pid: process.pid, who: 'service' } })
    await expect(aStore(home)).rejects.toMatchObject({ code: 'held', detail: `pid ${process.pid}` })
    await process.kill()
    const taken = await takeInstanceLock(home, 'status')
    expect(taken.outcome).toBe('taken')
    if (taken.outcome === 'taken') await taken.release()
    expect(await (await aStore(home)).verify()).toMatchObject({ ok: true })
  })
})
