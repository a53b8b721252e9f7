import { drawActions } from './actions.js'
import { mayDecide, press, Refused, request } from './api.js'
import { fill, make } from './dom.js'
import { SLIP_MS } from './guard.js'
import { drawParts } from './parts.js'
import { say } from './say.js'
import { toast } from './toast.js'
import { drawWordsForm } from './words-form.js'

/**
 * @typedef {import('./shapes.js').Action} Action
 * @typedef {import('./shapes.js').Shown} Shown
 */

/** As on every channel: after this it says that it works on it. */
const WORKING_AFTER_MS = 800

/**
 * The place where one card is read and decided.
 * @param {{
 *   failed: (error: unknown) => void,
 *   changed: (shown: Shown) => void,
 *   next: (id: number) => number | null,
 *   backTo: () => string,
 *   help: () => void,
 * }} given
 */
export function createCard({ failed, changed, next, backTo, help }) {
  const element = make('section', { class: 'card-pane', 'aria-labelledby': 'card-title' })
  /** @type {Shown | null} */
  let shown = null
  /** Newer than what stands here, while somebody still writes.
   * @type {Shown | null} */
  let waiting = null
  /** @type {ReturnType<typeof drawWordsForm> & { action: Action } | null} */
  let form = null
  /** What it became while a press was under way.
   * @type {Shown | null} */
  let later = null
  let note = ''
  let busy = false
  let inertUntil = 0
  const foot = make('div', { class: 'foot' })
  /** @type {DOMRect | null} */
  let before = null

  /** @param {{ fresh: boolean, focus: boolean }} how */
  function draw({ fresh, focus }) {
    if (!shown) return fill(element, make('p', { class: 'none quiet' }, say('page-choose')))
    if (fresh) inertUntil = performance.now() + SLIP_MS
    const inertMs = inertUntil - performance.now()
    fill(
      element,
      make('a', { class: 'back', href: backTo() }, `‹ ${say('page-back')}`),
      note && make('p', { class: 'note', role: 'status' }, note),
      make(
        'article',
        { class: 'card', 'data-id': shown.id, 'data-revision': shown.revision },
        drawParts(shown),
        form ? form.element : drawActions(shown, { choose, before, inertMs }),
      ),
      foot,
    )
    drawFoot()
    if (!focus) return
    element.scrollIntoView({ block: 'start' })
    const title = element.querySelector('#card-title')
    if (title instanceof HTMLElement) title.focus({ preventScroll: true })
  }

  function drawFoot() {
    const number = shown && next(shown.id)
    fill(
      foot,
      shown &&
        make(
          'button',
          { type: 'button', class: 'plain', 'data-key': 'legend', onclick: help },
          say('page-legend-ask'),
        ),
      number !== null &&
        make('a', { class: 'next', href: `#/request/${number}` }, `${say('page-next', { number })} ›`),
    )
  }

  /** @param {Action} action @param {HTMLElement} button */
  function choose(action, button) {
    if (busy) return
    // Words must not be typed for nothing.
    if (!mayDecide()) return failed(new Refused(403, '', 'login'))
    if (!action.words) {
      before = button.getBoundingClientRect()
      return void carryOut(action)
    }
    const drawn = drawWordsForm({ action, submit: (words) => carryOut(action, words), cancel: closeForm })
    form = { ...drawn, action }
    draw({ fresh: false, focus: false })
    form.focus()
  }

  function closeForm() {
    form = null
    if (waiting) shown = waiting
    waiting = null
    note = ''
    draw({ fresh: true, focus: true })
  }

  /** @param {Action} action @param {string} [words] */
  async function carryOut(action, words) {
    if (!shown || busy) return
    busy = true
    element.setAttribute('aria-busy', 'true')
    const slow = setTimeout(() => toast(say('toast-working')), WORKING_AFTER_MS)
    const asked = waiting ?? shown
    try {
      const answer = await press(asked, action, words)
      toast(answer.toast, answer.alert)
      if (shown?.id !== asked.id) return
      take(answer.request ?? (await request(asked.id)), words !== undefined && answer.alert)
    } catch (error) {
      failed(error)
    } finally {
      clearTimeout(slow)
      busy = false
      element.removeAttribute('aria-busy')
      const given = later
      later = null
      if (given) renew(given)
    }
  }

  /** What was written stays when it did not count and can still be handed in.
   * @param {Shown} given @param {boolean} keepWords */
  function take(given, keepWords) {
    const still = given.actions.flat().some((action) => action.verb === form?.action.verb && action.words)
    if (keepWords && still) waiting = given
    else {
      form = null
      waiting = null
      note = ''
      shown = given
      draw({ fresh: true, focus: true })
    }
    changed(given)
  }

  /** The same card as it stands now. @param {Shown} given */
  function renew(given) {
    if (!shown || given.id !== shown.id) return
    // The answer to the press may be older, and nothing more would be told.
    if (busy) {
      if (!later || given.revision >= later.revision) later = given
      return
    }
    const stands = waiting ?? shown
    // Answers overtake each other.
    if (given.revision < stands.revision) return
    if (JSON.stringify(given) === JSON.stringify(stands)) return
    const moved = given.revision !== stands.revision
    if (form && moved) {
      waiting = given
      note = say('page-moved-on-writing')
      element.querySelector('.note')?.remove()
      element.querySelector('.card')?.before(make('p', { class: 'note', role: 'status' }, note))
      return
    }
    if (form) return
    shown = given
    // What is being written changes by itself; only who was about to press has to be told.
    if (moved && stands.actions.flat().length > 0) note = say('page-moved-on')
    // The press before was answered with "approved", and that must not be the last word.
    if (stands.state === 'approved' && given.question === 'conflict') {
      note = say('page-asks-again', { number: given.id })
      toast(note, true)
    }
    draw({ fresh: moved, focus: false })
  }

  return {
    element,
    /** The card that stands here. */
    id: () => shown?.id ?? null,
    /** Shows another card, or none. @param {Shown | null} given */
    show(given) {
      shown = given
      form = null
      waiting = null
      later = null
      before = null
      note = ''
      draw({ fresh: true, focus: given !== null })
    },
    renew,
    focusActions() {
      const button = element.querySelector('.actions button')
      if (button instanceof HTMLElement) button.focus()
    },
    /** Closes the form, if one is open. */
    leaveForm() {
      if (!form) return false
      closeForm()
      return true
    },
    /** The list around it has changed. */
    drawFoot,
  }
}
