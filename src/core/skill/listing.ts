import { cutUnits } from '../grapheme.ts'

/** Share of the context window that the agent spends on the list of its skills. */
const BUDGET_SHARE = 0.01
const CHARACTERS_PER_TOKEN = 4
/** While the window is not known. */
export const BUDGET_FALLBACK_CHARACTERS = 8_000
/** Of one skill's description, however much room there is. */
export const ENTRY_MAX_CHARACTERS = 1_536
/** Below this a cut description says nothing: names alone are listed. */
const CUT_MIN_CHARACTERS = 20

export interface Listed {
  readonly name: string
  readonly description: string
  readonly whenToUse: string
}

/** What the agent is told of its skills. `lines` and `characters` belong to the skills one by one, in their order. */
export interface Listing {
  readonly mode: 'full' | 'cut' | 'names'
  readonly budget: number
  readonly characters: number
  readonly lines: readonly string[]
}

/** Characters for the whole list. `window` is in tokens; null while it is not known. */
export const listingBudget = (window: number | null): number =>
  window === null ? BUDGET_FALLBACK_CHARACTERS : Math.floor(window * BUDGET_SHARE * CHARACTERS_PER_TOKEN)

/** The list within its budget: every description; all cut to an equal share; names alone, which always stay. */
export function listSkills(skills: readonly Listed[], budget: number): Listing {
  const told = skills.map(({ name, description, whenToUse }) => ({
    name,
    words: cutUnits(whenToUse ? `${description} - ${whenToUse}` : description, ENTRY_MAX_CHARACTERS),
  }))
  const full = told.map(({ name, words }) => entry(name, words))
  if (sum(full) <= budget) return { mode: 'full', budget, characters: sum(full), lines: full }
  const overhead = sum(told.map(({ name }) => `- ${name}: `))
  const share = Math.floor((budget - overhead) / told.length)
  const [mode, lines] =
    share >= CUT_MIN_CHARACTERS
      ? (['cut', told.map(({ name, words }) => entry(name, cutUnits(words, share)))] as const)
      : (['names', told.map(({ name }) => entry(name, ''))] as const)
  return { mode, budget, characters: sum(lines), lines }
}

const entry = (name: string, words: string): string => (words === '' ? `- ${name}` : `- ${name}: ${words}`)

/** Joined by line ends. */
const sum = (lines: readonly string[]): number =>
  lines.reduce((total, line) => total + line.length, Math.max(0, lines.length - 1))
