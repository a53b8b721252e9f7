import type { Relation } from '../../src/core/relation/judge.ts'
import { relations } from '../../src/core/relation/lean.ts'

/** Macro F1 of verdicts, what each was wanted and given, with precision and recall of each relation. */
export function tally(verdicts: readonly (readonly [Relation, Relation])[]): string {
  const two = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(2).replace(/^0/, ''))
  const all = relations.map((name) => {
    const hit = verdicts.filter(([want, got]) => want === name && got === name).length
    const are = verdicts.filter(([want]) => want === name).length
    const said = verdicts.filter(([, got]) => got === name).length
    return {
      f1: said + are === 0 ? 0 : (2 * hit) / (said + are),
      line: `${name} P ${two(hit / said)} R ${two(hit / are)}`,
    }
  })
  const macro = all.reduce((sum, { f1 }) => sum + f1, 0) / all.length
  const swallowed = verdicts.filter(([want, got]) => want === 'contradiction' && got === 'duplicate').length
  return `macro F1 ${macro.toFixed(3)}; ${all.map(({ line }) => line).join(' · ')}; contradictions called duplicate ${swallowed}`
}
