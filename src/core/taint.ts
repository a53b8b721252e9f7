/**
 * Whether a text repeats prose from tool output (R17). Kept are hashes of shingles of the last 8 MiB, never the output.
 * A shingle begins at a word (or at any CJK character) and is as long as what counts as shared: 30 characters, or 15
 * CJK ones, of prose in lower case without punctuation; mixed text is weighed accordingly.
 */

const MAX_BYTES = 8 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024
const SHARED_WEIGHT = 30
const CJK_WEIGHT = 2

const FENCE = /^(?:```|~~~)/
const COMMAND_LINE = /^\s*(?:[$>#%]\s|>>>\s|\w+@[\w-]+[:~$])/
const COMMAND =
  /\b(?:npm|npx|pnpm|yarn|bun|node|deno|git|gh|docker|kubectl|helm|terraform|cargo|go|pip|pip3|uv|python|python3|pytest|make|cmake|mvn|gradle|curl|wget|ssh|scp|rm|mv|cp|cd|ls|cat|grep|sed|awk|chmod|chown|sudo|apt|brew|bash|sh|tsc|vitest|jest|eslint|biome|prisma)\s(?:(?:run|exec|add|install|test|build|push|pull|commit|checkout|compose|apply|i|ci)\b\s?)?(?:-{1,2}[\w=.:/-]+\s?|[\w-]+:[\w:-]+\s?)*/g
const NOT_PROSE: readonly RegExp[] = [
  /`[^`\n]{0,400}`/g,
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s，。；）」]{1,2000}/gi,
  /(?<![\w@])(?:@|~|\.{1,2})?[\w.@-]{0,80}(?:[\\/][\w.@-]{1,80}){1,40}/g,
  COMMAND,
  /(?<![\w-])-{1,2}[a-z][\w-]{0,60}(?:=[^\s]{0,200})?/gi,
  /\b[A-Za-z_$][\w$]{0,80}(?:\.[A-Za-z_$][\w$]{0,80}){1,10}(?:\(\))?|\b[A-Za-z_$][\w$]{0,80}\(\)?/g,
  /\b(?=[A-Za-z0-9_$]{2,80}\b)(?:[A-Za-z$]+_[\w$]*|[a-z]+[A-Z][\w$]*|[A-Z][a-z0-9]+[A-Z][\w$]*|[A-Za-z]+\d[\w$]*)/g,
  /\b0x[0-9a-f]{1,64}\b|\b[0-9a-f]{7,64}\b|\b\d[\d.,:]{0,40}\b/gi,
]
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

function withoutCode(text: string): string {
  const kept: string[] = []
  let fenced = false
  for (const line of text.split(/\r\n?|\n/)) {
    if (FENCE.test(line.trimStart())) fenced = !fenced
    else if (!fenced && !COMMAND_LINE.test(line)) kept.push(line)
  }
  return kept.join('\n')
}

/** Prose only, in lower case, its words set apart by one space. */
function proseOf(text: string): string {
  let prose = withoutCode(text.normalize('NFKC'))
  for (const pattern of NOT_PROSE) prose = prose.replace(pattern, ' ')
  return prose
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const OFFSET_A = 0x811c9dc5
const OFFSET_B = 0x9e3779b9

/** Hashes (53 bits) of all shingles of a prose, in order. */
function* shinglesOf(prose: string): Generator<number> {
  const characters = Array.from(prose)
  const wide = characters.map((character) => CJK.test(character))
  for (let start = 0; start < characters.length; start++) {
    const first = characters[start]!
    const opens =
      LETTER.test(first) && (wide[start] || start === 0 || characters[start - 1] === ' ' || wide[start - 1])
    if (!opens) continue
    let weight = 0
    let [a, b] = [OFFSET_A, OFFSET_B]
    for (let i = start; i < characters.length && weight < SHARED_WEIGHT; i++) {
      const code = characters[i]!.codePointAt(0)!
      // spaces beside CJK are set by taste: they neither count nor matter
      if (code === 0x20 && (wide[i - 1] || wide[i + 1])) continue
      weight += wide[i] ? CJK_WEIGHT : 1
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul((b << 5) | (b >>> 27), 0x85ebca6b) ^ code
    }
    if (weight >= SHARED_WEIGHT) yield (a >>> 0) * 0x200000 + ((b >>> 0) & 0x1fffff)
  }
}

function isIn(sorted: Float64Array, value: number): boolean {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const here = sorted[middle]!
    if (here === value) return true
    if (here < value) low = middle + 1
    else high = middle - 1
  }
  return false
}

interface Chunk {
  readonly bytes: number
  readonly hashes: Float64Array
}

/** The last end of a text that has at most so many UTF-8 bytes. */
function lastBytes(text: string, max: number): string {
  if (text.length * 3 <= max || Buffer.byteLength(text, 'utf8') <= max) return text
  return Buffer.from(text, 'utf8').subarray(-max).toString('utf8')
}

/** What the tools of one session put out, as hashes. Bounded memory, deterministic, gone with the object. */
export class ToolOutput {
  #chunks: Chunk[] = []
  #bytes = 0

  /** Adds one piece of output; of more than 8 MiB the end is kept. Pieces are never joined. */
  add(text: string): void {
    const kept = lastBytes(text, MAX_BYTES)
    const bytes = Buffer.byteLength(kept, 'utf8')
    if (bytes === 0) return
    this.#append({ bytes, hashes: Float64Array.from(new Set(shinglesOf(proseOf(kept)))).sort() })
    while (this.#bytes > MAX_BYTES && this.#chunks.length > 1) this.#bytes -= this.#chunks.shift()!.bytes
  }

  /** Whether at least 30 characters of the text's prose (15 in CJK) stood in the output in one piece. */
  taints(text: string): boolean {
    if (this.#chunks.length === 0) return false
    for (const hash of shinglesOf(proseOf(text))) {
      if (this.#chunks.some(({ hashes }) => isIn(hashes, hash))) return true
    }
    return false
  }

  #append(next: Chunk): void {
    this.#bytes += next.bytes
    const last = this.#chunks.at(-1)
    // thousands of short outputs must not become thousands of arrays to search
    if (
      !last ||
      last.bytes + next.bytes > CHUNK_BYTES ||
      last.hashes.length > 4 * (next.hashes.length + 4096)
    ) {
      this.#chunks.push(next)
      return
    }
    const hashes = new Float64Array(last.hashes.length + next.hashes.length)
    hashes.set(last.hashes)
    hashes.set(next.hashes, last.hashes.length)
    this.#chunks[this.#chunks.length - 1] = { bytes: last.bytes + next.bytes, hashes: hashes.sort() }
  }
}
