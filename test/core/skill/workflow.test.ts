import { describe, expect, it } from 'vitest'
import { observeTool } from '../../../src/core/pitfall/observe.ts'
import { wantsSkill } from '../../../src/core/skill/wish.ts'
import { repeatedWorkflows, workSteps } from '../../../src/core/skill/workflow.ts'

const did = (command: string, ok = true) =>
  observeTool(
    { kind: 'tool', deed: { deed: 'command', command }, ok, stopped: false, output: '' },
    () => null,
  )
let time = 0
const occasion = (session: string, ...commands: readonly string[]) => ({
  session,
  at: ++time,
  steps: workSteps(commands.map((command) => did(command))),
})
const areas = (...occasions: readonly ReturnType<typeof occasion>[]) =>
  repeatedWorkflows(occasions).map(
    ({ steps, sessions }) => `${sessions}× ${steps.map(({ area }) => area).join(' ')}`,
  )

describe('a workflow', () => {
  const ship = ['make image TAG=1', 'ls dist', 'make migrate', 'make rollout ENV=prod']
  it('is one order of three steps or more in three sessions, whatever is looked at between them', () => {
    const three = [
      occasion('a', ...ship),
      occasion('b', 'npm test', ...ship, 'git push'),
      occasion(
        'c',
        'git status',
        'make image TAG=9',
        'make image',
        'make migrate --dry',
        'cat log',
        'make rollout',
      ),
    ]
    expect(areas(...three)).toEqual(['3× make-image make-migrate make-rollout'])
    expect(repeatedWorkflows(three)[0]?.since).toBe(three[2]?.at)
    expect(areas(...three.slice(0, 2))).toEqual([])
  })

  it('is the longest of those that say the same', () => {
    const long = ['make image', 'make migrate', 'make rollout', 'make smoke']
    expect(areas(...['a', 'b', 'c'].map((name) => occasion(name, ...long)))).toEqual([
      '3× make-image make-migrate make-rollout make-smoke',
    ])
    expect(
      areas(...['a', 'b', 'c'].map((name) => occasion(name, ...long)), occasion('d', ...long.slice(0, 3))),
    ).toEqual([
      '4× make-image make-migrate make-rollout',
      '3× make-image make-migrate make-rollout make-smoke',
    ])
  })

  it.each([
    ['the ordinary round', ['npm test', 'npm run lint', 'git add .', 'git commit -m x', 'git push']],
    ['two steps', ['make image', 'make rollout', 'make image', 'make rollout']],
    ['one step again and again', ['make image', 'make image', 'make image', 'make image']],
    ['looks', ['ls', 'cat a', 'grep b c', 'git status', 'git log']],
    ['a single one of its own', ['npm test', 'make image', 'git push']],
  ])('is not %s', (_name, commands) => {
    expect(areas(...['a', 'b', 'c', 'd'].map((name) => occasion(name, ...commands)))).toEqual([])
  })

  it('is not another order, nor what failed', () => {
    expect(
      areas(occasion('a', ...ship), occasion('b', ...ship), occasion('c', ...[...ship].reverse())),
    ).toEqual([])
    expect(workSteps(ship.map((command) => did(command, false)))).toEqual([])
  })

  it('takes time in step with what was done', () => {
    const steps = Array.from({ length: 400 }, (_, at) => ({
      operation: `${at % 97}`,
      area: 'make',
      everyday: false,
    }))
    const occasions = Array.from({ length: 60 }, (_, at) => ({ session: `s${at}`, at, steps }))
    expect(repeatedWorkflows(occasions)[0]).toMatchObject({ sessions: 60 })
  })
})

describe('the wish for a skill', () => {
  it.each([
    'make this a skill',
    'Great, now turn this into a skill.',
    'Please save this workflow as a new skill',
    'Can you turn what we just did into a reusable skill?',
    '把这个流程做成技能',
    '把刚才的步骤整理成一个技能',
    '做成技能',
    '이걸 스킬로 만들어줘',
    '방금 한 작업을 스킬로 저장해줘',
    '스킬로 만들어줘',
  ])('%s', (text) => expect(wantsSkill(text)).toBe(true))

  it.each([
    'should we make this a skill?',
    "don't make this a skill",
    'he said "make this a skill"',
    'make this a component',
    'the skill is broken, fix it',
    'use the deploy skill',
    'turn this into a function',
    'add a skill level to the player',
    'maybe turn this into a skill later',
    '不要把这个做成技能',
    '这个技能怎么用？',
    '把这个做成组件',
    '이걸 스킬로 만들지 마',
    '이 스킬은 어떻게 써?',
    '이걸 함수로 만들어줘',
  ])('is not: %s', (text) => expect(wantsSkill(text)).toBe(false))
})
