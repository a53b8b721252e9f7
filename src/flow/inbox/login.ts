import { notice } from '../../core/card/notice.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { Answer, SendOutcome } from '../ports/channel.ts'
import { CODE_MINUTES, type Visitor } from '../ports/inbox.ts'
import type { Presser } from '../presser.ts'
import type { World } from '../world.ts'

/** Whoever asked for a code looks at their phone; and nothing is sent in a tight circle. */
const WAIT_MOST_MS = 3_000
const WAIT_LEAST_MS = 100

type Sent = 'sent' | 'too-many' | 'later' | 'unreachable'

/** What is said where no code came. */
const said = {
  'too-many': 'inbox-too-many',
  later: 'inbox-code-later',
  unreachable: 'inbox-code-unreachable',
} as const satisfies Record<Exclude<Sent, 'sent'>, string>

/** How somebody gets a code, by where one could come up. `none`: neither bot nor terminal; `nobody`: no one to send it to. */
const waysIn = {
  bot: 'inbox-way-bot',
  terminal: 'inbox-way-terminal',
  none: 'inbox-way-none',
  nobody: 'inbox-way-nobody',
} as const

/**
 * Sends a new code to the account's own private chat. It goes past the outbox, for it must not stand in the database;
 * what does not get through is asked for again.
 */
async function send(world: World, who: Visitor, t: Translate): Promise<Sent> {
  const inbox = world.inbox?.()
  const channel = world.channels.get(who.channel)
  if (!inbox || !channel || who.channel === 'discord') return 'unreachable'
  const code = inbox.codeFor(who)
  if (code === null) return 'too-many'
  const card = notice('inbox-code', { code, url: inbox.url, minutes: CODE_MINUTES }, t)
  const how = { nonce: world.ulid(), silent: false, replyTo: null, prompt: null }
  // A private chat has the id of its person, and the terminal that of its user.
  const outcome = await inItsTime(() => channel.send({ chat: who.id, topic: null }, card, how))
  return outcome === 'sent' ? 'sent' : outcome === 'retry' ? 'later' : 'unreachable'
}

/** Right after another message the platform wants a moment; asked for it, a person would have to ask again. */
async function inItsTime(attempt: () => Promise<SendOutcome>): Promise<SendOutcome['outcome']> {
  for (let waited = 0; ; ) {
    const sent = await attempt()
    if (sent.outcome !== 'retry') return sent.outcome
    const wait = Math.max(sent.afterMs, WAIT_LEAST_MS)
    waited += wait
    if (waited > WAIT_MOST_MS) return 'retry'
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** `/inbox` from somebody who may decide. */
export async function answerInbox(
  world: World,
  presser: Presser,
  { alone, aside }: { readonly alone: boolean; readonly aside: boolean },
): Promise<Answer | null> {
  const { principal, t } = presser
  const inbox = world.inbox?.()
  if (!inbox) return { toast: t('inbox-off'), alert: true }
  if (aside) {
    const code = inbox.codeFor(principal)
    if (code === null) return { toast: t('inbox-too-many'), alert: true }
    return { toast: t('inbox-code', { code, url: inbox.url, minutes: CODE_MINUTES }), alert: true }
  }
  const outcome = await send(world, principal, t)
  if (outcome === 'sent') return alone ? null : { toast: t('inbox-code-in-private'), alert: false }
  return { toast: t(said[outcome]), alert: true }
}

/** Somebody with the page open asks for a code: it goes to the one who may decide, if there is just one. */
export async function sendCode(
  world: World,
  people: readonly Visitor[],
  locale: LocaleCode,
): Promise<string> {
  const t = world.t(locale)
  const way = wayIn(world, people.length > 0)
  const [who, another] = people
  if (way === 'none' || way === 'nobody' || !who) return sayWayIn(world, people.length > 0, locale)
  if (another) return t('inbox-ask-the-bot', { bot: botsOf(world, t) })
  const outcome = await send(world, who, t)
  if (outcome === 'unreachable') return t('inbox-ask-the-bot', { bot: botsOf(world, t) })
  if (outcome !== 'sent') return t(said[outcome])
  return t(way === 'terminal' ? 'inbox-code-at-the-terminal' : 'inbox-code-sent')
}

/** What somebody who is not signed in has to do to get a code here. */
export function sayWayIn(world: World, anybody: boolean, locale: LocaleCode): string {
  const t = world.t(locale)
  return t(waysIn[wayIn(world, anybody)], { bot: botsOf(world, t) })
}

function wayIn(world: World, anybody: boolean): keyof typeof waysIn {
  if (world.channels.has('terminal')) return 'terminal'
  if (world.channels.size === 0) return 'none'
  return anybody ? 'bot' : 'nobody'
}

/** `@evogate_bot (Telegram)`; the number behind a name on Discord tells nobody anything. */
const botsOf = (world: World, t: Translate): string =>
  [...world.channels.values()]
    .map((channel) => channel.health())
    .map(({ name, identity }) => `${identity.replace(/#\d+$/, '')} (${t(`via-${name}`)})`)
    .join(', ')
