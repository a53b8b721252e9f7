import type { Reason } from '../reason.ts'
import type { Urgency } from '../urgency.ts'
import { firedOf, kindOf, reasonOf } from './explain.ts'
import { type Findings, findingsOf } from './findings.ts'
import { lean } from './lean.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Surroundings } from './surroundings.ts'
import { isUrgent, mixedLevel, told } from './told.ts'
import { CARD_ADDRESS, CARD_SCOPE, CONFIRMED, LIKELY, POSSIBLE } from './weights.ts'

export type Kind =
  | 'correction'
  | 'rule'
  | 'preference'
  | 'best_practice'
  | 'gap'
  | 'error'
  | 'pattern'
  | 'none'

export type Flag = 'quoted' | 'negated' | 'question' | 'mixed' | 'vague' | 'long' | 'document'

/** What one sentence is worth, before its words are distilled. */
export interface Verdict {
  readonly remember: 'none' | Urgency
  readonly kind: Kind
  readonly flags: readonly Flag[]
  readonly reasons: readonly Reason[]
  /** The marks that fired, in order, for the trigger line. */
  readonly fired: readonly Mark[]
  /** Orders candidates of one message. */
  readonly strength: number
}

export const silent: Verdict = {
  remember: 'none',
  kind: 'none',
  flags: [],
  reasons: [{ code: 'no-trigger' }],
  fired: [],
  strength: 0,
}

/** No person writes more clauses into one sentence; a paste that does would cost their square. */
export const MOST_CLAUSES = 40

/** Weighs one sentence by the clause that leans most to words worth keeping. */
export function judge(it: Read, around: Surroundings): Verdict {
  let best: Weighed | undefined
  for (let at = 0; at < it.readings.length && at < MOST_CLAUSES; at++) {
    const weighed = weigh(it, at, around)
    if (best === undefined || weighed.strength > best.strength) best = weighed
  }
  return best === undefined ? silent : explain(it, best)
}

interface Weighed {
  readonly findings: Findings
  readonly level: 'none' | Urgency
  readonly strength: number
}

/** Below all that is weighed: what a guard rules out. */
const RULED_OUT = -100

function weigh(it: Read, at: number, around: Surroundings): Weighed {
  const findings = findingsOf(it, at, around)
  if (findings.guards.fatal)
    return { findings, level: 'none', strength: RULED_OUT - findings.guards.hard.length }
  const level = told(findings)
  const strength = lean(findings, level)
  return { findings, level: levelOf(findings, level, strength), strength }
}

/**
 * What a clause comes to. The odds decide whether it is asked about: they know all that the tables of two witnesses do, and
 * what stands around it. What the tables would only pool, or not see at all, needs better ones.
 */
export function levelOf(f: Findings, proposed: 'none' | Urgency, odds: number): 'none' | Urgency {
  if (proposed === 'urgent' || proposed === 'standard') {
    if (odds >= CONFIRMED) return proposed
  } else if (odds >= LIKELY && f.guards.hard.length === 0) return unproposed(f)
  return odds >= POSSIBLE || f.vague ? 'mild' : 'none'
}

/** How urgent words are that the tables did not propose. */
function unproposed(f: Findings): Urgency {
  if (f.guards.mixed) return mixedLevel(f)
  return asking.has(f.reading.form) && isUrgent(f) ? 'urgent' : 'standard'
}

/** A fact is never urgent, whatever words it is told in. */
const asking: ReadonlySet<Findings['reading']['form']> = new Set([
  'order',
  'obligation',
  'prohibition',
  'preference',
])

function explain(it: Read, { findings, level, strength }: Weighed): Verdict {
  const { counted, guards, reading, scope, address } = findings
  const flags: Flag[] = []
  const reasons: Reason[] = []
  for (const cue of counted.values()) reasons.push(reasonOf(cue, it.sentence))
  if (it.swap !== undefined) reasons.push({ code: 'correction' })
  if (address >= CARD_ADDRESS)
    reasons.push({ code: reading.form === 'prohibition' ? 'prohibition' : 'order' })
  for (const guard of guards.hard) reasons.push({ code: guard })
  for (const guard of guards.soft) reasons.push({ code: guard })
  if (guards.hard.includes('question')) flags.push('question')
  if (guards.hard.includes('negated')) flags.push('negated')
  const mixed = guards.mixed && strength >= CONFIRMED && level !== 'none'
  if (mixed) {
    flags.push('mixed')
    reasons.push({ code: 'mixed' })
  }
  const lost = level === 'none'
  if (findings.vague && !lost) {
    flags.push('vague')
    reasons.push({ code: 'vague' })
  }
  if (level === 'mild' && !mixed && (address < CARD_ADDRESS || scope < CARD_SCOPE))
    reasons.push({ code: 'one-witness' })
  if (reasons.length === 0) reasons.push({ code: 'no-trigger' })
  return {
    remember: level,
    kind: lost ? (it.swap === undefined ? 'none' : 'correction') : kindOf(reading, counted, it),
    flags,
    reasons,
    fired: lost ? [] : firedOf(it, counted),
    strength,
  }
}
