const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']

/** One bar a value, the highest one full; nothing is the lowest bar and always lower than something. */
export function sparkline(values: readonly number[]): string {
  const most = Math.max(1, ...values)
  return values
    .map((value) => (value <= 0 ? 0 : Math.max(1, Math.round((value / most) * (BARS.length - 1)))))
    .map((height) => BARS[height])
    .join('')
}
