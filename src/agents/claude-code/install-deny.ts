import { dirname } from 'node:path'
import { denyRules, planDeny } from './deny-rules.ts'
import {
  callsHook,
  exists,
  originalOf,
  type Refused,
  refusal,
  settingsPath,
  uninstall,
  untilSettled,
} from './install.ts'
import { readRecord, sha256, writeRecord } from './install-record.ts'
import { readSettings, replaceSettings } from './settings-file.ts'

export interface DenyPlace {
  /** Absolute path of EVOGATE_HOME. */
  readonly home: string
  /** The root of the workspace. */
  readonly projectDir: string
  /** Absolute path of our file in the agent's own memory, when the blocks of L1 go there. */
  readonly topicFile?: string
}

export type DenyOutcome =
  | {
      readonly outcome: 'denied' | 'already-denied'
      readonly settings: string
      readonly rules: readonly string[]
    }
  | Refused

const settingsOf = ({ home, projectDir }: DenyPlace): string =>
  settingsPath({ home, projectDir, scope: 'local', userDir: '' })

/**
 * Denies the agent its own edits of the workspace's memory files, in the user's own settings for the project. Nothing else
 * in them changes; done again it changes nothing.
 */
export function installDeny(place: DenyPlace): Promise<DenyOutcome> {
  const settings = settingsOf(place)
  const rules = denyRules(place.projectDir, place.topicFile)
  return untilSettled(settings, 'local', async (file) => {
    const plan = planDeny(file.text, rules)
    if ('refused' in plan) return refusal(settings, plan.refused, plan.detail)
    if (plan.edits.length === 0) return { outcome: 'already-denied', settings, rules }
    const records = await readRecord(place.home)
    const known = records.find((one) => one.settings === settings)
    const original = file.text === null ? undefined : originalOf(file.text, known)
    const untouched = original !== undefined && known !== undefined
    await writeRecord(place.home, [
      ...records.filter((one) => one.settings !== settings),
      {
        settings,
        created: file.text === null || (untouched && known.created),
        madeFolder: file.text === null ? !(await exists(dirname(settings))) : (known?.madeFolder ?? false),
        before: untouched ? known.before : sha256(file.text ?? ''),
        after: sha256(plan.text),
        edits: [...(untouched ? known.edits : []), ...plan.edits],
        rules: [...new Set([...(known?.rules ?? []), ...plan.added])],
      },
    ])
    if (!(await replaceSettings(file, plan.text))) return undefined
    return { outcome: 'denied', settings, rules }
  })
}

/** Takes the rules out again where they stand alone; with the hooks in one file they go when those go. */
export async function uninstallDeny(place: DenyPlace): Promise<void> {
  const settings = settingsOf(place)
  const known = (await readRecord(place.home)).find((one) => one.settings === settings)
  if (known?.rules && !callsHook(known)) await uninstall({ ...place, scope: 'local', userDir: '' })
}

/** Which of the rules are still missing; all of them where the settings cannot be read. */
export async function missingDeny(place: DenyPlace): Promise<readonly string[]> {
  const rules = denyRules(place.projectDir, place.topicFile)
  const file = await readSettings(settingsOf(place), 0o600)
  const plan = 'refused' in file ? file : planDeny(file.text, rules)
  if ('refused' in plan) return rules
  return plan.edits.length > 0 ? rules : []
}
