import { type Tier, tiers } from '../core/tier.ts'
import { type Command, exit } from './context.ts'

/** The safety gate, line by line. The reasons of a text that passes are marks that its card would carry. */
export const checkCommand: Command = {
  name: 'check',
  async run(context) {
    const { judgeLines, textRow } = await import('./jsonl.ts')
    const { checkSafety } = await import('../core/gates/safety/index.ts')
    const bad = await judgeLines(context.input, context.output, textRow, ({ id, text, tier }) => {
      const where = tierOf(tier)
      if (!where) return { id, outcome: 'refuse', reasons: [{ code: 'unknown-tier' }] }
      const verdict = checkSafety({ text, where })
      return verdict.outcome === 'refuse'
        ? { id, outcome: 'refuse', reasons: verdict.reasons }
        : { id, outcome: 'pass', reasons: verdict.flags }
    })
    return bad === 0 ? exit.ok : exit.error
  },
}

const tierOf = (name = 'L1'): Tier | undefined => tiers.find((tier) => tier === name.toUpperCase())
