/** Scripts that are written without spaces: a word is found as any two neighbours of it. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3,}/u
const BETWEEN_WORDS = /[^\p{L}\p{N}_./#@+-]+/u

/**
 * How much of a query stands in a text, from 0 to 1: the share of its words, whatever their order, case and width. An
 * empty query stands in every text.
 */
export function matchWords(query: string, text: string): number {
  const asked = wordsOf(query)
  if (asked.length === 0) return 1
  const within = plain(text)
  return asked.filter((word) => within.includes(word)).length / asked.length
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

const wordsOf = (query: string): readonly string[] => [
  ...new Set(
    plain(query)
      .split(BETWEEN_WORDS)
      .filter((word) => word !== '')
      .flatMap((word) => (WITHOUT_SPACES.test(word) ? pairsOf(word) : [word])),
  ),
]

const pairsOf = (word: string): readonly string[] => {
  const letters = [...word]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}
