import type { Reason } from '../core/reason.ts'
import type { Request } from '../core/request/request.ts'
import { writeJournal } from './journal.ts'
import { findObstacle } from './obstacle.ts'
import { orderOf } from './order.ts'
import type { Workspace, WriteOrder, WriteOutcome } from './ports/memory.ts'
import type { IntentRecord } from './ports/records.ts'
import { recordWritten } from './record-written.ts'
import { makeMove, moveWithin } from './transition.ts'
import type { World } from './world.ts'

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
