import { rmSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { maskSecrets } from '../core/secret.ts'
import { type Command, exit, oneLine } from './context.ts'

/** Shows the whole way from a sentence to a commit, in a folder of its own that goes afterwards. */
export const tryCommand: Command = {
  name: 'try',
  options: ['--yes', '--dirty', '--keep'],
  async run(context, given) {
    const { yes, dirty, keep } = given.options
    if (yes !== true && !(context.input.isTTY && context.output.isTTY)) {
      context.errors.write(`${context.t('cli-try-no-terminal')}\n`)
      return exit.usage
    }
    const folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'evogate-try-')))
    // A reader that goes away (`| head`) ends the process in the middle; nothing else would take the folder with it.
    const clear = () => rmSync(folder, { recursive: true, force: true })
    if (keep !== true) process.once('exit', clear)
    try {
      const { runTrial } = await import('./try/trial.ts')
      const trial = await runTrial(context, {
        folder,
        yes: yes === true,
        dirty: dirty === true,
        json: given.json,
      })
      const { commits, decisions, verified, problems } = trial
      const ok = problems.length === 0
      const verify = verified ? 'ok' : 'broken'
      const last = ok
        ? `try: ok commits=${commits} decisions=${decisions} verify=${verify}`
        : `try: failed commits=${commits} decisions=${decisions} verify=${verify}: ${problems.join('; ')}`
      context.output.write(
        `${given.json ? JSON.stringify({ ok, commits, decisions, verify, problems }) : last}\n`,
      )
      return ok ? exit.ok : exit.error
    } catch (error) {
      const why = maskSecrets(oneLine(error instanceof Error ? error.message : String(error))).text
      context.output.write(
        given.json ? `${JSON.stringify({ ok: false, problems: [why] })}\n` : `try: failed ${why}\n`,
      )
      return exit.error
    } finally {
      if (keep === true) context.errors.write(`${context.t('cli-try-kept', { path: folder })}\n`)
      else await rm(folder, { recursive: true, force: true })
      process.off('exit', clear)
    }
  },
}
