import { z } from 'zod'
import { checkSafety } from './gates/safety/index.ts'
import { cutAtGrapheme, graphemeLength } from './grapheme.ts'
import { relate } from './relation/index.ts'
import { maskSecrets } from './secret.ts'

/** What a program of the user's is asked; this very object is its input. */
export type Question =
  | { readonly ask: 'worth'; readonly text: string; readonly kind: string; readonly times: number }
  | { readonly ask: 'relate'; readonly a: string; readonly b: string }
  | { readonly ask: 'distill'; readonly text: string; readonly most: number }

/** What it answered, in words that may be shown. `because` may be empty. */
export type Advice =
  | { readonly ask: 'worth'; readonly worth: boolean; readonly because: string }
  | { readonly ask: 'relate'; readonly relation: AdvisedRelation; readonly because: string }
  | { readonly ask: 'distill'; readonly text: string }

const relations = ['duplicate', 'contradiction', 'refinement', 'unrelated'] as const
export type AdvisedRelation = (typeof relations)[number]

/** Longer reasons are cut; whoever answers with a treatise has not understood the question. */
const BECAUSE_MAX_CHARACTERS = 160
const ANSWER_MAX = 2_000

const because = z.string().max(ANSWER_MAX).default('')
const shapes = {
  worth: z.object({ worth: z.boolean(), because }),
  relate: z.object({ relation: z.enum(relations), because }),
  distill: z.object({ text: z.string().min(1).max(ANSWER_MAX) }),
}

/** What leaves the service: the question with secrets masked. */
export const questionText = (question: Question): string =>
  JSON.stringify(question, (_, value: unknown) =>
    typeof value === 'string' ? maskSecrets(value).text : value,
  )

/**
 * Reads what the program printed. Null for what is no answer to the question, and for one whose words the safety gate
 * refuses: they would stand on a card.
 */
export function readAdvice(question: Question, output: string): Advice | null {
  let json: unknown
  try {
    json = JSON.parse(output)
  } catch {
    return null
  }
  if (question.ask === 'distill') {
    const read = shapes.distill.safeParse(json)
    const text = read.success ? shown(read.data.text) : null
    if (text === null || text === '' || graphemeLength(text) > question.most) return null
    // A shorter wording that turns the words round is none.
    return relate(question.text, text).relation === 'contradiction' ? null : { ask: 'distill', text }
  }
  if (question.ask === 'worth') {
    const read = shapes.worth.safeParse(json)
    const why = read.success ? shown(read.data.because) : null
    return read.success && why !== null ? { ask: 'worth', worth: read.data.worth, because: why } : null
  }
  const read = shapes.relate.safeParse(json)
  const why = read.success ? shown(read.data.because) : null
  return read.success && why !== null ? { ask: 'relate', relation: read.data.relation, because: why } : null
}

/** Empty stays empty; null for what may not be shown. */
function shown(given: string): string | null {
  if (given.trim() === '') return ''
  if (maskSecrets(given).found.length > 0) return null
  const safety = checkSafety({ text: given, where: 'L1', maxGraphemes: null })
  if (safety.outcome === 'refuse') return null
  const said = safety.text.replace(/^because[ ,:]+/i, '').replace(/[.。]$/u, '')
  return cutAtGrapheme(said, BECAUSE_MAX_CHARACTERS)
}
