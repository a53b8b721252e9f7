import { foldScript } from './script.ts'
import { stem } from './stem.ts'

/**
 * Which side a rule takes where no single word of the tables says it: how things are bundled, when work goes on, how far it
 * reaches, how often it comes round, where something comes from, and what is chosen over what.
 */
export interface Stance {
  readonly sides: ReadonlyMap<string, 1 | -1>
  readonly periods: ReadonlySet<string>
  readonly weekdays: ReadonlySet<string>
  readonly sources: ReadonlySet<string>
  readonly goals: ReadonlySet<string>
  readonly rejected: ReadonlySet<string>
  /** The rule, folded. */
  readonly text: string
}

interface Axis {
  readonly name: string
  readonly plus: RegExp
  readonly minus: RegExp
}

const axes: readonly Axis[] = [
  {
    name: 'bundle',
    plus: /\b(?:together|bundl\w+|batch(?:ed|es)?(?= )|combin\w+|lump\w*|in one go|all at once|group(?:ed|s)? (?!by\b)|(?:squash|merge|put|fold|ship|collect|the|a) (?:the )?(?:whole|entire|all|several|multiple|every\w*)\b[^.;]{0,30}\b(?:in(?:to)?|as) (?:a|one)(?: single| big)? )|合(?:到|成|为一)|一起|一并|攒|混在|打包(?:到|成)|批量|모아|묶|한꺼번에|합쳐/gu,
    minus:
      /\b(?:(?:one|a single) \w+(?: \w+)? (?:per|for (?:each|every))|per (?:feature|file|ticket|change|issue|task|step|topic|class|module|concern|fix)|by (?:itself|themselves)|on (?:its|their) own|separate(?:ly)?|individual(?:ly)?|one (?:at a time|by one)|each (?:its|their|in its) own)\b|单独|分开|拆[成开分]|逐个|各自|一个[^,，。;]{1,10}(?:只[^用能]|一个|对应一)|하나에|하나당|마다 하나|따로|각각|나눠|쪼개|개별/gu,
  },
  {
    name: 'pace',
    plus: /\b(?:not|never|no|don't|hold|wait\w*)\b[^.;]{0,40}?\b(?:until|till|before)\b|\bwait(?:s|ing)? (?:for|until|till)\b|\bonly (?:after|once)\b|等[^,，。;]{1,12}(?:再|后|才)|[完过][后]?再|先别|까지[^.;]{0,12}(?:금지|말고|지 ?(?:마|말|않)|기다|보류)|기다렸다|기다린/gu,
    minus:
      /\b(?:as soon as|immediately|right away|right when|right after|straight away|straight after|the moment|instantly)\b|立即|立刻|马上|随时|每[^,，。;]{0,8}[完步][^,，。;]{0,6}就|바로(?! 위)|즉시|곧바로/gu,
  },
  {
    name: 'reach',
    plus: /\b(?:all|every|each|any(?:one|body)|every(?:one|body|where|thing)|whole|entire|throughout|full)\b|全部|所有|任何|整个|每个|谁都|모든|전부|전체|누구나|어디서나/gu,
    minus:
      /\b(?:only(?! use\b)|solely|exclusively|merely|alone|nothing but|just (?:the|those|one|single))\b|只(?=[有对在给限])|只能改|仅[限有对在]|唯独|(?<=[가-힣])만(?=[ 을이에]|$)(?! (?:사용|쓰|써|쓴))/gu,
  },
]

const DENIED_BEFORE =
  /(?<!\p{L})(?:not|never|no|don't|cannot|can't|without|avoid|stop|forbid\w*|refuse|reject)(?!\p{L})[^,.;:，。；：]{0,24}$|[不别勿莫][^,.;:，。；：]{0,6}$|(?:禁止|避免)[^,.;:，。；：]{0,8}$/u
const DENIED_BEHIND =
  /^ (?:is|are) (?:banned|forbidden|out|off|not|never|no|gone|deprecated)(?!\p{L})|^[^,.;]{0,8}(?:지 ?(?:마|말|않)|금지|안 (?:된|돼|됨))/u

const isDenied = (text: string, at: number, to: number): boolean =>
  DENIED_BEFORE.test(text.slice(Math.max(0, at - 32), at)) || DENIED_BEHIND.test(text.slice(to, to + 16))

/** The one side that all its words take, or 0. */
function sideOf(text: string, { plus, minus }: Axis): 1 | -1 | 0 {
  const said = (pattern: RegExp, side: number): number[] =>
    [...text.matchAll(pattern)].map((hit) =>
      isDenied(text, hit.index, hit.index + hit[0].length) ? -side : side,
    )
  const all = [...said(plus, 1), ...said(minus, -1)]
  if (all.length === 0 || all.some((side) => side !== all[0])) return 0
  return all[0] === 1 ? 1 : -1
}

const periods: readonly (readonly [string, RegExp])[] = [
  ['hour', /\bhourly\b|(?<![\d.] ?)\b(?:an|each|every|per) hour\b|每个?小时|(?:매|한) ?시간(?:마다)?/u],
  ['day', /\b(?:daily|nightly)\b|\b(?:a|each|every|per|one) (?:day|night)\b|[每一](?:天|日|晚)|매일|하루/u],
  [
    'week',
    /\bweekly\b|\b(?:a|each|every|per|one) week\b|[每一]个?(?:周(?![一二三四五六日天末])|星期(?![一二三四五六日天])|礼拜(?![一二三四五六日天]))|매주(?! ?[월화수목금토일]요일)|일주일/u,
  ],
  ['month', /\bmonthly\b|\b(?:a|each|every|per|one) month\b|[每一]个?月|매월|매달|한 달/u],
  ['quarter', /\bquarterly\b|\b(?:a|each|every|per|one) quarter\b|[每一]个?季度?|분기/u],
  ['year', /\b(?:yearly|annual(?:ly)?)\b|\b(?:a|each|every|per|one) year\b|[每一]年|매년|일 ?년/u],
]
const weekdays: readonly (readonly [string, RegExp])[] = [
  ['mon', /\bmon(?:day)?s?\b|(?:周|星期|礼拜)一|월요일/u],
  ['tue', /\btue(?:sday)?s?\b|(?:周|星期|礼拜)二|화요일/u],
  ['wed', /\bwed(?:nesday)?s?\b|(?:周|星期|礼拜)三|수요일/u],
  ['thu', /\bthu(?:rsday)?s?\b|(?:周|星期|礼拜)四|목요일/u],
  ['fri', /\bfri(?:day)?s?\b|(?:周|星期|礼拜)五|금요일/u],
  ['sat', /\bsaturdays?\b|(?:周|星期|礼拜)六|토요일/u],
  ['sun', /\bsundays?\b|(?:周|星期|礼拜)[日天]|일요일/u],
]
const saidOf = (text: string, words: readonly (readonly [string, RegExp])[]): ReadonlySet<string> =>
  new Set(words.filter(([, word]) => word.test(text)).map(([name]) => name))

const SOURCE =
  /\bfrom (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|(?:从|由|自)\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4}?)\s*(?=[写读到导同复拷迁发推拉传转流入进]|$)|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:에서|로부터)(?![가-힣])/gu
const GOAL =
  /\b(?:in)?to (?:the |a |an |our |your )?([a-z0-9_.-]{2,})|[到进至入往]\s*([a-z0-9_.-]+|[\u3400-\u9fff]{1,4})|([a-z0-9_.-]{2,40}|[가-힣]{1,8}?)(?:으로|에게|로|에)(?![가-힣])/gu
const REJECTED =
  /\b(?:instead of|rather than|in place of|in lieu of)(?: (?:the|a|an|using))? ([\w./-]{2,})|, (?:and )?not(?: with)? ([\w./-]{2,})|\b(?:prefer|pick|choose|use|favou?r) [^,.;]{1,40}? over (?:the |a )?([\w./-]{2,})|(?:而不是|而非|代替|取代|别用|别引|不要用|不用)\s*([a-z0-9_./-]{2,40}|[\u3400-\u9fff]{2,4})|([a-z0-9_./-]{2,40}|[가-힣]{2,8}?)(?:은|는|을|를|이|가)? ?(?:말고|대신|아니라)(?![가-힣])/gu
const WORD = /[a-z0-9_][a-z0-9_./-]*[a-z0-9_]|[가-힣]{2,}/gu

const caught = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((hit) => hit.slice(1).filter((word) => word !== undefined))
const rootsOf = (words: readonly string[]): Set<string> =>
  new Set(words.map((word) => stem(word.replace(/[./-]+$/, ''))).filter((word) => word !== ''))
/** `testify/require` says "require" too. */
const withParts = (word: string): string[] => [word, ...word.split(/[/-]/)]

/** No rule is longer. */
const LENGTH_MAX = 1_000

/** Reads which sides a rule takes. */
export function stanceOf(rule: string): Stance {
  const text = foldScript(rule.slice(0, LENGTH_MAX)).replaceAll('`', '').replaceAll('\u2019', "'")
  const sides = axes
    .map((axis) => [axis.name, sideOf(text, axis)] as const)
    .filter((one): one is readonly [string, 1 | -1] => one[1] !== 0)
  return {
    sides: new Map(sides),
    periods: saidOf(text, periods),
    weekdays: saidOf(text, weekdays),
    sources: rootsOf(caught(text, SOURCE)),
    goals: rootsOf(caught(text, GOAL)),
    rejected: rootsOf(caught(text, REJECTED)),
    text,
  }
}

/** Words that stand in a rule and that it does not forbid. */
const keptIn = (text: string): ReadonlySet<string> =>
  rootsOf(
    [...text.matchAll(WORD)]
      .filter((hit) => !isDenied(text, hit.index, hit.index + hit[0].length))
      .flatMap(([word]) => withParts(word)),
  )

/** What one rejects the other wants. */
function wantsRejected({ rejected }: Stance, other: Stance): boolean {
  const named = [...rejected].filter(
    // The stem of a word is all of it but its last letters.
    (word) => !other.rejected.has(word) && other.text.includes(word.slice(0, Math.max(2, word.length - 1))),
  )
  if (named.length === 0) return false
  const kept = keptIn(other.text)
  return named.some((word) => kept.has(word))
}

const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && other.size > 0 && ![...one].some((word) => other.has(word))
const meets = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((word) => other.has(word))

/** On how many points two rules take opposite sides; the same from both. */
export function standsAgainst(a: Stance, b: Stance): number {
  return [
    ...axes.map(({ name }) => (a.sides.get(name) ?? 0) * (b.sides.get(name) ?? 0) < 0),
    isApart(a.periods, b.periods),
    isApart(a.weekdays, b.weekdays),
    meets(a.sources, b.goals) || meets(a.goals, b.sources),
    wantsRejected(a, b) || wantsRejected(b, a),
  ].filter(Boolean).length
}
