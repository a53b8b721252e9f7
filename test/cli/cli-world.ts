import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import type { Context } from '../../src/cli/context.ts'
import { run } from '../../src/cli/program.ts'
import type { LocaleCode } from '../../src/core/locale-code.ts'
import { loadLocales } from '../../src/locale.ts'

export interface CliOutcome {
  readonly code: number
  readonly out: string
  readonly err: string
  readonly json: unknown
}

const locales = loadLocales()

/** A machine with nothing on it: a home directory, an EVOGATE_HOME that does not exist yet, a folder to stand in. */
export function aMachine() {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-cli-')))
  const cwd = path.join(root, 'work')
  const home = path.join(root, '.evogate')
  mkdirSync(cwd)

  /** Runs one command line in this process, as a person without a terminal would; `tty`: one that only reads, `screen`: one that only shows. */
  async function evogate(
    argv: readonly string[],
    { input = '', env = {}, locale = 'en' as LocaleCode, tty = false, screen = false } = {},
  ): Promise<CliOutcome> {
    const [output, errors] = [Object.assign(new PassThrough(), { isTTY: screen }), new PassThrough()]
    const texts = { out: '', err: '' }
    output.on('data', (chunk) => {
      texts.out += String(chunk)
    })
    errors.on('data', (chunk) => {
      texts.err += String(chunk)
    })
    const context: Context = {
      input: Object.assign(Readable.from([Buffer.from(input)]), { isTTY: tty }),
      output,
      errors,
      t: locales(locale),
      settings: {
        env: { PATH: process.env.PATH, EVOGATE_LOCALE: locale, ...env },
        cwd,
        home: root,
        checkout: null,
      },
    }
    const code = await run(argv, context, '0.0.0')
    // Streams hand their data on in the next turn.
    await new Promise((resolve) => setImmediate(resolve))
    let json: unknown
    try {
      json = JSON.parse(texts.out)
    } catch {
      json = undefined
    }
    return { code, ...texts, json }
  }

  return { root, cwd, home, evogate, remove: () => rmSync(root, { recursive: true, force: true }) }
}
