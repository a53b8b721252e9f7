import { type OpenStage, passesTheContract } from '../contract.ts'
import { onTheWire } from './stage.ts'
import { ANA, CHANNEL } from './wire.ts'

const open: OpenStage = async (receive) => {
  const stage = await onTheWire({ receive })
  const { wire, channel } = stage
  const acts = () => [...wire.interactions.values()]
  const asides = () => acts().flatMap((one) => one.asides)
  return {
    channel,
    place: { chat: CHANNEL, topic: null },
    person: { id: ANA.id, name: ANA.global_name },
    screen: () => wire.messages.map((message) => wire.text(message)).join('\n'),
    buttons: (message) => wire.buttons(wire.message(message)).map(({ label }) => label),
    press(message, label) {
      const button = wire.buttons(wire.message(message)).find((one) => one.label === label)
      if (!button) throw new Error(`no button ${label}`)
      const opened = wire.clicks(message, button.custom_id)
      // A button that opens a form says nothing before the form is sent.
      void wire
        .until(() => opened.answer)
        .then(() => {
          if (opened.answer?.type === 9) wire.submits(opened, 'New words')
        })
    },
    forge: (message, data) => void wire.clicks(message, data),
    answers(prompt, text) {
      const button = wire.buttons(wire.message(prompt))[0]
      if (!button) throw new Error('the prompt opens no form')
      const opened = wire.clicks(prompt, button.custom_id)
      void wire.until(() => opened.answer).then(() => wire.submits(opened, text))
    },
    says(text) {
      const command = /^\/(\w+)\s*(.*)$/.exec(text)
      if (command) wire.runs((command[1] ?? '').toLowerCase(), { text: command[2] })
      else wire.runs('decide', { answer: text })
    },
    toasts: () => asides().map((message) => wire.text(message)),
    answered: () => acts().filter(({ asides: seen }) => seen.length > 0).length,
    until: (seen) => wire.until(seen),
    close: stage.close,
  }
}

passesTheContract('discord', open)
