import { bare } from './bare.ts'
import { type Judgement, judge } from './judge.ts'
import { differsInCase } from './letter-case.ts'
import { readRule } from './rule.ts'

/** How two rules stand to each other, and on which words it turns. */
export function relate(a: string, b: string): Judgement {
  if (bare(a) === bare(b) && !differsInCase(a, b))
    return { relation: 'duplicate', reasons: [{ code: 'same-words' }] }
  return judge(readRule(a), readRule(b))
}
