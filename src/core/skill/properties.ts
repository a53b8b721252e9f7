import { readFrontmatter } from './frontmatter.ts'
import type { SkillNote } from './note.ts'
import { patternsOf } from './paths.ts'

export const DESCRIPTION_MAX_CHARACTERS = 1_024
/** Beyond this many lines an agent follows a skill less. */
export const SKILL_LINES_MAX = 500
export const SKILL_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/

/** Fields that only say what a skill is for, when it is offered, or that take rights away: they need nobody's leave. */
const safe: ReadonlySet<string> = new Set([
  'name',
  'description',
  'when_to_use',
  'argument-hint',
  'arguments',
  'disable-model-invocation',
  'user-invocable',
  'disallowed-tools',
  'model',
  'effort',
  'paths',
  'version',
  'metadata',
  'license',
  'compatibility',
])
/** Fields that are known and give a skill power: tools without asking, programs, another agent. */
const powerful: ReadonlySet<string> = new Set(['allowed-tools', 'hooks', 'shell', 'context', 'agent'])

/** What a skill's text says of itself. */
export interface SkillProperties {
  readonly description: string
  readonly whenToUse: string
  /** Patterns that make the skill conditional; empty: it is always offered. */
  readonly paths: readonly string[]
  /** False: only a person can call it, and the agent is not told of it. */
  readonly offered: boolean
  /** Everything that is not among the safe properties: fields by name, and `inline-shell`. */
  readonly beyond: readonly string[]
  /** Characters behind the front matter: what one call loads. */
  readonly bodyCharacters: number
  readonly notes: readonly SkillNote[]
}

/** Reads the text of a skill (or a legacy command). `name` is that of its folder or file, which is what counts. */
export function readSkill(text: string, name: string): SkillProperties {
  const { fields, body, notes } = readFrontmatter(text)
  const found: SkillNote[] = [...notes]
  const note = (code: SkillNote['code'], detail?: string) =>
    found.push(detail === undefined ? { code } : { code, detail })
  const words = (field: string): string => {
    const value = fields.get(field)
    if (value === undefined || value === null) return ''
    if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    note('bad-field', field)
    return ''
  }
  const flag = (field: string, otherwise: boolean): boolean => {
    const value = fields.get(field)
    if (value === undefined || value === null) return otherwise
    if (typeof value === 'boolean') return value
    if (value === 'true' || value === 'false') return value === 'true'
    note('bad-field', field)
    return otherwise
  }
  const given = words('description')
  const description = given || firstParagraph(body)
  if (given === '') note('no-description')
  if (given.length > DESCRIPTION_MAX_CHARACTERS) note('long-description')
  const own = words('name')
  if (own !== '' && own !== name) note('other-name', own.slice(0, 80))
  const patterns = patternsOf(fields.get('paths'))
  if (patterns.bad) note('bad-field', 'paths')
  if (body.split('\n').length > SKILL_LINES_MAX) note('long-body')
  for (const field of fields.keys())
    if (!safe.has(field) && !powerful.has(field)) note('unknown-field', field.slice(0, 80))
  return {
    description,
    whenToUse: words('when_to_use'),
    paths: patterns.patterns,
    offered: !flag('disable-model-invocation', false),
    beyond: beyondSafe(fields, body),
    bodyCharacters: body.length,
    notes: found,
  }
}

/** An allow-list: a field that nobody knows yet counts as power. An empty one gives none. */
function beyondSafe(fields: ReadonlyMap<string, unknown>, body: string): readonly string[] {
  const named = [...fields].flatMap(([field, value]) =>
    safe.has(field) || isEmpty(value) ? [] : [field.slice(0, 80)],
  )
  return hasInlineShell(body) ? [...named, 'inline-shell'] : named
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** `` !`cmd` `` and fences opened with ```` ```! ```` are run when the skill is loaded. */
export const hasInlineShell = (body: string): boolean => body.includes('!`') || /^[ \t]*```!/m.test(body)

const PARAGRAPH_LOOK_CHARACTERS = 4_096

/** What a skill without a description is known by: its first line of prose, without marks of a heading. */
function firstParagraph(body: string): string {
  const line = body
    .slice(0, PARAGRAPH_LOOK_CHARACTERS)
    .split(/\r?\n/)
    .find((one) => one.trim() !== '')
  return (line ?? '').replace(/^\s*#{1,6}\s+/, '').trim()
}
