import { matchesPattern, readPattern } from './pattern.ts'

const PATTERNS_MAX = 64
const PATTERN_MAX_CHARACTERS = 256
const PATH_MAX_CHARACTERS = 4_096

/**
 * The field `paths`: a pattern, several with commas between, or a list. Braces are written out. `bad`: something in it
 * is no pattern, or too long; it is left out.
 */
export function patternsOf(value: unknown): { readonly patterns: readonly string[]; readonly bad: boolean } {
  if (value === undefined || value === null) return { patterns: [], bad: false }
  const patterns: string[] = []
  let bad = false
  for (const one of Array.isArray(value) ? value : [value]) {
    const parts = typeof one === 'string' ? splitOutsideBraces(one.slice(0, 4_096)).flatMap(expand) : [null]
    for (const part of parts) {
      const fit = part !== null && part.length <= PATTERN_MAX_CHARACTERS && !/\p{Cc}/u.test(part)
      if (!fit || patterns.length >= PATTERNS_MAX) bad = true
      else patterns.push(part)
    }
  }
  // `**` means every file: no condition at all.
  return { patterns: patterns.includes('**') ? [] : patterns, bad }
}

/**
 * Do these patterns (gitignore's, from the folder that the skill belongs to) match one of the files? `files` are
 * relative to that folder, separated by `/`; what leads out of it never matches.
 */
export function matchesPaths(patterns: readonly string[], files: Iterable<string>): boolean {
  const read = patterns.map(readPattern).filter((pattern) => pattern !== null)
  for (const file of files) {
    if (file === '' || file.length > PATH_MAX_CHARACTERS || /^\/|(^|\/)\.\.?(\/|$)/.test(file)) continue
    // The last one that matches decides, as in gitignore.
    if (read.findLast((pattern) => matchesPattern(pattern, file))?.negated === false) return true
  }
  return false
}

function splitOutsideBraces(text: string): readonly string[] {
  const parts = ['']
  let depth = 0
  for (const char of text) {
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (char === ',' && depth <= 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** `*.{ts,tsx}` → `*.ts`, `*.tsx`. What would be too many ways is left as it is: then nothing matches it. */
function expand(pattern: string): readonly string[] {
  let ways = ['']
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = /^\{.*,.*\}$/.test(part) ? part.slice(1, -1).split(',') : [part]
    if (ways.length * choices.length > PATTERNS_MAX) return [pattern]
    ways = ways.flatMap((way) => choices.map((choice) => way + choice.trim()))
  }
  return ways
}
