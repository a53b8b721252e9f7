import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'
import { reword } from '../../../src/core/relation/reword/index.ts'

const linesOf = (file: string): string[][] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | '))

/** The same from both sides, else what was found. */
const both = (a: string, b: string): string => {
  const [there, back] = [relate(a, b).relation, relate(b, a).relation]
  return there === back ? there : `${there}, ${back}`
}
const wrong = (pairs: readonly (readonly [string, string])[], want: string): string[] =>
  pairs.flatMap(([a, b]) => (both(a, b) === want ? [] : [`${a} | ${b}: ${both(a, b)}`]))
const crossed = (said: readonly string[]): (readonly [string, string])[] =>
  said.flatMap((a, at) => said.slice(at + 1).map((b) => [a, b] as const))

describe('an hour', () => {
  const ways: readonly (readonly [string, string, string, string])[] = [
    ['6 pm', '18:00', '晚上六点', '저녁 6시'],
    ['2 am', '02:00', '凌晨两点', '새벽 2시'],
    ['12 pm', '12:00', '中午12点', '낮 12시'],
    ['10:30 pm', '22:30', '晚上十点半', '밤 10시 반'],
    ['noon', '12:00', '中午十二点', '낮 12시'],
    ['midnight', '00:00', '半夜十二点', '밤 12시'],
  ]
  const rulesAt = ([en, plain, zh, ko]: (typeof ways)[number]): string[] => [
    `The backup runs at ${en}`,
    `The backup runs at ${plain}`,
    `备份${zh}执行`,
    `백업은 ${ko}에 실행한다`,
  ]
  it('is the same however it is written', () => {
    expect(
      wrong(
        ways.flatMap((way) => crossed(rulesAt(way))),
        'duplicate',
      ),
    ).toEqual([])
  })
  it('is another twelve hours later', () => {
    expect(
      wrong(
        [
          ['The backup runs at 2 am', 'The backup runs at 2 pm'],
          ['备份凌晨两点执行', '备份下午两点执行'],
          ['백업은 새벽 3시에 돈다', '백업은 오후 3시에 돈다'],
        ],
        'contradiction',
      ),
    ).toEqual([])
  })
  it.each(['localhost:3000', '3点要求', '16:9 images', '1 시작', '시간당 3 시도'])(
    'is not seen in: %s',
    (text) => expect(reword(text)).not.toContain('clockminutes'),
  )
})

describe('an amount', () => {
  it.each([
    [
      [
        'The request timeout is 30 seconds',
        'The request timeout is 30000 ms',
        '请求超时 30 秒',
        '요청 타임아웃은 30초',
      ],
    ],
    [['The cache TTL is two hours', 'The cache TTL is 120 minutes', '缓存有效期 120 分钟']],
    [['재시도는 최대 세 번', '재시도는 최대 3회', '재시도는 3번까지만']],
    [['最多重试三次', '重试最多 3 次', '重试次数不超过 3 次']],
  ])('is the same in another notation: %j', (said) => expect(wrong(crossed(said), 'duplicate')).toEqual([]))
  it.each([
    ['30 seconds', '300 ms'],
    ['5 ms', '5 Ms'],
    ['10 MB', '10 Mb'],
    ['5m', '5M'],
  ])('of another size is never the same: %s, %s', (one, other) =>
    expect(both(`The limit of the API is ${one}`, `The limit of the API is ${other}`)).not.toBe('duplicate'),
  )
})

describe('an order', () => {
  const orders = [
    ['run the tests', 'tests are run', 'deploy'],
    ['update the docs', 'docs are updated', 'release'],
  ] as const
  it.each(orders)('to %s is the same however its parts stand', (first, _, second) => {
    expect(
      wrong(
        crossed([
          `Before you ${second}, ${first}`,
          `${first} before you ${second}`,
          `${first} first, then ${second}`,
        ]),
        'duplicate',
      ),
    ).toEqual([])
    expect(
      wrong([[`${first} first, then ${second}`, `${second} first, then ${first}`]], 'contradiction'),
    ).toEqual([])
  })
  it.each([
    ['先跑测试再部署', '部署之前先跑测试', '先部署再跑测试'],
    ['테스트를 먼저 돌리고 배포한다', '배포 전에 테스트를 돌린다', '배포를 먼저 하고 테스트를 돌린다'],
  ])('is turned round by changing places: %s', (one, same, turned) => {
    expect([both(one, same), both(one, turned)]).toEqual(['duplicate', 'contradiction'])
  })
})

describe('a negation', () => {
  it.each([
    ['수정하지 않는다', '수정한다'],
    ['남기지 않는다', '남긴다'],
    ['푸시하지 않도록 한다', '푸시한다'],
  ])('in a Korean sentence is read once: %s', (no, yes) => {
    expect([
      both(`생성된 파일은 ${no}`, `생성된 파일은 ${yes}`),
      both(`생성된 파일은 ${no}`, `생성된 파일을 ${no}`),
    ]).toEqual(['contradiction', 'duplicate'])
  })
  it.each([
    ['Never leave a TODO without a ticket', 'Every TODO has a ticket'],
    ['接口不能没有文档', '每个接口都要有文档'],
    ['문서 없는 API는 안 된다', '모든 API에는 문서가 있어야 한다'],
  ])('said twice is a demand: %s | %s', (a, b) => expect(both(a, b)).toBe('duplicate'))
  it.each([
    ["Don't write long answers", 'Keep answers short'],
    ['别写长篇回答', '回答要简短'],
    ['답변을 길게 쓰지 마', '답변은 짧게'],
  ])('of a length asks for its other end: %s | %s', (a, b) => expect(both(a, b)).toBe('duplicate'))
})

describe('two people', () => {
  it.each([
    ['Lena approves billing changes', 'Billing changes are approved by Tomas', 'Tomas approves auth changes'],
    ['支付模块由小张审', '支付模块归老李审', '用户模块归老李审'],
    ['쿠폰 리뷰는 지훈님', '쿠폰 리뷰는 수민님', '결제 리뷰는 수민님'],
  ])('oppose each other for one duty only: %s', (one, rival, stranger) => {
    expect(both(one, rival)).toBe('contradiction')
    expect(['unrelated', 'refinement']).toContain(both(one, stranger))
  })
})

describe('pairs of rules as people write them', () => {
  it.each(['duplicate', 'contradiction', 'refinement', 'unrelated'])('are %s', (relation) => {
    const pairs = linesOf('pairs.txt').filter(([is]) => is === relation)
    expect(
      wrong(
        pairs.map(([, a = '', b = '']) => [a, b] as const),
        relation,
      ),
    ).toEqual([])
  })
  it('are no duplicates where a word, a side, an order or a person is another', () => {
    const swallowed = linesOf('apart.txt').filter(([a = '', b = '']) => both(a, b).includes('duplicate'))
    expect(swallowed).toEqual([])
  })
  it('are no duplicates where one word has its opposite, another number, unit or name in its place', () => {
    const swallowed = linesOf('swapped.txt').filter(([a = '', b = '']) => both(a, b).includes('duplicate'))
    expect(swallowed).toEqual([])
  })
})
