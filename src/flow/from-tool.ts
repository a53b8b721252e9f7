import { isFromTool } from '../core/reason.ts'
import type { Draft, Request } from '../core/request/request.ts'
import { ToolOutput } from '../core/taint.ts'
import type { World } from './world.ts'

/** Do any of these words stand in what a tool of any session put out? For whoever does not say from which session (R17). */
export const isToolOutput = (world: World, words: readonly string[]): boolean =>
  words.some((text) => [...world.outputs.values()].some((output) => output.taints(text)))

/** Are words that came back from a tool still in what a person made of them? Its output itself may be forgotten by now. */
export function keepsToolWords(
  world: World,
  { flags, text, origin }: Pick<Request, 'flags' | 'text' | 'origin'>,
  words: string,
): boolean {
  if (!isFromTool(flags)) return false
  const before = new ToolOutput()
  before.add(text)
  return before.taints(words) || (world.outputs.get(origin.session)?.taints(words) ?? false)
}

/** With the mark that its card shows, and a risk that asks for the content. */
export const asToolWords = (draft: Draft): Draft => ({
  ...draft,
  risk: 'medium',
  flags: [...draft.flags, { code: 'tool-output' }],
})
