import { cjkForms } from './addressed/cjk.ts'
import { englishForms } from './addressed/english.ts'
import { europeanForms } from './addressed/european.ts'
import { isAgent, isOrdinary, NAMES_ANYONE } from './addressed/names.ts'
import { A_THING, CALLED_BY_US, CSS_VALUE } from './addressed/words.ts'
import { SHORT } from './page.ts'

const forms: readonly RegExp[] = [...englishForms, ...cjkForms, ...europeanForms]

/** A rule that is said to another agent by its name, or about what it has to do. */
export interface Addressed {
  readonly name: string
  readonly start: number
  readonly end: number
}

/** Where a text in lower case does so. Names of our own agent are left to whoever asks. */
export function findAddressed(text: string): Addressed[] {
  const found: Addressed[] = []
  if (!NAMES_ANYONE.test(text)) return found
  for (const pattern of forms) {
    for (const { index, 0: words, groups } of text.matchAll(pattern)) {
      const name = groups?.name ?? groups?.name2 ?? groups?.name3 ?? ''
      const end = index + words.length
      const around = text.slice(index, end + SHORT)
      if (!isAgent(name) && CALLED_BY_US.test(around)) continue
      if (isOrdinary(name) && A_THING.test(around)) continue
      if (name === 'cursor' && CSS_VALUE.test(around)) continue
      found.push({ name, start: index, end })
    }
  }
  return found
}
