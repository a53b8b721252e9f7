import { homedir } from 'node:os'
import path from 'node:path'
import { setInEnvFile } from '../../config/env-file.ts'
import { absolute } from '../../config/sources.ts'
import { type LocaleCode, localeCodes } from '../../core/locale-code.ts'
import { loadLocales } from '../../locale.ts'
import { createSetUp } from '../../main/set-up.ts'
import { fileOf } from '../roster-edit.ts'
import { problem, reread, type SetUpRun } from './step.ts'

const names: Readonly<Record<LocaleCode, string>> = { en: 'English', zh: '中文', ko: '한국어' }

/** The language first: everything after it is said in it. Then the time zone. */
export async function chooseLocaleAndZone(run: SetUpRun): Promise<void> {
  const { screen, config } = run
  run.locale = await screen.choose<LocaleCode>({
    message: run.t('init-locale'),
    initial: config.locale,
    options: localeCodes.map((code) => ({ value: code, label: names[code] })),
  })
  run.t = loadLocales()(run.locale)
  const zone = await screen.text({
    message: run.t('init-zone'),
    initial: config.zone,
    wrong: (text) => (isZone(text.trim()) ? null : run.t('config-not-a-zone-remedy')),
  })
  const values = { EVOGATE_LOCALE: run.locale, EVOGATE_TIMEZONE: zone.trim() }
  run.changed.push(...(await setInEnvFile(config.home, values)))
  if (!screen.asks) screen.good(run.t('init-locale-zone', { locale: names[run.locale], zone: zone.trim() }))
  await reread(run)
}

/** The folder whose memory files are watched: the repository that the person stands in. False when there is none. */
export async function chooseWorkspace(run: SetUpRun): Promise<boolean> {
  const { screen, context } = run
  const { cwd = process.cwd(), home = homedir() } = context.settings
  const setUp = createSetUp(run.config, Date.now)
  const guess = (await setUp.locate(cwd))?.root ?? cwd
  const asked = await screen.text({
    message: run.t('init-workspace'),
    initial: guess,
    wrong: (text) => (text.trim() === '' ? run.t('init-workspace-none', { path: text }) : null),
  })
  const wanted = absolute(asked.trim(), { folder: cwd, userHome: home })
  const found = await setUp.locate(wanted)
  if (!found) {
    problem(run, 'workspace', 'init-workspace-none', { path: wanted })
    return false
  }
  // Everything that a person owns, and every repository in it, would be one workspace.
  if (found.root === path.parse(found.root).root || found.root === home) {
    problem(run, 'workspace', 'init-workspace-home', { path: found.root })
    return false
  }
  run.root = found.root
  const inFile = ((await fileOf(run.config)).workspaces ?? []).some(
    (one) => absolute(one.path, { folder: run.config.home, userHome: home }) === found.root,
  )
  const elsewhere =
    run.config.workspaces.includes(found.root) && run.config.sources.EVOGATE_WORKSPACES !== 'environment'
  if (inFile || elsewhere) {
    screen.good(run.t('init-workspace-known', { path: found.root }))
    return true
  }
  const { editConfig } = await import('../../main/edit-config.ts')
  const edited = await editConfig(run.config.defaults, (draft) =>
    draft.add('workspaces', { path: found.root }),
  )
  if (edited.outcome === 'wrong') {
    problem(run, 'workspace', 'init-config-wrong', { path: run.config.home })
    return false
  }
  run.changed.push('workspace')
  screen.good(run.t(found.git ? 'init-workspace-added' : 'init-workspace-plain', { path: found.root }))
  await reread(run)
  return true
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
