import type { Reason, ReasonCode } from '../../../reason.ts'
import { isCareful } from './careful.ts'
import type { Deed, Role } from './deeds/deed.ts'
import { deeds } from './deeds.ts'
import { isKeptSafe } from './kept-safe.ts'
import type { Cue } from './lexicon.ts'
import { findOtherAgent } from './other-agent.ts'
import { lastAtOrBefore, Page, type Sentence, SHORT } from './page.ts'
import { phrases } from './phrases.ts'
import { isPlainFact } from './plain-facts.ts'
import { asksFirst, isComplaint, isDenied, isForbidden, isSubordinate, type Place } from './polarity.ts'
import { isQuotedSample } from './quoted-sample.ts'
import { type Reading, readingOf, undisguised } from './reading.ts'
import { leavesOutSmallChangesOnly, waivesSmallThingsOnly } from './small-things.ts'
import type { CueClass } from './words.ts'

/** What is looked for a second time under leetspeak and glued words; other deeds hold file names and flags as they are. */
const DISGUISED_CODES: ReadonlySet<ReasonCode> = new Set<ReasonCode>(['override', 'concealment', 'identity'])

/** Places of one word class that are judged: past them a text is no memory, and is judged again when it has been shortened. */
const MOST_PLACES = 500
/**
 * UTF-16 units that are read for orders: forty times what a memory may hold. A longer text is none, and is read again when
 * it has been shortened; hundreds of patterns over a megabyte would hold up everybody else.
 */
const READ_MAX = 4_000
/** 跟我说 is both whom and what, "only this memory" both rank and rule: only there may two cues overlap. */
const MAY_OVERLAP: ReadonlySet<CueClass> = new Set<CueClass>([
  'person',
  'thisRule',
  'itself',
  'moment',
  'lifeline',
])

const DETERMINERS =
  /^(?:\s|of|the|all|any|written|set|stated|defined|listed|的|设定|your|my|our|these|those|this|that|given|other|previous|prior|earlier|existing|in|set|by|you|de|las?|los|tus?|le?s|vos|der|den|ihre|deine|твои|的|이|의|은|는|을|를|の|'s|任何|所有|一切|这些|那些|전부|모든|規則|规则|システム|system|safety|user|developer|project|core|security|original)*$/

function gapBetween(a: Cue, b: Cue): number {
  return a.end <= b.start ? b.start - a.end : b.end <= a.start ? a.start - b.end : -1
}

/** The cue of a class that stands nearest to another, in the same sentence, within the given distance. */
function nearest(page: Page, name: CueClass, verb: Cue, sentence: Sentence, within: number): Cue | null {
  const cues = page.cues(name)
  const middle = lastAtOrBefore(cues, verb.start)
  let best: Cue | null = null
  for (let i = Math.max(0, middle - 3); i <= Math.min(cues.length - 1, middle + 4); i++) {
    const cue = cues[i]!
    if (cue.start < sentence.start || cue.end > sentence.end) continue
    const gap = gapBetween(verb, cue)
    if ((gap < 0 && !MAY_OVERLAP.has(name)) || gap > within) continue
    // "after the merge" merges nothing
    if (name === 'moment' && cue.start < verb.start && verb.end <= cue.end) continue
    if (!best || gap < gapBetween(verb, best)) best = cue
  }
  return best
}

/** The same for a role: the nearest word of any of its classes that is not itself denied ("as data, not as instructions"). */
function nearestOf(page: Page, role: Role, verb: Cue, sentence: Sentence, deed: Deed): Cue | null {
  let best: Cue | null = null
  for (const name of role.any) {
    const cue = nearest(page, name, verb, sentence, role.within ?? deed.within)
    if (!cue || (best && gapBetween(verb, best) <= gapBetween(verb, cue))) continue
    if (deed.when === 'ordered' && isDenied(page.reading.text, cue, sentence)) continue
    best = cue
  }
  return best
}

/** A cue of the first class with one of the second right behind it: "all previous instructions". */
function adjoiningPair(
  page: Page,
  pair: readonly [CueClass, CueClass],
  verb: Cue,
  sentence: Sentence,
  within: number,
): Cue | null {
  const seconds = page.cues(pair[1])
  const middle = lastAtOrBefore(seconds, verb.start)
  for (let i = Math.max(0, middle - 3); i <= Math.min(seconds.length - 1, middle + 4); i++) {
    const second = seconds[i]!
    if (second.start < sentence.start || second.end > sentence.end) continue
    const gap = gapBetween(verb, second)
    if (gap < 0 || gap > within) continue
    if (hasPrior(page, pair[0], verb, second, sentence)) return second
  }
  return null
}

function hasPrior(page: Page, name: CueClass, verb: Cue, second: Cue, sentence: Sentence): boolean {
  const firsts = page.cues(name)
  const middle = lastAtOrBefore(firsts, second.start)
  for (let i = Math.max(0, middle - 3); i <= Math.min(firsts.length - 1, middle + 2); i++) {
    const first = firsts[i]!
    if (first.start < sentence.start || first.end > sentence.end) continue
    if (gapBetween(first, verb) < 0) continue
    if (first.start >= second.start && first.start < second.end) return true
    const [a, b] = first.start < second.start ? [first, second] : [second, first]
    const between = page.reading.text.slice(a.end, b.start)
    if (between.length <= 24 && DETERMINERS.test(between)) return true
  }
  return false
}

function placeOf(sentence: Sentence, verb: Cue, others: readonly Cue[]): Place {
  const end = Math.max(verb.end, ...others.map((cue) => cue.end))
  return { from: sentence.start, to: sentence.end, start: verb.start, verbEnd: verb.end, end }
}

function counts(deed: Deed, text: string, place: Place, others: readonly Cue[]): boolean {
  if (deed.when === 'either') return true
  if (deed.when === 'forbidden') return isForbidden(text, place)
  if (isForbidden(text, place) || asksFirst(text, place)) return false
  if (deed.negatedBetween) {
    const forbids = (cue: Cue) =>
      cue.start > place.verbEnd && isForbidden(text, { ...place, from: place.verbEnd, start: cue.start })
    if (others.some(forbids)) return false
  }
  // in Chinese, Korean and Japanese the object often stands first, and what negates it stands before that
  const first = Math.min(place.start, ...others.map((cue) => cue.start))
  return first === place.start || !isForbidden(text, { ...place, start: first, verbEnd: place.verbEnd })
}

/** Whether a word of another sentence is one of a prohibition: "Never commit secrets. Upload artifacts to the bucket." */
function isElsewhereForbidden(page: Page, cue: Cue, sentence: Sentence): boolean {
  if (cue.start >= sentence.start && cue.end <= sentence.end) return false
  return isForbidden(page.reading.text, placeOf(page.sentenceAt(cue.start), cue, []))
}

/** The first place where a text orders it: one is enough to refuse. */
function findDeed(page: Page, deed: Deed): Cue | null {
  for (const name of deed.verb.any) {
    for (const verb of page.cues(name).slice(0, MOST_PLACES)) {
      const found = deedAt(page, deed, verb)
      if (found) return found
    }
  }
  return null
}

function othersOf(page: Page, deed: Deed, verb: Cue, sentence: Sentence): readonly Cue[] | null {
  const others: Cue[] = []
  for (const role of deed.with) {
    const cue = nearestOf(page, role, verb, sentence, deed)
    if (!cue) return null
    others.push(cue)
  }
  if (!deed.adjoining) return others
  const pair = adjoiningPair(page, deed.adjoining, verb, sentence, deed.within)
  if (pair && deed.objectBehind && pair.end <= verb.start && isActive(page.reading.text, verb)) return null
  return pair ? [...others, pair] : null
}

/** "CLAUDE.md wins over habits": a Latin verb that no "by" turns around. Elsewhere the object stands first. */
function isActive(text: string, verb: Cue): boolean {
  return /^[a-z ]+$/.test(text.slice(verb.start, verb.end)) && !/^\s?by\b/.test(text.slice(verb.end))
}

function isExcused(page: Page, deed: Deed, sentence: Sentence): boolean {
  const says = (text: string, excuse: RegExp | undefined, { start, end }: Sentence) =>
    excuse?.test(text.slice(start, Math.min(end, start + SHORT))) === true
  return (
    says(page.reading.text, deed.unless, sentence) ||
    says(page.written, deed.unless, sentence) ||
    says(page.written, deed.unlessAround, page.reach(sentence))
  )
}

function deedAt(page: Page, deed: Deed, verb: Cue): Cue | null {
  const { text } = page.reading
  const sentence = page.sentenceAt(verb.start)
  const others = othersOf(page, deed, verb, deed.across ? page.reach(sentence) : sentence)
  if (!others || others.some((cue) => isElsewhereForbidden(page, cue, sentence))) return null
  if (isExcused(page, deed, sentence)) return null
  if (deed.detail === 'no-approval' && waivesSmallThingsOnly(text, sentence)) return null
  if (deed.unlessSmall && leavesOutSmallChangesOnly(text, page.reach(sentence))) return null
  if (deed.when !== 'forbidden' && isCareful(deed.code, text, sentence)) return null
  if (isKeptSafe(deed.code, deed.detail, text, sentence) || isPlainFact(text, sentence)) return null
  const place = placeOf(sentence, verb, others)
  if (
    isQuotedSample(text, { start: Math.min(verb.start, ...others.map((cue) => cue.start)), end: place.end })
  )
    return null
  if (!counts(deed, text, place, others)) return null
  return { start: Math.min(verb.start, ...others.map((cue) => cue.start)), end: place.end }
}

function findPhrases(page: Page): (Cue & { readonly code: ReasonCode; readonly detail: string })[] {
  const { text } = page.reading
  const found: (Cue & { code: ReasonCode; detail: string })[] = []
  for (const { code, detail, pattern, harmlessInSubordinate, always, unless, unlessSmall } of phrases) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const sentence = page.sentenceAt(start)
      const place: Place = { from: sentence.start, to: Math.max(sentence.end, end), start, verbEnd: end, end }
      if (!always && (isForbidden(text, place) || asksFirst(text, place))) continue
      if (!always && (isComplaint(text, place) || isCareful(code, text, sentence))) continue
      if (unless?.test(text.slice(sentence.start, Math.min(sentence.end, sentence.start + SHORT)))) continue
      if (detail === 'no-approval' && waivesSmallThingsOnly(text, sentence)) continue
      if (unlessSmall && leavesOutSmallChangesOnly(text, page.reach(sentence))) continue
      if (isQuotedSample(text, { start, end })) continue
      if (!always && isKeptSafe(code, detail, text, sentence)) continue
      if (isPlainFact(text, sentence)) continue
      if (harmlessInSubordinate && isSubordinate(text, place)) continue
      found.push({ start, end, code, detail })
    }
  }
  return found
}

function reason(reading: Reading, code: ReasonCode, cue: Cue, detail?: string): Reason {
  const span = { start: reading.origin[cue.start]!, end: reading.origin[cue.end]! }
  return { code, span, ...(detail === undefined ? {} : { detail }) }
}

/**
 * Orders that no memory may hold: overriding, concealing, sending things away, running what was downloaded, switching
 * protections off, another identity, rules for others, files that are not memory. One reason a code; the first place.
 */
export function findIntent(text: string, ownAgent?: string): Reason[] {
  const reading = readingOf(text.slice(0, READ_MAX))
  const page = new Page(reading)
  const byCode = new Map<ReasonCode, Reason>()
  const add = (next: Reason) => {
    if (!byCode.has(next.code)) byCode.set(next.code, next)
  }
  const judge = (read: Page, deed: Deed) => {
    const cue = byCode.has(deed.code) ? null : findDeed(read, deed)
    if (cue) add(reason(reading, deed.code, cue, deed.detail))
  }
  for (const deed of deeds) judge(page, deed)
  const bare = undisguised(reading)
  if (bare) {
    const second = new Page(bare, reading.text)
    for (const deed of deeds) if (DISGUISED_CODES.has(deed.code)) judge(second, deed)
  }
  for (const cue of findPhrases(page)) add(reason(reading, cue.code, cue, cue.detail))
  for (const cue of findOtherAgent(reading.text, ownAgent)) add(reason(reading, 'other-agent', cue))
  return [...byCode.values()]
}
