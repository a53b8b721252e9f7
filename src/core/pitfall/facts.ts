import { z } from 'zod'
import type { Step } from './step.ts'
import { symptoms } from './symptom.ts'

const tool = z.object({
  ok: z.boolean(),
  deed: z.enum(['command', 'edit', 'search', 'look', 'call']),
  area: z.string(),
  operation: z.string().default(''),
  act: z.enum(['look', 'test', 'check', 'network', 'git', 'run']).default('look'),
  symptom: z.enum(symptoms).nullable().default(null),
  rollback: z.boolean().default(false),
  idle: z.boolean().default(false),
})
const prompt = z.object({
  corrects: z.boolean().default(false),
  heard: z.boolean().default(false),
  praises: z.boolean().default(false),
})

/** What is kept of a step in the database: words of closed lists, areas and hashes; no command, no file, no sentence. */
export function factsOf(step: Step): Readonly<Record<string, unknown>> {
  if (step.kind === 'prompt')
    return {
      ...(step.corrects && { corrects: true }),
      ...(step.heard && { heard: true }),
      ...(step.praises && { praises: true }),
    }
  const { ok, deed, area, operation, act, symptom, rollback, idle } = step
  return {
    ok,
    deed,
    area,
    ...(operation && { operation }),
    ...(act !== 'look' && { act }),
    ...(symptom && { symptom }),
    ...(rollback && { rollback }),
    ...(idle && { idle }),
  }
}

/** A step as far as its facts tell; null when they are of an older version, or of nothing that is a step. */
export function stepOfFacts(name: string, facts: unknown): Step | null {
  if (name === 'prompt') return { kind: 'prompt', ...prompt.parse(facts ?? {}) }
  const read = tool.safeParse(facts)
  return name === 'tool' && read.success ? { kind: 'tool', ...read.data, command: null, file: null } : null
}
