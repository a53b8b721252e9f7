import {
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../src/flow/ports/memory.ts'
import { aBlock, aFolder, anOrder, applied, aRepository, around, idOf, put } from './a-repository.ts'

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
    textHash: 'b'.repeat(64),
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
})

describe('the journal is kept in the home while an agent would read it as rules (R126)', () => {
  const title = '# 🧬 evolution-log\n'
  type Tree = ReturnType<typeof around>
  const atHome = ({ home }: Tree) =>
    readdirSync(home, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(LOG))
      .map((name) => readFileSync(join(home, name), 'utf8'))
      .join('')
  const link = ({ root }: Tree, name: string, to: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    symlinkSync(to, join(root, name))
  }
  const text = (name: string, words: string) => (tree: Tree) => put(tree.root, { [name]: words })
  const ways: readonly (readonly [string, (tree: Tree) => void])[] = [
    ['an import', text('CLAUDE.md', `# Rules\n@${LOG}\n`)],
    ['an import in other letters', text('MEMORY.md', '@Evolution-Log.md\n')],
    ["an import from the user's home", text('CLAUDE.md', `@~/code/shop/${LOG}\n`)],
    [
      'an import through a linked folder',
      (tree) => {
        link(tree, 'docs', '.')
        text('AGENTS.md', `@docs/${LOG}\n`)(tree)
      },
    ],
    [
      'an import of an import, through a link by another name',
      (tree) => {
        link(tree, 'notes/history.md', `../${LOG}`)
        text('notes/all.md', '@history.md\n')(tree)
        text('GEMINI.md', 'See @notes/all.md.\n')(tree)
      },
    ],
    ['a link', (tree) => link(tree, 'CLAUDE.md', LOG)],
    [
      'a link of a link',
      (tree) => {
        link(tree, 'b.md', LOG)
        link(tree, 'claude.md', 'b.md')
      },
    ],
    ['a nested link', (tree) => link(tree, 'src/deep/CLAUDE.md', `../../${LOG}`)],
    ['a nested import', text('src/CLAUDE.md', `@../${LOG}\n`)],
    ['a rule that imports', text('.claude/rules/x.md', `@../../${LOG}\n`)],
    ['a rule that is a link', (tree) => link(tree, '.claude/rules/x.md', `../../${LOG}`)],
    ['a command', (tree) => link(tree, '.claude/commands/log.md', `../../${LOG}`)],
    ['a skill', (tree) => link(tree, '.claude/skills/a/SKILL.md', `../../../${LOG}`)],
    ['a folder of rules that is the root', (tree) => link(tree, '.claude/rules', '..')],
  ]
  it.each(ways)('by %s, be it there or not', async (_, make) => {
    for (const there of [true, false]) {
      const lines: object[] = []
      const base = aFolder()
      put(join(base, 'shop'), there ? { [LOG]: title } : { 'a.txt': '' })
      const log = (line: object) => lines.push(line)
      const tree = around(base, join(base, 'shop'), { journal: 'repo', log })
      make(tree)
      for (const number of [1, 2])
        expect(await tree.memory.journal(tree.workspace, anEntry(number))).toBe(true)
      await tree.memory.rewriteJournal(tree.workspace, [anEntry(1), anEntry(3)])
      expect(atHome(tree).match(/^## #\d/gm)).toEqual(['## #1', '## #3'])
      expect(tree.has(LOG)).toBe(there)
      if (there) expect(tree.read(LOG)).toBe(title)
      expect(lines).toEqual([expect.objectContaining({ level: 'warn', workspace: tree.root })])
    }
  })
  it('but not for a text that only speaks of it, nor for files that no agent reads as rules', async () => {
    const tree = inTree({
      'CLAUDE.md': `# Rules\nWhat was decided stands in ${LOG}.\n@MEMORY.md @gone.md\n`,
      'docs/a.md': `@../${LOG}\n`,
      'node_modules/x/CLAUDE.md': `@../../${LOG}\n`,
    })
    link(tree, 'src/loop', '..')
    await tree.memory.journal(tree.workspace, anEntry(1))
    expect(tree.read(LOG)).toContain('## #1 ')
    expect(atHome(tree)).toBe('')
  })
  it('and words that cannot be taken out of the work tree are an error, those at home go', async () => {
    const tree = inTree()
    await tree.memory.journal(tree.workspace, anEntry(1))
    tree.write('src/CLAUDE.md', `@../${LOG}\n`)
    await tree.memory.journal(tree.workspace, anEntry(2))
    const anew = [anEntry(1, { text: '' }), anEntry(2, { text: '' })]
    await expect(tree.memory.rewriteJournal(tree.workspace, anew)).rejects.toThrow('src/CLAUDE.md imports it')
    expect(atHome(tree)).not.toContain('Rule')
    tree.write('src/CLAUDE.md', '')
    await tree.memory.rewriteJournal(tree.workspace, anew)
    expect(tree.read(LOG).match(/^## #\d/gm)).toEqual(['## #1', '## #2'])
    expect(tree.read(LOG) + atHome(tree)).not.toContain('Rule')
  })
})
