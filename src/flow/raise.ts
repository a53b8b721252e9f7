import { raiseOf } from '../core/raise.ts'
import { isFromTool } from '../core/reason.ts'
import { bare } from '../core/relation/bare.ts'
import type { Draft, RaisedEntry, Request } from '../core/request/request.ts'
import { highest, type Tier } from '../core/tier.ts'
import { type GateOutcome, passGates } from './gates.ts'
import { placeAsApproved } from './in-place.ts'
import { findIgnored, findOpen } from './known.ts'
import type { Lesson } from './lesson.ts'
import { standsWritten } from './matter.ts'
import type { CandidateRecord, EntryRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { REPEAT_LIFE } from './told.ts'
import type { World } from './world.ts'

/** An entry that stands here and is told again, and the words that would be put higher in its place. */
export interface RetoldEntry {
  readonly entry: EntryRecord
  readonly of: Request
  readonly draft: Draft
  readonly fields: Request['fields']
  /** It comes in its own words. */
  readonly verbatim: boolean
  /** What its real file asks for. */
  readonly weight: Tier
}

type Passed = Extract<GateOutcome, { outcome: 'pass' }>

/**
 * The entry that words tell again, to be read before the transaction because files are looked at. Of a matter that is met
 * again in other words, those that a person approved are put. Null for what stands in none of our blocks, or twice.
 */
export async function readRetoldEntry(
  world: World,
  lesson: Lesson,
  gates: Passed,
): Promise<RetoldEntry | null> {
  const { workspace } = lesson
  if (gates.draft.wording !== 'final' || lesson.leaving) return null
  const same = await entryAmong(world, gates)
  const entry = same ?? (await entryOfMatter(world, lesson))
  const of = entry && (await world.store.read.request(entry.request))
  if (!entry || !of || of.newSkill) return null
  const put = same ? gates : await gateWords(world, lesson, entry)
  if (!put || put.twins.some(({ marker }) => marker?.id !== entry.id)) return null
  // Forgotten words could not be shown on the card.
  if (entry.text === '' || (await placeAsApproved(world, workspace, entry)) === null) return null
  return {
    entry,
    of,
    draft: { ...put.draft, rivals: put.draft.rivals.filter((rival) => rival.entry !== entry.id) },
    fields: same ? lesson.fields : of.fields,
    verbatim: bare(gates.draft.text) === bare(entry.text),
    weight: highest(entry.tier, world.memory.weightOf(workspace, entry.path)),
  }
}

async function entryAmong(world: World, { twins }: Passed): Promise<EntryRecord | null> {
  for (const { marker } of twins) {
    const entry = marker && (await world.store.read.entry(marker.id))
    if (entry?.removedBy === null) return entry
  }
  return null
}

async function entryOfMatter(world: World, { workspace, key }: Lesson): Promise<EntryRecord | null> {
  const { read } = world.store
  const known = key && (await read.candidateByKey(workspace.id, key, world.now() - REPEAT_LIFE))
  return known ? standsWritten(read, await read.requestsOf(known.id)) : null
}

async function gateWords(world: World, { workspace, origin }: Lesson, entry: EntryRecord) {
  const gates = await passGates(world, {
    workspace,
    text: entry.text,
    askedTier: null,
    wording: 'final',
    agent: origin.agent,
    anyLength: false,
    raised: entry.id,
  })
  return gates.outcome === 'pass' ? gates : null
}

export type Offer =
  | { readonly offer: 'raise'; readonly tier: Tier; readonly raises: RaisedEntry }
  /** The request that asks for it already. */
  | { readonly offer: 'open'; readonly number: number }
  | { readonly offer: 'none' }

/** Whether an entry that is told again is put to a person for a higher tier; `anew`: for the first time in this session. */
export async function offerRaise(
  world: World,
  tx: Transaction,
  lesson: Lesson,
  { entry, of, verbatim, weight }: RetoldEntry,
  { candidate, anew, skill }: { candidate: CandidateRecord; anew: boolean; skill: string | null },
): Promise<Offer> {
  const others = await tx.requests({ raises: entry.id })
  const open = findOpen(others)
  if (open) return { offer: 'open', number: open.number }
  if ((await tx.entry(entry.id))?.removedBy !== null) return { offer: 'none' }
  // What a person ignored is not asked again: unlike new words, these are not lost.
  if (findIgnored(world, others) || findOpen(await tx.requests({ takesOut: entry.id })))
    return { offer: 'none' }
  const { trigger, urgency, byPerson, askedTier } = lesson
  const tainted = lesson.tainted || isFromTool(of.flags)
  const raise = raiseOf(
    { tier: entry.tier, urgency: of.urgency },
    {
      ...{ trigger, urgency, byPerson, askedTier, tainted, skill, anew, verbatim, signal: candidate.kind },
      seen: await tx.sightings(candidate.id),
      since: await tx.sightings(candidate.id, entry.writtenAt),
    },
  )
  if (!raise) return { offer: 'none' }
  const { id, request: number, tier, path } = entry
  return {
    offer: 'raise',
    tier: raise.tier,
    raises: { entry: id, number, tier, path, weight, why: raise.why },
  }
}
