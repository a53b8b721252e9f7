import { distill } from '../distill.ts'
import { place } from '../gates/placement.ts'
import type { Reason } from '../reason.ts'
import type { Tier } from '../tier.ts'
import type { Urgency } from '../urgency.ts'
import {
  because,
  builds,
  delivers,
  drafts,
  handsOver,
  lends,
  rivals,
  seals,
  specifies,
  tasksAfter,
  works,
} from './around.ts'
import type { CueClass } from './cue.ts'
import { type Flag, judge, type Kind, type Verdict } from './judge.ts'
import { look, type Read, read, tells } from './read.ts'
import { segment } from './segment.ts'
import { headed } from './standing.ts'
import { BRIEF_CHARACTERS, BRIEF_ITEMS } from './weights.ts'

/** What a person's message says that is worth keeping. */
export interface Detection {
  readonly remember: 'none' | Urgency
  readonly kind: Kind
  /** The distilled sentence; empty when there is none. */
  readonly text: string
  /** The fired sentence as it was written, on one line. */
  readonly evidence: string
  /** Where its meaning would go, or null when there is nothing. */
  readonly tier: Tier | null
  readonly wording: 'final' | 'long' | 'vague' | 'empty'
  readonly flags: readonly Flag[]
  /** Spans are UTF-16 offsets into the message. */
  readonly reasons: readonly Reason[]
  /** The words that fired, as written. */
  readonly fired: string
}

const MOST = 5

/** Judges a message by its strongest sentence. Pure, total and linear in the length of the message. */
export function detect(message: string): Detection {
  const { found, flags, refused } = search(message)
  let top: Found | undefined
  for (const one of found) if (top === undefined || one.verdict.strength > top.verdict.strength) top = one
  if (top !== undefined) return describe(message, top, flags)
  return {
    ...nothing,
    flags: merge(flags, refused?.flags ?? []),
    reasons: refused?.reasons ?? [{ code: 'no-trigger' }],
    kind: refused?.kind ?? 'none',
  }
}

/** One detection for each lasting sentence, in order, at most five. */
export function detectAll(message: string): Detection[] {
  const { found, flags } = search(message)
  return found.slice(0, MOST).map((one) => describe(message, one, flags))
}

const nothing = { remember: 'none', text: '', evidence: '', tier: null, wording: 'empty', fired: '' } as const

interface Found {
  readonly read: Read
  readonly verdict: Verdict
  /** The nearest sentence before it that says something worth keeping, or just the one before. */
  readonly before: Read | undefined
  readonly after: Read | undefined
  /** How many sentences stand before it. */
  readonly earlier: number
}

interface Search {
  readonly found: readonly Found[]
  readonly flags: readonly Flag[]
  /** Of the sentences that came to nothing, the one that came closest. */
  readonly refused: Verdict | undefined
}

function search(message: string): Search {
  const parts = segment(message)
  const flags: Flag[] = []
  if (parts.quoted) flags.push('quoted')
  if (parts.document) flags.push('document')
  if (parts.harness) {
    return {
      found: [],
      flags,
      refused: {
        remember: 'none',
        kind: 'none',
        flags: [],
        reasons: [{ code: 'harness' }],
        fired: [],
        strength: 0,
      },
    }
  }
  const looked = parts.sentences.map(look)
  if (!looked.some(tells)) return { found: [], flags, refused: undefined }
  const reads = looked.map(read)
  let drafting = false
  const listed =
    parts.document ||
    parts.items >= BRIEF_ITEMS ||
    numbered(message) ||
    slashCommand.test(message.slice(0, 60))
  const lasting = headed(message)
  const around = {
    listed: listed && !lasting,
    brief: !lasting && (listed || parts.typed > BRIEF_CHARACTERS),
    specified: specifies(reads),
    complained: reads.length <= 6 && reads.some((one) => one.cues.has('complaint')),
  }
  if (reads.some((one) => one.cues.has('role') || cast.test(one.sentence.flat)) || isJob(reads)) {
    const flag: Flag[] = [...flags, 'document']
    return {
      found: [],
      flags: flag,
      refused: {
        remember: 'none',
        kind: 'none',
        flags: [],
        reasons: [{ code: 'machine-prompt' }],
        fired: [],
        strength: 0,
      },
    }
  }
  const pointing = refers.test(message)
  let builders = 0
  let workers = 0
  for (const one of reads) {
    if (builds(one)) builders++
    if (works(one)) workers++
  }
  const found: Found[] = []
  let refused: Verdict | undefined
  const handed = reads.findIndex(handsOver)
  const delivered = reads.some(delivers)
  for (let at = 0; at < reads.length; at++) {
    const one = reads[at] as Read
    // What was to follow the colon was pasted and is not read.
    if (one.readings.length === 0 || (at === reads.length - 1 && /[:：]$/.test(one.sentence.flat))) continue
    drafting ||= drafts(one)
    const verdict = judge(one, {
      listed: around.listed,
      brief: around.brief,
      specified: around.specified,
      complained: around.complained,
      drafting: drafting || at < handed,
      tasks: tasksAfter(reads, at),
      lent: reads.length <= 4 && lends(reads, at),
      sealed: seals(one, reads[at + 1]),
      because: reads.length <= 4 && because(reads, at),
      rivals: rivals(one, reads[at + 1]),
      able: reads.length <= 4 && (reads[at - 1]?.cues.has('being') ?? false),
      tasked: around.brief || pointing || workers > (works(one) ? 1 : 0),
      delivered,
      working: builders > (builds(one) ? 1 : 0),
      denied: denies(one) || denies(reads[at - 1]),
    })
    if (verdict.remember !== 'none')
      found.push({
        read: one,
        verdict,
        before: found.at(-1)?.read ?? reads[at - 1],
        after: reads[at + 1],
        earlier: at,
      })
    else if (refused === undefined || verdict.reasons.length > refused.reasons.length) refused = verdict
  }
  return { found, flags, refused }
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

/** "/member add a status": what follows is what the command is to do. */
const slashCommand = /^\s*\/[a-z][\w:-]*(?:\s|$)/i

const written = (message: string, read: Read): string =>
  message.slice(read.sentence.start, read.sentence.end).replace(/\s+/g, ' ').trim()

/** A wish to remember that points elsewhere: "remember this", 记住这个, 이거 기억해줘. */
const pointing: readonly RegExp[] = [
  /^(?:请)?(?:加入|记住|遵守|按照?)?(?:以下|下面|如下)的?(?:规则|規則|内容|內容|要求|约定|約定|规范|規範|[几幾两兩三四五]?[点條条點])?[:：]?$/i,
  /^(?:please )?(?:update|refresh) (?:your |the )?memory(?: accordingly| with (?:this|that|it|these)| please| pls)?$/i,
  /^(?:请|帮我)?(?:更新|写入|存入|写进)(?:一下|你的)?记忆(?:里|中)?$/i,
  /^(?:the )?following(?: rules?| points?)?[:：]?$/i,
  /^(?:다음|아래)(?: 규칙| 내용| 사항)?(?:을|를)?[:：]?$/i,
  /^我?(?:刚才|上面|之前|前面|以上).{0,14}(?:规律|规则|内容|要求|结论|约定|话)(?:也)?(?:要|得)?(?:记住|记下)?$/i,
  /^(?:please )?(?:remember |keep |save )?(?:it|this|that|these|those|this one|that one|这个|这点|这一点|这条|它|这|那个|이거|이것|이것도|그거|이걸|이건|이 점)?[\s.!~。！]*(?:in mind|please|pls|this time|next time|again|좀|해줘)?[\s.!~。！]*$/i,
]
const pointsBack = (text: string): boolean => pointing.some((one) => one.test(text))

/** "add that to CLAUDE.md", "a rule recording this preference", 把这个写进规则: what is to be written stands elsewhere. */
const writesBack =
  /\b(?:record|add|save|put|store|write|document|note|for|about|reflect|enforce|captur)(?:ing|e)? (?:this|that|it|these)(?: (?:preference|rule|convention|decision|lesson|requirement|fact|one|down))?(?: (?:in|into|to|as|with)\b.*)?\s*[.!]?$|^(?:请|帮我|可以)?把?(?:这个|这条|这点|这一点|上面的?|刚才的?)(?:规则|要求|约定|内容)?也?(?:写|加|记|存|放|更新|记录|添加)|^(?:이거|이것|이걸|이 규칙|이 내용|이 점)(?:을|를|도|은|는)? /i

function describe(message: string, one: Found, own: readonly Flag[]): Detection {
  const evidence = written(message, one.read)
  const { verdict } = one
  let vague = false
  let { text, wording }: { text: string; wording: Detection['wording'] } = distill(evidence)
  const fires = (cls: CueClass) => verdict.fired.some((mark) => mark.cls === cls)
  if (
    (fires('remember') && (wording === 'empty' || pointsBack(text))) ||
    (fires('standing') && writesBack.test(text))
  ) {
    const meant = /[:：]$/.test(evidence) || one.before === undefined ? one.after : one.before
    const other = meant === undefined ? undefined : distill(written(message, meant))
    ;({ text, wording } = other ?? { text: '', wording: 'empty' as const })
    // Of several sentences before it, which one is meant is for the person to say.
    if (text === '' || (meant === one.before && one.earlier > 1)) vague = true
  }
  const flags = merge(own, verdict.flags)
  if (vague || unsaid.test(text)) flags.push('vague')
  if (wording === 'long') flags.push('long')
  if (flags.includes('vague') && text !== '') wording = 'vague'
  const words = verdict.fired.map((mark) =>
    message.slice(one.read.sentence.start + mark.start, one.read.sentence.start + mark.end),
  )
  // The 每次 of 每次提交 is not told twice.
  const fired = words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
  return {
    remember: verdict.remember,
    kind: verdict.kind,
    text,
    evidence,
    tier: text === '' ? null : place(text).tier,
    wording,
    flags,
    reasons: verdict.reasons,
    fired: [...new Set(fired)].join(' … '),
  }
}

/** 以后就这样做, "do it better": which way, or how much better, only the person knows. */
const unsaid =
  /^(?:就|都|也)?(?:这样|這樣|这么|那样|按这个|照这个)(?:子)?(?:做|来|写|弄|办)?(?:就行|就好|吧)?$|^(?:都)?(?:做|写|弄|搞)(?:得|的)?(?:更|再)?(?:好|漂亮|细致?|认真|仔细|专业)(?:一?[点點]|些)?[儿吧]?$|^(?:please )?(?:do it )?(?:like (?:this|that)|this way|that way|better|nicer|more careful(?:ly)?)$|^(?:더|좀 더|조금 더) (?:잘|깔끔하게|예쁘게|꼼꼼하게) ?(?:해|해줘|하자|해주세요)?$|^(?:이렇게|그렇게|이대로) ?(?:해|하자|해줘|해주세요)$/i

const merge = (one: readonly Flag[], other: readonly Flag[]): Flag[] => [...new Set([...one, ...other])]
