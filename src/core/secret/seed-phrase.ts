const NAMED =
  /\b(?:seed|mnemonic|recovery|backup)(?: phrase| words?| key)?\b|助记词|助記詞|니모닉|복구 ?(?:구문|문구)|シードフレーズ/i
const COMMON =
  /^(?:the|to|of|in|is|are|for|and|or|not|with|on|be|we|it|as|at|by|but|its|our|my|from|was|has|have|do|does|never|always|must|should|when|if|use|them|they|so|no|too|then|than|all|every|each|be|been|can|your|his|per|via|into|before|after|only|i|a|an)$/
const WORDS = /(?<![a-z])(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![a-z])/gi

/**
 * A wallet's seed phrase (BIP-39: 12 to 24 short words): named as one, or so many words without one of those that every
 * sentence has.
 */
export function findSeedPhrases(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  for (const match of text.matchAll(WORDS)) {
    const words = match[0].toLowerCase().split(/[ ,]+/)
    const named = NAMED.test(text.slice(Math.max(0, match.index - 40), match.index + 20))
    const common = words.filter((word) => COMMON.test(word)).length
    if (named ? common <= 2 : common === 0) {
      found.push({ kind: 'seed-phrase', start: match.index, end: match.index + match[0].length })
    }
  }
  return found
}
