import type { Command } from './context.ts'
import { complain, exit } from './context.ts'

/** Serves an agent over standard input and output. It can propose and read; nothing here approves anything (R29). */
export const mcpCommand: Command = {
  name: 'mcp',
  options: ['--workspace <path>'],
  async run(context, given) {
    const { workspace } = given.options
    if (context.input.isTTY) complain(context, 'cli-mcp-terminal')
    const { serve } = await import('./mcp/serve.ts')
    await serve(context, typeof workspace === 'string' ? workspace : null)
    return exit.ok
  },
}
