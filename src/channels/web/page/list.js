import { make } from './dom.js'
import { explainTier } from './legend.js'
import { say, sayAge, saySoon } from './say.js'

/** @typedef {import('./shapes.js').Row} Row */

/** @param {'L1' | 'L2' | 'L3'} tier */
export const drawTier = (tier) =>
  make('span', { class: `tier ${tier.toLowerCase()}`, title: explainTier(tier) }, tier)

/**
 * The state of a request in a word or two; of an open question, the question. What was written and stands no more is not
 * called written.
 * @param {Row} row
 */
function sayState({ state, question, kind, gone }) {
  if (gone?.raisedTo) return say('settled-raised-by', { number: gone.by, tier: gone.raisedTo })
  if (gone) return say('settled-removed-by', { number: gone.by })
  if (state === 'written' && kind === 'remove') return say('page-taken-out')
  if (state !== 'questioned' || !question) return say(`state-${state}`)
  const confirms = question === 'tier' || question === 'content'
  return say(kind === 'remove' && confirms ? 'question-name-removal' : `question-name-${question}`)
}

/** Somebody still has to answer. */
const isOpen = (/** @type {string} */ state) => ['queued', 'asked', 'questioned'].includes(state)

/** @param {Row} row */
function when({ settled, askedAt, dueAt, state }) {
  if (settled && !isOpen(state)) return [settled.by, sayAge(settled.at)]
  const due =
    dueAt && ['asked', 'questioned'].includes(state) ? say('page-due', { when: saySoon(dueAt) }) : ''
  return [askedAt ? sayAge(askedAt) : '', due]
}

/**
 * @param {Row} row
 * @param {boolean} current
 */
function drawRow(row, current) {
  const facts = [row.workspaceName, ...when(row)].filter(Boolean)
  return make(
    'li',
    {},
    make(
      'a',
      {
        class: 'row-link',
        href: `#/request/${row.id}`,
        'data-key': `row-${row.id}`,
        'aria-current': current ? 'true' : null,
      },
      make(
        'span',
        { class: 'row-head' },
        make('span', { class: 'number' }, `#${row.id}`),
        drawTier(row.tier),
        // Its words are those of the rule that stands: it must not be read as a wish to add them.
        row.kind === 'remove' && make('span', { class: 'removes' }, `− ${say('button-take-out')}`),
        make('span', { class: `state ${row.gone ? 'gone' : row.state}` }, sayState(row)),
        row.urgency === 'urgent' &&
          isOpen(row.state) &&
          make('span', { class: 'urgent' }, say('urgency-urgent')),
      ),
      make('span', { class: 'row-text', dir: 'auto' }, row.text),
      make('span', { class: 'row-facts' }, facts.join(' · ')),
    ),
  )
}

/**
 * @param {readonly Row[]} rows
 * @param {number | null} current
 * @param {{ title: string, none: string, hint: string }} words
 */
export function drawList(rows, current, { title, none, hint }) {
  if (rows.length === 0)
    return make('div', { class: 'none' }, make('p', {}, none), hint && make('p', { class: 'quiet' }, hint))
  return make(
    'ul',
    { class: 'rows', 'aria-label': title },
    rows.map((row) => drawRow(row, row.id === current)),
  )
}
