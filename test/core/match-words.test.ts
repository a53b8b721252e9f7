import { describe, expect, it } from 'vitest'
import { matchWords } from '../../src/core/match-words.ts'

describe('words that are looked for in a text', () => {
  it.each([
    ['staging config', 'The Config of the shop is in infra/shop.toml', 0.5],
    ['infra/shop.toml', 'The config of the shop is in infra/shop.toml', 1],
    ['deploy', 'The config of the shop is in infra/shop.toml', 0],
    ['ＣＯＮＦＩＧ', 'the config', 1],
    ['提交前跑测试', '每次提交前先跑一遍测试', 3 / 5],
    ['测试', '提交前必须跑测试', 1],
    ['테스트 커밋', '커밋 전에 테스트를 돌린다', 1],
    ['', 'anything', 1],
    ['  ,;  ', 'anything', 1],
  ])('%j in %j: %d', (query, text, share) => {
    expect(matchWords(query, text)).toBeCloseTo(share, 10)
  })
})
