import { constants } from 'node:fs'
import { access, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { planInstall } from '../../agents/claude-code/settings-plan.ts'
import type { Config } from '../../config.ts'
import { rulesFileOf } from '../../core/profile.ts'
import type { Finding } from '../../flow/ports/read-models.ts'

export interface AgentPlaces {
  /** The agent's own folder. */
  readonly userDir: string
  /** Folders whose `.claude` may hold the hook instead. */
  readonly folders: readonly string[]
}

/** Is the hook there, can it run, does the agent know of it, and does the agent read what is written? */
export async function checkAgent(
  home: string,
  workspaces: Config['roster']['workspaces'],
  places: AgentPlaces,
): Promise<readonly Finding[]> {
  const hook = path.join(home, 'bin', 'capture.sh')
  const findings: Finding[] = []
  if (!(await may(hook, constants.F_OK)))
    findings.push({ code: 'hook-missing', level: 'broken', args: { path: hook } })
  else if (!(await isReadable(hook)))
    findings.push({ code: 'hook-not-executable', level: 'broken', args: { path: hook } })
  if (!(await isMerged(hook, places)))
    findings.push({
      code: 'hook-not-merged',
      level: 'broken',
      args: { path: path.join(places.userDir, 'settings.json') },
    })
  for (const { path, profile } of workspaces) findings.push(...(await checkImport(path, profile)))
  return findings
}

async function isMerged(hook: string, { userDir, folders }: AgentPlaces): Promise<boolean> {
  const files = [
    path.join(userDir, 'settings.json'),
    ...folders.flatMap((folder) =>
      ['settings.json', 'settings.local.json'].map((name) => path.join(folder, '.claude', name)),
    ),
  ]
  for (const file of files) {
    const text = await read(file)
    if (text === null) continue
    try {
      const plan = planInstall(text, hook)
      if (!('refused' in plan) && !plan.changed) return true
    } catch {
      // No settings at all, as far as the agent is concerned.
    }
  }
  return false
}

/** Claude Code does not load a MEMORY.md by itself: without the import line nobody reads what is written at L1. */
async function checkImport(workspace: string, profile: Config['profile']): Promise<readonly Finding[]> {
  if (profile === 'claude-code') return []
  const name = rulesFileOf(profile)
  const text = await read(path.join(workspace, name))
  const imported = text !== null && /(^|\s)@(\.\/)?MEMORY\.md\b/m.test(text)
  return imported
    ? []
    : [{ code: 'import-missing', level: 'warning', args: { path: path.join(workspace, name) } }]
}

const read = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null)

const may = (file: string, mode: number): Promise<boolean> =>
  access(file, mode).then(
    () => true,
    () => false,
  )

/** The installed line hands the hook to `sh`: to be run it needs to be read, no more. Root can read what nobody may. */
async function isReadable(file: string): Promise<boolean> {
  return ((await stat(file)).mode & 0o400) !== 0
}
