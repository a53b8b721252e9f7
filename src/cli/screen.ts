import type { Translate } from '../core/locale-code.ts'
import type { Context } from './context.ts'

/** Grey, as clack draws it. */
const BAR = '\u001b[90m│\u001b[39m'

/** Chinese is broken anywhere; a path in another language stays whole, to be copied. */
const WITHOUT_SPACES = /\p{Script=Han}/u

/** The person pressed Ctrl-C or Escape at a question. */
export class Cancelled extends Error {}

/** Questions to the person at the terminal, or their defaults where nobody is asked. */
export interface Screen {
  /** False: every question is answered by its default. */
  readonly asks: boolean
  begin(title: string): void
  say(text: string): void
  good(text: string): void
  warn(text: string): void
  /** Lines that are shown as they are: a diff, a QR code. */
  show(lines: readonly string[]): void
  text(ask: { message: string; initial: string; wrong: (text: string) => string | null }): Promise<string>
  secret(ask: { message: string; wrong: (text: string) => string | null }): Promise<string>
  choose<Value extends string>(ask: {
    message: string
    initial: Value
    options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  }): Promise<Value>
  confirm(ask: { message: string; initial: boolean }): Promise<boolean>
  /** Runs something that takes a while; Ctrl-C or the time limit aborts it. */
  wait<T>(limitMs: number | null, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  end(text: string): void
}

/** Asks with clack; its words are ours. */
export async function openScreen(
  { input, output }: Pick<Context, 'input' | 'output'>,
  t: () => Translate,
): Promise<Screen> {
  const clack = await import('@clack/prompts')
  const { wrapAnsi } = await import('fast-wrap-ansi')
  const to = { output }
  // A terminal cuts a long line in the middle of a word, and beside the bar.
  const wrapped = (text: string) =>
    wrapAnsi(text, Math.max(20, (output.columns ?? 80) - 4), { hard: WITHOUT_SPACES.test(text) })
  const both = { input, output }
  const answered = <Value>(value: Value): Exclude<Value, symbol> => {
    if (clack.isCancel(value)) throw new Cancelled()
    return value as Exclude<Value, symbol>
  }
  return {
    asks: true,
    begin: (title) => clack.intro(title, to),
    say: (text) => clack.log.info(wrapped(text), to),
    good: (text) => clack.log.success(wrapped(text), to),
    warn: (text) => clack.log.warn(wrapped(text), to),
    show: (lines) => void output.write(lines.map((line) => `${BAR}  ${line}\n`).join('')),
    text: async ({ message, initial, wrong }) =>
      answered(
        await clack.text({
          ...both,
          message,
          initialValue: initial,
          validate: (text) => wrong(text ?? '') ?? undefined,
        }),
      ),
    secret: async ({ message, wrong }) =>
      answered(
        await clack.password({ ...both, message, validate: (text) => wrong(text ?? '') ?? undefined }),
      ) ?? '',
    choose: async ({ message, initial, options }) =>
      answered(
        await clack.select<string>({
          ...both,
          message,
          initialValue: initial,
          showInstructions: false,
          options: options.map((option) => ({ ...option })),
        }),
      ) as typeof initial,
    confirm: async ({ message, initial }) =>
      answered(
        await clack.confirm({
          ...both,
          message,
          initialValue: initial,
          active: t()('init-yes'),
          inactive: t()('init-no'),
        }),
      ),
    wait: interruptible,
    end: (text) => clack.outro(text, to),
  }
}

/** Prints what it does and takes every default. */
export function quietScreen(output: Context['output']): Screen {
  const line = (text: string): void => void output.write(`${text}\n`)
  return {
    asks: false,
    begin: line,
    say: line,
    good: (text) => line(`✓ ${text}`),
    warn: (text) => line(`! ${text}`),
    show: (lines) => line(lines.map((one) => `  ${one}`).join('\n')),
    text: async ({ initial }) => initial,
    secret: async () => '',
    choose: async ({ initial }) => initial,
    confirm: async ({ initial }) => initial,
    wait: interruptible,
    end: line,
  }
}

async function interruptible<T>(
  limitMs: number | null,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  const timer = limitMs === null ? undefined : setTimeout(abort, limitMs)
  process.once('SIGINT', abort)
  try {
    return await work(stop.signal)
  } finally {
    clearTimeout(timer)
    process.off('SIGINT', abort)
  }
}
