import type { AssessedRow } from '../ports/read-models.ts'
import type { CandidateRecord } from '../ports/records.ts'
import { ranked } from '../score.ts'
import type { World } from '../world.ts'

/**
 * Scores of the candidates that wait, the best first; with `all` also of what was asked about or put away. Of these
 * workspaces, or of all.
 */
export async function assess(
  world: World,
  {
    all,
    workspaces = [...world.workspaces.keys()],
  }: { readonly all: boolean; readonly workspaces?: readonly string[] },
): Promise<AssessedRow[]> {
  const states: readonly CandidateRecord['state'][] = all
    ? ['pool', 'requested', 'muted', 'archived']
    : ['pool']
  const seen = await world.store.read.seen({ workspaces, states })
  return ranked(world, seen).map(({ candidate, times, last, score, ripeness, forArchive }) => ({
    id: candidate.id,
    workspace: world.workspaces.get(candidate.workspace)?.path ?? candidate.workspace,
    text: candidate.text ?? '',
    kind: candidate.kind,
    urgency: candidate.urgency,
    tier: candidate.tier,
    state: candidate.state,
    times,
    first: new Date(candidate.createdAt).toISOString(),
    last: new Date(last).toISOString(),
    scores: score,
    ripeness,
    archive: forArchive,
  }))
}
