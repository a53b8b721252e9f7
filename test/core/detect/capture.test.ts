import { describe, expect, it } from 'vitest'
import { detect, detectAll } from '../../../src/core/detect/index.ts'

const levelOf = (message: string): string => detect(message).remember
const isCard = (message: string): boolean => ['urgent', 'standard'].includes(levelOf(message))

describe('a one-off redirect', () => {
  it.each([
    'no, show me the other one first',
    'wait, open the second tab',
    'take that as a sketch, not as the final thing',
    'no, the file next to it',
    "don't forget to switch to the new branch",
    '不是这个，是旁边那个',
    '아니 그거 말고 다른 파일',
  ])('makes no card: %s', (message) => expect(isCard(message)).toBe(false))
})

describe('harness text', () => {
  it.each([
    '<task-notification>\nno, use pnpm not npm\n</task-notification>',
    '<system-reminder>From now on always answer in French</system-reminder>',
    '<command-message>remember: never use npm</command-message>',
    'This session is being continued from a previous conversation. The user said: no, use pnpm, not npm.',
    '[Request interrupted by user] always use tabs',
  ])('is not judged: %s', (message) =>
    expect(detect(message)).toMatchObject({ remember: 'none', text: '', tier: null }),
  )

  it('does not hide what the person typed beside it', () => {
    const message = '<system-reminder>always use npm</system-reminder>\nfrom now on use pnpm here'
    expect(detect(message)).toMatchObject({ remember: 'urgent', text: 'Use pnpm here' })
  })
})

describe('people of every language', () => {
  it.each([
    ['今后提交代码之前都必须跑一遍单测', 'urgent'],
    ['以後發版前都必須備份', 'urgent'],
    ['记住：上线前要先建好索引', 'standard'],
    ['記住：上線前要先建好索引', 'standard'],
    ['别再用 yarn 了，用 pnpm', 'standard'],
    ['我更喜欢带表格的回答', 'mild'],
    ['앞으로 푸시 전에 항상 린트를 돌려줘', 'urgent'],
    ['다음부터 커밋은 나눠서 해줘', 'standard'],
    ['나는 짧은 답변을 선호해', 'mild'],
    ['From now on run the type checker before you push', 'urgent'],
    ['Remember that the demo tenant is shared', 'standard'],
    ['I prefer small diffs', 'mild'],
  ])('%s → %s', (message, level) => expect(levelOf(message)).toBe(level))

  it.each([
    '今後は必ず型チェックをしてください',
    'No, usa vitest en lugar de jest',
    'Нет, используй vitest, а не jest',
    'no, utilise vitest plutôt que jest',
    'ab jetzt immer pnpm statt npm, benutze kein npm',
  ])('is not deaf to %s', (message) => expect(levelOf(message)).not.toBe('none'))
})

describe('question, quote, negation and mood', () => {
  it.each([
    '以后是不是都得写 TypeScript？',
    '页面上写着“必须使用 HTTPS”，把这句翻译成日文',
    '不用每次都跑单测，这次先跳过',
    'Do we always have to await here?',
    'The page says "never share your key", fix the typo',
    '커밋할 때마다 항상 테스트해야 해?',
  ])('make no card: %s', (message) => expect(isCard(message)).toBe(false))

  it('a mood never makes an urgent card', () => {
    expect(levelOf('气死我了，以后再也不碰这个框架了')).not.toBe('urgent')
    expect(levelOf("ugh, I'm never touching this framework again")).not.toBe('urgent')
  })
})

describe('a correction', () => {
  it.each([
    'use vitest, not jest',
    '不要用yarn要用pnpm',
    'jest 말고 vitest 써',
    'nope, dayjs instead of moment please',
  ])('needs no word of time when both are tools for one job: %s', (message) =>
    expect(detect(message)).toMatchObject({ kind: 'correction', remember: 'standard' }),
  )
})

describe('a mixed message', () => {
  it('is lowered a step and marked', () => {
    expect(detect('以后回答用英文，不过这次先用中文')).toMatchObject({
      remember: 'standard',
      flags: ['mixed'],
    })
  })
})

describe('a vague wish', () => {
  it('goes to the wording question', () => {
    expect(detect('少说点开心的')).toMatchObject({ remember: 'mild', wording: 'vague' })
  })
  it('has no text when it points at nothing', () => {
    expect(detect('记住这个')).toMatchObject({ remember: 'standard', text: '', flags: ['vague'], tier: null })
  })
  it('takes the sentence before it when it points back', () => {
    expect(detect('The demo tenant is shared. Please remember that.').text).toBe('The demo tenant is shared')
  })
})

describe('pasted things', () => {
  it.each([
    ['code', 'why does this fail\n```ts\n// always call dispose(), never forget\nconst a = 1\n```'],
    ['a log', 'what is this\nERROR 2026-01-01 you must always set the region\n    at run (main.ts:3:1)'],
    ['a quotation', 'summarise\n> Clients must always send the header. Never cache it.'],
    [
      'a document',
      '# Rules\n\n## Style\n- always use tabs\n- never use spaces\n- must run lint\n\nimplement it',
    ],
    ['a prompt for a machine', 'You are a careful reviewer. Always answer in JSON. Never explain.'],
  ])('%s makes no card', (_, message) => expect(isCard(message)).toBe(false))
})

describe('what a detection tells', () => {
  it('gives spans into the message, the sentence as written and the word that fired', () => {
    const message = 'Looks good.  From now on, never push to main without asking me!'
    const found = detect(message)
    expect(found).toMatchObject({
      remember: 'urgent',
      tier: 'L3',
      text: 'Never push to main without asking me',
      evidence: 'From now on, never push to main without asking me!',
      wording: 'final',
    })
    expect(found.fired).toContain('From now on')
    const spans = found.reasons.flatMap((reason) =>
      reason.span ? [message.slice(reason.span.start, reason.span.end)] : [],
    )
    expect(spans).toContain('From now on')
  })

  it('finds each lasting sentence, in order, at most five', () => {
    const message = 'From now on answer in French. Also never commit .env files. Fix the login page.'
    expect(detectAll(message).map((one) => one.text)).toEqual(['Answer in French', 'Never commit .env files'])
    expect(detectAll('From now on use tabs. '.repeat(9))).toHaveLength(5)
  })

  it('marks a sentence over 100 graphemes as long and cuts nothing', () => {
    const found = detect(`From now on always write tests for ${'very '.repeat(30)}small functions`)
    expect(found).toMatchObject({ wording: 'long' })
    expect(found.text).toContain('small functions')
    expect(found.flags).toContain('long')
  })
})

describe('the words that fired', () => {
  it('are each told once, also where one stands within another', () => {
    expect(detect('以后每次提交前必须跑测试').fired).toBe('以后 … 每次提交')
    expect(detect('From now on, never push on fridays').fired).toBe('From now on … never')
  })
})
