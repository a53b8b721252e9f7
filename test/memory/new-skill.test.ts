import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { blockHash } from '../../src/core/block.ts'
import { renderSkill } from '../../src/core/skill/new-skill.ts'
import { skillFile } from '../../src/core/skill/skill-file.ts'
import type { BlockToAdd, WriteOrder, WriteProgress } from '../../src/flow/ports/memory.ts'
import { createMemory } from '../../src/memory/index.ts'
import { anEnvironment, anOrder, aRepository } from './a-repository.ts'

const PATH = '.claude/skills/ship/SKILL.md'
const block = renderSkill(
  { name: 'ship', when: 'Ships. Use when asked.', steps: ['Build', 'Push'], done: ['It runs'] },
  'en',
)
const hash = blockHash({ path: PATH, tier: 'L2', block })
const id = '01J00000000000000000000SKL'
const skill: BlockToAdd = {
  ...{ id, hash, tier: 'L2', path: PATH, block },
  decay: { type: 'business_rule', confirmed: '2026-11-29' },
}
const WHOLE = skillFile(skill)
const POINTS = ['C11', 'C12', 'C13', 'C14', 'C15', 'C16', 'C17', 'C18', 'C19']
type Made = ReturnType<typeof aRepository>

/** Carries an order out, cut off at a step, and goes on with it as the next start would. */
async function cutOff({ home }: Made, order: WriteOrder, point: string) {
  let progress: WriteProgress | null = null
  const keep = async (one: WriteProgress) => {
    progress = one
  }
  const environment = anEnvironment()
  const fail = (name: string) => {
    if (name === point) throw new Error(`cut off at ${point}`)
  }
  const first = createMemory({ home, environment, fail }).apply(order, null, keep)
  // A file that goes has no temporary one.
  if (point === 'C13' && order.add === null) return first
  await expect(first).rejects.toThrow('cut off')
  return createMemory({ home, environment }).apply(order, progress, keep)
}

describe('the write of a new skill', () => {
  it.each(POINTS)('cut off at %s is finished once, and so is its undo', async (point) => {
    const made = aRepository({ 'a.txt': 'a\n' })
    const tree = made.git('rev-parse', 'HEAD^{tree}')
    const order = anOrder(made.workspace, { add: skill, remove: [] })
    expect(await cutOff(made, order, point)).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    expect(readFileSync(join(made.root, PATH), 'utf8')).toBe(WHOLE)
    expect(made.git('show', `HEAD:${PATH}`)).toBe(WHOLE)
    expect(made.git('status', '--porcelain')).toBe('')
    expect(readdirSync(join(made.root, '.claude/skills/ship'))).toEqual(['SKILL.md'])

    const undo = anOrder(made.workspace, { add: null, remove: [skill] })
    expect(await cutOff(made, undo, point)).toMatchObject({ outcome: 'written', commit: { state: 'made' } })
    expect(existsSync(join(made.root, '.claude/skills/ship'))).toBe(false)
    expect(made.git('rev-parse', 'HEAD^{tree}')).toBe(tree)
    expect(made.git('status', '--porcelain')).toBe('')
    expect(made.git('fsck', '--strict', '--no-dangling')).toBe('')
  })

  it('leaves what stands in its place, and never goes through a link', async () => {
    const made = aRepository({ 'a.txt': 'a\n' })
    const order = anOrder(made.workspace, { add: skill, remove: [] })
    const apply = () => made.memory.apply(order, null, async () => {})
    mkdirSync(join(made.root, 'out'))
    symlinkSync('out', join(made.root, '.claude'))
    expect(await apply()).toMatchObject({ outcome: 'failed' })
    expect(readdirSync(join(made.root, 'out'))).toEqual([])
    made.git('clean', '-fdq')
    mkdirSync(join(made.root, '.claude/skills/ship'), { recursive: true })
    writeFileSync(join(made.root, PATH), 'theirs\n')
    expect(await apply()).toMatchObject({ outcome: 'failed', reason: { code: 'skill-exists' }, final: true })
    expect(readFileSync(join(made.root, PATH), 'utf8')).toBe('theirs\n')
  })

  it('is refused with other bytes than those of its hash, and its undo once somebody changed it', async () => {
    const made = aRepository({ 'a.txt': 'a\n' })
    const apply = (order: WriteOrder) => made.memory.apply(order, null, async () => {})
    const forged = { ...skill, block: block.replace('Push', 'Push --force') }
    expect(await apply(anOrder(made.workspace, { add: forged, remove: [] }))).toMatchObject({
      reason: { code: 'integrity' },
    })
    expect(existsSync(join(made.root, PATH))).toBe(false)
    await apply(anOrder(made.workspace, { add: skill, remove: [] }))
    writeFileSync(join(made.root, PATH), WHOLE.replace('Push', 'Pull'))
    const undo = anOrder(made.workspace, { add: null, remove: [skill] })
    expect(await apply(undo)).toMatchObject({ outcome: 'failed', reason: { code: 'drifted' } })
    expect(await made.memory.place(made.workspace, skill)).toEqual({ place: 'changed', file: PATH, line: 1 })
  })
})
