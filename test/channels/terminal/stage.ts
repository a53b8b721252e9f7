import { PassThrough } from 'node:stream'
import { createTerminal } from '../../../src/channels/terminal/index.ts'
import type { Receive, Update } from '../../../src/flow/ports/channel.ts'
import type { Stage } from '../contract.ts'
import { aClock, say } from '../say.ts'

export interface TerminalStage extends Stage {
  readonly input: PassThrough
  readonly output: PassThrough
}

/** A terminal with somebody who reads the numbers off the screen and types them. */
export async function openTerminal(
  receive: Receive,
  how: {
    readonly now?: () => number
    readonly color?: boolean
    readonly anew?: (update: Update) => void
  } = {},
): Promise<TerminalStage> {
  const input = new PassThrough()
  const output = new PassThrough()
  let printed = ''
  const watchers = new Set<() => void>()
  const stir = () => {
    for (const watcher of [...watchers]) watcher()
  }
  output.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    stir()
  })
  const channel = createTerminal({
    input,
    output,
    user: { id: '501', name: 'ana' },
    locale: 'en',
    t: say,
    now: how.now ?? aClock(),
    color: how.color ?? false,
  })
  await channel.start(async (update) => {
    if (update.incoming.kind === 'anew') {
      how.anew?.(update)
      return null
    }
    const handled = receive(update)
    stir()
    return handled.finally(() => stir())
  })
  /** `number → label` of the last box on the screen. */
  const lastBox = () => {
    const box = printed.slice(printed.lastIndexOf('╭'))
    const rows = [...box.matchAll(/(\d+)\) (.+?)(?= {3}\d+\) |\n)/g)]
    return new Map(rows.map(([, number = '', label = '']) => [label, number]))
  }
  const toasts = () => [...printed.matchAll(/^→ (.*)$/gm)].map(([, toast = '']) => toast)
  return {
    channel,
    input,
    output,
    place: { chat: '501', topic: null },
    person: { id: '501', name: 'ana' },
    screen: () => printed,
    buttons: () => [...lastBox().keys()],
    press: (_, label) => void input.write(`${lastBox().get(label) ?? `no button ${label}`}\n`),
    forge: null,
    answers: (_, text) => void input.write(`${text}\n`),
    says: (text) => void input.write(`${text}\n`),
    toasts,
    answered: () => toasts().length,
    async until(seen) {
      for (;;) {
        const found = seen()
        if (found) return found
        await new Promise<void>((resolve) => {
          const watcher = () => {
            watchers.delete(watcher)
            resolve()
          }
          watchers.add(watcher)
        })
      }
    },
    async close() {
      await channel.stop()
    },
  }
}
