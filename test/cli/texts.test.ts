import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { commandsFor } from '../../src/cli/commands.ts'
import type { Command, Group } from '../../src/cli/context.ts'
import { outcomes } from '../../src/cli/import.ts'
import { troubleCodes } from '../../src/cli/trouble.ts'
import { findingCodes } from '../../src/flow/ports/read-models.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const keys = [...readFileSync(path.join(root, 'locales/en.ftl'), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map(
  (match) => match[1] ?? '',
)
const sourcesOf = (folder: string): string =>
  readdirSync(path.join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(root, 'src', folder, name), 'utf8'))
    .join('\n')
const cli = sourcesOf('cli') + sourcesOf('config')
const literals = new Set(Array.from(cli.matchAll(/'((?:cli)-[a-z0-9-]+)'/g), (match) => match[1] ?? ''))

function textsOf(command: Command | Group, prefix: string): readonly string[] {
  const key = `${prefix}-${command.name}`
  if ('parts' in command) return [key, ...command.parts.flatMap((part) => textsOf(part, key))]
  return [
    key,
    ...(command.more ? [`${key}-more`] : []),
    ...(command.options ?? []).map((flags) => `${key}-${/--([a-z-]+)/.exec(flags)?.[1]}`),
  ]
}

const gates = Array.from(
  readFileSync(path.join(root, 'src/flow/report/why.ts'), 'utf8').matchAll(
    /\badd\(\s*'([a-z]+)'|^ {2}\S+: '([a-z]+)',$|\?\? '([a-z]+)'/gm,
  ),
  ([, added, raised, other]) => added ?? raised ?? other ?? '',
)
const begin = (prefix: string): readonly string[] => keys.filter((key) => key.startsWith(prefix)).sort()
const withRemedies = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [name, `${name}-remedy`]).sort()

const commands = await commandsFor(undefined)

describe('the texts of the command line', () => {
  it('are there for every command and every option', () => {
    const asked = commands.flatMap((command) => textsOf(command, 'cli'))
    expect(asked.filter((key) => !keys.includes(key))).toEqual([])
  })

  it('are there for everything that it says, and say nothing that nobody says', () => {
    const made = [
      ...commands.flatMap((command) => textsOf(command, 'cli')),
      ...['installed', 'already-installed'].map((outcome) => `cli-install-${outcome}`),
      ...['removed', 'restored', 'cleaned'].map((file) => `cli-uninstall-${file}`),
      ...['note', 'warning', 'broken'].map((level) => `cli-doctor-${level}`),
      ...['missing', 'changed', 'too-big'].map((why) => `cli-import-${why}`),
      ...outcomes.map((outcome) => `cli-import-${outcome}`),
    ]
    expect([...new Set([...made, ...literals])].sort()).toEqual(begin('cli-'))
  })

  it('name every gate and what it can find', () => {
    const outcomes = ['pass', 'flag', 'ask', 'wait', 'refuse'].map((outcome) => `verdict-${outcome}`)
    expect(begin('verdict-')).toEqual(outcomes.sort())
    expect(begin('gate-')).toEqual([...new Set(gates.map((gate) => `gate-${gate}`))].sort())
  })

  it('name what doctor can find, each with a remedy', () => {
    expect(withRemedies(findingCodes.map((code) => `doctor-${code}`))).toEqual(begin('doctor-'))
  })

  it('name what can break', () => {
    expect([...troubleCodes, 'unforeseen'].map((code) => `error-${code}`).sort()).toEqual(begin('error-'))
  })

  it('name what can be wrong with a setting, each with a remedy', () => {
    const values = readFileSync(path.join(root, 'src/config/values.ts'), 'utf8')
    const messages = [
      ...sourcesOf('config').matchAll(/(?:wrong|given|misfit)\('([a-z-]+)'/g),
      ...readFileSync(path.join(root, 'src/config.ts'), 'utf8').matchAll(/problem\('([a-z-]+)'/g),
      ...values.matchAll(/(?:problem|error): (?:[^'\n]*\? )?'([a-z-]+)'/g),
      ...values.matchAll(/\? '([a-z-]+)' : '[a-z-]+'/g),
      ...values.matchAll(/\? '[a-z-]+' : '([a-z-]+)'/g),
    ].map((match) => match[1] ?? '')
    const others = [
      'open-to-others',
      'unreadable-file',
      'unknown-name',
      'unknown-key',
      'missing-key',
      'not-yaml',
      'not-a-map',
      'busy',
    ]
    const all = [...new Set([...messages, ...others])].map((message) => `config-${message}`)
    expect(withRemedies(all)).toEqual(begin('config-'))
  })
})
