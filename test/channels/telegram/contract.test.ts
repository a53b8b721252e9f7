import { createTelegram } from '../../../src/channels/telegram/index.ts'
import { type OpenStage, passesTheContract } from '../contract.ts'
import { aClock, say } from '../say.ts'
import { quick } from './stage.ts'
import { ANA, TOKEN, Wire } from './wire.ts'

const open: OpenStage = async (receive) => {
  const wire = await new Wire().start()
  const channel = createTelegram({
    token: TOKEN,
    apiRoot: wire.url,
    t: say,
    log: () => {},
    now: aClock(),
    patience: quick,
  })
  await channel.start(async (update) => {
    const handled = receive(update)
    wire.stir()
    return handled.finally(() => wire.stir())
  })
  await wire.until(() => channel.health().state === 'up')
  const answers = () => wire.of('answerCallbackQuery').filter(({ answer }) => answer?.ok)
  return {
    channel,
    place: { chat: String(ANA.id), topic: null },
    person: { id: String(ANA.id), name: ANA.first_name },
    screen: () => wire.messages.map(({ text }) => text).join('\n'),
    buttons: (message) =>
      wire
        .message(message)
        .buttons.flat()
        .map(({ text }) => text),
    press(message, label) {
      const button = wire
        .message(message)
        .buttons.flat()
        .find(({ text }) => text === label)
      if (!button) throw new Error(`no button ${label}`)
      wire.taps(Number(message), button.data)
    },
    forge: (message, data) => void wire.taps(Number(message), data),
    answers(prompt, text) {
      if (!wire.message(prompt).forced) throw new Error('the prompt opens no reply')
      wire.says(text, { reply_to_message: { message_id: Number(prompt) } })
    },
    says: (text) => void wire.says(text),
    toasts: () => answers().map(({ params }) => String(params.text ?? '')),
    answered: () => answers().length,
    until: (seen) => wire.until(seen),
    async close() {
      await channel.stop()
      await wire.stop()
      if (wire.violations.length) throw new Error(wire.violations.join('\n'))
    },
  }
}

passesTheContract('telegram', open)
