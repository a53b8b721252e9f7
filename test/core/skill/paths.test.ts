import { describe, expect, it } from 'vitest'
import { matchesPaths, patternsOf } from '../../../src/core/skill/paths.ts'
import { isTouched, toldSkills } from '../../../src/core/skill/skill.ts'

const matches = (patterns: string | string[], file: string) =>
  matchesPaths(patternsOf(patterns).patterns, [file])

describe('patterns of paths', () => {
  it.each([
    ['*.ts', 'a.ts', true],
    ['*.ts', 'src/deep/a.ts', true],
    ['*.ts', 'a.tsx', false],
    ['/*.ts', 'a.ts', true],
    ['/*.ts', 'src/a.ts', false],
    ['src/*.ts', 'src/a.ts', true],
    ['src/*.ts', 'lib/src/a.ts', false],
    ['src/*.ts', 'src/x/a.ts', false],
    ['src/**/*.ts', 'src/a.ts', true],
    ['src/**/*.ts', 'src/x/y/a.ts', true],
    ['src/**', 'src/x/a', true],
    ['src/**', 'src', false],
    ['**/test/**', 'a/test/b.ts', true],
    ['**/test/**', 'test/b.ts', true],
    ['**/test', 'a/b/test/c', true],
    ['src', 'lib/src/a.ts', true],
    ['src/', 'src/a.ts', true],
    ['src/', 'src', false],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['[a-c]x', 'bx', true],
    ['[!a-c]x', 'bx', false],
    ['[!a-c]x', 'dx', true],
    ['\\*x', '*x', true],
    ['\\*x', 'ax', false],
    ['*a*b', 'xxaxxb', true],
    ['*a*b', 'xxaxx', false],
    ['docs/**/*.{md,mdx}', 'docs/x/a.mdx', true],
    ['docs/**/*.{md,mdx}', 'docs/x/a.txt', false],
    ['한글/*.md', '한글/설명.md', true],
  ])('%s and %s: %s', (pattern, file, expected) => {
    expect(matches(pattern, file)).toBe(expected)
  })

  it('are given as a list or with commas, and the last that matches decides', () => {
    expect(patternsOf('src/**, *.{a,b}').patterns).toEqual(['src/**', '*.a', '*.b'])
    expect(matches(['*.ts', '!*.test.ts'], 'a.ts')).toBe(true)
    expect(matches(['*.ts', '!*.test.ts'], 'a.test.ts')).toBe(false)
    expect(matches(['!*.test.ts', '*.ts'], 'a.test.ts')).toBe(true)
  })

  it('never match what leads out of the folder', () => {
    for (const file of ['../a.ts', 'src/../../a.ts', '/etc/a.ts', ''])
      expect(matches('*.ts', file)).toBe(false)
  })

  it('leave out what is none, and say so', () => {
    expect(patternsOf([1, 'a', `${'x'.repeat(300)}`, 'b\0'])).toEqual({ patterns: ['a'], bad: true })
    expect(patternsOf(Array.from({ length: 100 }, (_, at) => `f${at}`)).patterns).toHaveLength(64)
    expect(patternsOf('{a,b}{c,d}{e,f}{g,h}{i,j}{k,l}{m,n}').patterns).toHaveLength(1)
    expect(patternsOf('**')).toEqual({ patterns: [], bad: false })
  })

  it('that are made to be slow are as quick as others', () => {
    const begun = performance.now()
    matches('**/a/**/a/**/a/**/b', `${'a/'.repeat(2_000)}c`)
    matches('*a*a*a*a*a*a*a*b', 'a'.repeat(4_000))
    matches('[a[a[a[a[a[a', 'a'.repeat(4_000))
    // A matcher that goes back and forth takes hours for these.
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})

describe('a skill with paths', () => {
  const skill = {
    name: 'web',
    source: 'project',
    file: '/w/.claude/skills/web/SKILL.md',
    folder: '/w',
    description: 'd',
    whenToUse: '',
    paths: ['web/**'],
    offered: true,
    beyond: [],
    bodyCharacters: 1,
    notes: [],
  } as const

  it('is told to the agent only with a file that matches, and then for the whole session', () => {
    expect(toldSkills([skill], [])).toEqual([])
    expect(toldSkills([skill], ['/w/api/a.ts', '/elsewhere/web/a.ts'])).toEqual([])
    expect(toldSkills([skill], ['/w/web/a.ts'])).toEqual([skill])
    expect(toldSkills([skill], [], new Set(['web']))).toEqual([skill])
    expect(toldSkills([{ ...skill, offered: false }], ['/w/web/a.ts'])).toEqual([])
  })

  it('counts as touched by its own patterns alone', () => {
    expect(isTouched(skill, ['/w/web/a.ts'])).toBe(true)
    expect(isTouched({ ...skill, paths: [] }, ['/w/web/a.ts'])).toBe(false)
    expect(isTouched({ ...skill, folder: '/' }, ['/web/a.ts'])).toBe(true)
  })
})
