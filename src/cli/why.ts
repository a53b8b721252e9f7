import { sayVerdict } from '../core/card/say-verdict.ts'
import { type Command, exit, print } from './context.ts'
import { readNumber } from './number.ts'
import { reach } from './reach.ts'

/** Why a request came, where it is, and what holds it. */
export const whyCommand: Command = {
  name: 'why',
  takes: '<number>',
  async run(context, given) {
    const read = readNumber(context, given.args[0])
    if ('wrong' in read) return read.wrong
    const asked = await reach(context, 'why', read)
    if (asked.outcome === 'failed') return asked.exit
    const why = asked.value
    const { t } = context
    if (why === null) {
      context.errors.write(`${t('cli-unknown-request', { number: read.number })}\n`)
      return exit.error
    }
    const { request, verdicts } = why
    print(context, given, why, () => [
      t('why-title', { number: request.id, tier: request.tier, state: t(`state-${request.state}`) }),
      t('why-text', { text: request.text }),
      t('why-reasons'),
      ...(verdicts.length === 0 ? [t('why-no-reasons')] : verdicts.map((verdict) => sayVerdict(verdict, t))),
    ])
    return exit.ok
  },
}
