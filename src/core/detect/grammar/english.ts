import { type Clause, has } from '../clause.ts'
import type { Mark } from '../mark.ts'
import { generalIn, isConvention, ofNew } from './english-form.ts'
import { stepOver } from './english-head.ts'
import { type Reading, statement } from './reading.ts'

/**
 * Reads an English clause. English orders begin with a bare verb: everything a person puts before it is stepped over,
 * and what then stands at the head decides.
 */
export function readEnglish(clause: Clause): Reading {
  if (expected.test(clause.flat)) return told(clause)
  if (
    clause.cues.has('universal') &&
    ofYou.test(clause.flat) &&
    !has(clause.cues, 'danger', 'event', 'consult', 'future') &&
    !(clause.cues.has('conduct') && /\bnever\b/.test(clause.flat))
  )
    return told(clause)
  if (ofNew.test(clause.flat) && !clause.cues.has('question')) return duty(clause)
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
  if (head.found === 'order' && leftOut.test(clause.flat.slice(at - clause.start)))
    return { ...base, form: 'prohibition', subject: 'agent' }
  if (head.found === 'order')
    return {
      ...base,
      form: 'order',
      subject: 'agent',
      building: head.building,
      universal: universal ?? behind(clause, at),
    }
  if (asksFor.test(clause.flat))
    return { ...base, form: 'order', subject: 'agent', universal: universal ?? clause.cues.get('universal') }
  if (isHabit(clause))
    return { ...base, form: 'order', subject: 'agent', universal: universal ?? clause.cues.get('universal') }
  if (nothing.test(clause.flat))
    return {
      ...base,
      form: 'prohibition',
      subject: subjectOf(clause, at, clause.end, '') === 'product' ? 'product' : 'agent',
    }
  if (has(clause.cues, 'prefer', 'dislike')) return { ...base, form: 'preference', subject: 'self' }
  if (isConvention(clause, at))
    return { ...base, form: 'statement', subject: 'none', general: generalIn(clause, at) }
  if (uponMe.test(clause.flat)) return { ...base, form: 'order', subject: 'agent' }
  const late = afterCondition(clause, at)
  if (late !== undefined) return { ...base, form: 'order', subject: 'agent', at: late.start }
  const say = clause.marks.find(
    (mark) =>
      mark.start >= at &&
      (mark.cls !== 'prohibition' || !isNamed(clause, mark, at)) &&
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
    if (
      !kept &&
      say.cls === 'prohibition' &&
      !ends.test(clause.flat.slice(0, say.end - clause.start)) &&
      thirdPerson.test(clause.flat.slice(say.end - clause.start))
    )
      return { ...base, form: 'statement', subject: 'other', general: generalIn(clause, at) }
    const inverted = /^(?:should|must|may|shall|will|can) you\b/.test(
      clause.flat.slice(say.start - clause.start),
    )
    const found =
      inverted || (asked && words.trim() === '') ? 'agent' : subjectOf(clause, at, say.start, words)
    const rest = clause.flat.slice(say.end - clause.start)
    const goesIn =
      found === 'product' && (barred ? ours.test(rest) : clause.cues.has('future') && filed.test(rest))
    return {
      ...base,
      form:
        barred || (inverted && clause.cues.has('universal'))
          ? 'prohibition'
          : say.cls === 'exempt'
            ? 'exemption'
            : 'obligation',
      at: say.start,
      subject: goesIn ? 'work' : found,
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

/** "get into the habit of …"; the use of "nobody may use" is an order in Portuguese only. */
const isHabit = ({ cues, flat, start }: Clause): boolean => {
  const order = cues.get('order')
  return order !== undefined && flat.startsWith('get in', order.start - start)
}

/** "leave the trailer out of commits", "keep secrets out of logs". */
const leftOut = /^(?:leave|keep) .{2,50} out of (?!scope|sync|date|reach|here)/

/** The stop of "wakes from stop mode" and the skip of "the skip button" are no orders. */
function isNamed({ flat, start }: Clause, mark: Mark, at: number): boolean {
  if (
    mark.start - at <= 2 ||
    !/^(?:stop|skip|quit|avoid|cease|leave out)$/.test(flat.slice(mark.start - start, mark.end - start))
  )
    return false
  return !/(?:^|\s)(?:must|should|shall|to|and|or|please|you|always|never|can|will|need to|,) $/.test(
    flat.slice(Math.max(0, mark.start - start - 12), mark.start - start),
  )
}

/** "commit always before updating": right behind the verb. */
function behind({ cues, flat, start }: Clause, at: number): Mark | undefined {
  const mark = cues.get('universal')
  if (mark === undefined || !/^[a-z]+ $/.test(flat.slice(at - start, mark.start - start))) return undefined
  return mark
}

/** "never allow more than three", "always redirect": what a program does for those who use it. */
const behaves = ({ flat, cues }: Clause): boolean =>
  behaviour.test(flat) &&
  !has(cues, 'danger', 'manner', 'tool', 'consult') &&
  !has(cues, 'place', 'near', 'event')
const behaviour =
  /\b(?:stop|quit) (?:scrolling|jumping|flickering|flashing|blinking|reloading|refreshing|resetting|re-?rendering|auto-?playing|redirecting|bouncing|shaking|zooming|vibrating|logging (?:me|us|users?|people|them) out|sending (?:e?mails?|notifications?|push(?:es)?|texts))\b|\b(?:never|don't|do not|must not|always|not) (?:ever )?(?:allow|permit|let(?!'s| me\b)|show(?! me\b)|display|render|accept|reject|redirect|expire|extend|hide|prompt|charge|notify|greet|suggest (?:friends|products)|auto-?play|scroll|highlight|refund|return (?:more|less|null|an|a)|exceed)\b/

/** "nothing under vendor may be edited", "nobody touches the live tables". */
const nothing =
  /^\s*(?:(?:and|but|so|again)[\s,]+)?(?:under no circumstances?|under no conditions?|at no (?:time|point)|in no (?:case|way|situation)|on no account|by no means|never) (?:may|must|should|shall)\b|^\s*(?:(?:and|but|so)[\s,]+)?(?:under no circumstances?|on no account|in no case) (?:is|are|can|will|do)\b|^\s*(?:and |but |so )?nothing (?:you|we|that you|it) [a-z]+ (?:ever )?[a-z]+s\b|^\s*(?:and |but |so )?(?:nothing|nobody|no one|none of (?:it|this|that|them|these|those))\b[^.,;]{0,60}?\b(?:may|must|should|is to|are to|gets? (?:merged|pushed|committed|edited|deployed|deleted)|goes in|goes out|leaves|touches|edits|pushes|merges|deploys)\b|^\s*(?:nobody|no one) (?:ever )?(?:force[- ])?(?:pushes|merges|deploys|edits|touches|commits|rebases|deletes|drops|restarts|installs|upgrades|disables|skips|renames|rewrites|uploads|publishes|releases|changes|modifies|logs|runs)\b/

/** "you always find it": tells what you do, and asks nothing. */
const ofYou =
  /^\s*(?:(?:and|but|so|because|honestly|really|man|dude|wow|since|as) )?(?:you|u) (?:always|never)\b(?! (?:ever )?(?:must|should|have to))/

/** "short answers please": how, of all that the agent writes. */
const asksFor =
  /^\s*(?:[a-z-]+ ){1,3}(?:answers|replies|explanations|summaries|commits|comments|diffs|prs|messages) (?:only )?(?:please|pls|plz)\s*,?$/

/** "there shouldn't be a problem then": what is to be expected. */
const expected =
  /\b(?:should not|shouldn't|shouldnt) (?:even |really |actually )?(?:be (?:a|an|any|that|much|so|too) (?:[a-z]+ )?(?:problems?|issues?|errors?|bugs?|difference|conflicts?|delay|hard|slow|big deal|trouble)|happen|matter|take (?:long|more than)|be (?:possible|happening|null|empty|slow|hard|difficult))\b/

/** "when I type lgtm I expect a merge": what my words are to bring about. */
const uponMe =
  /^\s*(?:(?:and|so|but|also|btw)[\s,]+)*(?:when(?:ever)?|if|any ?time|every time|each time) i (?:only |just )?(?:say|ask|type|write|paste|tell|give|call|request)\b.{2,60}?\b(?:i (?:only |just )?(?:want|expect|need|mean)|i'd like|that means|it means|give me|treat it|don't|do not|answer|explain)\b|^\s*(?:(?:and|so|but|also|btw)[\s,]+)*(?:when(?:ever)?|if|any|every|each) [a-z].{2,70}? you (?:tell|ask|show|warn|ping|stop|report|check with|come to|consult)\b(?! (?:(?:me )?(?:about|that|why) )?(?:it|the|a)\b)/

/** What is due for each thing of a kind: asked of whoever makes it. */
const duty = (clause: Clause): Reading => ({
  ...statement(clause.start, clause.cues.get('universal')),
  form: 'obligation',
  subject: 'work',
  general: true,
})

const told = (clause: Clause): Reading => statement(clause.start)

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
    (mark) => (mark.cls === 'condition' || mark.cls === 'event') && mark.start <= at + 2 && mark.end > at - 2,
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

/** "the query must …": one thing that is being worked on, and no things in general. */
const oneThing = /^\s*(?:the|this|that|a|an|its?|he|she|they)(?:\s+[a-z-]+){0,3}?(?:\s+[a-z-]*[^s\s])?\s*$/

/** "… must never be written to test fixtures": into what the agent writes, whatever goes there. */
const ours =
  /\b(?:in|into|to|on) (?:the |our |any |a )?(?:[a-z]+ )?(?:logs?|log files?|fixtures?|test data|tests?|commits?|commit messages?|repo|repository|git|issues?|prs?|pull requests?|prompts?|docs)\b/

/** "do not go into fixtures": what follows is where, and no verb. */
const ends = /\b(?:in|into|to|of|off|with|from|out)$/

const filed = /\b(?:in|into|to) [\w./-]+\.md\b/

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
