import { itemOf } from './item.ts'
import { marksOf } from './mark.ts'
import type { ReadRule } from './rule.ts'
import { foldScript } from './script.ts'
import { stem } from './stem.ts'

const WORD = /[\u3400-\u9fff]|(?:(?![\u3400-\u9fff])[\p{L}\p{N}_])+/gu
/** No rule is longer. */
const LENGTH_MAX = 1_000
/** Words that may stand in the place of another; Chinese characters are one each. */
const PLACE = { spaced: 3, han: 6 }

/** Words that change nothing of what a rule asks, whichever of them it has. */
const grammar: ReadonlySet<string> = new Set(
  'a an the this that our your my their its it all any every each always please must should shall will have has need need to be is are do use us using with via by through of for in on at inside within into when whenever while and 的 地 得 了 过 着 要 必 须 应 该 当 请 都 均 就 会 需 得 一 律 定 统 全 所 有 每 个 各 在 里 中 内 上 用 使 采 以 去 来 把 将 务 总 是 永 远 始 终 항상 반드시 꼭 모든 늘 언제나'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] => foldScript(text.slice(0, LENGTH_MAX)).match(WORD) ?? []
const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && (one === other || stem(one) === stem(other))

/**
 * "Show the first error", "show the last error": whether two rules are one sentence but for a word of which the tables
 * take nothing, so that nothing else tells them apart.
 */
export function swapsWord(a: ReadRule, b: ReadRule): boolean {
  const [own, other] = [wordsOf(a.text), wordsOf(b.text)]
  const least = Math.min(own.length, other.length)
  let head = 0
  while (head < least && isSame(own[head], other[head])) head++
  let tail = 0
  while (tail < least - head && isSame(own.at(-1 - tail), other.at(-1 - tail))) tail++
  const places = [own, other].map((words) => words.slice(head, words.length - tail)) as [string[], string[]]
  const most = a.script === 'han' ? PLACE.han : PLACE.spaced
  if (head + tail === 0 || places.some((words) => words.length === 0 || words.length > most)) return false
  return places.every((words) => words.some(isOwn) && isSilent(words.join(a.script === 'han' ? '' : ' ')))
}

/** Korean verbs of writing and doing close a sentence and may be left out of it. */
const CLOSING = /^(?:쓴|쓰|써|씁|씀|작성|사용|적는|적어|한다|할|하|해|합|함|것|둔|두|된|됨|되)/u
const isOwn = (word: string): boolean => !grammar.has(word) && !grammar.has(stem(word)) && !CLOSING.test(word)

/** Whether the tables take nothing from a few words: no thing, deed, end, number or turn. */
const isSilent = (text: string): boolean =>
  marksOf(text).every(
    (mark) =>
      mark.kind !== 'number' &&
      itemOf(mark, 1, 'core') === null &&
      (mark.entry.cues ?? []).every((cue) => cue === 'filler'),
  )
