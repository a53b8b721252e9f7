import { findRelated, indexRules, type Related } from '../../core/gates/rule-index.ts'
import { checkSafety } from '../../core/gates/safety/index.ts'
import type { Reason, ReasonCode } from '../../core/reason.ts'
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
  /** Each group says the same, in the same words or in others. */
  readonly duplicates: readonly (readonly ReviewedRule[])[]
  readonly contradictions: readonly {
    readonly a: ReviewedRule
    readonly b: ReviewedRule
    readonly reasons: readonly Reason[]
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
  const pairs = relatedPairs(rules)
  return {
    workspace,
    rules: rules.map(of),
    duplicates: groups(pairs.filter(({ relation }) => relation === 'duplicate')).map((group) =>
      group.map(of),
    ),
    contradictions: pairs
      .filter(({ relation }) => relation === 'contradiction')
      .map(({ from, rule, reasons }) => ({ a: of(from), b: of(rule), reasons })),
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

interface RelatedPair extends Related {
  readonly from: StandingRule
}

/** Every two rules that have to do with each other, once, in the order they stand. */
function relatedPairs(rules: readonly StandingRule[]): RelatedPair[] {
  const index = indexRules(rules)
  const place = new Map(rules.map((rule, at) => [rule, at]))
  return rules.flatMap((from, at) =>
    findRelated(from.text, index)
      .filter(({ rule }) => (place.get(rule) ?? 0) > at)
      .map((related) => ({ ...related, from })),
  )
}

/**
 * Rules of which every two are a pair, together. What is only bound through others is told apart: somebody who strikes
 * out all lines of a group but one must not lose what another of them says.
 */
function groups(pairs: readonly RelatedPair[]): StandingRule[][] {
  const bound = new Map<StandingRule, Set<StandingRule>>()
  const told = new Map<StandingRule, Set<StandingRule>>()
  for (const { from, rule } of pairs) {
    put(bound, from, rule)
    put(bound, rule, from)
  }
  return pairs.flatMap(({ from, rule }): StandingRule[][] => {
    if (told.get(from)?.has(rule)) return []
    const group = new Set([from, rule])
    for (const other of bound.get(from) ?? [])
      if ([...group].every((one) => one === other || bound.get(one)?.has(other))) group.add(other)
    for (const one of group) for (const other of group) put(told, one, other)
    return [[...group]]
  })
}

function put(map: Map<StandingRule, Set<StandingRule>>, key: StandingRule, rule: StandingRule): void {
  map.set(key, (map.get(key) ?? new Set()).add(rule))
}
