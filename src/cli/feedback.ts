import { showHidden } from '../core/gates/safety/hidden.ts'
import { changeTag } from './change-tag.ts'
import { type Command, complain, exit, print } from './context.ts'
import { float, shortType } from './decay-rows.ts'

/** Something that stands there was used, and held or did not. */
export const feedbackCommand: Command = {
  name: 'feedback',
  options: ['--file <file>', '--line <number>', '--result <result>', '--weight <number>'],
  async run(context, given) {
    const { result, weight = '1' } = given.options
    if (result !== 'success' && result !== 'failure') {
      complain(context, 'decay-which-result')
      return exit.usage
    }
    const counts = weightOf(weight)
    if (counts === null) {
      complain(context, 'decay-not-a-weight', { found: String(weight).slice(0, 40) })
      return exit.usage
    }
    const told = await changeTag(context, given, result, counts)
    if (told.outcome === 'failed') return told.exit
    const { file, line, after, C } = told.tag
    print(context, given, told.tag, () => [
      context.t(result === 'success' ? 'decay-success' : 'decay-failure', {
        place: showHidden(`${file}:${line}`),
        weight: String(counts),
        count: float(result === 'success' ? after.alpha : after.beta),
        date: after.confirmed,
        type: shortType(after.type),
        C: C.toFixed(3),
      }),
    ])
    return exit.ok
  },
}

/** How much it counts: above 0, 1 for what was seen and 0.3 for a hint; null for what is no such number. */
function weightOf(text: unknown): number | null {
  const value = String(text).trim() === '' ? Number.NaN : Number(text)
  return value > 0 && value <= WEIGHT_MAX ? value : null
}

const WEIGHT_MAX = 1_000
