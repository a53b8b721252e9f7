import { drawBlock, drawDiff } from './diff.js'
import { make } from './dom.js'
import { drawTier } from './list.js'
import { say } from './say.js'

/**
 * @typedef {import('./shapes.js').Part} Part
 * @typedef {import('./shapes.js').Shown} Shown
 */

/** A short word before a colon at the beginning of a line names what follows. */
const label = /^([^"“「:：·?？]{1,24}[:：])(.*)$/su

/** @param {string} text */
function drawLine(text) {
  const [, name, rest] = label.exec(text) ?? []
  if (name === undefined || rest === undefined) return make('p', { dir: 'auto' }, text)
  return make('p', { dir: 'auto' }, make('span', { class: 'label' }, name), rest)
}

/** @param {Part} part */
function drawPart(part) {
  switch (part.part) {
    case 'words':
      return make(
        'blockquote',
        { class: 'words', dir: 'auto' },
        part.lines.map((line) => make('p', {}, line)),
      )
    case 'warning':
      return make('p', { class: 'warning', dir: 'auto' }, part.text)
    case 'evidence':
      return make('p', { class: 'evidence', dir: 'auto' }, part.text)
    case 'code':
      return drawDiff(part.text)
    default:
      return drawLine(part.text)
  }
}

/** What stands right below the title is what is asked, or how it ended. */
const saysFirst = (/** @type {string} */ state) => !['queued', 'asked'].includes(state)

/**
 * Everything a card says, and below it the bytes that are written.
 * @param {Shown} shown
 */
export function drawParts(shown) {
  const [title, ...rest] = shown.card.parts
  const heading = title?.part === 'title' ? title.text : `#${shown.id}`
  return [
    make(
      'h2',
      { id: 'card-title', class: 'card-title', tabindex: '-1', dir: 'auto' },
      heading,
      ' ',
      drawTier(shown.tier),
    ),
    ...rest.map((part, at) => {
      const drawn = drawPart(part)
      if (at === 0 && part.part === 'line' && saysFirst(shown.state)) drawn.className = 'headline'
      return drawn
    }),
    ...drawExact(shown),
  ]
}

/**
 * The bytes, unless the card itself shows them.
 * @param {Shown} shown
 */
function drawExact({ block, file, diff, card, state }) {
  const stands = (/** @type {string} */ text) =>
    card.parts.some((part) => (part.part === 'words' ? part.lines.join('\n') : part.text) === text)
  const [bytes, change] = [block, diff].map((text) => (text && !stands(text) ? text : null))
  if (!bytes && !change) return []
  return [
    make(
      'details',
      { class: 'exact' },
      make('summary', { 'data-key': 'exact' }, say(state === 'written' ? 'page-written' : 'page-exact')),
      file && make('p', {}, make('span', { class: 'label' }, say('page-file')), ' ', make('code', {}, file)),
      bytes && drawBlock(bytes),
      change && [make('h3', {}, say('page-changes')), drawDiff(change)],
    ),
  ]
}
