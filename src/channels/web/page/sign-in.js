import { Refused, sendCode, signIn } from './api.js'
import { make } from './dom.js'
import { say } from './say.js'

/** What a refusal says, or that there was no answer at all. */
const wordsOf = (/** @type {unknown} */ error) =>
  (error instanceof Refused && error.message) || say('page-no-answer')

/**
 * The form that asks for the code.
 * @param {{ why: string | null, done: () => void }} given
 */
export function drawSignIn({ why, done }) {
  const trouble = make('p', { class: 'trouble', role: 'alert', dir: 'auto' }, why ?? '')
  const field = make('input', {
    id: 'code',
    name: 'code',
    inputmode: 'numeric',
    autocomplete: 'one-time-code',
    maxlength: '12',
    required: true,
    'aria-describedby': 'code-where',
  })
  const sent = make('p', { class: 'note', role: 'status', dir: 'auto' })
  const submit = make('button', { type: 'submit', class: 'button go' }, say('page-code-submit'))
  const send = make(
    'button',
    { type: 'button', class: 'button', onclick: () => tell(ask) },
    say('page-code-send'),
  )

  /** @param {() => Promise<unknown>} act */
  async function tell(act) {
    trouble.textContent = ''
    sent.textContent = ''
    submit.disabled = send.disabled = true
    try {
      await act()
    } catch (error) {
      trouble.textContent = wordsOf(error)
    } finally {
      submit.disabled = send.disabled = false
    }
    field.focus()
  }
  async function ask() {
    const { text } = await sendCode()
    sent.textContent = text
  }
  async function enter() {
    const code = field.value.replace(/\D/g, '')
    field.value = ''
    await signIn(code)
    done()
  }
  /** @param {Event} event */
  const submitted = (event) => {
    event.preventDefault()
    void tell(enter)
  }

  const form = make(
    'form',
    { class: 'sign-in', onsubmit: submitted, novalidate: true },
    make('img', { src: '/icon.svg', alt: '', width: '56', height: '56' }),
    make('h1', {}, say('page-name')),
    make('p', { id: 'code-where', class: 'quiet' }, say('page-code-where')),
    make('label', { for: 'code' }, say('page-code')),
    field,
    make('div', { class: 'row' }, submit, send),
    sent,
    trouble,
  )
  const given = /^#code=(\d{8})$/.exec(location.hash)
  if (given) {
    // A used code must not stay in the history of the browser.
    history.replaceState(null, '', '#/open')
    field.value = given[1] ?? ''
    void tell(enter)
  }
  return { element: make('main', { class: 'gate' }, form), focus: () => field.focus() }
}
