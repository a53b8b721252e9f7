import type { ReasonCode } from '../reason.ts'
import { madeWith, path } from './address.ts'
import { isText } from './around.ts'
import { MASK } from './blank.ts'
import { type Clause, has } from './clause.ts'
import { elsewhere } from './elsewhere.ts'
import { behaves } from './envisaged.ts'
import { isLimited, isOfThisPiece } from './fleeting.ts'
import type { Reading } from './grammar/reading.ts'
import { isSupposed, reports } from './hearsay.ts'
import { foretells, textOf } from './later.ts'
import { isOfMoment } from './moment.ts'
import { isMusing } from './musing.ts'
import { isScreen, shapes } from './product.ts'
import { isQuestion } from './question.ts'
import type { Read } from './read.ts'
import { writesDown } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { takesBack } from './unsaid.ts'

export interface Guards {
  /** Each of these alone keeps a card away. */
  readonly hard: readonly ReasonCode[]
  /** These keep a card away unless the words say outright that they are meant to last. */
  readonly soft: readonly ReasonCode[]
  /** Not even for the pool. */
  readonly fatal: boolean
  /** A passing wish or a mood beside a lasting one. */
  readonly mixed: boolean
  /** It wants a standing rule written down, which is no text of this task. */
  readonly written: boolean
}

const fatal: ReadonlySet<ReasonCode> = new Set<ReasonCode>([
  'question',
  'negated',
  'product',
  'world',
  'passing',
  'mood',
  'politeness',
])

/** A wish to remember a fact, and not a thing. */
const states = /\b(?:that|is|are|has|have|uses?)\b|[:：是]|[은는이가] /

/** What speaks against the clause at `at`. */
export function guardsOf(it: Read, at: number, drafted: boolean, around: Surroundings): Guards {
  const due = around.due !== undefined
  const sealed = around.sealed !== undefined
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const { cues } = clause
  const hard: ReasonCode[] = []
  const soft: ReasonCode[] = []
  const written = writesDown(it, at)
  if (isQuestion(it, reading) || isSupposed(it) || isMusing(it)) hard.push('question')
  if (cues.has('negator') || takesBack(it, at)) hard.push('negated')
  const quote = it.marks.find(
    (one) => one.cls === 'quote' && !whatever.test(it.sentence.flat.slice(0, one.start)),
  )
  const intoRules = written || (has(it.cues, 'standing') && has(it.cues, 'record'))
  if (
    (quote !== undefined && !intoRules && !due && (quote.start <= reading.at || cues.has('quote'))) ||
    (drafted && !written) ||
    (!written && !due && (reports(it, at) || isText(it)))
  )
    hard.push('quoted')
  if (
    (!due && passes(it, clause)) ||
    (it.remember === undefined && passingAhead(it, at)) ||
    (!written && (isOfMoment(it, at) || isLimited(it) || isOfThisPiece(it, at)))
  )
    hard.push('passing')
  const other = written ? undefined : elsewhere(it, at)
  if (other !== undefined) hard.push(other)
  if (it.cues.has('mood') && (reading.subject === 'self' || cues.has('mood'))) hard.push('mood')
  if (compliments(it, reading)) hard.push('politeness')
  if (
    reading.form === 'statement' &&
    it.swap === undefined &&
    !due &&
    cues.has('world') &&
    !reading.general &&
    !(cues.has('place') && cues.has('universal')) &&
    !cues.has('usage') &&
    !(cues.has('absent') && it.cues.has('complaint')) &&
    !(cues.has('norm') && it.cues.has('passing')) &&
    it.remember === undefined
  ) {
    hard.push('world')
  }
  const ownThings = has(cues, 'manner', 'work', 'tool') || has(cues, 'style', 'danger')
  if (counts.test(clause.flat)) hard.push('world')
  if (reading.form === 'statement' && unfinished.test(clause.flat)) hard.push('world')
  if (it.remember === undefined && foretells(it, at)) hard.push('world')
  // "from now on every new page gets …" speaks of the code to come.
  const toCome = reading.form === 'order' && it.cues.has('future') && cues.has('condition')
  // "I told you, the admin app lives in …" is about where things are.
  const toldBefore = reading.form === 'statement' && it.cues.has('complaint')
  const laid = madeWith(it, reading)
  const lacking = elliptic(it, at)
  if (lacking === 'statement') hard.push('world')
  if (due || (sealed && reading.form !== 'statement')) {
    // A new table, a new screen: of the work, whatever the product has of them.
  } else if (
    lacking === 'product' ||
    (!written && !laid && behaves(it, clause, around.envisaged)) ||
    (reading.subject === 'product' && !toCome && !toldBefore && !laid) ||
    (!laid && shapes(it, at))
  )
    hard.push('product')
  else if (
    !laid &&
    cues.has('product') &&
    !(reading.asked && it.cues.has('future') && has(it.cues, 'event', 'condition')) &&
    (!ownThings || isScreen(clause)) &&
    !reading.general &&
    !(toldBefore && (cues.has('usage') || path.test(clause.flat))) &&
    !(reading.form === 'prohibition' && cues.has('danger'))
  ) {
    // "remember the selected tab" asks it of the product.
    // The left button looks better: a taste for this one screen.
    if (reading.form === 'preference' && !has(it.cues, 'future', 'universal', 'manner', 'conduct'))
      hard.push('product')
    ;(it.remember === undefined || states.test(it.sentence.flat) ? soft : hard).push('product')
  }
  if (
    !written &&
    (points(it, clause) || (cues.has('pronoun') && !ownThings && !has(cues, 'event', 'habit', 'consult')))
  )
    soft.push('specific')
  // "I don't like the second headline": a thing that is there.
  if (
    reading.form === 'preference' &&
    ofThat.test(clause.flat) &&
    !has(it.cues, 'universal', 'future', 'manner')
  )
    soft.push('specific')
  // A message or a title given word for word is this one's.
  if (cues.has('manner') && reading.form === 'order' && clause.flat.includes(`"${MASK}`))
    soft.push('specific')
  if (
    it.cues.has('consult') &&
    shownOnce.test(it.sentence.flat) &&
    !has(it.cues, 'universal', 'future', 'event', 'condition')
  )
    soft.push('one-time')
  if (it.swap !== undefined && dated.test(it.sentence.flat)) soft.push('specific')
  if (hedges(clause) || aloud.test(it.sentence.flat)) soft.push('hedge')
  const supposed = cues.has('condition') && it.cues.has('consult')
  if (
    !written &&
    cues.has('world') &&
    reading.form !== 'statement' &&
    !reading.stopping &&
    !reading.general &&
    !supposed
  )
    soft.push('world')
  const mixed =
    hard.length === 0 &&
    (it.cues.has('mood') ||
      it.clauses.some((other) => other !== clause && other.cues.has('passing') && !happened.test(other.flat)))
  return { hard, soft, fatal: hard.some((one) => fatal.has(one)) || (drafted && !written), mixed, written }
}

/** 今天已经返工两回了: a reason, and no limit. */
const happened =
  /(?:已经|都|又)[^,，]{1,16}了|[次回遍]了?$|\b(?:today|this morning|this week|just now)\b.*\b(?:already|again|twice|broke|lost|wasted)\b|\b(?:already|again|twice|broke|lost|wasted)\b.*\b(?:today|this morning|this week)\b|(?:오늘|방금|이번 주).*(?:었|았|했|됐|번째)/

const ofThat = /\b(?:don'?t|do not|didn't|really) (?:like|love|want) (?:the|this|that|these|those)\b/

/** "no matter what the ticket says": it is not asked what that says. */
const whatever =
  /(?:no matter what|regardless of what|whatever|不管|无论)\s?(?:(?:the|your|any|my|some|a) )?(?:[a-z]+ )?(?:什么|谁)?$/

/** "the code is not yet pushed", 还没合并: how far the work has come. */
const unfinished =
  /每次都?要[^,，]{1,14}才|^\s*(?:the|a|an|he|she|they|it|my|our) (?:(?!is|are|be|was|were|get|gets|been|being)[a-z]+ ){0,3}(?:always|never) (?!need)[a-z]{3,}ed\b|\bnot yet\b|n't (?:[a-z]+ ){1,4}yet\b|\byet to be\b|还没(?!有)|尚未|아직/

/** 9월이 아니라 8월 데이터: the day of this one thing. */
const dated = /(?:^|\s)그 [가-힣a-z]{1,10}(?:이|가) 아니라|\d\s?(?:월|일|시|月|日|号|点)(?![가-힣]*부터)/

/** "you always find the shortest way, brilliant": praise of the agent asks nothing, whatever universal it has. */
function compliments({ cues, tongue }: Read, { form, stopping }: Reading): boolean {
  if (!cues.has('compliment') || has(cues, 'future', 'remember', 'next', 'habit') || stopping) return false
  if (has(cues, 'place', 'standing', 'danger', 'consult')) return false
  return form !== 'prohibition' && form !== 'obligation' && (form !== 'order' || tongue !== 'en')
}

/** "today I have no network, so don't push": a passing reason at the head holds for the whole, unless lasting words stand against it. */
function passingAhead(it: Read, at: number): boolean {
  if (at === 0) return false
  const own = (it.clauses[at] as Clause).cues
  if (own.has('norm')) return false
  if (!has(own, 'future', 'habit', 'next') && limitedBy(it.clauses[0] as Clause)) return true
  if (has(own, 'future', 'universal', 'habit', 'place') || has(own, 'next', 'must', 'near')) return false
  const first = it.clauses[0] as Clause
  const mark = first.cues.get('passing') ?? first.cues.get('limit')
  return mark !== undefined && mark.start <= 4
}

/** "in this session, always …": a head that says nothing but for how long limits even a universal. */
function limitedBy(first: Clause): boolean {
  const mark = first.cues.get('passing') ?? first.cues.get('limit')
  return mark !== undefined && mark.start <= 8 && first.end - mark.end <= 12
}

/** Whether the clause is meant for now only; what is to be remembered may well be how things are now. */
function passes(it: Read, clause: Clause): boolean {
  const { cues, flat, start } = clause
  if (it.remember === undefined && isFirst(clause)) return !has(cues, 'future', 'universal', 'event', 'habit')
  // "any time you change a schema, put the stubs in the same commit".
  if (
    it.remember === undefined &&
    has(cues, 'event', 'universal') &&
    /\bin the same (?:commit|pr)\b/.test(flat)
  )
    return false
  if (it.remember === undefined)
    return cues.has('passing') || (cues.has('limit') && !awaits(cues) && !amount.test(flat))
  const mark = cues.get('passing') ?? cues.get('limit')
  return mark !== undefined && thisTask.test(flat.slice(mark.start - start, mark.end - start))
}

/** "until I say go" limits nothing but what is done unasked. */
function awaits(cues: Clause['cues']): boolean {
  const [limit, consult] = [cues.get('limit'), cues.get('consult')]
  return (
    limit !== undefined && consult !== undefined && consult.start <= limit.start && limit.end <= consult.end
  )
}

/** 병렬은 2개까지만: how many, and not until when. */
const amount =
  /(?:\d|한|두|세|네|다섯|몇) ?(?:개|건|번|줄|명|글자|자|단계|층|스레드|코어|회|장|mb|gb|기가|메가|%|퍼센트|페이지|점대?|버전|레벨)까지만/

/** 以后跑之前先把参数打出来: first, each time. */
function isFirst(clause: Clause): boolean {
  const mark = clause.cues.get('passing')
  return mark !== undefined && /^先把?$/.test(textOf(clause, mark))
}

const thisTask = /pr|commit|branch|task|once|session|^while|这次|这一次|本次|版|이번/

/** "it fails on the second run, never on the first": the clause lacks its verb, which tells what happens. */
function elliptic(it: Read, at: number): 'statement' | 'product' | undefined {
  const before = it.readings[at - 1]
  // "deploys happen only from the release branch, never by hand": how it is to be done.
  if (it.cues.has('danger') && it.clauses.slice(0, at).some(({ flat }) => /\bonly\b/.test(flat)))
    return undefined
  if (before === undefined || it.tongue !== 'en' || !verbless.test((it.clauses[at] as Clause).flat))
    return undefined
  if (before.subject === 'product' || before.subject === 'other') return 'product'
  return before.form === 'statement' ? 'statement' : undefined
}

/** "Only the last. Never two.": what was seen, without a verb. */
const counts =
  /^\s*(?:but |and )?(?:never|always|each time|every time) (?:one|two|three|four|both|none|all|twice|once|the (?:same|first|last|other|second|next)|a (?:single|different|new|random)|\d+)(?: [a-z]+)?\s*$/

const verbless =
  /^\s*(?:but |and )?never (?:on|in|at|for|with|when|before|after|the|during|if|from|by|more|less)\b/

/** 先给我看下大概要改哪些: the one plan that is wanted now. */
const shownOnce =
  /(?:罗列|列|梳理|整理|总结|汇总)(?:出来|一下|下|好)[^,，]{0,10}(?:等|给)我(?:确认|看|审|过目)|\btell me (?:first )?(?:what|how|which|why|where)\b|给我(?:看|说|讲|列)(?:一)?下|大概(?:要|是|有)|한번 (?:보여|말해|알려)/

/** "…, I suppose": the whole sentence is a thought. */
const aloud =
  /,? i (?:suppose|guess)$|\bthinking (?:aloud|out loud)\b|^if (?:we|i|you) (?:ever )?(?:went|were to|had to|moved)\b/

/** A hedge that is part of a polite request ("…해줄 수 있을까") doubts nothing. */
function hedges({ cues, marks }: Clause): boolean {
  const hedge = cues.get('hedge')
  return (
    hedge !== undefined &&
    !marks.some((one) => one.cls === 'ask' && one.start <= hedge.start && one.end >= hedge.end)
  )
}

/** "in the health endpoint, …": one place of what is built. */
const onePlace =
  /\b(?:in|on|for|from) (?:the |our |my )?(?:[a-z-]+ )?(?:endpoint|page|screen|view|form|modal|tab|route|response|component|dialog|section|popup|sidebar|navbar|footer|header)\b(?! (?:tests?|files?|names?))/

/** "in this makefile": the one that is worked on. */
const herein =
  /\b(?:in|on|inside|within|for|of|to|from) (?:this|that) (?!repo\b|repository|project|codebase|monorepo|workspace|team|company|machine|box|server|org|order|way|case|kind|sort|type\b|is\b|time\b|i\b|we\b|you\b|and\b|so\b|but\b|because\b|if\b|when\b|as\b|again\b|please\b|everywhere|throughout|stack\b|house\b|shop\b|app\b|product\b|package\b)[a-z][a-z-]+/

/** 변수명만 바꾸고 로직은 손대지 마: the bound of one change. */
const onlyThis = /[가-힣]만 (?:바꾸|고치|수정하|변경하|추가하|지우|옮기)고 /

/** A thing named by pointing at it; 记住这个 alone points at what was said. */
function points(it: Read, clause: Clause): boolean {
  if (it.tongue === 'en' && herein.test(it.sentence.flat) && !has(it.cues, 'future', 'remember')) return true
  if (it.tongue === 'en' && onePlace.test(it.sentence.flat)) return true
  if (it.tongue === 'ko' && onlyThis.test(clause.flat)) return true
  const mark = clause.cues.get('specific')
  return (
    mark !== undefined &&
    // The 该 of 应该 points at nothing.
    clause.flat.charAt(mark.start - clause.start - 1) !== '应' &&
    !(it.tongue === 'zh' && it.remember !== undefined && mark.end >= clause.end - 1)
  )
}
