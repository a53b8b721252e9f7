import { describe, expect, it } from 'vitest'
import { readFrontmatter } from '../../../src/core/skill/frontmatter.ts'
import { readSkill } from '../../../src/core/skill/properties.ts'

const fieldsOf = (text: string) => Object.fromEntries(readFrontmatter(text).fields)
const notesOf = (text: string) => readFrontmatter(text).notes.map(({ code }) => code)

describe('front matter', () => {
  it('is read with a byte order mark, CRLF and blanks behind the lines', () => {
    const text = '\uFEFF--- \r\nname: deploy\r\ndescription: ships it\r\n---\t\r\nbody\r\n'
    expect(fieldsOf(text)).toEqual({ name: 'deploy', description: 'ships it' })
    const { raw, body } = readFrontmatter(text)
    expect(raw + body).toBe(text)
    expect(body).toBe('body\r\n')
  })

  it('keeps the other fields where one of them breaks the YAML', () => {
    const text = '---\nname: deploy\ndescription: deploys: with care\npaths:\n  - src/**\n  - "*.ts"\n---\n'
    expect(fieldsOf(text)).toEqual({
      name: 'deploy',
      description: 'deploys: with care',
      paths: ['src/**', '*.ts'],
    })
    expect(readFrontmatter(text).notes).toEqual([
      { code: 'bad-yaml' },
      { code: 'bad-field', detail: 'description' },
    ])
  })

  it('keeps the fields around tabs, an unclosed bracket and lines that are none', () => {
    const text = '---\nname: a\nallowed-tools: [Read\n\tbad\n??\nmodel: opus\n---\n'
    expect(fieldsOf(text)).toMatchObject({ name: 'a', model: 'opus', 'allowed-tools': '[Read bad' })
  })

  it('is not closed by dashes inside a line, and is noted when nothing closes it', () => {
    expect(fieldsOf('---\ndescription: a --- b\n---\nx')).toEqual({ description: 'a --- b' })
    expect(notesOf('---\nname: a\n')).toEqual(['unclosed'])
    expect(notesOf('# no front matter\n---\n')).toEqual([])
  })

  it('survives what is made to break parsers', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'.replace(/./g, (key, at) => `${key}: &${key} [${`*${'abcdefghij'[at]},`.repeat(9)}]\n`)}`
    for (const yaml of [
      bomb,
      `${'['.repeat(20_000)}\n`,
      `a: ${'{a: '.repeat(5_000)}\n`,
      `${'- '.repeat(10_000)}\n`,
      `${Array.from({ length: 150 }, (_, at) => `${'  '.repeat(at)}a:`).join('\n')}\n`,
      '__proto__: {polluted: true}\nconstructor: 1\n',
      '? [complex, key]\n: value\n',
      '!!js/function "x"\n',
      `x: ${'y'.repeat(40_000)}\n`,
      '\0\u202E\n',
    ]) {
      expect(() => readSkill(`---\n${yaml}---\nbody\n`, 'a')).not.toThrow()
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(notesOf(`---\nx: ${'y'.repeat(40_000)}\n---\n`)).toEqual(['long-frontmatter'])
  })
})

describe('what a skill says of itself', () => {
  it('is its description, or its first line', () => {
    expect(readSkill('---\ndescription: >\n  ships\n  it\n---\n# Deploy\n', 'a').description).toBe('ships it')
    const bare = readSkill('\n# Deploy the shop\n\nwords\n', 'a')
    expect(bare.description).toBe('Deploy the shop')
    expect(bare.notes).toEqual([{ code: 'no-description' }])
  })

  it('notes a wrong field and goes on without it', () => {
    const { description, offered, paths, notes } = readSkill(
      '---\ndescription: [a, b]\ndisable-model-invocation: perhaps\npaths: {a: b}\nname: other\nflavour: mint\n---\nShip it\n',
      'deploy',
    )
    expect([description, offered, paths]).toEqual(['Ship it', true, []])
    expect(notes.map(({ code, detail }) => [code, detail].filter(Boolean).join(' '))).toEqual([
      'bad-field description',
      'no-description',
      'other-name other',
      'bad-field paths',
      'unknown-field flavour',
      'bad-field disable-model-invocation',
    ])
  })

  it('is marked by everything that goes beyond safe properties', () => {
    const beyond = (fields: string, body = 'x') => readSkill(`---\n${fields}\n---\n${body}\n`, 'a').beyond
    const all =
      'name: a\ndescription: d\nwhen_to_use: w\nargument-hint: h\narguments: [a]\nmodel: m\neffort: high\npaths: "*.ts"\nversion: 1\nlicense: MIT\nmetadata: {a: b}\ndisallowed-tools: Bash'
    expect(beyond(all)).toEqual([])
    expect(beyond('allowed-tools: Bash(git:*)')).toEqual(['allowed-tools'])
    expect(beyond('allowed-tools: []\nhooks:')).toEqual([])
    expect(beyond('hooks: {Stop: []}\ncontext: fork\nagent: x\nshell: bash')).toEqual([
      'hooks',
      'context',
      'agent',
      'shell',
    ])
    expect(beyond('name: a', 'State: !`git status`')).toEqual(['inline-shell'])
    expect(beyond('name: a', '```!\ngit status\n```')).toEqual(['inline-shell'])
    expect(beyond('name: a', 'Run `git status`!')).toEqual([])
    expect(beyond('something-new: 1')).toEqual(['something-new'])
    // Broken YAML must not hide a right.
    expect(beyond('description: a: b\nallowed-tools: Bash')).toEqual(['allowed-tools'])
  })
})
