import { append, applyEdit, type Edit, member, NotJson, type Part, remove, scan } from './settings-text.ts'

/** The events that are captured; the agent does not wait for the hook of an `async` one. */
export const hookEvents = [
  { event: 'UserPromptSubmit', async: false, tool: false },
  { event: 'PostToolUse', async: true, tool: true },
  { event: 'PostToolUseFailure', async: true, tool: true },
  { event: 'Stop', async: false, tool: false },
  { event: 'SessionStart', async: false, tool: false },
  { event: 'SessionEnd', async: false, tool: false },
] as const

const HOOK_TIMEOUT_SECONDS = 5

export interface RefusedSettings {
  readonly refused: 'settings-not-json' | 'settings-shape'
  /** Where: `line 3`, or the name of the setting. */
  readonly detail: string
}

export interface SettingsPlan {
  readonly text: string
  readonly changed: boolean
  /** The settings without any hook of ours, and the edits that make `text` of them. */
  readonly base: string
  readonly edits: readonly Edit[]
}

/** The shell command of one event. Silent and successful also when the hook is no longer there. */
export function hookCommand(hookPath: string, event: string): string {
  const quoted = `'${hookPath.replaceAll("'", `'\\''`)}'`
  return `[ ! -r ${quoted} ] || exec /bin/sh ${quoted} claude-code ${event}`
}

/**
 * What Claude Code's settings must become so that every event reaches the hook at `hookPath` once. `settings` is the
 * file's text, null if there is none. Hooks of ours with another path are replaced; nothing else is touched, down to
 * white space and key order. Unchanged if they are all in place.
 */
export function planInstall(settings: string | null, hookPath: string): SettingsPlan | RefusedSettings {
  if (settings === null || settings.replace('\uFEFF', '').trim() === '') {
    const inserted = `${JSON.stringify({ hooks: allGroups(hookPath) }, null, 2)}\n`
    const base = settings ?? ''
    return { text: inserted, changed: true, base, edits: [{ at: 0, removed: base, inserted }] }
  }
  const refused = refuse(settings)
  if (refused) return refused
  if (isInstalled(settings, hookPath)) return { text: settings, changed: false, base: settings, edits: [] }

  const base = withoutOurs(settings)
  const edits: Edit[] = []
  let text = base
  const put = (container: Part, key: string | undefined, value: unknown) => {
    const edit = append(text, container, key, value)
    edits.push(edit)
    text = applyEdit(text, edit)
  }
  if (!member(scan(text), 'hooks')) put(scan(text), 'hooks', allGroups(hookPath))
  else {
    for (const one of hookEvents) {
      const hooks = member(scan(text), 'hooks')!.part
      const groups = member(hooks, one.event)
      if (groups) put(groups.part, undefined, group(one, hookPath))
      else put(hooks, one.event, [group(one, hookPath)])
    }
  }
  return { text, changed: true, base, edits }
}

/** The settings without any hook of ours, wherever it pointed to; lists and objects that this empties go too. */
export function planUninstall(settings: string): { text: string; changed: boolean } | RefusedSettings {
  const refused = refuse(settings)
  if (refused) return refused
  const text = withoutOurs(settings)
  return { text, changed: text !== settings }
}

function group(one: (typeof hookEvents)[number], hookPath: string) {
  const hook = {
    type: 'command',
    command: hookCommand(hookPath, one.event),
    ...(one.async ? { async: true } : {}),
    timeout: HOOK_TIMEOUT_SECONDS,
  }
  return one.tool ? { matcher: '*', hooks: [hook] } : { hooks: [hook] }
}

function allGroups(hookPath: string) {
  return Object.fromEntries(hookEvents.map((one) => [one.event, [group(one, hookPath)]]))
}

function refuse(settings: string): RefusedSettings | undefined {
  let root: Part
  try {
    root = scan(settings)
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    return { refused: 'settings-not-json', detail: `line ${error.line}` }
  }
  if (root.kind !== 'object') return { refused: 'settings-shape', detail: '' }
  const hooks = member(root, 'hooks')?.part
  if (hooks && hooks.kind !== 'object') return { refused: 'settings-shape', detail: 'hooks' }
  const odd = hooks?.children.find((groups) => groups.part.kind !== 'array')
  return odd && { refused: 'settings-shape', detail: `hooks.${odd.key}` }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every hook of ours, at whatever path, with the containers it stands in. */
function* ourHooks(text: string) {
  const root = scan(text)
  const hooks = member(root, 'hooks')
  for (const event of hooks?.part.children ?? []) {
    for (const group of event.part.children) {
      const list = member(group.part, 'hooks')
      for (const hook of list?.part.children ?? []) {
        const value: unknown = JSON.parse(text.slice(hook.part.start, hook.part.end))
        if (!isObject(value) || typeof value.command !== 'string') continue
        if (!/\/bin\/capture\.sh['"]? claude-code [A-Za-z]+\s*$/.test(value.command)) continue
        yield { root, hooks: hooks!, event, group, list: list!, hook, value }
      }
    }
  }
}

function isInstalled(text: string, hookPath: string): boolean {
  const found = [...ourHooks(text)]
  return (
    found.length === hookEvents.length &&
    hookEvents.every(({ event, async }) => {
      const ours = found.filter((one) => one.event.key === event)
      const value = ours.length === 1 ? ours[0]!.value : undefined
      return value?.command === hookCommand(hookPath, event) && Boolean(value.async) === async
    })
  )
}

function withoutOurs(settings: string): string {
  let text = settings
  // Every cut moves the rest, so each is looked up anew.
  for (let next = ourHooks(text).next(); !next.done; next = ourHooks(text).next()) {
    const { root, hooks, event, group, list, hook } = next.value
    const alone = (part: Part) => part.children.length === 1
    let edit = remove(text, list.part, hook)
    if (alone(list.part)) edit = remove(text, event.part, group)
    if (alone(list.part) && alone(event.part)) edit = remove(text, hooks.part, event)
    if (alone(list.part) && alone(event.part) && alone(hooks.part)) edit = remove(text, root, hooks)
    text = applyEdit(text, edit)
  }
  return text
}
