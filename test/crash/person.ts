import type { House } from './house.ts'

/** The content question is only taken after this time: it wants to be read first. */
const READ_MS = 2_150
/** A press that nothing came of is made again after this time. */
const AGAIN_MS = 4_000

/** One thing that Ana wants: these words written, or taken out again. */
export interface Wish {
  readonly kind: 'add' | 'remove'
  readonly words: string
}

interface LiveButton {
  readonly message: number
  readonly data: string
  readonly number: number
  readonly verb: string
  readonly value: string
}

/** A person who agrees with everything, and looks again when a press did not count. */
export class Person {
  readonly #house: House
  readonly #seen = new Map<string, { since: number; pressed: number | null; id: string | null }>()

  constructor(house: House) {
    this.#house = house
  }

  /** Looks at the chat and presses what is to be pressed next, if anything. Returns what was pressed. */
  act({ kind, words }: Wish, undoes: number | null = null): LiveButton | null {
    const now = performance.now()
    const buttons = liveButtons(this.#house, words).filter(({ number, verb }) =>
      kind === 'add'
        ? number === this.numberOf(words) && verb !== 'undo'
        : number !== undoes || verb === 'undo',
    )
    const next = choose(buttons)
    if (!next) return null
    const key = `${next.message} ${next.data}`
    const note = this.#seen.get(key) ?? { since: now, pressed: null, id: null }
    this.#seen.set(key, note)
    if (next.verb === 'confirm' && now - note.since < READ_MS) return null
    const broke = note.id !== null && this.#house.answerTo(note.id)?.startsWith('Something went wrong')
    if (note.pressed !== null && !broke && now - note.pressed < AGAIN_MS) return null
    note.pressed = now
    note.id = this.#house.press(next.message, next.data)
    return next
  }

  /** The number of the request to write these words, once its card has been seen. */
  numberOf(words: string): number | null {
    const card = this.#house.wire.messages.find(({ text }) => isAbout(text, words))
    return card ? Number(/#(\d+)/.exec(card.text)?.[1] ?? 0) || null : null
  }
}

/** The words end a line or stand alone, so that `mod1` is not found in `mod12`. */
const isAbout = (text: string, words: string): boolean =>
  text.split('\n').some((line) => line.includes(words))

/** Buttons of the newest message of each request about these words. */
function liveButtons(house: House, words: string): readonly LiveButton[] {
  const newest = new Map<number, readonly LiveButton[]>()
  for (const { id, text, buttons } of house.wire.messages) {
    if (!isAbout(text, words)) continue
    const live = buttons.flat().map(({ data }) => {
      const [number, , verb = '', value = ''] = data.split('.')
      return { message: id, data, number: Number(number), verb, value }
    })
    const [first] = live
    if (first) newest.set(first.number, live)
  }
  return [...newest.values()].flat()
}

const wanted: readonly ((button: LiveButton) => boolean)[] = [
  ({ verb, value }) => verb === 'conflict' && value === 'new',
  ({ verb, value }) => verb === 'tier' && value === 'l3',
  ({ verb }) => verb === 'confirm',
  ({ verb }) => verb === 'retry',
  ({ verb, value }) => verb === 'evolve' && value === '',
  ({ verb }) => verb === 'undo',
]

function choose(buttons: readonly LiveButton[]): LiveButton | undefined {
  for (const fits of wanted) {
    const found = buttons.find(fits)
    if (found) return found
  }
  return undefined
}
