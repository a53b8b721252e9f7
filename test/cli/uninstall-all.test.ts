import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { purgeHome } from '../../src/cli/purge.ts'
import { aStage } from '../flow/stage.ts'
import { aMachine } from './cli-world.ts'

let machine: ReturnType<typeof aMachine>
beforeEach(() => {
  machine = aMachine()
})
afterEach(() => machine.remove())

const odd = '{\n    "model": "opus",\r\n  "hooks": {},\n\t"env": {"A": "1"}\n}'

describe('evogate uninstall --all', () => {
  it('leaves the settings of the agent as they were, to the byte, whatever the scope', async () => {
    const own = path.join(machine.root, '.claude', 'settings.json')
    mkdirSync(path.dirname(own))
    writeFileSync(own, odd)
    for (const scope of ['user', 'local', 'project'])
      expect((await machine.evogate(['install', '--scope', scope])).code).toBe(0)
    expect(readFileSync(own, 'utf8')).not.toBe(odd)
    const { code, out } = await machine.evogate(['uninstall', '--all'])
    expect(code).toBe(0)
    expect(out).toContain(`stay in ${machine.home}`)
    expect(readFileSync(own, 'utf8')).toBe(odd)
    expect(readdirSync(machine.cwd)).toEqual([])
  })

  it('takes the unit of the service away', async () => {
    const env = { XDG_CONFIG_HOME: path.join(machine.root, 'xdg'), PATH: machine.root }
    const installed = await machine.evogate(['service', 'install', '--json'], { env })
    const { file } = installed.json as { file: string }
    expect(existsSync(file)).toBe(process.platform === 'linux')
    expect((await machine.evogate(['service', 'status', '--json'], { env })).json).toMatchObject({
      installed: true,
      running: false,
    })
    expect((await machine.evogate(['uninstall', '--all', '--json'], { env })).json).toMatchObject({
      service: 'removed',
    })
    expect(existsSync(file)).toBe(false)
  })

  it.each([['--all'], []])(
    'names the lines of the set-up that stay in the repository: %j',
    async (...more) => {
      writeFileSync(path.join(machine.cwd, 'CLAUDE.md'), '# shop\n\n@MEMORY.md\n\nSee @MEMORY.md, too.\n')
      writeFileSync(path.join(machine.cwd, '.gitattributes'), '*.png binary\nMEMORY.md merge=union\n')
      const env = { EVOGATE_WORKSPACES: machine.cwd }
      await machine.evogate(['install'], { env })
      const { code, out } = await machine.evogate(['uninstall', ...more], { env })
      expect(code).toBe(0)
      for (const [file, line] of [
        ['CLAUDE.md', '@MEMORY.md'],
        ['.gitattributes', 'MEMORY.md merge=union'],
      ])
        expect(out).toContain(`${path.join(machine.cwd, file!)} keeps the line "${line}"`)
      expect(out.match(/commit the file/g)).toHaveLength(2)
      expect(readFileSync(path.join(machine.cwd, 'CLAUDE.md'), 'utf8')).toContain('@MEMORY.md')
    },
  )

  it('says that there is nothing to do where nothing is', async () => {
    expect(await machine.evogate(['uninstall', '--all', '--purge', '--yes'])).toMatchObject({
      code: 0,
      out: 'Nothing to do: nothing of Evogate is set up.\n',
    })
    expect(existsSync(machine.home)).toBe(false)
  })
})

describe('evogate uninstall --all --purge', () => {
  it('asks at a terminal, and changes nothing without the word', async () => {
    await machine.evogate(['install'])
    const before = readdirSync(machine.home)
    expect((await machine.evogate(['uninstall', '--all', '--purge'])).code).toBe(2)
    for (const input of ['no\n', '', 'yes\n'])
      expect((await machine.evogate(['uninstall', '--all', '--purge'], { tty: true, input })).code).toBe(3)
    expect(readdirSync(machine.home)).toEqual(before)
    expect(
      (await machine.evogate(['uninstall', '--all', '--purge'], { tty: true, input: 'purge\n' })).code,
    ).toBe(0)
    expect(existsSync(machine.home)).toBe(false)
  })

  it('goes only with --all', async () => {
    expect((await machine.evogate(['uninstall', '--purge'])).code).toBe(2)
  })

  it('leaves alone what is not of Evogate', async () => {
    await machine.evogate(['install'])
    writeFileSync(path.join(machine.home, 'thesis.txt'), 'mine')
    const { json } = await machine.evogate(['uninstall', '--all', '--purge', '--yes', '--json'])
    expect(json).toMatchObject({ purged: { left: ['thesis.txt'] } })
    expect(readdirSync(machine.home)).toEqual(['thesis.txt'])
  })

  it('knows every name that may lie in the home, those of a crash in between too', async () => {
    mkdirSync(machine.home)
    for (const name of [
      ...['judged', 'config.lock', 'config.lock.holder', 'evogate.lock.holder.4711', 'evogate.lock-journal'],
      ...['evogate.db.lock.holder', 'evogate.db.restoring', 'evogate.db.restoring-wal', 'discord-sessions'],
    ])
      writeFileSync(path.join(machine.home, name), '')
    expect(await purgeHome(machine.home)).toEqual({ left: [] })
    expect(existsSync(machine.home)).toBe(false)
  })

  it('removes all that a service ever made, and names the entries that stay', async () => {
    const stage = await aStage()
    const number = await stage.put('Use tabs for indentation in Makefiles')
    await stage.approve(number)
    await stage.stop()
    const { code, json } = await machine.evogate(['uninstall', '--all', '--purge', '--yes', '--json'], {
      env: { EVOGATE_HOME: stage.home, LOG_LEVEL: 'silent' },
    })
    expect(code).toBe(0)
    expect(json).toMatchObject({
      stays: [{ file: path.join(stage.root, 'MEMORY.md'), entries: 1 }],
      purged: { left: [] },
    })
    expect(existsSync(stage.home)).toBe(false)
    expect(stage.read('MEMORY.md')).toContain('Use tabs for indentation in Makefiles')
  })

  it('says in words, too, which files keep entries, when nobody was asked', async () => {
    const stage = await aStage()
    await stage.approve(await stage.put('Use tabs for indentation in Makefiles'))
    await stage.stop()
    const env = { EVOGATE_HOME: stage.home, LOG_LEVEL: 'silent' }
    const { out } = await machine.evogate(['uninstall', '--all', '--purge', '--yes'], { env })
    expect(out).toContain(`${path.join(stage.root, 'MEMORY.md')} keeps its entries: 1.`)
  })
})
