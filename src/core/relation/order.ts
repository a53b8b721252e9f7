import { stemKorean } from './hangul.ts'
import { stem } from './stem.ts'

/** Who does what to whom, as far as the order of words and their particles tell. */
export interface WordOrder {
  /** All words without articles, in their order. */
  readonly all: readonly string[]
  /** The same without prepositions and other small words. */
  readonly content: readonly string[]
  /** "By", 被: who stands first is not who does it. */
  readonly passive: boolean
  /** It has more than one part, which may change places. */
  readonly divided: boolean
  /** It says what comes first and what next. */
  readonly stepped: boolean
  /** What each Korean word is in its sentence, by its stem. */
  readonly roles: ReadonlyMap<string, string>
}

const WORD = /[\u3400-\u9fff\u3040-\u30ff]|(?:(?![\u3400-\u9fff\u3040-\u30ff])[\p{L}\p{N}_])+/gu
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const articles = set(
  'a an the always please s our your all must should shall need 在 的 了 吧 请 要 必 须 应 该 得 地 항상 반드시 꼭',
)
const small = set('in on at for of with by be to from and within inside 在 里 中 内 被 会 由')
const places = set('within inside at on')
const PASSIVE = /(?<!\p{L})by(?!\p{L})|被|에 의해/u
/** "One user one session": which of the two has the other is told by their order alone. */
const PAIRED = /一[个张条份次位][^,，一]{1,12}一[个张条份次位]/u
const DIVIDED =
  /[,;:，、；：]|(?<!\p{L})(?:before|after|when|whenever|while|during|if|unless|until|once|in|for|on|at|to|with|by|and|or|without)(?!\p{L})|[前后後时時里中在]|(?<=[가-힣])(?:에|에서|에는|에서는|면|전|후|때|뒤|는|은)(?![가-힣])/u
const STEPPED =
  /(?<!\p{L})(?:then|first|afterwards|next|finally|last|followed by)(?!\p{L})|先|再|然后|接着|最后|먼저|그다음|다음|나서|마지막/u

const PARTICLE =
  /^([\p{L}\p{N}_.-]+?)(이|가|께서|은|는|을|를|에게서|로부터|에서|부터|에게|한테|으로|로|까지|에)$/u
const roleOf: Readonly<Record<string, string>> = {
  ...{ 이: 'who', 가: 'who', 께서: 'who', 은: 'topic', 는: 'topic', 을: 'what', 를: 'what' },
  ...{ 에게서: 'from', 로부터: 'from', 에서: 'from', 부터: 'from' },
  ...{ 에게: 'to', 한테: 'to', 으로: 'to', 로: 'to', 까지: 'to', 에: 'at' },
}

const BE = String.raw`(?:(?:must|should|shall|has to|have to|needs? to|ought to|will)\s(?:always\s)?be|is|are|gets?)`
const PASSIVE_ENGLISH = new RegExp(
  String.raw`^((?:[\p{L}\p{N}_-]+\s){1,5}?)${BE}\s(?:always\s|only\s)?(\p{L}{3,16}(?:ed|en|wn)|kept|made|done|sent|built|put|read|run|set|stored|held)(?=\s|[.;,]|$)(.*)$`,
  'su',
)

/** "Log messages are written in English" as an order: "write log messages in English". Folded text. */
export const activeForm = (plain: string): string =>
  / by /.test(plain) ? plain : plain.replace(PASSIVE_ENGLISH, '$2 $1$3')

/** Reads the order of the words of a rule (folded, lower case). */
export function wordOrderOf(plain: string): WordOrder {
  const words = plain.match(WORD) ?? []
  const all = words.filter((word) => !articles.has(word)).map(rootOf)
  const roles = new Map<string, string>()
  if (/[\uac00-\ud7a3]/.test(plain))
    for (const word of plain.split(/[\s,;:()]+|\.(?=\s|$)/u)) {
      const [, noun = '', particle = ''] = PARTICLE.exec(word) ?? []
      if (noun !== '') roles.set(noun, roleOf[particle] ?? '')
    }
  return {
    all,
    content: all.filter((word) => !small.has(word)),
    passive: PASSIVE.test(plain),
    divided:
      !PAIRED.test(plain) &&
      (!/[a-z]/.test(plain) || /[\u3400-\u9fff\uac00-\ud7a3]/.test(plain) || DIVIDED.test(plain)),
    stepped: STEPPED.test(plain),
    roles,
  }
}

const rootOf = (word: string): string =>
  places.has(word) ? 'in' : /[\uac00-\ud7a3]/.test(word) ? stemKorean(word) : stem(word)

/** Whether the same words may say another thing, since they stand in another order or as other parts of the sentence. */
export const standsElse = (a: WordOrder, b: WordOrder): boolean =>
  isShuffled(a, b) || swapsRoles(a.roles, b.roles)

/** "Replace x with y". Whole clauses may change places ("before commits run tests"). */
function isShuffled(a: WordOrder, b: WordOrder): boolean {
  if (a.content.length !== b.content.length) return false
  if (sorted(a.content) !== sorted(b.content)) return false
  if (a.content.join(' ') === b.content.join(' ')) return a.passive !== b.passive
  if (a.all.length !== b.all.length || (!a.divided && !b.divided)) return true
  return !` ${[...a.all, ...a.all].join(' ')} `.includes(` ${b.all.join(' ')} `)
}

const sorted = (words: readonly string[]): string => [...words].sort().join(' ')

/** The one that calls in one rule is called in the other; where something comes from is where it goes to. */
function swapsRoles(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  const moved: (readonly [string, string])[] = []
  for (const [noun, role] of a) {
    const other = b.get(noun)
    if (other === undefined || other === role) continue
    if (opposed.has(`${role} ${other}`)) return true
    moved.push([role, other])
  }
  return moved.some(([from, to]) => moved.some(([its, goes]) => its === to && goes === from))
}

const opposed: ReadonlySet<string> = new Set(['who what', 'what who', 'from to', 'to from'])

interface Keyed {
  readonly key: string
}

/** Whether two rules that both name steps name those they share in another order. */
export function stepsElse(
  a: WordOrder,
  b: WordOrder,
  itemsA: readonly Keyed[],
  itemsB: readonly Keyed[],
): boolean {
  if (!a.stepped || !b.stepped) return false
  const own = new Set(itemsA.map(({ key }) => key))
  const other = new Set(itemsB.map(({ key }) => key))
  const shared = [...own].filter((key) => other.has(key))
  return shared.join(' ') !== [...other].filter((key) => own.has(key)).join(' ')
}
