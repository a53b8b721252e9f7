import { flatten } from './detect/flatten.ts'
import { SKILL_NAME } from './skill/properties.ts'

export type AnswerVerb =
  | 'skill'
  | 'evolve'
  | 'tier'
  | 'wording'
  | 'confirm'
  | 'conflict'
  | 'modify'
  | 'defer'
  | 'ignore'
  | 'cause'
  | 'retry'
  | 'undo'
  | 'reopen'
  | 'cancel'
  | 'keep'
  | 'takeout'

/** A decision typed in words. */
export interface Answer {
  /** The request named by `#42`, or null. */
  readonly number: number | null
  readonly verb: AnswerVerb
  /** `l1`–`l3` for evolve and tier, a digit for wording, a name for skill, `new`, `old`, `both` for conflict, `yes`, `fix` for cause; else null. */
  readonly value: string | null
  /** The words after modify or fix cause, as typed; else null. */
  readonly text: string | null
}

type Decided = readonly [verb: AnswerVerb, value: string | null]

/** Every word of decision, all languages at once. Folded: lower case, half width, simplified, no blanks. */
const decisions: ReadonlyMap<string, Decided> = new Map<string, Decided>([
  ...each('evolve', null, '进化, evolve, 진화'),
  ...each('takeout', null, '移除, takeout, takeitout, 제거'),
  ...each('confirm', null, '确认写入, confirm, confirmwrite, confirmwriting, 쓰기확인'),
  ...each('conflict', 'new', '留新, 留新的, new, keepnew, thenew, 새것, 새거'),
  ...each('conflict', 'old', '留旧, 留旧的, old, keepold, theold, 옛것, 옛거'),
  ...each('conflict', 'both', '都留, 两个都留, both, keepboth, 둘다'),
  ...each('modify', null, '修改, modify, 수정'),
  ...each('defer', null, '暂缓, defer, 보류'),
  ...each('ignore', null, '忽略, ignore, 무시'),
  ...each('cause', 'yes', '确认根因, confirmcause, 원인확인'),
  ...each('cause', 'fix', '修正根因, fixcause, 원인수정'),
  ...each('retry', null, '重试, retry, 재시도'),
  ...each('undo', null, '撤销, undo, 되돌리기, 되돌려'),
  ...each('reopen', null, '恢复, reopen, 다시열기, 다시열어'),
  ...each('cancel', null, '取消, cancel, 취소'),
  ...each('keep', null, '保留, keep, keepit, 유지'),
])

function each(verb: AnswerVerb, value: string | null, list: string): [string, Decided][] {
  return list.split(', ').map((word) => [word, [verb, value]])
}

const numberBefore = /^[#＃]\s?([0-9０-９]{1,9})[\s,，:：]*/u
const numberAfter = /[\s,，]*[#＃]\s?([0-9０-９]{1,9})[\s.。!！]*$/u
const polite = /^(?:please|pls|ok|okay|yes|请|好|好的|네|예|응)[\s,，]*/u
/** Particles and politeness that may follow a word of decision without changing it. */
const trailing =
  /(?:please|pls|thanks|thankyou|it|this|thisone|了|吧|啊|呀|哦|喔|噢|呢|啦|嘛|一下|它|这个|这条|掉|谢谢|해주세요|해줘요|해줘|해라|하세요|할게요|할게|합니다|하자|하기|해요|함|해|요|줘|주세요|시켜줘|시켜)$/u
const punctuation = /[\s.。,，!！~～…、;；🙏👍]+$/u
const level = /^(.*?)(?:到|成|为|as|to|at)?l([123])(?:로|으로)?$/u
const levelFirst = /^l([123])(?:로|으로)?(.+)$/u

/** Verbs that carry words. A blank or a colon must follow, but for Chinese, which writes none. */
const worded: readonly (readonly [RegExp, AnswerVerb, string | null])[] = [
  [/^(?:修正根因|fix\s+cause(?![\p{L}\p{N}])|원인\s?수정(?![\p{L}\p{N}]))[\s:：,，]*/iu, 'cause', 'fix'],
  [/^(?:修改(?:为|成|為)?|modify(?![\p{L}\p{N}])|수정(?![\p{L}\p{N}]))[\s:：,，]*/iu, 'modify', null],
]

/**
 * Reads a typed decision in any of the languages: with or without blanks, full width, traditional characters,
 * trailing particles and marks. Null for everything that is more than a word of decision, such as "ignore the failing
 * test": ordinary talk in a chat must decide nothing.
 */
export function readAnswer(text: string): Answer | null {
  if (text.length > 4_000) return null
  const { number, rest } = takeNumber(text.trim())
  if (rest === '') return null
  for (const [pattern, verb, value] of worded) {
    const hit = pattern.exec(rest.normalize('NFKC').length === rest.length ? rest.normalize('NFKC') : rest)
    if (hit === null) continue
    const words = rest.slice(hit[0].length).trim()
    if (words !== '' && !isParticle(words)) return { number, verb, value, text: words }
  }
  if (/[?？吗嗎]\s*$/u.test(rest)) return null
  const found = decide(flatten(rest.normalize('NFKC')))
  return found === null ? null : { number, verb: found[0], value: found[1], text: null }
}

/**
 * A text that is nothing but the name of a skill, with or without the number of a request. It counts only where a card
 * asks for one: names are everyday words.
 */
export function readSkillAnswer(
  text: string,
): { readonly number: number | null; readonly name: string } | null {
  if (text.length > 200) return null
  const { number, rest } = takeNumber(text.trim())
  const name = rest
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[`"'/「“]+|[`"'」”.。]+$/gu, '')
  return SKILL_NAME.test(name) ? { number, name } : null
}

function takeNumber(text: string): { number: number | null; rest: string } {
  const hit = numberBefore.exec(text) ?? numberAfter.exec(text)
  if (hit === null) return { number: null, rest: text }
  const number = Number((hit[1] as string).normalize('NFKC'))
  const rest = hit.index === 0 ? text.slice(hit[0].length) : text.slice(0, hit.index)
  return { number, rest: rest.trim() }
}

const isParticle = (words: string): boolean =>
  strip(flatten(words.normalize('NFKC')).replace(/\s+/g, '')) === ''

function strip(word: string): string {
  let own = word
  for (let step = 0; step < 4; step++) {
    const before = own
    own = own.replace(punctuation, '').replace(trailing, '')
    if (own === before) break
  }
  return own
}

function decide(flat: string): Decided | null {
  const said = flat.replace(polite, '').replace(punctuation, '')
  if (/^[1-4]$/.test(said)) return ['wording', said]
  if (/^l[123]$/.test(said)) return ['tier', said]
  const whole = said.replace(/\s+/g, '')
  if (whole.length > 24) return null
  return decisions.get(whole) ?? levelled(whole) ?? trimmed(whole)
}

function trimmed(whole: string): Decided | null {
  let own = whole
  for (let step = 0; step < 4; step++) {
    const next = own.replace(punctuation, '').replace(trailing, '')
    if (next === own) return null
    own = next
    const found = decisions.get(own) ?? levelled(own)
    if (found !== null && found !== undefined) return found
  }
  return null
}

/** `evolve l2`, `进化到L2`, `L2로 진화`. */
function levelled(word: string): Decided | null {
  const after = level.exec(word)
  const before = levelFirst.exec(word)
  const [verb, digit] = after !== null ? [after[1], after[2]] : before !== null ? [before[2], before[1]] : []
  if (verb === undefined || digit === undefined) return null
  const found = decisions.get(verb) ?? decisions.get(strip(verb))
  if (found?.[0] !== 'evolve') return null
  return ['evolve', `l${digit}`]
}
