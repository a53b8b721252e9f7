import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

describe('an order to keep a standing rule', () => {
  it.each([
    [
      'create a rule that says to write a failing test before fixing any bug',
      'create a rule that blocks requests from one address',
    ],
    ['add a rule: never mock the payment client in tests', 'add a firewall rule that never lets port 22 in'],
    [
      'update the Codex custom instructions so agents activate the venv every time',
      'update the custom instructions page, the button is off',
    ],
    ['Update the rules: NEVER stub the database in production', 'the rules page must show the database'],
    ['加一条规则：测试里不要 mock 支付', '在 checkstyle 里加一条规则，禁止通配符导入，并修掉现有的'],
    ['修改CLAUDE.md 链接也使用绝对路径', '修改 CLAUDE.md 里的错别字'],
    ['커밋은 작게 하라는 규칙을 추가해줘', '검증 규칙을 추가해줘, 이메일이 비면 안 돼'],
    ['the notes.md files should always use this heading style', 'the list should always use this colour'],
  ])('%s: a card; not: %s', (lasting, other) => {
    expect([lasting, isCard(lasting)]).toEqual([lasting, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })

  it('is heard in a list that says at its head that it stays', () => {
    const list = (head: string) =>
      `${head}\n\nStack:\n- Vue\n- Postgres\n\nWhen changing the layout:\n- NEVER touch the queries unless asked\n- keep to the theme`
    expect(detect(list('# Harbour – persistent instructions for Claude')).text).toBe(
      'NEVER touch the queries unless asked',
    )
    expect(isCard(list('# Harbour – feature request'))).toBe(false)
  })
})

describe('a wish that points at what was said', () => {
  it.each([
    ['We only deploy on tuesdays. Please keep that in mind.', 'We only deploy on tuesdays'],
    ['we only deploy on tuesdays. add that to CLAUDE.md', 'We only deploy on tuesdays'],
    [
      'make sure that each command has its own folder. add a cursor rule (in .cursor/rules) recording this preference.',
      'Make sure that each command has its own folder',
    ],
    ['接口都走网关。把这条写进 CLAUDE.md', '接口都走网关'],
    ['배포는 화요일에만 해. 이거 CLAUDE.md에 추가해줘', '배포는 화요일에만 해'],
  ])('%s', (message, text) => expect(detect(message)).toMatchObject({ text, wording: 'final' }))

  it('is asked about when several sentences may be meant', () => {
    const message =
      'The queue is slow. The shop is closed on sundays. We sell books. Please keep that in mind.'
    expect(detect(message)).toMatchObject({ remember: 'standard', wording: 'vague' })
    expect(detect(message).text).not.toMatch(/in mind/)
  })
})

describe('a strict wish for what the agent writes', () => {
  it.each([
    ['I dont need comments in my code, that is strict', "I don't need the banner in my app"],
    ['不要私自修改接口', '不要修改这个接口'],
    ['no emojis in the docs, ever', 'no emojis show up in the picker'],
  ])('%s: a card; not: %s', (strict, other) => {
    expect([strict, isCard(strict)]).toEqual([strict, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })

  it.each([
    ['Save this to memory: the nightly build runs on arm only', 'The nightly build runs on arm only'],
    ['把这个存到记忆里：发版只走流水线', '发版只走流水线'],
    ['이걸 메모리에 저장해: 배포는 파이프라인으로만 해', '배포는 파이프라인으로만 해'],
  ])('keeps what stands behind the colon: %s', (message, text) =>
    expect(detect(message)).toMatchObject({ remember: 'standard', text, wording: 'final' }),
  )
})
