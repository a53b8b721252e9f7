import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import type { Problem } from './problem.ts'
import { type ConfigFile, configFile, keysAt, wordsAt } from './shape.ts'

/** Where workspaces, addresses and people stand. */
export const configFilePath = (home: string): string => path.join(home, 'config.yaml')

export type FileRead =
  | { readonly outcome: 'read'; readonly file: ConfigFile; readonly where: Where }
  | { readonly outcome: 'wrong'; readonly problems: readonly Problem[] }

/** Names a place of the file for a person: `…/config.yaml:12`. */
export type Where = (place: readonly PropertyKey[]) => string

/** Reads `$EVOGATE_HOME/config.yaml`; a missing one is empty. One that others can read is refused: it names people. */
export function readConfigFile(home: string): FileRead {
  const name = configFilePath(home)
  const refused = (why: string): FileRead => ({
    outcome: 'wrong',
    problems: [{ ...noPlace, setting: name, found: name, origin: name, ...keys(why) }],
  })
  let text: string
  try {
    const found = statSync(name)
    if (!found.isFile()) return refused('unreadable-file')
    if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) return refused('open-to-others')
    text = readFileSync(name, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return refused('unreadable-file')
    return { outcome: 'read', file: {}, where: () => name }
  }
  return readConfigText(text, name)
}

/** Reads the text of the file; `name` is what it is called in complaints. */
export function readConfigText(text: string, name: string): FileRead {
  const lines = new LineCounter()
  const document = parse(text, lines)
  const [broken] = document.errors
  if (broken) {
    const origin = `${name}:${lines.linePos(broken.pos[0]).line}`
    return {
      outcome: 'wrong',
      problems: [{ ...noPlace, setting: name, found: name, origin, ...keys('not-yaml') }],
    }
  }
  const where: Where = (place) => {
    for (let length = place.length; length > 0; length -= 1) {
      const node = document.getIn(place.slice(0, length), true)
      if (isNode(node) && node.range) return `${name}:${lines.linePos(node.range[0]).line}`
    }
    return name
  }
  const read = configFile.safeParse(document.toJS({ maxAliasCount: 0 }) ?? {})
  if (read.success) return { outcome: 'read', file: read.data, where }
  return { outcome: 'wrong', problems: read.error.issues.flatMap((issue) => told(issue, document, where)) }
}

/** Whole numbers as bigints: an id of Discord does not fit a double. */
export const parse = (text: string, lineCounter?: LineCounter): Document =>
  parseDocument(text, { intAsBigInt: true, ...(lineCounter && { lineCounter }) })

const noPlace = { allowed: '' }
const keys = (why: string) => ({ problem: `config-${why}`, remedy: `config-${why}-remedy` })

function told(issue: z.core.$ZodIssue, document: Document, where: Where): readonly Problem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const setting = placeText([...issue.path, key])
      const allowed = keysAt(issue.path).join(', ')
      return { setting, found: setting, origin: where([...issue.path, key]), allowed, ...keys('unknown-key') }
    })
  }
  const message = /^[a-z-]+$/.test(issue.message) ? issue.message : 'not-a-map'
  const setting = placeText(issue.path)
  const value: unknown = document.getIn(issue.path)
  const found = message === 'missing-key' ? setting : short(value)
  return [
    { setting, found, origin: where(issue.path), allowed: wordsAt(issue.path).join(', '), ...keys(message) },
  ]
}

/** Other programs keep changing the file. */
export const busy = (name: string): Problem => ({
  ...{ ...noPlace, setting: name, found: name, origin: name },
  ...keys('busy'),
})

/** A problem that only shows when the parts of the file are put together. */
export const misfit = (
  why: string,
  place: readonly PropertyKey[],
  found: string,
  where: Where,
  allowed: readonly string[] = [],
): Problem => ({
  setting: placeText(place),
  found: short(found),
  origin: where(place),
  allowed: allowed.join(', '),
  ...keys(why),
})

/** `people[1].telegram`; people count from one. */
const placeText = (place: readonly PropertyKey[]): string =>
  place
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

function short(value: unknown): string {
  const text = isNode(value) ? String(value).trim() : String(value ?? '')
  const line = text.replace(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
