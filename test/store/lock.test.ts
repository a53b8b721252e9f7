import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { takeInstanceLock } from '../../src/store/lock.ts'
import { aHome, aStore, databaseOf } from './a-store.ts'

describe('the instance lock', () => {
  it('is held by one and tells the others who that is and since when', async () => {
    const home = aHome()
    const before = Date.now()
    const first = await takeInstanceLock(home, 'service')
    const second = await takeInstanceLock(home, 'backup')
    expect(first.outcome).toBe('taken')
    expect(second).toMatchObject({ outcome: 'held', by: { pid: process.pid, who: 'service' } })
    if (second.outcome === 'held') expect(second.by.since).toBeGreaterThanOrEqual(before)
    if (first.outcome === 'taken') await first.release()
    const third = await takeInstanceLock(home, 'backup')
    expect(third.outcome).toBe('taken')
    if (third.outcome === 'taken') await third.release()
  })

  it('can be released twice without taking it from the next holder', async () => {
    const home = aHome()
    const first = await takeInstanceLock(home, 'service')
    if (first.outcome !== 'taken') throw new Error('not taken')
    await first.release()
    const second = await takeInstanceLock(home, 'backup')
    await first.release()
    expect(await takeInstanceLock(home, 'x')).toMatchObject({ outcome: 'held', by: { who: 'backup' } })
    if (second.outcome === 'taken') await second.release()
  })

  it.each([['{"pid":4194304,"who":"service","since":1}'], ['not json'], ['{"pid":1}']])(
    'is not blocked by a note that was left behind: %s',
    async (note) => {
      const home = aHome()
      writeFileSync(join(home, 'evogate.lock.holder'), note)
      const lock = await takeInstanceLock(home, 'service')
      expect(lock.outcome).toBe('taken')
      if (lock.outcome === 'taken') await lock.release()
      expect(existsSync(join(home, 'evogate.lock.holder'))).toBe(false)
    },
  )

  it('is held even when its holder could not say so', async () => {
    const home = aHome()
    const lock = await takeInstanceLock(home, 'service')
    writeFileSync(join(home, 'evogate.lock.holder'), '')
    expect(await takeInstanceLock(home, 'x')).toEqual({ outcome: 'held', by: { pid: 0, who: '', since: 0 } })
    if (lock.outcome === 'taken') await lock.release()
  })

  it('that cannot be written says where', async () => {
    const home = aHome()
    mkdirSync(join(home, 'evogate.lock'))
    await expect(takeInstanceLock(home, 'service')).rejects.toMatchObject({
      code: 'not-writable',
      detail: join(home, 'evogate.lock'),
    })
  })
})

describe('a database', () => {
  it('is opened by one store only, from whatever home and under whatever name', async () => {
    const [home, other] = [aHome(), aHome()]
    const store = await aStore(home)
    await expect(aStore(other, { url: `file:${databaseOf(home)}` })).rejects.toMatchObject({ code: 'held' })
    symlinkSync(databaseOf(home), join(other, 'link.db'))
    await expect(aStore(other, { url: `file:${other}/link.db` })).rejects.toMatchObject({ code: 'held' })
    await store.close()
    await aStore(other, { url: `file:${databaseOf(home)}` })
  })
})
