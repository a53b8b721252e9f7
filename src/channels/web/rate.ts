export interface Rate {
  take(): boolean
}

/** At most `most` within `withinMs`, whoever asks: there is nothing about a local caller that could be told apart. */
export function createRate(most: number, withinMs: number, now: () => number): Rate {
  let times: number[] = []
  return {
    take() {
      // A clock that is set back must not shut everybody out until it has caught up.
      times = times.filter((at) => Math.abs(now() - at) < withinMs)
      if (times.length >= most) return false
      times.push(now())
      return true
    },
  }
}

/** The same, but for each asker alone: one who asks on and on keeps nobody else out. */
export function createPaces(most: number, withinMs: number, now: () => number) {
  const paces = new WeakMap<object, Rate>()
  return {
    take(asker: object): boolean {
      const pace = paces.get(asker) ?? createRate(most, withinMs, now)
      paces.set(asker, pace)
      return pace.take()
    },
  }
}
