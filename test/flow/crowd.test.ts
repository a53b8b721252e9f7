import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, EVE, GROUP, type Somebody } from './stage.ts'

/** The same numbers each time, so that a failure can be seen again. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

describe('a crowd that presses and types whatever it can, with the service on its own heart', () => {
  it.each([1, 2])(
    'leaves cards, store, file and git of one mind (seed %i)',
    async (seed) => {
      const stage = await aStage({
        heart: 'own',
        env: { LIMIT_DAILY: '50', LIMIT_WEEKLY: '100', TELEGRAM_CHATS: `${GROUP},${ANA.id}` },
      })
      const roll = dice(seed)
      const texts = [
        'Use npm, not pnpm',
        'Use pnpm, not npm',
        'Keep test files short',
        'Sort imports by path',
      ]
      for (const text of texts) await stage.propose(text)
      await stage.prompt('Never force-push to main')
      await stage.until(async () => (await stage.app().pending()).length === 5)
      const people: Somebody[] = [ANA, BO, ANA, EVE]
      const words = [
        'evolve',
        '忽略',
        'defer',
        '진화',
        'confirm',
        'new',
        'both',
        'undo',
        'reopen',
        'evolve L1',
        'modify Keep it',
      ]
      for (let step = 0; step < 50; step++) {
        stage.pass(2_500)
        const open = stage.wire.messages.filter(({ buttons }) => buttons.length > 0)
        const card = open[roll(Math.max(1, open.length))]
        if (card && roll(4) > 0) {
          const flat = card.buttons.flat()
          const from = people[roll(people.length)]!
          stage.wire.taps(card.id, flat[roll(flat.length)]!.data, { from })
        } else {
          const number = 1 + roll(6)
          const chat = { id: GROUP, type: 'supergroup' }
          stage.wire.says(`${words[roll(words.length)]} #${number}`, {
            chat,
            from: people[roll(people.length)]!,
          })
        }
        if (roll(5) === 0) await stage.handled()
      }
      await stage.handled()
      // Everything that is approved comes to its end, and the cards with it.
      await stage.until(async () => {
        stage.pass(5_000)
        const { store } = stage.world()
        const waiting = await store.read.deliveriesToShow(Number.MAX_SAFE_INTEGER, 1)
        const approved = await store.read.requests({ states: ['approved'] })
        return waiting.length === 0 && approved.length === 0
      }, 'rest')

      const { read } = stage.world().store
      const requests = await read.requests({})
      for (const request of requests) {
        const ours = request.kind === 'add' ? await read.entry(request.ulid) : null
        const stands = ours !== null && ours.removedBy === null
        const file = `${stage.read('MEMORY.md')}${stage.read('CLAUDE.md')}`
        expect([request.number, file.split(`id=${request.ulid} `).length - 1]).toEqual([
          request.number,
          stands ? 1 : 0,
        ])
        if (ours) {
          const yes = (await read.decisionsOf(request.number)).filter(
            ({ textHash }) => textHash === ours.textHash,
          )
          expect(yes.some(({ outcome }) => outcome === 'approved')).toBe(true)
        }
      }
      const written = requests.filter(({ state }) => state === 'written')
      expect(stage.git('status', '--porcelain')).toBe('')
      expect(stage.commits()).toHaveLength(written.length + 1)
      expect(await stage.app().verify()).toMatchObject({ ok: true })
      const strangers = (await stage.app().log({ audit: false, rebuild: false })).filter(
        ({ by }) => by === '6666',
      )
      expect(strangers).toEqual([])
      const taps = stage.wire.of('answerCallbackQuery').length
      expect(taps).toBe(
        new Set(stage.wire.of('answerCallbackQuery').map(({ params }) => params.callback_query_id)).size,
      )
    },
    90_000,
  )
})
