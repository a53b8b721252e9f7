import { verifyAnswers } from '../core/card/verify.ts'
import type { Request } from '../core/request/request.ts'
import { tiers } from '../core/tier.ts'
import type { JournalEntry, Workspace } from './ports/memory.ts'
import type { CandidateRecord, DecisionRecord } from './ports/records.ts'
import type { World } from './world.ts'

/** Brings the workspace's evolution-log.md up to date with the decisions on one request; false if that has to wait. */
export async function writeJournal(world: World, workspace: Workspace, number: number): Promise<boolean> {
  const request = await world.store.read.request(number)
  if (!request) return true
  try {
    for (const entry of await readEntries(world, request))
      if (!(await world.memory.journal(workspace, entry))) return false
  } catch (error) {
    tellOf(world, error)
  }
  return true
}

/** Lets entries that are there say what has become known since. */
export async function mendJournal(world: World, workspace: Workspace): Promise<void> {
  await rebuildJournal(world, workspace).catch((error: unknown) => tellOf(world, error))
}

/** The journal is made from the store and can be made again; a full disk must not undo a decision. */
const tellOf = (world: World, error: unknown) =>
  world.log({ level: 'error', msg: 'The journal could not be written', error: String(error) })

/** Writes every workspace's journal anew from the store. */
export async function rebuildJournals(world: World): Promise<void> {
  for (const workspace of world.workspaces.values()) await rebuildJournal(world, workspace)
}

export async function rebuildJournal(world: World, workspace: Workspace): Promise<void> {
  const { read } = world.store
  const decisions = await read.decisions({ workspace: workspace.id })
  const entries = new Map<string, JournalEntry>()
  for (const number of new Set(decisions.map(({ request }) => request))) {
    const request = await read.request(number)
    for (const entry of request ? await readEntries(world, request) : []) entries.set(entry.id, entry)
  }
  await world.memory.rewriteJournal(
    workspace,
    decisions.flatMap(({ id }) => entries.get(id) ?? []),
  )
}

async function readEntries({ store: { read } }: World, request: Request): Promise<readonly JournalEntry[]> {
  const candidate = request.candidate === null ? null : await read.candidate(request.candidate)
  return entriesOf(request, await read.decisionsOf(request.number), candidate)
}

/** One a decision, in their order. */
function entriesOf(
  request: Request,
  decisions: readonly DecisionRecord[],
  candidate: Words | null,
): JournalEntry[] {
  // Of several approvals (a collision or a failure came between) the last one was written for; a press that only led to
  // a question, or asked for an undo, never was.
  const written = decisions.findLast(({ outcome }) => outcome === 'approved')
  return decisions.map((decision): JournalEntry => {
    const { id, at, move, value, outcome, by, byName, via, tier, textHash, blockHash } = decision
    return {
      id,
      request: request.number,
      at,
      // A request with questions has several entries: each says what it led to.
      outcome: `${move}${answerIn(move, value)} → ${outcome}`,
      tier,
      target: targetOf(request, decision),
      text: wordsOf(request, decision, candidate),
      textHash,
      by: `${byName} (${by})`,
      via,
      hash: blockHash,
      commit: decision === written ? (request.commit?.id ?? null) : null,
    }
  })
}

/** What was answered, of `L3`, `tier=L3` or `conflict=new`; words that somebody typed stand in the text itself. */
function answerIn(move: string, value: string | null): string {
  const said = value?.split('=').at(-1) ?? ''
  return tiers.some((tier) => tier === said) || choices[move]?.includes(said) ? ` ${said}` : ''
}
const choices: Readonly<Record<string, readonly string[]>> = {
  conflict: ['new', 'old', 'both'],
  verify: verifyAnswers,
}

type Words = Pick<CandidateRecord, 'text' | 'textHash'>

/** The words that were decided on. Of those of older versions only the hash was kept: it tells which words they were. */
function wordsOf(
  request: Request,
  { text, textHash }: DecisionRecord,
  candidate: Words | null,
): string | null {
  if (text !== null) return text
  return [request, candidate].find((words) => words?.textHash === textHash)?.text ?? null
}

/** Likewise: the hash of a block holds the file that it was for. */
function targetOf({ block, takesOut }: Request, { target, blockHash }: DecisionRecord): string | null {
  return target ?? [block, takesOut].find((sealed) => sealed?.hash === blockHash)?.path ?? null
}
