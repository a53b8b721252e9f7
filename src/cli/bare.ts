import { homeOf } from '../config/early.ts'
import { problemLine } from '../config/problem.ts'
import { sayCounts } from '../core/card/list.ts'
import { type Context, type Exit, exit, oneLine } from './context.ts'
import { callControl } from './control-call.ts'
import { asNow } from './status.ts'
import { ANSWER_MAX_MS } from './stop.ts'

/** `evogate` alone: what state it is in, the next step, and where help is. It opens no store and waits for nobody. */
export async function bare(context: Context, version: string): Promise<Exit> {
  const { t, errors } = context
  const said = [...(await stateOf(context, version)), t('cli-bare-help')]
  errors.write(said.map((line) => `${oneLine(line)}\n`).join(''))
  return exit.usage
}

async function stateOf({ t, settings }: Context, version: string): Promise<readonly [string, string]> {
  const { loadConfig } = await import('../config.ts')
  const loaded = loadConfig(settings)
  const asked = await callControl(homeOf(settings), 'status', {}, ANSWER_MAX_MS)
  if (asked.outcome === 'failed')
    return [t('cli-bare-silent', { version, why: asked.why }), t('cli-bare-silent-next')]
  if (asked.outcome === 'answered') {
    const { workspaces, channels } = asked.value
    const counts = sayCounts(asNow(asked.value), t)
    const next = channels.length === 0 ? 'cli-bare-up-alone-next' : 'cli-bare-up-next'
    return [t('cli-bare-up', { version, workspaces: namesOf(workspaces), counts }), t(next)]
  }
  if (loaded.outcome === 'wrong') {
    const problem = loaded.problems[0] ? problemLine(t, loaded.problems[0]) : ''
    return [t('cli-bare-wrong', { version, problem }), t('cli-bare-wrong-next')]
  }
  const { workspaces } = loaded.config.roster
  if (workspaces.length === 0) return [t('cli-bare-new', { version }), t('cli-bare-new-next')]
  return [t('cli-bare-down', { version, workspaces: namesOf(workspaces) }), t('cli-bare-down-next')]
}

const namesOf = (workspaces: readonly { readonly name: string }[]): string =>
  workspaces.map(({ name }) => name).join(', ') || '–'
