import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { bin } from './built.ts'

export interface Said {
  readonly wrong: boolean
  readonly text: string
  /** biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came. */
  readonly data: any
}

/** An agent that speaks with the built server over its standard input and output. */
export async function anAgent(
  cwd: string,
  env: Readonly<Record<string, string>>,
  { name = 'claude-code', argv = [] as readonly string[] } = {},
) {
  const client = new Client({ name, version: '1.0.0' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [bin, 'mcp', ...argv],
    cwd,
    env: { ...env },
    stderr: 'pipe',
  })
  await client.connect(transport)
  return {
    client,
    close: () => client.close(),
    async call(tool: string, given: Readonly<Record<string, unknown>> = {}): Promise<Said> {
      const got = await client.callTool({ name: tool, arguments: { ...given } }, CallToolResultSchema, {
        timeout: 120_000,
      })
      const result = CallToolResultSchema.parse(got)
      const [first] = result.content
      return {
        wrong: result.isError === true,
        text: first?.type === 'text' ? first.text : '',
        data: result.structuredContent,
      }
    },
  }
}
export type Agent = Awaited<ReturnType<typeof anAgent>>
