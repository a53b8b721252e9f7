import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMachine } from './cli-world.ts'

let machine: ReturnType<typeof aMachine>
beforeEach(() => {
  machine = aMachine()
})
afterEach(() => machine.remove())

const file = () => path.join(machine.home, 'config.yaml')
const typed = (...argv: string[]) => machine.evogate(argv, { tty: true })

describe('changes of workspaces and people', () => {
  it.each([
    ['workspace', 'add', '.'],
    ['workspace', 'remove', 'work'],
    ['people', 'add', 'Eve', '--telegram', '666', '--owner'],
    ['people', 'link', 'Ana', '--telegram', '666'],
    ['people', 'remove', 'Ana'],
  ])('are refused to a shell without a terminal: %s %s', async (...argv) => {
    const { code, err } = await machine.evogate(argv)
    expect(code).toBe(3)
    expect(err).toMatch(/person at a terminal/)
    expect(existsSync(file())).toBe(false)
  })
})

describe('evogate workspace', () => {
  it('adds the current folder, lists it and takes it out again', async () => {
    expect((await typed('workspace', 'add', '--name', 'shop')).code).toBe(0)
    expect((await machine.evogate(['workspace', 'list'])).out).toContain('· cards everywhere (config.yaml)')
    expect((await machine.evogate(['workspace', 'list', '--json'])).json).toMatchObject([
      { path: machine.cwd, name: 'shop', profile: 'project', from: 'config.yaml' },
    ])
    const removed = await typed('workspace', 'remove', 'shop', '--json')
    expect(removed.json).toEqual({ removed: machine.cwd, files: [], open: 0 })
    expect((await machine.evogate(['workspace', 'list', '--json'])).json).toEqual([])
  })

  it('changes one that is there already', async () => {
    await typed('workspace', 'add')
    const again = await typed('workspace', 'add', '.', '--locale', 'ko', '--json')
    expect(again.json).toEqual({ added: machine.cwd, known: true })
    expect((await machine.evogate(['workspace', 'list', '--json'])).json).toMatchObject([{ locale: 'ko' }])
  })

  it('says when the folder is only a part of a work tree', async () => {
    mkdirSync(path.join(machine.cwd, '.git'))
    mkdirSync(path.join(machine.cwd, 'src'))
    const { out } = await typed('workspace', 'add', 'src')
    expect(out).toContain(`a part of the work tree ${machine.cwd}`)
  })

  it('takes out a folder that is gone', async () => {
    mkdirSync(machine.home, { mode: 0o700 })
    writeFileSync(file(), 'workspaces:\n  - path: /gone/shop\n', { mode: 0o600 })
    expect((await machine.evogate(['workspace', 'list'])).out).toContain('/gone/shop cannot be found')
    expect((await typed('workspace', 'remove', '/gone/shop')).code).toBe(0)
    expect((await machine.evogate(['workspace', 'list', '--json'])).json).toEqual([])
  })

  it('leaves the rights of those who were limited to it limited', async () => {
    await typed('workspace', 'add', '--name', 'shop')
    await typed('people', 'add', 'Bo', '--telegram', '12', '--workspaces', 'shop')
    await typed('workspace', 'remove', 'shop')
    expect((await machine.evogate(['people', 'list', '--json'])).json).toMatchObject([
      { name: 'Bo', workspaces: [] },
    ])
  })

  it.each([
    [['workspace', 'add', 'nowhere'], 'There is no folder nowhere'],
    [['workspace', 'add', '--locale', 'fr'], 'workspaces[1].locale="fr"'],
    [['workspace', 'remove', 'shop'], 'There is no workspace "shop"'],
  ])('answers %j with one line', async (argv, line) => {
    const { code, err } = await typed(...argv)
    expect(code).toBe(1)
    expect(err).toContain(line)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
  })

  it('says where a workspace of the environment is to be taken out', async () => {
    const env = { EVOGATE_WORKSPACES: machine.cwd }
    const { code, err } = await machine.evogate(['workspace', 'remove', 'work'], { env, tty: true })
    expect([code, err]).toEqual([1, expect.stringContaining('EVOGATE_WORKSPACES (environment)')])
  })
})

describe('evogate people', () => {
  it('adds a person, links another account and takes the person out again', async () => {
    expect((await typed('people', 'add', 'Ana', '--telegram', '7197206006', '--owner')).out).toMatch(
      /only owners may confirm/,
    )
    await typed('people', 'link', 'ana', '--discord', '112233445566778899')
    expect((await machine.evogate(['people', 'list', '--json'])).json).toEqual([
      {
        name: 'Ana',
        accounts: ['telegram:7197206006', 'discord:112233445566778899'],
        owner: true,
        workspaces: null,
        from: 'config.yaml',
      },
    ])
    expect(readFileSync(file(), 'utf8')).toContain('discord: 112233445566778899')
    expect((await typed('people', 'remove', 'telegram:7197206006')).code).toBe(0)
    expect((await machine.evogate(['people', 'list', '--json'])).json).toEqual([])
  })

  it.each([
    [['people', 'add', 'Ana'], 2, '--telegram or --discord'],
    [['people', 'add', 'Ana', '--telegram', '@ana'], 2, 'no numeric id'],
    [['people', 'add', 'Ana', '--telegram', '7', '--workspaces', 'shop'], 1, 'no such workspace'],
    [['people', 'link', 'Ana', '--telegram', '7'], 1, 'There is no Ana'],
    [['people', 'remove', 'Ana'], 1, 'There is no Ana'],
  ])('answers %j with one line', async (argv, exit, line) => {
    const { code, err } = await typed(...argv)
    expect(code).toBe(exit)
    expect(err).toContain(line)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(existsSync(file())).toBe(false)
  })

  it('says which setting names somebody who is not in the file', async () => {
    const env = { TELEGRAM_OWNERS: '7', DISCORD_APPROVERS: '8,role:9' }
    const { json } = await machine.evogate(['people', 'list', '--json'], { env })
    expect((json as { from: string }[]).map(({ from }) => from)).toEqual([
      'TELEGRAM_OWNERS',
      'DISCORD_APPROVERS',
      'DISCORD_APPROVERS',
    ])
    for (const [who, setting] of [
      ['7', 'TELEGRAM_OWNERS'],
      ['discord:8', 'DISCORD_APPROVERS'],
    ] as const) {
      const { code, err } = await machine.evogate(['people', 'remove', who], { env, tty: true })
      expect([code, err]).toEqual([1, expect.stringContaining(`${setting} (environment)`)])
    }
  })

  it('does not add somebody twice', async () => {
    await typed('people', 'add', 'Ana', '--telegram', '7')
    expect((await typed('people', 'add', 'ANA', '--telegram', '8')).err).toContain('people link')
  })
})
