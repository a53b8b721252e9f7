import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const src = path.join(root, 'src')

interface File {
  /** From `src/`, separated by `/`. */
  readonly name: string
  readonly text: string
  readonly imports: readonly Import[]
}
interface Import {
  readonly specifier: string
  readonly dynamic: boolean
}

const files: readonly File[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.ts') && !name.startsWith('store/generated/'))
  .sort()
  .map((name) => {
    const text = readFileSync(path.join(src, name), 'utf8')
    return { name, text, imports: importsOf(text) }
  })

/** Static imports and re-exports begin a line (the formatter sees to it); dynamic ones stand anywhere. */
function importsOf(text: string): readonly Import[] {
  const fixed = text.matchAll(/^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)
  const dynamic = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)
  return [
    ...Array.from(fixed, (match) => ({ specifier: match[1] ?? '', dynamic: false })),
    ...Array.from(dynamic, (match) => ({ specifier: match[1] ?? '', dynamic: true })),
  ]
}

/** The code without comments; good enough where no string holds a comment's beginning. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** What an import means: a file of ours (from `src/`), or a package's name. */
function meant(file: File, specifier: string): { ours: string } | { of: string } {
  if (specifier.startsWith('.')) return { ours: path.posix.join(path.posix.dirname(file.name), specifier) }
  const [first = '', second = ''] = specifier.split('/')
  return {
    of: specifier.startsWith('@') ? `${first}/${second}` : specifier.startsWith('node:') ? specifier : first,
  }
}

/** The part of the house that a file belongs to. */
function part(name: string): string {
  const [first = '', second = ''] = name.split('/')
  if (first === 'channels') return second.includes('.') ? 'channels' : `channels/${second}`
  if (first === 'flow' && second === 'ports') return 'flow/ports'
  return first.replace(/\.ts$/, '')
}

interface Rule {
  /** Parts that may be imported besides the file's own. */
  readonly ours: readonly string[]
  readonly packages: RegExp
}

const anyNode = /^node:/
const rules: Readonly<Record<string, Rule>> = {
  core: { ours: [], packages: /^(zod|node:crypto|luxon|yaml)$/ },
  flow: { ours: ['core', 'flow/ports'], packages: /^(zod|luxon|ulidx|node:crypto)$/ },
  'flow/ports': { ours: ['core'], packages: /^(zod)$/ },
  channels: {
    ours: [
      'channels/telegram',
      'channels/discord',
      'channels/terminal',
      'channels/web',
      'channels/webhook',
      'core',
      'flow/ports',
    ],
    packages: /^(https-proxy-agent|socks-proxy-agent|node:http)$/,
  },
  'channels/telegram': {
    ours: ['core', 'flow/ports', 'log', 'config'],
    packages: /^(grammy|zod|node:(crypto|http|timers\/promises))$/,
  },
  'channels/discord': {
    ours: ['core', 'flow/ports', 'log', 'config'],
    packages: /^(ws|zod|node:(crypto|https?|stream\/consumers|timers\/promises))$/,
  },
  'channels/web': {
    ours: ['core', 'flow/ports'],
    packages: /^(hono|@hono\/node-server|zod|node:(crypto|fs|http|path|url))$/,
  },
  'channels/webhook': { ours: ['core', 'flow/ports'], packages: /^(standardwebhooks|node:crypto)$/ },
  'channels/terminal': {
    ours: ['core', 'flow/ports', 'log', 'config'],
    packages: /^node:(readline|stream|os|crypto|util|tty)$/,
  },
  store: {
    ours: ['core', 'flow/ports', 'config', 'log'],
    packages: /^(zod|ulidx|luxon|@prisma\/.+|better-sqlite3|node:.+)$/,
  },
  memory: { ours: ['core', 'flow/ports', 'config', 'log'], packages: /^(zod|luxon|chokidar|node:.+)$/ },
  agents: { ours: ['core', 'flow/ports', 'config', 'log'], packages: /^(zod|node:.+)$/ },
  hook: { ours: [], packages: anyNode },
  cli: {
    ours: ['core', 'flow', 'flow/ports', 'hook', 'agents', 'config', 'locale', 'log', 'main'],
    packages: /^(commander|@clack\/prompts|@modelcontextprotocol\/sdk|fast-wrap-ansi|uqr|zod|node:.+)$/,
  },
  config: { ours: ['core'], packages: /^(zod|yaml|node:.+)$/ },
  locale: { ours: ['core'], packages: /^(@fluent\/.+|node:.+)$/ },
  log: { ours: ['core'], packages: /^(pino|node:.+)$/ },
  main: {
    ours: [
      'core',
      'flow',
      'flow/ports',
      'channels',
      'store',
      'memory',
      'agents',
      'hook',
      'config',
      'locale',
      'log',
    ],
    packages: /^.+$/,
  },
}

function strays(file: File): readonly string[] {
  const own = part(file.name)
  const rule = rules[own]
  if (!rule) return [`${file.name}: "${own}" is no part of the house`]
  return file.imports.flatMap(({ specifier }) => {
    const target = meant(file, specifier)
    const fine =
      'ours' in target ? [own, ...rule.ours].includes(part(target.ours)) : rule.packages.test(target.of)
    return fine ? [] : [`${file.name} imports ${specifier}`]
  })
}

describe('the import table', () => {
  it('is looked at over real imports', () => {
    const text =
      "import a from './a.ts'\nimport {\n  b,\n} from 'b'\nexport * from './c.ts'\nimport 'd'\nx = await import('./e.ts')\n"
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual([
      './a.ts',
      'b',
      './c.ts',
      'd',
      './e.ts',
    ])
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(100)
  })

  it('finds a file that imports what it may not', () => {
    const bad = (name: string, specifier: string) =>
      strays({ name, text: '', imports: [{ specifier, dynamic: false }] })
    expect(bad('core/block.ts', 'node:fs')).toHaveLength(1)
    expect(bad('core/block.ts', '../flow/ask.ts')).toHaveLength(1)
    expect(bad('flow/ask.ts', '../store/open.ts')).toHaveLength(1)
    expect(bad('channels/telegram/index.ts', '../terminal/index.ts')).toHaveLength(1)
    expect(bad('memory/git.ts', '@prisma/client')).toHaveLength(1)
    expect(bad('hook/capture.ts', 'zod')).toHaveLength(1)
    expect(bad('cli/log.ts', '../store/open.ts')).toHaveLength(1)
    expect(bad('flow/ask.ts', '../core/block.ts')).toEqual([])
  })

  it('is kept by every file', () => {
    expect(files.flatMap(strays)).toEqual([])
  })

  it('lets nobody but the command line import the composition root', () => {
    const importers = files
      .filter((file) =>
        file.imports.some(({ specifier }) =>
          isOurs(file, specifier, (name) => name === 'main.ts' || name.startsWith('main/')),
        ),
      )
      .map(({ name }) => name)
    expect(importers.filter((name) => !/^(cli|main)(\/|\.ts$)/.test(name))).toEqual([])
  })

  it('lets no chore import another', () => {
    const chores = files.filter(({ name }) => /^flow\/(tend\/)?chores\//.test(name))
    const crossed = chores.flatMap((file) =>
      file.imports.flatMap(({ specifier }) =>
        isOurs(file, specifier, (name) => /^flow\/(tend\/)?chores\//.test(name))
          ? [`${file.name}: ${specifier}`]
          : [],
      ),
    )
    expect(crossed).toEqual([])
  })
})

function isOurs(file: File, specifier: string, test: (name: string) => boolean): boolean {
  const target = meant(file, specifier)
  return 'ours' in target && test(target.ours)
}

describe('the core', () => {
  it('knows no clock, no chance, no environment', () => {
    const impure =
      /\b(Date\.now|Math\.random|new Date\(\)|performance\.now|process\.|setTimeout|setInterval|fetch\(|globalThis|randomUUID|randomBytes)/
    const found = files
      .filter(({ name }) => name.startsWith('core/'))
      .flatMap(({ name, text }) => {
        const match = impure.exec(code(text))
        return match ? [`${name}: ${match[0]}`] : []
      })
    expect(found).toEqual([])
  })
})

describe('the environment', () => {
  it('is read by the settings alone', () => {
    const readers = files.filter(
      ({ name, text }) =>
        !/^(config|hook)[/.]/.test(name) &&
        /\bprocess\.env\b|import \{[^}]*\benv\b[^}]*\} from 'node:process'/.test(code(text)),
    )
    expect(readers.map(({ name }) => name)).toEqual([])
  })
})

describe('a channel', () => {
  const folders = readdirSync(path.join(src, 'channels'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  const registry = files.find(({ name }) => name === 'channels/index.ts')

  it('is one folder and one line of the registry', () => {
    const lines = (registry?.imports ?? []).filter(({ dynamic }) => dynamic).map(({ specifier }) => specifier)
    expect(lines.sort()).toEqual(folders.map((name) => `./${name}/index.ts`).sort())
  })

  it('is loaded by the registry alone', () => {
    const others = files
      .filter(({ name }) => !name.startsWith('channels/'))
      .flatMap((file) =>
        file.imports.flatMap(({ specifier }) =>
          isOurs(file, specifier, (name) => /^channels\/[^/]+\//.test(name))
            ? [`${file.name}: ${specifier}`]
            : [],
        ),
      )
    expect(others).toEqual([])
  })

  it('brings its SDK along and nobody else knows it', () => {
    const users = files
      .filter((file) =>
        file.imports.some(({ specifier }) => /^(@grammyjs\/|grammy|discord\.js)/.test(specifier)),
      )
      .map(({ name }) => part(name))
    expect([...new Set(users)]).toEqual(['channels/telegram'])
  })

  it('has its settings in .env.example', () => {
    const example = readFileSync(path.join(root, '.env.example'), 'utf8')
    const silent = folders.filter(
      (name) => name !== 'terminal' && !example.includes(`${name.toUpperCase()}_`),
    )
    expect(silent).toEqual([])
  })
})

describe('every file', () => {
  it('is named by what it holds', () => {
    const empty = /(^|[/-])(utils?|helpers?|managers?|services?|types?|common|misc)([/.-]|$)/
    expect(files.map(({ name }) => name).filter((name) => empty.test(name))).toEqual([])
  })

  it('exports by name', () => {
    expect(files.filter(({ text }) => /^export default\b/m.test(code(text))).map(({ name }) => name)).toEqual(
      [],
    )
  })

  it('leaves the environment to the settings and the hook', () => {
    const readers = files
      .filter(({ text }) => /\bprocess\.env\b|\bprocess\[['"]env/.test(code(text)))
      .map(({ name }) => part(name))
    expect([...new Set(readers)].filter((name) => name !== 'config' && name !== 'hook')).toEqual([])
  })

  it('is small, unless it is a table of words', () => {
    const sizes = files
      .filter(({ name }) => !/(^|\/)(lexicon|words|phrases)([/.]|$)/.test(name))
      .map(({ name, text }) => ({ name, lines: text.split('\n').length }))
    const sorted = sizes.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(100)
    expect(sizes.filter(({ lines }) => lines > 320)).toEqual([])
  })

  it('writes the endings of relative imports out', () => {
    const bare = files.flatMap((file) =>
      file.imports.flatMap(({ specifier }) =>
        specifier.startsWith('.') && !specifier.endsWith('.ts') && !specifier.endsWith('.json')
          ? [`${file.name}: ${specifier}`]
          : [],
      ),
    )
    expect(bare).toEqual([])
  })
})
