import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, TOKEN, Wire } from '../channels/telegram/wire.ts'

vi.setConfig({ testTimeout: 300_000 })

const checkout = fileURLToPath(new URL('../..', import.meta.url))
let root: string
let wire: Wire
beforeEach(async () => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-tarball-')))
  wire = await new Wire().start()
})
afterEach(async () => {
  await wire.stop()
  rmSync(root, { recursive: true, force: true })
  expect(wire.violations).toEqual([])
})

const npm = (args: readonly string[], cwd: string) =>
  spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
  })

/** Packs what `npm test` has built and installs it as a user would; gives the folder of the command. */
function install(): string {
  const packed = npm(['pack', '--json', '--pack-destination', root], checkout)
  expect(packed.status, packed.stderr).toBe(0)
  const tarball = path.join(root, (JSON.parse(packed.stdout) as [{ filename: string }])[0].filename)
  const prefix = path.join(root, 'prefix')
  const home = path.join(prefix, 'lib/node_modules/evogate')
  const installed = npm(['install', '--global', '--prefer-offline', '--prefix', prefix, tarball], root)
  if (installed.status !== 0) {
    // Neither in npm's cache nor to be had from a registry: the very packages that an install would have put there.
    expect(installed.stderr).toMatch(/ENOTCACHED|ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|network/)
    unpack(tarball, home, path.join(prefix, 'bin'))
  } else {
    // Compiling takes minutes; the same version was compiled for this checkout.
    const addon = 'node_modules/better-sqlite3'
    const version = (folder: string) =>
      JSON.parse(readFileSync(path.join(folder, addon, 'package.json'), 'utf8')).version
    expect(version(home)).toBe(version(checkout))
    cpSync(path.join(checkout, addon, 'build'), path.join(home, addon, 'build'), { recursive: true })
  }
  return path.join(prefix, 'bin')
}

function unpack(tarball: string, home: string, bin: string): void {
  for (const folder of [home, bin]) mkdirSync(folder, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '--strip-components=1', '-C', home])
  const lock = JSON.parse(readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'))
  for (const [name, entry] of Object.entries<{ dev?: boolean; optional?: boolean }>(lock.packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) || entry.dev || entry.optional) continue
    mkdirSync(path.dirname(path.join(home, name)), { recursive: true })
    symlinkSync(path.join(checkout, name), path.join(home, name))
  }
  symlinkSync(path.join(home, 'dist/cli/index.js'), path.join(bin, 'evogate'))
}

it('the packed product, installed in a clean place, goes from init to a card to a commit', async () => {
  const bin = install()
  const home = path.join(root, 'home')
  const shop = path.join(home, 'shop')
  mkdirSync(shop, { recursive: true })
  const env = {
    PATH: `${bin}:${process.env.PATH ?? ''}`,
    HOME: home,
    LANG: 'en_US.UTF-8',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: shop, env, encoding: 'utf8' })
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@example.com')
  writeFileSync(path.join(shop, 'CLAUDE.md'), '# shop\n')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')

  const evogate = async (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    const child = spawn(path.join(bin, 'evogate'), args, {
      cwd: shop,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let told = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (told += String(chunk)))
    const code = await new Promise((resolve) => child.on('close', resolve))
    return { code, told }
  }
  const made = await evogate(['init', '--yes'], {
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: wire.url,
    TELEGRAM_APPROVERS: String(ANA.id),
  })
  expect(made.code, made.told).toBe(0)
  expect(wire.messages.map(({ chat }) => chat)).toEqual([ANA.id])

  // From here on everything is known from the files that init wrote.
  const service = spawn(path.join(bin, 'evogate'), ['start'], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  service.stderr.on('data', (chunk) => (log += String(chunk)))
  const ended = new Promise((resolve) => service.on('close', resolve))
  try {
    const ready = await new Promise<string>((resolve, reject) => {
      service.stdout.once('data', (chunk) => resolve(String(chunk)))
      void ended.then(() => reject(new Error(log)))
    })
    expect(ready).toMatch(/^ready .*telegram=@wire_bot .*workspaces=1/)
    const settings = JSON.parse(readFileSync(path.join(home, '.claude/settings.json'), 'utf8'))
    const { command } = settings.hooks.UserPromptSubmit[0].hooks[0]
    const prompt = { session_id: 's1', cwd: shop, hook_event_name: 'UserPromptSubmit' }
    const hook = spawnSync('/bin/sh', ['-c', command], {
      cwd: shop,
      env,
      input: JSON.stringify({ ...prompt, prompt: 'From now on, always run the tests before you commit' }),
      encoding: 'utf8',
    })
    expect([hook.status, hook.stdout, hook.stderr]).toEqual([0, '', ''])

    const card = await wire.until(() =>
      wire.messages.find(({ text }) => text.startsWith('🧬 Evolution request #1')),
    )
    const evolve = card.buttons.flat().find(({ data }) => data.includes('evolve'))
    wire.taps(card.id, evolve?.data ?? '')
    await wire.until(() => /✅ Evolved[\s\S]*Commit [0-9a-f]{7}/.test(wire.message(card.id).text))
    expect(git('log', '-1', '--format=%an|%cn|%s')).toMatch(/^Ana\|Evogate\|🧬 L1 evolve: /)
    expect(git('show', '--format=', '--name-only', 'HEAD')).toBe('MEMORY.md\n')
    expect(git('status', '--porcelain', '--', 'CLAUDE.md', 'MEMORY.md')).toBe('')
  } finally {
    service.kill('SIGTERM')
    await ended
  }
})
