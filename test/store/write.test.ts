import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/flow/ports/store.ts'
import { readMigrations, shippedMigrations } from '../../src/store/migrations.ts'
import { aRequest } from '../a-request.ts'
import { aDecision, aHome, anEvent, aStore, noon, outsider } from './a-store.ts'

const audit = (n: number) => ({ chain: 'shop', kind: 'press', at: noon, body: { n } })

describe('a write', () => {
  it('lets exactly one of 50 presses on one revision win (R23)', async () => {
    const store = await aStore()
    const request = await store.write((tx) => tx.addRequest(aRequest()))
    const presses = Array.from({ length: 50 }, (_, n) =>
      store.write(async (tx) => {
        const next = { ...request, state: n % 2 ? ('approved' as const) : ('ignored' as const), revision: 4 }
        const won = await tx.saveRequest(next, 3)
        if (won) await tx.addDecision(aDecision({ id: `d${n}` }))
        return won
      }),
    )
    expect((await Promise.all(presses)).filter(Boolean)).toHaveLength(1)
    expect(await store.read.decisionsOf(request.number)).toHaveLength(1)
  })

  it('that throws leaves nothing, while those around it stay (R79)', async () => {
    const store = await aStore()
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        store.write(async (tx) => {
          await tx.addEvent(anEvent({ id: `e${n}` }))
          await tx.addAudit(audit(n))
          if (n % 2) throw new Error(`no ${n}`)
          return n
        }),
      ),
    )
    for (const [n, result] of results.entries())
      expect(result).toMatchObject(
        n % 2 ? { status: 'rejected', reason: new Error(`no ${n}`) } : { value: n },
      )
    expect(await store.read.eventCount({})).toBe(10)
    expect((await store.read.audit({ chain: 'shop' })).map((row) => row.body.n)).toEqual([
      0, 2, 4, 6, 8, 10, 12, 14, 16, 18,
    ])
    expect(await store.verify()).toMatchObject({ ok: true })
  })

  it('is seen by its own reads at once and by other reads only when it is committed (R24)', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      const { number } = await tx.addRequest(aRequest())
      expect(await tx.request(number)).toMatchObject({ number })
      expect(await store.read.request(number)).toBeNull()
      expect(await store.read.requests({})).toEqual([])
    })
    expect(await store.read.request(1)).toMatchObject({ number: 1 })
  })

  it('that takes long by itself is told in the log, for those who look closely (R80)', async () => {
    const lines: object[] = []
    const store = await aStore(aHome(), { log: (line) => lines.push(line) })
    await store.write(async () => {
      for (const end = performance.now() + 60; performance.now() < end; );
    })
    expect(lines).toContainEqual({
      event: 'slow-transaction',
      level: expect.stringMatching(/^(debug|warn)$/),
      ms: expect.any(Number),
    })
  })

  it('runs alone, in the order in which it was asked for', async () => {
    const store = await aStore()
    const steps: string[] = []
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        store.write(async (tx) => {
          steps.push(`${name} begins`)
          await tx.addEvent(anEvent({ id: name }))
          await tx.eventCount({})
          steps.push(`${name} ends`)
        }),
      ),
    )
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('is refused whole when an audit row fails, even if the work shrugs it off (R119)', async () => {
    const store = await aStore()
    await store.write((tx) => tx.addRequest(aRequest()))
    const deed = store.write(async (tx) => {
      await tx.addDecision(aDecision())
      await tx.addAudit({ ...audit(1), body: { broken: Number.NaN } }).catch(() => {})
      return 'approved'
    })
    await expect(deed).rejects.toThrow('NaN')
    expect(await store.read.decisionsOf(1)).toEqual([])
    expect(await store.read.audit({ chain: 'shop' })).toEqual([])
  })

  it('makes a chain of links that were added at the same time', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      await Promise.all([1, 2, 3].map((n) => tx.addAudit(audit(n))))
    })
    expect((await store.read.audit({ chain: 'shop' })).map((row) => row.seq)).toEqual([1, 2, 3])
    expect(await store.verify()).toMatchObject({ ok: true })
  })

  it('cannot be used after its end, nor leave a statement running', async () => {
    const store = await aStore()
    let escaped: Transaction | undefined
    await store.write(async (tx) => {
      escaped = tx
    })
    await expect(escaped?.addEvent(anEvent())).rejects.toMatchObject({ code: 'misuse' })
    const careless = store.write(async (tx) => {
      tx.addEvent(anEvent()).catch(() => {})
    })
    await expect(careless).rejects.toMatchObject({ code: 'misuse' })
    expect(await store.read.eventCount({})).toBe(0)
  })

  it('inside a write is refused instead of waiting for itself', async () => {
    const store = await aStore()
    const nested = store.write(async (tx) => {
      await tx.addEvent(anEvent())
      await store.write(async () => {})
    })
    await expect(nested).rejects.toMatchObject({ code: 'misuse' })
    await store.write((tx) => tx.addEvent(anEvent()))
  })

  it('started by the work but made after it is a write of its own', async () => {
    const store = await aStore()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let later: Promise<boolean> | undefined
    await store.write(async () => {
      later = held.then(() => store.write((tx) => tx.addEvent(anEvent())))
    })
    release()
    expect(await later).toBe(true)
  })

  it('gives back what the work returns, nothing included', async () => {
    const store = await aStore()
    expect(await store.write(async () => undefined)).toBeUndefined()
    expect(await store.write(async () => null)).toBeNull()
  })

  it('is refused once the store is closed, and closing waits for what was asked before', async () => {
    const home = aHome()
    const store = await aStore(home)
    const before = store.write((tx) => tx.addEvent(anEvent()))
    const closing = store.close()
    await expect(store.write(async () => {})).rejects.toMatchObject({ code: 'closed' })
    expect(await before).toBe(true)
    await closing
    await store.close()
    expect(outsider(home).prepare('SELECT COUNT(*) FROM Event').pluck().get()).toBe(1)
  })

  it('passes the fail points of a decision and of a finished write (C8, C9, C10, C20)', async () => {
    const passed: string[] = []
    const store = await aStore(undefined, { fail: (name) => passed.push(name) })
    await store.write((tx) => tx.addRequest(aRequest()))
    expect(passed.splice(0)).toEqual(readMigrations(shippedMigrations).map(() => 'C26'))
    await store.write((tx) => tx.addDecision(aDecision()))
    expect(passed.splice(0)).toEqual(['C8', 'C10', 'C9'])
  })

  it('that breaks before its commit is not there, and after it is (C8, C10)', async () => {
    for (const [point, kept] of [
      ['C8', 0],
      ['C10', 1],
      ['C9', 1],
    ] as const) {
      const fail = (name: string) => {
        if (name === point) throw new Error(name)
      }
      const store = await aStore(undefined, { fail })
      await store.write((tx) => tx.addRequest(aRequest()))
      await expect(store.write((tx) => tx.addDecision(aDecision()))).rejects.toThrow(point)
      expect(await store.read.decisionsOf(1)).toHaveLength(kept)
      await store.write((tx) => tx.addEvent(anEvent()))
    }
  })
})
