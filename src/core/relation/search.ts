import type { Reason } from '../reason.ts'
import { bare } from './bare.ts'
import { isAsked } from './compare.ts'
import type { Item } from './item.ts'
import { judge, type Relation } from './judge.ts'
import { differsInCase } from './letter-case.ts'
import { type ReadRule, readRule } from './rule.ts'

/** Rules taken apart once for many questions, and which of them speak of what. It only grows. */
export interface RelationIndex {
  readonly rules: ReadRule[]
  /** By what a rule speaks of: its place and, in the same number, what it says there (`posting`). */
  readonly byKey: Map<string, number[]>
  readonly byWords: Map<string, number[]>
}

export interface FoundRelation {
  /** The place of the rule in what was indexed. */
  readonly at: number
  readonly relation: Exclude<Relation, 'unrelated'>
  readonly reasons: readonly Reason[]
}

/** The most rules that one question is compared with in full, the nearest first. */
const COMPARED_MAX = 40
/** Further ones that say another thing in the same place: what contradicts shares less than what repeats. */
const AGAINST_MAX = 15

/** What two rules must share at the least to be compared. */
const SHARED_MIN = 0.6

/** Costs grow with the number of rules, so keep it for as long as they stand. */
export function indexRelations(texts: readonly string[]): RelationIndex {
  const index: RelationIndex = { rules: [], byKey: new Map(), byWords: new Map() }
  for (const text of texts) addRelation(text, index)
  return index
}

/** One rule more, behind all others. */
export function addRelation(text: string, { rules, byKey, byWords }: RelationIndex): void {
  const at = rules.length
  const rule = readRule(text)
  rules.push(rule)
  for (const [key, { says }] of slotsOf(rule)) put(byKey, key, posting(at, says))
  const words = bare(text)
  if (words !== '') put(byWords, words, at)
}

function put(lists: Map<string, number[]>, key: string, at: number): void {
  const list = lists.get(key)
  if (list) list.push(at)
  else lists.set(key, [at])
}

/**
 * The rules that are no strangers to a text, in the order they stand, each with how it stands to it. Only rules that share
 * a word, or another value in the same place, are looked at; of very many only the nearest, and of those that say another
 * thing in a place of the text's the nearest as well.
 */
export function findRelations(text: string, index: RelationIndex): FoundRelation[] {
  const alike = index.byWords.get(bare(text)) ?? []
  const same = alike.filter((at) => !differsInCase(text, (index.rules[at] as ReadRule).text))
  const out: FoundRelation[] = same.map((at) => ({
    at,
    relation: 'duplicate',
    reasons: [{ code: 'same-words' }],
  }))
  const own = readRule(text)
  for (const at of nearest(own, index)) {
    if (same.includes(at)) continue
    const { relation, reasons } = judge(own, index.rules[at] as ReadRule, true)
    if (relation !== 'unrelated') out.push({ at, relation, reasons })
  }
  return out.sort((a, b) => a.at - b.at)
}

function nearest(own: ReadRule, index: RelationIndex): number[] {
  const score = new Float32Array(index.rules.length)
  const against = new Uint8Array(index.rules.length)
  const touched: number[] = []
  for (const [key, { weight, says }] of slotsOf(own)) {
    for (const one of index.byKey.get(key) ?? []) {
      const at = one >> SAYS_BITS
      if (score[at] === 0) touched.push(at)
      score[at] = (score[at] as number) + weight
      const its = one & (SAYS - 1)
      if (its !== says && its !== 0 && says !== 0) against[at] = 1
    }
  }
  const able = touched.filter((at) => (score[at] as number) >= SHARED_MIN)
  if (able.length <= COMPARED_MAX) return able
  const near = best(score, able, COMPARED_MAX)
  const taken = new Set(near)
  const opposed = able.filter((at) => against[at] === 1 && !taken.has(at))
  return [...near, ...best(score, opposed, AGAINST_MAX)]
}

const STEPS = 1_024
const STEP = 1 / 32

/** Those with the highest scores, so many at the most. Counted into steps first: most are never sorted. */
function best(score: Float32Array, places: readonly number[], most: number): readonly number[] {
  if (places.length <= most) return places
  const step = (at: number): number => Math.min(STEPS - 1, Math.floor((score[at] as number) / STEP))
  const counts = new Uint32Array(STEPS)
  for (const at of places) counts[step(at)] = (counts[step(at)] as number) + 1
  let least = STEPS
  for (let found = 0; found < most; ) found += counts[--least] as number
  return places
    .filter((at) => step(at) >= least)
    .sort((a, b) => (score[b] as number) - (score[a] as number))
    .slice(0, most)
}

interface Slot {
  readonly weight: number
  /** What is said there, as a number below `SAYS`; 0 when it can oppose nothing. */
  readonly says: number
}

const SAYS_BITS = 11
const SAYS = 1 << SAYS_BITS
/** One small number: an object each would make the index of 10,000 rules many times larger. */
const posting = (at: number, says: number): number => (at << SAYS_BITS) | says

/** The keys of a rule, each with the weight that it adds and what the rule says there. */
function slotsOf(rule: ReadRule): ReadonlyMap<string, Slot> {
  const out = new Map<string, Slot>()
  for (const item of rule.items)
    for (const [key, said] of keysOf(item)) {
      const known = out.get(key)
      out.set(key, {
        weight: Math.max(known?.weight ?? 0, item.weight),
        // The same in whatever order it is said.
        says: ((known?.says ?? 0) + said) % SAYS,
      })
    }
  return out
}

/** What an item can be met by: itself, what it is a kind of, its category, the beginning of an unknown word. */
function keysOf(item: Item): (readonly [string, number])[] {
  const said = saidBy(item)
  const out: (readonly [string, number])[] = [
    [item.kind === 'word' ? item.key.slice(0, WORD_PREFIX) : item.key, said],
  ]
  if (item.family !== null) out.push([item.family, said])
  for (const { category, name } of item.values) out.push([`§${category}`, numberOf(`${name}${item.sign}`)])
  return out
}

/** An end, an amount, or just whether it is wanted. */
function saidBy({ pole, quantity, sign, role, kind }: Item): number {
  if (pole) return numberOf(`${pole.sign * (sign || 1)}`)
  if (kind === 'number' && quantity) return numberOf(`${quantity.low} ${quantity.high} ${quantity.bound}`)
  return isAsked({ role }) && sign !== 0 ? numberOf(`${sign}`) : 0
}

/** Two things get the same number once in 2,000 times: then one rule less is looked at. */
function numberOf(text: string): number {
  let hash = 7
  for (let at = 0; at < text.length; at++) hash = (hash * 31 + text.charCodeAt(at)) % (SAYS - 1)
  return hash + 1
}

/** As much of an unknown word as two that are alike share at least, with the quote before it. */
const WORD_PREFIX = 6
