import type { Reason } from '../../reason.ts'

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const LATIN = /\p{Script=Latin}/u
const CYRILLIC_OR_GREEK = /[\p{Script=Cyrillic}\p{Script=Greek}]/u
/** Units and formulas that are written with a Greek letter: μs, kΩ, πr². */
const UNIT =
  /^\p{N}*(?:[πδλσωθβεφψξΔΠΛΣΦΩ]\p{Script=Latin}?\p{N}*|[μµ](?:s|m|g|l|L|A|V|W|F|H|sec)|[kMGm]?Ω)$/u
/** Letters that look like Latin ones, in words made only of such: аре, сору, ΑΒ. */
const ONLY_ALIKE = /^[авеорсухіјѕԁһԛԝАВЕКМНОРСТХУІЈЅαογνρτυχικΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\p{N}]{2,}$/u
/** Other letters that are drawn like ASCII ones: mathematical alphabets, IPA, Cherokee, Armenian, Lisu. */
const STRANGE = /[ɑɡɩıȷʋᴀ-ᴢ\u{1d400}-\u{1d7ff}\p{Script=Cherokee}\p{Script=Lisu}օսոհցաՕՏ\u2100-\u214f]/u
const FULL_OF_LATIN = /[A-Za-z]{2}/

function spanOf(match: RegExpMatchArray) {
  return { start: match.index!, end: match.index! + match[0].length }
}

/** Words that mix Latin letters with Cyrillic or Greek ones. */
export function findMixedScript(text: string): Reason[] {
  const reasons: Reason[] = []
  for (const match of text.matchAll(WORD)) {
    const word = match[0]
    if (!LATIN.test(word) || !CYRILLIC_OR_GREEK.test(word) || UNIT.test(word)) continue
    reasons.push({ code: 'mixed-script', detail: word, span: spanOf(match) })
  }
  return reasons
}

/** Words that could be taken for others: they pass, and the card says so. */
export function findConfusable(text: string): Reason[] {
  if (!FULL_OF_LATIN.test(text) && !STRANGE.test(text)) return []
  const reasons: Reason[] = []
  for (const match of text.matchAll(WORD)) {
    if (!ONLY_ALIKE.test(match[0]) && !STRANGE.test(match[0])) continue
    if (/^\p{N}+$/u.test(match[0])) continue
    reasons.push({ code: 'confusable', detail: match[0], span: spanOf(match) })
  }
  return reasons
}
