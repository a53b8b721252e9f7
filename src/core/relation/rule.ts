import { type Account, accountOf } from './account.ts'
import { stemKorean } from './hangul.ts'
import { type Item, isDone, itemOf, type Sign } from './item.ts'
import { lexicon } from './lexicon/index.ts'
import { type Mark, marksOf } from './mark.ts'
import { type Markers, markersOf } from './marker.ts'
import { type Mentions, mentionsOf } from './mention.ts'
import { type Script, scriptOf } from './script.ts'
import { readSegment, type Segment } from './segment.ts'
import { type Stance, stanceOf } from './stance.ts'
import { stem } from './stem.ts'

/** One demand of a rule: what it is about, what it wants of it and when. */
export interface Clause {
  readonly items: readonly Item[]
  readonly order: 1 | -1 | 0
  readonly only: boolean
  readonly may: boolean
  readonly unclear: boolean
  /** Its order is that of a condition: it may be told without one. */
  readonly loose: boolean
}

/** A rule taken apart once, to be compared with many. */
export interface ReadRule {
  readonly clauses: readonly Clause[]
  readonly items: readonly Item[]
  /** The rule itself, as it was given. */
  readonly text: string
  /** Its words, each once, in their order. */
  readonly words: readonly string[]
  readonly markers: Markers
  readonly mentions: Mentions
  readonly stance: Stance
  readonly account: Account
  readonly script: Script
}

export function readRule(text: string): ReadRule {
  const parts = split(marksOf(text))
  const clauses: Clause[] = []
  let carried: Sign = 1
  /** "Never: …" */
  let ahead: Sign = 1
  let opening: Segment | null = null
  for (const { marks, strong, aside } of parts) {
    const continues = !aside && carried < 0 && clauses.length > 0 && isBareList(marks)
    const read = readSegment(marks, continues ? carried : ahead)
    ahead = 1
    const segment: Segment = aside && isBareList(marks) ? asExamples(read) : read
    const whole: Segment = opening ? join(opening, segment) : segment
    opening = null
    const last = clauses.at(-1)
    if (read.denies && whole.items.length === 0 && isBareDenial(marks)) {
      // 不许跳过: denied twice, it stays as it was.
      if (last && !isTwice(marks)) clauses[clauses.length - 1] = denied(last)
      else if (last) continue
      else ahead = -1
      continue
    }
    if (!segment.states && last && (continues || !holdsSubject(segment)))
      clauses[clauses.length - 1] = join(last, whole)
    else if (last && !holdsSubject(segment)) clauses[clauses.length - 1] = join(last, whole)
    else if ((!segment.states || isOccasion(segment)) && !strong) opening = whole
    else if (whole.items.length > 0) clauses.push(whole)
    carried = strong ? 1 : segment.sign
  }
  if (opening !== null) {
    const last = clauses.pop()
    clauses.push(last ? join(last, opening) : opening)
  }
  const compounded = clauses.map((clause) => ({ ...clause, items: compound(clause.items) }))
  return {
    clauses: compounded,
    items: compounded.flatMap(({ items }) => items),
    script: scriptOf(text),
    text,
    words: wordsOf(text),
    markers: markersOf(text),
    mentions: mentionsOf(text),
    stance: stanceOf(text),
    account: accountOf(compounded),
  }
}

interface Part {
  readonly marks: readonly Mark[]
  readonly strong: boolean
  /** It stands in brackets. */
  readonly aside: boolean
}

function split(marks: readonly Mark[]): Part[] {
  const out: Part[] = []
  let own: Mark[] = []
  let aside = false
  for (const mark of marks) {
    if (mark.kind !== 'break') {
      own.push(mark)
      continue
    }
    if (own.length > 0) out.push({ marks: own, strong: mark.strong, aside })
    own = []
    if (mark.text === '(') aside = true
    else if (mark.text === ')') aside = false
  }
  if (own.length > 0) out.push({ marks: own, strong: true, aside })
  return out
}

/** "…, not allowed", "never: …"; not "…, not `require`", "no ../.." or 只能查，不能写, which deny what is no item. */
const isBareDenial = (marks: readonly Mark[]): boolean =>
  marks.every(({ entry, text }) => entry.cues !== undefined && entry.act === undefined && text !== 'no')

const isTwice = (marks: readonly Mark[]): boolean =>
  marks.filter(({ entry }) => entry.cues?.some((cue) => cue === 'no' || cue === 'no-back')).length === 2

/** "No merge commits, rebase onto main": what follows the comma is asked for. */
const isOrder = ([deed, to]: readonly Mark[]): boolean =>
  deed !== undefined && to !== undefined && DIRECTION.test(to.text) && isDoneThing(deed)
const DIRECTION = /^(?:on|onto|into|to)$/
const isDoneThing = (mark: Mark): boolean => {
  const item = itemOf(mark, 1, 'core')
  return item !== null && isDone(item)
}

/** Only names, no verb, no negation: the rest of a list that a comma divides. */
const isBareList = (marks: readonly Mark[]): boolean =>
  !isOrder(marks) &&
  !marks.some(({ entry }) => entry.thing === 'approval') &&
  marks.every(
    ({ entry }) =>
      entry.act === undefined &&
      !entry.cues?.some((cue) => cue !== 'and' && cue !== 'filler' && cue !== 'if'),
  )

/** "(map, filter, etc.)" shows what is meant and asks for nothing; "(over 10 MB)" bounds it. */
const asExamples = (segment: Segment): Segment => ({
  ...segment,
  items: segment.items.map((item) => (isBound(item) ? item : { ...item, role: 'why' as const })),
})
const isBound = ({ quantity, key }: Item): boolean => quantity !== null && /^#[a-z]/.test(key)

/** "(…) is forbidden": what was said before is meant. */
const denied = (clause: Clause): Clause => ({
  ...clause,
  items: clause.items.map((item) =>
    item.role === 'core' ? { ...item, sign: item.sign < 0 ? 1 : -1 } : item,
  ),
})

/** "Before a branch is merged, …": what it is to be done before follows. */
const isOccasion = ({ items, order }: Pick<Segment, 'items' | 'order'>): boolean =>
  order !== 0 && items.length > 0 && items.every(({ role }) => role === 'if' || role === 'in')

/** Whether a part names what it is about; values and signs alone belong to what stood before. */
const holdsSubject = ({ items }: Pick<Segment, 'items'>): boolean =>
  items.some(({ kind, weight }) => kind !== 'value' && kind !== 'number' && weight >= 0.6)

const join = <One extends Clause, Other extends Clause>(one: One, other: Other): One & Other => ({
  ...one,
  ...other,
  items: [...one.items, ...other.items],
  order: one.order === 0 ? other.order : one.order,
  only: one.only || other.only,
  may: one.may || other.may,
  unclear: one.unclear || other.unclear,
  loose: (one.order === 0 || one.loose) && (other.order === 0 || other.loose),
})

/** Neighbours that name a third thing together become that thing. */
function compound(items: readonly Item[]): Item[] {
  const { compounds } = lexicon()
  const out: Item[] = []
  for (const item of items) {
    const last = out.at(-1)
    const whole = last ? compounds.get(`${last.key} + ${item.key}`) : undefined
    if (last && whole !== undefined)
      out[out.length - 1] = {
        ...last,
        key: whole,
        family: whole.includes('/') ? whole.slice(0, whole.indexOf('/')) : null,
        text: `${last.text} ${item.text}`,
      }
    else out.push(item)
  }
  return out
}

const WORD = /[\u3400-\u9fff]|[\uac00-\ud7a3]+|[\p{L}\p{N}_]+/gu
/** No rule is longer. */
const WORDS_MAX = 120
const wordsOf = (text: string): string[] => {
  const words = text.slice(0, 1_000).toLowerCase().match(WORD) ?? []
  const roots = words.map((word) => (/[\uac00-\ud7a3]/.test(word) ? stemKorean(word) : stem(word)))
  return [...new Set(roots)].slice(0, WORDS_MAX)
}
