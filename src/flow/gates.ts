import { textHash } from '../core/fold.ts'
import { findRivals } from '../core/gates/alignment.ts'
import { place } from '../core/gates/placement.ts'
import { findRefined, sayAlready } from '../core/gates/redundancy.ts'
import { indexRules, type RuleIndex } from '../core/gates/rule-index.ts'
import { checkSafety } from '../core/gates/safety/index.ts'
import { judgeValue } from '../core/gates/value.ts'
import { reusability } from '../core/importance.ts'
import type { Reason } from '../core/reason.ts'
import type { Draft, Request, Rival } from '../core/request/request.ts'
import type { Tier } from '../core/tier.ts'
import { highest } from '../core/tier.ts'
import type { StandingRule, Workspace } from './ports/memory.ts'
import type { World } from './world.ts'

export type GateOutcome =
  | {
      readonly outcome: 'pass'
      readonly draft: Draft
      /** Says the same; in these words, if any does. */
      readonly stands: StandingRule | null
      /** All that say the same, and all that stand. */
      readonly twins: readonly StandingRule[]
      readonly rules: readonly StandingRule[]
    }
  | { readonly outcome: 'refuse'; readonly reasons: readonly Reason[] }

export interface GateInput {
  readonly workspace: Workspace
  readonly text: string
  /** Asked for by name; without it the words decide. */
  readonly askedTier: Tier | null
  readonly wording: Request['wording']
  readonly agent: string
  /** A person's own long prompt gets the wording question instead of a refusal. */
  readonly anyLength: boolean
  /** An entry in whose place the words are to stand: it neither says the same nor the opposite. */
  readonly raised?: string | null
}

/**
 * Every gate, in order, on words that somebody wants remembered: at intake, at every edit, and (by `carry-out`) again
 * before the write. What it returns is what the next card shows.
 */
export async function passGates(world: World, input: GateInput): Promise<GateOutcome> {
  const { workspace, askedTier, wording, raised = null } = input
  const placed = place(input.text)
  const tier = askedTier ?? placed.tier
  const safety = checkSafety({
    text: input.text,
    where: tier,
    ownAgent: input.agent,
    existingFiles: (path) => world.memory.hasFile(workspace, path),
    maxGraphemes: input.anyLength ? null : 100,
  })
  if (safety.outcome === 'refuse') return { outcome: 'refuse', reasons: safety.reasons }
  const value = judgeValue(safety.text)
  if (value.outcome === 'refuse') return { outcome: 'refuse', reasons: [value.reason] }

  const rules = await world.memory.rules(workspace)
  const hash = textHash(safety.text)
  const rivals = wording === 'final' ? await openRivals(world, workspace, safety.text, hash, rules) : []
  const twins = sayAlready(safety.text, indexOf(rules)).filter((rule) => !isOf(rule, raised))
  return {
    outcome: 'pass',
    stands: twins[0] ?? null,
    twins,
    rules,
    draft: {
      text: safety.text,
      textHash: hash,
      wording,
      tier,
      reusability: reusability(safety.text),
      risk: tier === 'L3' && safety.risk === 'none' ? 'low' : safety.risk,
      flags: safety.flags,
      rivals: rivals.filter(({ entry }) => raised === null || entry !== raised),
      related: findRefined(safety.text, indexOf(rules))
        .filter(({ rule }) => !isOf(rule, raised))
        .map(({ rule: { file, line, text }, reasons }) => ({
          file,
          line,
          text,
          ...(reasons[0] && { why: reasons[0] }),
        })),
    },
  }
}

const isOf = ({ marker }: StandingRule, entry: string | null): boolean =>
  entry !== null && marker?.id === entry

/** The index of a list of rules; the memory gives the same list while no file changes. */
const indexes = new WeakMap<readonly StandingRule[], RuleIndex<StandingRule>>()

function indexOf(rules: readonly StandingRule[]): RuleIndex<StandingRule> {
  const known = indexes.get(rules)
  if (known) return known
  const made = indexRules(rules)
  indexes.set(rules, made)
  return made
}

/** The rules that stand against what a request says; those against any step of a whole skill. */
export async function rivalsOf(
  world: World,
  workspace: Workspace,
  { text, textHash: hash, newSkill }: Pick<Request, 'text' | 'textHash' | 'newSkill'>,
  rules: readonly StandingRule[],
): Promise<readonly Rival[]> {
  if (!newSkill) return openRivals(world, workspace, text, hash, rules)
  const found = new Map<string, Rival>()
  for (const step of newSkill.steps)
    for (const rival of await openRivals(world, workspace, step, hash, rules))
      found.set(`${rival.file}:${rival.line}`, rival)
  return [...found.values()]
}

/** The rules that stand against a text, without those of which a person said that both shall stand. */
async function openRivals(
  world: World,
  workspace: Workspace,
  text: string,
  hash: string,
  rules: readonly StandingRule[],
): Promise<readonly Rival[]> {
  const rivals: Rival[] = []
  for (const { rule, reasons } of findRivals(text, indexOf(rules))) {
    if (await world.store.read.pairStands(workspace.id, hash, textHash(rule.text))) continue
    const entry = rule.marker ? await world.store.read.entry(rule.marker.id) : null
    // Only a block that this store approved, with this very hash, may be taken out by us.
    const ours = entry !== null && rule.marker !== null && entry.hash === rule.marker.hash ? entry : null
    rivals.push({
      file: rule.file,
      line: rule.line,
      text: rule.text,
      tier: ours ? highest(rule.tier, ours.tier) : rule.tier,
      entry: ours?.id ?? null,
      hash: ours?.hash ?? null,
      ...(reasons[0] && { why: reasons[0] }),
    })
  }
  return rivals
}
