import { make } from './dom.js'
import { drawTier } from './list.js'
import { say, sayAge } from './say.js'

/** @typedef {import('./shapes.js').Entry} Entry */

/**
 * @param {Entry} entry
 * @param {(entry: Entry) => void} undo
 */
function drawEntry(entry, undo) {
  const { request, tier, file, text, workspaceName, at, confidence, level } = entry
  const sure = `${say('page-confidence')} ${Math.round(confidence * 100)} %`
  return make(
    'li',
    { class: 'entry' },
    make(
      'p',
      { class: 'row-head' },
      make('a', { href: `#/request/${request}`, class: 'number' }, `#${request}`),
      drawTier(tier),
      make('code', { dir: 'auto' }, file),
    ),
    make('p', { class: 'row-text', dir: 'auto' }, text),
    make(
      'div',
      { class: 'row-foot' },
      make(
        'p',
        { class: 'row-facts' },
        `${workspaceName} · ${sayAge(at)} · `,
        make('span', { class: `sure ${level.toLowerCase()}` }, sure),
      ),
      make(
        'button',
        {
          type: 'button',
          class: 'plain',
          'data-key': `undo-${request}`,
          'data-verb': 'undo',
          'aria-label': `${say('button-undo')} #${request}`,
          onclick: () => undo(entry),
        },
        say('button-undo'),
      ),
    ),
  )
}

/**
 * @param {readonly Entry[]} entries
 * @param {(entry: Entry) => void} undo
 */
export const drawEntries = (entries, undo) =>
  entries.length === 0
    ? make('p', { class: 'none' }, say('page-none-entries'))
    : make(
        'ul',
        { class: 'rows entries', 'aria-label': say('page-entries') },
        entries.map((entry) => drawEntry(entry, undo)),
      )
