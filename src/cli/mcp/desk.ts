import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { CallInput, CallName, CallResult } from '../calls.ts'
import type { Context } from '../context.ts'
import { LOCK_RETRY_MS, reach } from '../reach.ts'

/** Several agents can be at it at once, and each call alone with the store takes its time. */
const WAIT_MS = 30_000

export type Asked<Value> =
  | { readonly outcome: 'answered'; readonly value: Value }
  /** `why`: one sentence that says what to do. */
  | { readonly outcome: 'failed'; readonly why: string }

/** What the tools work at: one workspace, one agent, and the service, or for the length of one call its store. */
export interface Desk {
  /** The workspace that this server is for: the folder that was named, or that it was started in. */
  readonly place: { readonly workspace?: string; readonly cwd: string }
  /** What is said again by the same server counts once. */
  readonly session: string
  /** The agent's name for itself, as a plain word; undefined when it gave none. */
  readonly agent: () => string | undefined
  /** The context of one call, and what was complained of in it. */
  readonly quietly: () => { readonly context: Context; readonly complaints: () => string }
  ask<Name extends CallName>(name: Name, input: CallInput<Name>): Promise<Asked<CallResult<Name>>>
}

export function openDesk(context: Context, folder: string | null, client: () => string | undefined): Desk {
  const cwd = context.settings.cwd ?? process.cwd()
  const quietly = () => {
    let said = ''
    const errors = new Writable({
      write(chunk, _, done) {
        said += String(chunk)
        done()
      },
    })
    return { context: { ...context, errors }, complaints: () => said.trim() }
  }
  // One after the other: while no service runs, each call is alone with the store.
  let last: Promise<unknown> = Promise.resolve()
  let gap: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(() => gap).then(work)
    last = mine.catch(() => {})
    return mine
  }
  return {
    place: { cwd, ...(folder !== null && { workspace: path.resolve(cwd, folder) }) },
    session: `mcp.${randomUUID()}`,
    agent: () => plainName(client()),
    quietly,
    ask: (name, input) =>
      inTurn(async () => {
        const { context: alone, complaints } = quietly()
        const asked = await reach(alone, name, input, WAIT_MS)
        if (asked.outcome === 'failed') return { outcome: 'failed', why: complaints() }
        // Whoever waits for the store must find it free when it looks; our next call would take it at once.
        if (asked.alone) gap = setTimeout(2 * LOCK_RETRY_MS)
        return { outcome: 'answered', value: asked.value }
      }),
  }
}

/** `Claude Code` and `claude-code` are one. */
function plainName(given: string | undefined): string | undefined {
  const name = (given ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 32)
    .replace(/-+$/, '')
  return name === '' ? undefined : name
}
