import { type Sentence, SHORT } from './page.ts'
import { CHINESE_FACTS } from './plain-facts/chinese.ts'
import { ENGLISH_FACTS } from './plain-facts/english.ts'
import { KOREAN_FACTS } from './plain-facts/korean.ts'

const FACTS = [...ENGLISH_FACTS, ...CHINESE_FACTS, ...KOREAN_FACTS]

/**
 * Whether a whole sentence says no more than how a product or a guard behaves: what its customers may do, what it turns
 * away, how long it keeps a trail. Each is matched from end to end, so that nothing can be hung on to it.
 */
export function isPlainFact(text: string, sentence: Sentence): boolean {
  if (sentence.end - sentence.start > SHORT) return false
  const words = text
    .slice(sentence.start, sentence.end)
    .trim()
    .replace(/[.。!;；]+$/, '')
  return FACTS.some((fact) => fact.test(words))
}
