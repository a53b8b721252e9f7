import { findCommandLineSecrets } from './secret/command-line.ts'
import { findForeignPasswords } from './secret/foreign-password.ts'
import { findHalvedTokens } from './secret/halved-token.ts'
import { findHealth } from './secret/health.ts'
import { findNamedValues } from './secret/named-value.ts'
import { findPersonalData } from './secret/personal.ts'
import { isPlaceholder } from './secret/placeholder.ts'
import { type PlainCopy, plainCopy, spanInOriginal } from './secret/plain-copy.ts'
import { findPrivateKeys } from './secret/private-key.ts'
import { findSeedPhrases } from './secret/seed-phrase.ts'
import { findSpelledPasswords } from './secret/spelled-password.ts'
import { tokenRules } from './secret/token-rules.ts'

/** A secret or a piece of personal data; UTF-16 offsets into the text that was searched. */
export interface SecretFinding {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly personal: boolean
}

/** What may be kept of a secret that was masked. `last4` only for tokens of 20 characters and more. */
export interface MaskedSecret {
  readonly kind: string
  readonly personal: boolean
  readonly last4?: string
}

interface Found {
  readonly kind: string
  readonly start: number
  readonly end: number
  readonly personal?: boolean
}

/** The login of every manual: it opens nothing. */
const NOBODYS_LOGIN =
  /:\/\/(?:db_?)?(?:user(?:name)?|usr|login|用户名?|帐号|账号|아이디|사용자|계정|ユーザー名?|benutzer(?:name)?|usuario|usuário|utilisateur|пользователь|логин):(?:pass(?:word|wd)?|pwd|secret|密码|口令|비밀번호|비번|パスワード|passwort|kennwort|contraseña|clave|senha|mot-?de-?passe|mdp|пароль)@/iu
const LAST_FOUR_FROM = 20
const TOKEN_CHARACTER = /[A-Za-z0-9_-]/

function findTokens(text: string): Found[] {
  const lower = text.toLowerCase()
  const found: Found[] = []
  for (const { kind, hint, pattern } of tokenRules) {
    const there = pattern.ignoreCase ? lower.includes(hint.toLowerCase()) : text.includes(hint)
    if (!there) continue
    for (const match of text.matchAll(pattern)) {
      const value = match[1] ?? match[0]
      if (isPlaceholder(value) || NOBODYS_LOGIN.test(match[0])) continue
      const start = match.index + match[0].lastIndexOf(value)
      found.push({ kind, start, end: start + value.length })
    }
  }
  return found
}

/** A bounded pattern may stop inside a longer token: the rest of its run belongs to it. */
function withItsTail(text: string, found: Found): Found {
  let { end } = found
  if (TOKEN_CHARACTER.test(text[end - 1] ?? '')) while (TOKEN_CHARACTER.test(text[end] ?? '')) end++
  return { ...found, end }
}

function merged(findings: readonly Found[]): Found[] {
  const sorted = [...findings].sort((a, b) => a.start - b.start || b.end - a.end)
  const result: Found[] = []
  for (const next of sorted) {
    const last = result.at(-1)
    if (!last || next.start >= last.end) result.push(next)
    else if (next.end > last.end) result[result.length - 1] = { ...last, end: next.end }
  }
  return result
}

function inOriginal(copy: PlainCopy, text: string, found: Found): SecretFinding {
  const span = spanInOriginal(copy, text, found.start, found.end)
  return { kind: found.kind, ...span, personal: found.personal === true }
}

/**
 * Secrets and personal data in a text, in order and without overlap. They are looked for in a plain copy, so that
 * zero-width characters and full-width letters hide nothing, and no comment in the text switches anything off.
 */
export function findSecrets(text: string): SecretFinding[] {
  const copy = plainCopy(text)
  const secrets = [
    ...findPrivateKeys(copy.text),
    ...findTokens(copy.text),
    ...findNamedValues(copy.text),
    ...findCommandLineSecrets(copy.text),
    ...findHalvedTokens(copy.text),
    ...findSeedPhrases(copy.text),
    ...findSpelledPasswords(copy.text),
    ...findForeignPasswords(copy.text),
  ].map((found) => withItsTail(copy.text, found))
  const personal = [...findPersonalData(copy.text), ...findHealth(copy.text)].map((found) => ({
    ...found,
    personal: true,
  }))
  return merged([...secrets, ...personal]).map((found) => inOriginal(copy, text, found))
}

/** The text with every finding replaced by `[kind]`, or `[kind …abcd]` for a token of 20 characters and more. */
export function maskSecrets(text: string): { text: string; found: MaskedSecret[] } {
  const pieces: string[] = []
  const found: MaskedSecret[] = []
  let at = 0
  for (const { kind, start, end, personal } of findSecrets(text)) {
    const value = plainCopy(text.slice(start, end)).text
    const short = personal || kind === 'password' || kind === 'seed-phrase' || kind === 'private-key'
    const last4 = !short && value.length >= LAST_FOUR_FROM ? value.slice(-4) : undefined
    pieces.push(text.slice(at, start), last4 === undefined ? `[${kind}]` : `[${kind} …${last4}]`)
    found.push({ kind, personal, ...(last4 === undefined ? {} : { last4 }) })
    at = end
  }
  pieces.push(text.slice(at))
  return { text: pieces.join(''), found }
}
