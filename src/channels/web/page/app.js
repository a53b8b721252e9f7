import { me, Refused, signOut } from './api.js'
import { byId, fill } from './dom.js'
import { openInbox } from './inbox.js'
import { say } from './say.js'
import { drawSignIn } from './sign-in.js'
import { toast } from './toast.js'

const app = byId('app')

/** @param {string | null} why */
function askForCode(why) {
  const signIn = drawSignIn({ why, done: () => void enter(null) })
  fill(app, signIn.element)
  document.title = say('page-name')
  signIn.focus()
}

/**
 * Shows the inbox to whoever has a session, and asks everybody else for a code.
 * @param {string | null} otherwise why the code is asked for
 */
async function enter(otherwise) {
  try {
    open((await me()).name)
  } catch (error) {
    if (error instanceof Refused && error.status === 401) askForCode(otherwise)
    else askForCode((error instanceof Refused && error.message) || say('page-no-answer'))
  }
}

/** @param {string} name */
function open(name) {
  let ended = false
  /** @param {string | null} why */
  const over = (why) => {
    ended = true
    inbox.close()
    askForCode(why)
  }
  const inbox = openInbox({
    name,
    leave: () => {
      void signOut().catch(() => {})
      over(null)
    },
    failed: (error) => {
      if (!(error instanceof Refused)) throw error
      // An answer to who has left must not take the form, or the next inbox, from the page.
      if (ended) return
      if (error.status === 401) over(say('page-signed-out'))
      else if (error.code === 'login') over(say('page-code-again'))
      else toast(error.message || say('page-no-answer'), true)
    },
  })
  fill(app, inbox.element)
  inbox.open()
}

// A code that came along in the address is used before anything else.
if (location.hash.startsWith('#code=')) askForCode(null)
else void enter(null)
