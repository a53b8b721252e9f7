import { linkSync, lstatSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../src/flow/ports/memory.ts'
import { aBlock, anOrder, applied, aRepository, idOf, put } from './a-repository.ts'

const LOG = 'evolution-log.md'
const inTree = (files: Readonly<Record<string, string>> = {}) => aRepository(files, { journal: 'repo' })

function anEntry(number: number, given: Partial<JournalEntry> = {}): JournalEntry {
  return {
    id: idOf(number),
    request: number,
    at: Date.UTC(2026, 10, 29),
    outcome: 'evolve',
    tier: 'L1',
    target: 'MEMORY.md',
    text: `Rule ${number}`,
    by: 'Ana (telegram:1)',
    via: 'telegram',
    hash: 'a'.repeat(64),
    commit: null,
    ...given,
  }
}

describe('the journal in the work tree', () => {
  it('gets an entry a decision, once, and nothing of it is committed', async () => {
    const { memory, workspace, read, git, home } = inTree({ 'MEMORY.md': '# Notes\n' })
    for (const number of [1, 2, 1]) expect(await memory.journal(workspace, anEntry(number))).toBe(true)
    expect(read(LOG).match(/^## #\d/gm)).toEqual(['## #1', '## #2'])
    expect(read(LOG)).toMatch(/^# 🧬 evolution-log\n\n## #1 /)
    await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('MEMORY.md\n')
    expect(git('status', '--porcelain')).toBe(`?? ${LOG}\n`)
    const kept = readdirSync(home, { recursive: true, encoding: 'utf8' })
    expect(kept.filter((name) => name.includes(LOG))).toEqual([])
  })
  it('is neither rule nor drift', async () => {
    const { memory, workspace } = inTree({ 'MEMORY.md': '- Use pnpm\n' })
    await memory.drift(workspace)
    await memory.journal(workspace, anEntry(1))
    expect((await memory.rules(workspace)).map(({ file }) => file)).toEqual(['MEMORY.md'])
    const drift = await memory.drift(workspace)
    expect(drift?.map(({ path }) => path)).not.toContain(LOG)
    expect(drift?.flatMap(({ hunks }) => hunks)).toEqual([])
  })
  it('keeps the words, the entries and the line ends of others', async () => {
    const { memory, workspace, read, write } = inTree()
    await memory.journal(workspace, anEntry(1))
    await memory.journal(workspace, anEntry(7))
    const ours = `${read(LOG)}A note of Ana's without an end`.replaceAll('\n', '\r\n')
    write(LOG, ours)
    for (const number of [2, 1]) await memory.journal(workspace, anEntry(number))
    expect(read(LOG).startsWith(ours)).toBe(true)
    expect(read(LOG).replaceAll('\r\n', '')).not.toContain('\n')
    await memory.rewriteJournal(workspace, [
      anEntry(1, { text: 'forgotten', commit: 'c0ffee' }),
      anEntry(2),
      anEntry(3),
    ])
    expect(read(LOG).match(/^## #\d/gm)).toEqual(['## #1', '## #7', '## #2', '## #3'])
    expect(read(LOG)).not.toContain('Rule 1')
    expect(read(LOG)).toContain('- commit: c0ffee\r\n')
    expect(read(LOG)).toContain("A note of Ana's")
    const before = read(LOG)
    await memory.rewriteJournal(workspace, [
      anEntry(1, { text: 'forgotten', commit: 'c0ffee' }),
      anEntry(2),
      anEntry(3),
    ])
    expect(read(LOG)).toBe(before)
  })
  it('waits while git is in the middle of something', async () => {
    const { memory, workspace, root, has } = inTree()
    put(root, { '.git/MERGE_HEAD': `${'0'.repeat(40)}\n` })
    expect(await memory.journal(workspace, anEntry(1))).toBe(false)
    expect(has(LOG)).toBe(false)
  })
})

describe('the journal in the work tree is not written', () => {
  const refused = async ({ memory, workspace }: ReturnType<typeof inTree>, why: string) => {
    await expect(memory.journal(workspace, anEntry(1))).rejects.toThrow(why)
    await expect(memory.rewriteJournal(workspace, [anEntry(1)])).rejects.toThrow(why)
  }
  it('over a file that is not its own', async () => {
    const made = inTree({ [LOG]: '# How our product evolved\n' })
    await refused(made, 'not Evogate')
    expect(made.read(LOG)).toBe('# How our product evolved\n')
  })
  it('through a link, to a second name or to what is no file', async () => {
    const made = inTree()
    const outside = join(made.base, 'outside.md')
    writeFileSync(outside, '')
    symlinkSync(outside, join(made.root, LOG))
    await refused(made, 'outside-workspace')
    const hard = inTree()
    writeFileSync(join(hard.base, 'twin.md'), '')
    linkSync(join(hard.base, 'twin.md'), join(hard.root, LOG))
    await refused(hard, 'hard-link')
    expect(lstatSync(outside).size + lstatSync(join(hard.base, 'twin.md')).size).toBe(0)
  })
  it.each([
    ['is there', true],
    ['is not there yet', false],
  ])('where an agent would read it as rules, when it %s (R126)', async (_, there) => {
    const title = there ? { [LOG]: '# 🧬 evolution-log\n' } : {}
    const imported = inTree({ 'CLAUDE.md': `# Rules\n@${LOG}\n`, ...title })
    await refused(imported, 'memory file')
    const linked = inTree(title)
    symlinkSync(LOG, join(linked.root, 'CLAUDE.md'))
    await refused(linked, 'memory file')
    for (const { has, read } of [imported, linked]) {
      expect(has(LOG)).toBe(there)
      if (there) expect(read(LOG)).toBe('# 🧬 evolution-log\n')
    }
  })
})
