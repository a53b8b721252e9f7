import { make } from './dom.js'
import { keepApart, whenRead } from './guard.js'
import { explainVerb } from './legend.js'
import { say } from './say.js'

/**
 * @typedef {import('./shapes.js').Action} Action
 * @typedef {import('./shapes.js').Shown} Shown
 */

/** The last word before a write: what is written has to be read before. */
const isLast = (/** @type {Shown} */ shown, /** @type {Action} */ { verb }) =>
  shown.question === 'content' && verb === 'confirm'

/**
 * The buttons of a card, in its own rows.
 * @param {Shown} shown
 * @param {{
 *   choose: (action: Action, button: HTMLElement) => void,
 *   before: DOMRect | null,
 *   inertMs: number,
 * }} given `before`: where the last button was pressed; for `inertMs` no press is taken
 */
export function drawActions(shown, { choose, before, inertMs }) {
  const rows = shown.actions.filter((row) => row.length > 0)
  if (rows.length === 0) return null
  const hint = make('p', { id: 'read-first', class: 'quiet' })

  /** @param {Action} action */
  function draw(action) {
    const last = isLast(shown, action)
    const button = make(
      'button',
      {
        type: 'button',
        class: ['button', action.tone ?? '', last ? 'last' : ''].filter(Boolean).join(' '),
        'data-verb': action.verb,
        'data-value': action.value,
        'data-key': `${action.verb}.${action.value}`,
        'aria-describedby': last ? 'read-first' : null,
        'aria-disabled': last ? 'true' : null,
        title: explainVerb(action.verb),
        dir: 'auto',
        onclick: () => {
          if (group.dataset.fresh || button.getAttribute('aria-disabled') === 'true') return
          choose(action, button)
        },
      },
      action.label,
    )
    if (last) holdBack(button)
    return button
  }

  /** @param {HTMLButtonElement} button */
  function holdBack(button) {
    hint.textContent = say('page-read-first')
    requestAnimationFrame(() => keepApart(button, before))
    whenRead(() => {
      button.removeAttribute('aria-disabled')
      hint.textContent = say('page-may-confirm')
    })
  }

  const group = make(
    'div',
    {
      class: 'actions',
      'data-fresh': inertMs > 0 ? 'yes' : null,
      role: 'group',
      'aria-label': say('page-actions'),
    },
    rows.map((row) =>
      make('div', { class: 'row' }, row.some((action) => isLast(shown, action)) && hint, row.map(draw)),
    ),
  )
  if (inertMs > 0) setTimeout(() => delete group.dataset.fresh, inertMs)
  return group
}
