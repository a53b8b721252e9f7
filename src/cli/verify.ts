import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** Walks every audit chain; ends with 1 when a link is broken. */
export const verifyCommand: Command = {
  name: 'verify',
  async run(context, given) {
    const asked = await reach(context, 'verify', {})
    if (asked.outcome === 'failed') return asked.exit
    const { ok, rows, broken } = asked.value
    print(context, given, asked.value, () => [
      ok ? context.t('cli-verify-ok', { rows }) : context.t('cli-verify-broken', { count: broken.length }),
      ...broken.map(({ chain, seq, why }) => `${chain} ${seq}: ${why}`),
    ])
    return ok ? exit.ok : exit.error
  },
}
