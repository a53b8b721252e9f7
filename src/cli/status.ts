import type { Status } from '../flow/ports/read-models.ts'
import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** A service of an older version tells less of itself. */
export const asNow = (value: Status): Status => ({
  ...value,
  phase: value.phase ?? (value.ready ? 'up' : 'starting'),
  unwritten: value.unwritten ?? 0,
})

/** How the service is doing: the words of `/status`. `ready` is false while none runs. */
export const statusCommand: Command = {
  name: 'status',
  async run(context, given) {
    const asked = await reach(context, 'status', {})
    if (asked.outcome === 'failed') return asked.exit
    const { value } = asked
    const { drawStatus } = await import('../core/card/list.ts')
    print(context, given, value, () =>
      drawStatus(asNow(value), Date.now(), context.t).parts.map((part) =>
        part.part === 'words' ? '' : part.text,
      ),
    )
    return exit.ok
  },
}
