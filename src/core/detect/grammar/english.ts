import { type Clause, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import { bareVerb, generalIn } from './english-form.ts'
import type { Reading } from './reading.ts'

/** What may stand before the verb of an order. */
const before: ReadonlySet<CueClass> = new Set<CueClass>([
  'ask',
  'remind',
  'plan',
  'universal',
  'future',
  'next',
  'opener',
  'politeness',
  'place',
  'wrong',
  'hedge',
  'passing',
  'blanket',
  'fact',
  'mood',
  'event',
  'joint',
  'repetition',
  'complaint',
  'habit',
  'near',
  'done',
])
/** What makes a bare word after it a verb: "from now on sketch …". */
const opens: ReadonlySet<CueClass> = new Set<CueClass>([
  'universal',
  'future',
  'next',
  'ask',
  'event',
  'place',
])
/** `no` that forbids is followed by a noun, not by a new sentence. */
const noNoun =
  /^no\s+(?!i\b|i'|it\b|it'|its\b|that\b|that's|this\b|you\b|we\b|we'|they\b|the\b|wait|man\b|not\b|don't|do\b|need\b|let|use\b|no\b|one\b|idea|longer|matter|worr|problem|rush|just|changes? yet|way\b|luck|more\b|clue|errors?\b|issues?\b|exceptions?\b)[a-z]/
/** "no request may take longer" tells how something is to be, and forbids the agent nothing. */
const modal =
  /\s(?:may|can|should|must|will|shall|is|are|gets?|goes|takes?|returns?|leaves?|shows?|appears?|renders?|loads?|fails?)\b/
const gerund = /^\s+(?:(?!the |a |an |this |that )[a-z-]+\s+)?[a-z]{2,20}ing\b/
const article = /^\s+(?:a|an|the|this|that|these|those)\b/
const blank = /[\s,:("'-]/

/**
 * Reads an English clause. English orders begin with a bare verb: everything a person puts before it is stepped over,
 * and what then stands at the head decides.
 */
export function readEnglish(clause: Clause): Reading {
  if (
    clause.cues.has('universal') &&
    ofYou.test(clause.flat) &&
    !has(clause.cues, 'danger', 'event', 'consult', 'future')
  )
    return told(clause)
  const head = stepOver(clause)
  const { at, universal, asked } = head
  const base = {
    at,
    universal,
    asked,
    remember: head.remember,
    building: false,
    stopping: false,
    general: false,
  }
  if (head.found === 'prohibition') {
    return {
      ...base,
      form: 'prohibition',
      subject: behaves(clause) ? 'product' : 'agent',
      stopping: head.stopping,
      universal: universal ?? clause.cues.get('universal'),
    }
  }
  if (head.found === 'order') return { ...base, form: 'order', subject: 'agent', building: head.building }
  if (clause.cues.has('order'))
    return { ...base, form: 'order', subject: 'agent', universal: universal ?? clause.cues.get('universal') }
  if (nothing.test(clause.flat))
    return {
      ...base,
      form: 'prohibition',
      subject: subjectOf(clause, at, clause.end, '') === 'product' ? 'product' : 'agent',
    }
  if (has(clause.cues, 'prefer', 'dislike')) return { ...base, form: 'preference', subject: 'self' }
  const late = afterCondition(clause, at)
  if (late !== undefined) return { ...base, form: 'order', subject: 'agent', at: late.start }
  const say = clause.marks.find(
    (mark) =>
      mark.start >= at &&
      (mark.cls === 'prohibition' ||
        mark.cls === 'obligation' ||
        mark.cls === 'must' ||
        mark.cls === 'ban' ||
        mark.cls === 'exempt'),
  )
  if (say !== undefined) {
    const words = clause.flat.slice(at - clause.start, say.start - clause.start)
    const barred = clause.marks.some(
      (mark) =>
        (mark.cls === 'prohibition' || mark.cls === 'ban') &&
        mark.start <= say.end + 1 &&
        mark.start >= say.start,
    )
    const kept = clause.cues.has('danger') && stays.test(clause.flat.slice(say.start - clause.start))
    if (!kept && say.cls === 'prohibition' && thirdPerson.test(clause.flat.slice(say.end - clause.start)))
      return { ...base, form: 'statement', subject: 'other', general: generalIn(clause, at) }
    return {
      ...base,
      form: barred ? 'prohibition' : say.cls === 'exempt' ? 'exemption' : 'obligation',
      at: say.start,
      subject: asked && words.trim() === '' ? 'agent' : subjectOf(clause, at, say.start, words),
      universal: universal ?? clause.cues.get('universal'),
    }
  }
  return {
    ...base,
    form: head.remember === undefined ? 'statement' : 'order',
    subject: 'none',
    general: generalIn(clause, at),
  }
}

/** "never allow more than three", "always redirect": what a program does for those who use it. */
const behaves = ({ flat, cues }: Clause): boolean =>
  behaviour.test(flat) &&
  !has(cues, 'danger', 'manner', 'tool', 'consult') &&
  !has(cues, 'place', 'near', 'event')
const behaviour =
  /\b(?:never|don't|do not|must not|always|not) (?:ever )?(?:allow|permit|let(?!'s| me\b)|show(?! me\b)|display|render|accept|reject|redirect|expire|extend|hide|prompt|charge|notify|greet|suggest (?:friends|products)|auto-?play|scroll|highlight|refund|return (?:more|less|null|an|a)|exceed)\b/

/** "nothing under vendor may be edited", "nobody touches the live tables". */
const nothing =
  /^\s*(?:and |but |so )?(?:nothing|nobody|no one|none of (?:it|this|that|them|these|those))\b[^.,;]{0,60}?\b(?:may|must|should|is to|are to|gets? (?:merged|pushed|committed|edited|deployed|deleted)|goes in|goes out|leaves|touches|edits|pushes|merges|deploys)\b/

/** "you always find it": tells what you do, and asks nothing. */
const ofYou =
  /^\s*(?:(?:and|but|so|because|honestly|really|man|dude|wow|since|as) )?(?:you|u) (?:always|never)\b(?! (?:ever )?(?:must|should|have to))/

const told = (clause: Clause): Reading => ({
  form: 'statement',
  at: clause.start,
  universal: undefined,
  asked: false,
  subject: 'other',
  building: false,
  stopping: false,
  general: false,
  remember: undefined,
})

/** "patient data never leaves this machine": what is so of a thing that costs is how it has to be. */
const stays =
  /^(?:never|don't|do not|doesn't|does not|must not|may not)\s+(?:ever )?(?:leaves?|belongs?|goes?|gets?|ends? up|lives?|leaks?)\b/

/** "the page never updates": said of something, not to somebody. */
const thirdPerson = /^\s+(?:[a-z]{2,20}(?<!s)s|is|was|were|are|has)\b/

const subjects =
  /(?:^|\s)(?:you|we|i|they|it|to|and|or|the|a|an|that|which|your|my|our|of|in|for|with|this|new|any|every|each|all|no|as|by|not|can|could|should|must|would|will)\s*$/

/** "for anything that touches money use integers": the verb of the order stands behind its condition. */
function afterCondition(clause: Clause, at: number): Mark | undefined {
  const head = clause.marks.find(
    (mark) => (mark.cls === 'condition' || mark.cls === 'event') && mark.start <= at + 2 && mark.end > at,
  )
  if (head === undefined) return undefined
  return clause.marks.find(
    (mark) =>
      (mark.cls === 'verb' || mark.cls === 'record') &&
      mark.start > head.end + 2 &&
      !subjects.test(
        clause.flat.slice(Math.max(0, mark.start - clause.start - 12), mark.start - clause.start),
      ),
  )
}

interface Head {
  at: number
  universal: Mark | undefined
  asked: boolean
  remember: Mark | undefined
  found: 'order' | 'prohibition' | undefined
  building: boolean
  stopping: boolean
}

function stepOver(clause: Clause): Head {
  const { flat, marks, start } = clause
  const head: Head = {
    at: start,
    universal: undefined,
    asked: false,
    remember: undefined,
    found: undefined,
    building: false,
    stopping: false,
  }
  let planned = false
  let opened = false
  let from = 0
  for (let step = 0; step < 14; step++) {
    while (head.at - start < flat.length && blank.test(flat.charAt(head.at - start))) head.at++
    while (from < marks.length && (marks[from] as Mark).start < head.at) from++
    let bar: Mark | undefined
    let verb: Mark | undefined
    let build: Mark | undefined
    let next: Mark | undefined
    let universal: Mark | undefined
    let remember: Mark | undefined
    let exempt = false
    for (let i = from; i < marks.length; i++) {
      const mark = marks[i] as Mark
      if (mark.start !== head.at) break
      if (mark.cls === 'prohibition') bar = mark
      else if (mark.cls === 'verb' || mark.cls === 'record') verb = longer(verb, mark)
      else if (mark.cls === 'build') build = mark
      else if (mark.cls === 'remember') remember = mark
      else if (mark.cls === 'exempt') exempt = true
      if (mark.cls === 'universal') universal = mark
      if (before.has(mark.cls)) {
        next = longer(next, mark)
        if (mark === next) {
          if (mark.cls === 'ask') head.asked = true
          if (mark.cls === 'plan') planned = true
        }
      }
    }
    if (exempt) return head
    if (remember !== undefined && head.remember === undefined) {
      head.remember = remember
      head.at = remember.end
      continue
    }
    if (bar !== undefined && (next === undefined || bar.end >= next.end))
      return forbid(clause, head, bar, universal)
    if (from < marks.length || step > 0) {
      const words = flat.slice(head.at - start, head.at - start + 60)
      if (noNoun.test(words) && !modal.test(words)) {
        head.found = 'prohibition'
        return head
      }
    }
    const order = longer(verb, build)
    if (order !== undefined && (next === undefined || order.end >= next.end)) {
      head.found = 'order'
      head.building = order === build || (planned && head.universal === undefined)
      return head
    }
    if (next === undefined) {
      if (bareVerb(flat, head.at - start, opened)) head.found = 'order'
      return head
    }
    opened = opens.has(next.cls)
    if (universal !== undefined && universal.end === next.end) head.universal ??= universal
    head.at = next.end
  }
  return head
}

function forbid(clause: Clause, head: Head, bar: Mark, universal: Mark | undefined): Head {
  const word = clause.flat.slice(bar.start - clause.start, bar.end - clause.start)
  const after = clause.flat.slice(bar.end - clause.start, bar.end - clause.start + 60)
  head.universal ??= universal
  head.found = 'prohibition'
  if (word === 'stop' || word === 'quit' || word === 'cease') {
    if (gerund.test(after)) head.stopping = true
    else {
      head.found = 'order'
      head.building = true
    }
  } else if (word === 'skip' && article.test(after)) head.found = 'order'
  return head
}

/** The one that reaches further; the first when both do. */
function longer(one: Mark | undefined, other: Mark | undefined): Mark | undefined {
  if (one === undefined) return other
  return other === undefined || other.end <= one.end ? one : other
}

/** "the query must …": one thing that is being worked on, and no things in general. */
const oneThing = /^\s*(?:the|this|that|a|an|its?|he|she|they)(?:\s+[a-z-]+){0,3}?(?:\s+[a-z-]*[^s\s])?\s*$/

/** "the next time we run it, it should …": the word right before tells of what it is asked. */
const pointed = /\b(?:it|they|this|these|those)\s*$/

function subjectOf(clause: Clause, from: number, to: number, text: string): Reading['subject'] {
  let product = false
  let work = false
  let danger = false
  let manner = false
  let self = false
  let team = false
  for (const mark of clause.marks) {
    if (mark.start < from || mark.end > to) continue
    if (mark.cls === 'product') product = true
    else if (mark.cls === 'work' || mark.cls === 'tool') work = true
    else if (mark.cls === 'danger') danger = true
    else if (mark.cls === 'manner') manner = true
    else if (mark.cls === 'self') self = true
    else if (mark.cls === 'team') team = true
  }
  if (pointed.test(text)) return 'other'
  if (danger && !/\b(?:show|display|render|list)/.test(clause.flat)) return 'work'
  if (/\b(?:you|u)\b/.test(text)) return 'agent'
  if (has(clause.cues, 'event', 'condition') && /\byou\b/.test(clause.flat)) return 'agent'
  if (oneThing.test(text) && !manner) return product ? 'product' : 'other'
  if (product && !manner) return 'product'
  if (team) return 'agent'
  if (self) return 'self'
  if (work || manner) return 'work'
  return text.trim() === '' ? 'none' : 'other'
}
