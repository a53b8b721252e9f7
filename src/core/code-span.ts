/** Inline code of one line of Markdown, as offsets into it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/**
 * Spans of inline code, fences of equal length included, in order. A fence that is never closed opens nothing.
 * One pass: the closing fence is looked up by length, so that a line of a million backticks stays linear.
 */
export function codeSpans(text: string): Span[] {
  const runs = Array.from(text.matchAll(/`+/g), (run) => ({ at: run.index, length: run[0].length }))
  const later = new Map<number, number[]>()
  for (let i = runs.length - 1; i >= 0; i--) {
    const list = later.get(runs[i]!.length) ?? []
    list.push(i)
    later.set(runs[i]!.length, list)
  }
  const spans: Span[] = []
  for (let i = 0; i < runs.length; i++) {
    const open = runs[i]!
    const candidates = later.get(open.length)!
    while (candidates.length > 0 && candidates.at(-1)! <= i) candidates.pop()
    const close = candidates.at(-1)
    if (close === undefined) continue
    spans.push({ start: open.at, end: runs[close]!.at + open.length })
    i = close
  }
  return spans
}

/** Whether an offset lies in one of the spans, which are in order. */
export function isInside(spans: readonly Span[], offset: number): boolean {
  let low = 0
  let high = spans.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const span = spans[middle]!
    if (offset < span.start) high = middle - 1
    else if (offset >= span.end) low = middle + 1
    else return true
  }
  return false
}
