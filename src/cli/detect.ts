import { type Command, exit } from './context.ts'

/** Tells of each message what would be kept of it. Reads nothing but its input. */
export const detectCommand: Command = {
  name: 'detect',
  async run(context) {
    const { judgeLines, textRow } = await import('./jsonl.ts')
    const { detectRow } = await import('./detect-row.ts')
    const bad = await judgeLines(context.input, context.output, textRow, ({ id, text }) => ({
      ...detectRow(id, text),
    }))
    return bad === 0 ? exit.ok : exit.error
  },
}
