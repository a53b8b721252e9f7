import { describe, expect, it } from 'vitest'
import { addedByApproval } from '../../../src/core/skill/added-by-approval.ts'
import { listingBudget, listSkills } from '../../../src/core/skill/listing.ts'

const skills = (count: number, words: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `skill-${at}`, description: words, whenToUse: '' }))

describe('the list of skills', () => {
  it('may take one percent of the window at four characters a token', () => {
    expect(listingBudget(200_000)).toBe(8_000)
    expect(listingBudget(1_000_000)).toBe(40_000)
    expect(listingBudget(null)).toBe(8_000)
  })

  it('holds every description whole while there is room, and says when to use it', () => {
    const { mode, lines, characters } = listSkills(
      [
        { name: 'a', description: 'ships', whenToUse: 'on Fridays' },
        { name: 'b', description: '', whenToUse: '' },
      ],
      100,
    )
    expect([mode, lines]).toEqual(['full', ['- a: ships - on Fridays', '- b']])
    expect(characters).toBe(lines.join('\n').length)
  })

  it('is cut to equal shares, then to names, and never exceeds its budget while names fit', () => {
    for (let budget = 150; budget < 1_200; budget += 7) {
      const { mode, lines, characters } = listSkills(skills(10, 'x'.repeat(100)), budget)
      expect(characters).toBe(lines.join('\n').length)
      expect(characters).toBeLessThanOrEqual(budget)
      if (mode === 'cut') expect(lines[0]?.length).toBeGreaterThanOrEqual('- skill-0: '.length + 20)
      if (mode === 'names') expect(lines[0]).toBe('- skill-0')
    }
    const modes = [1_200, 1_108, 1_107, 330, 310].map(
      (budget) => listSkills(skills(10, 'x'.repeat(100)), budget).mode,
    )
    expect(modes).toEqual(['full', 'cut', 'cut', 'cut', 'names'])
  })

  it('keeps every name, even beyond the budget', () => {
    const { mode, lines } = listSkills(skills(50, 'words'), 10)
    expect([mode, lines.length]).toEqual(['names', 50])
  })

  it('caps one description however much room there is, between graphemes', () => {
    const [line = ''] = listSkills(skills(1, '👩‍👩‍👧'.repeat(600)), 1_000_000).lines
    expect(line.length).toBeLessThanOrEqual('- skill-0: '.length + 1_536)
    expect(line.endsWith('👩‍👩‍👧…')).toBe(true)
  })

  it('does not grow by an approval; the skill does, by a known amount', () => {
    const { first, next } = addedByApproval()
    expect(next).toBeGreaterThan(100)
    expect(first).toBeGreaterThan(next)
    expect(first).toBeLessThan(600)
  })
})
