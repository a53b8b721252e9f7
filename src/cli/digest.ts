import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** Sends the digests that are due, or today's; safe to be called by a timer as often as it likes. */
export const digestCommand: Command = {
  name: 'digest',
  options: ['--now'],
  async run(context, given) {
    const asked = await reach(context, 'digest', { now: given.options.now === true })
    if (asked.outcome === 'failed') return asked.exit
    const { t } = context
    print(context, given, asked.value, () =>
      asked.value.length === 0
        ? [t('cli-digest-nowhere')]
        : asked.value.map(({ outcome, address, date, madeAt, nextAt }) => {
            const args = { address, date: date ?? '–', at: minute(madeAt), next: minute(nextAt) }
            if (outcome === 'made') return t('cli-digest-made', args)
            if (madeAt === null) return t('cli-digest-none-yet', args)
            return outcome === 'made-before' ? t('cli-digest-before', args) : t('cli-digest-not-due', args)
          }),
    )
    return exit.ok
  },
}

/** An ISO time in UTC as people write it, to the minute. */
const minute = (at: string | null): string => (at === null ? '–' : `${at.slice(0, 16).replace('T', ' ')} UTC`)
