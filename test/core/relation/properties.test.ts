import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import { marksOf } from '../../../src/core/relation/mark.ts'
import { casedUnits } from '../../../src/core/relation/unit-case.ts'

const rules = [
  'Use pnpm, not npm',
  'Never push to main without a review',
  'Keep functions below 40 lines',
  'Run the linter before committing',
  'Prefer const over let',
  'Do not log passwords, tokens or request bodies in production',
  'Comments explain why, except in generated files',
  'Passwords must never be logged',
  'Force pushes are forbidden',
  'Tests live next to the file they test',
  '提交信息用英文，代码注释用中文',
  '不要在 src 里用 any',
  '未经确认不得部署到生产环境',
  '除非我要求，否则不要改数据库结构',
  '单个函数不要超过 50 行',
  '커밋 전에 반드시 테스트를 돌려줘',
  'yarn 말고 pnpm을 써줘',
  '리뷰 없이 main에 푸시하지 마',
  '답변은 짧게, 존댓말로',
  '로그에 비밀번호를 남기지 마',
]
const rule = fc.constantFrom(...rules)
/** Pieces of all three languages in no order: grammar that nobody wrote. */
const salad = fc
  .array(
    fc.constantFrom(
      ...rules.flatMap((text) => text.split(/(?<=[ ，,])/)),
      'not ',
      'never ',
      '不要',
      '없이 ',
      '금지',
      ' without ',
      'unless ',
      '200-300 lines',
      '`x.y()`',
      '. ',
      '，',
      '(',
      ')',
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(''))

describe('a relation', () => {
  it('is the same from both sides', () => {
    fc.assert(
      fc.property(fc.oneof(rule, salad), fc.oneof(rule, salad), (a, b) => {
        expect(relate(a, b).relation).toBe(relate(b, a).relation)
      }),
      { numRuns: 300 },
    )
  })

  it('of a rule to itself is duplicate, however it is dressed', () => {
    fc.assert(
      fc.property(
        // "50 a" and "50 A" are two amounts.
        fc
          .oneof(rule, salad)
          .filter((text) => text.trim() !== '' && casedUnits(text) === casedUnits(text.toUpperCase())),
        fc.constantFrom('- ', '> ', '1. ', '** ', '  '),
        (text, dress) => {
          expect(relate(text, `${dress.replace('** ', '')}${text.toUpperCase()}  `).relation).toBe(
            'duplicate',
          )
        },
      ),
    )
  })

  it('to its own negation is never duplicate', () => {
    const negations: readonly [RegExp, (text: string) => string][] = [
      [/^(Use|Keep|Run|Prefer)/, (text) => `Do not ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
      [/^(Use|Keep|Run|Prefer)/, (text) => `Never ${text.charAt(0).toLowerCase()}${text.slice(1)}`],
      [/^(Never|Do not) /, (text) => text.replace(/^(Never|Do not) /, 'Always ')],
      [/must never/, (text) => text.replace('must never', 'must always')],
      [/forbidden/, (text) => text.replace('forbidden', 'fine')],
      [/不要/, (text) => text.replace('不要', '可以')],
      [/不得/, (text) => text.replace('未经确认不得', '不用确认就可以')],
      [
        /돌려줘|써줘/,
        (text) => text.replace(/돌려줘|써줘/, (word) => (word === '돌려줘' ? '돌리지 마' : '쓰지 마')),
      ],
      [/하지 마|지 마/, (text) => text.replace(/하지 마/, '해도 돼').replace('남기지 마', '남겨줘')],
    ]
    const wrong = rules.flatMap((text) =>
      negations.flatMap(([fits, negate]) =>
        fits.test(text) && relate(text, negate(text)).relation === 'duplicate'
          ? [`${text} | ${negate(text)}`]
          : [],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('to the same rule with another word in it is never duplicate', () => {
    const grammar = /^(a|the|to|in|and|or|not|never|must|be|are|any|it|they|my|my,?|전에|반드시)$/i
    const wrong = rules.flatMap((text) => {
      const words = text.split(/(?<=[ ，])|(?=[ ，])/)
      return words.flatMap((word, at) => {
        if (grammar.test(word) || !/[\p{L}\p{N}]{2}/u.test(word)) return []
        const strange = /[\u3400-\u9fff]/u.test(word)
          ? `${word.slice(0, -2)}犇骉`
          : /[\uac00-\ud7a3]/u.test(word)
            ? '퀘스뱅'
            : 'zorblax'
        const other = words.with(at, strange).join('')
        return relate(text, other).relation === 'duplicate' ? [`${text} | ${other}`] : []
      })
    })
    expect(wrong).toEqual([])
  })

  it.each([
    ['Always run the payments tests before you commit', 'Always run the orders tests before you commit'],
    ['Never force-push to the kb7-x branch', 'Never force-push to the kb8-x branch'],
    ['Run job zeta nightly', 'Run job theta nightly'],
    ['提交前必须跑 alpha 测试', '提交前必须跑 beta 测试'],
    ['alpha 서비스의 로그를 보존', 'beta 서비스의 로그를 보존'],
    ['Run `make seed` first', 'Run `make load` first'],
  ])('of rules about two things that no table knows is unrelated: %s | %s', (a, b) => {
    expect(relate(a, b).relation).toBe('unrelated')
  })

  it('can be asked of anything', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.oneof(rule, fc.string({ unit: 'grapheme', maxLength: 80 })),
        (a, b) => {
          relate(a, b)
        },
      ),
    )
    for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      relate(word, `never use ${word}`)
  })

  it('shows no word that no table knows, since it may be a secret', () => {
    const { reasons } = relate('Never use hunter2xyz', 'Use hunter2xyz')
    expect(JSON.stringify(reasons)).not.toContain('hunter2')
  })
})

describe('reading a rule', () => {
  it.each([
    'a ',
    'not ',
    'don\u2019t use a, ',
    '不',
    '不要用',
    '하지',
    '하지 마 ',
    '가',
    '1',
    '`',
    '- ',
    'a/',
    "a'b-",
    '.',
  ])('stays small however often %j is repeated', (piece) => {
    const marks = marksOf(piece.repeat(200_000 / piece.length))
    expect(marks.length).toBeLessThan(500)
    relate(piece.repeat(5_000), piece.repeat(5_001))
  })
})
