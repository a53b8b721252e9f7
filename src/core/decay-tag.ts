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
  readonly read: ReadTag
  readonly entities: readonly string[]
  /** The first line of words under the tag, without its list or quote mark; empty when there is none. */
  readonly text: string
  /** Id and hash of the marker right above: it is a block of an Evogate. */
  readonly marker: { readonly id: string; readonly hash: string } | null
}

/** A longer line is none that a tool wrote; a tag that never ends would be searched for its end again and again. */
const LINE_MAX = 2_000
const TAG = /<!--\s*decay:\s*(.+?)\s*-->/
const ENTITIES = /<!--\s*entities:\s*(.+?)\s*-->/
const PAIR = /(\w+)=([\S]+)/g
const MARKER = /^<!-- evo: id=([0-9A-Za-z_-]{1,64}) hash=([0-9a-f]{64}) -->$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/

/** Keys of the tag that have a meaning, in the order in which they are written. */
const known = ['type', 'confirmed', 'C0', 'alpha', 'beta'] as const
const required = known.slice(0, 3)

/** Reads the tag in a line: null when there is none. A date after `today` is one that cannot be counted from. */
export function readTag(line: string, today: string): ReadTag | null {
  const body = line.length > LINE_MAX ? undefined : TAG.exec(line)?.[1]
  if (body === undefined) return null
  const pairs = pairsOf(body)
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
    const under = lines[at + 1]?.text ?? ''
    const entities = under.length > LINE_MAX ? undefined : ENTITIES.exec(under)?.[1]
    const marker = MARKER.exec(lines[at - 1]?.text ?? '')
    return [
      {
        line: at + 1,
        read,
        entities: (entities ?? '')
          .split(',')
          .map((one) => one.trim())
          .filter((one) => one !== ''),
        text: wordsUnder(lines.slice(at + 1, at + 1 + LOOK).map((each) => each.text)),
        marker: marker?.[1] && marker[2] ? { id: marker[1], hash: marker[2] } : null,
      },
    ]
  })
}

/** Lines under a tag in which its words may begin: an entities tag and a heading can stand above them. */
const LOOK = 4

function wordsUnder(lines: readonly string[]): string {
  for (const line of lines) {
    if (/^\s*(?:<!--|###\s)/.test(line)) continue
    return line.replace(/^\s*(?:>\s?|[-*+]\s+)?/, '').trim()
  }
  return ''
}

/**
 * The line with other values in its tag; everything around the tag stays. Keys that are none of ours stand behind, as
 * they were.
 */
export function rewriteTag(line: string, to: Confidence): string {
  const found = TAG.exec(line)
  if (found === null) return line
  const others = [...pairsOf(found[1] ?? '')].filter(([key]) => !(known as readonly string[]).includes(key))
  const pairs = [...pairsOfConfidence(to), ...others.map(([key, value]) => `${key}=${value}`)]
  const tag = `<!-- decay: ${pairs.join(' ')} -->`
  return line.slice(0, found.index) + tag + line.slice(found.index + found[0].length)
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

/** The last of a key that is given twice counts. */
const pairsOf = (body: string): Map<string, string> =>
  new Map(Array.from(body.matchAll(PAIR), ([, key = '', value = '']) => [key, value]))

export const isDecayType = (text: string): text is DecayType =>
  (decayTypes as readonly string[]).includes(text)

function numberIn(text: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN
  return value >= 0 && value <= most ? value : null
}

const unfit = (trouble: TagTrouble, detail: string): ReadTag => ({ tag: 'unfit', trouble, detail })
