import { blockHash, renderBlock } from '../block.ts'
import { addEntry } from '../section.ts'

/** A fix of this length is the longest that one line may have. */
const FIX_CHARACTERS = 100

/**
 * What one approval of an L2 adds to a skill's body, in characters, at most (fix of full length, no other field): the
 * `first` opens the section too, the `next` only add to it. The list of skills grows by nothing: it is made of the front
 * matter, which stays as it is.
 */
export function addedByApproval(): { readonly first: number; readonly next: number } {
  const block = renderBlock({
    tier: 'L2',
    locale: 'en',
    agent: 'claude-code',
    date: '2026-01-01',
    text: 'x'.repeat(FIX_CHARACTERS),
    scope: '',
  })
  const entry = (id: string) => ({
    id: id.repeat(26),
    hash: blockHash({ path: '.claude/skills/x/SKILL.md', tier: 'L2', block }),
    block,
    decay: { type: 'tool_experience', confirmed: '2026-01-01' },
  })
  const body = 'x\n'
  const once = addEntry(body, entry('0'), { eol: '\n' })
  const twice = addEntry(once, entry('1'), { eol: '\n' })
  return { first: once.length - body.length, next: twice.length - once.length }
}
