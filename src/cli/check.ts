import { type Command, exit } from './context.ts'
import { judgeLines } from './jsonl.ts'

/** The safety gate, line by line. */
export const checkCommand: Command = {
  name: 'check',
  async run(context) {
    const { checkSafety } = await import('../core/gates/safety/index.ts')
    const bad = await judgeLines(context.input, context.output, ({ id, text }) => {
      const { outcome, reasons } = checkSafety({ text })
      return { id, outcome, reasons }
    })
    return bad === 0 ? exit.ok : exit.error
  },
}
