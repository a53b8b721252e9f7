import type { Reason } from '../reason.ts'
import { bare } from './bare.ts'
import type { Item } from './item.ts'
import { judge, type Relation } from './judge.ts'
import { type ReadRule, readRule } from './rule.ts'

/** Rules taken apart once for many questions, and which of them speak of what. */
export interface RelationIndex {
  readonly rules: readonly ReadRule[]
  readonly byKey: ReadonlyMap<string, readonly number[]>
  readonly byWords: ReadonlyMap<string, readonly number[]>
}

export interface FoundRelation {
  /** The place of the rule in what was indexed. */
  readonly at: number
  readonly relation: Exclude<Relation, 'unrelated'>
  readonly reasons: readonly Reason[]
}

/** The most rules that one question is compared with in full, the nearest first. */
const COMPARED_MAX = 40

/** What two rules must share at the least to be compared. */
const SHARED_MIN = 0.6

/** Costs grow with the number of rules, so keep it for as long as they stand. */
export function indexRelations(texts: readonly string[]): RelationIndex {
  const rules = texts.map(readRule)
  const byKey = new Map<string, number[]>()
  const byWords = new Map<string, number[]>()
  for (const [at, rule] of rules.entries()) {
    for (const key of weightsOf(rule).keys()) put(byKey, key, at)
    const words = bare(texts[at] as string)
    if (words !== '') put(byWords, words, at)
  }
  return { rules, byKey, byWords }
}

function put(lists: Map<string, number[]>, key: string, at: number): void {
  const list = lists.get(key)
  if (list) list.push(at)
  else lists.set(key, [at])
}

/**
 * The rules that are no strangers to a text, in the order they stand, each with how it stands to it. Only rules that share
 * a word, or another value in the same place, are looked at; of very many only the nearest.
 */
export function findRelations(text: string, index: RelationIndex): FoundRelation[] {
  const same = index.byWords.get(bare(text)) ?? []
  const out: FoundRelation[] = same.map((at) => ({
    at,
    relation: 'duplicate',
    reasons: [{ code: 'same-words' }],
  }))
  const own = readRule(text)
  for (const at of nearest(own, index)) {
    if (same.includes(at)) continue
    const { relation, reasons } = judge(own, index.rules[at] as ReadRule)
    if (relation !== 'unrelated') out.push({ at, relation, reasons })
  }
  return out.sort((a, b) => a.at - b.at)
}

function nearest(own: ReadRule, index: RelationIndex): number[] {
  const score = new Float32Array(index.rules.length)
  const touched: number[] = []
  for (const [key, weight] of weightsOf(own)) {
    for (const at of index.byKey.get(key) ?? []) {
      if (score[at] === 0) touched.push(at)
      score[at] = (score[at] as number) + weight
    }
  }
  const least = Math.max(SHARED_MIN, cutOff(score, touched))
  return touched.filter((at) => (score[at] as number) >= least).slice(0, COMPARED_MAX)
}

/** The score that no more than so many have, or 0 when there are fewer. */
function cutOff(score: Float32Array, touched: readonly number[]): number {
  if (touched.length <= COMPARED_MAX) return 0
  const sorted = Float32Array.from(touched, (at) => score[at] as number).sort()
  return sorted[sorted.length - COMPARED_MAX] as number
}

/** The keys of a rule, each with the weight that it adds. */
function weightsOf(rule: ReadRule): ReadonlyMap<string, number> {
  const out = new Map<string, number>()
  for (const item of rule.items)
    for (const key of keysOf(item)) out.set(key, Math.max(out.get(key) ?? 0, item.weight))
  return out
}

/** What an item can be met by: itself, what it is a kind of, its category, the beginning of an unknown word. */
function keysOf(item: Item): string[] {
  const out = [item.kind === 'word' ? item.key.slice(0, WORD_PREFIX) : item.key]
  if (item.family !== null) out.push(item.family)
  for (const { category } of item.values) out.push(`§${category}`)
  return out
}

/** As much of an unknown word as two that are alike share at least, with the quote before it. */
const WORD_PREFIX = 6
