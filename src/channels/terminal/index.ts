import { createInterface, type Interface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Button, Card } from '../../core/card/card.ts'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type {
  Channel,
  ChannelHealth,
  EditOutcome,
  Incoming,
  MessageRef,
  Place,
  Receive,
  Sender,
  SendHow,
  SendOutcome,
} from '../../flow/ports/channel.ts'
import { changesOf } from './changes.ts'
import { createDesk } from './desk.ts'
import { readLine } from './read.ts'
import { drawButtons, drawCard, drawToast, type Look } from './render.ts'

export interface TerminalOptions {
  readonly input: Readable
  readonly output: Writable
  /** The person at the terminal: the id of the operating system's user. It is the terminal's only chat, too. */
  readonly user: { readonly id: string; readonly name: string }
  readonly locale: LocaleCode
  readonly t: (locale: LocaleCode) => Translate
  readonly now: () => number
  readonly color: boolean
}

const DEFAULT_COLUMNS = 80
/** After this the person sees ⏳, as on every channel. */
const WORKING_AFTER_MS = 800

/**
 * Cards as text, presses as typed numbers. The end of the input ends the listening, not the showing. Ids of messages
 * and updates hold the time of the start: the counters begin anew with every run, the store does not.
 */
export function createTerminal(options: TerminalOptions): Channel {
  const { user, output } = options
  const run = options.now().toString(36)
  // There is no app whose language could be another than that of the cards.
  const from: Sender = { ...user, locale: null }
  const desk = createDesk()
  let lines: Interface | null = null
  let handling: Promise<void> = Promise.resolve()
  let printed = 0
  let typed = 0
  let prompt: { readonly message: string; readonly numbers: readonly number[] } | null = null
  let broken: string | null = null
  let remark: string | null = null
  let lastContact: number | null = null

  // A terminal that was closed must not end the service.
  output.on('error', (error: Error) => {
    broken = 'code' in error ? String(error.code) : error.message
  })

  const look = (): Look => ({
    color: options.color,
    width: 'columns' in output && typeof output.columns === 'number' ? output.columns : DEFAULT_COLUMNS,
  })

  function print(text: string): boolean {
    if (broken || output.destroyed || output.writableEnded) return false
    output.write(`${text}\n`)
    return true
  }
  const toast = (text: string, alert: boolean) => print(drawToast(text, alert, look()))
  const closed = () =>
    ({ outcome: 'unreachable', why: `the terminal is closed: ${broken ?? 'end'}` }) as const

  async function send(place: Place, card: Card, how: SendHow): Promise<SendOutcome> {
    const message = `t${run}.${printed + 1}`
    const hint = how.prompt && (how.prompt.placeholder || '…')
    desk.put({ message, chat: place.chat, card })
    if (!print(drawCard(card, look(), { numberOf: numbersOf(message), hint }))) return closed()
    printed += 1
    if (how.prompt) prompt = { message, numbers: how.prompt.numbers ?? [] }
    return { outcome: 'sent', message }
  }

  /** What was printed stays on the screen, so an edit prints what is new. */
  async function edit({ message, chat }: MessageRef, card: Card): Promise<EditOutcome> {
    const before = desk.get(message)?.card
    if (before && JSON.stringify(before) === JSON.stringify(card)) return { outcome: 'edited' }
    desk.put({ message, chat, card })
    const { parts, buttons } = changesOf(before, card)
    if (parts.length === 0 && buttons.flat().length === 0) return { outcome: 'edited' }
    const title = card.parts.filter(({ part }) => part === 'title')
    const fresh = { parts: [...title, ...parts.filter(({ part }) => part !== 'title')], buttons }
    if (!print(drawCard(fresh, look(), { numberOf: numbersOf(message), hint: null }))) return closed()
    return { outcome: 'edited' }
  }

  const numbersOf = (message: string) => (button: Button) => desk.numberOf(message, button)

  async function pass(receive: Receive, incoming: Incoming): Promise<void> {
    typed += 1
    const update = { channel: 'terminal', bot: `terminal-${run}`, id: String(typed), incoming } as const
    const working = setTimeout(
      () => toast(options.t(options.locale)('toast-working'), false),
      WORKING_AFTER_MS,
    )
    const answer = await receive(update).finally(() => clearTimeout(working))
    if (answer) toast(answer.toast, answer.alert)
  }

  const typedBase = (replyTo: string | null) => ({
    from,
    unfit: null,
    place: { chat: user.id, topic: null },
    message: `u${run}.${typed + 1}`,
    private: true,
    replyTo,
  })

  /** The first words after a prompt answer it. */
  function words(text: string): Incoming {
    const replyTo = prompt?.message ?? null
    prompt = null
    return { kind: 'words', ...typedBase(replyTo), text }
  }

  /** The number of a request alone answers the question which one; else its card is wanted, which may stand far up. */
  async function showAgain(receive: Receive, request: number, line: string): Promise<void> {
    const printed = prompt?.numbers.length ? undefined : desk.newestOf(request)
    if (!printed) return pass(receive, words(line))
    print(drawCard(printed.card, look(), { numberOf: numbersOf(printed.message), hint: null }))
  }

  async function handle(receive: Receive, line: string): Promise<void> {
    lastContact = options.now()
    const read = readLine(line)
    if (read.line === 'empty') return
    if (read.line === 'command')
      return pass(receive, { kind: 'command', ...typedBase(null), name: read.name, args: read.args })
    if (read.line === 'words') return pass(receive, words(read.text))
    if (read.line === 'request') return showAgain(receive, read.of, line.trim())
    // Asked which request was meant, nobody means the button of that number.
    if (read.of === null && prompt?.numbers.includes(read.number)) return pass(receive, words(line.trim()))
    const found = desk.find(read.number, read.of)
    if (found.found === 'none') return pass(receive, words(line.trim()))
    if (found.found === 'elsewhere') {
      const { card, message } = found.printed
      toast(`#${read.of}: ${read.number}?`, true)
      print(drawButtons(card.buttons, numbersOf(message), look()).join('\n'))
      return
    }
    const { chat, message, action } = found.at
    return pass(receive, { kind: 'press', from, data: action, at: { chat, message } })
  }

  return {
    name: 'terminal',
    capacity: Number.MAX_SAFE_INTEGER,
    fitsWhole: () => true,
    reprints: true,
    async start(receive) {
      lastContact = options.now()
      // What was printed by an earlier run is gone from the screen, and must not be forgotten.
      const incoming = { kind: 'anew', blank: true } as const
      await receive({ channel: 'terminal', bot: `terminal-${run}`, id: '0', incoming })
      lines = createInterface({ input: options.input, crlfDelay: Number.POSITIVE_INFINITY, terminal: false })
      lines.on('line', (line) => {
        handling = handling
          .then(() => handle(receive, line))
          .catch((error: unknown) => {
            remark = error instanceof Error ? error.message : 'a line could not be handled'
          })
      })
      lines.on('close', () => {
        remark = 'the input has ended'
      })
      return { identity: user.name }
    },
    async stop() {
      lines?.close()
      await handling
      remark = 'stopped'
    },
    send,
    edit,
    health: (): ChannelHealth => ({
      name: 'terminal',
      identity: user.name,
      state: broken ? 'down' : lines ? 'up' : 'trouble',
      remark: broken ?? remark,
      lastContact,
      clockAheadMs: null,
      lastUpdate: null,
      conflicts: 0,
    }),
  }
}
