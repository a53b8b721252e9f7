import { make } from './dom.js'

/** @type {Readonly<Record<string, string>>} */
const kinds = { '+': 'plus', '-': 'minus', '@': 'place' }

/**
 * Fixed-width lines, each with its sign, told apart by colour as well.
 * @param {string} text
 */
export const drawDiff = (text) =>
  make(
    'pre',
    { class: 'code', tabindex: '0' },
    text
      .split('\n')
      .map((line, at, all) =>
        make(
          'span',
          { class: `line ${kinds[line[0] ?? ''] ?? ''}` },
          at < all.length - 1 ? `${line}\n` : line,
        ),
      ),
  )

/** @param {string} text */
export const drawBlock = (text) => make('pre', { class: 'code block', tabindex: '0', dir: 'auto' }, text)
