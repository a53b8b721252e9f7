import { make } from './dom.js'
import { say } from './say.js'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** @param {string} text */
const lengthOf = (text) => [...segmenter.segment(text)].length

/**
 * The form for an action that needs words. It begins with the present ones.
 * @param {{
 *   action: import('./shapes.js').Action,
 *   submit: (words: string) => Promise<void>,
 *   cancel: () => void,
 * }} given
 */
export function drawWordsForm({ action, submit, cancel }) {
  const { text, max } = action.words ?? { text: '', max: 100 }
  const field = make('textarea', {
    id: 'new-words',
    rows: '3',
    dir: 'auto',
    'aria-describedby': 'words-count',
    oninput: () => count(),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.requestSubmit()
    },
  })
  field.value = text
  const counted = make('p', { id: 'words-count', class: 'quiet' })
  const trouble = make('p', { class: 'trouble', role: 'alert' })
  const send = make('button', { type: 'submit', class: 'button go' }, say('page-words-submit'))
  const form = make(
    'form',
    {
      class: 'words-form',
      novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault()
        void hand()
      },
    },
    make('label', { for: 'new-words' }, say(`page-words-${action.verb}`)),
    field,
    counted,
    trouble,
    make(
      'div',
      { class: 'row' },
      send,
      make('button', { type: 'button', class: 'button', onclick: cancel }, say('page-cancel')),
    ),
  )

  function count() {
    const left = max - lengthOf(field.value.trim())
    counted.textContent =
      left >= 0 ? say('page-words-left', { count: left }) : say('page-words-over', { count: -left })
    counted.classList.toggle('over', left < 0)
    trouble.textContent = ''
  }
  async function hand() {
    const words = field.value.trim()
    if (!words) {
      trouble.textContent = say('page-words-none')
      field.focus()
      return
    }
    send.disabled = true
    await submit(words).finally(() => {
      send.disabled = false
    })
  }
  count()
  return { element: form, focus: () => field.focus() }
}
