import type { Reason } from '../core/reason.ts'
import type { Draft } from '../core/request/request.ts'
import type { Lesson } from './lesson.ts'
import { kept, learned } from './matter.ts'
import type { CandidateRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { Repeats } from './repeats.ts'
import { type Scored, scored } from './score.ts'
import { addTold, REPEAT_LIFE } from './told.ts'
import { filesOf } from './touched.ts'
import type { World } from './world.ts'

/** One more sighting of these words, of a candidate that is made, or taken out of the archive, if there is none. */
export async function sight(
  world: World,
  tx: Transaction,
  lesson: Lesson,
  draft: Draft,
  repeats: Repeats,
): Promise<Scored & { readonly anew: boolean }> {
  const now = world.now()
  const { id: workspace } = lesson.workspace
  const { key } = lesson
  const known = key ? await tx.candidateByKey(workspace, key, now - REPEAT_LIFE) : repeats.candidate
  const id = known?.id ?? world.ulid()
  if (known && key) await tx.setCandidate(id, learned(known, lesson, draft))
  else if (known && repeats.otherwise) await tx.setCandidate(id, { reasons: saidOtherwise(known) })
  if (!known) {
    await tx.addCandidate({
      id,
      workspace: lesson.workspace.id,
      textHash: draft.textHash,
      text: draft.text,
      kind: lesson.kind,
      urgency: lesson.urgency,
      tier: draft.tier,
      state: 'pool',
      // What waits in the pool is put from its candidate alone, and stays no higher than L1 there, too.
      reasons: [...lesson.heard.map(kept), ...(lesson.tainted ? [{ code: 'tool-output' } as const] : [])],
      createdAt: now,
      ...(key && { key, fields: lesson.fields }),
    })
  }
  if (!known || key) addTold(world, workspace, draft)
  const anew = await tx.addSighting({
    candidate: id,
    session: lesson.session,
    event: lesson.event.id,
    at: lesson.event.at,
    files: lesson.files ?? filesOf(world, lesson.session),
  })
  const [seen] = await tx.seen({ workspaces: [workspace], id })
  if (!seen) throw new Error(`Candidate ${id} was not seen`)
  return { ...scored(world, seen), anew }
}

/** For `why`. The other words themselves are not kept. */
const saidOtherwise = ({ reasons }: CandidateRecord): readonly Reason[] =>
  reasons.some(({ code }) => code === 'said-otherwise') ? reasons : [...reasons, { code: 'said-otherwise' }]
