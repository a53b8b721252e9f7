import type { CallToolResult, Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { maskSecrets } from '../../core/secret.ts'
import type { Asked, Desk } from './desk.ts'

/** What a tool answers. `wrong` says what to do; the agent reads it, so it is in English like all of the protocol. */
export type Answer<Data> =
  | { readonly said: string; readonly data: Data; readonly refused?: true }
  | { readonly wrong: string }

/** One tool, as the server lists and calls it. */
export interface Tool {
  readonly listed: ListedTool
  call(desk: Desk, given: unknown): Promise<CallToolResult>
}

interface Described<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Strict: what is not asked for is refused, so that no claim looks as if it had counted. */
  readonly input: Input
  readonly output: Output
  /** Changes nothing. */
  readonly reads: boolean
  run(desk: Desk, input: z.output<Input>): Promise<Answer<z.input<Output>>>
}

export function tool<Input extends z.ZodObject, Output extends z.ZodObject>({
  name,
  title,
  description,
  input,
  output,
  reads,
  run,
}: Described<Input, Output>): Tool {
  return {
    listed: {
      name,
      title,
      description,
      inputSchema: schemaOf(input, 'input'),
      outputSchema: schemaOf(output, 'output'),
      annotations: {
        title,
        readOnlyHint: reads,
        destructiveHint: false,
        idempotentHint: reads,
        openWorldHint: false,
      },
    },
    async call(desk, given) {
      const read = input.safeParse(given ?? {})
      if (!read.success) return failed(wrongInput(name, read.error))
      const answer = await run(desk, read.data)
      if ('wrong' in answer) return failed(answer.wrong)
      return {
        ...(answer.refused && { isError: true }),
        content: [{ type: 'text', text: answer.said }],
        structuredContent: answer.data as Record<string, unknown>,
      }
    },
  }
}

const schemaOf = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, target: 'draft-7' }) as ListedTool['inputSchema']

/** Names and ids are told back to who gave them, and could hold anything. */
export const failed = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: maskSecrets(text).text }],
})

const ISSUES_MAX = 5

/** Every field that is wrong, by name, and never what stood in it. */
function wrongInput(name: string, { issues }: z.ZodError): string {
  const lines = issues
    .slice(0, ISSUES_MAX)
    .map(({ path, message }) => `- ${path.length === 0 ? '' : `${path.join('.')}: `}${message.slice(0, 200)}`)
  return [`${name} was not called. Mend its input and call it again:`, ...lines].join('\n')
}

/** What every tool says in a folder that is in no watched workspace. */
const UNWATCHED =
  'This folder is in no workspace that Evogate watches. Ask the user to run `evogate workspace add` in it, or to start this server with --workspace PATH.'

/** The answer of the service about this workspace, or why there is none. */
export function found<Value>(
  asked: Asked<Value | null>,
): { readonly value: Value } | { readonly wrong: string } {
  if (asked.outcome === 'failed') return { wrong: asked.why }
  return asked.value === null ? { wrong: UNWATCHED } : { value: asked.value }
}

export const unwatched = { wrong: UNWATCHED } as const
