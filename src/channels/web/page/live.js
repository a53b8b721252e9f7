const AGAIN_MS = 5_000
/** That somebody is at this page. */
const woken = ['focus', 'pointerdown', 'keydown']

/**
 * Follows what changes. The browser connects anew by itself, but gives up at a refusal: after that, this does.
 * @param {{
 *   changed: (change: { id: number, revision: number }) => void,
 *   health: () => void,
 *   connected: (now: boolean) => void,
 *   resting: () => void,
 *   refused: () => void,
 * }} told
 * @returns {() => void} ends it
 */
export function follow(told) {
  let rests = false
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
    // Another page took this one's turn. Asking for it back at once, pages would take it from each other for ever.
    made.addEventListener('elsewhere', () => {
      made.close()
      rests = true
      told.resting()
    })
    return made
  }

  /** Whoever comes back to this page wants it to be live. */
  function wake() {
    if (!rests || document.hidden) return
    rests = false
    source = connect()
  }
  for (const name of woken) window.addEventListener(name, wake)
  document.addEventListener('visibilitychange', wake)

  return () => {
    for (const name of woken) window.removeEventListener(name, wake)
    document.removeEventListener('visibilitychange', wake)
    clearTimeout(again)
    source.close()
  }
}
