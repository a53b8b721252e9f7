import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { programEnvironment } from '../../src/config/program-environment.ts'
import { blockHash, renderBlock } from '../../src/core/block.ts'
import { commitMessage } from '../../src/core/commit-message.ts'
import type { Tier } from '../../src/core/tier.ts'
import type { BlockToAdd, Memory, Workspace, WriteOrder, WriteProgress } from '../../src/flow/ports/memory.ts'
import { createMemory, type MemoryOptions } from '../../src/memory/index.ts'

/** A folder under a fresh temporary directory, removed when the test ends. */
export function aFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'evogate-memory-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A real repository with one commit on `main`, and a memory with its own home. */
export function aRepository(
  files: Readonly<Record<string, string>> = {},
  options: Partial<MemoryOptions> = {},
) {
  const base = aFolder()
  const root = join(base, 'shop')
  mkdirSync(root)
  const git = gitIn(root)
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ana')
  git('config', 'user.email', 'ana@example.com')
  put(root, { 'a.txt': 'a\n', 'b.txt': 'b\n', ...files })
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  return { ...around(base, root, options), git }
}

/** A folder without git, and a memory with its own home. */
export function aPlainFolder(files: Readonly<Record<string, string>> = {}) {
  const base = aFolder()
  const root = join(base, 'shop')
  mkdirSync(root)
  put(root, files)
  return around(base, root, {})
}

export function around(base: string, root: string, options: Partial<MemoryOptions>) {
  const memory = createMemory({ home: join(base, 'home'), environment: anEnvironment(), ...options })
  return {
    base,
    root,
    home: join(base, 'home'),
    memory,
    workspace: aWorkspace(root),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    write: (path: string, text: string | Buffer) => put(root, { [path]: text }),
    has: (path: string) => existsSync(join(root, path)),
  }
}

/** What a service is told by its surroundings. */
export const anEnvironment = (given: Readonly<Record<string, string>> = {}) =>
  programEnvironment({ env: { ...process.env, ...given } })

export function aWorkspace(path: string, given: Partial<Workspace> = {}): Workspace {
  return {
    id: 'w1',
    path,
    name: 'shop',
    profile: 'project',
    agentMemory: { root: join(path, '..', 'agent'), folder: 'projects/shop/memory' },
    locale: 'en',
    commit: 'auto',
    ...given,
  }
}

/** Runs git as a user would and gives its output; throws if it fails. */
export function gitIn(root: string) {
  return (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

export function put(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
}

export const idOf = (number: number): string => `01JDX4T9V2Q8W3E5R7Y1M6N${String(number).padStart(3, '0')}`

export function aBlock(
  given: { text?: string; tier?: Tier; path?: string; number?: number } = {},
): BlockToAdd {
  const { text = 'Run the tests before every commit', tier = 'L1', number = 1 } = given
  const path = given.path ?? (tier === 'L3' ? 'CLAUDE.md' : 'MEMORY.md')
  const scope = 'shop'
  const block = renderBlock({ tier, locale: 'en', agent: 'claude-code', date: '2026-11-29', text, scope })
  const decay = { type: 'business_rule', confirmed: '2026-11-29' }
  return { id: idOf(number), hash: blockHash({ path, tier, block }), tier, path, block, decay }
}

/** An order to add a block, to take blocks out, or both. */
export function anOrder(
  workspace: Workspace,
  { add = null, remove = [], id }: { add?: BlockToAdd | null; remove?: readonly BlockToAdd[]; id?: string },
): WriteOrder {
  const main = add ?? remove[0]
  if (main === undefined) throw new Error('an order needs a block')
  const orderId = id ?? add?.id ?? idOf(900)
  const message = commitMessage({
    locale: 'en',
    kind: add === null ? 'remove' : 'add',
    tier: main.tier,
    text: main.block.split('\n')[1]?.slice(2) ?? '',
    id: orderId,
    hash: main.hash,
    removes: remove.map((one) => one.id),
  })
  return { workspace, id: orderId, add, remove, message }
}

/** Applies an order and keeps what was recorded on the way. */
export async function applied(memory: Memory, order: WriteOrder, progress: WriteProgress | null = null) {
  const records: WriteProgress[] = []
  const outcome = await memory.apply(order, progress, async (one) => {
    records.push(one)
  })
  return { outcome, records, last: records.at(-1) ?? progress }
}

/** A program that leaves a trace when it is run. */
export function aTrap(folder: string, name: string): { path: string; sprung: () => boolean } {
  const path = join(folder, name)
  const trace = join(folder, `${name}.ran`)
  put(folder, {
    [name]: `#!/bin/sh\ntouch '${trace}'\ncat\n`,
  })
  chmodSync(path, 0o755)
  return { path, sprung: () => existsSync(trace) }
}
