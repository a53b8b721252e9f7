/** How far two rules use the same words, each given once: of all, of the shorter one, and from their beginning on. */
export function alikeness(
  a: readonly string[],
  b: readonly string[],
): { alike: number; within: number; head: number } {
  let both = 0
  for (const word of a) if (b.includes(word)) both++
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  const least = Math.min(a.length, b.length)
  return {
    alike: both === 0 ? 0 : both / (a.length + b.length - both),
    within: least === 0 ? 0 : both / least,
    head: least === 0 ? 0 : head / least,
  }
}
