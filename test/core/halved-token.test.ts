import { describe, expect, it } from 'vitest'
import { findSecrets } from '../../src/core/secret.ts'

const A = (n: number) => 'Rt7'.repeat(n).slice(0, n)
const kinds = (text: string) => findSecrets(text).map(({ kind }) => kind)

describe('a token in two halves', () => {
  it.each([
    ['the key starts ', 'sk', '_live_', ' followed by ', A(24)],
    ['前半 ', 'gh', 'p_', ' 然后 ', A(36)],
    ['앞은 ', 'gl', 'pat-', ' 뒤에 ', A(20)],
    ['write ', 'AK', 'IA', ' + ', 'QX7'.repeat(6)],
  ])('%s%s%s…', (...parts) => {
    expect(kinds(parts.join(''))).toContain('key')
  })
  it('is no prefix that is only spoken of', () => {
    expect(kinds('Tokens that begin with ghp_ and repositories are scanned')).toEqual([])
    expect(kinds('sk_live_ then sk_test_ keys in the docs')).toEqual([])
  })
})

describe("a wallet's key", () => {
  const key = `0x${'7f'.repeat(32)}`
  it('is known beside the word', () => {
    expect(kinds(`deployer wallet signs with ${key}`)).toEqual(['private-key'])
    expect(kinds(`钱包签名用 ${key}`)).toEqual(['private-key'])
  })
  it('is no hash of a transaction', () => {
    expect(kinds(`the wallet's tx hash ${key}`)).toEqual([])
    expect(kinds(`block ${key}`)).toEqual([])
  })
})

describe('what belongs to a person', () => {
  it.each([
    ['Ana lives at 41.40338, 2.17403', 'home-address'],
    ['同事住在翠湖苑 3 号楼 502', 'home-address'],
    ['设计师微信 lin_mei88', 'account-name'],
    ['national insurance QQ 12 34 56 C'.replace('QQ', 'AB'), 'social-security-number'],
    ['СНИЛС 087-654-303 00', 'social-security-number'],
    ['garage code 4471', 'password'],
    ['김하늘 대리는 임신 초기라 야근 제외', 'health'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind)
  })
  it.each([
    'Greenwich is [0, 51.47] in our maps',
    'Map tiles start at 41.40338, 2.17403',
    '微信 支付回调走 /pay/notify',
    'door code is a string of six digits',
    'user prompts live in prompts/*.txt',
  ])('%s is nobody’s', (text) => {
    expect(kinds(text)).toEqual([])
  })
})
