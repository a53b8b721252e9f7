import { bars, liftsOf } from '../core/darwin/bar.ts'
import { scoreStatically } from '../core/darwin/static.ts'
import type { LocaleCode, Translate } from '../core/locale-code.ts'
import { type NewSkill, renderSkill } from '../core/skill/new-skill.ts'

/** More would not be read. */
const LIFTS_SAID = 4

/**
 * What four answers score by their text, and, below the bar, what to write into which answer to lift them. A skill below
 * may be made all the same, but takes no pitfalls.
 */
export function adviseOn(skill: NewSkill, locale: LocaleCode, t: Translate): readonly string[] {
  const { total, scores } = scoreStatically(renderSkill(skill, locale), skill.name)
  const score = total.toFixed(1)
  const bar = bars.static
  if (total >= bar) return [t('skillify-score', { score, bar })]
  return [
    t('skillify-below', { score, bar }),
    ...liftsOf(scores)
      .slice(0, LIFTS_SAID)
      .map((dimension) => `• ${t(`skills-lift-${dimension}`)}`),
  ]
}
