import { findRivals, indexRules } from '../../core/gates/alignment.ts'
import { bare } from '../../core/gates/redundancy.ts'
import { checkSafety } from '../../core/gates/safety/index.ts'
import type { Reason, ReasonCode } from '../../core/reason.ts'
import { relate } from '../../core/relation.ts'
import { maskSecrets } from '../../core/secret.ts'
import type { Tier } from '../../core/tier.ts'
import type { StandingRule } from '../ports/memory.ts'

/** A rule as it stands, secrets masked. `id` is set for blocks of an Evogate. */
export interface ReviewedRule {
  readonly file: string
  readonly line: number
  readonly tier: Tier
  readonly text: string
  readonly id: string | null
}

/** What already stands in the memory files of one workspace, and what is wrong with it. */
export interface Review {
  /** Real path. */
  readonly workspace: string
  readonly rules: readonly ReviewedRule[]
  /** Each group says the same in the same words. */
  readonly duplicates: readonly (readonly ReviewedRule[])[]
  readonly contradictions: readonly {
    readonly a: ReviewedRule
    readonly b: ReviewedRule
    readonly reasons: readonly string[]
  }[]
  /** Lines that the safety gate would not let in today; form alone (links, length) is a person's own affair. */
  readonly refused: readonly { readonly rule: ReviewedRule; readonly reasons: readonly Reason[] }[]
}

/** Reads rules against each other. Pure; about linear in their number. */
export function reviewRules(
  workspace: string,
  rules: readonly StandingRule[],
  existingFiles: (path: string) => boolean,
): Review {
  const shown = new Map(rules.map((rule) => [rule, show(rule)]))
  const of = (rule: StandingRule): ReviewedRule => shown.get(rule) ?? show(rule)
  return {
    workspace,
    rules: rules.map(of),
    duplicates: duplicates(rules).map((group) => group.map(of)),
    contradictions: contradictions(rules).map(([a, b]) => ({
      a: of(a),
      b: of(b),
      reasons: relate(a.text, b.text).reasons,
    })),
    refused: rules.flatMap((rule) => {
      const verdict = checkSafety({ text: rule.text, where: rule.tier, existingFiles, maxGraphemes: null })
      if (verdict.outcome === 'pass') return []
      const reasons = verdict.reasons.filter(({ code }) => !form.has(code))
      return reasons.length > 0 ? [{ rule: of(rule), reasons }] : []
    }),
  }
}

/** What a block of ours may not hold and a file that people write may. */
const form: ReadonlySet<ReasonCode> = new Set([
  'structure',
  'code-block',
  'import-path',
  'too-long',
  'too-many-bytes',
  'too-many-marks',
  'empty',
])

const show = ({ file, line, tier, text, marker }: StandingRule): ReviewedRule => ({
  file,
  line,
  tier,
  text: maskSecrets(text).text,
  id: marker?.id ?? null,
})

function duplicates(rules: readonly StandingRule[]): StandingRule[][] {
  const groups = new Map<string, StandingRule[]>()
  for (const rule of rules) {
    const words = bare(rule.text)
    if (words === '') continue
    const group = groups.get(words)
    if (group) group.push(rule)
    else groups.set(words, [rule])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function contradictions(rules: readonly StandingRule[]): [StandingRule, StandingRule][] {
  const index = indexRules(rules)
  const place = new Map(rules.map((rule, at) => [rule, at]))
  return rules.flatMap((rule, at) =>
    findRivals(rule.text, index)
      .filter((rival) => (place.get(rival) ?? 0) > at)
      .map((rival): [StandingRule, StandingRule] => [rule, rival]),
  )
}
