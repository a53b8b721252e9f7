import { setTimeout as pause } from 'node:timers/promises'
import { type RawUpdate, rawUpdate } from './read.ts'

/** How long to wait, and how long the first poll after it may stay open before all is taken to be well again. */
export type AfterFailure = { readonly afterMs: number; readonly probeSeconds: number } | 'give-up'

/** While a handler takes longer than this, ms, what came in behind it is looked at, but not confirmed. */
const PEEK_MS = 300
const PEEK_MAX_MS = 2_000

export interface PollingOptions {
  /** One getUpdates. Rejects as the API client does. `seconds` 0 answers at once. */
  readonly fetch: (
    ask: { readonly offset: number; readonly seconds: number; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<readonly unknown[]>
  /** Seen, but not handled yet; called for the whole batch at once, and again for updates that have to wait. */
  readonly arrived: (updates: readonly RawUpdate[], late: boolean) => void
  /** Resolves when the update is durably stored. */
  readonly handle: (update: RawUpdate) => Promise<void>
  readonly succeeded: () => void
  readonly failed: (error: unknown) => AfterFailure | Promise<AfterFailure>
  /** It cannot be stored for some time already: said once, and tried on. */
  readonly stuck: (update: RawUpdate, error: unknown) => void
  readonly seconds: number
  /** The pauses before an update that could not be stored is tried again, ms; the last one is repeated. */
  readonly storePausesMs: readonly number[]
  /** How long the stop waits for a running handler, and for the confirmation. */
  readonly stopMs: number
}

export interface Polling {
  /** Ends when `stop` was called or a failure cannot be mended; never rejects. */
  readonly ended: Promise<void>
  /** Lets the handler that runs end, then confirms exactly what was handled. */
  stop(): Promise<void>
}

const readRaw = (raw: unknown) => {
  const id = (raw as { update_id?: unknown } | null)?.update_id
  return { id: typeof id === 'number' ? id : -1, update: rawUpdate.safeParse(raw).data ?? null }
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
  let refused = false

  async function handle(update: RawUpdate): Promise<boolean> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await options.handle(update)
        return true
      } catch (error) {
        // Never confirmed while it is not stored: a press must not be lost with a full disk (R37, R87).
        if (attempt === options.storePausesMs.length - 1) options.stuck(update, error)
        const afterMs = options.storePausesMs[Math.min(attempt, options.storePausesMs.length - 1)]
        await pause(afterMs, undefined, { signal: stopping.signal }).catch(() => {})
        if (stopping.signal.aborted) return false
      }
    }
  }

  /** Presses that wait behind a slow one have to be answered all the same. */
  async function peek(signal: AbortSignal): Promise<void> {
    for (let pauseMs = PEEK_MS; ; pauseMs = Math.min(pauseMs * 1.2, PEEK_MAX_MS)) {
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      const waiting = await options.fetch({ offset, seconds: 0, limit: 100 }, signal).catch(() => [])
      if (!signal.aborted)
        options.arrived(
          waiting.map(readRaw).flatMap(({ update }) => update ?? []),
          true,
        )
    }
  }

  async function handleAll(batch: readonly unknown[]): Promise<void> {
    if (batch.length === 0) return
    const handled = new AbortController()
    const peeking = peek(handled.signal)
    await handleEach(batch.map(readRaw)).finally(() => handled.abort())
    await peeking
  }

  async function handleEach(read: readonly ReturnType<typeof readRaw>[]): Promise<void> {
    options.arrived(
      read.flatMap(({ update }) => update ?? []),
      false,
    )
    for (const { id, update } of read) {
      if (stopping.signal.aborted) return
      if (update && !(await handle(update))) return
      offset = Math.max(offset, id + 1)
    }
  }

  async function loop(): Promise<void> {
    let seconds = options.seconds
    while (!stopping.signal.aborted) {
      try {
        const asked = offset
        const batch = await options.fetch({ offset, seconds, limit: 100 }, stopping.signal)
        confirmed = asked
        seconds = options.seconds
        options.succeeded()
        await handleAll(batch)
      } catch (error) {
        if (stopping.signal.aborted) return
        const next = await options.failed(error)
        if (next === 'give-up') {
          refused = true
          return
        }
        seconds = Math.min(options.seconds, next.probeSeconds)
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
      if (offset > confirmed && !refused)
        await options
          .fetch({ offset, seconds: 0, limit: 1 }, AbortSignal.timeout(options.stopMs))
          .catch(() => {}) // not confirmed: they come again and are known by their ids
    },
  }
}
