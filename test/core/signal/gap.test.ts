import { describe, expect, it } from 'vitest'
import { searchedAgain, unknownFact } from '../../../src/core/signal/gap.ts'
import { looked, said, searched } from '../pitfall/a-conversation.ts'

describe('what the assistant says it does not know', () => {
  it.each([
    ["I'm not sure which region the staging cluster runs in.", 'which region the staging cluster runs in'],
    ['Done. I don’t know who owns the billing service, though.', 'who owns the billing service'],
    ['I couldn’t find out where the production logs are kept.', 'where the production logs are kept'],
    ['我不确定预发环境用的是哪个数据库。', '预发环境用的是哪个数据库'],
    ['不清楚：这个服务由哪个团队负责。', '这个服务由哪个团队负责'],
    ['스테이징 서버가 어느 리전에 있는지 잘 모르겠습니다.', '스테이징 서버가 어느 리전에 있는지'],
  ])('is a gap when it is a fact of the project: %s', (message, gap) => {
    expect(unknownFact(message)).toBe(gap)
  })

  it.each([
    "I'm not sure which of the two you want.",
    "I'm not sure what you mean by that.",
    "I don't know why the test fails yet.",
    "I'm not sure whether this fixes it; please try.",
    "I don't know what the error is about.",
    "I'm not sure what causes the failure.",
    'The parser does not know which token comes next.',
    "If you don't know where it is, ask.",
    'Users who are not sure which plan they have can look it up.',
    '不知道为什么测试会失败。',
    '我不确定你想要哪一种。',
    '왜 실패하는지 모르겠습니다.',
    '어느 쪽을 원하시는지 잘 모르겠습니다.',
    'All done, the tests pass.',
    '',
  ])('is none otherwise: %s', (message) => {
    expect(unknownFact(message)).toBeNull()
  })
})

describe('the same thing, searched for again and again', () => {
  const turn = (...queries: string[]) => [said('go on'), looked(), ...queries.map((query) => searched(query))]

  it('in several turns is a gap', () => {
    const steps = [
      ...turn('createOrder'),
      ...turn('createOrder', 'Basket'),
      ...turn('createOrder'),
      ...turn('createorder'),
    ]
    expect(searchedAgain(steps)).toEqual(['createOrder'])
    expect(searchedAgain(steps.slice(0, -3))).toEqual([])
  })

  it('within one piece of work, or by patterns, is none', () => {
    const often = Array.from({ length: 9 }, () => 'createOrder')
    expect(searchedAgain([...turn(...often), ...turn('createOrder')])).toEqual([])
    expect(searchedAgain([...turn('a|b'), ...turn('a|b'), ...turn('a|b'), ...turn('a|b')])).toEqual([])
  })
})
