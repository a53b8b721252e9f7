import { type Command, exit } from './context.ts'

/** Tells of two rules how they stand to each other. Reads nothing but its input. */
export const relateCommand: Command = {
  name: 'relate',
  async run(context) {
    const { judgeLines, pairRow } = await import('./jsonl.ts')
    const { relate } = await import('../core/relation/index.ts')
    const bad = await judgeLines(context.input, context.output, pairRow, ({ id, a, b }) => ({
      id,
      ...relate(a, b),
    }))
    return bad === 0 ? exit.ok : exit.error
  },
}
