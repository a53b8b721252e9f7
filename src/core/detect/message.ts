import {
  because,
  builds,
  delivers,
  drafts,
  handsOver,
  isStory,
  lends,
  realizes,
  rivals,
  seals,
  specifies,
  tasksAfter,
  trails,
  works,
} from './around.ts'
import { has } from './clause.ts'
import { headsOf, isHead } from './head.ts'
import type { Flag } from './judge.ts'
import { look, type Read, read, tells } from './read.ts'
import { segment } from './segment.ts'
import { headed } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { BRIEF_CHARACTERS, BRIEF_ITEMS } from './weights.ts'

/** A message, read sentence by sentence. */
export interface Message {
  readonly reads: readonly Read[]
  readonly flags: readonly Flag[]
  /** What the rest of the message says about each sentence; null for one that is not to be judged. */
  readonly around: readonly (Surroundings | null)[]
  /** It is no person's words to an agent. */
  readonly by: 'person' | 'harness' | 'prompt'
}

/** Takes a message apart. Total, and linear in its length. */
export function readMessage(message: string): Message {
  const parts = segment(message)
  const flags: Flag[] = []
  if (parts.quoted) flags.push('quoted')
  if (parts.document) flags.push('document')
  const nothing = { reads: [], flags, around: [] }
  if (parts.harness) return { ...nothing, by: 'harness' }
  const looked = parts.sentences.map(look)
  if (!looked.some(tells)) return { ...nothing, by: 'person' }
  const reads = looked.map(read)
  if (reads.some((one) => one.cues.has('role') || cast.test(one.sentence.flat)) || isJob(reads))
    return { ...nothing, flags: [...flags, 'document'], by: 'prompt' }
  const heads = headsOf(reads)
  const lasting = headed(message) || heads.some((one) => one !== undefined)
  const listed =
    !lasting &&
    (parts.document ||
      parts.items >= BRIEF_ITEMS ||
      numbered(message) ||
      slashCommand.test(message.slice(0, 60)) ||
      handover.test(message.slice(0, HEAD_OF_MESSAGE)))
  const whole = {
    sentences: reads.length,
    typed: parts.typed,
    quoted: parts.quoted,
    listed,
    brief: listed || (!lasting && parts.typed > BRIEF_CHARACTERS),
    specified: specifies(reads) || reads.some(isStory),
    complained: reads.length <= 6 && reads.some(complains),
    delivered: reads.some(delivers),
  }
  const pointing = refers.test(message)
  const builders = reads.filter(builds).length
  const workers = reads.filter(works).length
  const handed = reads.findIndex(handsOver)
  const realized = reads.findIndex(realizes)
  const short = reads.length <= 4
  let drafting = false
  const around = reads.map((one, at) => {
    // What was to follow the colon was pasted and is not read.
    if (
      one.readings.length === 0 ||
      (at === reads.length - 1 && /[:：]$/.test(one.sentence.flat)) ||
      isHead(one)
    )
      return null
    drafting ||= drafts(one)
    return {
      sentences: whole.sentences,
      typed: whole.typed,
      quoted: whole.quoted,
      listed: whole.listed,
      brief: whole.brief,
      specified: whole.specified || trails(one, reads[at - 1]),
      complained: whole.complained,
      delivered: whole.delivered,
      excepted: excepts(reads[at - 1]),
      described: at < realized && (one.cues.has('product') || (reads[realized] as Read).cues.has('product')),
      place: at,
      drafting: drafting || at < handed,
      tasks: tasksAfter(reads, at),
      lent: short && lends(reads, at),
      sealed: seals(one, reads[at + 1]),
      under: heads[at],
      because: short && because(reads, at),
      rivals: rivals(one, reads[at + 1]),
      able: short && (reads[at - 1]?.cues.has('being') ?? false),
      tasked: whole.brief || pointing || workers > (works(one) ? 1 : 0),
      working: builders > (builds(one) ? 1 : 0),
      denied: denies(one) || denies(reads[at - 1]),
    }
  })
  return { reads, flags, around, by: 'person' }
}

/** "You are Milly, a friendly assistant": a prompt for a machine. */
const cast =
  /^you are [\p{L}]+, (?:a|an|the|our) |^你(?:是|现在是)(?:一[个名位]|[\p{L}]{1,8}[,，]一[个名位])/u

/** "You are reviewing a diff. Answer with a JSON object": the same, without a name. */
const isJob = ([first, ...rest]: readonly Read[]): boolean =>
  first !== undefined &&
  job.test(first.sentence.flat) &&
  [first, ...rest.slice(0, 8)].some(({ sentence }) => format.test(sentence.flat))
const job =
  /^you are (?:now )?(?:reviewing|evaluating|grading|judging|scoring|summari[sz]ing|classifying|translating|extracting|analy[sz]ing|generating|writing|given|tasked|provided|acting|working as)\b|^you (?:will|are going to) (?:be given|receive|get)\b/
const format = /\b(?:json|yaml|xml|output|respond|answer with|reply with|return)\b/

/** "опять падает": that a thing fails again is no complaint about the agent. */
const complains = ({ clauses, tongue }: Read): boolean =>
  clauses.some(({ cues }) => cues.has('complaint') && !(tongue === 'other' && cues.has('world')))

/** "hardcode it for the demo today.": what follows may tell the usual. */
const excepts = (one: Read | undefined): boolean =>
  one !== undefined && one.sentence.close !== '?' && has(one.cues, 'passing', 'exempt')

/** "no, we use pnpm here"; that something "is wrong" denies nothing. */
const denies = (one: Read | undefined): boolean => (one?.cues.get('wrong')?.start ?? 99) <= 6

/** "I want: 1. … 2. …": a list within a line. */
function numbered(message: string): boolean {
  const first = /(?:^|[\s:：;；。，,])1[.、)]\s?\D/.exec(message)
  return first !== null && /[\s:：;；。，,]2[.、)]\s?\D/.test(message.slice(first.index))
}

/** `@src/app.ts`, `/home/me/todo.md`: a file that the work is about. */
const refers =
  /(?:^|\s|[^\w/])@[\w./-]{0,80}\.[a-z]{1,5}\b|(?:^|[^\w:/.])\/(?:users|home|mnt|var|opt|tmp|root)\//i

/** "Hand-over: models 1-7 done, …", 接手这个仓库, 인수인계: one session tells the next how far it has come. */
const handover =
  /\bhand-?over\b|\b(?:previous|last|prior) session\b.{0,30}(?::|summary|recap)|\b(?:current|present) (?:state|status)\s*:|\bpick(?:ing)? up where\b|(?:接手|交接|接着)(?:上|这|一)?.{0,6}(?:会话|仓库|项目|任务|工作)|(?:当前|目前)(?:状态|进度|进展)\s*[:：]|이어받|인수인계|(?:이전|지난) 세션.{0,6}(?:요약|정리)|현재 (?:상태|진행)\s*[:：]|引き継/i
const HEAD_OF_MESSAGE = 200

/** "/member add a status": what follows is what the command is to do. */
const slashCommand = /^\s*\/[a-z][\w:-]*(?:\s|$)/i
