import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'
import type { Settings } from './git-config.ts'

/** What a git process left behind. `code` is null if it could not be started or ran out of time. */
export interface GitResult {
  readonly code: number | null
  readonly stdout: Buffer
  readonly stderr: string
}

/** A git process that has started and waits for its input. */
export interface GitProcess {
  /** Sends the whole input and waits for the end. */
  end(input?: string | Buffer): Promise<GitResult>
}

/** How one process differs from the others. */
export interface How {
  readonly settings?: Settings
  /** Names to set, or to take out. */
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** In a session of its own: what it starts has no terminal and ends with it. */
  readonly apart?: boolean
}

export interface Git {
  readonly found: boolean
  /** The user's own gitattributes file, which need not be there. */
  readonly userAttributes: string
  start(cwd: string, args: readonly string[], how?: How): GitProcess
  run(cwd: string, args: readonly string[], input?: string | Buffer, how?: How): Promise<GitResult>
}

/** R103: a repository's own configuration may name programs; these keep every one of them from running. */
const SAFE_CONFIG = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.fsync=all',
  'gc.auto=0',
  'protocol.ext.allow=never',
].flatMap((setting) => ['-c', setting])

const COMMITTER = { GIT_COMMITTER_NAME: 'Evogate', GIT_COMMITTER_EMAIL: 'evogate@localhost' }
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024

/** Runs git by its absolute path with argument arrays, a scrubbed environment and a time limit. */
export function createGit(options: {
  readonly path?: string | undefined
  readonly environment: Readonly<Record<string, string>>
  readonly timeoutMs: number
}): Git {
  const environment = scrubbed(options.environment)
  const path = options.path ?? findGit(environment.PATH ?? '')
  const start = (cwd: string, args: readonly string[], how: How = {}): GitProcess => {
    if (path === null)
      return { end: async () => ({ code: null, stdout: Buffer.alloc(0), stderr: 'git not found' }) }
    const child = spawn(path, ['--no-pager', ...SAFE_CONFIG, ...literal(args), ...args], {
      cwd,
      env: { ...environment, ...asEnvironment(how.settings ?? {}), ...how.environment },
      // Ctrl-C at the terminal of the service is meant for the service: a commit that has begun is ended.
      detached: how.apart === true || process.platform !== 'win32',
      windowsHide: true,
    })
    const kill = () => {
      if (how.apart && child.pid !== undefined) killSession(child.pid)
      child.kill('SIGKILL')
    }
    const out: Buffer[] = []
    let bytes = 0
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > OUTPUT_MAX_BYTES) kill()
      else out.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => {
      if (errors.length < 8192) errors += chunk.toString('utf8')
    })
    // A process that ends before it has read its input must not take the service down with EPIPE.
    child.stdin.on('error', () => {})
    const ended = new Promise<GitResult>((resolve) => {
      child.once('error', (error) => resolve({ code: null, stdout: Buffer.alloc(0), stderr: error.message }))
      child.once('close', (code) => resolve({ code, stdout: Buffer.concat(out), stderr: errors }))
    })
    return {
      async end(input = '') {
        let timer: NodeJS.Timeout | undefined
        const late = new Promise<GitResult>((resolve) => {
          timer = setTimeout(() => {
            kill()
            // A grandchild that got away holds the pipes open, and `close` would never come.
            resolve({ code: null, stdout: Buffer.alloc(0), stderr: errors })
          }, options.timeoutMs)
        })
        child.stdin.end(input)
        const result = await Promise.race([ended, late])
        clearTimeout(timer)
        for (const stream of child.stdio) stream?.destroy()
        return result
      },
    }
  }
  return {
    found: path !== null,
    userAttributes: join(
      environment.XDG_CONFIG_HOME || join(environment.HOME || homedir(), '.config'),
      'git/attributes',
    ),
    start,
    run: (cwd, args, input, how) => start(cwd, args, how).end(input),
  }
}

/** The leader and all that it started. */
function killSession(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {}
}

/** File names are no patterns; `check-ignore`, which takes none anyway, refuses to be told so. */
const literal = ([command]: readonly string[]) => (command === 'check-ignore' ? [] : ['--literal-pathspecs'])

function findGit(directories: string): string | null {
  const names = process.platform === 'win32' ? ['git.exe'] : ['git']
  for (const directory of directories.split(delimiter).filter(Boolean)) {
    for (const name of names) {
      try {
        accessSync(join(directory, name), constants.X_OK)
        return join(directory, name)
      } catch {}
    }
  }
  return null
}

/** Through the environment a name may hold any character, `=` too. */
function asEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const pairs = Object.entries(settings)
  const numbered = pairs.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ])
  return pairs.length === 0 ? {} : { GIT_CONFIG_COUNT: String(pairs.length), ...Object.fromEntries(numbered) }
}

function scrubbed(environment: Readonly<Record<string, string>>): Record<string, string> {
  const kept = Object.entries(environment).filter(([name]) => !/^(GIT_.*|PATH)$/i.test(name))
  return {
    ...Object.fromEntries(kept),
    ...COMMITTER,
    PATH: absoluteOnly(Object.entries(environment).find(([name]) => /^PATH$/i.test(name))?.[1] ?? ''),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A partial clone would otherwise fetch what is missing: nothing here ever talks to a remote.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  }
}

/** A relative entry would find a program that somebody put into the workspace. */
const absoluteOnly = (directories: string): string =>
  directories
    .split(delimiter)
    .filter((directory) => isAbsolute(directory))
    .join(delimiter)
