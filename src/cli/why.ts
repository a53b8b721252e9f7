import { type Command, exit, print } from './context.ts'
import { readNumber } from './number.ts'
import { reach } from './reach.ts'

/** Why a request came, where it is, what holds it, and who decided. */
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
    const { request, ...rest } = why
    const { drawWhy } = await import('../core/card/why.ts')
    const plain = why.decisions.map(({ byName, atLocal, removes, ...decision }) => decision)
    print(context, given, { ...why, decisions: plain }, () =>
      drawWhy({ ...request, ...rest, number: request.id }, t).parts.map((part) =>
        part.part === 'words' ? '' : part.text,
      ),
    )
    return exit.ok
  },
}
