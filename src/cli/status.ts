import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** How the service is doing: the words of `/status`. `ready` is false while none runs. */
export const statusCommand: Command = {
  name: 'status',
  async run(context, given) {
    const asked = await reach(context, 'status', {})
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { drawStatus } = await import('../core/card/list.ts')
    print(context, given, value, () =>
      drawStatus(value, Date.now(), context.t).parts.map((part) => (part.part === 'words' ? '' : part.text)),
    )
    return exit.ok
  },
}
