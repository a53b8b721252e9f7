import { sayReason } from '../core/card/say-reason.ts'
import { type Command, complain, exit, print } from './context.ts'
import { readNumber } from './number.ts'
import { reach } from './reach.ts'

/** Asks on the channels to take an entry out again; it decides nothing. */
export const undoCommand: Command = {
  name: 'undo',
  takes: '<number>',
  async run(context, given) {
    const read = readNumber(context, given.args[0])
    if ('wrong' in read) return read.wrong
    const asked = await reach(context, 'undo', read)
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { t } = context
    if ('refused' in value) {
      if (value.refused === 'unknown-request')
        return complain(context, 'cli-unknown-request', { number: read.number })
      print(context, given, value, () => [
        t('cli-undo-refused', {
          number: read.number,
          reason: sayReason({ code: value.refused, ...(value.detail && { detail: value.detail }) }, t),
        }),
      ])
      return exit.refused
    }
    const { request: undo, held } = value
    const { number } = read
    print(context, given, value, () => [
      held
        ? t('cli-undo-held', { undo, number, reason: sayReason(held, t) })
        : t('toast-undo-asked', { undo, number }),
    ])
    return exit.ok
  },
}
