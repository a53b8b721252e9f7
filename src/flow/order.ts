import { commitMessage } from '../core/commit-message.ts'
import { typeOf } from '../core/gates/freshness.ts'
import type { Request } from '../core/request/request.ts'
import { rivalsTakenOut } from '../core/request/weight.ts'
import { placeAsApproved } from './in-place.ts'
import type { BlockToRemove, Workspace, WriteOrder } from './ports/memory.ts'
import type { EntryRecord } from './ports/records.ts'
import type { World } from './world.ts'

const toRemove = ({ id, hash, tier, path }: EntryRecord): BlockToRemove => ({ id, hash, tier, path })

/**
 * The entry that a request raises, while it stands here byte for byte as it was approved. What somebody has changed,
 * moved or taken out is theirs: the words are then only added.
 */
export async function raisedHere(
  world: World,
  workspace: Workspace,
  { raises }: Pick<Request, 'raises'>,
): Promise<EntryRecord | null> {
  const entry = raises ? await world.store.read.entry(raises.entry) : null
  return entry && (await placeAsApproved(world, workspace, entry)) !== null ? entry : null
}

/** The write that a request asks for as it stands; null while its words are still open. */
export async function orderOf(
  world: World,
  workspace: Workspace,
  request: Request,
): Promise<WriteOrder | null> {
  const remove: BlockToRemove[] = []
  for (const rival of rivalsTakenOut(request)) {
    const entry = rival.entry ? await world.store.read.entry(rival.entry) : null
    if (entry?.removedBy === null) remove.push(toRemove(entry))
  }
  const raised = await raisedHere(world, workspace, request)
  if (raised && remove.every(({ id }) => id !== raised.id)) remove.push(toRemove(raised))
  const { block, takesOut } = request
  if (request.kind === 'remove') {
    if (!takesOut) return null
    const { entry: id, hash, path, hunk } = takesOut
    remove.push({ id, hash, tier: request.tier, path, ...(hunk && { hunk }) })
  } else if (!block) return null
  const hash = block?.hash ?? takesOut?.hash ?? ''
  return {
    workspace,
    id: request.ulid,
    add:
      request.kind === 'add' && block
        ? {
            id: request.ulid,
            hash: block.hash,
            tier: block.tier,
            path: block.path,
            block: block.text,
            decay: { type: typeOf(request), confirmed: block.date },
          }
        : null,
    remove,
    message: commitMessage({
      locale: workspace.locale,
      kind: request.kind,
      tier: request.tier,
      text: request.text,
      id: request.ulid,
      hash,
      removes: remove.map((each) => each.id),
      ...(request.skill !== null && { skill: request.skill }),
    }),
  }
}
