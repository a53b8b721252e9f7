/** How far two rules use the same words: of all, of the shorter one, and from their beginning on. */
export function alikeness(
  a: readonly string[],
  b: readonly string[],
): { alike: number; within: number; head: number } {
  const own = new Set(a)
  const other = new Set(b)
  let both = 0
  for (const word of own) if (other.has(word)) both++
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  const least = Math.min(own.size, other.size)
  return {
    alike: both === 0 ? 0 : both / (own.size + other.size - both),
    within: least === 0 ? 0 : both / least,
    head: least === 0 ? 0 : Math.min(1, head / Math.min(a.length, b.length)),
  }
}
