import { existsSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { claudeFolderOf, homeOf } from '../config/early.ts'
import { type Problem, problemParts } from '../config/problem.ts'
import { type Config, loadConfig } from '../config.ts'
import type { Finding } from '../flow/ports/read-models.ts'
import { type Command, type Context, exit, oneLine, print } from './context.ts'
import { callControl } from './control-call.ts'
import { checkAgent } from './doctor/agent.ts'
import { checkDiscord } from './doctor/discord.ts'
import { checkMachine } from './doctor/machine.ts'
import { checkSettings } from './doctor/settings.ts'
import { CALL_MAX_MS, hasTerminal, reach } from './reach.ts'

/** What is broken or weaker than it could be, each with a remedy. */
export const doctorCommand: Command = {
  name: 'doctor',
  async run(context, given) {
    const loaded = loadConfig(context.settings)
    const config = loaded.outcome === 'ok' ? loaded.config : null
    const asked = await storeFindings(context, config)
    const wrong = loaded.outcome === 'wrong' ? problemFindings(context, loaded.problems, asked) : []
    const unknown = loaded.outcome === 'ok' ? loaded.notices.map((one) => unknownName(context, one)) : []
    const findings = uniqueByText([...wrong, ...unknown, ...asked, ...(await localFindings(context, config))])
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
    return findings.some(({ level }) => level === 'broken') ? exit.error : exit.ok
  },
}

/** What the service has to say, or the store itself while none runs and the settings let it be opened. */
async function storeFindings(context: Context, config: Config | null): Promise<readonly Finding[]> {
  if (!config) {
    // The service may still run with the settings from before.
    const asked = await callControl(homeOf(context.settings), 'doctor', {}, CALL_MAX_MS)
    return asked.outcome === 'answered' ? asked.value : []
  }
  // Looking on must not make a home where there is none.
  if (!existsSync(config.home)) return []
  const errors = new PassThrough()
  const asked = await reach({ ...context, errors }, 'doctor', {})
  if (asked.outcome === 'answered') return asked.value
  const detail = String(errors.read() ?? '').trim()
  return [{ code: 'store-unusable', level: 'broken', args: { detail } }]
}

/** Every wrong setting by its file, line and remedy, but for what the service has said of it. */
function problemFindings(
  { t }: Context,
  problems: readonly Problem[],
  said: readonly Finding[],
): readonly Finding[] {
  const known = said.flatMap(({ code, args }) => (code === 'settings-wrong' ? [String(args.detail)] : []))
  return problems.flatMap((problem): Finding[] => {
    const { what, remedy } = problemParts(t, problem)
    if (known.some((detail) => detail.startsWith(what))) return []
    return [{ code: 'settings-broken', level: 'broken', args: { what, remedy } }]
  })
}

/** A name in a settings file that means nothing: what was typed wrong does not hold. */
function unknownName({ t }: Context, problem: Problem): Finding {
  const { what, remedy } = problemParts(t, problem)
  return { code: 'setting-unknown', level: 'warning', args: { what, remedy } }
}

async function localFindings(context: Context, config: Config | null): Promise<readonly Finding[]> {
  const home = homeOf(context.settings)
  const workspaces = config?.roster.workspaces ?? []
  const paths = workspaces.map(({ path }) => path)
  const atTerminal = await hasTerminal(home)
  return [
    ...(atTerminal === null ? [{ code: 'not-running', level: 'note', args: {} } as const] : []),
    ...(config
      ? checkSettings(config, atTerminal ?? Boolean(context.input.isTTY && context.output.isTTY))
      : []),
    ...(config ? await checkDiscord(config, context.t) : []),
    ...(await checkMachine({ home, workspaces: paths })),
    ...(await checkAgent(home, workspaces, {
      userDir: claudeFolderOf(context.settings),
      folders: [context.settings.cwd ?? process.cwd(), ...paths],
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
