import { type Junction, joinsElse, junctionOf } from './junction.ts'
import { differsInCase } from './letter-case.ts'
import { comparesElse, type Operators, operatorsOf } from './operator.ts'
import { activeForm, standsElse, type WordOrder, wordOrderOf } from './order.ts'
import { reword } from './reword/index.ts'
import { casedUnits } from './unit-case.ts'

/** Small words on which a whole rule turns, and which no slot of the tables holds. */
export interface Hinges {
  readonly turns: string
  /** Names of which the last sign tells them apart. */
  readonly named: string
  /** Where something goes to: the words right behind or before a particle of direction. */
  readonly ends: ReadonlySet<string>
  readonly words: string
  readonly order: WordOrder
  readonly junction: Junction
  readonly operators: Operators
  readonly units: string
  readonly text: string
}

const patterns: readonly (readonly [string, RegExp])[] = [
  ['older', /\b(?:older|earlier) than\b|早于|보다 오래된/giu],
  ['newer', /\b(?:newer|younger|later|more recent) than\b|晚于|보다 최신/giu],
  ['but', /\b(?:every\w*|all|any\w*|nothing|none)\b[^,.;]*\bbut\b/giu],
  ['without', /不[含带帶包]/gu],
  [
    'not',
    /(?<!\p{L})(?:не|нельзя|никогда|nicht|nie|niemals|keine?[nrms]?|nunca|jamás|jamais|ne|pas|não|mai|non)(?![\p{L}-])|ない(?!と)|ません|ず(?:に|、)|(?<=[\u3040-\u30ff].*)禁止/giu,
  ],
  ['before', /(?<!\p{L})(?:antes|avant|vor|bevor|prima|перед|до)(?!\p{L})|前(?=[にの])/giu],
  [
    'after',
    /(?<!\p{L})(?:después|despues|après|nach|nachdem|depois|dopo|после)(?!\p{L})|[後后あ](?:と)?(?=[にで])/giu,
  ],
]

/** `team-a`, `db_2`, S3: the last sign of a name is the whole of it. */
const NUMBERED =
  /(?<![\p{L}\p{N}_.-])[a-z]{1,2}\d(?![\p{L}\p{N}])|\p{L}[\p{L}\p{N}]+[-_](?:\p{L}|[\p{L}\p{N}]{0,2}\p{N})(?![\p{L}\p{N}])/gu

/** "Server A"; not "until I", "as C++". */
const LETTERED = /\p{L}{2,} [A-HJ-Z](?![\p{L}\p{N}'+#])/gu

const BEHIND =
  /(?<!\p{L})(?:to|into|onto|towards?|through)\s+(?:(?:the|a|an|our|your)\s+)?([\p{L}\p{N}_.-]{2,})/giu
const BEHIND_HAN =
  /(?:复制到|拷贝到|移动?到|移至|转换?[成为]|转到|合并?[到进入]|同步到|导入到?|迁移到|改[成为]|换成)([\p{L}\p{N}]{1,8})/gu
const BEFORE_HANGUL = /([\p{L}\p{N}]{2,}?)(?:으로|에게|로|에)(?![\p{L}\p{N}])/gu

/** Units that numbers are counted in, as they are written: what they say is in the number. */
const measured: ReadonlySet<string> = new Set('ms s h d kB MB GB kiB MiB GiB'.split(' '))

/** No rule is longer; some patterns look back over all that stands before. */
const LENGTH_MAX = 1_000

/** Reads the words on which a rule turns. */
export function hingesOf(text: string): Hinges {
  const plain = text.slice(0, LENGTH_MAX).normalize('NFKC').toLowerCase()
  const said = reword(text.slice(0, LENGTH_MAX))
  const turns = patterns.filter(([, pattern]) => plain.search(pattern) >= 0).map(([name]) => name)
  const named = [
    ...(plain.match(NUMBERED) ?? []),
    ...(text.slice(0, LENGTH_MAX).match(LETTERED) ?? []),
  ].sort()
  const ends = [BEHIND, BEHIND_HAN, BEFORE_HANGUL].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map((match) => match[1] ?? ''),
  )
  return {
    turns: turns.join(' '),
    named: [...new Set(named)].join(' '),
    ends: new Set(ends),
    words: plain,
    order: wordOrderOf(activeForm(said)),
    junction: junctionOf(plain),
    operators: operatorsOf(said),
    units: casedUnits(text.slice(0, LENGTH_MAX))
      .split(' ')
      .filter((unit) => !measured.has(unit))
      .join(' '),
    text: text.slice(0, LENGTH_MAX),
  }
}

/** Whether two rules that name the same things may mean different ones: never a duplicate then. */
export const turnsElsewhere = (a: Hinges, b: Hinges): boolean =>
  standsElsewhere(a, b) || joinsElse(a.junction, b.junction) || comparesElse(a.operators, b.operators)

/** The same without the small words of "and", "or" and "over", which another wording does not need. */
export const standsElsewhere = (a: Hinges, b: Hinges): boolean =>
  a.turns !== b.turns ||
  // One that only shows how such a name may look names no other thing.
  (a.named !== b.named && a.named !== '' && b.named !== '') ||
  a.units !== b.units ||
  differsInCase(a.text, b.text) ||
  (swaps(a, b) && swaps(b, a)) ||
  (a.junction.joined !== '' && b.junction.joined !== '' && joinsElse(a.junction, b.junction)) ||
  standsElse(a.order, b.order)

/** An end of one that stands in the other, but is no end there. */
const swaps = (one: Hinges, other: Hinges): boolean =>
  other.ends.size > 0 && [...one.ends].some((end) => !other.ends.has(end) && other.words.includes(end))
