import { z } from 'zod'
import type { Happening } from '../../core/pitfall/step.ts'
import { textsOf } from '../texts.ts'
import { deedOf, isStopped } from './deed.ts'

const OUTPUT_MAX = 20_000

const part = z
  .object({
    type: z.string(),
    text: z.string().optional().catch(undefined),
    id: z.string().optional().catch(undefined),
    name: z.string().optional().catch(undefined),
    input: z.unknown().optional(),
    tool_use_id: z.string().optional().catch(undefined),
    is_error: z.boolean().optional().catch(undefined),
    content: z.unknown().optional(),
  })
  .nullable()
  .catch(null)
const line = z.object({
  type: z.enum(['user', 'assistant']),
  /** Written by the harness, or by an agent that this one started. */
  isMeta: z.boolean().optional().catch(undefined),
  isSidechain: z.boolean().optional().catch(undefined),
  timestamp: z.string().optional().catch(undefined),
  message: z.object({ content: z.union([z.string(), z.array(part)]) }),
})

interface Use {
  readonly tool: string
  readonly input: unknown
}

/**
 * Reads the lines of a transcript of Claude Code. Its form is documented nowhere: a line that is not understood is left
 * out. A tool is told of where its answer stands; one without an answer was cut off and is not told of. A session that
 * goes on with another begins with a copy of it: what is older than `since` (ms since the epoch) was counted there.
 */
export function createTranscriptReader(since = 0): (text: string) => readonly Happening[] {
  const uses = new Map<string, Use>()
  return (text) => {
    const read = line.safeParse(parsed(text))
    if (!read.success || read.data.isMeta || read.data.isSidechain) return []
    const { type, message, timestamp = '' } = read.data
    if (Date.parse(timestamp) < since) return []
    const parts = typeof message.content === 'string' ? [textPart(message.content)] : message.content
    return parts.flatMap((each) => (each === null ? [] : told(type, each, uses)))
  }
}

const textPart = (text: string): z.infer<typeof part> => ({ type: 'text', text })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function told(
  by: 'user' | 'assistant',
  each: NonNullable<z.infer<typeof part>>,
  uses: Map<string, Use>,
): readonly Happening[] {
  const { type, text, id, name, input, tool_use_id, is_error = false, content } = each
  if (type === 'text' && text)
    return [by === 'user' ? { kind: 'prompt', prompt: text } : { kind: 'answer', text }]
  if (by === 'assistant' && type === 'tool_use' && id && name) uses.set(id, { tool: name, input })
  if (by !== 'user' || type !== 'tool_result' || !tool_use_id) return []
  const use = uses.get(tool_use_id)
  uses.delete(tool_use_id)
  if (!use) return []
  const output = textsOf(content, OUTPUT_MAX)
  return [
    {
      kind: 'tool',
      deed: deedOf(use.tool, use.input),
      ok: !is_error,
      stopped: is_error && isStopped(output),
      output,
    },
  ]
}
