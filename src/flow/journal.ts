import type { Request } from '../core/request/request.ts'
import { tiers } from '../core/tier.ts'
import type { JournalEntry, Workspace } from './ports/memory.ts'
import type { DecisionRecord } from './ports/records.ts'
import type { World } from './world.ts'

/** Brings the workspace's evolution-log.md up to date with the decisions on one request; false if that has to wait. */
export async function writeJournal(world: World, workspace: Workspace, number: number): Promise<boolean> {
  const request = await world.store.read.request(number)
  if (!request) return true
  try {
    for (const decision of await world.store.read.decisionsOf(number)) {
      if (!(await world.memory.journal(workspace, entryOf(request, decision)))) return false
    }
  } catch (error) {
    // The journal is made from the store and can be made again; a full disk must not undo a decision.
    world.log({ level: 'error', msg: 'The journal could not be written', error: String(error) })
  }
  return true
}

/** ` L3`, of `L3` or `tier=L3`; words that somebody typed stand in the text itself. */
function tierIn(value: string | null): string {
  const tier = tiers.find((one) => one === value?.split('=').at(-1))
  return tier ? ` ${tier}` : ''
}

/** Writes every workspace's journal anew from the store. */
export async function rebuildJournals(world: World): Promise<void> {
  for (const workspace of world.workspaces.values()) await rebuildJournal(world, workspace)
}

export async function rebuildJournal(world: World, workspace: Workspace): Promise<void> {
  const entries: JournalEntry[] = []
  for (const decision of await world.store.read.decisions({ workspace: workspace.id })) {
    const request = await world.store.read.request(decision.request)
    if (request) entries.push(entryOf(request, decision))
  }
  await world.memory.rewriteJournal(workspace, entries)
}

function entryOf(request: Request, decision: DecisionRecord): JournalEntry {
  const { id, at, move, value, outcome, by, byName, via, tier, blockHash } = decision
  return {
    id,
    request: request.number,
    at,
    // A request with questions has several entries: each says what it led to.
    outcome: `${move}${tierIn(value)} → ${outcome}`,
    tier,
    target: request.block?.path ?? request.takesOut?.path ?? '',
    text: request.text,
    by: `${byName} (${by})`,
    via,
    hash: blockHash,
    // A press that only led to a question, or asked for an undo, wrote nothing.
    commit: outcome === 'approved' ? (request.commit?.id ?? null) : null,
  }
}
