import { accessSync, constants, realpathSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { z } from 'zod'
import { localeCodes } from '../core/locale-code.ts'
import { absolute, type Base } from './sources.ts'

/*
 * How the text of one setting becomes a value. What is wrong is an issue whose message is the last part of the keys
 * `config-<message>` and `config-<message>-remedy`.
 */

export const wrong = (message: string) => ({ error: message })

export const integer = z
  .string()
  .regex(/^\d{1,6}$/, wrong('not-a-count'))
  .transform(Number)

export const days = integer.refine((count) => count >= 1, wrong('not-a-day-count'))

const truths: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
}
export const truth = z
  .string()
  .toLowerCase()
  .refine((text) => text in truths, wrong('not-true-or-false'))
  .transform((text) => truths[text] === true)

/** A program and its arguments, parted by blanks; what holds a blank stands in quotes. No shell ever reads it. */
export const command = z
  .string()
  .transform(argumentsIn)
  .refine((found) => found !== null && (found[0] ?? '') !== '', wrong('not-a-command'))
  .transform((found): readonly string[] => found ?? [])

/** Null where a quote is left open. */
function argumentsIn(text: string): readonly string[] | null {
  const parts = [...text.trim().matchAll(/(?:"([^"]*)"|'([^']*)'|([^\s"']+))(?=\s|$)|(\S)/g)]
  if (parts.some(([, , , , stray]) => stray !== undefined)) return null
  return parts.map(([, double, single, plain]) => double ?? single ?? plain ?? '')
}

/** One of a few words; the issue names them through `allowed`. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, wrong('not-one-of'))

export const locale = z.enum(localeCodes, wrong('not-a-locale'))

export const zone = z.string().refine(isZone, wrong('not-a-zone'))

function isZone(name: string): boolean {
  // Newer runtimes accept "+08:00" as a zone, older ones do not; it has no daylight saving either way.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const time = '([01]\\d|2[0-3]):[0-5]\\d'
export const clockTime = z.string().regex(new RegExp(`^${time}$`), wrong('not-a-time'))

export const hours = z
  .string()
  .regex(new RegExp(`^${time}-${time}$`), wrong('not-hours'))
  .transform((text) => ({ from: text.slice(0, 5), to: text.slice(6) }))
  .refine(({ from, to }) => from !== to, wrong('empty-hours'))

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)

/** Numeric ids of people, as text: they do not fit 32 bits. */
export const people = list
  .pipe(z.array(z.string().regex(/^[1-9]\d{0,19}$/, wrong('not-a-person-id'))))
  .transform(unique)

/** The same, or `role:` and the id of a role. */
export const peopleAndRoles = list
  .pipe(z.array(z.string().regex(/^(role:)?[1-9]\d{0,19}$/, wrong('not-a-person-or-role'))))
  .transform(unique)

/** Ids of Discord's channels and threads. */
export const channels = list
  .pipe(z.array(z.string().regex(/^[1-9]\d{0,19}$/, wrong('not-a-channel'))))
  .transform(unique)

/** `-1001234567890`, or `-1001234567890/42` for a topic. */
export const chats = list.pipe(
  z.array(
    z
      .string()
      .regex(/^-?[1-9]\d{0,19}(\/[1-9]\d{0,9})?$/, wrong('not-a-chat'))
      .transform((text) => {
        const [chat = '', topic] = text.split('/')
        return { chat, topic: topic ?? null }
      }),
  ),
)

export const telegramToken = z.string().regex(/^\d{1,20}:[A-Za-z0-9_-]{1,80}$/, wrong('not-a-token'))

export const discordToken = z.string().regex(/^[\w.-]{1,200}$/, wrong('not-a-discord-token'))

/** Tokens of Discord itself have three parts. */
export const isWholeDiscordToken = (token: string): boolean =>
  /^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$/.test(token)

/** Tokens of Telegram itself end in 35 characters; one that was cut while copying would only fail much later. */
export const isWholeTelegramToken = (token: string): boolean => /^\d{6,20}:.{30,}$/.test(token)

export const webAddress = z
  .url({ protocol: /^https?$/, error: 'not-a-web-address' })
  .transform((text) => text.replace(/\/+$/, ''))

/** A port, 0 for any free one; `off`: null. */
export const port = z
  .string()
  .toLowerCase()
  .refine((text) => text === 'off' || (/^\d{1,5}$/.test(text) && Number(text) <= 65_535), wrong('not-a-port'))
  .transform((text) => (text === 'off' ? null : Number(text)))

/** An address of this machine to listen on. */
export const ownAddress = z
  .string()
  .transform((text) => text.replace(/^\[(.*)\]$/, '$1'))
  .refine((text) => text === 'localhost' || isIP(text) !== 0, wrong('not-an-own-address'))

/** Can only this machine itself reach it? */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** Where people find the inbox when it is published behind TLS: `https://inbox.example.com`. */
export const publicAddress = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, username, pathname, search, hash } = new URL(text)
  return protocol === 'https:' && username === '' && pathname === '/' && !search && !hash
}, wrong('not-a-public-address'))

/** Without TLS only on this machine: what is told holds the words of a rule. */
export const webhooks = list
  .pipe(
    z.array(
      z.string().refine((text) => {
        if (!URL.canParse(text)) return false
        const { protocol, hostname, username } = new URL(text)
        const near = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
        return username === '' && (protocol === 'https:' || (protocol === 'http:' && near))
      }, wrong('not-a-webhook')),
    ),
  )
  .transform(unique)

/** 24 to 64 bytes in Base64, with or without `whsec_` before them. */
export const webhookSecret = z
  .string()
  .transform((text) => text.replace(/^whsec_/, ''))
  .refine((text) => {
    const bytes = Buffer.from(text, 'base64')
    return bytes.length >= 24 && bytes.length <= 64 && bytes.toString('base64') === text
  }, wrong('not-a-webhook-secret'))

const proxyProtocols = ['http:', 'https:', 'socks:', 'socks4:', 'socks4a:', 'socks5:', 'socks5h:']
/** `http://127.0.0.1:3128`, `socks5://user:password@host:1080`. */
export const proxy = z.string().refine((text) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(text)
  return proxyProtocols.includes(protocol) && hostname !== '' && /^\/?$/.test(pathname) && !search && !hash
}, wrong('not-a-proxy'))

/** An SQLite file, made absolute: `file:/home/ana/.evogate/evogate.db`. */
export const database = (base: Base) =>
  z
    .string()
    .regex(/^file:[^?]+$/, wrong('not-a-database'))
    .transform((url) => `file:${absolute(url.replace(/^file:(\/\/(?=\/))?/, ''), base)}`)

/** Readable directories, as real paths. */
export const directories = (base: Base) =>
  list
    .pipe(
      z.array(
        z.string().transform((text, context) => {
          const found = directory(absolute(text, base))
          if (found.outcome === 'directory') return found.real
          context.issues.push({ code: 'custom', message: found.problem, input: text })
          return z.NEVER
        }),
      ),
    )
    .transform(unique)

function directory(
  name: string,
): { outcome: 'directory'; real: string } | { outcome: 'wrong'; problem: string } {
  try {
    const real = realpathSync(name)
    if (!statSync(real).isDirectory()) return { outcome: 'wrong', problem: 'not-a-directory' }
    accessSync(real, constants.R_OK | constants.X_OK)
    return { outcome: 'directory', real }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    return {
      outcome: 'wrong',
      problem: code === 'ENOENT' || code === 'ENOTDIR' ? 'no-such-directory' : 'unreadable-directory',
    }
  }
}

function unique(items: readonly string[]): readonly string[] {
  return [...new Set(items)]
}
