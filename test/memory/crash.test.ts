import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pointerLine } from '../../src/core/agent-memory.ts'
import { hunkHash } from '../../src/core/hunk.ts'
import { parseEntries, removeEntry } from '../../src/core/section.ts'
import type { WriteOrder, WriteProgress } from '../../src/flow/ports/memory.ts'
import { createMemory } from '../../src/memory/index.ts'
import { aBlock, anEnvironment, anOrder, applied, aRepository, put } from './a-repository.ts'

const POINTS = ['C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19']
const top = resolve(import.meta.dirname, '../..')
let compiled: string

// A process can only be killed from a real one, and Node 20 runs no TypeScript.
beforeAll(() => {
  compiled = mkdtempSync(join(top, 'node_modules/.evogate-crash-'))
  const flags = '--ignoreConfig --noCheck --target es2023 --module nodenext --types node --skipLibCheck'
  const shape = ['--rewriteRelativeImportExtensions', '--rootDir', top, '--outDir', compiled]
  const entry = join(top, 'test/memory/crash-child.ts')
  execFileSync(
    process.execPath,
    [join(top, 'node_modules/typescript/bin/tsc'), entry, ...flags.split(' '), ...shape],
    {
      cwd: top,
    },
  )
  writeFileSync(join(compiled, 'package.json'), '{"type":"module"}')
}, 120_000)
afterAll(() => rmSync(compiled, { recursive: true, force: true }))

/** A repository with staged, dirty and untracked work of the user, and an order to carry out in it. */
async function aBusyRepository(kind: string) {
  const made = aRepository({ 'CLAUDE.md': '# Rules\r\n', 'MEMORY.md': '# Notes\n\n- old' })
  const { memory, workspace, git, write } = made
  const old = aBlock({ text: 'Use npm, not pnpm' })
  const fresh = aBlock({ tier: 'L3', text: 'Use pnpm, not npm', number: 2 })
  if (kind !== 'add') await applied(memory, anOrder(workspace, { add: old }))
  write('a.txt', 'a\nstaged\n')
  git('add', 'a.txt')
  write('b.txt', 'b\ndirty\n')
  write('c.txt', 'untracked\n')
  const remove = kind === 'add' ? [] : [old]
  const order = anOrder(workspace, { add: kind === 'remove' ? null : fresh, remove })
  return { ...made, order, before: theirs(made), commits: commitsOf(made) }
}
type Busy = Awaited<ReturnType<typeof aBusyRepository>>

const commitsOf = ({ git }: { git: (...args: string[]) => string }) =>
  Number(git('rev-list', '--count', 'HEAD'))

/** All that is the user's: status, index and bytes outside our section. */
function theirs({ git, root }: { git: (...args: string[]) => string; root: string }) {
  const outside = (path: string) => {
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''
    return parseEntries(text).reduce((left, { id }) => removeEntry(left, id), text)
  }
  return {
    status: git('status', '--porcelain=v2'),
    index: git('ls-files', '-s', 'a.txt', 'b.txt'),
    files: ['CLAUDE.md', 'MEMORY.md'].map(outside),
    c: readFileSync(join(root, 'c.txt'), 'utf8'),
  }
}

function check(busy: Busy): void {
  const { order, git, root, before, commits } = busy
  const text = readdirSync(root)
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
  const standing = text.flatMap(parseEntries)
  if (order.add !== null) {
    expect(standing.filter(({ id }) => id === order.add?.id).map(({ block }) => block)).toEqual([
      order.add.block,
    ])
  }
  for (const { id } of order.remove) expect(standing.filter((entry) => entry.id === id)).toEqual([])
  expect(commitsOf(busy)).toBe(commits + 1)
  const ids = git('log', '--format=%(trailers:key=Evolution-Id,valueonly)').split('\n')
  expect(ids.filter((id) => id === order.id)).toHaveLength(1)
  expect(theirs(busy)).toEqual(before)
  expect(readdirSync(root).filter((name) => name.startsWith('.evogate-'))).toEqual([])
  expect(git('diff', '--name-only', '--', '*.md')).toBe('')
  expect(git('diff', '--cached', '--name-only')).toBe('a.txt\n')
  expect(git('fsck', '--strict', '--no-dangling')).toBe('')
}

describe.each(['add', 'remove', 'replace'])('an order to %s a block', (kind) => {
  it.each(POINTS)('killed at %s is finished by the next start, once', async (point) => {
    const busy = await aBusyRepository(kind)
    const files = [join(busy.base, 'order.json'), join(busy.base, 'progress.json')] as const
    writeFileSync(files[0], JSON.stringify(busy.order satisfies WriteOrder))
    const child = (at: string) =>
      spawnSync(process.execPath, [join(compiled, 'test/memory/crash-child.js'), busy.home, ...files, at], {
        encoding: 'utf8',
      })
    expect(child(point).signal).toBe('SIGKILL')
    const restarted = child('')
    expect(restarted.stderr).toBe('')
    expect(JSON.parse(restarted.stdout)).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    check(busy)
  })
})

describe('an order to take out lines of somebody else', () => {
  it.each(['C11', 'C13', 'C14', 'C15', 'C16', 'C17'])(
    'killed at %s is finished by the next start, with nothing else touched and no commit',
    async (point) => {
      const text = '# Notes\n\n- old\n'
      const made = aRepository({ 'MEMORY.md': text })
      const { workspace, write, read, git, base, home, root } = made
      const hunk = { found: '- planted\n', instead: '' }
      write('MEMORY.md', `${text}- planted\n- by hand\n`)
      const hash = hunkHash('MEMORY.md', hunk)
      const order: WriteOrder = {
        ...anOrder(workspace, { remove: [aBlock()] }),
        remove: [{ id: hash, hash, tier: 'L1', path: 'MEMORY.md', hunk }],
      }
      const files = [join(base, 'order.json'), join(base, 'progress.json')] as const
      writeFileSync(files[0], JSON.stringify(order))
      const run = (at: string) =>
        spawnSync(process.execPath, [join(compiled, 'test/memory/crash-child.js'), home, ...files, at], {
          encoding: 'utf8',
        })
      expect(run(point).signal).toBe('SIGKILL')
      const restarted = run('')
      expect(restarted.stderr).toBe('')
      expect(JSON.parse(restarted.stdout)).toMatchObject({
        outcome: 'written',
        commit: { state: 'none', reason: { code: 'never-committed' } },
      })
      expect(read('MEMORY.md')).toBe(`${text}- by hand\n`)
      expect(git('log', '--format=%s')).toBe('first\n')
      expect(git('diff', '--cached', '--name-only')).toBe('')
      expect(readdirSync(root).filter((name) => name.startsWith('.evogate-'))).toEqual([])
    },
  )
})

describe('an order for the agent’s memory and the repository', () => {
  it.each(['C14', 'C15', 'C16', 'C18'])(
    'killed at %s is finished by the next start: all three files, one commit of one of them',
    async (point) => {
      const made = aRepository({ 'CLAUDE.md': '# Rules\n' })
      const { memory, git, base, home, read } = made
      const workspace = { ...made.workspace, profile: 'claude-code' as const }
      const folder = join(workspace.agentMemory.root, workspace.agentMemory.folder)
      put(folder, { 'MEMORY.md': '- mine' })
      const old = aBlock({ tier: 'L3', text: 'Use npm, not pnpm' })
      await applied(memory, anOrder(workspace, { add: old }))
      const add = aBlock({ path: 'agent:evogate.md', text: 'Use pnpm, not npm', number: 2 })
      const files = [join(base, 'order.json'), join(base, 'progress.json')] as const
      writeFileSync(files[0], JSON.stringify(anOrder(workspace, { add, remove: [old] })))
      const run = (at: string) =>
        spawnSync(process.execPath, [join(compiled, 'test/memory/crash-child.js'), home, ...files, at], {
          encoding: 'utf8',
        })
      expect(run(point).signal).toBe('SIGKILL')
      const restarted = run('')
      expect(restarted.stderr).toBe('')
      expect(JSON.parse(restarted.stdout)).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
      expect(readdirSync(folder).sort()).toEqual(['MEMORY.md', 'evogate.md'])
      const topic = readFileSync(join(folder, 'evogate.md'), 'utf8')
      expect(parseEntries(topic).map(({ block }) => block)).toEqual([add.block])
      expect(readFileSync(join(folder, 'MEMORY.md'), 'utf8')).toBe(`- mine\n${pointerLine('en')}`)
      expect(read('CLAUDE.md')).toBe('# Rules\n')
      expect(git('log', '-2', '--format=%s', '--name-only').split('\n').filter(Boolean)).toEqual([
        '🧬 L1 evolve: Use pnpm, not npm',
        'CLAUDE.md',
        '🧬 L3 evolve: Rule: Use npm, not pnpm',
        'CLAUDE.md',
      ])
      expect(git('status', '--porcelain')).toBe('')
    },
  )
})

describe('an order to replace a block', () => {
  it.each(POINTS)('broken by an exception at %s is finished by the next try, once', async (point) => {
    const busy = await aBusyRepository('replace')
    let last: WriteProgress | null = null
    const record = async (progress: WriteProgress) => {
      last = progress
    }
    const fail = (name: string) => {
      if (name === point) throw new Error(`broken at ${name}`)
    }
    const broken = createMemory({ home: busy.home, environment: anEnvironment(), fail })
    await expect(broken.apply(busy.order, null, record)).rejects.toThrow(`broken at ${point}`)
    const outcome = await createMemory({ home: busy.home, environment: anEnvironment() }).apply(
      busy.order,
      last,
      record,
    )
    expect(outcome).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    check(busy)
  })
})

describe('a crash before the rename', () => {
  it.each(['C11', 'C12', 'C13', 'C14'])('(%s) leaves the file as it was', async (point) => {
    const busy = await aBusyRepository('add')
    const fail = (name: string) => {
      if (name === point) throw new Error(point)
    }
    await expect(
      createMemory({ home: busy.home, environment: anEnvironment(), fail }).apply(
        busy.order,
        null,
        async () => {},
      ),
    ).rejects.toThrow()
    expect(busy.read('CLAUDE.md')).toBe('# Rules\r\n')
    expect(theirs(busy)).toEqual(busy.before)
  })
})

describe('temporary files of a crash', () => {
  it('are swept, and those of others are not', async () => {
    const { memory, workspace, root, write } = aRepository()
    write(`.evogate-${'0'.repeat(24)}.tmp`, 'half')
    write('.evogate-notes.tmp', 'mine')
    await memory.sweep(workspace)
    expect(readdirSync(root).filter((name) => name.startsWith('.evogate-'))).toEqual(['.evogate-notes.tmp'])
    expect(existsSync(join(root, 'a.txt'))).toBe(true)
  })
})
