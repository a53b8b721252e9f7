import { place } from './gates/placement.ts'
import type { Reason } from './reason.ts'
import type { Request } from './request/request.ts'

/** These say themselves why a request is put no higher. */
const saysWhyLower: readonly Reason['code'][] = [
  'also-fits-l2',
  'also-fits-l3',
  'no-skill',
  'unknown-skill',
  'skill-below',
  'skill-worse',
  'skill-grown',
  'tool-output',
]

type Told = Pick<
  Request,
  'kind' | 'raises' | 'newSkill' | 'askedTier' | 'tier' | 'skill' | 'text' | 'flags' | 'trigger'
>

/**
 * What gives a request the tier that it is put at, in one reason. Null where something else says so: a removal has the
 * tier of its entry, a raise names its own reason, and so does a warning of what a request could be besides.
 */
export function whyTier(request: Told): Reason | null {
  const { kind, raises, newSkill, askedTier, tier, skill, text, flags } = request
  if (kind === 'remove' || raises || newSkill || text === '') return null
  if (askedTier === tier) return { code: 'tier-asked' }
  if (tier === 'L2') return { code: 'of-skill', ...(skill !== null && { detail: skill }) }
  const [meant] = place(text).reasons
  if (tier === 'L3') return meant ? sayPlaced(meant) : { code: 'tier-chosen' }
  if (flags.some(({ code }) => saysWhyLower.includes(code))) return null
  return { code: meant || request.trigger === 'B' ? 'tier-chosen' : 'tier-plain' }
}

const sayPlaced = ({ code, detail }: Reason): Reason =>
  code === 'work-object' ? { code: 'costly', ...(detail !== undefined && { detail }) } : { code }
