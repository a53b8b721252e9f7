import { describe, expect, it } from 'vitest'
import { readMute } from '../../src/core/mute.ts'

const now = Date.UTC(2026, 10, 29, 20, 30)
const HOUR = 3_600_000

describe('what /mute is told', () => {
  it.each([
    ['2h', 2 * HOUR],
    ['30 m', HOUR / 2],
    ['1d', 24 * HOUR],
    ['２小时', 2 * HOUR],
    ['2小时', 2 * HOUR],
    ['2시간', 2 * HOUR],
  ])('takes %s as a span', (said, ms) => {
    expect(readMute(said, now, 'UTC')).toEqual({ until: now + ms })
  })

  it.each(['', 'today', 'Today', '今天', '오늘'])('takes %j as the rest of the local day', (said) => {
    expect(readMute(said, now, 'Europe/Berlin')).toEqual({ until: Date.UTC(2026, 10, 29, 23) })
  })

  it.each(['off', 'OFF', '取消', '해제'])('takes %s as the end of it', (said) => {
    expect(readMute(said, now, 'UTC')).toBe('off')
  })

  it.each(['sometimes', '0h', '8d', '2', '-1h', '9999d'])('does not guess at %s', (said) => {
    expect(readMute(said, now, 'UTC')).toBeNull()
  })
})
