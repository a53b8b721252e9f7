import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Card } from '../../src/core/card/card.ts'
import type {
  Answer,
  Channel,
  Incoming,
  Place,
  Receive,
  SendHow,
  Update,
} from '../../src/flow/ports/channel.ts'

/** One channel with a person in front of it. */
export interface Stage {
  readonly channel: Channel
  readonly place: Place
  readonly person: { readonly id: string; readonly name: string }
  /** All that the person can read now. */
  screen(): string
  /** Labels of the buttons that can be pressed on this message now. */
  buttons(message: string): readonly string[]
  press(message: string, label: string): void
  /** Sends bytes that no button of ours carries; null where the surface cannot. */
  readonly forge: ((message: string, data: string) => void) | null
  /** Answers the newest prompt. */
  answers(prompt: string, text: string): void
  says(text: string): void
  /** Toasts that the person was shown, oldest first. */
  toasts(): readonly string[]
  /** How many presses were answered, with or without words. */
  answered(): number
  /** Resolves when `seen` holds, asked whenever something moved. */
  until<T>(seen: () => T | undefined | null | false): Promise<T>
  close(): Promise<void>
}
export type OpenStage = (receive: Receive) => Promise<Stage>

const words = [
  '> Rule: Never `force-push` to <main> & *release*',
  '> Scope: 商店 🧬 shop',
  '> Effective: 2026-11-29',
]
export const aCard = (change: Partial<Card> = {}): Card => ({
  parts: [
    { part: 'title', text: '🧬 Evolution request #42' },
    { part: 'line', text: 'Trigger: A "never" | Urgency: urgent' },
    { part: 'words', lines: words },
    { part: 'warning', text: '⚠️ from tool output' },
    { part: 'evidence', text: 'Seen 3×' },
    { part: 'code', text: '@@ CLAUDE.md\n+> Rule: Never\n-> Rule: 从不' },
  ],
  buttons: [
    [
      { label: 'Evolve', action: '42.7.evolve', tone: 'go' },
      { label: 'Evolve as L1', action: '42.7.evolve.l1' },
    ],
    [
      { label: 'Modify', action: '42.7.modify' },
      { label: 'Ignore', action: '42.7.ignore', tone: 'stop' },
    ],
  ],
  ...change,
})
const settled = aCard({
  parts: [
    { part: 'title', text: '🧬 Evolution request #42' },
    { part: 'line', text: '✅ Evolved · Ana · 12:00' },
    { part: 'words', lines: words },
  ],
  buttons: [],
})
export const plainly = (change: Partial<SendHow> = {}): SendHow => ({
  nonce: 'n1',
  silent: false,
  replyTo: null,
  prompt: null,
  ...change,
})

/** What every channel must do; each runs it with its own stage. */
export function passesTheContract(name: string, open: OpenStage): void {
  describe(`the channel ${name}`, () => {
    let stage: Stage
    let updates: Update[]
    let respond: (incoming: Incoming) => Promise<Answer | null>

    beforeEach(async () => {
      updates = []
      respond = async () => null
      stage = await open(async (update) => {
        updates.push(update)
        return respond(update.incoming)
      })
    })
    afterEach(() => stage.close())

    const arrived = (count: number) => stage.until(() => updates.length >= count)
    async function sent(card: Card, how = plainly()): Promise<string> {
      const outcome = await stage.channel.send(stage.place, card, how)
      if (outcome.outcome !== 'sent') throw new Error(`not sent: ${JSON.stringify(outcome)}`)
      return outcome.message
    }

    it('shows every line of the words and of the code byte for byte (R2)', async () => {
      await sent(aCard())
      const lines = [...words, '+> Rule: Never', '-> Rule: 从不']
      for (const line of lines) expect(stage.screen()).toContain(line)
    })

    it('offers every button, and a press comes back as exactly its action, by whom and on which message', async () => {
      const card = aCard()
      const message = await sent(card)
      const buttons = card.buttons.flat()
      expect(stage.buttons(message)).toEqual(buttons.map(({ label }) => label))
      for (const [at, { label, action }] of buttons.entries()) {
        stage.press(message, label)
        await arrived(at + 1)
        expect(updates[at]?.incoming).toMatchObject({
          kind: 'press',
          data: action,
          from: { id: stage.person.id, name: stage.person.name },
          at: { chat: stage.place.chat, message },
        })
      }
    })

    it('answers a press with its toast', async () => {
      respond = async () => ({ toast: 'Approved.', alert: false })
      stage.press(await sent(aCard()), 'Evolve')
      await stage.until(() => stage.toasts().includes('Approved.'))
    })

    it('answers both of two presses, in their order', async () => {
      respond = async () => ({ toast: `answer ${updates.length}`, alert: false })
      const message = await sent(aCard())
      stage.press(message, 'Evolve')
      stage.press(message, 'Evolve')
      await stage.until(() => stage.toasts().length === 2)
      expect(stage.toasts()).toEqual(['answer 1', 'answer 2'])
    })

    it('goes on after a handler that threw', async () => {
      respond = async () => {
        respond = async () => null
        throw new Error('a broken handler')
      }
      stage.says('first')
      stage.says('second')
      await stage.until(() =>
        updates.some(({ incoming }) => 'text' in incoming && incoming.text === 'second'),
      )
    })

    it('passes on data that is none of ours, and answers it', async () => {
      if (!stage.forge) return
      respond = async () => ({ toast: 'That is no button of mine.', alert: true })
      const message = await sent(aCard())
      stage.forge(message, '\u0000 💥 not.ours')
      await stage.until(() => stage.answered() === 1)
      expect(updates[0]?.incoming).toMatchObject({ kind: 'press', data: '\u0000 💥 not.ours' })
    })

    it('takes the buttons away with an edit, and shows the outcome', async () => {
      const message = await sent(aCard())
      expect(await stage.channel.edit({ chat: stage.place.chat, message }, settled)).toEqual({
        outcome: 'edited',
      })
      expect(stage.buttons(message)).toEqual([])
      expect(stage.screen()).toContain('✅ Evolved · Ana · 12:00')
      for (const line of words) expect(stage.screen()).toContain(line)
    })

    it('takes the same edit twice as done', async () => {
      const message = await sent(aCard())
      await stage.channel.edit({ chat: stage.place.chat, message }, settled)
      expect(await stage.channel.edit({ chat: stage.place.chat, message }, settled)).toEqual({
        outcome: 'edited',
      })
    })

    it('binds the reply to a prompt', async () => {
      const card = aCard({ parts: [{ part: 'line', text: 'Which words?' }], buttons: [] })
      const asked = { for: { ...stage.person, locale: null }, placeholder: 'new words' }
      const prompt = await sent(card, plainly({ prompt: asked }))
      stage.answers(prompt, 'Never force-push')
      await arrived(1)
      expect(updates[0]?.incoming).toMatchObject({
        kind: 'words',
        text: 'Never force-push',
        replyTo: prompt,
        unfit: null,
        from: { id: stage.person.id },
      })
    })

    it('tells words from commands', async () => {
      stage.says('进化 L2')
      await arrived(1)
      stage.says('/Why  42 please')
      await arrived(2)
      const here = { chat: stage.place.chat, topic: null }
      expect(updates[0]?.incoming).toMatchObject({
        kind: 'words',
        text: '进化 L2',
        replyTo: null,
        place: here,
        private: true,
      })
      expect(updates[1]?.incoming).toMatchObject({
        kind: 'command',
        name: 'why',
        args: '42 please',
        place: here,
      })
    })

    it('gives every update an id of its own', async () => {
      for (const text of ['a', 'b', 'c']) stage.says(text)
      await arrived(3)
      expect(new Set(updates.map(({ bot, id }) => `${bot}/${id}`)).size).toBe(3)
    })

    it('gives every message an id of its own', async () => {
      const ids = [await sent(aCard()), await sent(aCard(), plainly({ nonce: 'n2' }))]
      expect(new Set(ids).size).toBe(2)
    })

    it('is healthy, and stops cleanly while a handler runs', async () => {
      expect(stage.channel.health()).toMatchObject({ name, state: 'up' })
      const order: string[] = []
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      respond = async () => {
        await released
        await new Promise(setImmediate)
        order.push('handled')
        return null
      }
      stage.says('slow')
      await arrived(1)
      const stopped = stage.channel.stop().then(() => order.push('stopped'))
      release()
      await stopped
      expect(order).toEqual(['handled', 'stopped'])
    })
  })
}
