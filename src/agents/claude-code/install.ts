import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readFile, rename, rmdir, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Reason, ReasonCode } from '../../core/reason.ts'
import { planAllow, planDeny } from './deny-rules.ts'
import { type Installed, readRecord, sha256, writeRecord } from './install-record.ts'
import { readSettings, replaceSettings, type SettingsFile } from './settings-file.ts'
import { planInstall, planUninstall } from './settings-plan.ts'
import { takeBack } from './settings-text.ts'

const CHANGES_MAX = 5

/** Where the hooks go: the user's settings, the project's shared ones, or the user's own ones for the project. */
export type InstallScope = 'user' | 'project' | 'local'
export interface InstallPlace {
  /** Absolute path of EVOGATE_HOME. */
  readonly home: string
  readonly scope: InstallScope
  /** The project's folder; used by the scopes `project` and `local`. */
  readonly projectDir: string
  /** The agent's own folder, normally `~/.claude`; used by the scope `user`. */
  readonly userDir: string
}

export interface Refused {
  readonly outcome: 'refused'
  readonly settings: string
  readonly reason: Reason
}
export type InstallOutcome =
  | {
      readonly outcome: 'installed' | 'already-installed'
      readonly settings: string
      readonly hook: string
      /** The settings file did not exist before. */
      readonly created: boolean
      /** The settings switch all hooks off (`disableAllHooks`): ours will not run either. */
      readonly hooksOff: boolean
    }
  | Refused
export type UninstallOutcome =
  | {
      readonly outcome: 'uninstalled'
      readonly settings: string
      /** `removed`: install had made the file. `restored`: to the byte as it was. `cleaned`: changed since, without our hooks. */
      readonly file: 'removed' | 'restored' | 'cleaned'
    }
  | { readonly outcome: 'not-installed'; readonly settings: string }
  | Refused

/** The settings file of a scope. */
export function settingsPath({ scope, projectDir, userDir }: InstallPlace): string {
  if (scope === 'user') return join(userDir, 'settings.json')
  return join(projectDir, '.claude', scope === 'project' ? 'settings.json' : 'settings.local.json')
}

/**
 * Copies the hook to `$EVOGATE_HOME/bin` and adds it to the agent's settings. Nothing else in them changes; done again
 * it changes nothing. A file that cannot be read as settings is refused and left as it is.
 */
export function install(place: InstallPlace): Promise<InstallOutcome> {
  const settings = settingsPath(place)
  const hook = join(place.home, 'bin', 'capture.sh')
  return untilSettled(settings, place.scope, async (file) => {
    const plan = planInstall(file.text, hook)
    if ('refused' in plan) return refusal(settings, plan.refused, plan.detail)
    await copyHook(hook)
    const done = { settings, hook, hooksOff: hooksOff(plan.text) }
    if (!plan.changed) return { outcome: 'already-installed', created: false, ...done }

    const records = await readRecord(place.home)
    const known = records.find((one) => one.settings === settings)
    const original = file.text === null ? undefined : originalOf(file.text, known)
    const fresh = original === undefined ? plan : planInstall(original, hook)
    if ('refused' in fresh) return refusal(settings, fresh.refused, fresh.detail)
    // What was taken back with the hooks of old.
    const denied = planDeny(fresh.text, original === undefined ? [] : (known?.rules ?? []))
    if ('refused' in denied) return refusal(settings, denied.refused, denied.detail)
    const made: Installed = {
      settings,
      created: file.text === null || (original !== undefined && known!.created),
      madeFolder: file.text === null ? !(await exists(dirname(settings))) : (known?.madeFolder ?? false),
      before: sha256(fresh.base),
      after: sha256(denied.text),
      edits: [...fresh.edits, ...denied.edits],
      ...(known?.rules && { rules: known.rules }),
    }
    // Remembered first: a crash in between leaves a record that matches no file, which uninstall passes over.
    await writeRecord(place.home, [...records.filter((one) => one.settings !== settings), made])
    if (!(await replaceSettings(file, denied.text))) return undefined
    return { outcome: 'installed', created: file.text === null, ...done }
  })
}

/**
 * Takes our hooks and our deny rules out of the agent's settings. A file that nobody changed since becomes what it was, to the byte, or is
 * removed if install made it. The hook itself goes with the last settings that are remembered to name it.
 */
export function uninstall(place: InstallPlace): Promise<UninstallOutcome> {
  return uninstallFrom(place.home, settingsPath(place), place.scope)
}

/** The same for every settings file that install ever changed, and the user's own. */
export async function uninstallEverywhere(
  home: string,
  userDir: string,
): Promise<readonly UninstallOutcome[]> {
  const records = await readRecord(home)
  const own = join(userDir, 'settings.json')
  const outcomes: UninstallOutcome[] = []
  // The newest first: a folder that an older one made goes with the last file in it.
  for (const settings of new Set([...records.map((one) => one.settings).reverse(), own])) {
    const scope = settings === own ? 'user' : settings.endsWith('.local.json') ? 'local' : 'project'
    outcomes.push(await uninstallFrom(home, settings, scope))
  }
  return outcomes
}

function uninstallFrom(home: string, settings: string, scope: InstallScope): Promise<UninstallOutcome> {
  return untilSettled(settings, scope, async (file) => {
    const records = await readRecord(home)
    const known = records.find((one) => one.settings === settings)
    const forget = async () => {
      const others = records.filter((one) => one.settings !== settings)
      await writeRecord(home, others)
      if (!others.some(callsHook)) await unlink(join(home, 'bin', 'capture.sh')).catch(() => {})
    }
    if (file.text === null) {
      await forget()
      return { outcome: 'not-installed', settings }
    }
    const original = originalOf(file.text, known)
    const bare = original === undefined ? planUninstall(file.text) : { text: original }
    if ('refused' in bare) return refusal(settings, bare.refused, bare.detail)
    const plan = { text: planAllow(bare.text, known?.rules ?? []) }
    if (plan.text === file.text) {
      await forget()
      return { outcome: 'not-installed', settings }
    }
    if (known?.created && (original !== undefined || /^\s*\{\s*\}\s*$/.test(plan.text))) {
      await unlink(file.path)
      // Fails, as it should, if something else lives there by now.
      if (known.madeFolder) await rmdir(dirname(settings)).catch(() => {})
      await forget()
      return { outcome: 'uninstalled', settings, file: 'removed' }
    }
    if (!(await replaceSettings(file, plan.text))) return undefined
    await forget()
    return { outcome: 'uninstalled', settings, file: plan.text === original ? 'restored' : 'cleaned' }
  })
}

/** Reads and acts anew while somebody else changes the file in between (`undefined`), a few times. */
export async function untilSettled<T>(
  settings: string,
  scope: InstallScope,
  act: (file: SettingsFile) => Promise<T | Refused | undefined>,
): Promise<T | Refused> {
  try {
    for (let attempt = 0; attempt < CHANGES_MAX; attempt++) {
      const file = await readSettings(settings, scope === 'project' ? 0o644 : 0o600)
      if ('refused' in file) return refusal(settings, file.refused)
      const outcome = await act(file)
      if (outcome) return outcome
    }
    return refusal(settings, 'file-changed')
  } catch (error) {
    const code = refusalCodes[(error as NodeJS.ErrnoException).code ?? '']
    if (!code) throw error
    return refusal(settings, code, (error as NodeJS.ErrnoException).path)
  }
}

const refusalCodes: Record<string, ReasonCode> = {
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EROFS: 'read-only',
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  ENOTDIR: 'not-a-file',
  EEXIST: 'not-a-file',
}

export function refusal(settings: string, code: ReasonCode, detail?: string): Refused {
  return { outcome: 'refused', settings, reason: detail ? { code, detail } : { code } }
}

/** What the file was before install; undefined unless it still is exactly what install made. */
export function originalOf(text: string, known: Installed | undefined): string | undefined {
  if (known?.after !== sha256(text)) return undefined
  const original = takeBack(text, known.edits)
  return original !== undefined && sha256(original) === known.before ? original : undefined
}

export const callsHook = ({ edits }: Installed): boolean =>
  edits.some(({ inserted }) => inserted.includes('/bin/capture.sh'))

function hooksOff(text: string): boolean {
  return (JSON.parse(text.replace(/^\uFEFF/, '')) as { disableAllHooks?: unknown }).disableAllHooks === true
}

/** Replaced by a rename: a shell that is running the old one reads on in it. */
async function copyHook(hook: string): Promise<void> {
  const source = await readFile(new URL('../../hook/capture.sh', import.meta.url))
  const there = await readFile(hook).catch(() => undefined)
  if (!there?.equals(source)) {
    await mkdir(dirname(hook), { recursive: true, mode: 0o700 })
    const fresh = `${hook}.${randomUUID()}`
    await writeFile(fresh, source, { mode: 0o700, flag: 'wx' })
    await rename(fresh, hook)
  }
  await chmod(hook, 0o700)
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
