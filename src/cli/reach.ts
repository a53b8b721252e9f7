import type { Config } from '../config.ts'
import type { App } from '../main.ts'
import { type CallInput, type CallName, type CallResult, calls } from './calls.ts'
import { type Context, complain, type Exit, exit, readSettings } from './context.ts'
import { callControl } from './control.ts'
import { brokenWorld, isLocked } from './trouble.ts'

/** A call may wait behind a write of the service. */
const CALL_MAX_MS = 30_000
/** Another command is over soon; a service holds the lock for days. */
export const LOCK_WAIT_MS = 10_000
const LOCK_RETRY_MS = 100

export type Reached<Value> =
  | { readonly outcome: 'answered'; readonly value: Value }
  /** Told on standard error already. */
  | { readonly outcome: 'failed'; readonly exit: Exit }

/** Lets the running service do it; while none runs, does it here under the instance lock. */
export async function reach<Name extends CallName>(
  context: Context,
  name: Name,
  input: CallInput<Name>,
): Promise<Reached<CallResult<Name>>> {
  const { homeOf } = await import('../config.ts')
  const asked = await callControl(homeOf(context.settings), name, input, CALL_MAX_MS)
  if (asked.outcome === 'answered') return asked
  if (asked.outcome === 'failed')
    return { outcome: 'failed', exit: complain(context, 'cli-service-failed', { why: asked.why }) }

  const config = readSettings(context)
  if (!config) return { outcome: 'failed', exit: exit.error }
  try {
    const app = await composeWhenFree(quiet(config))
    try {
      return { outcome: 'answered', value: (await calls[name].run(app, input)) as CallResult<Name> }
    } finally {
      await app.stop()
    }
  } catch (error) {
    return { outcome: 'failed', exit: brokenWorld(context, error) }
  }
}

/** A command says what it has to say itself, unless somebody wants to see the log. */
const quiet = (config: Config): Config =>
  'LOG_LEVEL' in config.sources ? config : { ...config, logLevel: 'warn' }

/** Composes the app; while another command holds the lock, tries again for `LOCK_WAIT_MS`. */
async function composeWhenFree(config: Config): Promise<App> {
  const { compose } = await import('../main.ts')
  const deadline = Date.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      return await compose(config)
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_MS))
    }
  }
}
