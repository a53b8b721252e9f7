/** One change of a text, by UTF-16 offset. A list of them is applied in order and taken back in reverse. */
export interface Edit {
  readonly at: number
  readonly removed: string
  readonly inserted: string
}

/** A value in a JSON text and where it stands. */
export interface Part {
  readonly kind: 'object' | 'array' | 'scalar'
  readonly start: number
  readonly end: number
  readonly children: readonly Child[]
}
export interface Child {
  /** The member's name; undefined in an array. */
  readonly key: string | undefined
  /** Where the member's name or, in an array, the value begins. */
  readonly start: number
  readonly part: Part
}

export function applyEdit(text: string, { at, removed, inserted }: Edit): string {
  return text.slice(0, at) + inserted + text.slice(at + removed.length)
}

/** The text before the edits; undefined if it is not the text that they made. */
export function takeBack(text: string, edits: readonly Edit[]): string | undefined {
  let before = text
  for (const { at, removed, inserted } of edits.toReversed()) {
    if (before.slice(at, at + inserted.length) !== inserted) return undefined
    before = before.slice(0, at) + removed + before.slice(at + inserted.length)
  }
  return before
}

/** Where a text is no JSON. */
export class NotJson extends Error {
  readonly line: number
  constructor(text: string, at: number) {
    super('not JSON')
    this.line = text.slice(0, at).split('\n').length
  }
}

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/** Finds the parts of a JSON text (a leading byte order mark is passed over). Throws `NotJson`. */
export function scan(text: string): Part {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  const accept = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }
  const expect = <T>(found: T | undefined): T => {
    if (found === undefined) throw new NotJson(text, at)
    return found
  }
  const is = (char: string) => {
    accept(SPACE)
    if (text[at] !== char) return undefined
    at++
    return char
  }
  const value = (): Part => {
    accept(SPACE)
    const start = at
    const kind = is('{') ? 'object' : is('[') ? 'array' : 'scalar'
    const children: Child[] = []
    if (kind === 'scalar') {
      expect(accept(STRING) ?? accept(SCALAR))
      return { kind, start, end: at, children }
    }
    const close = kind === 'object' ? '}' : ']'
    for (let more = !is(close); more; more = !is(close)) {
      if (children.length > 0) expect(is(','))
      accept(SPACE)
      const first = at
      const key = kind === 'object' ? (JSON.parse(expect(accept(STRING))) as string) : undefined
      if (kind === 'object') expect(is(':'))
      children.push({ key, start: first, part: value() })
    }
    return { kind, start, end: at, children }
  }
  const root = value()
  accept(SPACE)
  if (at < text.length) throw new NotJson(text, at)
  return root
}

/** The member of that name, the last one if there are several, as `JSON.parse` takes it. */
export function member(part: Part, key: string): Child | undefined {
  return part.children.findLast((child) => child.key === key)
}

/** Puts a value last in an object or array, laid out as its neighbours are. */
export function append(text: string, container: Part, key: string | undefined, value: unknown): Edit {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const name = key === undefined ? '' : `${JSON.stringify(key)}: `
  const last = container.children.at(-1)
  const gap = last && text.slice(container.start + 1, container.children[0]!.start)
  if (gap !== undefined && !gap.includes('\n')) {
    return { at: last!.part.end, removed: '', inserted: `, ${name}${JSON.stringify(value)}` }
  }
  const unit = indentUnit(text)
  const outer = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', container.start - 1) + 1))![0]
  const inner = gap === undefined ? outer + unit : gap.slice(gap.lastIndexOf('\n') + 1)
  const lines = name + JSON.stringify(value, null, unit).replaceAll('\n', `\n${inner}`)
  const child = `${eol}${inner}${lines.replaceAll('\n', eol)}`
  if (last) return { at: last.part.end, removed: '', inserted: `,${child}` }
  const at = container.start + 1
  return { at, removed: text.slice(at, container.end - 1), inserted: `${child}${eol}${outer}` }
}

/** Takes one child out together with its comma. */
export function remove(text: string, container: Part, child: Child): Edit {
  const index = container.children.indexOf(child)
  const before = container.children[index - 1]
  const after = container.children[index + 1]
  let [from, to] = [container.start + 1, container.end - 1]
  if (before) [from, to] = [before.part.end, child.part.end]
  else if (after) [from, to] = [child.start, after.start]
  return { at: from, removed: text.slice(from, to), inserted: '' }
}

/** What the file indents by, seen at its first member; two spaces if it shows nothing. */
function indentUnit(text: string): string {
  return /^\uFEFF?\s*\{[ \t]*\r?\n([ \t]+)/.exec(text)?.[1] ?? '  '
}
