import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnvironment } from '../../config.ts'

const run = promisify(execFile)
const GIT_MAX_MS = 10_000

/** A git work tree to try things in. */
export interface Sample {
  readonly folder: string
  /** The commit that everything starts from. */
  readonly base: string
  git(...args: readonly string[]): Promise<string>
}

const files: Readonly<Record<string, string>> = {
  'README.md': '# shop\n\nA small shop.\n',
  'src/cart.js': 'export const total = (items) => items.reduce((sum, item) => sum + item.cents, 0)\n',
  'CLAUDE.md': '# shop\n\nPlain JavaScript, no framework.\n\n@MEMORY.md\n',
  'MEMORY.md': '# What we learned\n\nPrices are kept in cents.\n',
}

export async function makeSample(folder: string): Promise<Sample> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', args, { cwd: folder, env: childEnvironment(), timeout: GIT_MAX_MS })
    return stdout.trimEnd()
  }
  await mkdir(path.join(folder, 'src'), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  await git('init', '--quiet', '--initial-branch=main')
  await git('config', 'user.name', 'Ana')
  await git('config', 'user.email', 'ana@example.com')
  await git('add', '.')
  await git('commit', '--quiet', '--message', 'Begin')
  return { folder, base: await git('rev-parse', 'HEAD'), git }
}

/** Somebody's unfinished work: staged, not staged, untracked, and one in the very file that will be written. */
const work = {
  staged: {
    name: 'src/cart.js',
    text: `${files['src/cart.js']}export const isEmpty = (items) => items.length === 0\n`,
  },
  unstaged: { name: 'README.md', text: `${files['README.md']}\nIt is closed on Mondays.\n` },
  untracked: { name: 'notes.txt', text: 'ask about shipping\n' },
  same: { name: 'CLAUDE.md', line: 'Half a thought, not committed yet.' },
} as const

export async function makeDirty({ folder, git }: Sample): Promise<void> {
  await writeFile(path.join(folder, work.staged.name), work.staged.text)
  await git('add', work.staged.name)
  await writeFile(path.join(folder, work.unstaged.name), work.unstaged.text)
  await writeFile(path.join(folder, work.untracked.name), work.untracked.text)
  const before = files[work.same.name] ?? ''
  await writeFile(
    path.join(folder, work.same.name),
    before.replace('no framework.', `no framework.\n${work.same.line}`),
  )
}

/** What of the unfinished work is not as it was; empty when everything survived. */
export async function lostWork({ folder, git }: Sample): Promise<readonly string[]> {
  const there = (name: string): Promise<string> => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const checks: readonly (readonly [string, boolean])[] = [
    ['staged', (await git('show', `:${work.staged.name}`)) === work.staged.text.trimEnd()],
    ['still staged', (await git('diff', '--cached', '--name-only')) === work.staged.name],
    ['not staged', (await there(work.unstaged.name)) === work.unstaged.text],
    [
      'still not staged',
      (await git('diff', '--name-only')) === [work.same.name, work.unstaged.name].sort().join('\n'),
    ],
    ['untracked', (await there(work.untracked.name)) === work.untracked.text],
    ['still untracked', (await git('ls-files', '--others')) === work.untracked.name],
    ['same file', (await there(work.same.name)).includes(work.same.line)],
    ['same file, not committed', !(await git('show', `HEAD:${work.same.name}`)).includes(work.same.line)],
  ]
  return checks.flatMap(([what, fine]) => (fine ? [] : [what]))
}
