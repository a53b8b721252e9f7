import { type DestinationStream, destination, type LevelWithSilent, type Logger, pino } from 'pino'
import { maskSecrets } from './core/secret.ts'

export type { Logger } from 'pino'

export interface LogOptions {
  readonly level: LevelWithSilent
  /** Strings that must never stand in a line, such as the bot's token, whatever they look like. */
  readonly secrets?: readonly string[]
  /** Standard error unless a test wants to read along. */
  readonly to?: DestinationStream
}

/** Names of fields that hold people's words or credentials. */
const unsaid = new Set([
  'text',
  'prompt',
  'words',
  'evidence',
  'block',
  'token',
  'authorization',
  'stdin',
  'card',
])
const DEPTH_MAX = 6

/** The one logger: JSON lines on standard error, with everything masked that looks like a secret. */
export function createLog({ level, secrets = [], to }: LogOptions): Logger {
  const mask = (text: string): string => {
    let masked = text
    for (const secret of secrets) if (secret) masked = masked.replaceAll(secret, '[secret]')
    return maskSecrets(masked).text
  }
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => clean(fields, mask, 0) as Record<string, unknown>,
      },
      // Without this pino would print an error's message and stack as they are.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod([first, ...rest], method) {
          // Left to itself pino would take an error's message as it is for the line's own.
          const bare = first instanceof Error && rest.length === 0
          const given: unknown[] = bare ? [{ err: first }, first.message] : [first, ...rest]
          const safe = given.map((one, at) =>
            at === 0 && typeof one === 'object' ? one : clean(one, mask, 0),
          )
          method.apply(this, safe as Parameters<typeof method>)
        },
      },
    },
    // Synchronous: the last line before a crash is the one that is needed.
    to ?? destination({ fd: 2, sync: true }),
  )
}

function clean(value: unknown, mask: (text: string) => string, depth: number): unknown {
  if (typeof value === 'string') return mask(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEPTH_MAX) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => clean(item, mask, depth + 1))
  if (value instanceof Error) {
    const { name, message, cause } = value
    const { code } = value as NodeJS.ErrnoException
    const fields = { type: name, message, ...(code && { code }), ...(cause ? { cause } : {}) }
    return { ...(clean(fields, mask, depth + 1) as object), stack: frames(value) }
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      unsaid.has(name) ? '[not logged]' : clean(field, mask, depth + 1),
    ]),
  )
}

/** Where an error was thrown: without the message, which is masked apart. `file.ts:48:60` looks like a password. */
const frames = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
