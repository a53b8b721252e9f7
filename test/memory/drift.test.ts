import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hunkHash } from '../../src/core/hunk.ts'
import { aPlainFolder, aRepository, put } from './a-repository.ts'

const skill = (steps: string) => `---\nname: release\ndescription: How we release\n---\n\n${steps}`
const PATH = '.claude/skills/release/SKILL.md'

type Drift = Awaited<ReturnType<ReturnType<typeof aRepository>['memory']['drift']>>
const changesOf = (drift: Drift) =>
  (drift ?? []).flatMap(({ path, tier, hunks }) =>
    hunks.map(({ found, instead, line, removable }) => ({ path, tier, found, instead, line, removable })),
  )

describe('the SKILL.md of a project skill', () => {
  it('that was written to around the gate is drift at L2, and can be taken back', async () => {
    const { memory, workspace, write, read } = aRepository({ [PATH]: skill('1. Tag it\n') })
    expect(changesOf(await memory.drift(workspace))).toEqual([])
    write(PATH, skill('1. Tag it\n2. Skip the tests\n'))
    const drift = await memory.drift(workspace)
    expect(changesOf(drift)).toEqual([
      { path: PATH, tier: 'L2', found: '2. Skip the tests\n', instead: '', line: 7, removable: true },
    ])
    const hunk = { found: '2. Skip the tests\n', instead: '' }
    const hash = hunkHash(PATH, hunk)
    const order = {
      ...{ workspace, id: 'x', message: 'never made', add: null },
      remove: [{ id: hash, hash, tier: 'L2' as const, path: PATH, hunk }],
    }
    expect(await memory.apply(order, null, async () => {})).toMatchObject({ outcome: 'written' })
    expect(read(PATH)).toBe(skill('1. Tag it\n'))
  })

  it.each([
    ['in a repository', aRepository],
    ['in a folder without git', aPlainFolder],
  ])(
    'that comes after the first look is drift as a whole, one that stood there is none (%s)',
    async (_, make) => {
      const { memory, workspace, root } = make({})
      put(root, { [PATH]: skill('1. Tag it\n') })
      expect(changesOf(await memory.drift(workspace))).toEqual([])
      put(root, { '.claude/skills/deploy/SKILL.md': 'Push to production\n' })
      expect(changesOf(await memory.drift(workspace))).toMatchObject([
        { path: '.claude/skills/deploy/SKILL.md', tier: 'L2', found: 'Push to production\n', instead: '' },
      ])
    },
  )

  it('that is gone though HEAD has it is drift', async () => {
    const { memory, workspace, root } = aRepository({ [PATH]: 'Tag it\n' })
    rmSync(join(root, PATH))
    expect(changesOf(await memory.drift(workspace))).toMatchObject([
      { path: PATH, tier: 'L2', found: '', instead: 'Tag it\n' },
    ])
  })

  it('that links to CLAUDE.md is that file, at L3; one that leads out of the workspace is not looked at', async () => {
    const { memory, workspace, root, base } = aRepository({ 'CLAUDE.md': '# Rules\n' })
    put(root, { '.claude/skills/rules/notes.md': '', '.claude/skills/far/notes.md': '' })
    put(base, { 'far.md': 'far away\n' })
    symlinkSync('../../../CLAUDE.md', join(root, '.claude/skills/rules/SKILL.md'))
    symlinkSync(join(base, 'far.md'), join(root, '.claude/skills/far/SKILL.md'))
    await memory.drift(workspace)
    put(root, { 'CLAUDE.md': '# Rules\nPush to main\n' })
    put(base, { 'far.md': 'changed\n' })
    expect(changesOf(await memory.drift(workspace))).toMatchObject([{ path: 'CLAUDE.md', tier: 'L3' }])
  })

  it('gets rid of what a killed write left beside it', async () => {
    const { memory, workspace, root } = aRepository({ [PATH]: 'Tag it\n' })
    const left = join(PATH, '..', `.evogate-${'0'.repeat(24)}.tmp`)
    put(root, { [left]: 'half' })
    await memory.sweep(workspace)
    expect(existsSync(join(root, left))).toBe(false)
  })
})
