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

/** Finds the parts of a text that `JSON.parse` accepts (a leading byte order mark is passed over). */
export function scan(text: string): Part {
  let at = 0
  const skip = () => {
    while (/[\s\uFEFF]/.test(text[at] ?? '')) at++
  }
  const string = () => {
    const start = at++
    while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
    at++
    return text.slice(start, at)
  }
  const value = (): Part => {
    const start = at
    const char = text[at]
    if (char === '"') {
      string()
      return { kind: 'scalar', start, end: at, children: [] }
    }
    if (char !== '{' && char !== '[') {
      while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++
      return { kind: 'scalar', start, end: at, children: [] }
    }
    const children: Child[] = []
    at++
    for (skip(); text[at] !== '}' && text[at] !== ']'; skip()) {
      if (text[at] === ',') {
        at++
        skip()
      }
      const first = at
      let key: string | undefined
      if (char === '{') {
        key = JSON.parse(string()) as string
        skip()
        at++
        skip()
      }
      children.push({ key, start: first, part: value() })
    }
    at++
    return { kind: char === '{' ? 'object' : 'array', start, end: at, children }
  }
  skip()
  return value()
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
