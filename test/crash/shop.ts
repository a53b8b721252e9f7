import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseEntries, removeEntry } from '../../src/core/section.ts'

const run = promisify(execFile)
const memoryFiles = ['MEMORY.md', 'CLAUDE.md'] as const

const base = {
  'README.md': '# shop\n',
  'src/cart.js': 'export const total = 0\n',
  'CLAUDE.md': '# shop\r\n\r\nPlain JavaScript.\r\n\r\n@MEMORY.md\r\n',
  'MEMORY.md': '# What we learned\n\nPrices are kept in cents.',
}

/** A repository with somebody's work in it: staged, not staged, both in one file, untracked, and in our own files. */
export class Shop {
  readonly folder: string
  #before: readonly [string, unknown][] = []
  #commits = 0

  constructor(folder: string) {
    this.folder = folder
  }

  /** What git prints, its last line ends included. */
  async git(...args: readonly string[]): Promise<string> {
    const env = {
      PATH: process.env.PATH ?? '',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
    }
    return (await run('git', args, { cwd: this.folder, env, maxBuffer: 1 << 26 })).stdout
  }

  async make(): Promise<this> {
    mkdirSync(path.join(this.folder, 'src'), { recursive: true })
    for (const [name, text] of Object.entries(base)) this.#write(name, text)
    await this.git('init', '-q', '-b', 'main')
    await this.git('config', 'user.name', 'Ana')
    await this.git('config', 'user.email', 'ana@example.com')
    await this.git('add', '.')
    await this.git('commit', '-q', '-m', 'Begin')
    this.#write('src/cart.js', 'export const total = 1\n')
    this.#write('MEMORY.md', base['MEMORY.md'].replace('cents', 'whole cents'))
    await this.git('add', 'src/cart.js', 'MEMORY.md')
    this.#write('src/cart.js', 'export const total = 2\n')
    this.#write('MEMORY.md', base['MEMORY.md'].replace('cents', 'whole cents, never floats'))
    this.#write('CLAUDE.md', base['CLAUDE.md'].replace('JavaScript', 'JavaScript, no framework'))
    this.#write('README.md', '# shop\n\nClosed on Mondays.\n')
    this.#write('notes.txt', 'ask about shipping\n')
    this.#before = await this.#theirs()
    this.#commits = await this.#count()
    return this
  }

  /** Everything that is the person's own, without our blocks. */
  async #theirs(): Promise<readonly [string, unknown][]> {
    const seen: [string, unknown][] = [
      ['status', await this.git('status', '--porcelain')],
      ['staged', await this.git('diff', '--cached', '--name-only')],
      ['index', await this.git('ls-files', '-s', 'src', 'README.md')],
    ]
    for (const name of [...memoryFiles, 'README.md', 'src/cart.js', 'notes.txt'])
      seen.push([`work tree ${name}`, withoutBlocks(this.#read(name))])
    for (const name of memoryFiles) {
      seen.push([`HEAD ${name}`, withoutBlocks(await this.git('show', `HEAD:${name}`))])
      seen.push([`index ${name}`, withoutBlocks(await this.git('show', `:${name}`))])
    }
    seen.push(['branch', await this.git('symbolic-ref', 'HEAD')])
    return seen
  }

  /** The blocks that stand in the files. */
  blocks() {
    return memoryFiles.flatMap((file) => parseEntries(this.#read(file)).map((entry) => ({ file, ...entry })))
  }

  /** Commits since the beginning, oldest first. */
  async commits(): Promise<
    readonly { id: string; evolution: string; hash: string; paths: readonly string[] }[]
  > {
    const count = (await this.#count()) - this.#commits
    const format =
      '%x00%H%x09%(trailers:key=Evolution-Id,valueonly,separator=%x2C)%x09%(trailers:key=Evolution-Sha256,valueonly,separator=%x2C)'
    const text = await this.git(
      'log',
      '--reverse',
      `-${Math.max(count, 1)}`,
      '--name-only',
      `--format=${format}`,
    )
    return text
      .split('\0')
      .slice(1)
      .slice(-count || Number.POSITIVE_INFINITY)
      .map((one) => {
        const [head = '', ...paths] = one.split('\n').filter(Boolean)
        const [id = '', evolution = '', hash = ''] = head.split('\t')
        return { id, evolution, hash, paths }
      })
  }

  /** What is not as the person left it, or not whole; empty when all is well. */
  async problems(): Promise<readonly string[]> {
    const now = new Map(await this.#theirs())
    const changed = this.#before.flatMap(([what, before]) =>
      now.get(what) === before
        ? []
        : [`theirs: ${what}: ${JSON.stringify(before)} → ${JSON.stringify(now.get(what))}`],
    )
    const fsck = await this.git('fsck', '--strict', '--no-dangling', '--no-progress').catch(String)
    const ours = readdirSync(this.folder).filter((name) => name.startsWith('.evogate-'))
    const held = readdirSync(path.join(this.folder, '.git')).filter((name) => name.endsWith('.lock'))
    const ahead: string[] = []
    for (const name of memoryFiles) {
      const here = idsIn(this.#read(name))
      const head = idsIn(await this.git('show', `HEAD:${name}`))
      const index = idsIn(await this.git('show', `:${name}`))
      if (here !== head) ahead.push(`${name}: the file and HEAD hold other blocks`)
      if (here !== index) ahead.push(`${name}: the file and the index hold other blocks`)
    }
    return [
      ...changed,
      ...(fsck.trim() ? [`fsck: ${fsck}`] : []),
      ...[...ours, ...held].map((name) => `left over: ${name}`),
      ...ahead,
    ]
  }

  async #count(): Promise<number> {
    return Number(await this.git('rev-list', '--count', 'HEAD'))
  }
  #write(name: string, text: string): void {
    writeFileSync(path.join(this.folder, name), text)
  }
  #read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8')
  }
}

const idsIn = (text: string): string =>
  parseEntries(text)
    .map(({ id }) => id)
    .join(' ')
const withoutBlocks = (text: string): string =>
  parseEntries(text).reduce((left, { id }) => removeEntry(left, id), text)
