import type { Readable, Writable } from 'node:stream'
import { problemLine } from '../config/problem.ts'
import type { Config, LoadOptions } from '../config.ts'
import type { Translate } from '../core/locale-code.ts'

/** What a command is given of the world, so that tests can give another. */
export interface Context {
  readonly input: Readable & { readonly isTTY?: boolean }
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly errors: Writable & { readonly isTTY?: boolean }
  readonly t: Translate
  readonly settings: LoadOptions
}

/** The exit codes that scripts may rely on. The last two are the worst level that `scan` found. */
export const exit = { ok: 0, error: 1, usage: 2, refused: 3, verify: 10, revalidate: 20 } as const
export type Exit = (typeof exit)[keyof typeof exit]

/** One command: its words on the command line, and what it does. */
export interface Command {
  readonly name: string
  /** Arguments in commander's notation: `<number>`. */
  readonly takes?: string
  /** Each has the text `cli-<name>-<long flag>`. */
  readonly options?: readonly string[]
  /** Its help ends with the text `cli-<name>-more`. */
  readonly more?: true
  run(context: Context, given: Given): Promise<Exit>
}

/** A command that is only a name for others: `people add`. The text of a part is `cli-<name>-<part>`. */
export interface Group {
  readonly name: string
  readonly parts: readonly Command[]
}

export interface Given {
  readonly args: readonly string[]
  readonly options: Readonly<Record<string, unknown>>
  /** `--json` */
  readonly json: boolean
}

/** A value that a command prints: as JSON, or as lines for people. */
export function print(context: Context, given: Given, value: unknown, lines: () => readonly string[]): void {
  context.output.write(
    given.json
      ? `${JSON.stringify(value)}\n`
      : lines()
          .map((line) => `${line}\n`)
          .join(''),
  )
}

/** One line on standard error that says what is wrong and what to do. */
export function complain(
  context: Context,
  key: string,
  args: Readonly<Record<string, string | number>> = {},
): typeof exit.error {
  context.errors.write(`${oneLine(context.t(key, args))}\n`)
  return exit.error
}

/** The settings, or null after every wrong one has been told in a line. */
export async function readSettings(context: Context): Promise<Config | null> {
  const { loadConfig } = await import('../config.ts')
  const loaded = loadConfig(context.settings)
  if (loaded.outcome === 'ok') return loaded.config
  for (const problem of loaded.problems) context.errors.write(`${problemLine(context.t, problem)}\n`)
  return null
}

export const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
