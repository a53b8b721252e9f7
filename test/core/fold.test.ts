import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backtickMentions, fold, normaliseForRepeat, textHash } from '../../src/core/fold.ts'

describe('folding white space (R14)', () => {
  it('turns tabs, line ends and no-break spaces into one space and trims the edges', () => {
    expect(fold('  use\t\ttabs\r\n\nalways\u00a0\u202fhere \u3000')).toBe('use tabs always here')
  })
  it('keeps an ideographic space between two CJK characters', () => {
    expect(fold('\u3000先测试\u3000再提交\u3000')).toBe('先测试\u3000再提交')
  })
  it('is NFC and never strips a character that cannot be seen', () => {
    expect(fold('cafe\u0301')).toBe('café')
    expect(fold('a\u200bb')).toBe('a\u200bb')
  })
  it('is idempotent on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('mentions (R8)', () => {
  it.each([
    ['prefer @tanstack/query here', 'prefer `@tanstack/query` here'],
    ['notify @everyone.', 'notify `@everyone`.'],
    ['请用@tanstack/query', '请用`@tanstack/query`'],
    ['use @Injectable() classes', 'use `@Injectable()` classes'],
    ['already `@scope/pkg` in code', 'already `@scope/pkg` in code'],
    ['write to a.b+c@acme.example', 'write to a.b+c@acme.example'],
    ['read @./notes.md and @~/x', 'read @./notes.md and @~/x'],
  ])('%s', (text, shown) => expect(backtickMentions(text)).toBe(shown))
  it('are put into code only once', () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        const once = backtickMentions(`use @scope/pkg and ${noise.replaceAll('`', '')}`)
        expect(backtickMentions(once)).toBe(once)
      }),
    )
  })
})

describe('recognising a repeat', () => {
  it('does not care about case, width or white space', () => {
    expect(normaliseForRepeat(' Use　ＰＮＰＭ\n always ')).toBe('use pnpm always')
    expect(textHash('Use ＰＮＰＭ')).toBe(textHash('use  pnpm'))
    expect(textHash('use npm')).not.toBe(textHash('use pnpm'))
    expect(textHash('x')).toMatch(/^[0-9a-f]{64}$/)
  })
})
