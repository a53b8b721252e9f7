import { make } from './dom.js'
import { say } from './say.js'

const views = ['open', 'history', 'entries', 'health']

/**
 * What stands around the cards: the bar on top and the list's own place.
 * @param {{ name: string, leave: () => void, help: () => void, filtered: (words: string) => void }} given
 */
export function drawFrame({ name, leave, help, filtered }) {
  const count = make('span', { class: 'count' })
  const links = views.map((view) =>
    make('a', { href: `#/${view}`, 'data-view': view }, say(`page-${view}`), view === 'open' && [' ', count]),
  )
  const live = make('span', { class: 'live', role: 'status' })
  const rows = make('div', { class: 'list' })
  const field = make('input', {
    type: 'search',
    class: 'filter',
    'aria-label': say('page-filter'),
    placeholder: say('page-filter'),
    oninput: () => filtered(field.value),
  })

  return {
    top: make(
      'header',
      { class: 'top' },
      make('a', { class: 'skip', href: '#card-title', onclick: skip }, say('page-skip')),
      make(
        'div',
        { class: 'bar' },
        make('img', { src: '/icon.svg', alt: '', width: '28', height: '28' }),
        make('strong', { class: 'brand' }, 'Evogate'),
        live,
        make('span', { class: 'who', dir: 'auto' }, name),
        make(
          'button',
          {
            type: 'button',
            class: 'plain help-button',
            onclick: help,
            'aria-label': say('page-help'),
            title: say('page-help'),
          },
          '?',
        ),
        make('button', { type: 'button', class: 'plain', onclick: leave }, say('page-sign-out')),
      ),
      make('nav', { class: 'views', 'aria-label': say('page-sections') }, links),
    ),
    main: make('main', {}),
    listPane: make('section', { class: 'list-pane' }, field, rows),
    rows,
    /** @param {string} view */
    stands(view) {
      for (const link of links)
        if (link.dataset.view === view) link.setAttribute('aria-current', 'page')
        else link.removeAttribute('aria-current')
    },
    /** @param {number} open */
    counted(open) {
      count.textContent = open > 0 ? String(open) : ''
      document.title = open > 0 ? `(${open}) ${say('page-name')}` : say('page-name')
    },
    /** Does the page hear of what changes? @param {'live' | 'apart' | 'resting'} how */
    hears(how) {
      live.textContent = say(`page-${how}`)
      live.classList.toggle('apart', how !== 'live')
    },
  }
}

/** A link to an id would change the address by which the views are known.
 * @param {Event} event */
function skip(event) {
  event.preventDefault()
  const title = document.getElementById('card-title')
  if (title) title.focus()
}
