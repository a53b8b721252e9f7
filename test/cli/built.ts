import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** What `npm run build` made; `npm test` builds first. */
export const bin = fileURLToPath(new URL('../../dist/cli/index.js', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Running {
  readonly child: ChildProcess
  /** Resolves with standard output as soon as it holds the text; rejects when the process ends before. */
  shows(text: string): Promise<string>
  readonly ended: Promise<Ended>
}

/** A machine of its own for real processes: home, temporary folder and everything else below one root. */
export function aRealMachine() {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-real-')))
  const [home, tmp, cwd] = ['home', 'tmp', 'work'].map((name) => path.join(root, name)) as [
    string,
    string,
    string,
  ]
  for (const folder of [home, tmp, cwd]) mkdirSync(folder)
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    TMPDIR: tmp,
    LANG: 'en_US.UTF-8',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    WEB_PORT: 'off',
  }
  const children = new Set<ChildProcess>()

  function start(argv: readonly string[], more: Readonly<Record<string, string>> = {}): Running {
    const child = spawn(process.execPath, [bin, ...argv], {
      cwd,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let [out, err] = ['', '']
    const waiting = new Set<() => void>()
    child.stdout?.on('data', (chunk) => {
      out += String(chunk)
      for (const look of waiting) look()
    })
    child.stderr?.on('data', (chunk) => {
      err += String(chunk)
    })
    const ended = new Promise<Ended>((resolve) =>
      child.on('close', (code) => {
        children.delete(child)
        resolve({ code, out, err })
      }),
    )
    const shows = (text: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!out.includes(text)) return
          waiting.delete(look)
          resolve(out)
        }
        waiting.add(look)
        look()
        void ended.then((end) => reject(new Error(`Ended before "${text}": ${JSON.stringify(end)}`)))
      })
    return { child, shows, ended }
  }

  async function remove(): Promise<void> {
    for (const child of children) child.kill('SIGKILL')
    rmSync(root, { recursive: true, force: true })
  }
  return {
    root,
    home,
    tmp,
    cwd,
    start,
    run: (...args: Parameters<typeof start>) => start(...args).ended,
    remove,
  }
}
