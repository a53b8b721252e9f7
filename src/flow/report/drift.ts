import type { World } from '../world.ts'

const DAY = 24 * 3_600_000

/** One change outside the gate that no notice told of. */
export interface DriftNote {
  /** Id of the workspace. */
  readonly id: string
  readonly workspace: string
  readonly file: string
  readonly line: number
  readonly text: string
  readonly at: number
}

/**
 * What the digest tells of changes outside the gate: those made since then (ms since the epoch) that still stand, were
 * not kept, and of which no notice was sent. `driftLine` of the cards says one in words.
 */
export async function driftLines(world: World, since: number): Promise<readonly DriftNote[]> {
  const notes: DriftNote[] = []
  for (const row of await world.store.read.drifts()) {
    const workspace = world.workspaces.get(row.workspace)
    if (!workspace) continue
    // A later change edits the notice that stands.
    const told = (at: number) => row.notices.some((notice) => notice.at >= at - DAY)
    for (const { line, found, instead, state, at, during } of row.lines) {
      if (state !== 'open' || at < since || (during && told(at))) continue
      const text = (found || instead).replace(/\s+/g, ' ').trim()
      notes.push({ id: row.workspace, workspace: workspace.name, file: row.path, line, text, at })
    }
  }
  return notes.sort((a, b) => a.at - b.at)
}
