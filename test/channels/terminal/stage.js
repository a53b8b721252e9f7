import { PassThrough } from 'node:stream'
import { createTerminal } from '../../../src/channels/terminal/index.js'
import { aClock, say } from '../telegram/stage.js'
/** A terminal with somebody who reads the numbers off the screen and types them. */
export async function openTerminal(receive, how = {}) {
  const input = new PassThrough()
  const output = new PassThrough()
  let printed = ''
  const watchers = new Set()
  const stir = () => {
    for (const watcher of [...watchers]) watcher()
  }
  output.setEncoding('utf8').on('data', (text) => {
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
    try {
      return await receive(update)
    } finally {
      stir()
    }
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
        await new Promise((resolve) => {
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
