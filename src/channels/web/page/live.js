/**
 * Follows what changes. The browser connects anew by itself; only a refusal ends it.
 * @param {{
 *   changed: (change: { id: number, revision: number }) => void,
 *   health: () => void,
 *   connected: (now: boolean) => void,
 *   refused: () => void,
 * }} told
 * @returns {() => void} ends it
 */
export function follow(told) {
  const source = new EventSource('/events')
  source.addEventListener('open', () => told.connected(true))
  source.addEventListener('error', () => {
    told.connected(false)
    if (source.readyState === EventSource.CLOSED) told.refused()
  })
  source.addEventListener('changed', (event) => told.changed(JSON.parse(event.data)))
  source.addEventListener('health', () => told.health())
  return () => source.close()
}
