import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { aMachine } from '../cli/cli-world.ts'
import { aStage, type Stage } from './stage.ts'

const RULE = 'Keep test files short'
const DAY = 24 * 3_600_000

async function written(): Promise<{ stage: Stage; id: string; hash: string }> {
  const stage = await aStage({ at: Date.parse('2026-06-01T10:00:00Z') })
  const number = await stage.put(RULE)
  await stage.approve(number)
  const { ulid, block } = await stage.request(number)
  return { stage, id: ulid, hash: block?.hash ?? '' }
}

describe('confidence in an entry', () => {
  it('begins whole when a person approves, and is told by a command without a byte of the file', async () => {
    const { stage, id, hash } = await written()
    const file = readFileSync(join(stage.root, 'MEMORY.md'))
    expect(file.toString()).toContain('decay: type=business_rule confirmed=2026-06-01 C0=1.0 alpha=0 beta=0')
    const known = async () => (await stage.app().confidence([id, 'nobody']))[0]?.confidence
    const fresh = { type: 'business_rule', confirmed: '2026-06-01', C0: 1, alpha: 0, beta: 0 }
    expect(await known()).toEqual(fresh)
    stage.pass(40 * DAY)
    await stage.app().feedback({ id, hash, change: 'failure', weight: 0.3 })
    expect(await known()).toEqual({ ...fresh, beta: 0.3 })
    await stage.app().feedback({ id, hash, change: 'success', weight: 1 })
    expect(await known()).toEqual({ ...fresh, beta: 0.3, alpha: 1, confirmed: '2026-07-11' })
    await stage.app().feedback({ id, hash, change: 'invalidate', weight: 1 })
    expect(await known()).toMatchObject({ C0: 0.1, alpha: 0, beta: 0 })
    expect(readFileSync(join(stage.root, 'MEMORY.md'))).toEqual(file)
    const rows = (await stage.app().log({ audit: true, rebuild: false })).map(({ move }) => move)
    expect(rows.filter((move) => move.startsWith('confidence-'))).toEqual([
      'confidence-failure',
      'confidence-success',
      'confidence-invalidate',
    ])
    expect(await stage.app().verify()).toMatchObject({ ok: true })
  })

  it('is of that very block: another hash, and one that was taken out, are unknown', async () => {
    const { stage, id, hash } = await written()
    const say = (given: string) => stage.app().feedback({ id, hash: given, change: 'success', weight: 1 })
    expect(await say('f'.repeat(64))).toEqual({ outcome: 'unknown' })
    await stage.press(1, 'undo')
    await stage.press(2, 'evolve')
    await stage.state(2, 'written')
    expect(await say(hash)).toEqual({ outcome: 'unknown' })
    expect(await stage.app().confidence([id])).toEqual([])
  })
})

describe('the commands', () => {
  it('read and change what is known of an entry, and leave its file and every other tag there alone', async () => {
    const { stage, id } = await written()
    const machine = aMachine()
    onTestFinished(machine.remove)
    const env = { ...stage.env, EVOGATE_HOME: stage.home }
    const run = (...argv: string[]) => machine.evogate(argv, { env })
    const foreign = '\n<!-- decay: type=schema confirmed=2020-01-01 C0=1.0 -->\n- by hand\n'
    stage.write('MEMORY.md', stage.read('MEMORY.md') + foreign)
    const file = stage.read('MEMORY.md')
    await stage.stop()
    const memory = join(stage.root, 'MEMORY.md')
    const scan = async () => (await run('scan', '--file', memory, '--json')).json
    const [byHand, ours] = (await scan()) as { id?: string; line: number; alpha: number }[]
    expect([byHand?.id, ours?.id]).toEqual([undefined, id])
    const tell = (row: typeof ours, ...more: string[]) =>
      run(...more, '--file', memory, '--line', String(row?.line))
    expect((await tell(ours, 'feedback', '--result', 'success')).code).toBe(0)
    expect((await tell(byHand, 'feedback', '--result', 'success')).code).toBe(3)
    expect(await scan()).toMatchObject([{ line: byHand?.line }, { id, alpha: 1 }])
    const skill = '.claude/skills/deploy/SKILL.md'
    stage.write(skill, `---\nname: deploy\n---\n${foreign.replace('2020-01-01', '2020-06-01')}`)
    const all = await run('scan', '--json')
    expect(all.json).toMatchObject([
      { file: 'MEMORY.md', workspace: stage.root },
      { file: skill, workspace: stage.root },
      { id, alpha: 1 },
    ])
    expect(all.code).toBe(20)
    expect((await tell(ours, 'invalidate')).code).toBe(0)
    expect((await scan()) as object[]).toMatchObject([{}, { id, C0: 0.1, level: 'REVALIDATE' }])
    expect(stage.read('MEMORY.md')).toBe(file)
  })
})

describe('figures from data', () => {
  it('are refused from an agent, and asked about with a warning when a person says so', async () => {
    const stage = await aStage()
    const told = 'The orders table currently has 120 rows'
    expect(await stage.app().propose({ text: told, workspace: stage.root })).toEqual({
      refused: true,
      reasons: [{ code: 'short-lived' }],
    })
    await stage.say(`/remember ${told}`)
    await stage.until(() => stage.card(1)?.text.includes('better looked up each time'))
  })
})
