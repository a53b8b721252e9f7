import { detectAll } from '../../src/core/detect/index.ts'
import type { House } from './house.ts'
import type { State } from './ledger.ts'
import type { Person, Wish } from './person.ts'

/** What broke is tried again every five seconds, and one life can break a dozen times. */
const SETTLED_MAX_MS = 180_000
const STRUCK_MAX_MS = 120_000
const LOOK_EVERY_MS = 40

/** A sentence as it is typed, and the words of it that are worth keeping. */
export interface Sentence {
  readonly prompt: string
  readonly words: string
}

const sentence = (prompt: string): Sentence => ({ prompt, words: detectAll(prompt)[0]?.text ?? prompt })

/** `name` is a word of its own, so that no two sentences have to do with each other. */
export const sentences = {
  habit: (name: string) => sentence(`Always run the ${name} tests before you commit.`),
  /** The same again in other words, and as firmly. */
  habitAgain: (name: string) => sentence(`Before you commit, always run the ${name} tests.`),
  rule: (name: string) => sentence(`From now on, never force-push to the ${name} branch.`),
  choice: (name: string) => sentence(`From now on, always use ${name}left, not ${name}right.`),
  otherChoice: (name: string) => sentence(`From now on, always use ${name}right, not ${name}left.`),
  fact: (name: string) => sentence(`Remember: run the ${name} checks before a commit.`),
} as const

/** One life of a request: what has to stand before, and what is wanted. */
export interface Scene {
  readonly prepare: readonly Sentence[]
  readonly tell: Sentence | null
  readonly wish: Wish
}

const add = ({ words }: Sentence): Wish => ({ kind: 'add', words })

export const scenes = {
  L1: (name: string): Scene => {
    const habit = sentences.habit(name)
    return { prepare: [], tell: habit, wish: add(habit) }
  },
  L3: (name: string): Scene => {
    const rule = sentences.rule(name)
    return { prepare: [], tell: rule, wish: add(rule) }
  },
  conflict: (name: string): Scene => {
    const other = sentences.otherChoice(name)
    return { prepare: [sentences.choice(name)], tell: other, wish: add(other) }
  },
  /** Out of one file and into another, in one commit. */
  raise: (name: string): Scene => {
    const again = sentences.habitAgain(name)
    return { prepare: [sentences.habit(name)], tell: again, wish: add(again) }
  },
  undo: (name: string): Scene => {
    const habit = sentences.habit(name)
    return { prepare: [habit], tell: null, wish: { kind: 'remove', words: habit.words } }
  },
} as const
export type SceneName = keyof typeof scenes

/** Acts for the wishes until all has come true and nothing is under way; throws what was seen when it does not. */
export async function settle(house: House, person: Person, wishes: readonly Wish[]): Promise<void> {
  const deadline = performance.now() + SETTLED_MAX_MS
  await house.service?.ready()
  for (;;) {
    if (house.service?.over) throw new Error(`the service ended: ${house.service.tail()}`)
    const state = house.state()
    const open = wishes.filter((wish) => !state || !isTrue(state, wish))
    if (state && open.length === 0 && isAtRest(house, state)) return
    for (const wish of open) if (state) person.act(wish, undone(state, wish))
    if (performance.now() > deadline) throw new Error(`not settled: ${describe(house, state, open)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Acts for a wish until the fail point has struck; false when it never did. */
export async function untilStruck(house: House, person: Person, wish: Wish): Promise<boolean> {
  const deadline = performance.now() + STRUCK_MAX_MS
  while (!house.service?.struck && !house.service?.over) {
    if (performance.now() > deadline) return false
    const state = house.service?.isReady ? house.state() : null
    // Settled without ever coming by: it cannot strike any more.
    if (state && isTrue(state, wish) && isAtRest(house, state)) break
    if (state) person.act(wish, undone(state, wish))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return house.service?.struck ?? false
}

const find = ({ requests }: State, { kind, words }: Wish) =>
  requests.find((request) => request.kind === kind && request.text === words)

export function isTrue(state: State, wish: Wish): boolean {
  const request = find(state, wish)
  return request?.state === 'written' && request.commitState === 'made'
}

/** The number of the request whose words a wish wants taken out. */
export const undone = (state: State, wish: Wish): number | null =>
  wish.kind === 'remove' ? (find(state, { ...wish, kind: 'add' })?.number ?? null) : null

function isAtRest(house: House, { deliveries, outbox, intents, requests, updates }: State): boolean {
  return (
    house.waiting() === 0 &&
    updates.length === house.pressed &&
    !deliveries.some(({ behind }) => behind) &&
    !outbox.some(({ state }) => state === 'wanted') &&
    !intents.some(({ state }) => state === 'open') &&
    !requests.some(({ state }) => state === 'approved' || state === 'failed')
  )
}

function describe(house: House, state: State | null, open: readonly Wish[]): string {
  const messages = house.wire.messages.slice(-2)
  return JSON.stringify({
    open,
    requests: state?.requests
      .filter(({ state }) => state !== 'written')
      .map(({ number, kind, state, question, text }) => ({ number, kind, state, question, text })),
    behind: state?.deliveries.filter(({ behind }) => behind),
    wanted: state?.outbox.filter(({ state }) => state === 'wanted'),
    writing: state?.intents.filter(({ state }) => state === 'open'),
    events: house.waiting(),
    presses: [house.pressed, state?.updates.length],
    last: messages.map(({ text, buttons }) => [text.split('\n')[0], buttons.flat().map(({ data }) => data)]),
    says: house.service?.tail(),
  })
}

/** Ana touches what nobody remembers: messages that were sent right before a crash. */
export function touchStrays(house: House): number {
  const { deliveries, outbox } = house.ledger()
  const known = new Set([...deliveries, ...outbox].flatMap(({ message }) => message ?? []))
  const strays = house.wire.messages.filter(({ id, buttons }) => !known.has(String(id)) && buttons.length > 0)
  for (const { id, buttons } of strays) {
    const data = buttons.flat()[0]?.data
    if (data) house.press(id, data)
  }
  return strays.length
}
