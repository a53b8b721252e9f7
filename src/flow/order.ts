import { commitMessage } from '../core/commit-message.ts'
import { typeOf } from '../core/gates/freshness.ts'
import type { Request } from '../core/request/request.ts'
import { rivalsTakenOut } from '../core/request/weight.ts'
import type { BlockToRemove, Workspace, WriteOrder } from './ports/memory.ts'
import type { Reads } from './ports/store.ts'

/** The write that a request asks for as it stands; null while its words are still open. */
export async function orderOf(
  store: Reads,
  workspace: Workspace,
  request: Request,
): Promise<WriteOrder | null> {
  const remove: BlockToRemove[] = []
  for (const rival of rivalsTakenOut(request)) {
    const entry = rival.entry ? await store.entry(rival.entry) : null
    if (entry && entry.removedBy === null) {
      remove.push({ id: entry.id, hash: entry.hash, tier: entry.tier, path: entry.path })
    }
  }
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
