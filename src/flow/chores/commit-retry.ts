import { mendJournal } from '../journal.ts'
import type { World } from '../world.ts'

/** Tries again the commits that git was not ready for. The block stands in the file already. */
export async function commitRetry(world: World): Promise<void> {
  for (const request of await world.store.read.requests({ commitPending: true })) {
    const workspace = world.workspaces.get(request.workspace)
    const intent = await world.store.read.intentOf(request.number)
    if (!workspace || !intent || !request.commit) continue
    const { branch = null, head = null } = request.commit
    const commit = await world.memory.commit({ ...intent.order, workspace }, { branch, head })
    if (commit.state === 'pending' && commit.reason.code === request.commit.reason?.code) continue
    await world.store.write(async (tx) => {
      // The place of the write stays that of the file's change, whatever git says now.
      const field = commit.state === 'pending' ? { ...commit, branch, head } : commit
      if (!(await tx.saveRequest({ ...request, commit: field }, request.revision))) return
      await tx.addAudit({
        chain: request.workspace,
        kind: 'commit',
        at: world.now(),
        body: {
          request: request.number,
          state: commit.state,
          commit: commit.state === 'made' ? commit.id : null,
        },
      })
      await tx.touchDeliveries(request.number)
    })
    // Its entry was written when the block was: without a commit.
    if (commit.state === 'made') await mendJournal(world, workspace)
    world.wake()
  }
}
