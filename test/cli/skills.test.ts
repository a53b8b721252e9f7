import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMachine } from './cli-world.ts'

let machine: ReturnType<typeof aMachine>
beforeEach(() => {
  machine = aMachine()
})
afterEach(() => machine.remove())

const put = (name: string, text: string) => {
  const file = path.join(machine.cwd, '.claude/skills', name, 'SKILL.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe('evogate skills', () => {
  it('says what the agent is told, what each skill costs and what an approval adds, in every language', async () => {
    put('deploy', '---\ndescription: Ships the shop\nallowed-tools: Bash\n---\n1. Build\n')
    put('web', '---\ndescription: Styles\npaths: "web/**"\n---\nx\n')
    const { code, json } = await machine.evogate(['skills', '--json'])
    expect(code).toBe(0)
    expect(json).toMatchObject({
      folder: machine.cwd,
      listing: { mode: 'full', budget: 8_000, characters: '- deploy: Ships the shop'.length },
      skills: [
        { name: 'deploy', source: 'project', line: '- deploy: Ships the shop', beyond: ['allowed-tools'] },
        { name: 'web', line: null, paths: ['web/**'] },
      ],
      dropped: [],
    })
    for (const locale of ['en', 'zh', 'ko'] as const) {
      const { out } = await machine.evogate(['skills'], { locale })
      expect(out).toContain('- deploy: Ships the shop')
      expect(out).toContain('⚠️')
      expect(out).toContain('web/**')
      expect(out).not.toMatch(/skills-/)
    }
  })

  it('counts files that were touched, the size of the window, and refuses what is no number', async () => {
    put('web', `---\ndescription: ${'Styles '.repeat(20)}\npaths: "web/**"\n---\nx\n`)
    const { json } = await machine.evogate([
      'skills',
      '--json',
      '--touched',
      'a.ts, web/b.ts',
      '--window',
      '1000',
    ])
    expect(json).toMatchObject({ listing: { mode: 'cut', budget: 40 } })
    expect((await machine.evogate(['skills', '--window', 'big'])).code).toBe(2)
    expect((await machine.evogate(['skills', '--workspace', '/no/such/folder'])).code).toBe(1)
  })

  it('lets no name garble a terminal', async () => {
    put('esc', '---\nname: "\\e[31mred"\ndescription: "a\\e]0;x\\a\u202Eb"\n---\nx\n')
    const { out } = await machine.evogate(['skills'])
    expect(out).not.toMatch(/[\x1b\x07\u202E]/)
    expect(out).toContain('U+001B')
  })
})
