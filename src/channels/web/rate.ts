/** At most `most` within `withinMs`, whoever asks: there is nothing about a local caller that could be told apart. */
export function createRate(most: number, withinMs: number, now: () => number) {
  let times: number[] = []
  return {
    take(): boolean {
      times = times.filter((at) => now() - at < withinMs)
      if (times.length >= most) return false
      times.push(now())
      return true
    },
  }
}
