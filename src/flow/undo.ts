import { textHash } from '../core/fold.ts'
import type { ReasonCode } from '../core/reason.ts'
import { newborn } from '../core/request/newborn.ts'
import type { Actor, Origin, Request } from '../core/request/request.ts'
import { rivalsTakenOut } from '../core/request/weight.ts'
import { highest, type Tier } from '../core/tier.ts'
import { asDecided } from './as-decided.ts'
import { newCards } from './cards.ts'
import { findOpen } from './known.ts'
import type { Answer } from './ports/channel.ts'
import type { Workspace } from './ports/memory.ts'
import type { EntryRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { Presser } from './presser.ts'
import { refuse } from './refuse.ts'
import { moveWithin } from './transition.ts'
import type { World } from './world.ts'

export type UndoOutcome =
  | { readonly outcome: 'asked'; readonly request: Request }
  | { readonly outcome: 'refused'; readonly reason: ReasonCode; readonly detail?: string }

/**
 * Makes the request that takes an entry out again. It lives through the same machine as any other; one open at a time
 * for an entry. From a person's press it is put at once; from a shell (`by` null) it waits for a slot.
 */
export async function requestUndo(
  world: World,
  workspace: Workspace,
  number: number,
  by: Actor | null,
  along: (tx: Transaction, made: Request) => Promise<void> = async () => {},
): Promise<UndoOutcome> {
  const { read } = world.store
  const request = await read.request(number)
  if (!request) return { outcome: 'refused', reason: 'unknown-request' }
  const entry = await read.entry(request.ulid)
  if (!entry) return { outcome: 'refused', reason: 'no-entry' }
  if (entry.removedBy) return { outcome: 'refused', reason: 'already-undone' }
  const place = await world.memory.place(workspace, entry)
  if (place.place === 'elsewhere')
    return { outcome: 'refused', reason: 'other-branch', detail: place.branches.join(', ') }
  // Asked about, it could only fail: what a person has put elsewhere is theirs to take out.
  if (place.place === 'changed')
    return { outcome: 'refused', reason: 'drifted', detail: `${place.file}:${place.line}` }
  if (place.place === 'gone') {
    const at = await wordsByHand(world, workspace, entry)
    return at
      ? { outcome: 'refused', reason: 'by-hand-now', detail: at }
      : { outcome: 'refused', reason: 'entry-gone' }
  }
  const weight = highest(entry.tier, world.memory.weightOf(workspace, entry.path))
  const flags = await staysOut(world, request)
  return world.store.write(async (tx): Promise<UndoOutcome> => {
    const open = findOpen(await tx.requests({ takesOut: entry.id }))
    if (open) return { outcome: 'refused', reason: 'undo-open', detail: `#${open.number}` }
    const made = await tx.addRequest(drawUndo(world, request, entry, by, { weight, flags }))
    await tx.addAudit({
      chain: workspace.id,
      kind: 'undo-asked',
      at: world.now(),
      body: { request: made.number, takesOut: entry.request, by: by?.person ?? null, block: entry.hash },
    })
    if (by) {
      const moved = await moveWithin(world, tx, workspace, made, { move: 'release' }, { via: null })
      if (moved.outcome === 'moved') await newCards(world, tx, moved.request, null)
    }
    await along(tx, made)
    return { outcome: 'asked', request: made }
  })
}

/** Where the words of an entry stand without its marker, as when somebody moved them into a section of their own. */
async function wordsByHand(
  world: World,
  workspace: Workspace,
  { text, block }: EntryRecord,
): Promise<string | null> {
  const said =
    block
      .split('\n')
      .find((line) => line.startsWith('> '))
      ?.slice(2) ?? text
  const hashes = [textHash(text), textHash(said)]
  const rules = await world.memory.rules(workspace)
  const found = rules.find(({ marker, text: words }) => marker === null && hashes.includes(textHash(words)))
  return found ? `${found.file}:${found.line}` : null
}

/** What went when the entry was written does not come back with its undo, and the card says so. */
async function staysOut(world: World, of: Request): Promise<Request['flags']> {
  const gone = [...rivalsTakenOut(of).flatMap(({ entry }) => entry ?? []), of.raises?.entry ?? '']
  const numbers = new Set<number>()
  for (const id of gone) {
    const entry = await world.store.read.entry(id)
    if (entry?.removedBy === of.ulid) numbers.add(entry.request)
  }
  const detail = Array.from(numbers, (number) => `#${number}`).join(', ')
  return detail === '' ? [] : [{ code: 'stays-out', detail }]
}

function drawUndo(
  world: World,
  of: Request,
  entry: EntryRecord,
  by: Actor | null,
  { weight, flags }: { weight: Tier; flags: Request['flags'] },
): Request {
  const now = world.now()
  const origin: Origin = {
    fired: '',
    evidence: '',
    agent: of.origin.agent,
    host: world.settings.host,
    session: '',
    via: 'undo',
    by: by?.principal.name ?? null,
  }
  return newborn(
    {
      ...of,
      ulid: world.ulid(),
      candidate: null,
      kind: 'remove',
      trigger: 'U',
      text: entry.text,
      textHash: textHash(entry.text),
      wording: 'final',
      tier: entry.tier,
      urgency: 'standard',
      importance: 'M',
      risk: weight === 'L3' ? 'low' : 'none',
      flags,
      rivals: [],
      newSkill: null,
      raises: null,
      targets: { [entry.tier]: { path: entry.path, weight } },
      block: null,
      takesOut: {
        entry: entry.id,
        number: entry.request,
        hash: entry.hash,
        path: entry.path,
        block: entry.block,
      },
      origin,
    },
    now,
  )
}

/** The Undo button, `/undo 42` or a typed word. */
export async function askUndo(
  world: World,
  workspace: Workspace,
  request: Request,
  by: Actor,
  presser: Presser,
): Promise<Answer> {
  const { t } = presser
  const { number } = request
  if (!by.rights.approver) return refuse(world, request, { verb: 'undo' }, presser, 'not-an-approver')
  const result = await requestUndo(world, workspace, number, by, async (tx) => {
    await tx.addDecision({
      id: world.ulid(),
      request: number,
      revision: request.revision,
      move: 'undo',
      value: null,
      by: by.person,
      byName: by.principal.name,
      via: presser.via,
      at: world.now(),
      outcome: request.state,
      ...asDecided(request),
    })
    await tx.settleUpdate(presser.update)
  })
  if (result.outcome === 'asked') {
    world.wake()
    return { toast: t('toast-undo-asked', { number, undo: result.request.number }), alert: false }
  }
  if (result.reason === 'already-undone') {
    await refuse(world, request, { verb: 'undo' }, presser, 'already-undone')
    return { toast: t('toast-undone-already', { number }), alert: false }
  }
  return refuse(world, request, { verb: 'undo' }, presser, result.reason, result.detail)
}
