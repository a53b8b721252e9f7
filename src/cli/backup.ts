import { type Command, exit, print } from './context.ts'
import { reach } from './reach.ts'

/** Copies the database now and prints where to. */
export const backupCommand: Command = {
  name: 'backup',
  async run(context, given) {
    const asked = await reach(context, 'backup', {})
    if (asked.outcome === 'failed') return asked.exit
    print(context, given, asked.value, () => [asked.value.path])
    return exit.ok
  },
}
