/**
 * How far two rules use the same words, each given once: of all, of the shorter one, from their beginning on, and from
 * both ends of the longer one.
 */
export function alikeness(
  a: readonly string[],
  b: readonly string[],
): { alike: number; within: number; head: number; frame: number } {
  let both = 0
  for (const word of a) if (b.includes(word)) both++
  let head = 0
  while (head < a.length && a[head] === b[head]) head++
  const most = Math.max(a.length, b.length)
  const least = Math.min(a.length, b.length)
  let tail = 0
  while (tail < least - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++
  return {
    alike: both === 0 ? 0 : both / (a.length + b.length - both),
    within: least === 0 ? 0 : both / least,
    head: least === 0 ? 0 : head / least,
    frame: most === 0 ? 0 : (head + tail) / most,
  }
}
