import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { skillNotes } from '../../../src/core/skill/note.ts'
import { createGit } from '../../../src/memory/git-process.ts'
import { createSkills, type SkillsAt } from '../../../src/memory/skills/index.ts'
import { aFolder, anEnvironment } from '../a-repository.ts'

/** A machine: a user's home with a project in it, and the skills that are put there. */
function aMachine() {
  const base = aFolder()
  const [home, root] = [join(base, 'home'), join(base, 'home', 'code', 'shop')]
  mkdirSync(root, { recursive: true })
  const read = createSkills(createGit({ environment: anEnvironment(), timeoutMs: 10_000 }), {
    user: join(home, '.claude'),
    home,
    managed: join(base, 'managed'),
  })
  const put = (file: string, text: string | Buffer) => {
    mkdirSync(dirname(join(base, file)), { recursive: true })
    writeFileSync(join(base, file), text)
    return join(base, file)
  }
  return { base, home, root, put, read: (at: Partial<SkillsAt> = {}) => read({ cwd: root, ...at }) }
}

const skill = (description: string, more = '') => `---\ndescription: ${description}\n${more}---\n# Steps\n`

describe('the catalogue of skills', () => {
  it('reads every source, and the first that has a name wins', async () => {
    const { root, put, read, base } = aMachine()
    put('managed/skills/one/SKILL.md', skill('managed'))
    put('home/.claude/skills/one/SKILL.md', skill('user'))
    put('home/.claude/skills/two/SKILL.md', skill('user'))
    put('home/code/shop/.claude/skills/two/SKILL.md', skill('project'))
    put('home/code/shop/.claude/skills/three/SKILL.md', skill('project'))
    put('home/code/.claude/skills/three/SKILL.md', skill('above'))
    put('home/code/.claude/skills/four/SKILL.md', skill('above'))
    put('lib/.claude/skills/five/SKILL.md', skill('added'))
    put('lib/.claude/skills/four/SKILL.md', skill('added'))
    put('home/.claude/commands/five.md', skill('command'))
    put('home/code/shop/.claude/commands/git/sync.md', 'Pull, then push.\n')
    const { skills, dropped } = await read({ added: [join(base, 'lib')] })
    expect(skills.map(({ name, source, description }) => `${name} ${source} ${description}`)).toEqual([
      'one managed managed',
      'two user user',
      'three project project',
      'four project above',
      'five added added',
      'git:sync command Pull, then push.',
    ])
    expect(dropped.map(({ why }) => why)).toEqual(Array(5).fill('shadowed'))
    expect(skills.find(({ name }) => name === 'three')?.folder).toBe(root)
  })

  it('reads a wild collection and leaves nobody out for a flaw', async () => {
    const { root, put, read } = aMachine()
    const folder = 'home/code/shop/.claude/skills'
    const wild: Record<string, string | Buffer> = {
      plain: skill('plain'),
      bom: `\uFEFF${skill('bom')}`,
      crlf: skill('crlf').replaceAll('\n', '\r\n'),
      'bad-yaml': skill('deploys: with care: always'),
      'no-frontmatter': '# Just words\n',
      unclosed: '---\ndescription: never closed\n',
      empty: '',
      huge: skill('huge') + 'x'.repeat(2 * 1_048_576),
      'many-lines': skill('many lines') + 'step\n'.repeat(600),
      unknown: skill('unknown', 'flavour: mint\n'),
      rights: skill('rights', 'allowed-tools: Bash\n'),
      hooks: skill('hooks', 'hooks:\n  Stop: []\n'),
      shell: `${skill('shell')}!\`git status\`\n`,
      paths: skill('paths', 'paths: ["web/**"]\n'),
      'by-hand': skill('by hand', 'disable-model-invocation: true\n'),
      'long-description': skill('d'.repeat(2_000)),
      'other-name': skill('other name', 'name: somebody-else\n'),
      'list-description': '---\ndescription: [a]\n---\nwords\n',
      utf16: Buffer.from(skill('utf16'), 'utf16le'),
      latin1: Buffer.from(skill('café'), 'latin1'),
      chinese: skill('部署到生产环境'),
      'deep-yaml': `---\na: ${'['.repeat(3_000)}\ndescription: deep\n---\n`,
      alias: '---\na: &a [1]\nb: [*a, *a]\ndescription: alias\n---\n',
      proto: '---\n__proto__: {x: 1}\ndescription: proto\n---\n',
    }
    for (const [name, text] of Object.entries(wild)) put(`${folder}/${name}/SKILL.md`, text)
    // Not skills, and nothing that may hold the reading up.
    put(`${folder}/no-file/README.md`, 'x')
    put(`${folder}/Bad Name/SKILL.md`, skill('bad name'))
    put(`${folder}/bad\u202Ename/SKILL.md`, skill('bad name'))
    put(`${folder}/a-file`, 'x')
    mkdirSync(join(root, '.claude/skills/a-folder/SKILL.md'), { recursive: true })
    mkdirSync(join(root, '.claude/skills/a-fifo'))
    execFileSync('mkfifo', [join(root, '.claude/skills/a-fifo/SKILL.md')])
    mkdirSync(join(root, '.claude/skills/endless'))
    symlinkSync('/dev/zero', join(root, '.claude/skills/endless/SKILL.md'))
    mkdirSync(join(root, '.claude/skills/circle'))
    symlinkSync('SKILL.md', join(root, '.claude/skills/circle/SKILL.md'))
    symlinkSync('..', join(root, '.claude/skills/loop'))
    symlinkSync('plain', join(root, '.claude/skills/twin'))
    symlinkSync('../nowhere', join(root, '.claude/skills/dangling'))
    mkdirSync(join(root, '.claude/commands'), { recursive: true })
    symlinkSync('.', join(root, '.claude/commands/round'))

    const { skills, dropped } = await read()
    expect(skills.map(({ name }) => name).sort()).toEqual(Object.keys(wild).sort())
    expect(dropped.map(({ file, why }) => [file.slice(root.length + 16).split('/')[0], why])).toEqual(
      expect.arrayContaining([
        ['Bad Name', 'bad-name'],
        ['bad\u202Ename', 'bad-name'],
        ['a-folder', 'not-a-file'],
        ['a-fifo', 'not-a-file'],
        ['endless', 'not-a-file'],
        ['circle', 'unreadable'],
        ['twin', 'same-file'],
      ]),
    )
    expect(dropped).toHaveLength(7)
    const of = (name: string) => skills.find((one) => one.name === name)
    expect(of('bom')?.description).toBe('bom')
    expect(of('crlf')?.description).toBe('crlf')
    expect(of('bad-yaml')?.description).toBe('deploys: with care: always')
    expect(of('deep-yaml')?.description).toBe('deep')
    expect(of('proto')?.description).toBe('proto')
    expect(of('paths')?.paths).toEqual(['web/**'])
    expect(of('by-hand')?.offered).toBe(false)
    expect(['rights', 'hooks', 'shell', 'plain'].map((name) => of(name)?.beyond)).toEqual([
      ['allowed-tools'],
      ['hooks'],
      ['inline-shell'],
      [],
    ])
    const noted = new Set(skills.flatMap(({ notes }) => notes.map(({ code }) => code)))
    expect(skillNotes.filter((code) => !noted.has(code))).toEqual(['long-frontmatter'])
  })

  it('finds the skills of a package from the files that were touched in it, unless git ignores it', async () => {
    const { root, put, read } = aMachine()
    execFileSync('git', ['init', '-q', root])
    put('home/code/shop/.gitignore', 'build/\n')
    for (const folder of ['packages/web', 'build/web', 'node_modules/web', 'packages/api'])
      put(
        `home/code/shop/${folder}/.claude/skills/${folder.replace(/\W/g, '-').replace('_', '-')}/SKILL.md`,
        skill('x'),
      )
    const names = async (...touched: string[]) =>
      (await read({ touched: touched.map((file) => join(root, file)) })).skills.map(({ name }) => name)
    expect(await names()).toEqual([])
    expect(await names('packages/web/src/deep/a.ts')).toEqual(['packages-web'])
    expect(await names('build/web/a.ts', 'node_modules/web/a.ts', '../elsewhere/a.ts')).toEqual([])
  })

  it('reads a file again once it has changed, even to the same length and time, and not before', async () => {
    const { put, read } = aMachine()
    const file = put('home/code/shop/.claude/skills/a/SKILL.md', skill('one'))
    utimesSync(file, 1, 1)
    const first = await read()
    expect((await read()).skills[0]?.notes).toBe(first.skills[0]?.notes)
    writeFileSync(file, skill('two'))
    utimesSync(file, 1, 1)
    expect((await read()).skills[0]?.description).toBe('two')
  })
})
