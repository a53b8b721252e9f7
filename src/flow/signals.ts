import { isLongerThan } from '../core/grapheme.ts'
import type { Happening, Step } from '../core/pitfall/step.ts'
import { decisionsIn } from '../core/signal/decision.ts'
import { searchedAgain, unknownFact } from '../core/signal/gap.ts'
import { praisedCommands } from '../core/signal/practice.ts'
import type { Lesson } from './lesson.ts'
import { lessonOf, type Noticed } from './noticed.ts'
import type { Heard } from './ports/heard.ts'
import type { Workspace } from './ports/memory.ts'
import type { SessionRecord } from './ports/records.ts'
import { within } from './touched.ts'
import type { World } from './world.ts'

/** Of one kind in one session: who notices more notices nothing. */
const EACH_MAX = 2
const WORDS_MAX = 90

/** What a conversation that is over shows besides what went wrong: candidates for the review, and for nothing sooner. */
export function signalsIn(
  world: World,
  workspace: Workspace,
  session: SessionRecord,
  { steps, told }: { readonly steps: readonly Step[]; readonly told: readonly Happening[] },
): readonly Lesson[] {
  const t = world.t(workspace.locale)
  const gaps = searchedAgain(steps).map((query): Noticed => {
    const text = t('gap-searched', { query })
    return { text, kind: 'gap', heard: [{ code: 'searched-again' }], wording: 'empty', evidence: text }
  })
  const practices = praisedCommands(steps).map((command): Noticed => {
    const text = t('practice-command', { command })
    return { text, kind: 'best_practice', heard: [{ code: 'praised' }], evidence: text }
  })
  const decisions = decisionsIn(told).map(({ was, is }): Noticed => {
    const text = t('decision-instead', { was, is })
    return { text, kind: 'pattern', heard: [{ code: 'decision' }], evidence: text }
  })
  return [gaps, practices, decisions].flatMap((all) =>
    all.slice(0, EACH_MAX).map((noticed) => lessonOf(world, workspace, session, noticed)),
  )
}

/** A fact that the assistant says in its last message it does not know. */
export function gapIn(
  world: World,
  event: Extract<Heard, { kind: 'stop' }>,
  workspace: Workspace,
): readonly Lesson[] {
  const what = unknownFact(event.lastMessage ?? '')
  if (what === null || event.session === '' || isLongerThan(what, WORDS_MAX)) return []
  const text = world.t(workspace.locale)('gap-unknown', { what })
  const tainted = world.outputs.get(event.session)?.taints(what) ?? false
  const session = { id: event.session, agent: event.agent, lastAt: event.at }
  return [
    lessonOf(world, workspace, session, {
      text,
      kind: 'gap',
      heard: [{ code: 'unknown-fact' }],
      wording: 'empty',
      evidence: what,
      tainted,
    }),
  ]
}

/** The files that were edited, from the root of the workspace; those of elsewhere are left out. */
export const inWorkspace = (told: readonly Happening[], root: string): readonly Happening[] =>
  told.flatMap((each): readonly Happening[] => {
    if (each.kind !== 'tool' || each.deed.deed !== 'edit') return [each]
    const file = within(each.deed.file, root, null)
    return file === null ? [] : [{ ...each, deed: { ...each.deed, file } }]
  })
