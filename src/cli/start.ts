import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { homeOf } from '../config/early.ts'
import { originText, problemLine } from '../config/problem.ts'
import type { Config } from '../config.ts'
import type { Edges } from '../main.ts'
import { type Command, type Context, complain, type Exit, exit, readSettings } from './context.ts'
import { logFileOf, openLogFile } from './log-file.ts'
import { LOCK_RETRY_MS, LOCK_WAIT_MS } from './reach.ts'
import { brokenWorld, isLocked } from './trouble.ts'

/** A stop that has not ended by then is cut off: what was promised is in the store, and the next start goes on. */
export const STOP_MAX_MS = 7_500

/** The service: prints one line `ready …` when all is up and runs until it is told to stop. */
export const startCommand: Command = {
  name: 'start',
  options: ['--log-file'],
  async run(context, given) {
    const kept = given.options.logFile === true ? openLogFile(context, homeOf(context.settings)) : null
    try {
      return await startIn(kept?.context ?? context, kept?.file)
    } finally {
      kept?.file.close()
    }
  },
}

async function startIn(context: Context, log: Edges['log']): Promise<Exit> {
  const config = await readSettings(context)
  if (!config) return exit.error
  await tellSettings(context, config)
  // Log lines between the cards would push the words away that somebody is about to decide on.
  const own =
    !log && isDesk(context, config) && context.errors.isTTY ? openLogFile(context, config.home) : null
  try {
    if (own) context.errors.write(`${context.t('cli-service-log', { log: logFileOf(config.home) })}\n`)
    return await serve(context, config, log ?? own?.file)
  } catch (error) {
    return brokenWorld(context, error)
  } finally {
    own?.file.close()
  }
}

/** Are cards decided at this very terminal? It is the channel of those who have configured none. */
const isDesk = ({ input, output }: Context, { telegram, discord }: Config): boolean =>
  telegram === null && discord === null && input.isTTY === true && output.isTTY === true

async function serve(context: Context, config: Config, log: Edges['log']): Promise<Exit> {
  const told = toldToStop()
  try {
    const { compose } = await import('../main.ts')
    const { openControl } = await import('./control.ts')
    const edges = { input: context.input, output: context.output, ...(log && { log }) }
    const app = await afterCommand(() => compose(config, edges), told.promise)
    const control = await openControl(config.home, app, told.stop)
    try {
      // Told to stop while a channel still connects, it must not wait for the channel.
      const started = await Promise.race([app.start(), told.promise])
      if (started) await write(context.output, `${started.ready}\n`)
      if (started && started.inboxTrouble !== null)
        complain(context, 'cli-start-inbox', { port: config.web?.port ?? 0, why: started.inboxTrouble })
      if (started && isDesk(context, config)) context.errors.write(`${context.t('cli-start-hint')}\n`)
      await told.promise
    } finally {
      const inTime = await endsInTime(app.stop())
      // Last of all: `evogate stop` takes the closed socket for the end.
      await control.close()
      if (!inTime) complain(context, 'cli-stop-cut')
    }
    return exit.ok
  } finally {
    told.forget()
  }
}

/** A command that holds the home is over soon; refused at once, the service would stay down for somebody's `status`. */
async function afterCommand<T>(act: () => Promise<T>, stopped: Promise<void>): Promise<T> {
  const deadline = Date.now() + LOCK_WAIT_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!isLocked(error, 'command') || Date.now() > deadline) throw error
      const told = await Promise.race([stopped.then(() => true), pause(LOCK_RETRY_MS, false)])
      if (told) throw error
    }
  }
}

/** Resolves at SIGTERM, SIGINT or `evogate stop`, whichever comes first, even before everything is up. */
function toldToStop() {
  let stop: () => void = () => {}
  const promise = new Promise<void>((resolve) => {
    stop = resolve
  })
  process.on('SIGTERM', stop).on('SIGINT', stop)
  return { promise, stop, forget: () => void process.off('SIGTERM', stop).off('SIGINT', stop) }
}

async function endsInTime(stopping: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), STOP_MAX_MS)
  })
  const inTime = await Promise.race([stopping.then(() => true), late])
  clearTimeout(timer)
  return inTime
}

async function tellSettings(context: Context, config: Config): Promise<void> {
  const { describeConfig, loadConfig } = await import('../config.ts')
  const { t, errors } = context
  for (const { setting, value, origin } of describeConfig(config))
    errors.write(`${t('cli-setting', { setting, value, origin: originText(t, origin) })}\n`)
  const loaded = loadConfig(context.settings)
  if (loaded.outcome === 'ok')
    for (const notice of loaded.notices) errors.write(`${problemLine(t, notice)}\n`)
  if (config.workspaces.length === 0) errors.write(`${t('cli-start-no-workspace')}\n`)
  const chats = config.telegram !== null || config.discord !== null
  if (!chats && !isDesk(context, config)) errors.write(`${t('cli-start-no-channel')}\n`)
  if (chats && config.roster.people.length === 0) errors.write(`${t('cli-start-no-approver')}\n`)
  errors.write(`${t('cli-start-same-user')}\n`)
}

const write = (to: Writable, text: string): Promise<void> =>
  new Promise((resolve, reject) => to.write(text, (error) => (error ? reject(error) : resolve())))
