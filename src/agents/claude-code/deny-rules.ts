import type { RefusedSettings } from './settings-plan.ts'
import { append, applyEdit, type Edit, member, NotJson, type Part, remove, scan } from './settings-text.ts'

/** Files whose every byte the agent takes for rules or experience; the gate is the only door to them. */
const deniedFiles = [
  'CLAUDE.md',
  '.claude/CLAUDE.md',
  'CLAUDE.local.md',
  'AGENTS.md',
  'MEMORY.md',
  // What stands beside a SKILL.md (scripts, references) is no memory of ours.
  '.claude/skills/**/SKILL.md',
] as const

/**
 * The permission rules that keep the agent's own tools from editing a workspace's memory files. `Edit` covers every tool
 * that edits files (a `Write(path)` is never matched); a path behind `//` is absolute, so it holds wherever the session
 * was started. `topicFile` is our file in the agent's own memory, where the blocks of L1 go with the profile `claude-code`.
 */
export const denyRules = (root: string, topicFile?: string): readonly string[] => [
  ...deniedFiles.map((file) => `Edit(/${literally(root).replace(/\/$/, '')}/${file})`),
  ...(topicFile === undefined ? [] : [`Edit(/${literally(topicFile)})`]),
]

const literally = (path: string): string => path.replace(/[\\*?[\]{}!]/g, '\\$&')

export interface DenyPlan {
  readonly text: string
  readonly edits: readonly Edit[]
  /** The rules that did not stand there yet. */
  readonly added: readonly string[]
}

/** What the settings must become so that these rules stand under `permissions.deny`; no edits when all of them do. */
export function planDeny(settings: string | null, rules: readonly string[]): DenyPlan | RefusedSettings {
  if (settings === null || settings.replace('\uFEFF', '').trim() === '') {
    const inserted = `${JSON.stringify({ permissions: { deny: rules } }, null, 2)}\n`
    return { text: inserted, edits: [{ at: 0, removed: settings ?? '', inserted }], added: rules }
  }
  const read = partsOf(settings)
  if ('refused' in read) return read
  const missing = rules.filter((rule) => !read.denied.includes(rule))
  const edits: Edit[] = []
  let text = settings
  const put = (container: Part, key: string | undefined, value: unknown) => {
    const edit = append(text, container, key, value)
    edits.push(edit)
    text = applyEdit(text, edit)
  }
  if (missing.length === 0) return { text, edits, added: missing }
  if (!read.permissions) put(read.root, 'permissions', { deny: missing })
  else if (!read.deny) put(read.permissions, 'deny', missing)
  else
    for (const rule of missing) {
      const now = partsOf(text)
      if (!('refused' in now) && now.deny) put(now.deny, undefined, rule)
    }
  return { text, edits, added: missing }
}

/** The settings without these rules; the list, and what holds it, go when that empties them. */
export function planAllow(settings: string, rules: readonly string[]): string {
  let text = settings
  for (const rule of rules) {
    const read = partsOf(text)
    if ('refused' in read || !read.deny || !read.permissions) return text
    const child = read.deny.children.find(({ part }) => jsonOf(text, part) === rule)
    if (!child) continue
    const { root, permissions, deny } = read
    let edit = remove(text, deny, child)
    const holder = member(root, 'permissions')
    const list = member(permissions, 'deny')
    if (deny.children.length === 1 && list) edit = remove(text, permissions, list)
    if (deny.children.length === 1 && permissions.children.length === 1 && holder)
      edit = remove(text, root, holder)
    text = applyEdit(text, edit)
  }
  return text
}

interface Parts {
  readonly root: Part
  readonly permissions: Part | null
  readonly deny: Part | null
  readonly denied: readonly unknown[]
}

function partsOf(text: string): Parts | RefusedSettings {
  let root: Part
  try {
    root = scan(text)
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    return { refused: 'settings-not-json', detail: `line ${error.line}` }
  }
  const permissions = member(root, 'permissions')?.part ?? null
  const deny = (permissions && member(permissions, 'deny')?.part) ?? null
  if (root.kind !== 'object') return { refused: 'settings-shape', detail: '' }
  if (permissions && permissions.kind !== 'object')
    return { refused: 'settings-shape', detail: 'permissions' }
  if (deny && deny.kind !== 'array') return { refused: 'settings-shape', detail: 'permissions.deny' }
  return { root, permissions, deny, denied: deny?.children.map(({ part }) => jsonOf(text, part)) ?? [] }
}

const jsonOf = (text: string, part: Part): unknown => JSON.parse(text.slice(part.start, part.end))
