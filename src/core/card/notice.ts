import type { Translate } from '../locale-code.ts'
import type { Reason } from '../reason.ts'
import type { Card } from './card.ts'
import { legible } from './legible.ts'
import { sayReasonAlone } from './say-reason.ts'

/** Messages that ask nothing. */

/** One sentence; `key` is the whole key of its text. */
export function notice(key: string, args: Readonly<Record<string, string | number>>, t: Translate): Card {
  return legible({ parts: [{ part: 'line', text: t(key, args) }], buttons: [] })
}

/** Told at every address after the standing rules of a workspace changed. `lines` are the words, byte for byte. */
export function l3Written(
  written: {
    readonly kind: 'add' | 'remove'
    readonly workspace: string
    readonly number: number
    readonly path: string
    readonly by: string
    readonly text: string
  },
  t: Translate,
): Card {
  const { kind, workspace, number, path, by, text } = written
  const key = kind === 'add' ? 'notice-l3-written' : 'notice-l3-taken-out'
  return legible({
    parts: [
      { part: 'line', text: t(key, { workspace, number, path, by }) },
      { part: 'words', lines: text.split('\n') },
    ],
    buttons: [],
  })
}

/** Sent to the chat itself when the topic that its cards were meant for was deleted. */
export const topicGone = (t: Translate): Card => notice('notice-topic-gone', {}, t)

/** A platform will never accept this card: the request waits, and the chat learns that it does. */
export const cardUndelivered = (number: number, reason: Reason, t: Translate): Card =>
  notice('notice-card-undelivered', { number, reason: sayReasonAlone(reason, t) }, t)

/** On a screen that was emptied: what waits and is not shown there, and the way to it. */
export const putOff = (count: number, t: Translate): Card => notice('notice-put-off', { count }, t)
