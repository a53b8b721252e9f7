import { describe, expect, it } from 'vitest'
import { type Findings, findingsOf } from '../../../src/core/detect/findings.ts'
import { levelOf } from '../../../src/core/detect/judge.ts'
import { lean, table, traitsOf } from '../../../src/core/detect/lean.ts'
import { readMessage } from '../../../src/core/detect/message.ts'
import { told } from '../../../src/core/detect/told.ts'
import { CONFIRMED, LIKELY, POSSIBLE } from '../../../src/core/detect/weights.ts'

/** The first clause of a message. */
function first(message: string): Findings {
  const { reads, around } = readMessage(message)
  const [it, beside] = [reads[0], around[0]]
  if (it === undefined || beside === null || beside === undefined) throw new Error(`nothing in ${message}`)
  return findingsOf(it, 0, beside)
}

const traits = (message: string): string[] => {
  const f = first(message)
  const names: string[] = []
  traitsOf(f, told(f), (name) => names.push(name))
  return names
}

describe('what is found about a clause', () => {
  it('has each trait once', () => {
    const names = traits('From now on always run the linter before a commit, please.')
    expect(new Set(names).size).toBe(names.length)
  })
  it('tells a cue that holds for the clause from one that only stands in it, or beside it', () => {
    expect(traits('always run the linter before a commit')).toContain('counted universal')
    expect(traits('run the linter once, and always keep the notes short')).toContain('elsewhere universal')
  })
  it('leans by the sum of its lines, and by what is always so', () => {
    const f = first('from now on write tests first')
    let sum = table.get('always') ?? 0
    traitsOf(f, told(f), (name, amount) => {
      sum += amount * (table.get(name) ?? 0)
    })
    expect(lean(f, told(f))).toBeCloseTo(sum, 12)
  })
  it('leans further to words that last than to the same words without them', () => {
    for (const [lasting, plain] of [
      ['from now on use pnpm here', 'use pnpm here'],
      ['以后提交信息都用英文', '提交信息用英文'],
      ['앞으로 커밋 메시지는 영어로 써줘', '커밋 메시지는 영어로 써줘'],
    ] as const) {
      const [own, other] = [first(lasting), first(plain)]
      expect(lean(own, told(own)), lasting).toBeGreaterThan(lean(other, told(other)))
    }
  })
})

describe('the lines of the leanings', () => {
  it('are numbers that no single one decides', () => {
    for (const [name, lean] of table) {
      expect(Number.isFinite(lean), name).toBe(true)
      expect(Math.abs(lean), name).toBeLessThanOrEqual(3)
    }
  })
  it('name nothing that is never found', () => {
    const kinds =
      /^(?:counted|clause|elsewhere|form|of|guard|doubt|facts|beside|tasks|tongue|clauses|sentences|clause of|message of|told) |^(?:building|general|stopping|asked|written|mixed|swap of tools|swap of things|wish to remember|costs|grounds|passing|lasting|question mark|item|first|last|between|scope|address|always)$/
    for (const name of table.keys()) expect(name).toMatch(kinds)
  })
})

describe('what a clause comes to', () => {
  const f = first('always run the linter before a commit')
  it.each([
    ['urgent', CONFIRMED, 'urgent'],
    ['standard', CONFIRMED, 'standard'],
    ['mild', LIKELY, 'urgent'],
    ['none', LIKELY, 'urgent'],
  ] as const)(
    'is a card at good odds, at better ones if the tables say only %s; else it waits in the pool',
    (proposed, odds, card) => {
      expect(levelOf(f, proposed, odds)).toBe(card)
      expect(levelOf(f, proposed, odds - 0.01)).toBe('mild')
      expect(levelOf(f, proposed, POSSIBLE - 0.01)).toBe('none')
    },
  )
  it('is no urgent card when it is only told', () => {
    const tells = { ...f, reading: { ...f.reading, form: 'statement' as const } }
    expect(levelOf(tells, 'mild', 50)).toBe('standard')
  })
  it('is one step lower beside a passing wish', () => {
    const mixed = { ...f, guards: { ...f.guards, mixed: true } }
    expect(levelOf(mixed, 'none', 50)).toBe('standard')
  })
})
