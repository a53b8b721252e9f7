const CONTEXT_LINES = 3
/** Beyond this the middle is shown as taken out and put in whole: a longest common subsequence grows with the square. */
const COMPARED_LINES_MAX = 1500

export interface Row {
  readonly mark: ' ' | '+' | '-'
  readonly text: string
  readonly before: number
  readonly after: number
}

/** The `@@`-headed hunks that lead from one text to the other; empty if they are equal. Line ends are not shown. */
export function lineDiff(before: string, after: string, path: string): string {
  const rows = compare(linesOf(before), linesOf(after))
  const hunks: string[] = []
  for (let at = 0; at < rows.length; at += 1) {
    if (rows[at]?.mark === ' ') continue
    const from = Math.max(0, at - CONTEXT_LINES)
    let last = at
    for (let next = at; next < rows.length && next - last <= CONTEXT_LINES * 2; next += 1) {
      if (rows[next]?.mark !== ' ') last = next
    }
    const to = Math.min(rows.length, last + CONTEXT_LINES + 1)
    hunks.push(hunk(rows.slice(from, to), path))
    at = to - 1
  }
  return hunks.join('\n')
}

function hunk(rows: readonly Row[], path: string): string {
  const [first] = rows
  const old = rows.filter((row) => row.mark !== '+').length
  const fresh = rows.filter((row) => row.mark !== '-').length
  const range = (start: number, length: number) => `${length === 0 ? start - 1 : start},${length}`
  const head = `@@ -${range(first?.before ?? 1, old)} +${range(first?.after ?? 1, fresh)} @@ ${path}`
  return [head, ...rows.map((row) => row.mark + row.text)].join('\n')
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}

export function compare(a: readonly string[], b: readonly string[]): Row[] {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  const marks: ['+' | '-' | ' ', string][] = [
    ...a.slice(0, head).map((text) => [' ', text] as [' ', string]),
    ...middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail)),
    ...a.slice(a.length - tail).map((text) => [' ', text] as [' ', string]),
  ]
  let before = 1
  let after = 1
  return marks.map(([mark, text]) => {
    const row = { mark, text, before, after }
    if (mark !== '+') before += 1
    if (mark !== '-') after += 1
    return row
  })
}

function middle(a: readonly string[], b: readonly string[]): ['+' | '-' | ' ', string][] {
  if (a.length > COMPARED_LINES_MAX || b.length > COMPARED_LINES_MAX) {
    return [
      ...a.map((text) => ['-', text] as ['-', string]),
      ...b.map((text) => ['+', text] as ['+', string]),
    ]
  }
  const width = b.length + 1
  const common = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const marks: ['+' | '-' | ' ', string][] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      marks.push([' ', a[i] ?? ''])
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      marks.push(['-', a[i] ?? ''])
      i += 1
    } else {
      marks.push(['+', b[j] ?? ''])
      j += 1
    }
  }
  return marks
}
