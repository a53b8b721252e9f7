import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openSpool } from '../../src/agents/spool.ts'
import { EVENT_MAX_BYTES } from '../../src/agents/spooled-event.ts'
import { aHome, aTaker, leave, left } from './a-spool.ts'

describe('a drain', () => {
  it('takes events in the order in which they came, whatever their names', async () => {
    const home = aHome()
    const late = leave(home, { n: 3 }, { at: 30 })
    const early = leave(home, { n: 1 }, { at: 10, event: 'Stop' })
    const between = leave(home, { n: 2 }, { at: 20, folder: 'cur' })
    const taker = aTaker()
    expect(await openSpool(home).drain(taker.take)).toEqual({ taken: 3, quarantined: 0, dropped: 0 })
    expect(taker.events).toEqual([
      {
        id: early,
        agent: 'claude-code',
        name: 'Stop',
        receivedAt: 10_000,
        body: { n: 1 },
        truncated: false,
        bytes: 7,
      },
      expect.objectContaining({ id: between, receivedAt: 20_000 }),
      expect.objectContaining({ id: late, name: 'UserPromptSubmit' }),
    ])
    expect(left(home)).toEqual({})
  })

  it('gives at most 200 events at once', async () => {
    const home = aHome()
    for (let n = 0; n < 450; n++) leave(home, { n })
    const taker = aTaker()
    await openSpool(home).drain(taker.take)
    expect(taker.batches).toEqual([200, 200, 50])
  })

  it('gives at most 8 MiB at once', async () => {
    const home = aHome()
    for (let n = 0; n < 20; n++) leave(home, { text: 'x'.repeat(1_000_000) })
    const taker = aTaker()
    await openSpool(home).drain(taker.take)
    expect(taker.batches).toEqual([8, 8, 4])
  })

  it('leaves events where they are until they are taken, and brings them again if that fails', async () => {
    const home = aHome()
    const id = leave(home, { prompt: 'once' })
    const spool = openSpool(home)
    const trouble = new Error('database is full')
    await expect(
      spool.drain(async (batch) => {
        expect(Object.keys(left(home))).toEqual([`cur/${batch[0]!.id}`])
        throw trouble
      }),
    ).rejects.toBe(trouble)
    expect(await spool.depth()).toBe(1)
    const taker = aTaker()
    expect(await spool.drain(taker.take)).toMatchObject({ taken: 1 })
    expect(taker.events.map((event) => event.id)).toEqual([id])
    expect(await spool.depth()).toBe(0)
  })

  it('waits for the one before', async () => {
    const home = aHome()
    leave(home, {})
    const spool = openSpool(home)
    let running = 0
    let second: Promise<unknown> | undefined
    const take = async () => {
      expect(++running).toBe(1)
      if (!second) {
        leave(home, {})
        second = spool.drain(take)
        // Time enough for a drain that does not wait.
        for (let turn = 0; turn < 300; turn++) await new Promise((resolve) => setImmediate(resolve))
      }
      running--
    }
    expect(await spool.drain(take)).toMatchObject({ taken: 1 })
    expect(await second).toMatchObject({ taken: 1 })
  })

  it('keeps the folders private (R75)', () => {
    const home = aHome()
    mkdirSync(join(home, 'spool', 'new'), { recursive: true, mode: 0o755 })
    openSpool(home)
    for (const folder of ['', 'tmp', 'new', 'cur', 'bad']) {
      expect(statSync(join(home, 'spool', folder)).mode & 0o777).toBe(0o700)
    }
  })

  it('removes what a killed hook left in tmp after an hour, not before (C1)', async () => {
    const home = aHome()
    const spool = openSpool(home)
    const seconds = Date.now() / 1000
    for (const [name, age] of [
      ['old', 3700],
      ['young', 3500],
    ] as const) {
      writeFileSync(join(home, 'spool', 'tmp', name), '{')
      utimesSync(join(home, 'spool', 'tmp', name), seconds - age, seconds - age)
    }
    const taker = aTaker()
    await spool.drain(taker.take)
    expect(left(home)).toEqual({ 'tmp/young': '{' })
    expect(taker.events).toEqual([])
  })
})

describe('an event that cannot be read', () => {
  it('is removed after three tries, keeps none of its bytes, and the queue goes on (R11, R75, R112)', async () => {
    const home = aHome()
    const bad = leave(home, '{"prompt":"hunter2-is-the-password', { at: 10 })
    const good = leave(home, { prompt: 'fine' }, { at: 20 })
    const log: object[] = []
    const taker = aTaker()
    const drained = await openSpool(home, { log: (line) => log.push(line) }).drain(taker.take)
    expect(drained).toEqual({ taken: 1, quarantined: 1, dropped: 0 })
    expect(taker.events.map((event) => event.id)).toEqual([good])
    const line = { id: bad, bytes: 34, reason: 'not-json' }
    expect(left(home)).toEqual({ [`bad/${bad}.json`]: `${JSON.stringify(line)}\n` })
    expect(log).toEqual([{ event: 'spool-quarantined', ...line }])
  })

  it('by whoever takes it is brought three times, alone after the first, and the rest once (R112)', async () => {
    const home = aHome()
    const [before, poison, after] = [10, 20, 30].map((at) => leave(home, { secret: 'hunter2' }, { at }))
    const batches: (string | undefined)[][] = []
    const drained = await openSpool(home).drain(async (batch) => {
      batches.push(batch.map(({ id }) => id))
      return batch.some(({ id }) => id === poison) ? [{ id: poison!, reason: 'handling-failed' }] : []
    })
    expect(drained).toEqual({ taken: 2, quarantined: 1, dropped: 0 })
    expect(batches).toEqual([[before, poison, after], [poison], [poison]])
    const line = { id: poison, bytes: 20, reason: 'handling-failed' }
    expect(left(home)).toEqual({ [`bad/${poison}.json`]: `${JSON.stringify(line)}\n` })
  })

  it('may be mended between the tries', async () => {
    const home = aHome()
    leave(home, { n: 1 }, { at: 10 })
    const slow = leave(home, '{"half":', { at: 5 })
    const taken: string[] = []
    await openSpool(home).drain(async (batch) => {
      taken.push(...batch.map((event) => event.id))
      writeFileSync(join(home, 'spool', 'cur', slow), '{"half":"whole"}')
    })
    expect(taken).toHaveLength(2)
  })

  it.each(['new', 'cur'])('a link in %s is not followed', async (folder) => {
    const home = aHome()
    const spool = openSpool(home)
    const secret = join(home, 'secret.json')
    writeFileSync(secret, '{"prompt":"secret"}')
    symlinkSync(secret, join(home, 'spool', folder, 'UserPromptSubmit.claude-code.link'))
    const taker = aTaker()
    expect(await spool.drain(taker.take)).toEqual({ taken: 0, quarantined: 1, dropped: 0 })
    expect(taker.events).toEqual([])
    expect(JSON.stringify(left(home))).not.toContain('secret')
    expect(readFileSync(secret, 'utf8')).toContain('secret')
  })

  it('a link put in place of a file after it was listed is not followed', async () => {
    const home = aHome()
    const secret = join(home, 'secret.json')
    writeFileSync(secret, '{"prompt":"secret"}')
    const id = leave(home, {})
    const spool = openSpool(home, {
      fail: (point) => {
        if (point !== 'C2' || swapped) return
        swapped = true
        unlinkSync(join(home, 'spool', 'cur', id))
        symlinkSync(secret, join(home, 'spool', 'cur', id))
      },
    })
    let swapped = false
    const taker = aTaker()
    expect(await spool.drain(taker.take)).toMatchObject({ taken: 0, quarantined: 1 })
    expect(swapped).toBe(true)
  })

  it('a FIFO does not stop the drain', async () => {
    const home = aHome()
    const spool = openSpool(home)
    const fifo = join(home, 'spool', 'new', 'UserPromptSubmit.claude-code.fifo')
    expect(spawnSync('/bin/sh', ['-c', 'mkfifo "$0"', fifo]).status).toBe(0)
    const id = leave(home, {})
    const taker = aTaker()
    expect(await spool.drain(taker.take)).toMatchObject({ taken: 1, quarantined: 1 })
    expect(taker.events.map((event) => event.id)).toEqual([id])
  })

  it('a name that no hook made is kept as a hash only', async () => {
    const home = aHome()
    const spool = openSpool(home)
    writeFileSync(join(home, 'spool', 'new', 'sk-secret-token'), '{}')
    mkdirSync(join(home, 'spool', 'new', 'folder'))
    expect(await spool.drain(async () => {})).toMatchObject({ taken: 0, quarantined: 1 })
    expect(Object.keys(left(home))).toEqual([expect.stringMatching(/^bad\/unknown-[0-9a-f]{16}\.json$/)])
    expect(JSON.stringify(left(home))).not.toContain('sk-secret')
  })
})

describe('what an event says', () => {
  const readOne = async (body: string | Buffer) => {
    const home = aHome()
    leave(home, body)
    const taker = aTaker()
    await openSpool(home).drain(taker.take)
    return taker.events[0]
  }

  it('is parsed whatever it is, as long as it is JSON', async () => {
    expect((await readOne('42'))?.body).toBe(42)
    expect((await readOne('null'))?.body).toBe(null)
    expect((await readOne('\uFEFF{"a":1}\n'))?.body).toEqual({ a: 1 })
  })

  it('has invalid UTF-8 replaced (R73)', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"x'), Buffer.from([0xff, 0xc3]), Buffer.from('y"}')])
    expect((await readOne(bytes))?.body).toEqual({ a: 'x\uFFFD\uFFFDy' })
  })

  it('with __proto__ changes no prototype (R73)', async () => {
    const event = await readOne(
      '{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":{"polluted":true}}}}',
    )
    expect(Object.getPrototypeOf(event?.body)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('is no trouble when nested half a million deep (R73)', async () => {
    const event = await readOne('['.repeat(500_000) + ']'.repeat(500_000))
    expect(event?.truncated).toBe(false)
  })

  it('is whole at exactly 1 MiB', async () => {
    const body = JSON.stringify({ prompt: '' })
    const event = await readOne(JSON.stringify({ prompt: 'x'.repeat(EVENT_MAX_BYTES - body.length) }))
    expect(event).toMatchObject({ bytes: EVENT_MAX_BYTES, truncated: false })
  })

  it.each([EVENT_MAX_BYTES, 5_000_000])(
    'is saved as far as it goes when it was cut at 1 MiB (%d bytes left)',
    async (bytes) => {
      const whole = JSON.stringify({ session_id: 's1', prompt: '忘'.repeat(2_000_000) })
      const event = await readOne(Buffer.from(whole).subarray(0, bytes))
      expect(event).toMatchObject({ bytes, truncated: true })
      const body = event?.body as { session_id: string; prompt: string }
      expect(body.session_id).toBe('s1')
      expect(body.prompt).toMatch(/^忘+$/u)
      expect(Buffer.byteLength(JSON.stringify(body))).toBeGreaterThan(EVENT_MAX_BYTES - 8)
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(EVENT_MAX_BYTES + 2)
    },
  )
})

describe('a spool without room (R111)', () => {
  it('lets the lowest classes go at 64 MiB, oldest first, and counts them', async () => {
    const home = aHome()
    const mib = (event: string, at: number) => leave(home, { text: 'x'.repeat(1_048_000) }, { event, at })
    const prompts = Array.from({ length: 61 }, (_, n) => mib('UserPromptSubmit', 100 + n))
    const stop = mib('Stop', 50)
    const failure = mib('PostToolUseFailure', 40)
    const [, newer] = [mib('PostToolUse', 200), mib('PostToolUse', 201), mib('PostToolUse', 1)]
    const taker = aTaker()
    const spool = openSpool(home)
    expect(await spool.drain(taker.take)).toEqual({ taken: 64, quarantined: 0, dropped: 2 })
    expect(new Set(taker.events.map((event) => event.id))).toEqual(
      new Set([failure, stop, newer, ...prompts]),
    )
    expect(await spool.dropped()).toMatchObject({ count: 2 })
  })

  it('counts every drop, of hooks and of drains, over restarts', async () => {
    const home = aHome()
    expect(await openSpool(home).dropped()).toEqual({ count: 0, last: null })
    const counter = join(home, 'spool', 'dropped')
    writeFileSync(counter, '...', { flag: 'a' })
    utimesSync(counter, 1_000, 1_000)
    expect(await openSpool(home).dropped()).toEqual({ count: 3, last: 1_000_000 })
    expect(await openSpool(home).dropped()).toEqual({ count: 3, last: 1_000_000 })
  })
})

describe('a watch', () => {
  it('tells of what is there already and of what comes', async () => {
    const home = aHome()
    leave(home, { n: 0 })
    const spool = openSpool(home)
    const taker = aTaker()
    const stop = spool.watch(() => void spool.drain(taker.take))
    await expect.poll(() => taker.events.length, { timeout: 10_000 }).toBe(1)
    for (let n = 1; n <= 50; n++) leave(home, { n })
    await expect.poll(() => taker.events.length, { timeout: 10_000 }).toBe(51)
    stop()
  })

  it('comes back to what a take that broke left behind, though nothing new comes', async () => {
    const home = aHome()
    const spool = openSpool(home)
    leave(home, {})
    let tries = 0
    const taken: string[] = []
    const take = async (batch: readonly { readonly id: string }[]) => {
      tries += 1
      if (tries === 1) throw new Error('the disk is full')
      taken.push(...batch.map(({ id }) => id))
    }
    const stop = spool.watch(() => void spool.drain(take).catch(() => {}))
    await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1)
    expect(tries).toBe(2)
    stop()
  })

  it('goes on when the folder is made anew', async () => {
    const home = aHome()
    const spool = openSpool(home)
    let told = 0
    const stop = spool.watch(() => told++)
    const { rmSync } = await import('node:fs')
    rmSync(join(home, 'spool', 'new'), { recursive: true })
    leave(home, {})
    await expect.poll(() => told, { timeout: 10_000 }).toBeGreaterThan(0)
    stop()
  })
})
