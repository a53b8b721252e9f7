// Elements are made of text nodes and attributes only: nothing that somebody wrote is ever read as HTML.

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Attributes
 */

/**
 * Makes an element. `on…` attributes are listeners; true is an empty attribute, null and false none.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | readonly Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value))
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.flat().flatMap((child) => (child || child === '' ? [child] : [])))
  return element
}

/**
 * Shows these children instead of what stood there, and keeps the focus on the element of the same `data-key`.
 * @param {Element} parent
 * @param {...(Child | readonly Child[])} children
 */
export function fill(parent, ...children) {
  const focused = parent.contains(document.activeElement) ? document.activeElement : null
  const key = focused instanceof HTMLElement ? focused.dataset.key : undefined
  parent.replaceChildren(...children.flat().flatMap((child) => (child ? [child] : [])))
  if (key === undefined) return
  const again = [...parent.querySelectorAll('[data-key]')].find(
    (element) => element instanceof HTMLElement && element.dataset.key === key,
  )
  if (again instanceof HTMLElement) again.focus({ preventScroll: true })
}

/**
 * The element with this id, which stands in the page from the start.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no element "${id}"`)
  return element
}
