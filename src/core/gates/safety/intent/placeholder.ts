/** "postgres://USER:PASSWORD@HOST/db": where a login would stand, and none does. */

const IN_BRACKETS =
  '(?:<[\\p{L}_ -]{1,30}>|\\$\\{[\\w.-]{1,30}\\}|\\{\\{?\\s?[\\p{L}_.-]{1,30}\\s?\\}\\}?|\\$[a-z_]{1,30}|%[a-z_]{1,30}%|\\[[\\p{L}_ -]{1,30}\\])'
const STARS = '(?:x{3,12}|\\.{3})'
const FILLER = '(?:your|my|the|some|db|database|app)[-_]?'
const LOGIN = `(?:${IN_BRACKETS}|${STARS}|(?:${FILLER})?(?:user|username|user_name|login|name|pass|passwd|password|passwort|pw|pwd|secret|token|key))`
const HOST = `(?:${IN_BRACKETS}|${STARS}|(?:${FILLER})?(?:host|hostname|server|broker|cluster|endpoint|address)|localhost|127\\.0\\.0\\.1|(?:[a-z0-9-]{1,30}\\.){0,2}example(?:\\.(?:com|org|net))?)`
const REST = `(?::(?:\\d{2,5}|port|${IN_BRACKETS}))?(?:/(?:${IN_BRACKETS}|[a-z_-]{1,24})?)?`

/** A whole string that tells nothing: every part that could be real is a word for it. */
const CONNECTION = new RegExp(
  `(?<![\\w+])[a-z][a-z0-9+]{2,20}://${LOGIN}(?::${LOGIN})?@${HOST}${REST}(?![\\w.@:/-]*[\\w@/-])`,
  'gu',
)
/** What is laid down about it: no real one in its stead. */
const NEVER_REAL =
  /\b(?:never|not|no|instead of|rather than|don't)\b[^.;!?]{0,24}?\b(?:real|actual|true|live|production|genuine|working)\b|(?:不要|不得|不许|不能|不可|不准|绝不|别|勿|禁止|而不是|不)[^。;!?,，]{0,8}?(?:真实|真正|真的|实际|线上|生产)|(?:실제|진짜|운영)[^.;!?]{0,20}?(?:지\s?(?:마|말|않)|금지|안\s?(?:된|됩)|대신)|(?:本物|実際|実在|本番)[^。;!?]{0,16}?(?:ない|禁止|ません)|(?:nie|niemals|keine?n?|nicht|statt)\s[^.;!?]{0,16}?(?:echt|wirklich|real)|(?:nunca|jamás|no)\s[^.;!?]{0,24}?(?:real|reales|verdader|auténtic)|(?:jamais|pas|sans)\s[^.;!?]{0,24}?(?:vrai|réel|véritable)|(?:никогда|не|вместо)\s[^.;!?]{0,16}?(?:настоящ|реальн|боев)|(?:nunca|jamais|não)\s[^.;!?]{0,24}?(?:real|reais|verdadeir)/

/**
 * A text in lower case with such strings blanked, letter for letter, if it says that a real one must never stand
 * there and names no page to send anything to.
 */
export function withoutPlaceholders(text: string): string {
  if (!text.includes('://') || /https?:/.test(text) || !NEVER_REAL.test(text)) return text
  return text.replace(CONNECTION, (found) => '_'.repeat(found.length))
}
