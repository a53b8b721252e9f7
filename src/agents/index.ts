import type { AgentEvent, UnreadableEvent } from './agent-event.ts'
import { readEvent } from './claude-code/events.ts'
import type { SpooledEvent } from './spooled-event.ts'

/** The agents that are understood. A new one is a folder here and a line below. */
const readers = { 'claude-code': readEvent } satisfies Record<
  AgentEvent['agent'],
  (spooled: SpooledEvent) => AgentEvent | UnreadableEvent
>

/** What a spooled event says, by the reader of the agent that sent it. Never throws. */
export function readAgentEvent(spooled: SpooledEvent): AgentEvent | UnreadableEvent {
  const agent = Object.keys(readers).find((name) => name === spooled.agent) as
    | keyof typeof readers
    | undefined
  return agent ? readers[agent](spooled) : { unreadable: 'unknown-agent' }
}
