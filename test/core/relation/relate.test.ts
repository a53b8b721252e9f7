import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'

const contradictions: readonly (readonly [string, string])[] = [
  ['Use yarn, not bun', 'Use bun, not yarn'],
  ['use bun instead of yarn', 'use yarn instead of bun'],
  ['Prefer const over let', 'Prefer let over const'],
  ['用 yarn，不用 bun', '用 bun，不用 yarn'],
  ['不要用yarn要用bun', '不要用bun要用yarn'],
  ['別再用 yarn 了，用 bun', '用 yarn，别用 bun'],
  ['yarn 말고 bun 써', 'bun 말고 yarn 써'],
  ['不要写测试', '要写测试'],
  ["Don't add docstrings", 'Add docstrings'],
  ['Don\u2019t add docstrings', 'Always add docstrings'],
  ['Never squash commits', 'Always squash commits'],
  ['주석 달지 마', '주석 달아줘'],
  ['로그에 토큰을 남기지 마', '로그에 토큰을 남겨'],
  ['Use tabs', 'Use spaces'],
  ['Keep functions below 40 lines', 'Keep functions below 60 lines'],
]
const unrelated: readonly (readonly [string, string])[] = [
  ['Use bun, not yarn', 'My brother uses yarn'],
  ['Use bun, not yarn', 'Use tabs, not spaces'],
  ["Don't commit without tests", "Don't commit generated files"],
  ['Never deploy without a review', 'Never merge without a green build'],
  ['提交前要跑测试', '不要在周五发版'],
  ['커밋 전에 린트를 돌려줘', '답변은 한국어로 해줘'],
]

describe('two rules', () => {
  it.each(contradictions)('contradict: %s | %s', (a, b) => {
    expect(relate(a, b).relation).toBe('contradiction')
    expect(relate(b, a).relation).toBe('contradiction')
  })
  it.each(unrelated)('are unrelated: %s | %s', (a, b) => expect(relate(a, b).relation).toBe('unrelated'))
  it.each([
    ['Run migrations when the schema changes', 'Run migrations unless the schema changes'],
    ['Copy staging data to production', 'Copy production data to staging'],
    ['Replace moment with dayjs', 'Replace dayjs with moment'],
    ['Delete logs older than 30 days', 'Delete logs newer than 30 days'],
    ['Contact team-a for access', 'Contact team-b for access'],
    ['Restart Server A after deploys', 'Restart Server B after deploys'],
    ['Log every request and health checks', 'Log every request but health checks'],
    ['除了文档以外都要写测试', '文档都要写测试'],
    ['价格含税', '价格不含税'],
    ['コミット前に必ずテストを実行', 'コミット後に必ずテストを実行'],
    ['Коммить в main', 'Не коммить в main'],
  ])('are no duplicates where one small word or the order turns them: %s | %s', (a, b) => {
    expect(relate(a, b).relation).not.toBe('duplicate')
    expect(relate(b, a).relation).not.toBe('duplicate')
  })
  it('are duplicates when whole clauses change places', () => {
    expect(relate('Run the tests before commits', 'Before commits, run the tests').relation).toBe('duplicate')
  })
  it.each([
    ['Use bun.', '- **use bun**'],
    ['> 规则：用 bun', '用 bun。'],
    ['Rule: Don\u2019t add docstrings', "don't add docstrings"],
    ['1. 규칙: 탭을 써', '탭을 써'],
  ])('are duplicates but for their dress: %s | %s', (a, b) => expect(relate(a, b).relation).toBe('duplicate'))
})
