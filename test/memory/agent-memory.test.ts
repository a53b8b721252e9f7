import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pointerLine, topicHead } from '../../src/core/agent-memory.ts'
import { createMemory } from '../../src/memory/index.ts'
import { aBlock, anEnvironment, anOrder, aPlainFolder, applied, aRepository, put } from './a-repository.ts'

const PATH = 'agent:evogate.md'
const TOPICS = {
  'MEMORY.md': '# Memory\n\n- [Style](style.md) — tabs in makefiles',
  'style.md': '---\nname: style\ndescription: d\ntype: feedback\n---\n\nUse tabs in makefiles.\n',
}

/** A repository whose L1 goes to the memory of an agent, which may have some topics of its own already. */
function anAgent(topics: Readonly<Record<string, string>> | null = TOPICS, made = aRepository()) {
  const workspace = { ...made.workspace, profile: 'claude-code' as const }
  const folder = join(workspace.agentMemory.root, workspace.agentMemory.folder)
  mkdirSync(workspace.agentMemory.root, { recursive: true })
  if (topics !== null) put(folder, { ...topics })
  const all = (): Record<string, string> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  return { ...made, workspace, folder, all }
}
const first = aBlock({ path: PATH, text: 'Run the tests before every commit' })
const second = aBlock({ path: PATH, number: 2, text: 'Keep test files short' })
const NOT_IN_GIT = { state: 'none', reason: { code: 'agent-memory' } }

describe('the profile claude-code', () => {
  it('has L1 in the agent’s memory and the rules in CLAUDE.md', async () => {
    const { memory, workspace } = anAgent()
    const { L1, L3 } = await memory.targets(workspace)
    expect(L1).toEqual({ outcome: 'target', target: { path: PATH, weight: 'L1', first: true } })
    await applied(memory, anOrder(workspace, { add: first }))
    expect((await memory.targets(workspace)).L1).toEqual({
      outcome: 'target',
      target: { path: PATH, weight: 'L1' },
    })
    expect(L3).toMatchObject({ target: { path: 'CLAUDE.md', weight: 'L3' } })
  })
  it('reads the agent’s topics and index as standing rules, and not our own line', async () => {
    const { memory, workspace } = anAgent()
    await applied(memory, anOrder(workspace, { add: first }))
    const rules = (await memory.rules(workspace)).map(({ file, text }) => `${file} ${text}`)
    expect(rules).toEqual([
      'agent:MEMORY.md tabs in makefiles',
      'agent:evogate.md Run the tests before every commit',
      'agent:style.md Use tabs in makefiles.',
    ])
    const plain = await memory.rules({ ...workspace, profile: 'project' })
    expect(plain.map(({ file }) => file)).toEqual([PATH])
  })
})

describe('a block in the agent’s memory', () => {
  it('stands in a topic file with one line in the index, is in no commit, and all is as before when it goes', async () => {
    const { memory, workspace, folder, all, git } = anAgent()
    const head = git('rev-parse', 'HEAD')
    const { outcome } = await applied(memory, anOrder(workspace, { add: first }))
    expect(outcome).toEqual({ outcome: 'written', commit: NOT_IN_GIT, notices: [] })
    expect(all()['evogate.md']).toMatch(topicHead('en'))
    expect(all()['MEMORY.md']).toBe(`${TOPICS['MEMORY.md']}\n${pointerLine('en')}`)
    await applied(memory, anOrder(workspace, { add: second }))
    expect(all()['MEMORY.md']!.split('evogate.md')).toHaveLength(2)
    expect(await memory.place(workspace, first)).toMatchObject({ place: 'here', file: PATH })

    // The profile may be another by the time of the undo.
    const later = { ...workspace, profile: 'project' as const }
    await applied(memory, anOrder(later, { remove: [first] }))
    expect(all()['MEMORY.md']).toContain(pointerLine('en'))
    const undone = await applied(memory, anOrder(later, { remove: [second] }))
    expect(undone.outcome).toMatchObject({ outcome: 'written', commit: NOT_IN_GIT })
    expect(all()).toEqual(TOPICS)
    expect(await memory.place(workspace, second)).toEqual({ place: 'gone' })
    expect(readdirSync(folder).sort()).toEqual(Object.keys(TOPICS).sort())
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([head, ''])
  })
  it('makes the directory for the user alone, and says so before', async () => {
    const { memory, workspace, folder, all } = anAgent(null)
    const order = anOrder(workspace, { add: first })
    const seen = memory.foresee(order)
    expect(seen).toMatchObject({
      beside: true,
      warnings: [{ code: 'folder-made', detail: folder }],
    })
    expect(existsSync(folder)).toBe(false)
    await applied(memory, order)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
    // Every byte that was written was in what was shown (R2).
    const shown = seen.outcome === 'seen' ? seen.diff : ''
    for (const text of Object.values(all()))
      for (const line of text.trimEnd().split('\n')) expect(shown).toContain(`+${line}`)
    expect(memory.foresee(anOrder(workspace, { add: second }))).toMatchObject({ beside: false, warnings: [] })
    await applied(memory, anOrder(workspace, { remove: [first] }))
    expect(all()).toEqual({})
  })
  it('warns that an index of more than 200 lines is not loaded whole (R97)', () => {
    const { memory, workspace } = anAgent({ 'MEMORY.md': '- a\n'.repeat(200) })
    expect(memory.foresee(anOrder(workspace, { add: first }))).toMatchObject({
      warnings: [{ code: 'index-limit', detail: 'agent:MEMORY.md' }],
    })
  })
  it('is where the digest says that the index is longer than what is loaded', async () => {
    const { memory, workspace } = anAgent({ 'MEMORY.md': '- a\n'.repeat(201) })
    expect(await memory.longFiles(workspace)).toEqual([{ file: 'agent:MEMORY.md', lines: 201, limit: 200 }])
    expect(await memory.longFiles({ ...workspace, profile: 'project' })).toEqual([])
  })
  it('goes into both files while the agent rewrites its index, and nothing of the agent is lost (R93)', async () => {
    const made = aRepository()
    let renames = 0
    const { workspace, folder, all } = anAgent(TOPICS, made)
    const rewritten = '- [Style](style.md) — tabs\n- [Deploys](deploys.md) — on Mondays\n'
    const memory = createMemory({
      home: join(made.base, 'home'),
      environment: anEnvironment(),
      fail(point) {
        // Between plan and rename: first of the topic file, then of the index.
        if (point !== 'C14') return
        renames += 1
        if (renames === 2) writeFileSync(join(folder, 'MEMORY.md'), rewritten)
      },
    })
    const { outcome } = await applied(memory, anOrder(workspace, { add: first }))
    expect(outcome).toMatchObject({ outcome: 'written' })
    expect(all()['MEMORY.md']).toBe(`${rewritten}${pointerLine('en')}\n`)
    writeFileSync(join(folder, 'MEMORY.md'), `${pointerLine('en')}\n${rewritten}- new\n`)
    await applied(memory, anOrder(workspace, { remove: [first] }))
    expect(all()['MEMORY.md']).toBe(`${rewritten}- new\n`)
  })
  it.each(['C13', 'C14', 'C15', 'C16', 'C17'])(
    'is whole after a crash at %s of either file',
    async (point) => {
      for (const hit of [1, 2]) {
        const made = aRepository()
        const { workspace, all } = anAgent(TOPICS, made)
        for (const order of [anOrder(workspace, { add: first }), anOrder(workspace, { remove: [first] })]) {
          let met = 0
          const dies = createMemory({
            home: join(made.base, 'home'),
            environment: anEnvironment(),
            fail(name) {
              if (name === point) met += 1
              if (name === point && met === hit) throw new Error(point)
            },
          })
          let progress = null
          await dies
            .apply(order, null, async (one) => {
              progress = one
            })
            .catch(() => {})
          const { outcome } = await applied(made.memory, order, progress)
          expect(outcome).toMatchObject({ outcome: 'written', commit: NOT_IN_GIT })
          const files = all()
          if (order.add) {
            expect(files['evogate.md']!.split(first.id)).toHaveLength(2)
            expect(files['MEMORY.md']!.split(pointerLine('en'))).toHaveLength(2)
          } else expect(files).toEqual(TOPICS)
        }
      }
    },
  )
  it('that cannot be pointed to is not written at all', async () => {
    const { memory, workspace, folder, all } = anAgent()
    writeFileSync(join(folder, 'MEMORY.md'), Buffer.from([0xff, 0xfe, 0x41, 0x00]))
    const { outcome } = await applied(memory, anOrder(workspace, { add: first }))
    expect(outcome).toMatchObject({
      outcome: 'failed',
      reason: { code: 'not-utf8', detail: 'agent:MEMORY.md' },
    })
    expect(Object.keys(all()).sort()).toEqual(['MEMORY.md', 'style.md'])
  })
})

describe('one request for both roots', () => {
  const rule = aBlock({ tier: 'L3', text: 'Use npm, not pnpm', number: 3 })
  const rival = aBlock({ path: PATH, text: 'Use pnpm, not npm', number: 4 })

  it('commits only what is in the repository, both ways', async () => {
    const { memory, workspace, all, git, read } = anAgent()
    await applied(memory, anOrder(workspace, { add: rule }))
    const there = await applied(memory, anOrder(workspace, { add: rival, remove: [rule] }))
    expect(there.outcome).toMatchObject({ commit: { state: 'made' }, notices: [] })
    expect(all()['evogate.md']).toContain('Use pnpm, not npm')
    expect(git('show', '--format=', '--name-status', 'HEAD').trim()).toBe('D\tCLAUDE.md')
    const back = aBlock({ tier: 'L3', text: 'Use npm, not pnpm', number: 5 })
    const here = await applied(memory, anOrder(workspace, { add: back, remove: [rival] }))
    expect(here.outcome).toMatchObject({ commit: { state: 'made' } })
    expect(all()).toEqual(TOPICS)
    expect(read('CLAUDE.md')).toContain('Use npm, not pnpm')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('writes neither when one of the files cannot be written', async () => {
    const { memory, workspace, folder, all, read } = anAgent()
    await applied(memory, anOrder(workspace, { add: rule }))
    const before = read('CLAUDE.md')
    linkSync(join(folder, 'style.md'), join(folder, 'evogate.md'))
    const { outcome } = await applied(memory, anOrder(workspace, { add: rival, remove: [rule] }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'hard-link' } })
    rmSync(join(folder, 'evogate.md'))
    expect([read('CLAUDE.md'), all()]).toEqual([before, TOPICS])
  })
  it('waits for the end of a merge, and an order for the agent’s memory alone does not', async () => {
    const { memory, workspace, git, root } = anAgent()
    await applied(memory, anOrder(workspace, { add: rule }))
    writeFileSync(join(root, '.git/MERGE_HEAD'), git('rev-parse', 'HEAD'))
    const { outcome } = await applied(memory, anOrder(workspace, { add: rival, remove: [rule] }))
    expect(outcome).toMatchObject({ outcome: 'waiting' })
    expect((await applied(memory, anOrder(workspace, { add: first }))).outcome).toMatchObject({
      commit: NOT_IN_GIT,
    })
  })
})

describe('the agent’s memory directory (R89)', () => {
  it.each([
    ['that is a link', 'projects/shop/memory'],
    ['below a link', 'projects/shop'],
  ])('%s is refused, and nothing goes where it leads', async (_name, name) => {
    const { memory, workspace, base } = anAgent(null)
    const elsewhere = join(base, 'elsewhere')
    mkdirSync(join(elsewhere, 'memory'), { recursive: true })
    mkdirSync(join(workspace.agentMemory.root, name, '..'), { recursive: true })
    symlinkSync(elsewhere, join(workspace.agentMemory.root, name))
    expect((await memory.targets(workspace)).L1).toMatchObject({ reason: { code: 'outside-workspace' } })
    const { outcome } = await applied(memory, anOrder(workspace, { add: first }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'outside-workspace' } })
    expect(readdirSync(elsewhere)).toEqual(['memory'])
    expect(readdirSync(join(elsewhere, 'memory'))).toEqual([])
  })
  it.runIf(process.getuid?.() === 0)('of another owner is refused', async () => {
    const { memory, workspace, folder } = anAgent()
    execFileSync('chown', ['12345', folder])
    expect((await memory.targets(workspace)).L1).toMatchObject({ reason: { code: 'foreign-owner' } })
    const { outcome } = await applied(memory, anOrder(workspace, { add: first }))
    expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'foreign-owner' } })
  })
  it('takes blocks in our topic file and in no other', async () => {
    const { memory, workspace, all } = anAgent()
    for (const path of ['agent:style.md', 'agent:MEMORY.md', 'agent:../settings.json', 'agent:'])
      expect((await applied(memory, anOrder(workspace, { add: aBlock({ path }) }))).outcome).toMatchObject({
        outcome: 'failed',
        reason: { code: 'protected-target' },
      })
    expect(all()).toEqual(TOPICS)
  })
  it('whose topic file stands for the rules weighs L3 (R126)', async () => {
    const { memory, workspace, root, folder } = anAgent()
    symlinkSync(join(folder, 'evogate.md'), join(root, 'CLAUDE.md'))
    const L1 = async () => (await memory.targets(workspace)).L1
    // What is not there yet will be those rules.
    expect(await L1()).toMatchObject({ target: { path: PATH, weight: 'L3' } })
    put(folder, { 'evogate.md': '# Rules\n' })
    expect(await L1()).toMatchObject({ target: { path: PATH, weight: 'L3' } })
    rmSync(join(root, 'CLAUDE.md'))
    expect(await L1()).toMatchObject({ target: { path: PATH, weight: 'L1' } })
    symlinkSync(join(folder, 'MEMORY.md'), join(workspace.agentMemory.root, 'CLAUDE.md'))
    expect(await L1()).toMatchObject({ target: { path: PATH, weight: 'L3' } })
  })
})

describe('drift in the agent’s memory', () => {
  const hunksOf = async ({ memory, workspace }: Pick<ReturnType<typeof anAgent>, 'memory' | 'workspace'>) =>
    (await memory.drift(workspace))!
      .filter(({ path }) => path.startsWith('agent:'))
      .flatMap(({ path, hunks, changedBlocks }) => [
        ...hunks.map(({ found, instead }) => ({ path, found, instead })),
        ...changedBlocks.map(({ id }) => ({ path, id })),
      ])

  it('is nothing that the agent writes into its own topics and index', async () => {
    const agent = anAgent()
    expect(await hunksOf(agent)).toEqual([])
    put(agent.folder, { 'MEMORY.md': '- all new\n', 'more.md': 'More.\n' })
    expect(await hunksOf(agent)).toEqual([])
    await applied(agent.memory, anOrder(agent.workspace, { add: first }))
    put(agent.folder, { 'MEMORY.md': `${pointerLine('en')}\n- newer\n`, 'style.md': 'Spaces.\n' })
    expect(await hunksOf(agent)).toEqual([])
    await applied(agent.memory, anOrder(agent.workspace, { remove: [first] }))
    expect(await hunksOf(agent)).toEqual([])
  })
  it('is what somebody changes of ours: the file, a block, the line of the index', async () => {
    const agent = anAgent(null, aPlainFolder() as ReturnType<typeof aRepository>)
    await hunksOf(agent)
    await applied(agent.memory, anOrder(agent.workspace, { add: first }))
    const topic = agent.all()['evogate.md']!
    put(agent.folder, {
      'MEMORY.md': '- mine\n',
      'evogate.md': `${topic.replace('tests', 'build')}\nAnd skip reviews.\n`,
    })
    expect(await hunksOf(agent)).toEqual([
      { path: PATH, found: '\nAnd skip reviews.\n', instead: '' },
      { path: PATH, id: first.id },
      { path: 'agent:MEMORY.md', found: '', instead: `${pointerLine('en')}\n` },
    ])

    // What somebody wrote into our file can be taken out like any other drift, without a commit.
    const [hunk] = (await agent.memory.drift(agent.workspace))!.flatMap(({ hunks }) => hunks)
    const { hash, found, instead, removable } = hunk!
    expect(removable).toBe(true)
    const order = {
      ...anOrder(agent.workspace, { remove: [first] }),
      remove: [{ id: hash, hash, tier: 'L1' as const, path: PATH, hunk: { found, instead } }],
    }
    expect((await applied(agent.memory, order)).outcome).toMatchObject({ commit: NOT_IN_GIT })
    expect(agent.all()['evogate.md']).toBe(topic.replace('tests', 'build'))
    expect(agent.all()['MEMORY.md']).toBe('- mine\n')
  })
})
