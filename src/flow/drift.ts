import type { Card } from '../core/card/card.ts'
import { drawDrift } from '../core/card/drift.ts'
import { standsAlready } from '../core/gates/redundancy.ts'
import { localDate } from '../core/local-date.ts'
import type { Request } from '../core/request/request.ts'
import { LIVE } from './known.ts'
import { say } from './outbox.ts'
import type { DriftHunk, FileDrift, Workspace } from './ports/memory.ts'
import type { DriftLines, DriftRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'
import { translateFor } from './world.ts'

/** Notices at one address on one local date; what comes after is told by the digest. */
const NOTICES_A_DAY = 3
const NOTICES_KEPT = 20
/** The row that says that a workspace has been looked at before. */
const FIRST_LOOK = ''

/**
 * Files what stands in the memory files outside the gate. What stood there at the first look is nobody's change. A
 * change under an agent's session is told at once, silently; the rest waits for the digest. Nothing of it is approved.
 */
export async function fileDrift(
  world: World,
  workspace: Workspace,
  files: readonly FileDrift[],
): Promise<void> {
  const rows = new Map((await world.store.read.drifts(workspace.id)).map((row) => [row.path, row]))
  const first = !rows.has(FIRST_LOOK)
  const live = await world.store.read.requests({ workspace: workspace.id, states: LIVE })
  for (const file of files) {
    const row = rows.get(file.path) ?? null
    const next = await look(world, workspace, file, row, { first, live })
    if (next) await save(world, workspace, next, row)
  }
  if (first)
    await world.store.write((tx) => tx.saveDrift(emptyRow(workspace, { path: FIRST_LOOK, tier: 'L1' }), null))
}

const emptyRow = (workspace: Workspace, of: Pick<DriftRecord, 'path' | 'tier'>): DriftRecord => ({
  id: 0,
  workspace: workspace.id,
  ...of,
  revision: 1,
  lines: [],
  changedBlocks: [],
  notices: [],
})

/** The row as it is now, or null when nothing changed. */
async function look(
  world: World,
  workspace: Workspace,
  file: FileDrift,
  row: DriftRecord | null,
  { first, live }: { readonly first: boolean; readonly live: readonly Request[] },
): Promise<DriftRecord | null> {
  const at = Math.floor(file.changedAt ?? world.now())
  const before = new Map((row?.lines ?? []).map((one) => [one.hash, one]))
  const during =
    !first &&
    file.hunks.some(({ hash }) => !before.has(hash)) &&
    (await world.store.read.agentActive(workspace.id, at))
  const lines = file.hunks.map((hunk): DriftLines => {
    const known = before.get(hunk.hash)
    const now = known ?? fresh(hunk, at, during, first)
    const asked = live.find(({ takesOut }) => takesOut?.entry === hunk.hash)
    if (asked) return { ...now, line: hunk.line, state: 'asked', request: asked.number }
    // A removal that was ignored leaves the lines where they were: open again.
    const state = now.state === 'asked' || now.state === 'card' ? 'open' : now.state
    const card = state === 'open' && isOnCard(hunk, live)
    return { ...now, line: hunk.line, request: null, state: card ? 'card' : state }
  })
  const changedBlocks = await ours(world, file, first ? null : (row?.changedBlocks ?? []), at)
  const next = { ...(row ?? emptyRow(workspace, file)), tier: file.tier, lines, changedBlocks }
  if (
    row &&
    JSON.stringify([row.tier, row.lines, row.changedBlocks]) ===
      JSON.stringify([next.tier, lines, changedBlocks])
  )
    return null
  return row ? { ...next, revision: row.revision + 1 } : next
}

function fresh(hunk: DriftHunk, at: number, during: boolean, first: boolean): DriftLines {
  const { hash, line, found, instead, removable } = hunk
  return {
    hash,
    line,
    found,
    instead,
    removable,
    state: first ? 'before' : 'open',
    request: null,
    at,
    during,
  }
}

/** The card of a request asks about these very words already. */
const isOnCard = ({ rules }: DriftHunk, live: readonly Request[]): boolean =>
  rules.length > 0 &&
  rules.every((text) => {
    const rule = { file: '', line: 0, text, tier: 'L1', marker: null } as const
    return live.some((request) => request.standing && standsAlready(request.text, [rule]))
  })

/** Of the changed blocks those that this store approved; others belong to somebody else's Evogate. */
async function ours(
  world: World,
  file: FileDrift,
  before: DriftRecord['changedBlocks'] | null,
  at: number,
): Promise<DriftRecord['changedBlocks']> {
  const found: { request: number; line: number; at: number }[] = []
  for (const { id, line } of file.changedBlocks) {
    const entry = await world.store.read.entry(id)
    if (!entry || entry.removedBy !== null) continue
    const known = before?.find(({ request }) => request === entry.request)
    found.push({ request: entry.request, line, at: known?.at ?? at })
  }
  return found
}

async function save(
  world: World,
  workspace: Workspace,
  next: DriftRecord,
  row: DriftRecord | null,
): Promise<void> {
  await world.store.write(async (tx) => {
    if (!(await tx.saveDrift(next, row?.revision ?? null))) return
    const saved = (await tx.drifts(workspace.id)).find(({ path }) => path === next.path)
    if (saved) await tell(world, tx, workspace, saved, row)
  })
  world.wake()
}

/** Edits the notice that stands, or sends one where an agent was at work and the day has room for it. */
async function tell(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  row: DriftRecord,
  before: DriftRecord | null,
): Promise<void> {
  const told = new Set((before?.lines ?? []).map(({ hash }) => hash))
  const toldBlocks = new Set((before?.changedBlocks ?? []).map(({ request }) => request))
  const newLines = row.lines.some(({ hash, during, state }) => during && state === 'open' && !told.has(hash))
  const newBlocks =
    before !== null &&
    row.changedBlocks.some(({ request }) => !toldBlocks.has(request)) &&
    (await tx.agentActive(workspace.id, row.changedBlocks.at(-1)?.at ?? 0))
  const wasOpen = before?.lines.some(({ state }) => state === 'open') ?? false
  const all = await tx.drifts()
  const notices = [...row.notices]
  for (const id of world.addressesOf(workspace.id)) {
    const address = await tx.address(id)
    if (!address) continue
    const card = drawDrift(viewOf(workspace, row), translateFor(world, address))
    const standing = notices.findLast((notice) => notice.address === id)
    if (standing && (wasOpen || !(newLines || newBlocks))) {
      await redraw(tx, standing.outbox, card)
      continue
    }
    if (!(newLines || newBlocks) || sentToday(world, all, id) >= NOTICES_A_DAY) continue
    const outbox = await say(world, tx, address, card, { silent: true })
    notices.push({ address: id, outbox, at: world.now() })
  }
  if (notices.length > row.notices.length)
    await tx.saveDrift({ ...row, notices: notices.slice(-NOTICES_KEPT) }, row.revision)
}

/** Shows the row as it is now in the newest notice of each address. */
export async function redrawNotices(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  row: DriftRecord,
): Promise<void> {
  const newest = new Map(row.notices.map((notice) => [notice.address, notice.outbox]))
  for (const [id, outbox] of newest) {
    const address = await tx.address(id)
    if (address) await redraw(tx, outbox, drawDrift(viewOf(workspace, row), translateFor(world, address)))
  }
}

async function redraw(tx: Transaction, outbox: string, card: Card): Promise<void> {
  const message = await tx.outbox(outbox)
  if (message?.state === 'sent' || message?.state === 'behind')
    await tx.setOutbox(message.id, { card, state: 'behind', notBefore: 0 })
  else if (message?.state === 'wanted') await tx.setOutbox(message.id, { card })
}

function sentToday(world: World, all: readonly DriftRecord[], address: string): number {
  const { zone } = world.rulesAt(address)
  const dateOf = (at: number) => localDate(at, zone)
  const today = dateOf(world.now())
  return all
    .flatMap(({ notices }) => notices)
    .filter((notice) => notice.address === address && dateOf(notice.at) === today).length
}

function viewOf(workspace: Workspace, row: DriftRecord): Parameters<typeof drawDrift>[0] {
  const { id, revision, path: file, lines, changedBlocks } = row
  return {
    id,
    revision,
    file,
    workspace: workspace.name,
    lines: shownLines(row).map(({ line, found, instead, removable, state, request }) => ({
      ...{ line, found, instead, removable, request },
      state: state === 'before' ? 'kept' : state,
      rule: lines.length > 0 && /\p{L}/u.test(found),
    })),
    changedBlocks,
  }
}

/** In the order of the notice's buttons. */
export const shownLines = (row: DriftRecord): readonly DriftLines[] =>
  row.lines.filter(({ state }) => state !== 'before')
