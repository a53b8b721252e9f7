import { describe, expect, it } from 'vitest'
import { place } from '../../src/core/gates/placement.ts'
import { judgeValue } from '../../src/core/gates/value.ts'
import { importance, reusability } from '../../src/core/importance.ts'

describe('placement', () => {
  it.each([
    'Never force-push to main',
    '禁止强推 main',
    'main 브랜치에 강제 푸시 금지',
    'never log passwords',
    '密钥不要写进代码',
    '비밀번호는 코드에 넣지 마',
    'back up the database before every migration',
    '部署前必须备份数据库',
    'never deploy on a friday',
    '결제 금액은 정수로 다뤄야 해',
    'always keep money in cents',
    "don't commit .env files",
    'no force pushes here, on any branch',
    'main is protected, everything goes through a PR',
    'the customer exports are under NDA, nothing from them goes into a commit',
    'you must never delete anything under originals',
    '任何分支都不许 git push -f',
    '不准把金鑰貼到工單裡',
    '没有我同意不要动计费表',
    '내 허락 없이 푸시하지 마세요',
    '전화번호는 로그에 남기면 안 됩니다',
    '이체 API는 실키로 호출하면 안 된다',
    'never drop a database',
    'this is a standing rule: tabs',
    '這是規範：新表都加時間欄位',
  ])('%s is L3', (text) => expect(place(text).tier).toBe('L3'))

  it.each([
    'always answer in English',
    'never use default exports',
    '每次都用英文回答',
    '永远不要写注释',
    '항상 존댓말로 답해줘',
    '提交前必须跑测试',
    'Run the tests before a commit',
    'I like small diffs',
    'use vitest, not jest',
    'the test database listens on 5433',
    'always squash before a merge',
    'regenerate the client every time, CI needs it',
    '数据库端口是 5433',
    '디비 포트는 항상 5433이야',
  ])('%s is L1: words of scope alone raise nothing', (text) =>
    expect(place(text)).toEqual({ tier: 'L1', reasons: [] }),
  )

  it('says which words cost', () => {
    expect(place('Never force-push to main').reasons[0]).toMatchObject({
      detail: 'force-push',
      span: { start: 6, end: 16 },
    })
  })
})

describe('importance', () => {
  it('is high for a person’s urgent words', () => {
    expect(importance('urgent', { byPerson: true })).toBe('H')
    expect(importance('urgent', { byPerson: false })).toBe('M')
    expect(importance('standard', { byPerson: true })).toBe('M')
    expect(importance('mild', { byPerson: true })).toBe('L')
  })

  it('grows with what was seen again and again, but not with what a program says of itself', () => {
    expect(importance('mild', { byPerson: true }, 'ripe')).toBe('M')
    expect(importance('mild', { byPerson: true }, 'strong')).toBe('H')
    expect(importance('standard', { byPerson: false }, 'strong')).toBe('H')
    expect(importance('standard', { byPerson: false, claimed: true }, 'strong')).toBe('M')
    expect(importance('mild', { byPerson: false, claimed: true }, 'strong')).toBe('M')
  })
})

describe('reusability', () => {
  it.each([
    ['answer in English', 'H'],
    ['run `make lint` first', 'M'],
    ['use pnpm', 'M'],
    ['keep rules in docs/style.md', 'M'],
    ['target node 20.19', 'M'],
    ['work on branch feat/login-2', 'L'],
    ['until 2026-03-01 use v1', 'L'],
    ['see SHOP-142', 'L'],
    ['回答用英文', 'H'],
    ['3月1日之前不要发版', 'L'],
  ])('of %s is %s', (text, grade) => expect(reusability(text)).toBe(grade))
})

describe('value', () => {
  it('passes until something better is known', () => {
    expect(judgeValue('use tabs')).toEqual({ outcome: 'pass' })
  })
})
