import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isForArchive, ripeness } from '../../src/core/ripeness.ts'
import { composed, featuresOf, impact, score, specificity } from '../../src/core/score.ts'

type Row = [string, ...number[], string]
const { columns, rows } = JSON.parse(readFileSync(new URL('values/score.json', import.meta.url), 'utf8')) as {
  columns: string[]
  rows: Row[]
}
const named = rows.map(
  (row) =>
    Object.fromEntries(columns.map((name, at) => [name, row[at]])) as Record<string, number> & { id: string },
)

/** Words and files that have just these features. */
const wordsOf = (has: Record<string, number>) =>
  [has.path ? 'src/a.ts' : '', has.function ? 'call()' : '', has.example ? 'e.g. this' : ''].join(' ')
const filesOf = (domains: number, files: number) =>
  Array.from({ length: files }, (_, at) => `${domains > 0 ? `d${at % domains}/` : ''}f${at}`)

describe('the four axes', () => {
  it.each(named)('of $id have the values of the formulas', (row) => {
    const has = { path: row.path === 1, function: row.function === 1, example: row.example === 1 }
    const found = score({
      count: row.count ?? 0,
      days: row.days ?? 0,
      text: wordsOf(row),
      files: filesOf(row.domains ?? 0, row.files ?? 0),
    })
    expect(featuresOf(wordsOf(row))).toEqual(has)
    for (const axis of ['recurrence', 'freshness', 'specificity', 'impact', 'composite'] as const)
      expect(Math.abs(found[axis] - (row[axis] ?? 0)), axis).toBeLessThanOrEqual(1e-12)
    expect(Math.abs(specificity(has) - (row.specificity ?? 0))).toBeLessThanOrEqual(1e-12)
    expect(Math.abs(impact(row.domains ?? 0, row.files ?? 0) - (row.impact ?? 0))).toBeLessThanOrEqual(1e-12)
  })

  it.each(named)('of $id lead to $action', (row) => {
    const { action } = row as unknown as { action: string }
    const stage = ripeness(row.count ?? 0, { composite: row.composite ?? 0 })
    const said = { strong: 'PROMOTE', ripe: 'PROPOSE', unripe: 'KEEP' }[stage]
    const gone = isForArchive(row.age ?? 0, { composite: row.composite ?? 0 })
    expect(gone ? 'ARCHIVE' : said).toBe(action)
  })

  it('stay between 0 and 1, and more of anything never lowers their sum', () => {
    const evidence = fc.record({
      count: fc.nat(20),
      days: fc.nat(500),
      text: fc.string(),
      files: fc.array(fc.constantFrom('src/a', 'src/b', 'test/a', 'docs/x/y', 'README'), { maxLength: 8 }),
    })
    fc.assert(
      fc.property(evidence, (given) => {
        const now = score(given)
        for (const value of Object.values(now)) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(1 + 1e-12)
        }
        const more = { ...given, count: given.count + 1, files: [...given.files, 'lib/z'] }
        expect(score(more).composite).toBeGreaterThanOrEqual(now.composite)
        expect(score({ ...given, days: given.days + 1 }).composite).toBeLessThan(now.composite + 1e-12)
      }),
    )
  })

  it('take five equal parts of nothing concrete as just ripe', () => {
    expect(ripeness(5, composed({ recurrence: 1, freshness: 1, specificity: 0, impact: 0 }))).toBe('ripe')
  })
})

describe('what makes a sentence concrete', () => {
  it.each([
    ['keep rules in docs/style.md', { path: true, function: false, example: false }],
    ['look into package.json first', { path: true, function: false, example: false }],
    ['call close() at the end', { path: false, function: true, example: false }],
    ['use `parseBlock`', { path: false, function: true, example: false }],
    ['run `npm test` first', { path: false, function: false, example: false }],
    ['`left pad` and `right pad`', { path: false, function: false, example: true }],
    ['短的变量名，比如 i', { path: false, function: false, example: true }],
    ['짧은 이름을 써, 예를 들어 i', { path: false, function: false, example: true }],
    ['answer in English', { path: false, function: false, example: false }],
    ['用中文(简体)回答', { path: false, function: false, example: false }],
    ['Node.js is fine', { path: true, function: false, example: false }],
  ])('%s', (text, features) => expect(featuresOf(text)).toEqual(features))
  it.each(['a', '-', '/', '_.'])('comes to an end on a great many of %j', (piece) =>
    expect(featuresOf(piece.repeat(300_000)).example).toBe(false),
  )
})
