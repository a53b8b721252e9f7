import { homeOf } from '../config/early.ts'
import type { Config } from '../config.ts'
import type { CallInput, CallName, CallResult } from './calls.ts'
import { type Context, complain, type Exit, exit, readSettings } from './context.ts'
import { callControl } from './control-call.ts'
import { brokenWorld, isLocked } from './trouble.ts'

/** A call may wait behind a write of the service. */
export const CALL_MAX_MS = 30_000
/** Another command is over soon, and a service that has just begun listens soon. */
export const LOCK_WAIT_MS = 10_000
export const LOCK_RETRY_MS = 100

export type Reached<Value> =
  /** `alone`: no service runs, so it was done here. */
  | { readonly outcome: 'answered'; readonly value: Value; readonly alone?: true }
  /** Told on standard error already. */
  | { readonly outcome: 'failed'; readonly exit: Exit }

/** Lets the running service do it; while none runs, does it here under the instance lock, which may take `waitMs` to get. */
export async function reach<Name extends CallName>(
  context: Context,
  name: Name,
  input: CallInput<Name>,
  waitMs = LOCK_WAIT_MS,
): Promise<Reached<CallResult<Name>>> {
  const home = homeOf(context.settings)
  const deadline = Date.now() + waitMs
  let config: Config | null = null
  for (;;) {
    const asked = await callControl(home, name, input, CALL_MAX_MS)
    if (asked.outcome === 'answered') return asked
    if (asked.outcome === 'failed')
      return { outcome: 'failed', exit: complain(context, 'cli-call-failed', { why: asked.why }) }
    config ??= await readSettings(context)
    if (!config) return { outcome: 'failed', exit: exit.error }
    try {
      return { outcome: 'answered', value: await doItHere(quiet(config), name, input), alone: true }
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline)
        return { outcome: 'failed', exit: brokenWorld(context, error) }
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS))
    }
  }
}

/** Does somebody decide at the terminal of the running service? null while none runs. */
export async function hasTerminal(home: string): Promise<boolean | null> {
  const asked = await callControl(home, 'status', {}, CALL_MAX_MS)
  if (asked.outcome === 'down') return null
  return asked.outcome === 'answered' && asked.value.channels.some(({ name }) => name === 'terminal')
}

async function doItHere<Name extends CallName>(
  config: Config,
  name: Name,
  input: CallInput<Name>,
): Promise<CallResult<Name>> {
  const { compose } = await import('../main.ts')
  const { calls } = await import('./calls.ts')
  const app = await compose(config)
  try {
    return (await calls[name].run(app, input)) as CallResult<Name>
  } finally {
    await app.stop()
  }
}

/** A command says what it has to say itself, unless somebody wants to see the log. */
const quiet = (config: Config): Config =>
  'LOG_LEVEL' in config.sources ? config : { ...config, logLevel: 'warn' }
