import { setTimeout as pause } from 'node:timers/promises'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import { maskSecrets } from '../../core/secret.ts'
import type { Answer, Present, Receive, Sender } from '../../flow/ports/channel.ts'
import { messageFlag, response, routes } from './codes.ts'
import { drawAside, drawToast } from './draw.ts'
import { drawForm, type Form, formOf } from './form.ts'
import { describe, isAcknowledged } from './outcome.ts'
import type { Patience } from './patience.ts'
import { type Read, readInteraction, type Self } from './read.ts'
import type { Rest } from './rest.ts'

/** An interaction's token is good for 15 minutes; an answer that late is of no use to anybody. */
const FOLLOW_UP_PATIENCE_MS = 30_000

export interface Interactions {
  take(payload: unknown, self: Self): void
  /** Resolves when every one that was taken is handled and answered. */
  settled(): Promise<void>
}

/**
 * Takes the interactions: the first answer goes out before anything is looked up, because Discord waits for it three
 * seconds only; then the flow decides, and says how in a line that only the presser sees (R50, R60).
 */
export function createInteractions(options: {
  readonly rest: Rest
  readonly receive: Receive
  readonly mayPress: (from: Sender) => boolean
  readonly present: Present
  readonly t: (locale: LocaleCode) => Translate
  readonly patience: Patience
  readonly log: (line: object) => void
}): Interactions {
  const { rest, patience, log } = options
  const underway = new Set<Promise<void>>()
  /** What came before on the same message: two presses on one card are handled, and answered, in their order. */
  const lines = new Map<string, Promise<void>>()
  const say = (read: Read) => options.t(read.locale ?? 'en')

  /** False when nothing more can be said to this interaction; what was pressed counts all the same (R56). */
  async function respond(read: Read, body: object): Promise<boolean> {
    try {
      await rest.answer(
        'post',
        routes.callback(read.id, read.token),
        { body, signal: AbortSignal.timeout(patience.answerMs) },
        { safe: true, patienceMs: patience.answerMs },
      )
      return true
    } catch (error) {
      if (isAcknowledged(error)) return true
      log({ event: 'acknowledge-failed', why: describe(error) })
      return false
    }
  }

  const acknowledge = (read: Read) =>
    respond(
      read,
      read.onMessage
        ? { type: response.laterAsEdit }
        : { type: response.laterAsMessage, data: { flags: messageFlag.ephemeral } },
    )

  async function followUp(read: Read, answer: Answer | null, application: string): Promise<void> {
    if (read.onMessage && (answer === null || (!answer.aside && answer.toast === ''))) return
    const body = answer?.aside
      ? drawAside(answer.aside.card, say(read))
      : drawToast(withTyped(read, answer) || say(read)('discord-see-chat'))
    try {
      const made = read.onMessage
        ? // Not made twice: whoever pressed must not be told twice.
          await rest.answer(
            'post',
            routes.asides(application, read.token),
            { body: { ...body, flags: messageFlag.ephemeral } },
            { safe: false, patienceMs: FOLLOW_UP_PATIENCE_MS },
          )
        : await rest.answer(
            'patch',
            routes.firstAside(application, read.token),
            { body },
            { safe: true, patienceMs: FOLLOW_UP_PATIENCE_MS },
          )
      const message = (made as { id?: unknown } | null)?.id
      if (answer?.aside && typeof message === 'string') await answer.aside.shown(message)
    } catch (error) {
      log({ event: 'answer-failed', why: describe(error) })
    }
  }

  /** A form is gone with its words once it was sent: those that were not taken come back, to be written anew. */
  function withTyped(read: Read, answer: Answer | null): string {
    const typed = typedIn(read)
    if (!answer?.alert || typed === '') return answer?.toast ?? ''
    return `${answer.toast}\n${say(read)('discord-typed', { words: typed })}`
  }

  /** Hands it on until it is kept: Discord does not send it again. */
  async function hand(read: Read, application: string): Promise<Answer | null> {
    const { incoming } = read
    if (!incoming) return { toast: say(read)('toast-refused'), alert: true }
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await options.receive({ channel: 'discord', bot: application, id: read.id, incoming })
      } catch (error) {
        const afterMs = patience.handlingMs[attempt]
        if (afterMs === undefined) {
          log({ event: 'update-lost', id: read.id, why: error instanceof Error ? error.message : 'unknown' })
          return { toast: say(read)('toast-error'), alert: true }
        }
        await pause(afterMs)
      }
    }
  }

  async function inLine<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = lines.get(key)
    const acting = (before ?? Promise.resolve()).then(act)
    const done = acting.then(
      () => {},
      () => {},
    )
    lines.set(key, done)
    try {
      return await acting
    } finally {
      if (lines.get(key) === done) lines.delete(key)
    }
  }

  /** Null: nothing can be written here any more, so the press is answered like any other. */
  async function wordsFor(read: Read, form: Form): Promise<{ readonly words: string | null } | null> {
    const unknown = { words: null }
    if (form.kind === 'answer' || !read.at) return unknown
    const { kind, number, revision } = form
    const asked = options.present({ kind, number, revision, at: read.at, from: read.from })
    // An empty form in time is worth more than a filled one that is too late.
    const late = pause(patience.presentMs, unknown, { ref: false })
    return Promise.race([asked.catch(() => unknown), late])
  }

  async function handle(read: Read, application: string): Promise<void> {
    const form = read.kind === 'press' && read.at ? formOf(read.customId) : null
    // A form must be the very first answer, so this right is looked up in memory; nobody else gets to see one.
    const opened = form && options.mayPress(read.from) ? await wordsFor(read, form) : null
    if (form && opened) {
      await respond(read, {
        type: response.form,
        data: drawForm(read.customId, form, opened.words, say(read)),
      })
      return
    }
    const acknowledging = acknowledge(read)
    await inLine(read.at?.message ?? read.id, async () => {
      const heard = await acknowledging
      const answer = await hand(read, application)
      if (heard) await followUp(read, answer, application)
    })
  }

  return {
    take(payload, self) {
      const read = readInteraction(payload, self)
      if (!read) return
      const handling = handle(read, self.application)
        .catch((error: unknown) => log({ event: 'interaction-failed', why: String(error) }))
        .finally(() => underway.delete(handling))
      underway.add(handling)
    },
    async settled() {
      while (underway.size > 0) await Promise.all(underway)
    },
  }
}

/** What `/decide` was given that is longer is no answer like "#42 evolve" but holds somebody's sentence. */
const SENTENCE_MIN = 30

/** The words of a form or of a command; nothing where they hold a secret, which is not said again. */
function typedIn({ incoming }: Read): string {
  const words =
    incoming?.kind === 'press'
      ? (incoming.words ?? '')
      : incoming?.kind === 'command' && incoming.name === 'remember'
        ? incoming.args
        : incoming?.kind === 'words' && (incoming.replyTo !== null || incoming.text.length > SENTENCE_MIN)
          ? incoming.text
          : ''
  return maskSecrets(words).found.length > 0 ? '' : words
}
