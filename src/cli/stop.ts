import { homeOf } from '../config/early.ts'
import { type Command, complain, exit, print } from './context.ts'
import { callStop, isListening } from './control-call.ts'
import { isGone, until } from './wait.ts'

export const ANSWER_MAX_MS = 5_000
/** The service ends within 8 s of being told; past this somebody has to look. */
const GONE_MAX_MS = 15_000

/** Ends the running service and waits until it is gone. That none runs is no error. */
export const stopCommand: Command = {
  name: 'stop',
  async run(context, given) {
    const home = homeOf(context.settings)
    const asked = await callStop(home, ANSWER_MAX_MS)
    if (asked.outcome === 'failed') return complain(context, 'cli-call-failed', { why: asked.why })
    if (asked.outcome === 'down') {
      print(context, given, { stopped: false }, () => [context.t('cli-stop-none')])
      return exit.ok
    }
    const { pid } = asked.value
    const gone = await isOver(home, pid)
    if (!gone) return complain(context, 'cli-stop-stuck', { pid })
    print(context, given, { stopped: true, pid }, () => [context.t('cli-stop-done')])
    return exit.ok
  },
}

/** Waits until the service is gone. */
export const isOver = (home: string, pid: number): Promise<boolean> =>
  until(async () => isGone(pid) || !(await isListening(home)), GONE_MAX_MS)
