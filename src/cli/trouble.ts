import { maskSecrets } from '../core/secret.ts'
import { type Context, complain, type Exit } from './context.ts'

/** Broken worlds that have a text `error-<code>` of their own, which may use `detail`. */
export const troubleCodes = [
  'bad-url',
  'foreign-database',
  'newer-database',
  'changed-migration',
  'unfinished-migration',
  'damaged',
  'held',
  'pragma',
  'not-writable',
  'no-space',
  'io-error',
  'store-unknown',
  'telegram-token',
  'discord-token',
] as const

/** Another process holds the instance lock; `by`: only if it is such a one. */
export const isLocked = (error: unknown, by: 'command' | null = null): boolean =>
  codeOf(error) === 'held' &&
  (by === null || (error as { detail?: string }).detail?.startsWith(`${by} `) === true)

/** Tells what broke in one line; what nobody foresaw is told with its own message, secrets masked. */
export function brokenWorld(context: Context, error: unknown): Exit {
  const code = codeOf(error)
  const known = troubleCodes.find((one) => one === code)
  const { detail = '', message = String(error) } = (error ?? {}) as { detail?: string; message?: string }
  return known
    ? complain(context, `error-${known}`, { detail: maskSecrets(detail).text })
    : complain(context, 'error-unforeseen', { detail: maskSecrets(message).text })
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
