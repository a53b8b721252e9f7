import { sayReason } from '../core/card/say-reason.ts'
import { type Command, complain, exit, print } from './context.ts'
import { readNumber } from './number.ts'
import { reach } from './reach.ts'

/** Takes the words of a request out of the tables and the journal, and says where they still are. */
export const forgetCommand: Command = {
  name: 'forget',
  takes: '<number>',
  async run(context, given) {
    const read = readNumber(context, given.args[0])
    if ('wrong' in read) return read.wrong
    const asked = await reach(context, 'forget', read)
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { t } = context
    if ('refused' in value) {
      if (value.refused === 'unknown-request')
        return complain(context, 'cli-unknown-request', { number: read.number })
      const reason = sayReason({ code: value.refused, ...(value.detail && { detail: value.detail }) }, t)
      print(context, given, value, () => [t('cli-forget-refused', { number: read.number, reason })])
      return exit.refused
    }
    const { file, commits } = value.left
    print(context, given, value, () => [
      t('cli-forget-done', { numbers: value.forgotten.map((number) => `#${number}`).join(' ') }),
      ...(file === null ? [] : [t('cli-forget-file', { place: file, number: read.number })]),
      ...(commits.length === 0
        ? []
        : [t('cli-forget-commits', { commits: commits.map((id) => id.slice(0, 7)).join(' ') })]),
      t('cli-forget-backups'),
    ])
    return exit.ok
  },
}
