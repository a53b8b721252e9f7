const AGAIN_MS = 5_000

/**
 * Follows what changes. The browser connects anew by itself, but gives up at a refusal: after that, this does.
 * @param {{
 *   changed: (change: { id: number, revision: number }) => void,
 *   health: () => void,
 *   connected: (now: boolean) => void,
 *   refused: () => void,
 * }} told
 * @returns {() => void} ends it
 */
export function follow(told) {
  let source = connect()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let again

  function connect() {
    const made = new EventSource('/events')
    made.addEventListener('open', () => told.connected(true))
    made.addEventListener('error', () => {
      told.connected(false)
      if (made.readyState !== EventSource.CLOSED) return
      // What stands before the service refuses while that is down: without this the page would never hear of anything again.
      again = setTimeout(() => {
        source = connect()
      }, AGAIN_MS)
      told.refused()
    })
    made.addEventListener('changed', (event) => told.changed(JSON.parse(event.data)))
    made.addEventListener('health', () => told.health())
    return made
  }

  return () => {
    clearTimeout(again)
    source.close()
  }
}
