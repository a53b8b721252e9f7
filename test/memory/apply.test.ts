import { describe, expect, it } from 'vitest'
import { aBlock, anOrder, aPlainFolder, applied, aRepository } from './a-repository.ts'

describe('an approved block', () => {
  it('is written, committed alone and leaves a clean work tree', async () => {
    const { memory, workspace, git, read } = aRepository({ 'MEMORY.md': '# Notes\n' })
    const block = aBlock()
    const { outcome, records } = await applied(memory, anOrder(workspace, { add: block }))
    expect(outcome).toMatchObject({
      outcome: 'written',
      commit: { state: 'made', branch: 'main' },
      notices: [],
    })
    expect(records.map((one) => one.step)).toEqual(['planned', 'objects', 'file', 'ref'])
    expect(read('MEMORY.md')).toContain(block.block)
    expect(git('status', '--porcelain')).toBe('')
    expect(git('show', '--format=', '--name-status', 'HEAD')).toBe('M\tMEMORY.md\n')
    expect(git('show', 'HEAD:MEMORY.md')).toBe(read('MEMORY.md'))
    expect(git('fsck', '--strict')).toBe('')
  })
  it('is committed by the configured identity through Evogate, with its trailers (R107, R109)', async () => {
    const { memory, workspace, git } = aRepository()
    const block = aBlock()
    await applied(memory, anOrder(workspace, { add: block }))
    expect(git('log', '-1', '--format=%an <%ae>|%cn <%ce>|%s').trim()).toBe(
      'Ana <ana@example.com>|Evogate <evogate@localhost>|🧬 L1 evolve: Run the tests before every commit',
    )
    expect(git('log', '-1', '--format=%(trailers)').trim()).toBe(
      `Evolution-Id: ${block.id}\nEvolution-Sha256: ${block.hash}`,
    )
  })
  it('makes the file if there is none, and undoing it deletes the file again', async () => {
    const { memory, workspace, git, has } = aRepository()
    const block = aBlock()
    await applied(memory, anOrder(workspace, { add: block }))
    expect(git('show', '--format=', '--name-status', 'HEAD')).toBe('A\tMEMORY.md\n')
    const { outcome } = await applied(memory, anOrder(workspace, { remove: [block] }))
    expect(outcome).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    expect(has('MEMORY.md')).toBe(false)
    expect(git('show', '--format=', '--name-status', 'HEAD')).toBe('D\tMEMORY.md\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('diff', 'HEAD~2', 'HEAD')).toBe('')
  })
  it('leaves an empty file that was the user’s own when it is taken out', async () => {
    const { memory, workspace, git, read } = aRepository({ 'MEMORY.md': '' })
    const block = aBlock()
    await applied(memory, anOrder(workspace, { add: block }))
    await applied(memory, anOrder(workspace, { remove: [block] }))
    expect(read('MEMORY.md')).toBe('')
    expect(git('diff', 'HEAD~2', 'HEAD')).toBe('')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('takes a rival’s place in one commit, in another file too', async () => {
    const { memory, workspace, git, read } = aRepository({ 'CLAUDE.md': '# Rules\n' })
    const old = aBlock({ text: 'Use npm, not pnpm' })
    await applied(memory, anOrder(workspace, { add: old }))
    const fresh = aBlock({ tier: 'L3', text: 'Use pnpm, not npm', number: 2 })
    const { outcome } = await applied(memory, anOrder(workspace, { add: fresh, remove: [old] }))
    expect(outcome).toMatchObject({ commit: { state: 'made' } })
    expect(git('show', '--format=', '--name-status', 'HEAD')).toBe('M\tCLAUDE.md\nD\tMEMORY.md\n')
    expect(read('CLAUDE.md')).toContain('Use pnpm, not npm')
    expect(git('log', '-1', '--format=%(trailers:key=Evolution-Removes,valueonly)').trim()).toBe(old.id)
    expect(git('status', '--porcelain')).toBe('')
  })
  it('is not written when the hash is not that of its bytes (R1)', async () => {
    const { memory, workspace, git, has } = aRepository()
    const block = { ...aBlock(), hash: 'f'.repeat(64) }
    const { outcome } = await applied(memory, anOrder(workspace, { add: block }))
    expect(outcome).toEqual({ outcome: 'failed', reason: { code: 'integrity' }, final: true })
    expect(has('MEMORY.md')).toBe(false)
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('1')
  })
  it('is not written twice, however often its order is applied (R95)', async () => {
    const { memory, workspace, git, read } = aRepository()
    const order = anOrder(workspace, { add: aBlock() })
    await applied(memory, order)
    const before = read('MEMORY.md')
    for (let time = 0; time < 3; time += 1) {
      const { outcome } = await applied(memory, order)
      expect(outcome).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    }
    expect(read('MEMORY.md')).toBe(before)
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('2')
  })
  it('fails for good when its marker stands with other bytes, or twice (R95)', async () => {
    const { memory, workspace, read, write } = aRepository()
    const order = anOrder(workspace, { add: aBlock() })
    await applied(memory, order)
    const good = read('MEMORY.md')
    const drifted = { outcome: 'failed', reason: { code: 'drifted' }, final: true }
    write('MEMORY.md', good.replace('Run the tests', 'Skip the tests'))
    expect((await applied(memory, order)).outcome).toEqual(drifted)
    write('MEMORY.md', good + good)
    expect((await applied(memory, order)).outcome).toEqual(drifted)
    write('MEMORY.md', `<!-- evo: id=${order.id} hash=${order.add?.hash} -->\n`)
    expect((await applied(memory, order)).outcome).toEqual(drifted)
    expect(read('MEMORY.md')).toBe(`<!-- evo: id=${order.id} hash=${order.add?.hash} -->\n`)
  })
  it('cannot be undone when it is not there, or was changed by hand', async () => {
    const { memory, workspace, read, write } = aRepository({ 'MEMORY.md': '# Notes\n' })
    const block = aBlock()
    const undo = anOrder(workspace, { remove: [block] })
    expect((await applied(memory, undo)).outcome).toMatchObject({
      outcome: 'failed',
      reason: { code: 'entry-gone' },
    })
    await applied(memory, anOrder(workspace, { add: block }))
    write('MEMORY.md', read('MEMORY.md').replace('every commit', 'any commit'))
    const before = read('MEMORY.md')
    expect((await applied(memory, undo)).outcome).toMatchObject({
      outcome: 'failed',
      reason: { code: 'drifted' },
    })
    expect(read('MEMORY.md')).toBe(before)
  })
  it('is the second of three, and only it goes (CASES: undo)', async () => {
    const { memory, workspace, git, read } = aRepository({ 'MEMORY.md': '# Notes' })
    const blocks = [1, 2, 3].map((number) => aBlock({ number, text: `Rule number ${number}` }))
    for (const add of blocks) await applied(memory, anOrder(workspace, { add }))
    await applied(memory, anOrder(workspace, { remove: blocks.slice(1, 2) }))
    expect(read('MEMORY.md')).toContain('number 1')
    expect(read('MEMORY.md')).not.toContain('number 2')
    expect(read('MEMORY.md')).toContain('number 3')
    for (const block of [blocks[2]!, blocks[0]!])
      await applied(memory, anOrder(workspace, { remove: [block] }))
    expect(read('MEMORY.md')).toBe('# Notes')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('of ten approved at once all stand, each with its own commit', async () => {
    const { memory, workspace, git, read } = aRepository({ 'MEMORY.md': '# Notes\r\n' })
    const blocks = Array.from({ length: 10 }, (_, number) =>
      aBlock({ number, text: `Rule number ${number}` }),
    )
    const all = await Promise.all(blocks.map((add) => applied(memory, anOrder(workspace, { add }))))
    for (const { outcome } of all) expect(outcome).toMatchObject({ commit: { state: 'made' } })
    for (const { id } of blocks) expect(read('MEMORY.md').split(`id=${id} `)).toHaveLength(2)
    expect(git('rev-list', '--count', 'HEAD').trim()).toBe('11')
    expect(git('status', '--porcelain')).toBe('')
  })
  it('is written without git where there is none', async () => {
    const { memory, workspace, read } = aPlainFolder({ 'MEMORY.md': '# Notes\n' })
    const { outcome } = await applied(memory, anOrder(workspace, { add: aBlock() }))
    expect(outcome).toMatchObject({
      outcome: 'written',
      commit: { state: 'none', reason: { code: 'no-repository' } },
    })
    expect(read('MEMORY.md')).toContain('evo:begin')
    expect(await memory.git(workspace)).toMatchObject({ state: 'none', reason: { code: 'no-repository' } })
  })
})
