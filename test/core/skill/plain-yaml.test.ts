import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readPlainYaml } from '../../../src/core/skill/plain-yaml.ts'

const word = fc.oneof(
  fc.constantFrom(
    'true',
    'null',
    'Yes',
    '~',
    '1',
    '1e3',
    '0x1f',
    '.inf',
    '- a',
    'a: b',
    'a #b',
    'a#b',
    '*a',
    '&a b',
  ),
  fc.constantFrom(
    '"a"',
    "'a'",
    '"a\\n"',
    "'it''s'",
    '[a]',
    '{a: b}',
    '!!str a',
    '|',
    '> a',
    '@a',
    '%a',
    '`a`',
    '',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom(...'ab :#-"\'\\[]{},&*!|>%@`?\t한字\r\n\u00a0\u2028'), maxLength: 10 }),
)
const line = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'c-d', 'paths'), word).map(([key, value]) => `${key}: ${value}`),
  fc.constantFrom('a:', 'paths:', 'b:', ' ', '', '# c', '---', '...'),
  fc.tuple(fc.constantFrom('  - ', ' - ', '- ', '    - ', '\t- '), word).map(([dash, value]) => dash + value),
)

describe('plain front matter', () => {
  it('is read without a parser where that is quicker', () => {
    expect([
      ...(readPlainYaml('name: a\npaths:\n  - "src/**"\n  - docs\nuser-invocable: false\n') ?? []),
    ]).toEqual([
      ['name', 'a'],
      ['paths', ['src/**', 'docs']],
      ['user-invocable', false],
    ])
  })

  it('is never read as anything but what the parser makes of it', () => {
    let read = 0
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const yaml = `${lines.join('\n')}\n`
        const own = readPlainYaml(yaml)
        if (own === null) return
        read += 1
        expect(Object.fromEntries(own)).toEqual(parse(yaml, { schema: 'core', uniqueKeys: false }) ?? {})
      }),
      { numRuns: 5_000 },
    )
    expect(read).toBeGreaterThan(100)
  })
})
