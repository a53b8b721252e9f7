import { describe, expect, it } from 'vitest'
import { guards } from '../../../src/core/request/guards.ts'
import type { Actor } from '../../../src/core/request/request.ts'
import { aRequest } from '../../a-request.ts'

const by = (person: string, accounts?: readonly string[]): Actor => {
  const [channel, id = ''] = person.split(':')
  return {
    principal: { channel: channel as 'telegram', id, name: 'Ana' },
    rights: { approver: true, owner: true },
    person,
    ...(accounts && { accounts }),
  }
}

describe('the second of two people', () => {
  const answered = aRequest({ tier: 'L3', answers: { tier: { value: 'L3', text: '', by: 'discord:55' } } })

  it('is never the first one with another account, even if it was linked in between (R27)', () => {
    const ana = by('telegram:7', ['telegram:7', 'discord:55'])
    expect(guards.secondPerson(answered, ana, { twoPerson: true })).toBe(false)
    expect(guards.secondPerson(answered, by('discord:55'), { twoPerson: true })).toBe(false)
  })

  it('is anybody else', () => {
    expect(guards.secondPerson(answered, by('telegram:7'), { twoPerson: true })).toBe(true)
    expect(
      guards.secondPerson(answered, by('telegram:8', ['telegram:8', 'discord:9']), { twoPerson: true }),
    ).toBe(true)
  })
})
