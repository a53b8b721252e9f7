import { describe, expect, it } from 'vitest'
import { INVITE_PERMISSIONS, lacking, type Seat } from '../../../src/channels/discord/permissions.ts'

const all = INVITE_PERMISSIONS
const [VIEW, SEND, ADMINISTRATOR] = ['1024', '2048', '8']
const seat = (more: Partial<Seat> = {}): Seat => ({
  guild: { id: 'g', owner_id: 'o' },
  roles: [
    { id: 'g', permissions: '0' },
    { id: 'bot', permissions: all },
    { id: 'boss', permissions: ADMINISTRATOR },
  ],
  member: { id: 'b', roles: ['bot'] },
  overwrites: [],
  ...more,
})
const rule = (id: string, type: number, allow: string, deny: string) => ({ id, type, allow, deny })

describe('what the bot lacks in a channel', () => {
  it('is nothing after it was let in by our own link, which asks for nothing more', () => {
    expect(lacking(seat(), 'channel')).toEqual([])
    expect(lacking(seat(), 'thread')).toEqual([])
    expect(BigInt(all).toString(2).replaceAll('0', '')).toHaveLength(6)
  })

  it.each<[string, Partial<Seat>, readonly string[]]>([
    ['what everyone is denied, though', { overwrites: [rule('g', 0, '0', VIEW)] }, ['view-channel']],
    [
      'but not what its role is given back',
      { overwrites: [rule('g', 0, '0', VIEW), rule('bot', 0, VIEW, '0')] },
      [],
    ],
    [
      'and what it alone is denied',
      { overwrites: [rule('bot', 0, SEND, '0'), rule('b', 1, '0', SEND)] },
      ['send-messages'],
    ],
    ['nothing of what another role is denied', { overwrites: [rule('boss', 0, '0', all)] }, []],
    [
      'nothing as administrator',
      { member: { id: 'b', roles: ['boss'] }, overwrites: [rule('g', 0, '0', all)] },
      [],
    ],
    ['nothing as owner', { member: { id: 'o', roles: [] } }, []],
    [
      'everything without a role',
      { member: { id: 'b', roles: [] } },
      ['view-channel', 'send-messages', 'embed-links', 'attach-files', 'read-history'],
    ],
  ])('%s', (_, more, lacks) => {
    expect(lacking(seat(more), 'channel')).toEqual(lacks)
  })
})
