// What the page asks of the service. The token lives in this module alone: neither a cookie nor storage holds it.

/** @type {string | null} */
let token = null

/** An answer that is none of 200 to 299. `status` 0: there was no answer. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {string} text in the language of the page; empty when there is none
   * @param {string} [code]
   */
  constructor(status, text, code = '') {
    super(text)
    this.status = status
    this.code = code
  }
}

/**
 * @param {string} path
 * @param {RequestInit} how
 */
async function ask(path, how) {
  const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...how }).catch(() => {
    throw new Refused(0, '')
  })
  const body = response.status === 204 ? null : await response.json().catch(() => null)
  if (!response.ok) throw new Refused(response.status, body?.error?.text ?? '', body?.error?.code)
  return body
}

const headers = () => ({
  'content-type': 'application/json',
  ...(token === null ? {} : { 'x-evogate-token': token }),
})

/** @param {string} path */
const get = (path) => ask(path, { headers: headers() })
/**
 * @param {string} path
 * @param {unknown} body
 */
const post = (path, body) => ask(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) })

/** A reload loses the token: cards can still be read, but deciding takes another code. */
export const mayDecide = () => token !== null
/** @returns {Promise<{ name: string }>} */
export const me = () => get('/api/me')
/** @param {string} code */
export async function signIn(code) {
  const session = await post('/api/login', { code })
  token = session.token
}
/** @returns {Promise<{ text: string }>} where the code went */
export const sendCode = () => post('/api/login/send', {})
export async function signOut() {
  await post('/api/logout', {})
  token = null
}

/**
 * @param {'open' | 'history'} state
 * @param {number | null} before history: those before this number
 * @returns {Promise<readonly import('./shapes.js').Row[]>}
 */
export const requests = (state, before) =>
  get(`/api/requests?state=${state}${before === null ? '' : `&before=${before}`}`)
/**
 * @param {number} id
 * @returns {Promise<import('./shapes.js').Shown>}
 */
export const request = (id) => get(`/api/requests/${id}`)
/**
 * @param {{ id: number, revision: number }} shown
 * @param {{ verb: string, value: string }} action
 * @param {string} [words]
 * @returns {Promise<import('./shapes.js').Pressed>}
 */
export const press = ({ id, revision }, { verb, value }, words) =>
  post(`/api/requests/${id}/press`, { revision, verb, value, ...(words === undefined ? {} : { words }) })
/** @returns {Promise<readonly import('./shapes.js').Entry[]>} */
export const entries = () => get('/api/entries')
/** @returns {Promise<import('./shapes.js').Health>} */
export const health = () => get('/api/health')
