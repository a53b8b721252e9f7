import { spawn } from 'node:child_process'
import { homeOf } from '../config/early.ts'
import { programEnvironment } from '../config/program-environment.ts'
import { type Command, type Context, complain, exit, print } from './context.ts'
import { callControl } from './control-call.ts'
import { ANSWER_MAX_MS } from './stop.ts'

/** A program that still runs by then is the browser itself. */
const OPENING_MAX_MS = 2_000

/** What opens an address in the browser of whoever is logged in. */
const OPENER = process.platform === 'darwin' ? 'open' : 'xdg-open'

/**
 * Opens the page of the running service. It never carries a code: the service sends that to who may decide, and an agent
 * could run this command.
 */
export const openCommand: Command = {
  name: 'open',
  options: ['--print'],
  async run(context, given) {
    const asked = await callControl(homeOf(context.settings), 'status', {}, ANSWER_MAX_MS)
    if (asked.outcome === 'failed') return complain(context, 'cli-call-failed', { why: asked.why })
    if (asked.outcome === 'down') return complain(context, 'cli-open-not-running')
    const { inbox: url, inboxTrouble: trouble, channels } = asked.value
    if (url === null)
      return trouble === null
        ? complain(context, 'cli-open-off')
        : complain(context, 'cli-open-trouble', { why: trouble })
    const opened = given.options.print !== true && (await openPage(context, url))
    print(context, given, { url, opened }, () => [
      given.options.print === true ? url : context.t(opened ? 'cli-open-done' : 'cli-open-yourself', { url }),
    ])
    if (channels.length === 0 && given.options.print !== true)
      context.errors.write(`${context.t('cli-open-no-way')}\n`)
    return exit.ok
  },
}

/** Whether a program took the address. */
function openPage(context: Context, url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const env = programEnvironment(context.settings)
    const child = spawn(OPENER, [url], { env, stdio: 'ignore', detached: true })
    const taken = setTimeout(() => resolve(true), OPENING_MAX_MS)
    const end = (opened: boolean) => {
      clearTimeout(taken)
      resolve(opened)
    }
    child.on('error', () => end(false))
    child.on('exit', (code) => end(code === 0))
    child.unref()
  })
}
