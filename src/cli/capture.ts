import { type Command, exit } from './context.ts'

/** The Node variant of the hook. Whatever happens, it prints nothing and ends with 0: it runs inside the agent. */
export const captureCommand: Command = {
  name: 'capture',
  takes: '<agent> <event>',
  async run(context, { args }) {
    try {
      const { capture } = await import('../hook/capture.ts')
      const { homeOf } = await import('../config/early.ts')
      const [agent = '', event = ''] = args
      await capture({ agent, event, home: homeOf(context.settings), stdin: context.input })
    } catch {
      // The agent goes on.
    }
    return exit.ok
  },
}
