import { make } from './dom.js'
import { drawLegend } from './legend.js'
import { say } from './say.js'

/** Nothing is decided by a letter: keys only lead to a button. */
const known = [
  ['j', 'k', 'page-keys-move'],
  ['a', '', 'page-keys-actions'],
  ['Esc', '', 'page-keys-back'],
  ['?', '', 'page-keys-help'],
]

/** The window that tells what a card says, and the keys. */
export function createHelp() {
  const dialog = make(
    'dialog',
    { class: 'help', 'aria-labelledby': 'help-title' },
    make('h2', { id: 'help-title' }, say('page-legend')),
    drawLegend(),
    make('h2', {}, say('page-keys')),
    make(
      'dl',
      {},
      known.flatMap(([key, other, text]) => [
        make('dt', {}, make('kbd', {}, key ?? ''), other && [' ', make('kbd', {}, other)]),
        make('dd', {}, say(text ?? '')),
      ]),
    ),
    make('button', { type: 'button', class: 'button', onclick: () => dialog.close() }, say('page-close')),
  )
  return dialog
}

/** Where a letter is a letter. */
const isTyping = (/** @type {EventTarget | null} */ target) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/**
 * @param {{ move: (by: 1 | -1) => void, actions: () => void, back: () => void, help: () => void }} does
 */
export function listen(does) {
  /** @param {KeyboardEvent} event */
  const heard = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
    if (event.key === 'Escape') return does.back()
    if (isTyping(event.target)) return
    if (event.key === 'j') does.move(1)
    else if (event.key === 'k') does.move(-1)
    else if (event.key === 'a') does.actions()
    else if (event.key === '?') does.help()
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', heard)
  return () => document.removeEventListener('keydown', heard)
}
