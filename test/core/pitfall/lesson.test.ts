import { describe, expect, it } from 'vitest'
import { checkSafety } from '../../../src/core/gates/safety/index.ts'
import { graphemeLength } from '../../../src/core/grapheme.ts'
import type { Fix } from '../../../src/core/pitfall/fix.ts'
import { sayPitfall } from '../../../src/core/pitfall/lesson.ts'
import { symptoms } from '../../../src/core/pitfall/symptom.ts'
import { loadLocales } from '../../../src/locale.ts'

const long = 'npm run integration-tests -- --one-by-one-1'
const fixes: readonly (Fix | null)[] = [
  null,
  { fix: 'instead', before: 'npm run integration-tests', after: long },
  { fix: 'instead', before: long, after: 'npm run integration-tests' },
  { fix: 'first', command: 'docker compose up -d database', goal: 'npm run seed' },
  { fix: 'file', file: 'docker-compose.override.yml', goal: 'npm run seed' },
]

describe('the words of a pitfall', () => {
  const t = loadLocales()

  it.each(['en', 'zh', 'ko'] as const)(
    'in %s are short lines that pass the safety gate, whatever went wrong',
    (locale) => {
      for (const symptom of symptoms)
        for (const fix of fixes) {
          const pitfall = {
            key: `src.${symptom}`,
            area: 'src',
            symptom,
            reasons: [],
            fix,
            command: 'npm run seed',
            corrected: false,
          }
          const { text, wording, fields } = sayPitfall(pitfall, t(locale))
          expect(wording).toBe(fix ? 'final' : 'empty')
          for (const line of [text, ...Object.values(fields)]) {
            expect(graphemeLength(line), line).toBeLessThanOrEqual(100)
            expect(checkSafety({ text: line, where: 'L2' }), line).toMatchObject({
              outcome: 'pass',
              text: line,
            })
          }
        }
    },
  )

  it('name no command that is too long or not known any more', () => {
    const pitfall = {
      key: 'x.timeout',
      area: 'npm-test',
      symptom: 'timeout',
      reasons: [],
      fix: null,
      corrected: false,
    } as const
    for (const command of [null, 'npm test '.repeat(20)])
      expect(sayPitfall({ ...pitfall, command }, t('en')).text).toBe('npm-test: it takes too long')
  })
})
