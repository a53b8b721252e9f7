import { House } from './house.ts'
import { isTrue, type SceneName, type Sentence, sentences, settle, touchStrays, undone } from './life.ts'
import { Person, type Wish } from './person.ts'
import { brokenPromises } from './promises.ts'

/** A kill comes at most so long after an action, ms; a start takes longer than that by itself. */
const AFTER_ACTION_MS = 400
const AFTER_START_MS = 1_500
/** When a service that is up does nothing that the kill is to follow, it comes all the same, ms. */
const PATIENCE_MS = 5_000
const LOOK_EVERY_MS = 5
/** Kills in a row before everything is let settle and is checked. */
const KILLS_IN_A_ROW = 5

const triggers = ['start', 'tell', 'press', 'press', 'call'] as const
type Trigger = (typeof triggers)[number]

export interface Figures {
  kills: number
  lives: number
  presses: number
  commits: number
  checks: number
  /** Messages that a crash doubled in the chat; Telegram knows no way to prevent them. */
  doubledCards: number
  /** What was under way when the service was killed. */
  readonly caught: Record<string, number>
  readonly problems: string[]
}

/**
 * Kills the service `kills` times at random moments, most of them before it has recovered from the one before; every
 * few kills all is let settle and every promise is checked. The same seed makes the same choices.
 */
export async function killAtRandom(options: {
  readonly dist: string
  readonly kills: number
  readonly seed: number
  readonly log?: (line: string) => void
}): Promise<Figures> {
  const { kills, seed, log = () => {} } = options
  const random = randomFrom(seed)
  const limitDaily = 3
  const house = await new House({ ...options, settings: { LIMIT_DAILY: String(limitDaily) } }).open()
  const person = new Person(house)
  const figures: Figures = {
    ...{ kills: 0, lives: 0, presses: 0, commits: 0, checks: 0, doubledCards: 0 },
    caught: {},
    problems: [],
  }
  const lives = createLives(random)
  try {
    while (figures.kills < kills && figures.problems.length === 0) {
      for (let row = 0; row < KILLS_IN_A_ROW && figures.kills < kills; row += 1) {
        await killOnce(house, person, lives, pick(random, triggers), random)
        figures.kills += 1
        note(figures, house)
      }
      house.start()
      await settle(house, person, lives.wishes()).catch((error: unknown) =>
        figures.problems.push(String(error)),
      )
      const strays = touchStrays(house)
      figures.doubledCards += strays
      if (strays > 0) await settle(house, person, lives.wishes())
      figures.problems.push(...(await brokenPromises(house, { limitDaily })))
      figures.checks += 1
      await house.service?.kill()
      lives.settled()
      log(`${figures.kills} kills, ${figures.problems.length} problems`)
    }
    figures.presses = house.pressed
    figures.lives = lives.count()
    figures.commits = (await house.shop.commits()).length
    return figures
  } finally {
    await house.close()
  }
}

/** One start, one kill, and what people and agents do in between. */
async function killOnce(
  house: House,
  person: Person,
  lives: ReturnType<typeof createLives>,
  trigger: Trigger,
  random: () => number,
): Promise<void> {
  const service = house.start()
  const started = performance.now()
  let killAt = trigger === 'start' ? started + random() * AFTER_START_MS : null
  let armed = trigger !== 'start'
  const strike = (what: Trigger) => {
    if (!armed || what !== trigger) return
    armed = false
    killAt = performance.now() + random() * AFTER_ACTION_MS
  }
  const calls = house.wire.calls.length
  // Hooks do not wait for the service (half of them come while it starts); nor does the kill wait for the hooks.
  const telling = random() < 0.6 ? lives.begin() : []
  const early = random() < 0.5
  const told = (async () => {
    if (!early) await Promise.race([service.ready(), service.ended])
    for (const prompt of telling) {
      await house.tell(prompt)
      strike('tell')
    }
  })()
  while ((killAt === null || performance.now() < killAt) && !service.over) {
    if (service.isReady) {
      killAt ??= performance.now() + PATIENCE_MS
      const state = house.state()
      for (const wish of state ? lives.wishes() : [])
        if (state && !isTrue(state, wish) && person.act(wish, undone(state, wish))) strike('press')
    }
    if (
      house.wire.calls
        .slice(calls)
        .some(({ method }) => method === 'sendMessage' || method === 'editMessageText')
    )
      strike('call')
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  if (service.over) throw new Error(`The service ended by itself: ${service.tail()}`)
  await service.kill()
  await told
}

/** Which lives are being lived: new ones, undos of what was written, and rules that replace others. */
function createLives(random: () => number) {
  const names: SceneName[] = ['L1', 'L3', 'conflict', 'undo']
  let open: { readonly wish: Wish; readonly then?: () => void }[] = []
  const written: Wish[] = []
  const choices: string[] = []
  let count = 0
  const live = ({ prompt, words }: Sentence, then?: () => void): string => {
    open.push({ wish: { kind: 'add', words }, ...(then && { then }) })
    return prompt
  }
  const begin = (scene: SceneName, name: string): readonly string[] => {
    if (scene === 'undo') {
      const [of] = written.splice(Math.floor(random() * written.length), 1)
      if (of) open.push({ wish: { ...of, kind: 'remove' } })
      return []
    }
    if (scene === 'conflict') {
      const choice = choices.shift()
      if (choice) return [live(sentences.otherChoice(choice))]
      return [live(sentences.choice(name), () => choices.push(name))]
    }
    const told = scene === 'L1' ? sentences.habit(name) : sentences.rule(name)
    return [live(told, () => written.push({ kind: 'add', words: told.words }))]
  }
  return {
    count: () => count,
    wishes: (): readonly Wish[] => open.map(({ wish }) => wish),
    /** All of them have come true. */
    settled(): void {
      for (const { then } of open) then?.()
      open = []
    },
    /** Begins one more life; gives the prompts that the agent hears. */
    begin(): readonly string[] {
      count += 1
      // More of these than the limit of a day lets out.
      const waits = random() < 0.2 ? [sentences.fact(`wait${count}x`).prompt] : []
      return [...waits, ...begin(pick(random, names), `word${count}x`)]
    },
  }
}

/** What the kill came into. */
function note({ caught }: Figures, house: House): void {
  const add = (what: string) => {
    caught[what] = (caught[what] ?? 0) + 1
  }
  if (!house.service?.isReady) add('starting')
  const state = house.state()
  if (!state) return
  const { intents, updates, deliveries, requests } = state
  if (updates.some(({ state }) => state === 'new')) add('update kept, not handled')
  if (requests.some(({ state }) => state === 'approved')) add('approved, not written')
  for (const { state, step } of intents) if (state === 'open') add(`write begun: ${step ?? 'intent'}`)
  if (deliveries.some(({ behind, message }) => behind && message === null)) add('card not sent')
  if (deliveries.some(({ behind, message }) => behind && message !== null)) add('card behind')
  if (house.waiting() > 0) add('event in the spool')
}

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** mulberry32: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
