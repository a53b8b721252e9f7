import { describe, expect, it } from 'vitest'
import { createPace, FULL, take } from '../../../src/channels/telegram/pace.ts'

describe('pacing (R47)', () => {
  it('lets 20 at once into a group, then one every 3 seconds', () => {
    const pace = createPace()
    const waits = Array.from({ length: 21 }, () => pace.take('-100', 1_000))
    expect(waits.slice(0, 20)).toEqual(Array(20).fill(0))
    expect(waits[20]).toBe(3_000)
    expect(pace.take('-100', 3_999)).toBe(1)
    expect(pace.take('-100', 4_000)).toBe(0)
    expect(pace.take('-100', 4_000)).toBe(3_000)
  })
  it('lets one a second into a private chat', () => {
    const pace = createPace()
    expect(pace.take('1001', 0)).toBe(0)
    expect(pace.take('1001', 400)).toBe(600)
    expect(pace.take('1001', 1_000)).toBe(0)
  })
  it('lets no chat wait for another, until the bot as a whole is too fast', () => {
    const pace = createPace()
    const waits = Array.from({ length: 31 }, (_, chat) => pace.take(String(chat + 1), 5_000))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(30)
    expect(waits[30]).toBeGreaterThan(0)
  })
  it('keeps away from a chat for as long as the server said', () => {
    const pace = createPace()
    pace.hold('-100', 3_000, 6_000)
    expect(pace.take('-100', 6_000)).toBe(3_000)
    expect(pace.take('-100', 9_000)).toBe(0)
  })
  it('makes nobody wait longer because the clock was set back', () => {
    const rule = { burst: 1, everyMs: 1_000 }
    const once = take(FULL, rule, 10_000_000)
    expect(once).toEqual({ bucket: 10_001_000 })
    expect(take(10_001_000, rule, 5_000)).toEqual({ waitMs: 1_000 })
  })
})
