import { classify, shortLived } from '../core/gates/freshness.ts'
import type { Reason } from '../core/reason.ts'
import type { Tier } from '../core/tier.ts'
import { passGates } from './gates.ts'
import { findWorkspace } from './intake.ts'
import { findIgnored, findOpen } from './known.ts'
import type { Workspace } from './ports/memory.ts'
import { gateFields, type Proposal, propose } from './propose.ts'
import { repeatsOf } from './repeats.ts'
import type { Place } from './report/own.ts'
import { readTold } from './told.ts'
import type { World } from './world.ts'

/** One sentence from an export or a file. `pool`: it waited in the pool there, and does here. */
export interface ImportedRule
  extends Pick<Proposal, 'text' | 'skill' | 'symptom' | 'cause' | 'expires' | 'decay' | 'learned'> {
  readonly tier?: Tier | undefined
  readonly pool?: boolean | undefined
}

/** What became of it. All but `request` and `pooled` change nothing; `new` is what a dry run says of those two. */
export type Imported =
  | { readonly outcome: 'request'; readonly number: number }
  | { readonly outcome: 'pooled' | 'new' }
  /** It stands in a file, at `file:line`, or as a request's entry, `#12`. */
  | { readonly outcome: 'stands'; readonly at: string }
  /** An open request asks about it. */
  | { readonly outcome: 'waits'; readonly number: number }
  /** It is in the pool. */
  | { readonly outcome: 'known' }
  /** A person said no to it less than 30 days ago. */
  | { readonly outcome: 'ignored'; readonly number: number }
  | { readonly outcome: 'refused'; readonly reasons: readonly Reason[] }

/**
 * Puts rules through the gates, one after the other; null in a folder that no watched workspace holds. Nothing is approved
 * and no file is written: what is new becomes a request like any proposal and waits for its slot. What stands, waits or
 * was ignored is left as it is, so that a second time changes nothing.
 */
export async function importRules(
  world: World,
  { rules, dry, ...place }: Place & { readonly rules: readonly ImportedRule[]; readonly dry: boolean },
): Promise<readonly Imported[] | null> {
  const { workspace } = await findWorkspace(world, place.workspace ?? place.cwd ?? null)
  if (!workspace) return null
  const done: Imported[] = []
  for (const rule of rules) {
    const known = await lookAt(world, workspace, rule)
    done.push(known ?? (dry ? { outcome: 'new' } : await putIn(world, workspace, rule)))
  }
  return done
}

/** Why nothing is to be done with a rule; null when it is new here. */
async function lookAt(world: World, workspace: Workspace, rule: ImportedRule): Promise<Imported | null> {
  const fields = gateFields(rule)
  if (fields.outcome === 'refused') return fields
  const gates = await passGates(world, {
    workspace,
    text: rule.text,
    askedTier: rule.tier ?? null,
    wording: 'final',
    agent: 'evogate',
    anyLength: false,
  })
  if (gates.outcome === 'refuse') return { outcome: 'refused', reasons: gates.reasons }
  const { draft, stands } = gates
  if (stands) return { outcome: 'stands', at: `${stands.file}:${stands.line}` }
  const short = shortLived(rule.decay ?? classify(draft.text))
  if (short) return { outcome: 'refused', reasons: [short] }
  await readTold(world, workspace.id)
  const { entry, requests, candidate } = await repeatsOf(world, world.store.read, workspace.id, draft)
  if (entry) return { outcome: 'stands', at: `#${entry.request}` }
  const open = findOpen(requests)
  if (open) return { outcome: 'waits', number: open.number }
  const ignored = findIgnored(world, requests)
  if (ignored) return { outcome: 'ignored', number: ignored.number }
  return rule.pool && candidate?.state === 'pool' ? { outcome: 'known' } : null
}

async function putIn(
  world: World,
  workspace: Workspace,
  { pool = false, skill, ...rule }: ImportedRule,
): Promise<Imported> {
  const { path } = workspace
  // A skill that is not here must not cost the rule: it is put as L1 then, and says so.
  const target = skill === undefined ? null : await world.memory.skillTarget(workspace, skill)
  const made = await propose(world, {
    ...rule,
    ...(target?.outcome === 'target' && { skill }),
    ...(pool ? { urgency: 'mild' } : { learned: undefined }),
    workspace: path,
    via: 'import',
  })
  if ('request' in made) return { outcome: 'request', number: made.request }
  if ('pooled' in made) return { outcome: 'pooled' }
  if ('refused' in made) return { outcome: 'refused', reasons: made.reasons }
  // It came from elsewhere between the look and now.
  const { id, at } = made.seen
  return id === null ? { outcome: 'stands', at: at ?? '' } : { outcome: 'waits', number: id }
}
