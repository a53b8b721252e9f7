/** A press written and committed, against `git add` and `git commit` of the same change, in the same run. */
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programEnvironment } from '../src/config/program-environment.ts'
import { blockHash, renderBlock } from '../src/core/block.ts'
import { commitMessage } from '../src/core/commit-message.ts'
import type { Workspace, WriteOrder } from '../src/flow/ports/memory.ts'
import { createMemory } from '../src/memory/index.ts'

export async function* bench(rounds = 60): AsyncGenerator<string> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'evogate-bench-')))
  try {
    const ours = await aRepository(base, 'ours')
    const theirs = await aRepository(base, 'theirs')
    const memory = createMemory({ home: join(base, 'home'), environment: programEnvironment() })
    const workspace: Workspace = {
      id: 'w',
      path: ours,
      name: 'ours',
      profile: 'project',
      agentMemory: { root: join(base, 'agent'), folder: 'memory' },
      locale: 'en',
      commit: 'auto',
    }
    const press: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const order = anOrder(workspace, round)
      press.push(await timed(() => memory.apply(order, null, async () => {})))
      plain.push(
        await timed(async () => {
          appendFileSync(join(theirs, 'MEMORY.md'), `\n${order.add?.block}\n`)
          await git(theirs, 'add', 'MEMORY.md')
          await git(theirs, 'commit', '-q', '-m', order.message)
        }),
      )
    }
    const [a, b] = [median(press), median(plain)]
    const best = { pressMs: Math.min(...press), gitMs: Math.min(...plain) }
    yield JSON.stringify({
      pressMs: a,
      gitMs: b,
      ratio: a / b,
      goal: 1.5,
      best,
      bestRatio: best.pressMs / best.gitMs,
    })
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
}

async function aRepository(base: string, name: string): Promise<string> {
  const root = join(base, name)
  await git(base, 'init', '-q', '-b', 'main', name)
  await git(root, 'config', 'user.name', 'Ana')
  await git(root, 'config', 'user.email', 'ana@example.com')
  for (let n = 0; n < 300; n += 1) writeFileSync(join(root, `f${n}.txt`), `file ${n}\n`.repeat(20))
  writeFileSync(join(root, 'MEMORY.md'), '# Notes\n')
  await git(root, 'add', '.')
  await git(root, 'commit', '-q', '-m', 'first')
  return root
}

function anOrder(workspace: Workspace, round: number): WriteOrder {
  const id = `01JDX4T9V2Q8W3E5R7Y1M6N${String(round).padStart(3, '0')}`
  const text = `Rule number ${round}`
  const of = { locale: 'en', tier: 'L1', text } as const
  const block = renderBlock({ ...of, agent: 'claude-code', date: '2026-11-29', scope: 'ours' })
  const path = 'MEMORY.md'
  const hash = blockHash({ path, tier: 'L1', block })
  const decay = { type: 'business_rule', confirmed: '2026-11-29' }
  const message = commitMessage({ ...of, kind: 'add', id, hash, removes: [] })
  return { workspace, id, add: { id, hash, tier: 'L1', path, block, decay }, remove: [], message }
}

function git(cwd: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, stdio: 'ignore' })
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`git ${args.join(' ')}: ${code}`)),
    )
  })
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await task()
  return performance.now() - start
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}
