import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../src/hook/capture.sh', import.meta.url))
/** Every POSIX shell of this machine that may stand behind /bin/sh somewhere. */
export const shells = [['/bin/sh'], ['dash'], ['bash', '--posix'], ['bash'], ['busybox', 'sh']].filter(
  ([command, ...rest]) => spawnSync(command, [...rest, '-c', 'exit 0']).status === 0,
)
/** A home of its own with the hook installed in `bin`, removed after the test. */
export function aHome(name = 'home') {
  const parent = mkdtempSync(join(tmpdir(), 'evogate-hook-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const home = join(parent, name)
  mkdirSync(join(home, 'bin'), { recursive: true, mode: 0o700 })
  copyFileSync(SCRIPT, join(home, 'bin', 'capture.sh'))
  return home
}
export function startHook(home, run = {}) {
  const [command, ...options] = run.shell ?? ['/bin/sh']
  const args = run.args ?? ['claude-code', 'UserPromptSubmit']
  return spawn(command, [...options, join(home, 'bin', 'capture.sh'), ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', ...run.env },
    ...(run.cwd ? { cwd: run.cwd } : {}),
    ...(run.uid === undefined ? {} : { uid: run.uid }),
  })
}
/** What the agent sees of one hook; `brokenPipe` if its write failed. */
export function runHook(home, stdin, run = {}) {
  return whatTheAgentSees(startHook(home, run), stdin)
}
export async function whatTheAgentSees(child, stdin) {
  let output = ''
  let brokenPipe = false
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  child.stdin.on('error', () => {
    brokenPipe = true
  })
  if (stdin !== undefined) child.stdin.end(stdin)
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (...ended) => resolve(ended))
  })
  return { code, signal, output, brokenPipe }
}
export const silence = { code: 0, signal: null, output: '', brokenPipe: false }
export function spooled(home, folder = 'new') {
  return readdirSync(join(home, 'spool', folder))
}
