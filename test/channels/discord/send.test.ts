import { describe, expect, it } from 'vitest'
import { createBuckets } from '../../../src/channels/discord/buckets.ts'
import { pauseBeforeIdentify, pauseByDiary } from '../../../src/channels/discord/identify.ts'
import { aCard, plainly } from '../contract.ts'
import { onTheWire } from './stage.ts'
import { ANA, CHANNEL, type Fault, ROLE, Wire } from './wire.ts'

const here = { chat: CHANNEL, topic: null }
const error = (status: number, code: number): Fault => ({ status, json: { code, message: `code ${code}` } })

describe('a card that is sent to Discord', () => {
  it.each(['cut-after', { status: 502, after: true }] satisfies Fault[])(
    'stands there once, though its first answer was lost: %j (R55)',
    async (fault) => {
      const stage = await onTheWire()
      stage.wire.fail('POST /channels', fault)
      expect(await stage.channel.send(here, aCard(), plainly())).toMatchObject({ outcome: 'retry' })
      expect(await stage.channel.send(here, aCard(), plainly())).toMatchObject({ outcome: 'sent' })
      expect(stage.wire.messages).toHaveLength(1)
      await stage.close()
    },
  )

  it('shows by its answers how far our clock is off', async () => {
    const stage = await onTheWire()
    const sinceThen = Date.now() - Date.UTC(2026, 10, 29)
    // The stage's clock began that long ago, and moves by seconds only.
    expect(Math.round(((stage.channel.health().clockAheadMs ?? 0) + sinceThen) / 60_000)).toBeCloseTo(0, -1)
    await stage.close()
  })

  it.each<[string, Fault, number]>([
    ['in a header', { status: 429, headers: { 'retry-after': '3' }, json: { retry_after: 3 } }, 3_000],
    [
      'in the answer alone',
      { status: 429, json: { message: 'slow', retry_after: 2.5, global: false } },
      2_500,
    ],
  ])('waits as long as Discord asks %s, without waiting itself', async (_, fault, least) => {
    const stage = await onTheWire()
    stage.wire.fail('POST /channels', fault)
    const outcome = await stage.channel.send(here, aCard(), plainly())
    expect(outcome).toMatchObject({ outcome: 'retry' })
    expect(outcome.outcome === 'retry' && outcome.afterMs).toBeGreaterThanOrEqual(least)
    expect(stage.wire.of('POST /channels')).toHaveLength(1)
    await stage.close()
  })

  it.each<[string, Fault, number, number]>([
    [
      'junk for the limit',
      { status: 429, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': 'junk' } },
      900,
      1_000,
    ],
    [
      'junk beside a time',
      {
        status: 429,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': 'NaN', 'retry-after': '3' },
        json: { retry_after: 'soon' },
      },
      2_900,
      3_000,
    ],
    ['junk alone', { status: 429, headers: { 'retry-after': '-Infinity' }, json: [] }, 900, 1_000],
    ['for ever', { status: 429, json: { retry_after: 1e300, global: true } }, 3_590_000, 3_600_000],
    [
      'for ever in a header',
      { status: 429, headers: { 'retry-after': '9'.repeat(40) } },
      3_590_000,
      3_600_000,
    ],
  ])('waits a time that ends where what Discord asks is %s', async (_, fault, least, most) => {
    const stage = await onTheWire()
    stage.wire.fail('POST /channels', fault)
    const outcome = await stage.channel.send(here, aCard(), plainly())
    const afterMs = outcome.outcome === 'retry' ? outcome.afterMs : Number.NaN
    expect(afterMs).toBeGreaterThanOrEqual(least)
    expect(afterMs).toBeLessThanOrEqual(most)
    await stage.close()
  })

  it('is held back for a moment even where Discord asks for next to none', () => {
    const buckets = createBuckets(() => 0)
    const reply = { status: 429, header: () => null }
    buckets.hear('post', `/channels/${CHANNEL}/messages`, reply, { retry_after: 1e-300 })
    expect(buckets.waitMs('post', `/channels/${CHANNEL}/messages`)).toBe(100)
  })

  it('comes to an outcome though its answer has no end, and stands there once', async () => {
    const stage = await onTheWire()
    const json = { id: '1', more: 'x'.repeat(9 * 1024 * 1024) }
    stage.wire.fail('POST /channels', { status: 200, after: true, json })
    const outcome = await stage.channel.send(here, aCard(), plainly())
    expect(outcome).toMatchObject({ outcome: 'retry', why: 'network: answer-too-large' })
    expect(await stage.channel.send(here, aCard(), plainly())).toMatchObject({ outcome: 'sent' })
    expect(stage.wire.messages).toHaveLength(1)
    await stage.close()
  })

  it('is not even asked for while Discord says that nothing is left of its limit (R59)', async () => {
    const stage = await onTheWire()
    const left = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '2.5' }
    stage.wire.fail('POST /channels', { status: 200, after: true, json: { id: '1' }, headers: left })
    await stage.channel.send(here, aCard(), plainly())
    const outcome = await stage.channel.send(here, aCard(), plainly())
    expect(outcome).toMatchObject({ outcome: 'retry' })
    expect(outcome.outcome === 'retry' && outcome.afterMs).toBeGreaterThan(2_000)
    expect(stage.wire.of('POST /channels')).toHaveLength(1)
    expect(await stage.channel.edit({ chat: CHANNEL, message: '1' }, aCard())).toMatchObject({
      outcome: 'gone',
    })
    await stage.close()
  })

  it.each<[string, Fault, string, string]>([
    ['POST', error(403, 50_001), 'unreachable', 'no access'],
    ['POST', error(403, 50_013), 'unreachable', 'no permission'],
    ['POST', error(404, 10_003), 'unreachable', 'no channel'],
    ['POST', error(400, 50_035), 'rejected', 'invalid'],
    ['POST', { status: 400, json: [1] }, 'rejected', 'no object'],
    ['POST', { status: 403, json: 'x' }, 'unreachable', 'no object'],
    ['PATCH', error(404, 10_008), 'gone', 'deleted'],
    ['PATCH', error(400, 50_083), 'gone', 'archived'],
    ['PATCH', error(403, 50_001), 'unreachable', 'no access'],
    ['PATCH', { status: 500 }, 'retry', 'broken'],
  ])('has its outcome for %s with %j: %s', async (method, fault, outcome) => {
    const stage = await onTheWire()
    const sent = await stage.channel.send(here, aCard(), plainly())
    stage.wire.fail(`${method} /channels`, fault)
    const message = sent.outcome === 'sent' ? sent.message : ''
    const got =
      method === 'POST'
        ? await stage.channel.send(here, aCard(), plainly({ nonce: 'n2' }))
        : await stage.channel.edit({ chat: CHANNEL, message }, aCard())
    expect(got.outcome).toBe(outcome)
    await stage.close()
  })

  it('is not asked for again once the token was refused (R59)', async () => {
    const stage = await onTheWire()
    stage.wire.revoked = true
    for (const nonce of ['a', 'b', 'c'])
      expect(await stage.channel.send(here, aCard(), plainly({ nonce }))).toMatchObject({ outcome: 'retry' })
    expect(stage.wire.of('POST /channels')).toHaveLength(1)
    expect(stage.channel.health()).toMatchObject({ state: 'down' })
    await stage.close()
  })

  it.each<[string, () => string]>([
    ['a list', () => '[1]'],
    ['a text', () => '"x"'],
    ['null', () => 'null'],
    ['an account without an end', () => 'x'.repeat(9 * 1024 * 1024)],
    ['an account without a bottom', () => `{"errors":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ])('is not asked for again once it was refused with %s (R59)', async (_, text) => {
    const stage = await onTheWire()
    stage.wire.fail('POST /channels', { status: 401, text: text() })
    for (const nonce of ['a', 'b'])
      expect(await stage.channel.send(here, aCard(), plainly({ nonce }))).toMatchObject({ outcome: 'retry' })
    expect(stage.wire.of('POST /channels')).toHaveLength(1)
    expect(stage.channel.health()).toMatchObject({ state: 'down' })
    await stage.close()
  })
})

describe('the gateway', () => {
  it('is resumed after a cut line, and what was pressed meanwhile arrives', async () => {
    const stage = await onTheWire()
    stage.wire.drop('cut')
    stage.wire.clicks('1', '42.7.evolve')
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.wire.resumes).toHaveLength(1)
    expect(stage.anew).toHaveLength(1)
    await stage.close()
  })

  it('keeps its session while nobody takes connections, and misses nothing of that time (R56)', async () => {
    const stage = await onTheWire()
    stage.wire.deaf(true)
    stage.wire.drop('cut')
    await stage.wire.until(() => stage.lines.filter(({ event }) => event === 'trouble').length > 1)
    stage.wire.clicks('1', '42.7.evolve')
    stage.wire.deaf(false)
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.wire.identifies).toHaveLength(1)
    await stage.close()
  })

  it('is listened to on the same line after frames that hold nothing but their kind', async () => {
    const stage = await onTheWire()
    stage.wire.asksForBeat()
    await stage.wire.until(() => stage.wire.beats > 0 || stage.wire.resumes.length > 0)
    stage.wire.clicks('1', '42.7.evolve')
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.wire.resumes).toEqual([])
    await stage.close()
  })

  it('is left when the heart beats on one side only, and the session taken up again', async () => {
    const stage = await onTheWire({ wire: await new Wire(20).start() })
    stage.wire.zombie = true
    await stage.wire.until(() => stage.wire.resumes.length > 0)
    stage.wire.zombie = false
    stage.wire.clicks('1', '42.7.evolve')
    await stage.wire.until(() => stage.updates.length > 0)
    expect(stage.wire.identifies).toHaveLength(1)
    await stage.close()
  })

  it('is told who we are once on a line, and left when it says hello again (R58)', async () => {
    const wire = await new Wire().start()
    wire.moreHellos = 20
    const stage = await onTheWire({ wire })
    expect(stage.lines).toContainEqual(expect.objectContaining({ why: 'gateway: said hello twice' }))
    // One on the line that was left, one on the next.
    expect(wire.identifies).toHaveLength(2)
    await stage.close()
  })

  it.each([1e13, 1e-3])('is not flooded with heartbeats when it asks for one in %d ms', async (beatMs) => {
    const wire = await new Wire(beatMs).start()
    const stage = await onTheWire({ wire, patience: { beatMs: 60_000 } })
    for (let sent = 0; sent < 20; sent += 1)
      await stage.channel.send(here, aCard(), plainly({ nonce: `n${sent}` }))
    // The first one comes at a time of its own choice.
    expect(wire.beats).toBeLessThan(2)
    expect(wire.resumes).toEqual([])
    await stage.close()
  })

  it('is resumed when the server asks for it', async () => {
    const stage = await onTheWire()
    stage.wire.drop('reconnect')
    await stage.wire.until(() => stage.wire.resumes.length > 0 && stage.wire.connected)
    expect(stage.wire.identifies).toHaveLength(1)
    await stage.close()
  })

  it.each(['invalid', 'cut'] as const)(
    'begins anew after a lost session (%s), and says so: cards are shown again',
    async (how) => {
      const stage = await onTheWire()
      stage.wire.drop(how, true)
      await stage.wire.until(() => stage.anew.length === 2 && stage.isUp())
      expect(stage.wire.identifies).toHaveLength(2)
      stage.wire.clicks('1', '42.7.evolve')
      await stage.wire.until(() => stage.updates.length > 0)
      await stage.close()
    },
  )

  it('begins anew at once when only its session is gone', async () => {
    const stage = await onTheWire({ patience: { backOffMs: 600_000 } })
    stage.wire.drop('cut', true)
    await stage.wire.until(() => stage.anew.length === 2 && stage.isUp())
    expect(stage.wire.resumes).toHaveLength(1)
    await stage.close()
  })

  it('is not asked again with a token that it refuses', async () => {
    const stage = await onTheWire()
    stage.wire.closeWith(4004)
    await stage.wire.until(() => stage.channel.health().state === 'down')
    expect(stage.wire.identifies).toHaveLength(1)
    await stage.close()
  })

  it('stops while it is being connected to', async () => {
    const wire = await new Wire().start()
    wire.deaf(true)
    const stage = await onTheWire({ wire, awaitUp: false })
    await stage.channel.stop()
    wire.deaf(false)
    await stage.close()
    expect(wire.identifies).toEqual([])
  })

  it('refuses to start with a token that nobody knows', async () => {
    const wire = await new Wire().start()
    wire.revoked = true
    await expect(onTheWire({ wire, awaitUp: false })).rejects.toMatchObject({ code: 'discord-token' })
    await wire.stop()
  })
})

describe('the roles of a person', () => {
  it.each<[string, readonly string[] | null, readonly string[] | null, Fault | null]>([
    ['are those that Discord names now', [ROLE], [ROLE], null],
    ['are none for who has left', null, [], null],
    ['are not known while Discord does not answer', [ROLE], null, { status: 503 }],
    ['are not known where the bot may not look', [ROLE], null, error(403, 50_001)],
  ])('%s (R52)', async (_, member, roles, fault) => {
    const stage = await onTheWire()
    if (member) stage.wire.members.set(ANA.id, member)
    if (fault) stage.wire.fail('GET /guilds', fault)
    expect(await stage.channel.rolesOf?.(ANA.id)).toEqual(roles)
    await stage.close()
  })
})

describe('sessions', () => {
  it('are begun freely at first, then spread, and never a hundred times a day (R58)', () => {
    const day = 24 * 3_600_000
    const waits = (used: number) =>
      pauseBeforeIdentify({ total: 1_000, remaining: 1_000 - used, reset_after: day })
    expect([waits(0), waits(49)]).toEqual([0, 0])
    let [used, left] = [0, day]
    while (left > 0) {
      left -= pauseBeforeIdentify({ total: 1_000, remaining: 1_000 - used, reset_after: left })
      if (left > 0) used += 1
    }
    expect(used).toBeLessThan(100)
  })

  it('are never a hundred within any day, whatever the platform counts: a loop of crashes for a week (R58)', () => {
    const [day, second] = [24 * 3_600_000, 1_000]
    const begun: number[] = []
    for (let now = 0; now < 7 * day; now += second) {
      const waitMs = pauseByDiary(begun, now)
      if (waitMs > 0) now += waitMs - second
      else begun.push(now)
    }
    expect(begun.filter((at) => at < 60 * second)).toHaveLength(50)
    const most = Math.max(...begun.map((at) => begun.filter((one) => one >= at && one < at + day).length))
    expect(most).toBeGreaterThan(90)
    expect(most).toBeLessThan(100)
  })

  it('of a clock that was set back do not keep the next one waiting for ever', () => {
    expect(pauseByDiary(Array(99).fill(1_000_000), 10)).toBe(0)
  })

  it('are noted before they begin, and what they wait for is said (R58)', async () => {
    const begun: number[] = []
    const stage = await onTheWire({ begun })
    expect(begun).toHaveLength(1)
    await stage.close()
    const crashed = Array.from({ length: 50 }, (_, at) => Date.UTC(2026, 10, 29) - 60_000 + at)
    const next = await onTheWire({ begun: crashed, awaitUp: false })
    await next.wire.until(() => next.channel.health().remark?.startsWith('IDENTIFY'))
    expect(next.channel.health()).toMatchObject({
      state: 'trouble',
      remark: 'IDENTIFY budget: 50 sessions within a day, the next in 29 min',
    })
    expect(next.wire.identifies).toEqual([])
    expect(crashed).toHaveLength(50)
    await next.close()
  })
})
