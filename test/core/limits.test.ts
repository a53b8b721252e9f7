import { describe, expect, it } from 'vitest'
import { findSlot } from '../../src/core/limits.ts'

const standard = { trigger: 'A', urgency: 'standard', importance: 'M' } as const
const urgent = { trigger: 'A', urgency: 'urgent', importance: 'H' } as const
const limits = { daily: 5, weekly: 15, urgent: 5 }
const none = { today: 0, week: 0, exemptToday: 0 }
const held = (reason: string) => ({ outcome: 'held', reason: { code: reason } })

describe('what holds a card', () => {
  it.each([
    [{ quiet: true, muted: false }, 'quiet-hours'],
    [{ quiet: false, muted: true }, 'chat-muted'],
    // What a person said there outweighs the settings: that is what they can end.
    [{ quiet: true, muted: true }, 'chat-muted'],
  ])('is named for what it is: %j', (hold, code) => {
    expect(findSlot(standard, none, limits, hold)).toEqual(held(code))
    expect(findSlot(urgent, none, limits, hold)).toEqual({ outcome: 'free', slot: 'exempt' })
  })

  it('is the digest where no card is sent at all, urgent words too', () => {
    const hold = { quiet: false, muted: false }
    for (const request of [standard, urgent])
      expect(findSlot(request, none, { ...limits, daily: 0 }, hold)).toEqual(held('digest-only'))
  })
})
