import { z } from 'zod'
import type { AgentEvent, UnreadableEvent } from '../agent-event.ts'
import type { SpooledEvent } from '../spooled-event.ts'
import { textsOf } from '../texts.ts'
import { deedOf, isStopped } from './deed.ts'

/** A tool's answer is compared with, never kept, so more than this would only cost memory. */
const OUTPUT_MAX = 1_048_576

const text = z.string().nullable().catch(null)
const word = z.string().catch('')
const path = z
  .string()
  .refine((value) => value !== '' && !value.includes('\0'))
  .nullable()
  .catch(null)

const common = z.object({ session_id: word, cwd: path, transcript_path: path })
const prompt = z.object({ prompt: text })
const tool = z.object({
  tool_name: word,
  tool_input: z
    .object({ file_path: path, notebook_path: path, path, skill: text, command: text })
    .partial()
    .catch({}),
  tool_response: z.unknown().optional(),
  error: text,
  is_interrupt: z.boolean().catch(false),
})
const given = z.object({ tool_input: z.unknown().optional() }).catch({ tool_input: null })
const answer = z
  .object({ interrupted: z.boolean().catch(false), filePath: path })
  .partial()
  .catch({})
const stop = z.object({ last_assistant_message: text })
const sessionStart = z.object({ source: word })
const sessionEnd = z.object({ reason: word })

/**
 * Reads one spooled event of Claude Code. Lenient: only the fields that are used are looked at, a field of another
 * type counts as missing, and unknown ones are dropped (`__proto__` among them). Never throws.
 */
export function readEvent(spooled: SpooledEvent): AgentEvent | UnreadableEvent {
  const { body, id, name } = spooled
  const head = common.safeParse(body)
  if (!head.success) return { unreadable: 'not-an-object' }
  const event = {
    id,
    agent: 'claude-code',
    at: spooled.receivedAt,
    session: head.data.session_id,
    cwd: head.data.cwd,
    transcript: head.data.transcript_path,
  } as const
  switch (name) {
    case 'UserPromptSubmit': {
      const given = prompt.parse(body).prompt
      const words = given && spooled.truncated ? wholeSentences(given) : given
      return words ? { ...event, kind: 'prompt', prompt: words } : { unreadable: 'no-prompt' }
    }
    case 'PostToolUse':
      return { ...event, ...readTool(body, true) }
    case 'PostToolUseFailure':
      return { ...event, ...readTool(body, false) }
    case 'Stop':
      return { ...event, kind: 'stop', lastMessage: stop.parse(body).last_assistant_message }
    case 'SessionStart':
      return { ...event, kind: 'session-start', source: sessionStart.parse(body).source }
    case 'SessionEnd':
      return { ...event, kind: 'session-end', reason: sessionEnd.parse(body).reason }
    default:
      return { unreadable: 'unknown-event' }
  }
}

function readTool(body: unknown, ok: boolean) {
  const { tool_name, tool_input, tool_response, error, is_interrupt } = tool.parse(body)
  const { tool_input: whole } = given.parse(body)
  const { interrupted = false, filePath } = answer.parse(tool_response)
  const named = [tool_input.file_path, tool_input.notebook_path, tool_input.path, filePath]
  const files = new Set(named.filter((one) => typeof one === 'string'))
  return {
    kind: 'tool',
    tool: tool_name,
    ok,
    error,
    output: textsOf(ok ? tool_response : [error, tool_response], OUTPUT_MAX),
    interrupted: is_interrupt || interrupted || isStopped(error ?? ''),
    deed: deedOf(tool_name, whole),
    files: [...files],
    skill: tool_name === 'Skill' ? skillName(tool_input.skill ?? tool_input.command) : null,
  } as const
}

/** Older versions call it `command`; a plugin's skill is `plugin:name`, and none of the project's. */
function skillName(given: string | null | undefined): string | null {
  const name = given?.replace(/^\//, '').split(/\s/)[0] ?? ''
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(name) ? name : null
}

/** Half a sentence may mean the opposite of the whole, so what follows the last sentence end of a cut text is left. */
function wholeSentences(cut: string): string {
  const end = /^[\s\S]*(?:[.!?](?=\s)|[。！？\n])/u.exec(cut)
  return end ? end[0].trimEnd() : ''
}
