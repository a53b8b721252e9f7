import type { ReasonCode } from '../reason.ts'
import { vagueIn } from './address.ts'
import { isTemplate } from './around.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import { stands } from './ground.ts'
import { type Guards, guardsOf } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { countCues } from './scope.ts'
import type { Surroundings } from './surroundings.ts'
import { type Weight, weight } from './weight.ts'
import { FACTS_BESIDE_TASK } from './weights.ts'
import { factsOf, forTask } from './witness.ts'

/** All that is found about one clause, before anything is concluded from it. */
export interface Findings extends Weight {
  readonly it: Read
  readonly at: number
  readonly clause: Clause
  readonly reading: Reading
  readonly around: Surroundings
  readonly counted: ReadonlyMap<CueClass, Mark>
  readonly guards: Guards
  /** It is a plain order or fact of the task at hand. */
  readonly passing: boolean
  /** What makes it weigh is also of a kind that lasts. */
  readonly lasting: boolean
  /** How many things say that a statement tells what holds for good. */
  readonly facts: number
  readonly vague: boolean
}

/** Reads the clause at `at` for what speaks for it and against it. */
export function findingsOf(it: Read, at: number, around: Surroundings): Findings {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const isDue = around.due !== undefined
  const guards = guardsOf(
    it,
    at,
    around.drafting &&
      !isDue &&
      (isTemplate(it) ||
        (!has(it.cues, 'future', 'remember', 'standing') && !has(it.cues, 'again', 'complaint'))),
    around,
  )
  const soft = guards.soft as ReasonCode[]
  const counted = countCues(it, at)
  if (around.under !== undefined && !counted.has(around.under.cls))
    counted.set(around.under.cls, around.under)
  const usual = around.excepted ? clause.cues.get('norm') : undefined
  if (usual !== undefined && !counted.has('norm')) counted.set('norm', usual)
  const passing = !guards.written && forTask(it, at, counted, around)
  if (passing) soft.push('one-time')
  const { sealed } = around
  if (
    sealed !== undefined &&
    sealable.has(reading.form) &&
    (sealed.cls === 'habit' || !counted.has(sealed.cls))
  )
    counted.set(sealed.cls, sealed)
  if (
    (((around.specified || (around.working && lays(reading))) && !ours(it, clause, reading)) ||
      (around.described && !ofTrade(it))) &&
    !isDue &&
    !soft.includes('product')
  )
    soft.push('product')
  const weights = weight(it, at, counted, guards, around)
  const { scope, address, costs, grounds } = weights
  const facts = guards.fatal ? 0 : factsOf(it, clause, reading, counted, around)
  // Named one by one: a spread object would be a slow one, and one is made for each clause.
  return {
    scope,
    address,
    costs,
    grounds,
    it,
    at,
    clause,
    reading,
    around,
    counted,
    guards,
    passing,
    lasting:
      !guards.fatal &&
      (stands(it, at, counted, weights, guards, around) || (facts >= FACTS_BESIDE_TASK && !around.brief)),
    facts,
    vague: vagueIn(it, clause),
  }
}

/** "add a key to the endpoint. the key must be a uuid": how a thing of the task has to be. */
const lays = ({ form, subject }: Reading): boolean =>
  subject === 'other' && (form === 'obligation' || form === 'prohibition')

/** Whether a rule among those of a product is plainly about how the agent works. */
const ours = (it: Read, { cues }: Clause, { subject }: Reading): boolean =>
  it.remember !== undefined ||
  has(cues, 'manner', 'tool', 'consult', 'standing') ||
  has(cues, 'near', 'place', 'event', 'habit') ||
  (has(cues, 'danger', 'work') && subject !== 'other' && subject !== 'product' && !cues.has('product'))

/** Among what is to be built only words that no product has are about how the agent works. */
const ofTrade = ({ remember, cues }: Read): boolean =>
  remember !== undefined ||
  has(cues, 'manner', 'tool', 'consult', 'standing') ||
  has(cues, 'near', 'place', 'event', 'habit')

/** What "…. Ever." can stand behind. */
const sealable: ReadonlySet<Reading['form']> = new Set(['order', 'prohibition', 'obligation'])
