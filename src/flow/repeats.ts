import type { Reason } from '../core/reason.ts'
import { relate } from '../core/relation/index.ts'
import { differsInCase } from '../core/relation/letter-case.ts'
import type { Draft, RelatedRule, Request } from '../core/request/request.ts'
import type { Retold } from '../core/told-texts.ts'
import { findIgnored, findOpen, LIVE } from './known.ts'
import type { StandingRule } from './ports/memory.ts'
import type { CandidateRecord, EntryRecord } from './ports/records.ts'
import type { Reads } from './ports/store.ts'
import { REPEAT_LIFE, readTold, toldWithin } from './told.ts'
import type { World } from './world.ts'

/** What was told before that says the same as a text, in its words or in others. */
export interface Repeats {
  /** Written and not taken out, on whatever branch. */
  readonly entry: EntryRecord | null
  /** Whatever became of them, newest first. */
  readonly requests: readonly Request[]
  /** What one more sighting counts for. */
  readonly candidate: CandidateRecord | null
  /** Its words are others. */
  readonly otherwise: boolean
  /** Open requests and entries that say more or less than it. */
  readonly related: readonly RelatedRule[]
}

type Words = Pick<Draft, 'text' | 'textHash' | 'wording'>

/**
 * Looks for what repeats a text. Its told texts must be in memory (`readTold`); the rows are those of the transaction, so
 * of two that come at once the second finds the first. `except` is a request that is not looked at, nor what it raises.
 */
export async function repeatsOf(
  world: World,
  tx: Reads,
  workspace: string,
  words: Words,
  except: Pick<Request, 'number' | 'raises'> | null = null,
): Promise<Repeats> {
  // Words that are still to be put otherwise say nothing for certain.
  const told = words.wording === 'final' ? (await toldWithin(world, tx, workspace)).related(words.text) : []
  const twins = told.filter(({ relation }) => relation === 'duplicate')
  const hashes = [...new Set([words.textHash, ...twins.map(({ textHash }) => textHash)])]
  const isTwin = twinOf(words, new Set(twins.map(({ text }) => text)))
  const entries = (await tx.entriesByText(workspace, hashes)).filter(isTwin)
  const entry = entries.find(({ id }) => id !== except?.raises?.entry) ?? null
  const requests = (await tx.requestsByText(workspace, hashes)).filter(
    (request) => request.number !== except?.number && isTwin(request),
  )
  const asked =
    findOpen(requests) ?? (entry && (await tx.request(entry.request))) ?? findIgnored(world, requests)
  const since = world.now() - REPEAT_LIFE
  const candidate =
    (asked?.candidate ? await tx.candidate(asked.candidate) : null) ??
    nearest(words, (await tx.candidatesByText(workspace, hashes, since)).filter(isTwin))
  return {
    entry,
    requests,
    candidate,
    otherwise: [candidate, asked].every((known) => known && known.textHash !== words.textHash),
    related: await refinedBy(tx, workspace, told),
  }
}

/**
 * Whether a row found by a hash holds the same words: the hash knows no case, and `10 MB` is not `10 Mb`. Of words that
 * were forgotten the hash is all there is.
 */
function twinOf({ text, textHash, wording }: Words, twins: ReadonlySet<string>) {
  return (row: { readonly text: string | null; readonly textHash: string }): boolean => {
    if (row.text === null || row.text === '') return row.textHash === textHash
    if (row.text === text || twins.has(row.text)) return true
    if (wording !== 'final') return row.textHash === textHash && !differsInCase(text, row.text)
    return relate(text, row.text).relation === 'duplicate'
  }
}

/** In the very words before others; the newest of them. */
const nearest = ({ textHash }: Words, candidates: readonly CandidateRecord[]): CandidateRecord | null =>
  candidates.find((candidate) => candidate.textHash === textHash) ?? candidates[0] ?? null

async function refinedBy(
  tx: Reads,
  workspace: string,
  told: readonly Retold[],
): Promise<readonly RelatedRule[]> {
  const refining = told.filter(({ relation }) => relation === 'refinement')
  const texts = new Map(refining.map((one) => [one.text, one.reasons[0]]))
  const hashes = [...new Set(refining.map(({ textHash }) => textHash))]
  if (hashes.length === 0) return []
  const open = (await tx.requestsByText(workspace, hashes)).filter(({ state }) => LIVE.includes(state))
  const entries = await tx.entriesByText(workspace, hashes)
  return [
    ...open.map(({ number, text }) => ({ number, text })),
    ...entries.map(({ request: number, text }) => ({ number, text })),
  ].flatMap(({ number, text }) => {
    const why = texts.get(text)
    return texts.has(text) ? [{ file: '', line: 0, text, request: number, ...(why && { why }) }] : []
  })
}

/** The words with what they refine besides the rules that stand in a file. */
export function beside(draft: Draft, { related }: Repeats): Draft {
  const here = draft.related ?? []
  const others = related.filter(({ text }) => here.every((rule) => rule.text !== text))
  return others.length === 0 ? draft : { ...draft, related: [...here, ...others] }
}

/**
 * Why a request may not get these words (or its own back, when `gates` is null): two requests for one text would write it
 * twice. Null when nothing else has them.
 */
export async function knownElsewhere(
  world: World,
  request: Request,
  gates: { readonly draft: Draft; readonly stands: StandingRule | null } | null,
): Promise<Reason | null> {
  if (request.kind === 'remove') return null
  if (gates?.stands) return { code: 'already-stands', detail: `${gates.stands.file}:${gates.stands.line}` }
  const { workspace, number, raises } = request
  await readTold(world, workspace)
  const { entry, requests } = await repeatsOf(
    world,
    world.store.read,
    workspace,
    gates?.draft ?? request,
    request,
  )
  if (entry) return { code: 'already-written', detail: `#${entry.request}` }
  const others = raises ? await world.store.read.requests({ raises: raises.entry }) : []
  const open = findOpen([...requests, ...others.filter((other) => other.number !== number)])
  return open ? { code: 'already-open', detail: `#${open.number}` } : null
}
