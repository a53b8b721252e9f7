// What keeps a slip of the hand from deciding.

/** A second click that was meant for the button before falls into this time. */
export const SLIP_MS = 600
/** The service counts a confirmation from 2 s on after the text was opened. */
const READ_MS = 2_100
/** Between a new button and where the one before was pressed. */
const APART_PX = 24

/**
 * Calls `done` once the page has been seen for as long as a confirmation needs.
 * @param {() => void} done
 */
export function whenRead(done) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => whenRead(done), { once: true })
    return
  }
  setTimeout(done, READ_MS)
}

/**
 * Moves a button down when it stands where another was just pressed.
 * @param {HTMLElement} button
 * @param {DOMRect | null} before of the button that was pressed, in the window
 */
export function keepApart(button, before) {
  if (!before) return
  const now = button.getBoundingClientRect()
  const apart = now.top >= before.bottom + APART_PX || now.bottom + APART_PX <= before.top
  if (!apart) button.style.marginTop = `${Math.ceil(before.bottom - now.top + APART_PX)}px`
}
