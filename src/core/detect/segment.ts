import { simplify } from '../simplified.ts'
import { blank } from './blank.ts'
import { flatten } from './flatten.ts'
import { pointedUpAt, speakersOf } from './transcript.ts'

/** One sentence that a person typed. Offsets are UTF-16, into the message. */
export interface Sentence {
  readonly start: number
  readonly end: number
  /** The flattened sentence, pasted and quoted parts blanked; `flat[0]` stands at `start`. */
  readonly flat: string
  /** Its closing mark: `?`, `!`, `.` or none. */
  readonly close: '?' | '!' | '.' | ''
  readonly item: boolean
}

export interface Segments {
  readonly sentences: readonly Sentence[]
  readonly harness: boolean
  readonly quoted: boolean
  readonly document: boolean
  /** Characters that a person typed, blanks not counted. */
  readonly typed: number
  readonly items: number
}

/** A person's own words stand before and after what they paste; the middle of a very long text is not read. */
const WINDOW = 4_000

const harnessStart =
  /^\s*(?:<(?:user-memory-input|bash-(?:input|stdout|stderr)|tool_use_error|post-tool-use-hook|teammate-message)\b|This session is being continued|\[Request interrupted|Caveat: The messages below|Stop hook feedback)/i
const harnessBlock =
  /<(system-reminder|task-notification|command-message|command-name|command-args|local-command-stdout|local-command-stderr|local-command-caveat|ide_selection|ide_opened_file|ide_diagnostics)>/g

const log =
  /^\s{0,8}(?:《[^》\n]{1,30}》 ?\d|\d{1,2}(?:\.\d{1,2}){2} ?[\p{Script=Han}\p{Script=Hangul}]|\[?\d{4}-\d\d-\d\d[T ]\d\d:|\[?\d\d:\d\d:\d\d|\[(?:error|warn|info|debug|timing)|[IWEF]\d{4} \d\d:\d\d:|(?:error|warn|warning|info|debug|fatal|trace|hint|deprecated|deprecation|notice)\b[ :[]|(?:[-*•] )?[\w@./-]{1,120}\.[a-z]{1,5}:\d{1,6}\b|[[【][^\]】]{1,16}[\]】] ?\S|(?:[A-Za-z.]{0,60}(?:Error|Exception|Warning)):|[\w.-]{1,30}: (?:error|fatal|warning)\b|at [\w$.<>]{1,120}[ (]|Caused by:|Traceback |File "|npm (?:err|warn)|\d{1,6} ?\| |-->|E {3}|FAIL |PASS |✗ |✓ |❌|✖)/iu
const code =
  /^\s{0,40}(?:import [\w*{'"]|from [\w.]{1,60} import |export (?:const|default|function|class|type)|(?:const|let|var) [\w{[]{1,60}.{0,60}=|(?:const|let|var) \w{1,40}: \w|(?:async )?function\b|def \w{1,60}\(|class \w{1,60}[(:{ ].{0,80}[:{]$|public |private |#include|#!|\/\/|\/\*|\*\/|\* @|<\/?[a-z][\w-]{0,30}[ />]|\$ |> |@@ |diff --git|\+\+\+ |--- \S|-- \S|index [0-9a-f]{7}|[\]})]+[;,]?\s*$|SELECT |INSERT |UPDATE \w+ SET|"[\w-]{1,60}":|\|.{0,200}\|\s*$|select \* )/
/** `imagePullPolicy: Never`: a setting, and no word of a person. */
const setting =
  /^\s{0,20}(?:- )?(?:[a-z]+(?:[A-Z][a-z0-9]*)+|[\w]+(?:[._-][\w]+)+|[A-Z][A-Z0-9_]{2,}|[a-z]\w*)\s?(?:[:=]\s?)(?:true|false|null|none|\d[\w.]*|"[^"]*"|'[^']*'|\[.*\]|\{.*\}|[A-Z][a-z]+)\s*,?$/
const codeEnd = /(?:[;{}]|=>|\):)\s*$|[;{}]\s{1,4}\/\/ /
const prose = /[\u3400-\u9fff\uac00-\ud7a3\u3040-\u30ff]/
const handOver =
  /(?:following|feedback|review|findings|error|errors|log|logs|output|plan|spec|comment|comments|requirements?|acceptance criteria|says|said|email|wrote|message|以下|如下|报错|日志|内容|原话|需求|要求|规格|验收标准|다음|에러|로그|내용|요구사항|명세|스펙|기획)[^:：\n]{0,60}[:：]\s*$/i
/** "Remember the following rules:": what follows is the person's own. */
const keeps =
  /\b(?:remember|memori[sz]e|from now on|keep in mind|follow|stick to)\b|[记記]住|牢[记記]|(?:加入|遵守|遵循).{0,6}[规規][则則范範]|以[后後]|기억|앞으로|지켜/i
const bullet =
  /^\s{0,12}(?:[-*+•●○·◦‣▪▸▶►■□☐☑◆◇※✅–—→]|[a-zA-Z][.)](?=\s)|\[[ xX]?\]|[A-Z]{1,6}-?\d{1,4}[:.)]?(?=\s)|\d{1,3}[.)、]|[(（]?[①-⑳一二三四五六七八九十]{1,2}[)）、])\s*/
const heading = /^\s{0,3}#{1,6}\s*\S/

interface Line {
  readonly start: number
  readonly end: number
}

/**
 * Cuts a message into the sentences a person typed. Harness text, code, logs, diffs, quotes and pasted documents are
 * left out or blanked. Linear in the length of the message.
 */
export function segment(message: string): Segments {
  const nothing = { sentences: [], quoted: false, document: false, typed: 0, items: 0 }
  if (harnessStart.test(message.slice(0, 300))) return { ...nothing, harness: true }
  const own = harnessBlocks(message)
  const { lines, quoted: pasted, document, items } = typedLines(message, own)
  const kept = keepEnds(message, lines)
  const sentences: Sentence[] = []
  let quoted = pasted
  let typed = 0
  for (const line of kept) {
    const raw = simplify(flatten(message.slice(line.start, line.end)))
    const flat = blank(raw)
    if (flat !== raw) quoted = true
    typed += flat.length
    cut(flat, line.start, sentences)
  }
  return { sentences, harness: own.length > 0 && sentences.length === 0, quoted, document, typed, items }
}

/** Spans of harness blocks; one that is never closed reaches to the end. */
function harnessBlocks(message: string): readonly Line[] {
  if (!message.includes('<')) return []
  const spans: Line[] = []
  harnessBlock.lastIndex = 0
  for (let hit = harnessBlock.exec(message); hit !== null; hit = harnessBlock.exec(message)) {
    const close = message.indexOf(`</${hit[1]}>`, hit.index)
    const end = close < 0 ? message.length : close + (hit[1] as string).length + 3
    spans.push({ start: hit.index, end })
    harnessBlock.lastIndex = end
  }
  return spans
}

/** What is between the lines of a key is left out as code is. */
const KEY = '-----'

function typedLines(message: string, blocks: readonly Line[]) {
  const lines: Line[] = []
  let block = 0
  let fence = ''
  let quoted = false
  let document = false
  let items = 0
  let headings = 0
  let handed = false
  let typed = 0
  const others = speakersOf(message)
  const above = pointedUpAt(message)
  for (let start = 0; start <= message.length; ) {
    const next = message.indexOf('\n', start)
    const end = next < 0 ? message.length : next
    const from = start
    start = end + 1
    while (block < blocks.length && (blocks[block] as Line).end <= from) block++
    const covering = blocks[block]
    if (covering !== undefined && covering.start < end) {
      if (covering.start > from) lines.push({ start: from, end: covering.start })
      if (covering.end < end) lines.push({ start: covering.end, end })
      continue
    }
    const head = message.slice(from, Math.min(end, from + HEAD))
    const trimmed = head.trimStart()
    if (trimmed.startsWith('```') || trimmed.startsWith('~~~')) {
      const sign = trimmed.slice(0, 3)
      quoted = true
      if (fence === '') fence = trimmed.indexOf('```', 3) > 0 ? '' : sign
      else if (fence === sign) fence = ''
      continue
    }
    if (/-----BEGIN /.test(head)) fence = KEY
    if (fence === KEY) {
      quoted = true
      if (/-----END /.test(head)) fence = ''
      continue
    }
    if (fence !== '') continue
    if (trimmed === '') continue
    if (
      from < above ||
      others(head) ||
      trimmed.startsWith('>') ||
      (trimmed.startsWith('"') && head.length > 120)
    ) {
      quoted = true
      continue
    }
    if (handed) {
      document = true
      continue
    }
    if (typed > WINDOW) {
      // Only the last of these will be read; they are judged then.
      lines.push({ start: from, end })
      continue
    }
    if (heading.test(head) && end - from < HEAD) headings++
    if (isPasted(head)) {
      quoted = true
      continue
    }
    if (bullet.test(head)) items++
    lines.push({ start: from, end })
    typed += end - from
    if (end - from < HEAD && next >= 0 && handOver.test(head) && !keeps.test(head)) handed = true
  }
  if (headings >= 2 || (headings >= 1 && items >= 2)) document = true
  return { lines, quoted, document, items }
}

/** How much of a line is looked at to tell what kind of line it is. */
const HEAD = 400

const isPasted = (head: string): boolean =>
  /-----(?:BEGIN|END) /.test(head) ||
  log.test(head) ||
  code.test(head) ||
  setting.test(head) ||
  (head.length < HEAD && codeEnd.test(head) && !prose.test(head))

function keepEnds(message: string, lines: readonly Line[]): readonly Line[] {
  let total = 0
  for (const line of lines) total += line.end - line.start
  if (total <= 2 * WINDOW) return lines
  const kept: Line[] = []
  let left = WINDOW
  let at = 0
  for (; at < lines.length && left > 0; at++) {
    const line = lines[at] as Line
    kept.push({ start: line.start, end: Math.min(line.end, line.start + left) })
    left -= line.end - line.start
  }
  const tail: Line[] = []
  left = WINDOW
  for (let back = lines.length - 1; back >= at && left > 0; back--) {
    const line = lines[back] as Line
    if (isPasted(message.slice(line.start, Math.min(line.end, line.start + HEAD)))) continue
    tail.push({ start: Math.max(line.start, line.end - left), end: line.end })
    left -= line.end - line.start
  }
  return [...kept, ...tail.reverse()]
}

const enders = /[.!?。！？;；…]+["')\]]*/g

function cut(flat: string, base: number, into: Sentence[]): void {
  const lead = bullet.exec(flat.slice(0, 40))
  const item = lead !== null
  let from = lead === null ? 0 : lead[0].length
  enders.lastIndex = from
  for (let hit = enders.exec(flat); hit !== null; hit = enders.exec(flat)) {
    const to = hit.index + hit[0].length
    if (!endsSentence(flat, hit.index, to)) continue
    push(flat, base, from, hit.index, to, hit[0], item, into)
    from = to
  }
  push(flat, base, from, flat.length, flat.length, '', item, into)
}

/** A dot inside a name, a number or after a blank ("git add .") ends nothing. */
function endsSentence(flat: string, at: number, to: number): boolean {
  // `<!--`, `!important`, `a != b` and `/search?q=1` end nothing either.
  if (/[!?]/.test(flat[at] ?? '') && flat[at - 1] === ' ' && flat[to] === ' ' && to - at === 1) return false
  if (/[!?]/.test(flat[at] ?? ''))
    return to >= flat.length || flat[to] === ' ' || flat.charCodeAt(to) > 0x2000
  if (flat[at] !== '.') return true
  if (to - at > 1) return to >= flat.length || flat.charCodeAt(to) === 32 || flat.charCodeAt(to) > 0x2000
  if (at === 0 || flat.charCodeAt(at - 1) === 32) return false
  const after = flat.charCodeAt(to)
  if (to < flat.length && after !== 32 && after < 0x2e80) return false
  return !/(?:^|[ (])(?:e\.g|i\.e|etc|vs|cf|\d{1,2})$/.test(flat.slice(Math.max(0, at - 6), at))
}

function push(
  flat: string,
  base: number,
  from: number,
  bodyEnd: number,
  to: number,
  closing: string,
  item: boolean,
  into: Sentence[],
): void {
  let start = from
  let end = bodyEnd
  while (start < end && flat.charCodeAt(start) <= 32) start++
  while (end > start && flat.charCodeAt(end - 1) <= 32) end--
  if (end <= start) return
  const close = /[?？]/.test(closing) ? '?' : /[!！]/.test(closing) ? '!' : closing === '' ? '' : '.'
  into.push({ start: base + start, end: base + to, flat: flat.slice(start, end), close, item })
}
