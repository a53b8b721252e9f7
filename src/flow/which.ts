import type { Answer as TypedAnswer } from '../core/answer.ts'
import { readAnswer } from '../core/answer.ts'
import { principalKey } from '../core/principal.ts'
import type { SayHow } from './outbox.ts'
import type { Incoming } from './ports/channel.ts'
import type { OutboxRecord } from './ports/records.ts'
import type { Presser } from './presser.ts'
import type { World } from './world.ts'

type Words = Extract<Incoming, { kind: 'words' }>

/** A question back to whoever wrote words: a message whose answer belongs to them. */
export interface Asked {
  readonly ask: string
  readonly how: Required<Pick<SayHow, 'prompt' | 'binding'>>
}

/** A number alone is an answer for so long; later it is said about something else. */
const ANSWER_WITHIN = 10 * 60_000

/** Asks which of several requests the words were for, and keeps the words until that is said. */
export function askWhich(text: string, numbers: readonly number[], presser: Presser): Asked {
  const { principal, t } = presser
  const named = numbers.map((number) => `#${number}`)
  return {
    ask: t('toast-which-request', { numbers: named.join(' ') }),
    how: {
      prompt: { forId: principal.id, forName: principal.name, placeholder: named[0] ?? '', numbers },
      binding: { verb: 'which', request: 0, revision: 0, for: principalKey(principal), text },
    },
  }
}

/** What is said to such a question. */
export type Which =
  /** The words of before, for the request that was named now; `asked` is when the question was put. */
  | { readonly which: 'named'; readonly typed: TypedAnswer; readonly number: number; readonly asked: number }
  /** A number that was not offered. */
  | { readonly which: 'other'; readonly question: Asked }
  /** Something else altogether: the question is over. */
  | { readonly which: 'none' }

/** `2` or `#2` in answer to the question which request was meant; null where nobody asked. */
export async function hearWhich(world: World, words: Words, presser: Presser): Promise<Which | null> {
  const open = await openQuestion(world, words, presser)
  const { binding, prompt } = open ?? {}
  if (!open || binding?.verb !== 'which') return null
  if (readAnswer(words.text)?.verb === 'cancel') return null
  const said = /^[#＃]?\s?([0-9０-９]{1,9})[\s.。)）]*$/u.exec(words.text.trim())?.[1]
  const number = said === undefined ? null : Number(said.normalize('NFKC'))
  const numbers = prompt?.numbers ?? []
  const { text = '' } = binding
  await world.store.write((tx) => tx.setOutbox(open.id, { binding: null }))
  if (number === null) return { which: 'none' }
  if (!numbers.includes(number)) return { which: 'other', question: askWhich(text, numbers, presser) }
  const typed = readAnswer(text)
  return typed
    ? { which: 'named', typed: { ...typed, number }, number, asked: open.createdAt }
    : { which: 'none' }
}

/** The question that the words reply to, or the last one in a private chat if it is fresh. */
async function openQuestion(
  world: World,
  { place, replyTo, private: alone }: Words,
  { principal, update }: Presser,
): Promise<OutboxRecord | null> {
  const { read } = world.store
  const key = principalKey(principal)
  if (replyTo) {
    const replied = await read.outboxByMessage(principal.channel, place.chat, replyTo)
    return replied?.binding?.for === key ? replied : null
  }
  const last = alone ? await read.openPrompt(principal.channel, place.chat, key) : null
  return last && update.at - last.createdAt < ANSWER_WITHIN ? last : null
}
