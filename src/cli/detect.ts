import type { Detection } from '../core/detect/index.ts'
import type { Reason } from '../core/reason.ts'
import type { Tier } from '../core/tier.ts'
import { type Command, exit } from './context.ts'
import { judgeLines } from './jsonl.ts'

/** Tells of each message what would be kept of it. Reads nothing but its input. */
export const detectCommand: Command = {
  name: 'detect',
  async run(context) {
    const { detect } = await import('../core/detect/index.ts')
    const { checkSafety } = await import('../core/gates/safety/index.ts')
    const { maskSecrets } = await import('../core/secret.ts')
    const bad = await judgeLines(context.input, context.output, ({ id, text: message }) => {
      const found = detect(message)
      const { remember, kind, tier, flags } = found
      const refusals = remember === 'none' ? [] : refusalsOf(checkSafety({ text: found.text }))
      const put = refusals.length > 0 ? null : putAt(found)
      // A refused sentence may be refused for the secret in it.
      const text = refusals.length > 0 ? maskSecrets(found.text).text : found.text
      return { id, remember, kind, tier, put, text, flags, reasons: [...found.reasons, ...refusals] }
    })
    return bad === 0 ? exit.ok : exit.error
  },
}

interface Safety {
  readonly outcome: 'pass' | 'refuse'
  readonly reasons: readonly Reason[]
}

const refusalsOf = ({ outcome, reasons }: Safety): readonly Reason[] => (outcome === 'refuse' ? reasons : [])

/**
 * The tier that a request would be put at. L3 asks for importance H, which only a person's urgent words have; nothing is
 * put at L2 while no skill is known.
 */
function putAt({ remember, tier }: Detection): Tier | null {
  if (remember === 'none') return null
  return tier === 'L3' && remember === 'urgent' ? 'L3' : 'L1'
}
