import { type Command, exit } from './context.ts'

/** The Node variant of the hook. It ends with 0 whatever happens, and only SessionStart is told anything: it runs inside the agent. */
export const captureCommand: Command = {
  name: 'capture',
  takes: '<agent> <event>',
  async run(context, { args }) {
    try {
      const { capture } = await import('../hook/capture.ts')
      const { homeOf, projectFolderOf } = await import('../config/early.ts')
      const [agent = '', event = ''] = args
      const home = homeOf(context.settings)
      await capture({ agent, event, home, stdin: context.input })
      if (event !== 'SessionStart') return exit.ok
      const { sessionText } = await import('../hook/session-start.ts')
      context.output.write(await sessionText(home, projectFolderOf(context.settings)))
    } catch {
      // The agent goes on.
    }
    return exit.ok
  },
}
