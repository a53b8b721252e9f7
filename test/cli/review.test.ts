import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMachine } from './cli-world.ts'

let machine: ReturnType<typeof aMachine>
beforeEach(() => {
  machine = aMachine()
})
afterEach(() => machine.remove())

const put = (name: string, text: string) => {
  const file = path.join(machine.cwd, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe('evogate review', () => {
  it('names what stands, with file, line and tier, and what cannot be followed together', async () => {
    put('CLAUDE.md', '# shop\n\n- Use pnpm, not npm\n- Write tests before code\n\n@MEMORY.md\n')
    put('MEMORY.md', '- Use npm, not pnpm\n- write tests before code.\n')
    const { code, out, json } = await machine.evogate(['review', '--json'])
    expect(code, out).toBe(0)
    expect(json).toMatchObject({
      workspace: machine.cwd,
      rules: [
        { file: 'CLAUDE.md', line: 3, tier: 'L3', text: 'Use pnpm, not npm', id: null },
        { file: 'CLAUDE.md', line: 4 },
        { file: 'MEMORY.md', line: 1, tier: 'L1' },
        { file: 'MEMORY.md', line: 2 },
      ],
      contradictions: [{ a: { file: 'CLAUDE.md', line: 3 }, b: { file: 'MEMORY.md', line: 1 } }],
      duplicates: [
        [
          { file: 'CLAUDE.md', line: 4 },
          { file: 'MEMORY.md', line: 2 },
        ],
      ],
      refused: [],
    })
    const { out: text } = await machine.evogate(['review'])
    expect(text).toContain('CLAUDE.md:3 (L3) Use pnpm, not npm')
    expect(text).toContain('MEMORY.md:2 (L1) write tests before code.')
  })

  it('names lines that the safety gate would refuse, and never prints a secret', async () => {
    const token = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`
    put('CLAUDE.md', `- Deploy with ${token}\n- See [the guide](docs/guide.md) first\n`)
    const { code, out, json } = await machine.evogate(['review', '--json'])
    expect(code).toBe(0)
    expect(out).not.toContain(token)
    expect(json).toMatchObject({
      refused: [
        {
          rule: { file: 'CLAUDE.md', line: 1 },
          reasons: expect.arrayContaining([expect.objectContaining({ code: 'secret' })]),
        },
      ],
    })
    expect((await machine.evogate(['review'])).out).not.toContain(token)
  })

  it('changes nothing, makes no home, and works where nothing stands yet', async () => {
    const { code, out } = await machine.evogate(['review'])
    expect(code).toBe(0)
    expect(out).toContain('no rule stands')
    expect(existsSync(machine.home)).toBe(false)
  })

  it('reads the whole repository from any folder of it, in every language', async () => {
    execFileSync('git', ['init', '-q', machine.cwd])
    put('CLAUDE.md', '- 禁止强推 main\n')
    put('src/a.txt', '')
    for (const locale of ['en', 'zh', 'ko'] as const) {
      const { code, out } = await machine.evogate(['review', '--workspace', path.join(machine.cwd, 'src')], {
        locale,
      })
      expect(code).toBe(0)
      expect(out).toContain('CLAUDE.md · L3')
    }
    expect(readFileSync(path.join(machine.cwd, 'CLAUDE.md'), 'utf8')).toBe('- 禁止强推 main\n')
    const missing = await machine.evogate(['review', '--workspace', '/no/such/folder'])
    expect([missing.code, missing.out]).toEqual([1, ''])
    expect(missing.err).toContain('--workspace')
  })
})
