import { byId, make } from './dom.js'
import { say } from './say.js'

const STAYS_MS = 6_000

/**
 * Says one sentence: seen in a corner, heard by a screen reader. An alert stays until it is closed.
 * @param {string} text
 * @param {boolean} [alert]
 */
export function toast(text, alert = false) {
  const box = byId('toasts')
  const close = make(
    'button',
    { type: 'button', class: 'toast-close', 'aria-label': say('page-close'), onclick: () => one.remove() },
    '×',
  )
  const one = make('div', { class: alert ? 'toast alert' : 'toast' }, make('p', { dir: 'auto' }, text), close)
  box.replaceChildren(one)
  byId(alert ? 'cried' : 'said').textContent = text
  if (!alert) setTimeout(() => one.remove(), STAYS_MS)
}
