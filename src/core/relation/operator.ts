/** Signs and words of comparison. */
export interface Operators {
  /** On which side of a number, and whether the number itself is allowed. */
  readonly bounds: ReadonlySet<Bound>
  /** It bounds a number in words that people take either way ("within 40 lines"). */
  readonly loose: boolean
  /** Signs between other things than numbers, in their order. */
  readonly signs: string
}

const NUMBER = String.raw`(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})|[一两二三四五六七八九十]|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열) ?(?=[번회개줄명초분자]))`
const MANY = String.raw`${NUMBER}[\d.,]*%?\s?[\p{L}%]{0,12}`
const before = (words: string): string => `(?:${words})\\s*(?:的\\s*)?(?:v|version )?${NUMBER}`
/** Not "below ~300" or "over 200-300". */
const exactly = (words: string): string =>
  String.raw`(?<!\p{L})(?:${words})\s+${NUMBER}[\d.,]*(?![\d.,]|\s?[-–~]\s?\d)`
const behind = (words: string): string => `${MANY}\\s?(?:${words})`

type Bound = 'ge' | 'gt' | 'le' | 'lt'

const signsOfBound: Readonly<Record<Bound, RegExp>> = {
  ge: new RegExp(before('>=|=>|≥'), 'u'),
  gt: new RegExp(before('(?<![=-])>'), 'u'),
  le: new RegExp(before('<=|=<|≤'), 'u'),
  lt: new RegExp(before('<'), 'u'),
}
const wordsOfBound: Readonly<Record<Bound, RegExp>> = {
  ge: new RegExp(
    `${before('at least|(?:no|not) (?:less|fewer) than|minimum(?: of)?|(?:more|greater) than or equal to|至少|最少|不[得能要]?(?:少于|低于|小于)|大于等于|최소')}|${behind('or (?:more|newer|later|higher|above)(?!\\p{L})|and (?:up|above)|以上|이상')}|\\d\\+(?![\\d\\p{L}])`,
    'u',
  ),
  gt: new RegExp(
    `${exactly('above|over')}|${before('(?<!no |not )(?:more|greater|higher) than|exceed(?:s|ing)?|(?<!不[得能要]?)(?:超过|大于|多于|高于)')}|${behind('초과|[을를]? ?넘')}`,
    'u',
  ),
  le: new RegExp(
    `${before('at most|(?:no|not) (?:more|later|longer|larger|greater) than|up to|maximum(?: of)?|less than or equal to|至多|最多|不[得能要]?(?:超过|大于|多于|高于)|小于等于|최대')}|${behind('or (?:less|fewer|lower|older|below)(?!\\p{L})|以下|以内|이하|이내')}`,
    'u',
  ),
  lt: new RegExp(
    `${exactly('below|under')}|${before('(?<!no |not )(?:less|fewer|lower) than|(?<!不[得能要]?)(?:小于|少于|低于)')}|${behind('미만')}`,
    'u',
  ),
}
const bounds = ['ge', 'gt', 'le', 'lt'] as const
const turned = { gt: 'le', lt: 'ge' } as const
const LOOSE =
  /(?<!\p{L})(?:within|max|min|limit\w*|cap\w*|(?:longer|shorter|larger|smaller|newer|older) than|about|around|roughly|approximately)(?!\p{L})|[~≈]\s?\d|\d\s?[-–~]\s?\d|大?约|左右|上限|下限|限制|(?<![가-힣])약 ?\d|정도|제한|까지/u
/** What turns "over 5" into "5 at the most". */
const NOT =
  /(?<!\p{L})(?:not|never|no|cannot|avoid|forbid|reject|refuse)(?!\p{L})|n't|[不别勿]|禁止|지 ?(?:마|말|않)|금지|안 (?:된|돼|됨)/u

const SIGN = /[!=<>^]=*[>~]?|≠|≤|≥|~=|<-|←|(?<=^|[\s=(,:])-(?=\d)/gu
const same: Readonly<Record<string, string>> = { '≠': '!=', '<>': '!=', '≥': '>=', '≤': '<=', '←': '<-' }

/** Reads the comparisons of a rule (folded, lower case). */
export function operatorsOf(plain: string): Operators {
  const text = plain.replace(/^[\s>]+/, '')
  return { bounds: boundsOf(text), loose: LOOSE.test(text), signs: signsOf(text) }
}

function boundsOf(text: string): ReadonlySet<Bound> {
  const isTurned = NOT.test(text)
  const said = bounds.filter((bound) => wordsOfBound[bound].test(text))
  return new Set([
    ...bounds.filter((bound) => signsOfBound[bound].test(text)),
    // "Never more than 5" is 5 at the most.
    ...said.map((bound) => (isTurned && (bound === 'gt' || bound === 'lt') ? turned[bound] : bound)),
  ])
}

function signsOf(text: string): string {
  // Tags and type arguments compare nothing, nor does what says that a number is bound.
  const own = text.replace(/<\/?\p{L}[^<>]{0,80}>/gu, ' ').replace(/[<>≤≥]=?\s*(?=\d)/gu, ' ')
  return (
    [...own.matchAll(SIGN)]
      .filter(({ 0: sign, index }) => sign !== '!' || /^!(?=[\p{L}_(])/u.test(own.slice(index, index + 2)))
      .map(([sign]) => same[sign] ?? sign)
      // "ENV=prod" is "ENV prod", and arrows are read by the order of their words.
      .filter((sign) => sign !== '=' && sign !== '=>')
      .join(' ')
  )
}

/** Whether two rules may compare otherwise. */
export function comparesElse(a: Operators, b: Operators): boolean {
  if (a.signs !== b.signs) return true
  const lacks = (one: Operators, other: Operators): boolean =>
    [...other.bounds].some((bound) => !one.bounds.has(bound))
  if (lacks(a, b) && lacks(b, a)) return true
  // A loose word of one may stand for the exact one of the other.
  return (lacks(a, b) && (!a.loose || b.loose)) || (lacks(b, a) && (!b.loose || a.loose))
}
