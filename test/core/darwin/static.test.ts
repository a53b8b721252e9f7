import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bars, heldAgainstBar, passesBar, reasonBelow } from '../../../src/core/darwin/bar.ts'
import { type Dimension, dimensions, totalOf, weights } from '../../../src/core/darwin/dimensions.ts'
import { type SkillScore, scoreStatically } from '../../../src/core/darwin/static.ts'
import { addEntry } from '../../../src/core/section.ts'

const folder = new URL('skills/', import.meta.url)
const collection = readdirSync(folder).map((file) => {
  const name = file.replace(/\.md$/, '')
  return { name, text: readFileSync(new URL(file, folder), 'utf8') }
})
const totals = Object.fromEntries(
  collection.map(({ name, text }) => [name, scoreStatically(text, name).total]),
)

/** Judged by reading them, before any of them was scored. */
const judged = {
  sound: [
    'add-endpoint',
    'deploy-shop',
    'fix-flaky-test',
    'ko-incident',
    'long-reference',
    'release-notes',
    'review-pr',
    'triage-bug',
    'write-migration',
    'zh-deploy',
  ],
  middling: ['changelog-short', 'no-frontmatter', 'prose-only', 'style-guide'],
  poor: ['broken-yaml', 'headings-only', 'one-liner', 'repeats-itself', 'vague-helper', 'wall-of-text'],
}

describe('twenty skills of different shapes', () => {
  it('are parted by the bar as a reader parts them', () => {
    expect(Object.values(judged).flat().sort()).toEqual(collection.map(({ name }) => name).sort())
    const of = (names: readonly string[]) => names.map((name) => totals[name] ?? 0)
    expect(Math.min(...of(judged.sound))).toBeGreaterThanOrEqual(bars.static + 4)
    expect(Math.max(...of(judged.middling))).toBeLessThanOrEqual(bars.static - 8)
    expect(Math.max(...of(judged.poor))).toBeLessThan(Math.min(...of(judged.middling)))
  })
})

/** A skill that is neither good nor bad at anything, so that each dimension can go up or down alone. */
const plain = [
  '---',
  'name: plain',
  'description: Puts the shop on the road.',
  'license: MIT',
  '---',
  'Words about the shop and its road.',
  '',
  '1. Build the image with `make`.',
  '2. Send the image to the shelf.',
  '',
  '- The road is long and it has a bend.',
  '- The shop is small and it has a door.',
  '',
].join('\n')

const with_ = (from: string, to: string) => {
  expect(plain).toContain(from)
  return plain.replace(from, () => to)
}
const more = (...lines: readonly string[]) => `${plain}${lines.join('\n')}\n`

/** Each says what moves one dimension, and to which score; every other one must stay where it is. */
const pairs: readonly (readonly [Dimension, string, string, number])[] = [
  ['frontmatter', 'says when', with_('on the road.', 'on the road when asked.'), 10],
  ['frontmatter', 'another name', with_('name: plain', 'name: other'), 5],
  ['frontmatter', 'a short description', with_('Puts the shop on the road.', 'Shop'), 5],
  ['frontmatter', 'a field nobody knows', with_('license:', 'flavour:'), 5],
  ['frontmatter', 'none', plain.slice(plain.indexOf('Words')), 1],
  ['workflow', 'a third step', with_('shelf.', 'shelf.\n3. Tell the others about it.'), 10],
  ['workflow', 'one step', with_('2. Send', 'Send'), 1],
  ['workflow', 'numbers that jump', with_('2. Send', '4. Send'), 6],
  ['workflow', 'steps that say nothing', with_('2. Send the image to the shelf.', '2. Send'), 5],
  ['edgeCases', 'one failure', more('The road is closed, so it fails on Mondays.'), 3],
  ['edgeCases', 'three failures', more('It fails a.', 'It crashes b.', 'It times out c.'), 7],
  ['edgeCases', 'a fourth', more('It fails a.', 'It crashes b.', 'It times out c.', 'It is stuck d.'), 7],
  ['edgeCases', 'in Chinese', more('- 部署失败就看日志。', '- 部署超时就看队列。'), 5],
  ['edgeCases', 'in Korean', more('- 배포가 실패했다.'), 3],
  ['checkpoints', 'one check', more('Verify the door by hand.'), 3],
  ['checkpoints', 'a fourth check', more('- [ ] a', '- [ ] b', '- [ ] c', '- [ ] d'), 7],
  ['checkpoints', 'a list to tick', more('- [ ] door', '- [ ] bend'), 5],
  ['checkpoints', 'a halt', more('Then wait for the owner to come.'), 4],
  ['checkpoints', 'in Chinese', more('然后验证版本号。'), 3],
  ['checkpoints', 'in Korean', more('버전을 검증한다.'), 3],
  ['specificity', 'one more thing that exists', with_('has a door', 'has a `door`'), 4],
  ['specificity', 'the same thing again', with_('has a door', 'has a `make`'), 2.5],
  ['specificity', 'an empty phrase', with_('has a door', 'has a door etc'), 1.5],
  ['specificity', 'a measure', with_('is long', 'is 20 minutes long'), 4],
  ['specificity', 'nothing that exists', with_('`make`', 'make'), 1],
  ['resources', 'a file beside it', with_('Words about', 'Words and scripts/a.sh about'), 4],
  ['resources', 'three files', with_('Words about', 'Words, docs/a.md, docs/b.md and docs/c.md about'), 7],
  ['resources', 'and when to read it', with_('Words about', 'Words and, after lunch, scripts/a.sh about'), 7],
  ['resources', 'a link', with_('Words about', 'Words and [rules](rules.md) about'), 4],
  ['resources', 'a link elsewhere', with_('Words about', 'Words and [rules](https://a.b/c.md) about'), 6],
  ['resources', 'none, and long', more(...Array.from({ length: 100 }, () => '')), 1],
  ['architecture', 'a title', with_('Words', '# The shop\n\nWords'), 8],
  ['architecture', 'sections', more('## A', '', '## B'), 8],
  ['architecture', 'levels that jump', with_('Words', '# The shop\n\n### Far below\n\nWords'), 7],
  ['architecture', 'too little to say', plain.slice(0, plain.indexOf('- The shop is')), 1],
  ['architecture', 'lines twice', more('- The shop is small and it has a door.'), 3],
]

describe('a static score', () => {
  const base = scoreStatically(plain, 'plain')

  it('is what text can show: seven dimensions, scaled to 100', () => {
    expect(base.scores).toEqual({
      frontmatter: 7,
      workflow: 8,
      edgeCases: 1,
      checkpoints: 1,
      specificity: 2.5,
      resources: 6,
      architecture: 5,
      effect: null,
    })
    expect(base.mode).toBe('static')
    expect(base.total).toBe(44.7)
  })

  it.each(pairs)('moves in %s alone by %s', (dimension, _what, text, expected) => {
    const { scores } = scoreStatically(text, 'plain')
    expect(scores).toEqual({ ...base.scores, [dimension]: expected })
  })

  it('has a pair for each dimension that text can show', () => {
    expect([...new Set(pairs.map(([dimension]) => dimension)), 'effect'].sort()).toEqual(
      [...dimensions].sort(),
    )
  })

  it('is the same with CRLF and a byte order mark, and never throws', () => {
    expect(scoreStatically(`\uFEFF${plain.replaceAll('\n', '\r\n')}`, 'plain')).toEqual(base)
    for (const text of ['', '---', '---\n---\n', '\0', '```', '<!-- evo:begin -->\n'.repeat(50)])
      expect(scoreStatically(text, 'x').total).toBeGreaterThanOrEqual(10)
  })

  it('takes time in step with the length, whatever the text is made of', () => {
    const section = '<!-- evo:begin -->\n## 🧬 Evogate\n<!-- evo:end -->\n'
    for (const unit of [
      '1. `a` fails, verify etc.\n',
      section,
      '`',
      '](a.b',
      '#',
      'if ',
      '- [ ] ',
      'scripts/',
      '```\n',
    ]) {
      const time = (length: number) => {
        const text = unit.repeat(Math.ceil(length / unit.length))
        const before = process.cpuUsage()
        scoreStatically(text, 'x')
        return process.cpuUsage(before).user / 1_000
      }
      time(50_000)
      // Sixteen times the length would take 256 times as long if it went by the square; a busy machine may disturb one look.
      const inStep = () => time(800_000) < 100 * Math.max(time(50_000), 2)
      expect(inStep() || inStep() || inStep(), unit).toBe(true)
    }
  })
})

describe('an approved pitfall', () => {
  const block = (fix: string) =>
    `### 🧬 Pitfall [2026-11-29]\n> Symptom: The deploy fails with a timeout\n> Fix: ${fix}`
  const entry = (fix: string) => ({
    id: '0'.repeat(26),
    hash: '0'.repeat(64),
    block: block(fix),
    decay: { type: 'tool_experience', confirmed: '2026-11-29' },
  })

  it('counts as a failure that is named and as what it names, and moves nothing that the author has to do', () => {
    const before = scoreStatically(plain, 'plain')
    const after = scoreStatically(
      addEntry(plain, entry('Verify `make login` in step 3.'), { eol: '\n' }),
      'plain',
    )
    expect(after.scores).toEqual({ ...before.scores, edgeCases: 6, specificity: 4 })
    expect(after.total).toBeGreaterThan(before.total)
  })
})

describe('the total', () => {
  const all = (score: number) =>
    Object.fromEntries(dimensions.map((dimension) => [dimension, score])) as Record<Dimension, number>

  it('is the weighed sum: 100 at best, 10 at worst', () => {
    expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
    expect([totalOf(all(10)), totalOf(all(1))]).toEqual([100, 10])
  })

  it.each([
    ['frontmatter', 8],
    ['workflow', 15],
    ['edgeCases', 10],
    ['checkpoints', 7],
    ['specificity', 15],
    ['resources', 5],
    ['architecture', 15],
    ['effect', 25],
  ] as const)('gives %s the weight %i', (dimension, weight) => {
    expect(totalOf({ ...all(1), [dimension]: 10 })).toBeCloseTo(10 + 0.9 * weight, 5)
  })

  it('leaves out what could not be seen', () => {
    expect(totalOf({ ...all(10), effect: null })).toBe(100)
    expect(totalOf({ ...all(1), effect: null })).toBe(10)
  })
})

describe('the bar', () => {
  const score = (total: number, mode: SkillScore['mode'] = 'static'): SkillScore => ({
    mode,
    total,
    scores: scoreStatically('', 'x').scores,
  })
  const verdict = (before: number, after: number, mode?: SkillScore['mode'], grown = 1) =>
    passesBar(
      { before: score(before, mode), after: score(after, mode) },
      { before: 'x'.repeat(100), after: 'x'.repeat(100 * grown) },
    )

  it('asks for 75 of a text, 75 of a dry run, 70 of a test', () => {
    expect(verdict(75, 75)).toEqual({ outcome: 'pass' })
    expect(verdict(74.9, 74.9)).toEqual({ outcome: 'below', why: 'low' })
    expect(verdict(60, 75, 'dry_run')).toEqual({ outcome: 'pass' })
    expect(verdict(60, 74.9, 'dry_run')).toEqual({ outcome: 'below', why: 'low' })
    expect(verdict(60, 70, 'full_test')).toEqual({ outcome: 'pass' })
    expect(verdict(60, 69.9, 'full_test')).toEqual({ outcome: 'below', why: 'low' })
  })

  it('is not reached from the text alone by the very block that is asked about', () => {
    expect(verdict(62, 76)).toEqual({ outcome: 'below', why: 'low' })
    expect(verdict(76, 62)).toEqual({ outcome: 'below', why: 'low' })
    expect(
      reasonBelow('deploy', 'low', heldAgainstBar({ before: score(62), after: score(76) })),
    ).toMatchObject({ detail: expect.stringMatching(/^deploy 62 75 /) })
  })

  it('asks for no less than before, and for at most half as much again', () => {
    expect(verdict(80, 80)).toEqual({ outcome: 'pass' })
    expect(verdict(80.1, 80)).toEqual({ outcome: 'below', why: 'worse' })
    expect(verdict(80, 90, 'static', 1.5)).toEqual({ outcome: 'pass' })
    expect(verdict(80, 90, 'static', 1.51)).toEqual({ outcome: 'below', why: 'grown' })
  })
})
