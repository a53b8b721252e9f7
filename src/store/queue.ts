/** Runs tasks one at a time in the order in which they came, whatever becomes of each. */
export interface Queue {
  add<T>(task: () => Promise<T>): Promise<T>
  /** Resolves when everything added so far has ended. */
  drained(): Promise<void>
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return {
    add(task) {
      const result = last.then(task)
      last = result.catch(() => {})
      return result
    },
    async drained() {
      await last
    },
  }
}
