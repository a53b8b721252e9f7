import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { install } from '../../agents/claude-code/install.ts'
import { childEnvironment } from '../../config.ts'
import type { SessionEvent } from './session.ts'

const settingsShape = z.object({
  hooks: z.record(z.string(), z.array(z.object({ hooks: z.array(z.object({ command: z.string() })) }))),
})

/**
 * Installs the hook into settings of its own and runs, for each event, the very command that the agent would run.
 * Throws when the hook says anything or fails: it must do neither.
 */
export async function playSession(
  events: readonly SessionEvent[],
  places: { readonly home: string; readonly workspace: string; readonly agent: string },
): Promise<void> {
  const outcome = await install({
    home: places.home,
    scope: 'user',
    projectDir: places.workspace,
    userDir: places.agent,
  })
  if (outcome.outcome === 'refused') throw new Error(`The hook was not installed: ${outcome.reason.code}`)
  const settings = settingsShape.parse(JSON.parse(await readFile(outcome.settings, 'utf8')))
  for (const { event, payload } of events) {
    const commands = (settings.hooks[event] ?? []).flatMap(({ hooks }) => hooks.map(({ command }) => command))
    for (const command of commands) await runHook(command, JSON.stringify(payload), places.workspace)
  }
}

function runHook(command: string, input: string, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hook = spawn('/bin/sh', ['-c', command], { cwd, env: childEnvironment() })
    let said = ''
    hook.stdout.on('data', (chunk) => {
      said += String(chunk)
    })
    hook.stderr.on('data', (chunk) => {
      said += String(chunk)
    })
    hook.on('error', reject)
    hook.on('close', (code) =>
      code === 0 && said === '' ? resolve() : reject(new Error(`The hook ended with ${code}: ${said}`)),
    )
    hook.stdin.on('error', () => {})
    hook.stdin.end(input)
  })
}
