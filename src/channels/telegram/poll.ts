import { setTimeout as pause } from 'node:timers/promises'
import { type RawUpdate, rawUpdate } from './read.ts'

export type AfterFailure = { readonly afterMs: number } | 'give-up'

/** How often one update is tried when it could not be stored, and the pause before each further try, ms. */
const HANDLING_PAUSES_MS = [250, 1_000, 4_000]

export interface PollingOptions {
  /** One getUpdates. Rejects as the API client does. `seconds` 0 answers at once. */
  readonly fetch: (
    ask: { readonly offset: number; readonly seconds: number; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<readonly unknown[]>
  /** The whole batch, before the first is handled. */
  readonly arrived: (updates: readonly RawUpdate[]) => void
  /** Resolves when the update is durably stored. */
  readonly handle: (update: RawUpdate) => Promise<void>
  readonly succeeded: () => void
  readonly failed: (error: unknown) => AfterFailure | Promise<AfterFailure>
  readonly lost: (update: RawUpdate, error: unknown) => void
  readonly seconds: number
  /** How long the stop waits for a running handler, and for the confirmation. */
  readonly stopMs: number
}

export interface Polling {
  /** Ends when `stop` was called or a failure cannot be mended; never rejects. */
  readonly ended: Promise<void>
  /** Lets the handler that runs end, then confirms exactly what was handled. */
  stop(): Promise<void>
}

const idOf = (raw: unknown): number => {
  const id = (raw as { update_id?: unknown } | null)?.update_id
  return typeof id === 'number' ? id : -1
}

/**
 * Sequential long polling. An update is confirmed (by the offset of the next call) only after its handler resolved,
 * also at the stop: grammY's own loop confirms the one that is still being handled, which a kill right then would
 * lose (R37).
 */
export function startPolling(options: PollingOptions): Polling {
  const stopping = new AbortController()
  let offset = 0
  let confirmed = 0

  async function handle(update: RawUpdate): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await options.handle(update)
        return true
      } catch (error) {
        const afterMs = HANDLING_PAUSES_MS[attempt]
        if (afterMs === undefined) {
          options.lost(update, error)
          return true
        }
        await pause(afterMs, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return false
      }
    }
  }

  async function handleAll(batch: readonly unknown[]): Promise<void> {
    const read = batch.map((raw) => ({ id: idOf(raw), update: rawUpdate.safeParse(raw).data ?? null }))
    options.arrived(read.flatMap(({ update }) => update ?? []))
    for (const { id, update } of read) {
      if (stopping.signal.aborted) return
      if (update && !(await handle(update))) return
      offset = Math.max(offset, id + 1)
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const asked = offset
        const batch = await options.fetch({ offset, seconds: options.seconds, limit: 100 }, stopping.signal)
        confirmed = asked
        options.succeeded()
        await handleAll(batch)
      } catch (error) {
        if (stopping.signal.aborted) return
        const next = await options.failed(error)
        if (next === 'give-up') return
        await pause(next.afterMs, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
  }

  const ended = loop()
  return {
    ended,
    async stop() {
      stopping.abort()
      await Promise.race([ended, pause(options.stopMs, undefined, { ref: false })])
      if (offset > confirmed)
        await options
          .fetch({ offset, seconds: 0, limit: 1 }, AbortSignal.timeout(options.stopMs))
          .catch(() => {}) // not confirmed: they come again and are known by their ids
    },
  }
}
