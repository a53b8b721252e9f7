import { distill } from '../distill.ts'
import { place } from '../gates/placement.ts'
import type { Reason } from '../reason.ts'
import type { Tier } from '../tier.ts'
import type { Urgency } from '../urgency.ts'
import type { CueClass } from './cue.ts'
import { type Flag, judge, type Kind, silent, type Verdict } from './judge.ts'
import { readMessage } from './message.ts'
import type { Read } from './read.ts'

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
  const { reads, flags, around, by } = readMessage(message)
  if (by !== 'person') {
    const code = by === 'harness' ? 'harness' : 'machine-prompt'
    return { found: [], flags, refused: { ...silent, reasons: [{ code }] } }
  }
  const found: Found[] = []
  let refused: Verdict | undefined
  for (let at = 0; at < reads.length; at++) {
    const beside = around[at]
    if (beside === null || beside === undefined) continue
    const one = reads[at] as Read
    const verdict = judge(one, beside)
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
