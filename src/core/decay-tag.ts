import { type Confidence, type DecayType, decayTypes, isDate } from './decay.ts'
import { markdownLines } from './markdown-lines.ts'

/** What is wrong with a tag that cannot be counted with. */
export type TagTrouble = 'missing' | 'type' | 'date' | 'future' | 'number'

export type ReadTag =
  | { readonly tag: 'fit'; readonly confidence: Confidence }
  | { readonly tag: 'unfit'; readonly trouble: TagTrouble; readonly detail: string }

/** One tag of a text, and the words it is about. */
export interface FoundTag {
  /** From 1. */
  readonly line: number
  /** That of the words under it; the tag's own when there are none. */
  readonly wordsLine: number
  readonly read: ReadTag
  readonly entities: readonly string[]
  /** The first line of words under the tag, without its list or quote mark; empty when there is none. */
  readonly text: string
  /** Id and hash of the marker right above: it is a block of an Evogate. */
  readonly marker: { readonly id: string; readonly hash: string } | null
}

const TAG = /<!--\s*decay:/
const ENTITIES = /<!--\s*entities:/
const END = '-->'
const WORD_END = /[\p{L}\p{N}\p{M}_]$/u
const MARKER = /^<!-- evo: id=([0-9A-Za-z_-]{1,64}) hash=([0-9a-f]{64}) -->$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** Keys of the tag that have a meaning, in the order in which they are written. */
const known = ['type', 'confirmed', 'C0', 'alpha', 'beta'] as const
const required = known.slice(0, 3)

/** Reads the tag in a line: null when there is none. A date after `today` is one that cannot be counted from. */
export function readTag(line: string, today: string): ReadTag | null {
  const found = commentIn(line, TAG)
  if (found === null) return null
  const pairs = pairsOf(found.body)
  const missing = required.find((key) => !pairs.has(key))
  if (missing !== undefined) return unfit('missing', missing)
  const { type = '', confirmed = '', C0 = '', alpha = '0', beta = '0' } = Object.fromEntries(pairs)
  if (!isDecayType(type)) return unfit('type', type)
  if (!isDate(confirmed)) return unfit('date', confirmed)
  if (confirmed > today) return unfit('future', confirmed)
  const numbers = { C0: numberIn(C0, 1), alpha: numberIn(alpha), beta: numberIn(beta) }
  const wrong = (['C0', 'alpha', 'beta'] as const).find((key) => numbers[key] === null)
  if (wrong !== undefined) return unfit('number', `${wrong}=${pairs.get(wrong) ?? ''}`)
  return {
    tag: 'fit',
    confidence: {
      type,
      confirmed,
      C0: numbers.C0 ?? 0,
      alpha: numbers.alpha ?? 0,
      beta: numbers.beta ?? 0,
    },
  }
}

/** Every tag of a text, first to last. Tags in a fenced code block are somebody's example and do not count. */
export function findTags(text: string, today: string): FoundTag[] {
  const lines = markdownLines(text)
  return lines.flatMap((line, at): FoundTag[] => {
    const read = line.fenced ? null : readTag(line.text, today)
    if (read === null) return []
    const entities = commentIn(lines[at + 1]?.text ?? '', ENTITIES)?.body ?? ''
    const marker = MARKER.exec(lines[at - 1]?.text ?? '')
    return [
      {
        line: at + 1,
        read,
        entities: entities
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
        ...wordsUnder(
          lines.slice(at + 1, at + 1 + LOOK).map((each) => each.text),
          at + 1,
        ),
        marker: marker?.[1] && marker[2] ? { id: marker[1], hash: marker[2] } : null,
      },
    ]
  })
}

/** Lines under a tag in which its words may begin: an entities tag and a heading can stand above them. */
const LOOK = 4

function wordsUnder(lines: readonly string[], tag: number): Pick<FoundTag, 'text' | 'wordsLine'> {
  for (const [at, line] of lines.entries()) {
    if (/^\s*(?:<!--|###\s)/.test(line)) continue
    return { text: line.replace(/^\s*(?:>\s?|[-*+]\s+)?/, '').trim(), wordsLine: tag + 1 + at }
  }
  return { text: '', wordsLine: tag }
}

/**
 * The line with other values in its tag; everything around the tag stays, and so does whatever stands in it that is
 * none of ours: behind, as it was.
 */
export function rewriteTag(line: string, to: Confidence): string {
  const found = commentIn(line, TAG)
  if (found === null) return line
  const others = wordsOf(found.body).filter((word) => !known.some((key) => word.startsWith(`${key}=`)))
  // A word such as `x-alpha=3` is read as a value of ours, and the last one of a key counts.
  const misread = others.filter((word) => pairIn(word) !== null)
  const behind = others.filter((word) => pairIn(word) === null)
  const tag = `<!-- decay: ${[...misread, ...pairsOfConfidence(to), ...behind].join(' ')} ${END}`
  return line.slice(0, found.start) + tag + line.slice(found.end)
}

/** The first comment of a kind in a line. Its end is looked for once: lines can be as long as a file. */
function commentIn(line: string, opener: RegExp) {
  const found = opener.exec(line)
  if (found === null) return null
  const from = found.index + found[0].length
  const end = line.indexOf(END, from + 1)
  return end < 0 ? null : { start: found.index, end: end + END.length, body: line.slice(from, end).trim() }
}

/** What stands in a tag: `type=schema confirmed=2026-11-29 C0=1.0 alpha=0 beta=0`. */
export const formatTag = (of: Confidence): string => pairsOfConfidence(of).join(' ')

const pairsOfConfidence = ({ type, confirmed, C0, alpha, beta }: Confidence): string[] => [
  `type=${type}`,
  `confirmed=${confirmed}`,
  `C0=${Number.isInteger(C0) ? C0.toFixed(1) : C0}`,
  `alpha=${alpha}`,
  `beta=${beta}`,
]

/** The values that count, by their keys; the last of a key that is given twice counts. */
const pairsOf = (body: string): Map<string, string> =>
  new Map(
    wordsOf(body).flatMap((word) => {
      const pair = pairIn(word)
      return pair ? [pair] : []
    }),
  )

const wordsOf = (body: string): string[] => body.split(/\s+/).filter((word) => word !== '')

/** `(\w+)=(\S+)` where it first fits in a word, if the key has a meaning. The pattern itself takes the square of the length. */
function pairIn(word: string): readonly [string, string] | null {
  for (let at = word.indexOf('='); at >= 0 && at + 1 < word.length; at = word.indexOf('=', at + 1)) {
    const before = word.slice(0, at)
    if (!endsInWord(before)) continue
    const key = known.find((one) => before.endsWith(one) && !endsInWord(before.slice(0, -one.length)))
    return key === undefined ? null : [key, word.slice(at + 1)]
  }
  return null
}

const endsInWord = (text: string): boolean => WORD_END.test(text.slice(-2))

export const isDecayType = (text: string): text is DecayType =>
  (decayTypes as readonly string[]).includes(text)

function numberIn(text: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN
  return value >= 0 && value <= most ? value : null
}

const unfit = (trouble: TagTrouble, detail: string): ReadTag => ({ tag: 'unfit', trouble, detail })
