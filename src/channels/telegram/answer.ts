import { setTimeout as pause } from 'node:timers/promises'
import { GrammyError } from 'grammy'
import { cutUnits } from '../../core/grapheme.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { Answer } from '../../flow/ports/channel.ts'
import { describe, retryAfterMs } from './outcome.ts'
import type { Patience } from './patience.ts'

/** Telegram's limit for the text of an answer. */
const TOAST_MAX_UNITS = 200
const TRIES = 3
/** A press older than this cannot be answered any more, so a longer pause is pointless. */
const RETRY_WITHIN_MS = 10_000
/** Ids of answered presses that are remembered: an update can come again before it is confirmed. */
const REMEMBERED = 1_000

export interface Answers {
  /** Starts the clock of a press that has arrived. */
  expect(id: string, locale: LocaleCode | null, late: boolean): void
  /** Answers it, unless ⏳ was shown already. Null answers without words. */
  give(id: string, answer: Answer | null): void
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>
}

/** Every press is answered exactly once, whatever happens to its handler. */
export function createAnswers(options: {
  readonly patience: Patience
  readonly call: (id: string, text: string, alert: boolean) => Promise<unknown>
  readonly t: (locale: LocaleCode) => Translate
  readonly log: (line: object) => void
}): Answers {
  const waiting = new Map<string, NodeJS.Timeout>()
  const answered = new Set<string>()
  const underway = new Set<Promise<void>>()

  async function deliver(id: string, text: string, alert: boolean): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await options.call(id, text, alert)
        return
      } catch (error) {
        // "query is too old" (R46) and every other 400: the card says what was decided
        const afterMs = retryAfterMs(error)
        if (error instanceof GrammyError && error.error_code === 400) return
        if (afterMs === null || afterMs > RETRY_WITHIN_MS || attempt >= TRIES) {
          options.log({ event: 'answer-failed', why: describe(error) })
          return
        }
        await pause(afterMs, undefined, { ref: false })
      }
    }
  }

  function answer(id: string, text: string, alert: boolean): void {
    clearTimeout(waiting.get(id))
    waiting.delete(id)
    if (answered.has(id)) return
    answered.add(id)
    if (answered.size > REMEMBERED) answered.delete(answered.values().next().value ?? id)
    const sending = deliver(id, cutUnits(text, TOAST_MAX_UNITS), alert).finally(() =>
      underway.delete(sending),
    )
    underway.add(sending)
  }

  return {
    expect(id, locale, late) {
      if (answered.has(id) || waiting.has(id)) return
      const working = () => answer(id, options.t(locale ?? 'en')('toast-working'), false)
      waiting.set(id, setTimeout(working, late ? options.patience.lateMs : options.patience.workingMs))
    },
    give: (id, given) => answer(id, given?.toast ?? '', given?.alert ?? false),
    async settled() {
      for (const timer of waiting.values()) clearTimeout(timer)
      await Promise.all(underway)
    },
  }
}
