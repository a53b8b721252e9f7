import { announcementBody } from '../core/announcement.ts'
import { l3Written } from '../core/card/notice.ts'
import { typeOf } from '../core/gates/freshness.ts'
import type { Request } from '../core/request/request.ts'
import { weight } from '../core/request/weight.ts'
import { settlingDecision } from './draw.ts'
import { tellEverywhere } from './outbox.ts'
import type { Workspace } from './ports/memory.ts'
import type { IntentRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import { translateFor, type World } from './world.ts'

/** The entry, what went with it, and the end of the intent: in the transaction that says "written". */
export async function recordWritten(
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
