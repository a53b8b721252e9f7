import type { Request } from '../core/request/request.ts'
import type { Transaction } from './ports/store.ts'
import { addTold } from './told.ts'
import type { World } from './world.ts'

/** Puts a new request into the queue, with its row in the audit chain. Its words may be others than its candidate's. */
export async function queue(world: World, tx: Transaction, request: Request): Promise<Request> {
  const added = await tx.addRequest(request)
  addTold(world, request.workspace, request)
  await tx.addAudit({
    chain: request.workspace,
    kind: 'queued',
    at: world.now(),
    body: {
      request: added.number,
      trigger: request.trigger,
      textHash: request.textHash,
      block: request.block?.hash ?? null,
    },
  })
  return added
}
