import { isOrdinaryWord, isPlaceholder, isReference } from './placeholder.ts'

/** A secret that is known by the word beside it: `DB_PASSWORD=…`, 密码是…, 비밀번호는 …, "the key is …". */
export interface NamedValue {
  readonly kind: string
  readonly start: number
  readonly end: number
}

type NameKind = 'password' | 'key'
type Link = 'assigned' | 'said' | 'beside'

const PASSWORD_NAME =
  'passwords?|passwd|(?:safe|safety|magic|code|secret|pass)[ -]?words?(?= (?:is|for|of|to|on)\\b|:)|passkeys?(?=:)|unlock (?:phrase|word|code)|パス(?=は\\s?[^\\s/.\\u3040-\\u9fff]{6,40}(?:[\\s。、]|$))|(?:door|gate|alarm|entry|keypad|safe) codes?|clave(?! (?:primaria|for[áa]nea|api|p[úu]blica|de api))|passphrase|passcode|pwd|passwort|kennwort|contraseña|contrasena|senha|mot de passe|(?<![A-Za-z])mdp(?![A-Za-z])|пароль|пароля|密码|密碼|口令|비밀번호|비번|암호|패스워드|パスワード|暗証番号|recovery codes?|backup codes?|恢复码|恢復碼|备用码|복구 코드|백업 코드|リカバリーコード|wiederherstellungscodes?|codes? de secours|códigos? de (?:recuperación|respaldo|recuperação)|код(?:ы)? восстановления|резервн\\S{2,3} код\\S{0,2}'
const SHORT_PASSWORD_NAME =
  '(?<![A-Za-z])(?:pass|pw|pin(?: code| number)?|otp(?! (?:seed|secret|key))|login|creds?|credentials?)(?![A-Za-z])'
const KEY_NAME =
  'secret|bearer(?: token)?|(?:otp|totp|2fa|mfa) (?:seed|secret|key)|token|api[ _-]?key|access[ _-]?key|account[ _-]?key|auth[ _-]?key|license[ _-]?key|signing[ _-]?key|encryption[ _-]?key|private[ _-]?key|(?<![A-Za-z])key(?![A-Za-z])|_key(?![A-Za-z])|credentials?|密钥|密鑰|秘钥|令牌|私钥|私鑰|토큰|비밀키|시크릿(?: ?키)?|シークレット(?:キー)?|アクセスキー|키(?=[는은가이: ])|api키|トークン|apiキー|秘密鍵|schlüssel|clé|clave|токен|ключ'
const NAMES = new RegExp(`(${PASSWORD_NAME}|${SHORT_PASSWORD_NAME})|(${KEY_NAME})`, 'gi')

const OWNER =
  "(?:(?:\\s(?:wi-?fi|admin|root|vpn|ssh|db|bd|bdd|prod|test|staging|wlan))?\\s(?:for|of|on|to|in|at|used|del|dels?|de la|de l'|de|des|do|da|dos|das|di|della|du|für|fürs|aufs|ins|beim|auf|an|bei|im|am|en|sur|em|no|na|zum|zur|der|vom|von|для|от|к|на)(?:\\s|(?<='))[\\wа-яёà-ÿ@./' -]{1,40}?|\\s[\\wà-ÿ.@-]{2,16}(?=\\s(?:is|was|est|es|ist|lautet|é)\\s))?(?:\\s?\\([^()]{1,40}\\))?"
const QUOTE = '["\'`]{0,2}'
const VALUE = '([!-~À-ÖØ-öø-ÿЀ-ӿ]{3,400})'
const ASSIGNED = new RegExp(`["'\`\\])]{0,2}\\s{0,3}(?::=|=>|==?|:|->|→)\\s{0,3}${QUOTE}${VALUE}`, 'y')
const SAID = new RegExp(
  `${QUOTE}${OWNER}\\s{0,3}(?::\\s|=\\s?|[?,]\\s(?:it'?s|it is|that's|c'est|das ist|es ist|ist|es|è|это)\\s|'s\\s|是|为|為|改成|改为|改為|设为|設為|设成|用的是|就是|(?:는|은|이|가|를|을)\\s|は|を|(?<![A-Za-zÀ-ÿ])(?:is|was|are|to|as|becomes|equals|ist|lautet|es|est|é|è|это|[-–—]|от [\\wа-яё ]{1,24} [-–—])\\s(?:now\\s|still\\s|set to\\s|changed to\\s|always\\s|just\\s|simply\\s)?)\\s{0,3}${QUOTE}${VALUE}`,
  'iy',
)
const BESIDE = new RegExp(
  `${QUOTE}(?:\\sот [а-яё]{2,20}|\\s(?:for|do|da|del|vom) [\\w.-]{2,20})?\\s{1,3}${QUOTE}${VALUE}`,
  'iy',
)
const FILLED = new RegExp(
  `(?:[\\u3400-\\u9fff\\u3040-\\u30ff\\uac00-\\ud7a3]|\\s){1,12}?\\s{0,2}[:：]\\s{0,2}${QUOTE}${VALUE}`,
  'y',
)
/** 密码还是老样子 …: no link at all, so that the value has to look like nothing else. */
const SPACED = new RegExp(
  `(?:[\\u3400-\\u9fff\\u3040-\\u30ff\\uac00-\\ud7a3]|,\\s?){1,12}?\\s{1,2}${QUOTE}((?=[!-~]{0,60}\\d)(?=[!-~]{0,60}[A-Za-z])(?=[!-~]{0,60}[!@#$%^&*?~])[!-~]{7,64})`,
  'y',
)
/** What is said of passwords as such, before a colon. */
const OF_ITS_FORM =
  /位置|路径|字段|变量|类型|规则|长度|算法|格式|地址|文件|接口|存|要求|策略|경로|위치|필드|변수|형식|규칙|길이|정책|場所|フィールド|変数|形式|規則|長さ|保存/
const LINKS: readonly (readonly [Link, RegExp])[] = [
  ['assigned', ASSIGNED],
  ['said', SAID],
  ['beside', BESIDE],
  ['said', FILLED],
  ['said', SPACED],
]
const END_OF_VALUE = /["'`,;<>|\\]|[.:!?)\]}](?=$|["'`,;)\]}\s])/
const REVERSED =
  /(?<![!-~])["'`]?([!-~]{5,80}?)["'`]?\s(?:is|as|for)\s(?:the|my|our|a|your|its)?\s?[\w ]{0,24}?(?:password|passphrase|passcode)\b/gi

function trimmed(value: string): string {
  // a password may end in "!": only punctuation of the sentence or of the syntax around it is cut, "!" never
  const cut = /^[^"'`,;<>|\\]*/.exec(value)?.[0] ?? ''
  let end = cut.length
  while (end > 0 && '.:?)]}'.includes(cut[end - 1]!)) end--
  return cut.slice(0, end)
}

function hasLetter(value: string): boolean {
  return /[A-Za-zÀ-ÖØ-öø-ÿЀ-ӿ]/.test(value)
}

/** Letters of a sentence in French or Russian stand here too: only with a digit among them do they open anything. */
function isForeignProse(value: string): boolean {
  return /[À-ÿЀ-ӿ]/.test(value) && (!hasDigit(value) || /^\d+-/.test(value))
}

function hasDigit(value: string): boolean {
  return /\d/.test(value)
}

function isIdentifier(value: string): boolean {
  const words = value.split(/[_./-]|(?<=[a-z])(?=[A-Z])/)
  return words.length > 1 && words.every((word) => /^(?:[A-Z]?[a-z]{1,16}|[A-Z]{1,8}|)$/.test(word))
}

/** The same letter many times over: put there for a token, so what is said with it is said of a token. */
const STAND_IN_RUN = /([A-WYZa-wyz0-9])\1{7}/

/** Small and capital letters in no order of a word: `OpmEMjvqPV`. */
function looksRandom(value: string): boolean {
  if (STAND_IN_RUN.test(value)) return true
  if (!/^[A-Za-z0-9]{8,64}$/.test(value) || /^[A-Z]?[a-z]+$|^[A-Z]+$/.test(value)) return false
  const turns = value.match(/[a-z][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]\d|\d[A-Za-z]/g)?.length ?? 0
  return turns >= 3 && !isIdentifier(value)
}

const APP_PASSWORD = /^[a-z]{4}(?:-[a-z]{4}){3}$/
const KEYPAD = /^\d{4,8}[#*]$/

/** `KdjeWqopzT?`: small and capital letters, and a mark that no question explains. */
function endsInMark(value: string, raw: string): boolean {
  return raw === `${value}?` && value.length >= 8 && /[a-z][A-Z]|[A-Z]{2}[a-z]/.test(value)
}

function isPassword(value: string, raw: string, link: Link, endsThere: boolean, name: string): boolean {
  if (value.length < 4) return false
  if (KEYPAD.test(value) || APP_PASSWORD.test(value) || looksRandom(value)) return true
  if (link !== 'beside' && endsInMark(value, raw)) return true
  if (/^\d+$/.test(value)) return link !== 'beside' && value.length <= 24
  if (hasLetter(value) && hasDigit(value)) return link !== 'beside' || value.length >= 6
  if (/[!@#$%^&*+=?~]/.test(value) && value.length >= 6 && link !== 'beside') return true
  if (link === 'said') return value.split('-').length > 3 || (value.includes('!') && endsThere)
  if (link !== 'assigned') return false
  return value.length >= 5 && (endsThere || /[A-Z]$/.test(name))
}

function isKey(value: string, link: Link): boolean {
  if (isIdentifier(value)) return false
  if (STAND_IN_RUN.test(value)) return true
  if (looksRandom(value) && value.length >= 10 && /[a-z]/.test(value) && /[A-Z]/.test(value)) return true
  const plain = /^[A-Za-z0-9_+/=.~-]+$/.test(value)
  if (!plain) return link === 'assigned' && value.length >= 12 && hasLetter(value) && hasDigit(value)
  if (value.length >= 24 && /^[A-Za-z0-9]+$/.test(value)) return true
  if (link === 'assigned')
    return value.length >= 24 || (value.length >= 12 && hasLetter(value) && hasDigit(value))
  return value.length >= 16 && hasLetter(value) && hasDigit(value) && !/^[a-z]+-\d+$/.test(value)
}

function valueAfter(text: string, at: number, kind: NameKind, name: string): NamedValue | null {
  for (const [link, pattern] of LINKS) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) continue
    if ((pattern === FILLED || pattern === SPACED) && OF_ITS_FORM.test(match[0])) continue
    const raw = match[1]!
    const value = trimmed(raw)
    if (isPlaceholder(raw) || isReference(value) || isOrdinaryWord(value) || isForeignProse(value)) continue
    const start = pattern.lastIndex - raw.length
    const end = start + value.length
    const endsThere =
      /^["'`.!,;)\]}\s]*$/.test(text.slice(end, end + 8)) || END_OF_VALUE.test(text.slice(end, end + 1))
    const hit = kind === 'password' ? isPassword(value, raw, link, endsThere, name) : isKey(value, link)
    if (hit) return { kind, start, end }
  }
  return null
}

/** A long run of letters and digits a few words after "key" or "token", with no link that is known. */
function tokenNearby(text: string, at: number): NamedValue | null {
  const match = /(?<![A-Za-z0-9/_.-])(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{24,}(?![A-Za-z0-9/_.-])/.exec(
    text.slice(at, at + 140),
  )
  if (!match || match.index > 40) return null
  const before = text.slice(at, at + match.index)
  if (/[\n.;。]|commit|sha|hash|digest/i.test(before) || isPlaceholder(match[0])) return null
  return { kind: 'key', start: at + match.index, end: at + match.index + match[0].length }
}

/** Finds them in a plain copy. Linear: a fixed window is read after each name. */
export function findNamedValues(text: string): NamedValue[] {
  const found: NamedValue[] = []
  for (const match of text.matchAll(NAMES)) {
    const kind = match[1] === undefined ? 'key' : 'password'
    const at = match.index + match[0].length
    const tail = /^[A-Za-z_]{1,12}(?=["'`]?\s{0,3}[:=])/.exec(text.slice(at, at + 20))?.[0] ?? ''
    const value =
      valueAfter(text, at + tail.length, kind, match[0]) ?? (kind === 'key' ? tokenNearby(text, at) : null)
    if (value) found.push(value)
  }
  for (const match of text.matchAll(REVERSED)) {
    const value = trimmed(match[1]!)
    if (!hasLetter(value) || !hasDigit(value) || value.length < 5) continue
    if (isPlaceholder(value) || isReference(value) || isOrdinaryWord(value)) continue
    const start = match.index + match[0].indexOf(value)
    found.push({ kind: 'password', start, end: start + value.length })
  }
  return found
}
