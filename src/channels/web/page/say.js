// The words of the page, in the language in which it was served.

const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}')

export const language = document.documentElement.lang || 'en'

/**
 * One text of the page; `{name}` in it is filled in.
 * @param {string} key
 * @param {Record<string, string | number>} [given]
 * @returns {string}
 */
export const say = (key, given = {}) =>
  String(words[key] ?? key).replace(/\{(\w+)\}/g, (all, name) => String(given[name] ?? all))

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
const soon = new Intl.DateTimeFormat(language, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** @type {readonly (readonly [Intl.RelativeTimeFormatUnit, number])[]} */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/**
 * How long ago: "3 hours ago".
 * @param {string} iso
 */
export function sayAge(iso) {
  const away = Date.parse(iso) - Date.now()
  const [unit, size] = units.find(([, size]) => Math.abs(away) >= size) ?? []
  if (unit === undefined || size === undefined) return say('age-now')
  return relative.format(Math.round(away / size), unit)
}

/**
 * Without the year, for what is not far off.
 * @param {string} iso
 */
export const saySoon = (iso) => soon.format(new Date(iso))
