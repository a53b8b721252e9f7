import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Config, describeConfig, homeOf, loadConfig, localeOf, type Problem } from '../src/config.ts'

const token = `7197206006:${'AAH'.repeat(11)}xyZw`
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-config-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const load = (env: Record<string, string>, checkout: string | null = null) =>
  loadConfig({ env, cwd: folder, home: folder, checkout })

function configOf(env: Record<string, string>, checkout: string | null = null): Config {
  const loaded = load(env, checkout)
  if (loaded.outcome === 'wrong') throw new Error(JSON.stringify(loaded.problems))
  return loaded.config
}

function problemOf(env: Record<string, string>): Problem {
  const loaded = load(env)
  if (loaded.outcome === 'ok') throw new Error('The settings were accepted')
  expect(loaded.problems).toHaveLength(1)
  return loaded.problems[0] as Problem
}

function settingsFile(text: string, mode = 0o600): string {
  const file = path.join(folder, '.evogate', '.env')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  chmodSync(file, mode)
  return file
}

describe('settings that nobody gave', () => {
  it('have the promised defaults', () => {
    expect(configOf({})).toMatchObject({
      home: path.join(folder, '.evogate'),
      locale: 'en',
      profile: 'project',
      workspaces: [],
      database: `file:${path.join(folder, '.evogate', 'evogate.db')}`,
      limits: { daily: 5, weekly: 15, urgent: 5 },
      quiet: null,
      twoPerson: false,
      showEvidence: false,
      commitSign: 'skip',
      journal: 'home',
      commit: 'auto',
      retentionDays: 30,
      telegram: null,
      logLevel: 'info',
      sources: {},
    })
  })

  it('take the language of the system where it is one of ours', () => {
    expect(configOf({ LANG: 'zh_CN.UTF-8' }).locale).toBe('zh')
    expect(configOf({ LANG: 'zh_CN.UTF-8', LC_ALL: 'ko_KR.UTF-8' }).locale).toBe('ko')
    expect(configOf({ LANG: 'fr_FR.UTF-8' }).locale).toBe('en')
    expect(configOf({ LANG: 'C' }).locale).toBe('en')
  })

  it('are not made up from a .env of the current directory', () => {
    writeFileSync(path.join(folder, '.env'), 'LIMIT_DAILY=1\n', { mode: 0o600 })
    expect(configOf({}).limits.daily).toBe(5)
  })
})

describe('settings that were given', () => {
  it('reach no program that is started: git sees the rest of the environment', () => {
    const env = {
      HOME: folder,
      SSH_AUTH_SOCK: '/run/agent',
      TELEGRAM_BOT_TOKEN: token,
      EVOGATE_COMMIT: 'auto',
    }
    expect(configOf(env).environment).toEqual({ HOME: folder, SSH_AUTH_SOCK: '/run/agent' })
  })

  it('are read, each into its own shape', () => {
    mkdirSync(path.join(folder, 'shop'))
    mkdirSync(path.join(folder, '가게 商店'))
    symlinkSync(path.join(folder, 'shop'), path.join(folder, 'link'))
    const config = configOf({
      EVOGATE_HOME: '~/state',
      EVOGATE_WORKSPACES: `~/shop, ${path.join(folder, '가게 商店')},link`,
      EVOGATE_PROFILE: 'agents-md',
      EVOGATE_LOCALE: 'ko',
      EVOGATE_TIMEZONE: 'Asia/Seoul',
      DATABASE_URL: 'file:small.db',
      LIMIT_DAILY: '0',
      QUIET_HOURS: '22:00-08:00',
      L3_TWO_PERSON: 'true',
      SHOW_EVIDENCE: 'Yes',
      COMMIT: 'never',
      COMMIT_SIGN: 'sign',
      JOURNAL: 'repo',
      RETENTION_DAYS: '7',
      TELEGRAM_BOT_TOKEN: token,
      TELEGRAM_CHATS: '-1001234567890/42, 77',
      TELEGRAM_APPROVERS: '7197206006,12,12',
      TELEGRAM_OWNERS: '12',
      LOG_LEVEL: 'debug',
    })
    expect(config).toMatchObject({
      home: path.join(folder, 'state'),
      workspaces: [path.join(folder, 'shop'), path.join(folder, '가게 商店')],
      profile: 'agents-md',
      locale: 'ko',
      zone: 'Asia/Seoul',
      database: `file:${path.join(folder, 'small.db')}`,
      limits: { daily: 0, weekly: 15 },
      quiet: { from: '22:00', to: '08:00' },
      twoPerson: true,
      showEvidence: true,
      commit: 'never',
      commitSign: 'sign',
      journal: 'repo',
      retentionDays: 7,
      telegram: {
        token,
        apiRoot: null,
        chats: [
          { chat: '-1001234567890', topic: '42' },
          { chat: '77', topic: null },
        ],
        approvers: ['7197206006', '12'],
        owners: ['12'],
      },
      logLevel: 'debug',
    })
  })

  it('count from the environment before the file of the home before the file of the checkout', () => {
    const own = path.join(folder, 'checkout')
    mkdirSync(own)
    writeFileSync(path.join(own, '.env'), 'LIMIT_DAILY=1\nLIMIT_WEEKLY=1\nLIMIT_URGENT=1\n', { mode: 0o600 })
    const file = settingsFile('LIMIT_DAILY=2\nLIMIT_WEEKLY=2\n')
    const config = configOf({ LIMIT_DAILY: '3' }, own)
    expect(config.limits).toEqual({ daily: 3, weekly: 2, urgent: 1 })
    expect(config.sources).toEqual({
      LIMIT_DAILY: 'environment',
      LIMIT_WEEKLY: file,
      LIMIT_URGENT: path.join(own, '.env'),
    })
  })

  it('win with the prefix EVOGATE_, wherever they stand', () => {
    expect(configOf({ LIMIT_DAILY: '3', EVOGATE_LIMIT_DAILY: '4' }).limits.daily).toBe(4)
    settingsFile('EVOGATE_DATABASE_URL=file:ours.db\n')
    expect(configOf({ DATABASE_URL: 'postgres://somebody/else' }).database).toBe(
      `file:${path.join(folder, '.evogate', 'ours.db')}`,
    )
  })

  it('are no settings when they are empty', () => {
    expect(configOf({ LIMIT_DAILY: '', TELEGRAM_BOT_TOKEN: ' ' })).toMatchObject({
      limits: { daily: 5 },
      telegram: null,
    })
  })

  it('are listed with where they came from, and a token by its last four characters only', () => {
    const file = settingsFile(`TELEGRAM_BOT_TOKEN=${token}\nTELEGRAM_APPROVERS=12\n`)
    const listed = describeConfig(configOf({ LIMIT_DAILY: '3' }))
    expect(listed).toContainEqual({ setting: 'LIMIT_DAILY', value: '3', origin: 'environment' })
    expect(listed).toContainEqual({ setting: 'TELEGRAM_BOT_TOKEN', value: '…xyZw', origin: file })
    expect(JSON.stringify(listed)).not.toContain(token.slice(11, 30))
    const judged = describeConfig(configOf({ JUDGE_COMMAND: '"/opt/my judge" --key hunter2 -v' }))
    expect(judged).toContainEqual({
      setting: 'JUDGE_COMMAND',
      value: '"/opt/my judge" …',
      origin: 'environment',
    })
  })
})

describe('a wrong setting', () => {
  it.each([
    ['EVOGATE_LOCALE', 'fr', 'config-not-a-locale'],
    ['EVOGATE_TIMEZONE', 'Mars/Olympus', 'config-not-a-zone'],
    ['EVOGATE_TIMEZONE', '+08:00', 'config-not-a-zone'],
    ['EVOGATE_PROFILE', 'team', 'config-not-one-of'],
    ['EVOGATE_WORKSPACES', '/no/such/place', 'config-no-such-directory'],
    ['DATABASE_URL', 'postgres://ana:hunter2@db/evogate', 'config-not-a-database'],
    ['LIMIT_DAILY', '-1', 'config-not-a-count'],
    ['LIMIT_WEEKLY', '2.5', 'config-not-a-count'],
    ['QUIET_HOURS', '22-8', 'config-not-hours'],
    ['QUIET_HOURS', '24:00-08:00', 'config-not-hours'],
    ['QUIET_HOURS', '08:00-08:00', 'config-empty-hours'],
    ['L3_TWO_PERSON', 'perhaps', 'config-not-true-or-false'],
    ['COMMIT', 'sometimes', 'config-not-one-of'],
    ['COMMIT_SIGN', 'yes', 'config-not-one-of'],
    ['JOURNAL', 'nowhere', 'config-not-one-of'],
    ['RETENTION_DAYS', '0', 'config-not-a-day-count'],
    ['JUDGE_COMMAND', '/bin/judge "open', 'config-not-a-command'],
    ['JUDGE_COMMAND', '"" x', 'config-not-a-command'],
    ['WEBHOOK_URLS', 'http://ci.example.com/hook', 'config-not-a-webhook'],
    ['WEBHOOK_URLS', 'https://ana:pw@ci.example.com/hook', 'config-not-a-webhook'],
    ['WEBHOOK_SECRET', 'hunter2', 'config-not-a-webhook-secret'],
    ['TELEGRAM_BOT_TOKEN', 'hello', 'config-not-a-token'],
    ['TELEGRAM_BOT_TOKEN', '7197206006:AAHcut', 'config-not-a-token'],
    ['TELEGRAM_API_ROOT', 'localhost:8081', 'config-not-a-web-address'],
    ['TELEGRAM_CHATS', '@shop', 'config-not-a-chat'],
    ['TELEGRAM_APPROVERS', '@ana', 'config-not-a-person-id'],
    ['TELEGRAM_OWNERS', '12,-5', 'config-not-a-person-id'],
    ['LOG_LEVEL', 'loud', 'config-not-one-of'],
  ])('%s=%s is named with what is wrong', (setting, raw, problem) => {
    expect(problemOf({ [setting]: raw })).toMatchObject({
      setting,
      problem,
      remedy: `${problem}-remedy`,
      origin: 'environment',
    })
  })

  it('is a webhook that nothing signs for', () => {
    expect(problemOf({ WEBHOOK_URLS: 'https://ci.example.com/hook' })).toMatchObject({
      setting: 'WEBHOOK_SECRET',
      problem: 'config-webhooks-need-a-secret',
    })
  })

  it('is told together with every other', () => {
    const loaded = load({ LIMIT_DAILY: 'x', EVOGATE_LOCALE: 'x', COMMIT: 'x' })
    expect(loaded.outcome === 'wrong' && loaded.problems.map(({ setting }) => setting).sort()).toEqual([
      'COMMIT',
      'EVOGATE_LOCALE',
      'LIMIT_DAILY',
    ])
  })

  it('never shows a secret', () => {
    const bad = [
      problemOf({ TELEGRAM_BOT_TOKEN: `x${token}` }),
      problemOf({ DATABASE_URL: 'postgres://ana:hunter2@db/evogate' }),
      problemOf({ JUDGE_COMMAND: '/bin/judge --key hunter2 "open' }),
    ]
    expect(JSON.stringify(bad)).not.toMatch(/hunter2|AAHAAH/)
  })

  it('is a workspace that is a file', () => {
    writeFileSync(path.join(folder, 'file'), '')
    expect(problemOf({ EVOGATE_WORKSPACES: path.join(folder, 'file') }).problem).toBe(
      'config-not-a-directory',
    )
  })

  it('names the words that are allowed', () => {
    expect(problemOf({ COMMIT: 'sometimes' }).allowed).toBe('auto, never')
  })
})

describe('a settings file', () => {
  it.each([0o644, 0o640, 0o604])('that others can read (%o) is refused', (mode) => {
    const file = settingsFile(`TELEGRAM_BOT_TOKEN=${token}\n`, mode)
    expect(problemOf({})).toMatchObject({ setting: file, problem: 'config-open-to-others' })
  })

  it('may hold comments and quotes', () => {
    settingsFile('# how many\nLIMIT_DAILY="2" # a day\nEVOGATE_LOCALE=\'zh\'\n')
    expect(configOf({})).toMatchObject({ limits: { daily: 2 }, locale: 'zh' })
  })

  it('is told about names that mean nothing, and read all the same', () => {
    settingsFile('TELEGRAM_APROVERS=12\nLIMIT_DAILY=2\n')
    const loaded = load({})
    expect(loaded).toMatchObject({
      outcome: 'ok',
      notices: [{ setting: 'TELEGRAM_APROVERS', problem: 'config-unknown-name' }],
    })
  })
})

describe('a fail point', () => {
  it('throws at its own step only', () => {
    const { fail } = configOf({ FAIL: 'C15:throw' })
    expect(() => fail('C14')).not.toThrow()
    expect(() => fail('C15')).toThrow('C15')
  })

  it('can wait for the second time, and be one of several', () => {
    const { fail } = configOf({ FAIL: 'C3:throw,C15:throw@2' })
    expect(() => fail('C3')).toThrow('C3')
    expect(() => fail('C15')).not.toThrow()
    expect(() => fail('C15')).toThrow('C15')
    expect(() => fail('C15')).not.toThrow()
  })

  it('can wait for a signal before it counts', async () => {
    const { fail } = configOf({ FAIL: 'USR2,C15:throw@1' })
    expect(() => fail('C15')).not.toThrow()
    const heard = once(process, 'SIGUSR2')
    process.kill(process.pid, 'SIGUSR2')
    await heard
    expect(() => fail('C15')).toThrow('C15')
  })

  it('is not what another program calls FAIL', () => {
    const config = configOf({ FAIL: '1' })
    expect(() => config.fail('C15')).not.toThrow()
    expect(config.sources).toEqual({})
  })
})

describe('what must work although a setting is wrong', () => {
  it('is finding the home and the language', () => {
    const options = {
      env: { LIMIT_DAILY: 'x', EVOGATE_HOME: '/tmp/x', EVOGATE_LOCALE: 'zh' },
      checkout: null,
    }
    expect(homeOf(options)).toBe('/tmp/x')
    expect(localeOf(options)).toBe('zh')
  })
})
