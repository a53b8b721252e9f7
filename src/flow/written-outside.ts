import { standsAlready } from '../core/gates/redundancy.ts'
import type { Request, Standing, State } from '../core/request/request.ts'
import { findOpen } from './known.ts'
import type { FileDrift, StandingRule, Workspace } from './ports/memory.ts'
import { makeMove } from './transition.ts'
import type { World } from './world.ts'

const OPEN: readonly State[] = ['asked', 'questioned', 'deferred', 'failed']

/**
 * Looks whether the sentence of an open card was written into a memory file by somebody else meanwhile, and turns the
 * card into *keep · take it out*; and back, when it is gone again.
 */
export async function findWrittenOutside(world: World, workspace: Workspace): Promise<void> {
  const requests = await world.store.read.requests({ workspace: workspace.id, states: OPEN })
  const open = requests.filter(({ kind, wording }) => kind === 'add' && wording === 'final')
  if (open.length === 0) return
  const byHand = (await world.memory.rules(workspace)).filter(({ marker }) => marker === null)
  let drift: readonly FileDrift[] | null | undefined
  for (const request of open) {
    const rule = standsAlready(request.text, byHand)
    if (!rule && !request.standing) continue
    drift ??= await world.memory.drift(workspace)
    // Git is at work: what stands now may be gone in a moment.
    if (drift === null) return
    const standing = rule && standingOf(request, rule, drift)
    if (same(standing, request.standing ?? null)) continue
    // The lines are on their way out: a person has answered already.
    if (standing?.hunk && !request.standing && (await isBeingTakenOut(world, workspace, standing))) continue
    const moved = await makeMove(world, workspace, request, { move: 'stand', standing }, { via: null })
    if (moved.outcome === 'moved') world.wake()
  }
}

function standingOf(request: Request, rule: StandingRule, drift: readonly FileDrift[]): Standing {
  const hunk = drift
    .find(({ path }) => path === rule.file)
    ?.hunks.find(({ rules }) => rules.some((text) => standsAlready(request.text, [{ ...rule, text }])))
  return {
    file: rule.file,
    line: rule.line,
    tier: rule.tier,
    hunk: hunk?.removable ? { found: hunk.found, instead: hunk.instead } : null,
  }
}

const same = (a: Standing | null, b: Standing | null): boolean =>
  a?.file === b?.file &&
  a?.line === b?.line &&
  a?.hunk?.found === b?.hunk?.found &&
  a?.hunk?.instead === b?.hunk?.instead

/** The open request that takes lines with this rule out of its file. */
export async function takeOutOf(
  world: World,
  workspace: Workspace,
  rule: { readonly file: string; readonly text: string },
): Promise<Request | null> {
  const states: readonly State[] = ['queued', 'approved', ...OPEN]
  const live = await world.store.read.requests({ workspace: workspace.id, states })
  return (
    findOpen(
      live.filter(({ takesOut }) => takesOut?.hunk?.found.includes(rule.text) && takesOut.path === rule.file),
    ) ?? null
  )
}

const isBeingTakenOut = async (world: World, workspace: Workspace, { file, hunk }: Standing) =>
  (
    await world.store.read.requests({ workspace: workspace.id, states: ['queued', 'approved', ...OPEN] })
  ).some(({ takesOut }) => takesOut?.path === file && takesOut.hunk?.found === hunk?.found)
