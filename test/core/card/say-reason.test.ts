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

  it('says an urgency that was asked for as every card says it', () => {
    expect(sayReason({ code: 'claimed', detail: 'urgent' }, zh)).toBe('智能体自己要求的：紧急')
    expect(sayReason({ code: 'claimed', detail: 'L2' }, en)).toBe('Asked for by the agent itself: L2')
  })

  it('keeps to itself by which table an order was seen', () => {
    const ko = loadLocales()('ko')
    for (const t of [en, zh, ko]) {
      expect(sayReason({ code: 'protection-off', detail: 'no-approval' }, t)).toBe(t('reason-protection-off'))
      expect(sayReason({ code: 'self-spreading', detail: 'seeded' }, t)).toBe(t('reason-self-spreading'))
    }
  })

  it('takes a word for a kind only where details are kinds', () => {
    expect(sayReason({ code: 'work-object', detail: 'key' }, zh)).toMatch(/：key$/)
  })

  it('says what a skill scores and what would lift it', () => {
    const reason = { code: 'skill-below', detail: 'deploy 62.1 75 workflow checkpoints' } as const
    expect(sayReason(reason, en)).toBe(
      'Skill deploy scores 62.1 (< 75). What would lift it: numbered steps; checks between steps',
    )
    expect(sayReason(reason, zh)).toBe('技能 deploy 评分 62.1（< 75）。可提升之处：编号步骤、步骤间的检查')
    expect(sayReason({ code: 'skill-below', detail: 'deploy 74 75' }, en)).toBe(
      'Skill deploy scores 74 (< 75)',
    )
  })

  it('says what people said to others like it', () => {
    const reason = { code: 'similar', detail: '3 : 1' } as const
    expect(sayReason(reason, en)).toBe(
      'Of all so far with the same trigger, signal, urgency and tier: 3 approved, 1 ignored',
    )
    expect(sayReason(reason, zh)).toBe('触发、信号、级别、层级都相同的全部请求：批准 3，忽略 1')
  })

  it('does not say a number twice', () => {
    expect(sayReason({ code: 'too-long', detail: '100' }, en)).toBe('It is longer than 100 characters')
  })
})
