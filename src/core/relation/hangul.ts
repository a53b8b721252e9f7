const FIRST = 0xac00
const LAST = 0xd7a3

export const isHangul = (code: number): boolean => code >= FIRST && code <= LAST

/** Contracted vowels as the two they come from: 겨 is 기 + 어, 둬 is 두 + 어, so that 남겨 begins with 남기. */
const contracted: Readonly<Record<string, string>> = {
  '\u1167': '\u1175\u1165',
  '\u116a': '\u1169\u1161',
  '\u116f': '\u116e\u1165',
}

const known = new Map<string, string>()

/** The letters of one syllable, contractions taken apart. */
export function jamo(syllable: string): string {
  const cached = known.get(syllable)
  if (cached !== undefined) return cached
  const letters = syllable
    .normalize('NFD')
    .replace(/[\u1167\u116a\u116f]/g, (vowel) => contracted[vowel] ?? vowel)
  // At most the 11,172 syllables there are.
  if (syllable.length === 1 && isHangul(syllable.charCodeAt(0))) known.set(syllable, letters)
  return letters
}

const particle =
  /(?:에서는|에서도|에서만|에서|으로는|으로만|으로|에는|에게|한테|부터|까지|이나|이라도|라도|처럼|보다|마다|밖에|조차|은|는|이|가|을|를|에|로|도|만|의|와|과|나|랑|이랑)$/u
const ending =
  /(?:해서|하려면|하려고|려면|려고|해주세요|해줘|하세요|합니다|했습니다|입니다|습니다|ㅂ니다|해야|하지|하기|해라|해요|하고|하자|하며|하면|하도록|하게|한다|할|한|된|되는|되게|돼|됨|함|해|하|지|고|기|게|면|며|는|은|을|음|자|라|다|요|야|도록|세요|아줘|어줘|줘요|줘|주세요|두세요|둬|놔|아|어|여)$/u

/** A word without what is hung on it; never empty. */
export function stemKorean(word: string): string {
  let stem = word
  for (let step = 0; step < 2; step++) {
    const cut = stem.replace(step === 0 ? particle : ending, '')
    if (cut.length >= (step === 0 ? 1 : 2)) stem = cut
  }
  return stem
}

/** Whether what follows a known word is only grammar. */
export const isGrammar = (rest: string): boolean => {
  let left = rest
  for (let step = 0; step < 4 && left !== ''; step++) {
    const cut = left.replace(particle, '').replace(ending, '')
    if (cut === left) return false
    left = cut
  }
  return left === ''
}
