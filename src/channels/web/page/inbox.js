import * as api from './api.js'
import { createCard } from './card.js'
import { fill, make } from './dom.js'
import { drawEntries } from './entries.js'
import { drawFrame } from './frame.js'
import { drawHealth } from './health.js'
import { createHelp, listen } from './keys.js'
import { drawList } from './list.js'
import { follow } from './live.js'
import { say } from './say.js'
import { toast } from './toast.js'

/** @typedef {import('./shapes.js').Row} Row */

/** Several changes in a row are one new list. */
const RELOAD_AFTER_MS = 120
/** As many rows of the history come at once. */
const PAGE_ROWS = 100

/** @type {Readonly<Record<'open' | 'history', { none: string, hint: string }>>} */
const emptiness = {
  open: { none: 'page-none-open', hint: 'page-none-open-hint' },
  history: { none: 'page-none-history', hint: '' },
}

/**
 * Everything behind the sign-in.
 * @param {{ name: string, leave: () => void, failed: (error: unknown) => void }} given
 */
export function openInbox({ name, leave, failed }) {
  /** @type {'open' | 'history'} */
  let list = 'open'
  /** @type {readonly Row[]} */
  let rows = []
  let more = false
  let filter = ''
  let loads = 0
  let fills = 0
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let reloading

  const help = createHelp()
  const frame = drawFrame({ name, leave, help: () => help.showModal(), filtered })
  const card = createCard({
    failed,
    changed: () => reload(),
    next: (id) => neighbour(id, 1),
    backTo: () => `#/${list}`,
    help: () => help.showModal(),
  })
  const wide = make('section', { class: 'wide' })
  const columns = make('div', { class: 'columns' }, frame.listPane, card.element)
  frame.main.append(columns, wide)

  /** @param {() => Promise<void>} act */
  const attempt = (act) => void act().catch(failed)

  const found = () => {
    const words = filter.toLowerCase()
    return rows.filter(({ id, text, workspace }) =>
      `#${id} ${text} ${workspace}`.toLowerCase().includes(words),
    )
  }
  /** @param {number} id @param {1 | -1} by */
  function neighbour(id, by) {
    const all = list === 'open' ? found() : []
    const at = all.findIndex((row) => row.id === id)
    const there = at < 0 ? all[0] : all[at + by]
    return there && there.id !== id ? there.id : null
  }
  /** @param {string} words */
  function filtered(words) {
    filter = words.trim()
    drawRows()
  }

  function drawRows() {
    const { none, hint } = emptiness[list]
    const words = { title: say(`page-${list}`), none: say(none), hint: hint && say(hint) }
    const shown = found()
    const empty = rows.length > 0 && shown.length === 0
    fill(
      frame.rows,
      drawList(shown, card.id(), empty ? { ...words, none: say('page-none-match'), hint: '' } : words),
      more &&
        make(
          'button',
          { type: 'button', class: 'button more', 'data-key': 'more', onclick: () => attempt(loadMore) },
          say('page-more'),
        ),
    )
  }
  async function loadRows() {
    const asked = list
    const load = ++loads
    const loaded = await api.requests(asked, null)
    // Answers overtake each other: an older list would stay until something else changes.
    if (asked !== list || load !== loads) return
    const last = loaded.at(-1)
    const older = list === 'history' && last ? rows.filter(({ id }) => id < last.id) : []
    more = list === 'history' && (older.length > 0 ? more : loaded.length >= PAGE_ROWS)
    rows = [...loaded, ...older]
    if (list === 'open') frame.counted(rows.length)
    drawRows()
    card.drawFoot()
  }
  async function loadMore() {
    const last = rows.at(-1)
    if (list !== 'history' || !last) return
    const loaded = await api.requests('history', last.id)
    // They would stand in another list, or after a second click twice in this one.
    if (list !== 'history' || rows.at(-1)?.id !== last.id) return
    more = loaded.length >= PAGE_ROWS
    rows = [...rows, ...loaded]
    drawRows()
  }
  function reload() {
    clearTimeout(reloading)
    reloading = setTimeout(() => {
      attempt(loadRows)
      if (location.hash === '#/entries') went()
    }, RELOAD_AFTER_MS)
  }

  /** @param {number} id */
  async function openCard(id) {
    const shown = await api.request(id)
    if (location.hash !== `#/request/${id}`) return
    card.show(shown)
    drawRows()
  }

  async function go() {
    const [, view = 'open', number] = location.hash.split('/')
    const isRequest = view === 'request' && /^\d{1,10}$/.test(number ?? '')
    const isWide = view === 'entries' || view === 'health'
    const next = view === 'history' ? 'history' : view === 'open' ? 'open' : list
    const changed = next !== list
    list = next
    frame.stands(isWide ? view : list)
    columns.hidden = isWide
    wide.hidden = !isWide
    columns.classList.toggle('with-card', isRequest)
    if (view === 'entries') await fillWide(view, async () => drawEntries(await api.entries(), undo))
    else if (view === 'health') await fillWide(view, async () => drawHealth(await api.health()))
    else {
      if (changed) rows = []
      if (!isRequest) card.show(null)
      // Side by side: a number that nobody knows must not leave the list empty.
      await Promise.all([isRequest && openCard(Number(number)), loadRows()])
    }
  }
  const went = () => attempt(go)

  /** What was asked for another view must not come up under this one's name.
   * @param {'entries' | 'health'} view @param {() => Promise<Node>} load */
  async function fillWide(view, load) {
    const title = make('h1', {}, say(`page-${view}`))
    const loading = make('p', { class: 'quiet', role: 'status' }, say('page-loading'))
    if (wide.dataset.view !== view) fill(wide, title, loading)
    wide.dataset.view = view
    const at = ++fills
    const drawn = await load()
    if (wide.dataset.view === view && at === fills) fill(wide, title, drawn)
  }

  /** Asks to take an entry out: that is a request of its own.
   * @param {import('./shapes.js').Entry} entry */
  function undo({ request, revision }) {
    attempt(async () => {
      const answer = await api.press({ id: request, revision }, { verb: 'undo', value: '' })
      toast(answer.toast, answer.alert)
    })
  }

  /** @type {(() => void)[]} */
  const ends = []

  return {
    element: make('div', { class: 'inbox' }, frame.top, frame.main, help),
    open() {
      window.addEventListener('hashchange', went)
      ends.push(() => window.removeEventListener('hashchange', went))
      ends.push(
        follow({
          changed: ({ id }) => {
            reload()
            if (id === card.id()) attempt(async () => card.renew(await api.request(id)))
          },
          health: () => location.hash === '#/health' && went(),
          resting: () => frame.hears('resting'),
          connected: (now) => {
            frame.hears(now ? 'live' : 'apart')
            // What changed while nobody listened was told to nobody.
            if (now) caughtUp()
          },
          // Whoever is signed in still is told by the mark in the bar that nothing is heard.
          refused: () => void api.me().catch((error) => error.status === 401 && failed(error)),
        }),
        listen({
          move: (by) => {
            const to = card.id() === null ? (found()[0]?.id ?? null) : neighbour(card.id() ?? 0, by)
            if (to !== null) location.hash = `#/request/${to}`
          },
          actions: () => card.focusActions(),
          back: () => {
            if (!card.leaveForm() && location.hash.startsWith('#/request/')) location.hash = `#/${list}`
          },
          help: () => help.showModal(),
        }),
      )
      if (!/^#\/[a-z]+/.test(location.hash)) history.replaceState(null, '', '#/open')
      went()
    },
    close() {
      clearTimeout(reloading)
      for (const end of ends) end()
    },
  }

  function caughtUp() {
    reload()
    const id = card.id()
    if (id !== null) attempt(async () => card.renew(await api.request(id)))
  }
}
