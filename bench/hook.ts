import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** How long an agent waits for the hook, beside a bare `node -e 0` in the same run. */
export async function* bench(rounds = 100): AsyncGenerator<string> {
  const top = mkdtempSync(join(tmpdir(), 'evogate-bench-'))
  try {
    const capture = join(top, 'home/bin/capture.sh')
    mkdirSync(dirname(capture), { recursive: true })
    copyFileSync(fileURLToPath(new URL('../src/hook/capture.sh', import.meta.url)), capture)
    const runs = whatIsTimed(capture)
    const times = new Map<string, number[]>(Object.keys(runs).map((name) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const [name, { command, stdin }] of Object.entries(runs))
        times.get(name)!.push(await time(command, stdin))
    }
    const at = (name: string, share: number) =>
      times.get(name)!.toSorted((a, b) => a - b)[Math.floor(share * rounds)]!
    for (const name of times.keys())
      yield `${name.padEnd(24)} median ${at(name, 0.5).toFixed(2)} ms, p95 ${at(name, 0.95).toFixed(2)} ms`
    yield `hook : node              ${(at('hook, prompt', 0.5) / at('node -e 0', 0.5)).toFixed(3)}`
  } finally {
    rmSync(top, { recursive: true, force: true })
  }
}

function whatIsTimed(capture: string) {
  const hook = (event: string) => ['/bin/sh', capture, 'claude-code', event]
  const prompt = JSON.stringify({ session_id: 's', cwd: '/home/ana/shop', prompt: 'never push on fridays' })
  const output = JSON.stringify({ session_id: 's', tool_response: { stdout: 'x'.repeat(100_000) } })
  return {
    'hook, prompt': { command: hook('UserPromptSubmit'), stdin: prompt },
    'hook, tool with 100 KB': { command: hook('PostToolUse'), stdin: output },
    'node -e 0': { command: [process.execPath, '-e', '0'], stdin: '' },
    'sh -c :': { command: ['/bin/sh', '-c', ':'], stdin: '' },
  }
}

function time([program, ...args]: readonly string[], stdin: string): Promise<number> {
  return new Promise((done, failed) => {
    const start = process.hrtime.bigint()
    const child = spawn(program!, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { PATH: process.env.PATH },
    })
    child.on('error', failed)
    child.on('exit', () => done(Number(process.hrtime.bigint() - start) / 1e6))
    // A program that reads nothing may be gone before the write.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}
