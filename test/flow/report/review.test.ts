import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import type { StandingRule } from '../../../src/flow/ports/memory.ts'
import { reviewRules } from '../../../src/flow/report/review.ts'

const standing = (texts: readonly string[]): StandingRule[] =>
  texts.map((text, at) => ({ file: 'MEMORY.md', line: at + 1, tier: 'L1', text, marker: null }))

const duplicatesIn = (texts: readonly string[]) =>
  reviewRules('/w', standing(texts), () => false).duplicates.map((group) => group.map(({ text }) => text))

describe('the duplicates of a review', () => {
  it('are groups in which any line says what any other says', () => {
    const verbs = ['Run', 'Check', 'Update', 'Document', 'Version', 'Rename', 'Cache', 'Mock']
    const things = ['the cart API', 'the upload form', 'translations']
    const when = ['in the nightly job', 'once a week', 'before a release', 'when the version changes']
    const texts = verbs.flatMap((verb) =>
      things.flatMap((thing) => when.map((time) => `${verb} ${thing} ${time}`)),
    )
    const groups = duplicatesIn([...texts, 'Write tests before code', 'write tests before code.'])
    expect(groups).toContainEqual(['Write tests before code', 'write tests before code.'])
    for (const group of groups)
      for (const [at, one] of group.entries())
        for (const other of group.slice(at + 1))
          expect([one, other, relate(one, other).relation]).toEqual([one, other, 'duplicate'])
  })

  it('put three lines that say the same together once', () => {
    expect(duplicatesIn(['Use tabs', 'use tabs.', 'Answer in English', 'Use tabs!'])).toEqual([
      ['Use tabs', 'use tabs.', 'Use tabs!'],
    ])
  })
})
