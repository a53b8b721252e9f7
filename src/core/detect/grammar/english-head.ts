import type { Clause } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import { bareVerb } from './english-form.ts'

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
  /^no\s+(?!i\b|i'|it\b|it'|its\b|that\b|that's|this\b|you\b|we\b|we'|they\b|the\b|wait|man\b|not\b|don't|do\b|need\b|let|use\b|no\b|one\b|idea|longer|matter|worr|problem|rush|just|changes? yet|way\b|luck|more\b|clue|errors?\b|issues?\b|exceptions?\b)(?!.{1,40}\b(?:needed|required|necessary|found|available|involved)\b)[a-z`"]/
/** "no request may take longer" tells how something is to be, and forbids the agent nothing. */
const modal =
  /\s(?:may|can|should|must|will|shall|is|are|gets?|goes|takes?|returns?|leaves?|shows?|appears?|renders?|loads?|fails?)\b/
const gerund = /^\s+(?:(?!the |a |an |this |that )[a-z-]+\s+)?[a-z]{2,20}ing\b/
const article = /^\s+(?:a|an|the|this|that|these|those)\b/
const denying =
  /\b(?:under no (?:circumstances?|conditions?)|on no account|by no means|at no (?:time|point)|in no (?:case|way|situation))[\s,]+(?:(?:ever|please|you|just)[\s,]+)*$/
const blank = /[\s,:("'-]/

/** What a clause begins with, once all that may stand before its verb is stepped over. */
export interface Head {
  at: number
  universal: Mark | undefined
  asked: boolean
  remember: Mark | undefined
  found: 'order' | 'prohibition' | undefined
  building: boolean
  stopping: boolean
}

/** Steps over all that a person puts before the verb. */
export function stepOver(clause: Clause): Head {
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
    let named = 0
    /** "add" and "update" note something down only where standing rules are spoken of. */
    let plain = true
    for (let i = from; i < marks.length; i++) {
      const mark = marks[i] as Mark
      if (mark.start !== head.at) break
      if (mark.cls === 'prohibition') bar = mark
      else if (mark.cls === 'verb' || mark.cls === 'record') verb = longer(verb, mark)
      else if (mark.cls === 'build') build = mark
      if (mark.cls === 'verb') plain = false
      else if (mark.cls === 'remember') remember = mark
      else if (mark.cls === 'exempt') exempt = true
      if (mark.cls === 'manner') named = Math.max(named, mark.end)
      if (mark.cls === 'universal') universal = mark
      // The noun of "every new order needs …" is no verb.
      if (
        before.has(mark.cls) &&
        !(mark.cls === 'event' && flat.slice(0, mark.end - start).endsWith(' new'))
      ) {
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
    // The commit of "commit subjects: lower case" is no verb.
    if (order !== undefined && named > order.end && /^\s*:/.test(flat.slice(named - start))) return head
    if (order !== undefined && (next === undefined || order.end >= next.end)) {
      // "under no circumstances delete them": what opens the order forbids it.
      if (denying.test(flat.slice(0, head.at - start))) {
        head.found = 'prohibition'
        return head
      }
      head.found = 'order'
      const added = build !== undefined && build.end === order.end && !clause.cues.has('standing') && plain
      head.building = order === build || added || (planned && head.universal === undefined)
      return head
    }
    if (next === undefined) {
      if (bareVerb(flat, head.at - start, opened))
        head.found = denying.test(flat.slice(0, head.at - start)) ? 'prohibition' : 'order'
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
