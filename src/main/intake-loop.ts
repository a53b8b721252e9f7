/** Drains the spool when something came, one drain at a time, until it is told to stop. */
export function createIntake(drain: () => Promise<void>, say: (line: object) => void) {
  let unwatch: () => void = () => {}
  let last: Promise<void> = Promise.resolve()
  let waiting = false
  const run = () => {
    if (waiting) return
    waiting = true
    last = last.then(async () => {
      waiting = false
      await drain().catch((error: unknown) =>
        say({ level: 'error', msg: 'The spool could not be drained', error: String(error) }),
      )
    })
  }
  return {
    watch: (watch: (onNew: () => void) => () => void) => {
      unwatch = watch(run)
    },
    stop: async () => {
      unwatch()
      await last
    },
  }
}
