import { parseDocument } from 'yaml'
import type { SkillNote } from './note.ts'
import { readPlainYaml } from './plain-yaml.ts'

/** More than this is no description of anything; parsing it would only cost time. */
export const FRONTMATTER_MAX_CHARACTERS = 32_768
/** Nesting is counted by indentation and brackets: parsers recurse. */
const DEPTH_MAX = 32
const ALIASES_MAX = 16
const OPENS = /^\uFEFF?---[ \t]*\r?\n/

/** The head of a Markdown file, read leniently. `raw` is everything up to the line behind the closing `---`, byte for byte. */
export interface Frontmatter {
  readonly fields: ReadonlyMap<string, unknown>
  readonly raw: string
  readonly body: string
  readonly notes: readonly SkillNote[]
}

/**
 * Reads the YAML front matter of a skill's text. Never throws: what cannot be read is noted and left out, the rest is
 * kept. A byte order mark and CRLF are no hindrance.
 */
export function readFrontmatter(text: string): Frontmatter {
  const split = splitFrontmatter(text)
  if (split === null) {
    const opened = OPENS.test(text)
    return { fields: new Map(), raw: '', body: text, notes: opened ? [{ code: 'unclosed' }] : [] }
  }
  const { raw, yaml } = split
  const body = text.slice(raw.length)
  if (yaml.length > FRONTMATTER_MAX_CHARACTERS)
    return { fields: new Map(), raw, body, notes: [{ code: 'long-frontmatter' }] }
  const whole = readPlainYaml(yaml) ?? parse(yaml)
  if (whole !== null) return { fields: whole, raw, body, notes: [] }
  return { ...fieldByField(yaml), raw, body }
}

/** Everything up to behind the closing line, and what stands between the two; null for a text without front matter. */
export function splitFrontmatter(text: string): { readonly raw: string; readonly yaml: string } | null {
  const open = OPENS.exec(text)
  if (open === null) return null
  const close = /^---[ \t]*(?:\r?\n|$)/gm
  close.lastIndex = open[0].length
  const found = close.exec(text)
  if (found === null) return null
  const raw = text.slice(0, found.index + found[0].length)
  return { raw, yaml: text.slice(open[0].length, found.index) }
}

/** Is the head of a skill's text the same, byte for byte? Never when it is open: then all of the text could be head (R9). */
export function sameFrontmatter(before: string, after: string): boolean {
  const [was, is] = [splitFrontmatter(before), splitFrontmatter(after)]
  return was === null ? is === null && !OPENS.test(before) : was.raw === is?.raw
}

/** Null unless it is a mapping without errors. Maps, not objects: `__proto__` is a key like any other. */
function parse(yaml: string): ReadonlyMap<string, unknown> | null {
  if (isDeep(yaml)) return null
  try {
    const document = parseDocument(yaml, {
      strict: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
      schema: 'core',
    })
    if (document.errors.length > 0) return null
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: ALIASES_MAX })
    if (value === null) return new Map()
    if (!(value instanceof Map)) return null
    return new Map(Array.from(value, ([key, one]) => [String(key), one]))
  } catch {
    return null
  }
}

function isDeep(yaml: string): boolean {
  let open = 0
  for (const char of yaml) {
    if (char === '[' || char === '{') open += 1
    if (char === ']' || char === '}') open -= 1
    if (open > DEPTH_MAX) return true
  }
  return new RegExp(`^[ ]{${DEPTH_MAX * 2},}(?:- |\\S+:)|(?:- ){${DEPTH_MAX},}`, 'm').test(yaml)
}

/** One field at a time, so that `description: deploys: with care` costs nothing but a note. */
function fieldByField(yaml: string): Pick<Frontmatter, 'fields' | 'notes'> {
  const fields = new Map<string, unknown>()
  const notes: SkillNote[] = [{ code: 'bad-yaml' }]
  for (const chunk of chunksOf(yaml)) {
    const name = /^([A-Za-z][\w-]{0,63})[ \t]*:/.exec(chunk)?.[1]
    if (name === undefined) continue
    const value = parse(chunk)?.get(name)
    if (value !== undefined) {
      fields.set(name, value)
      continue
    }
    notes.push({ code: 'bad-field', detail: name })
    const words = chunk
      .slice(chunk.indexOf(':') + 1)
      .replace(/\s+/g, ' ')
      .trim()
    if (words !== '') fields.set(name, words)
  }
  return { fields, notes }
}

/** A line that begins at the margin, with all that is indented under it. */
function chunksOf(yaml: string): readonly string[] {
  const chunks: string[] = []
  for (const line of yaml.split(/\r?\n/)) {
    const goesOn = /^(?:[ \t]|- |$)/.test(line) && chunks.length > 0
    if (goesOn) chunks[chunks.length - 1] += `\n${line}`
    else chunks.push(line)
  }
  return chunks
}
