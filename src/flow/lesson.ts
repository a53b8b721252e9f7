import type { DecayType } from '../core/decay.ts'
import type { Reason } from '../core/reason.ts'
import type { Origin, Request, Trigger } from '../core/request/request.ts'
import type { Tier } from '../core/tier.ts'
import type { Urgency } from '../core/urgency.ts'
import type { Workspace } from './ports/memory.ts'
import type { EventRecord } from './ports/records.ts'

/** Words that may be worth remembering, from whichever door they came. */
export interface Lesson {
  readonly workspace: Workspace
  readonly text: string
  readonly wording: Request['wording']
  readonly kind: string
  readonly urgency: Urgency
  readonly trigger: Extract<Trigger, 'A' | 'B' | 'P' | 'C'>
  readonly askedTier: Tier | null
  /** How fast the words lose their truth, if somebody said so. */
  readonly decay?: DecayType
  /** The skill that whoever proposes says it belongs to. */
  readonly skill?: string | null
  readonly fields: Request['fields']
  readonly flags: readonly Reason[]
  /** What made it worth looking at; kept with the candidate, for `why`. */
  readonly heard: readonly Reason[]
  /** Words of a person and not of a machine: they are never muted. */
  readonly byPerson: boolean
  /** A program's own word for it: it counts for no more however often it is said. Without it, proposals are. */
  readonly claimed?: boolean
  /** They stand in lines of a memory file that a request takes out. */
  readonly leaving?: boolean
  /** Cap on the tier for words that came back from a tool's output. */
  readonly tainted: boolean
  /** An approver asked for it: its card is put at once, without a slot. */
  readonly atOnce?: boolean
  /** `area.symptom`: what has the same key is one matter in whatever words. */
  readonly key?: string
  /** Trigger B: a person had to correct the agent again and again, so it is put at once and weighs more. */
  readonly corrected?: boolean
  readonly origin: Origin
  /** What the sighting is counted by. */
  readonly session: string
  /** Files of the workspace it is about; without it, those touched in its session. */
  readonly files?: readonly string[]
  readonly event: EventRecord
}
