import { existsSync } from 'node:fs'
import { claudeFolderOf, homeOf } from '../config/early.ts'
import type { Config } from '../config.ts'
import type { Finding } from '../flow/ports/read-models.ts'
import { type Command, type Context, exit, oneLine, print, readSettings } from './context.ts'
import { callControl, isListening } from './control-call.ts'
import { checkAgent } from './doctor/agent.ts'
import { checkMachine } from './doctor/machine.ts'
import { checkSettings } from './doctor/settings.ts'
import { CALL_MAX_MS, type Reached, reach } from './reach.ts'

/** What is broken or weaker than it could be, each with a remedy. */
export const doctorCommand: Command = {
  name: 'doctor',
  async run(context, given) {
    const config = await readSettings(context)
    // Wrong settings are told by then; the service that still runs with those from before may know more.
    const asked = await serviceFindings(context, config)
    if (!config && asked.outcome !== 'answered') return exit.error
    const local = config ? await localFindings(context, config) : []
    const findings = uniqueByText([...(asked.outcome === 'answered' ? asked.value : []), ...local])
    const { t } = context
    const told = findings.map((finding) => ({
      finding: finding.code,
      level: finding.level,
      text: oneLine(t(`doctor-${finding.code}`, finding.args)),
      remedy: oneLine(t(`doctor-${finding.code}-remedy`, finding.args)),
    }))
    print(context, given, told, () =>
      told.length === 0
        ? [t('cli-doctor-fine')]
        : told.map(({ level, text, remedy }) => t(`cli-doctor-${level}`, { text, remedy })),
    )
    const broken = asked.outcome !== 'answered' || findings.some(({ level }) => level === 'broken')
    return broken ? exit.error : exit.ok
  },
}

async function serviceFindings(
  context: Context,
  config: Config | null,
): Promise<Reached<readonly Finding[]>> {
  if (!config) {
    const asked = await callControl(homeOf(context.settings), 'doctor', {}, CALL_MAX_MS)
    return asked.outcome === 'answered' ? asked : { outcome: 'failed', exit: exit.error }
  }
  // Looking on must not make a home where there is none.
  return existsSync(config.home) ? reach(context, 'doctor', {}) : { outcome: 'answered', value: [] }
}

async function localFindings(context: Context, config: Config): Promise<readonly Finding[]> {
  const running = await isListening(config.home)
  return [
    ...(running ? [] : [{ code: 'not-running', level: 'note', args: {} } as const]),
    ...checkSettings(config, Boolean(context.input.isTTY && context.output.isTTY)),
    ...(await checkMachine(config)),
    ...(await checkAgent(config, {
      userDir: claudeFolderOf(context.settings),
      folders: [context.settings.cwd ?? process.cwd(), ...config.workspaces],
    })),
  ]
}

/** The service and we may have seen the same. */
function uniqueByText(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(
    findings.map((finding) => [`${finding.code} ${JSON.stringify(finding.args)}`, finding]),
  )
  return [...seen.values()]
}
