import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { SessionDiary } from '../../flow/ports/session-diary.ts'
import { closedAnew, closedForGood, routes } from './codes.ts'
import { DAY_MS, pauseBeforeIdentify, pauseByDiary } from './identify.ts'
import { converse, type Ending, type Event, type Session } from './line.ts'
import { describe, isRefusal } from './outcome.ts'
import type { Patience } from './patience.ts'
import type { Rest } from './rest.ts'

const BACK_OFF_MAX_FACTOR = 60
/** After so many failures the address that a session named for itself is given up; the session is not. */
const OWN_ADDRESS_TRIES = 3

const information = z.object({
  url: z.string(),
  session_start_limit: z.object({ total: z.number(), remaining: z.number(), reset_after: z.number() }),
})

export interface Gateway {
  /** Resolves when it is over: told to stop, or refused for good. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Keeps one session with Discord's gateway open, with the guilds' intent alone (R57). A line that is cut is taken up
 * again with the same session for as long as Discord keeps it, so that nothing pressed meanwhile is missed (R56).
 */
export function openGateway(options: {
  readonly token: string
  readonly rest: Rest
  readonly agent: Agent | null
  readonly patience: Patience
  readonly diary: SessionDiary
  readonly now: () => number
  readonly event: (event: Event) => void
  readonly up: () => void
  readonly trouble: (why: string) => void
  readonly down: (why: string) => void
}): Gateway {
  const { patience, rest } = options
  const stopping = new AbortController()
  const { signal } = stopping
  let session: Session | null = null
  let lastIdentify = Number.NEGATIVE_INFINITY

  const wait = (ms: number) => (ms > 0 ? pause(ms, undefined, { ref: false, signal }) : null)

  /** Where to connect; waits until a session may be begun, if one has to be. */
  async function address(failures: number): Promise<string> {
    if (session && failures < OWN_ADDRESS_TRIES) return session.url
    const { url, session_start_limit: limit } = information.parse(await rest.ask('get', routes.gateway()))
    if (session) return url
    await takeTurn(pauseBeforeIdentify(limit))
    lastIdentify = performance.now()
    // Before the session: one that is begun and never noted would not count in a loop of crashes.
    await options.diary.note(options.now())
    return url
  }

  /** Waits until a session may be begun. A long wait is told: it is what people see of the channel. */
  async function takeTurn(limitMs: number): Promise<void> {
    const now = options.now()
    const begun = await options.diary.since(now - DAY_MS)
    const budgetMs = Math.max(limitMs, pauseByDiary(begun, now))
    if (budgetMs > patience.backOffMs) {
      const minutes = Math.ceil(budgetMs / 60_000)
      options.trouble(`IDENTIFY budget: ${begun.length} sessions within a day, the next in ${minutes} min`)
    }
    await wait(Math.max(budgetMs, lastIdentify + patience.identifyMs - performance.now()))
  }

  /** One line, from its opening to its end. */
  async function hold(failures: number): Promise<Ending> {
    const url = await address(failures)
    signal.throwIfAborted()
    return converse({
      url,
      token: options.token,
      agent: options.agent,
      session,
      signal,
      patience,
      keep: (made) => {
        session = made
      },
      up: options.up,
      event: options.event,
    })
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        const begun = performance.now()
        const resuming = session !== null
        const { code, why, lost, opened } = await hold(failures)
        if (signal.aborted) return
        const fatal = closedForGood[code]
        if (fatal) return options.down(`${code}: ${fatal}`)
        const gone = lost || closedAnew.has(code)
        if (gone) session = null
        options.trouble(why)
        // A session that Discord no longer keeps says nothing against the line: the next one need not wait for it.
        failures = opened || (gone && resuming) ? 0 : failures + 1
        // One that is sent away at once, again and again, must not come back at once; a press waits three seconds only.
        if (opened && performance.now() - begun < patience.steadyMs) await wait(patience.backOffMs / 2)
      } catch (error) {
        if (signal.aborted) return
        if (isRefusal(error)) return options.down(describe(error))
        options.trouble(describe(error))
        failures += 1
      }
      const factor = failures === 0 ? 0 : Math.min(2 ** (failures - 1), BACK_OFF_MAX_FACTOR)
      await wait(patience.backOffMs * factor)?.catch(() => {})
    }
  }

  const ended = run()
  return {
    ended,
    async stop() {
      stopping.abort()
      await Promise.race([ended, pause(patience.stopMs, undefined, { ref: false })])
    },
  }
}
