/**
 * A pattern as in `.gitignore`, matched in (length of pattern) × (length of path) steps at most. Patterns of a
 * repository are somebody else's input: as a regular expression, three double stars can take half a minute.
 */
export interface Pattern {
  /** Begins with `!`: takes back what patterns before it matched. */
  readonly negated: boolean
  readonly directoriesOnly: boolean
  readonly segments: readonly string[]
}

/** Null for an empty line and for a comment. */
export function readPattern(line: string): Pattern | null {
  if (line.startsWith('#')) return null
  const negated = line.startsWith('!')
  const own = (negated ? line.slice(1) : line).replace(/^\\([!#])/, '$1').trimEnd()
  const directoriesOnly = own.endsWith('/')
  const parts = own.split('/').filter((part) => part !== '')
  if (parts.length === 0) return null
  // Without a slash, but for one at its end, it stands for that name at any depth.
  const anchored = own.slice(0, -1).includes('/')
  return { negated, directoriesOnly, segments: anchored ? parts : ['**', ...parts] }
}

/** Does the path, or a folder that it lies in, match? `path` is relative and separated by `/`. */
export function matchesPattern({ segments, directoriesOnly }: Pattern, path: string): boolean {
  const names = path.split('/')
  let at = skip(segments, new Set([0]))
  for (const [index, name] of names.entries()) {
    const next = new Set<number>()
    for (const state of at) {
      const segment = segments[state]
      if (segment === undefined) continue
      if (segment === '**') next.add(state).add(state + 1)
      else if (matchesName(segment, name)) next.add(state + 1)
    }
    if (next.has(segments.length) && !(directoriesOnly && index === names.length - 1)) return true
    at = skip(segments, next)
  }
  return false
}

/** `**` stands for no folder too, unless it is the end: a last one is what lies in the folder. */
function skip(segments: readonly string[], states: ReadonlySet<number>): ReadonlySet<number> {
  const all = new Set(states)
  for (const state of all) if (segments[state] === '**' && state + 1 < segments.length) all.add(state + 1)
  return all
}

/** One name against one segment: `*`, `?`, `[a-z]`, `\x`. After a mismatch only the last star takes one more. */
function matchesName(segment: string, name: string): boolean {
  const tokens = tokensOf(segment)
  const characters = [...name]
  let [token, at] = [0, 0]
  let star: { readonly token: number; readonly at: number } | null = null
  while (at < characters.length) {
    const one = tokens[token]
    if (one === '*') {
      star = { token, at }
      token += 1
    } else if (one?.(characters[at] ?? '')) {
      token += 1
      at += 1
    } else if (star !== null) {
      star = { token: star.token, at: star.at + 1 }
      token = star.token + 1
      at = star.at
    } else return false
  }
  return tokens.slice(token).every((one) => one === '*')
}

type Token = '*' | ((character: string) => boolean)

function tokensOf(segment: string): readonly Token[] {
  return Array.from(segment.matchAll(/\*+|\?|\\.|\[[!^]?\]?[^\]]*\]|./gsu), ([part]): Token => {
    if (part.startsWith('*')) return '*'
    if (part === '?') return () => true
    if (part.length > 2 && part.startsWith('[')) return classOf(part)
    const literal = part.length > 1 && part.startsWith('\\') ? part.slice(1) : part
    return (character) => character === literal
  })
}

function classOf(part: string): (character: string) => boolean {
  const negated = /^\[[!^]/.test(part)
  const inside = part.slice(negated ? 2 : 1, -1)
  const ranges = Array.from(inside.matchAll(/(.)-(.)|(.)/gsu), ([, from, to, one]) =>
    one === undefined ? ([from ?? '', to ?? ''] as const) : ([one, one] as const),
  )
  return (character) => ranges.some(([from, to]) => from <= character && character <= to) !== negated
}
