import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import { versionOf } from '../../config/early.ts'
import { maskSecrets } from '../../core/secret.ts'
import type { Context } from '../context.ts'
import { openDesk } from './desk.ts'
import { evolutionPropose, evolutionStatus } from './evolution.ts'
import { knowledgeFeedback, knowledgeScan, knowledgeSearch } from './knowledge.ts'
import { learningLog, learningSearch, learningStats } from './learning.ts'
import { lineTransport } from './line-transport.ts'
import { failed, type Tool } from './tool.ts'

const tools: readonly Tool[] = [
  evolutionPropose,
  evolutionStatus,
  learningLog,
  learningSearch,
  learningStats,
  knowledgeScan,
  knowledgeSearch,
  knowledgeFeedback,
]

const INSTRUCTIONS = `Evogate is the human gate in front of this project's memory files (CLAUDE.md, MEMORY.md, skills). Those files change only after a person has said yes, and no tool here can say it for them: propose, then go on with your work without waiting. Do not edit the memory files yourself.`

/** Serves until the other side closes its end. */
export async function serve(context: Context, folder: string | null): Promise<void> {
  const server = new Server(
    { name: 'evogate', title: 'Evogate', version: versionOf() },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  const desk = openDesk(context, folder, () => server.getClientVersion()?.name)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(({ listed }) => listed) }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given } }) => {
    const tool = tools.find(({ listed }) => listed.name === name)
    if (!tool) {
      const names = tools.map(({ listed }) => listed.name).join(', ')
      return failed(`There is no tool "${name.slice(0, 64)}". There are: ${names}. Approving is a person's.`)
    }
    try {
      return await tool.call(desk, given)
    } catch (error) {
      const why = maskSecrets(error instanceof Error ? error.message : String(error)).text
      context.errors.write(`${name}: ${why}\n`)
      return failed(
        `Evogate broke while it did this: ${why.slice(0, 200)}. Go on without it and tell the user.`,
      )
    }
  })
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve
  })
  await server.connect(lineTransport(context.input, context.output))
  await closed
}
