import { announcementBody } from '../core/announcement.ts'
import { l3Written } from '../core/card/notice.ts'
import { typeOf } from '../core/gates/freshness.ts'
import { standsAlready } from '../core/gates/redundancy.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { weight } from '../core/request/weight.ts'
import { highest, rank } from '../core/tier.ts'
import { settlingDecision } from './draw.ts'
import { rivalsOf } from './gates.ts'
import { writeJournal } from './journal.ts'
import { orderOf, raisedHere } from './order.ts'
import { tellEverywhere } from './outbox.ts'
import type { StandingRule, Workspace, WriteOrder, WriteOutcome } from './ports/memory.ts'
import type { EntryRecord, IntentRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { lookAtTargets } from './seal.ts'
import { gateSkill } from './skill-gate.ts'
import { stillOwners } from './still-owners.ts'
import { makeMove, moveWithin } from './transition.ts'
import type { World } from './world.ts'
import { translateFor } from './world.ts'
import { takeOutOf } from './written-outside.ts'

/**
 * Writes what is approved, or goes on with a write that was cut off. The files of a workspace change only here. What
 * cannot be written yet stays approved and is looked at again by the heartbeat.
 */
export async function carryOut(world: World, request: Request): Promise<void> {
  const workspace = world.workspaces.get(request.workspace)
  if (!workspace || request.state !== 'approved') return
  const intent = await world.store.read.intentOf(request.number)
  const begun = intent?.state === 'open' && sameBlock(intent.order, request) ? intent : null
  const obstacle = begun?.progress ? null : await findObstacle(world, workspace, request)
  if (obstacle?.obstacle === 'rivals') {
    await makeMove(world, workspace, request, { move: 'collide', rivals: obstacle.rivals }, { via: null })
    return world.wake()
  }
  if (obstacle?.obstacle === 'wait') return wait(world, request, obstacle.reason)
  if (obstacle) return fail(world, workspace, request, null, obstacle.reason, obstacle.final)

  const order = begun?.order ?? (await orderOf(world, workspace, request))
  if (!order) return fail(world, workspace, request, null, { code: 'integrity' }, true)
  const open: IntentRecord = begun ?? {
    id: world.ulid(),
    request: request.number,
    order,
    progress: null,
    state: 'open',
    startedAt: world.now(),
  }
  if (!begun) await world.store.write((tx) => tx.openIntent(open))
  const outcome = await world.memory.apply({ ...order, workspace }, open.progress, (progress) =>
    world.store.write((tx) => tx.setIntent(open.id, { progress })),
  )
  await fileOutcome(world, workspace, request, open, outcome)
}

const sameBlock = (order: WriteOrder, request: Request): boolean =>
  (order.add?.hash ?? order.remove[0]?.hash) === (request.block?.hash ?? request.takesOut?.hash)

type Obstacle =
  | { readonly obstacle: 'reason'; readonly reason: Reason; readonly final: boolean }
  | { readonly obstacle: 'wait'; readonly reason: Reason }
  | { readonly obstacle: 'rivals'; readonly rivals: Request['rivals'] }

/** The gates once more, on the files and the people as they are at the moment of the write. */
async function findObstacle(world: World, workspace: Workspace, request: Request): Promise<Obstacle | null> {
  const stop = (reason: Reason, final = true): Obstacle => ({ obstacle: 'reason', reason, final })
  if (await weighsMore(world, workspace, request)) return stop({ code: 'file-changed' })
  if (weight(request) === 'L3' && !(await stillOwners(world, request)))
    return stop({ code: 'approver-removed' })
  if (request.kind === 'remove')
    return (await stillThere(world, workspace, request)) ? null : stop({ code: 'file-changed' })
  // The fields of an L2 are words like any other.
  const lines =
    request.tier === 'L2'
      ? [request.text, ...Object.values(request.fields), ...linesOf(request.newSkill)]
      : [request.text]
  for (const text of lines) {
    const safety = checkSafety({
      text,
      where: request.tier,
      ownAgent: request.origin.agent,
      existingFiles: (path) => world.memory.hasFile(workspace, path),
    })
    if (safety.outcome === 'refuse') return stop(safety.reasons[0] ?? { code: 'integrity' })
    if (safety.text !== text) return stop({ code: 'integrity' })
  }
  if (request.tier === 'L2' && request.skill !== null) {
    const gate = await gateSkill(world, workspace, request.skill, request)
    if (gate.outcome === 'below') return stop(gate.reason)
  }
  const rules = await world.memory.rules(workspace)
  // What goes with this write stands in nobody's way.
  const raised = await raisedHere(world, workspace, request)
  const others = rules.filter(({ marker }) => marker?.id !== request.ulid && !isOf(marker, raised))
  // The description of a skill is no rule.
  const twin = request.newSkill ? null : standsAlready(request.text, others)
  const leaving = twin && (await takeOutOf(world, workspace, twin))
  if (leaving) return { obstacle: 'wait', reason: { code: 'take-out-open', detail: `#${leaving.number}` } }
  if (twin) return stop({ code: 'already-stands', detail: `${twin.file}:${twin.line}` })
  const found = await rivalsOf(world, workspace, request, rules)
  const rivals = raised ? found.filter(({ entry }) => entry !== raised.id) : found
  const known = new Set(request.rivals.map(nameOf))
  const fresh = rivals.filter((rival) => !known.has(nameOf(rival)))
  return fresh.length > 0 ? { obstacle: 'rivals', rivals } : null
}

const isOf = (marker: StandingRule['marker'], entry: EntryRecord | null): boolean =>
  entry !== null && marker?.id === entry.id

const linesOf = (made: Request['newSkill']): readonly string[] => (made ? [...made.steps, ...made.done] : [])

/**
 * Was the file made to stand for another one since it was approved? A MEMORY.md that now links to CLAUDE.md needs the
 * answers of an L3 (R126), and the approved hash names the old path.
 */
async function weighsMore(world: World, workspace: Workspace, request: Request): Promise<boolean> {
  if (request.kind === 'remove') {
    const file = world.memory.weightOf(workspace, request.takesOut?.path ?? '')
    return highest(request.tier, file) !== weight(request)
  }
  const { raises } = request
  if (raises && rank(world.memory.weightOf(workspace, raises.path)) > rank(raises.weight)) return true
  const targets = await lookAtTargets(world, workspace, request.skill)
  const moved = targets[request.tier]?.path !== request.block?.path
  return moved || weight({ ...request, targets }) !== weight(request)
}

/**
 * Lines of somebody else are taken out only as they were shown: nobody has changed or committed them since, and their
 * file asks for no more than it did.
 */
async function stillThere(world: World, workspace: Workspace, { takesOut, tier }: Request): Promise<boolean> {
  if (!takesOut?.hunk) return true
  const files = await world.memory.drift(workspace)
  // In the middle of a merge or the like the write itself waits.
  if (!files) return true
  const file = files.find(({ path }) => path === takesOut.path)
  if (!file || file.tier !== tier) return false
  return file.hunks.some(({ hash, removable }) => removable && hash === takesOut.hash)
}

const nameOf = (rival: Request['rivals'][number]) => `${rival.file}\n${rival.entry ?? ''}\n${rival.text}`

async function fileOutcome(
  world: World,
  workspace: Workspace,
  request: Request,
  intent: IntentRecord,
  outcome: WriteOutcome,
): Promise<void> {
  switch (outcome.outcome) {
    case 'waiting':
      return wait(world, request, outcome.reason)
    case 'failed':
      return fail(world, workspace, request, intent, outcome.reason, outcome.final)
    case 'written': {
      world.waits.delete(request.number)
      const { commit } = outcome
      const moved = await makeMove(
        world,
        workspace,
        request,
        { move: 'wrote', commit },
        {
          via: null,
          also: (tx, after) => recordWritten(world, tx, workspace, after, intent),
        },
      )
      world.fail('C20')
      world.log({ msg: 'Written', request: request.number, outcome: moved.outcome, commit: commit.state })
      await writeJournal(world, workspace, request.number)
      world.wake()
    }
  }
}

/** The entry, what went with it, and the end of the intent: in the transaction that says "written". */
async function recordWritten(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  request: Request,
  intent: IntentRecord,
): Promise<void> {
  const { block, takesOut } = request
  if (request.kind === 'add' && block) {
    await tx.addEntry({
      id: request.ulid,
      request: request.number,
      workspace: workspace.id,
      tier: block.tier,
      path: block.path,
      hash: block.hash,
      block: block.text,
      text: request.text,
      textHash: request.textHash,
      writtenAt: world.now(),
      removedBy: null,
      confidence: { type: typeOf(request), confirmed: block.date, C0: 1, alpha: 0, beta: 0 },
      askAfter: null,
    })
  }
  for (const { id, hunk } of intent.order.remove) {
    if (hunk) continue
    await tx.removeEntry(id, request.ulid)
    const of = await tx.requestByUlid(id)
    // The card of what was taken out loses its Undo.
    if (of) await tx.touchDeliveries(of.number)
  }
  await tx.setIntent(intent.id, { state: 'done' })
  if (weight(request) !== 'L3') return
  const by = settlingDecision(request, await tx.decisionsOf(request.number))?.byName ?? ''
  await announceChange(world, tx, workspace, request, by)
  await tellEverywhere(world, tx, request.workspace, (address) =>
    l3Written(
      {
        kind: request.kind,
        workspace: workspace.name,
        number: request.number,
        path: block?.path ?? takesOut?.path ?? '',
        by,
        text: request.text,
      },
      translateFor(world, address),
    ),
  )
}

/** One a webhook, in the same transaction: what was written is told to all of them or was not written. */
async function announceChange(
  world: World,
  tx: Transaction,
  workspace: Workspace,
  request: Request,
  by: string,
): Promise<void> {
  const { number, block, takesOut } = request
  const body = announcementBody({
    workspace: workspace.name,
    path: block?.path ?? takesOut?.path ?? '',
    request,
    sha256: block?.hash ?? takesOut?.hash ?? '',
    by,
    at: world.now(),
  })
  const untold = { state: 'wanted', why: null, attempts: 0, notBefore: 0 } as const
  for (const endpoint of world.webhooks?.endpoints ?? [])
    await tx.addAnnouncement({
      id: world.ulid(),
      endpoint,
      request: number,
      body,
      createdAt: world.now(),
      ...untold,
    })
}

async function wait(world: World, request: Request, reason: Reason): Promise<void> {
  const before = world.waits.get(request.number)
  world.waits.set(request.number, reason)
  if (before?.code === reason.code) return
  await world.store.write((tx) => tx.touchDeliveries(request.number))
  world.wake()
}

async function fail(
  world: World,
  workspace: Workspace,
  request: Request,
  intent: IntentRecord | null,
  reason: Reason,
  final: boolean,
): Promise<void> {
  world.waits.delete(request.number)
  await world.store.write(async (tx) => {
    await moveWithin(world, tx, workspace, request, { move: 'fail', reason, final }, { via: null })
    if (intent) await tx.setIntent(intent.id, { state: 'failed' })
  })
  world.log({ level: 'warn', msg: 'A write failed', request: request.number, reason: reason.code })
  world.wake()
}
