import { make } from './dom.js'
import { say } from './say.js'

/** @type {Readonly<Record<string, string>>} */
const signs = { ok: '✓', note: 'i', warn: '!', bad: '✕' }

/** @param {import('./shapes.js').Health} health */
export function drawHealth({ version, lines }) {
  const well = lines.every(({ level }) => level === 'ok' || level === 'note')
  return make(
    'div',
    { class: 'health' },
    make('p', { class: 'quiet' }, `Evogate ${version}`),
    well && make('p', { class: 'headline' }, say('page-all-well')),
    make(
      'ul',
      { class: 'rows' },
      lines.map(({ level, text, remedy }) =>
        make(
          'li',
          { class: `finding ${level}` },
          make('span', { class: 'sign', 'aria-hidden': 'true' }, signs[level] ?? '·'),
          make(
            'div',
            {},
            make('p', { dir: 'auto' }, text),
            remedy && make('p', { class: 'quiet', dir: 'auto' }, `→ ${remedy}`),
          ),
        ),
      ),
    ),
  )
}
