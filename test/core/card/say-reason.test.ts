import { describe, expect, it } from 'vitest'
import { sayReason } from '../../../src/core/card/say-reason.ts'
import { loadLocales } from '../../../src/locale.ts'

const [en, zh] = [loadLocales()('en'), loadLocales()('zh')]

describe('a reason in words', () => {
  it('carries its detail', () => {
    expect(sayReason({ code: 'url', detail: 'docs.example.com' }, en)).toBe(
      'It holds a web address: docs.example.com',
    )
    expect(sayReason({ code: 'url' }, en)).toBe('It holds a web address')
  })

  it('names common kinds in the language, and products as they are called', () => {
    expect(sayReason({ code: 'secret', detail: 'key …a1b2' }, zh)).toBe('含有密钥或密码：密钥 …a1b2')
    expect(sayReason({ code: 'secret', detail: 'github-token …a1b2' }, zh)).toBe(
      '含有密钥或密码：github-token …a1b2',
    )
  })

  it('takes a word for a kind only where details are kinds', () => {
    expect(sayReason({ code: 'work-object', detail: 'key' }, zh)).toMatch(/：key$/)
  })

  it('does not say a number twice', () => {
    expect(sayReason({ code: 'too-long', detail: '100' }, en)).toBe('It is longer than 100 characters')
  })
})
