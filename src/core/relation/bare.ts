import { fold, normaliseForRepeat } from '../fold.ts'
import { casedUnits } from './unit-case.ts'

const marker = /^(?:>\s*|[-*+•]\s+|\d{1,3}[.)]\s+|\[[ xX]\]\s+|#{1,6}\s+)+/u
/** The names our own blocks put before a text. */
const label = /^(?:rule|fix|change|规则|方案|改动|규칙|해결|변경)\s*[:：]\s*/iu
const emphasis = /\*\*|__|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu
const final = /(?<![\s.])[.。!！;；]+$/u

/** The words of a rule alone: no list marker, emphasis, label of a block or final mark, in the form of repeats. */
export function bare(text: string): string {
  let own = fold(text)
  for (let step = 0; step < 3; step++) {
    const before = own
    own = own.replace(marker, '').replace(emphasis, '').replace(label, '').trim()
    if (own === before) break
  }
  const units = casedUnits(own)
  const words = normaliseForRepeat(own.replace(final, '')).replaceAll('\u2019', "'")
  // "10 MB" is not "10 Mb".
  return units === '' ? words : `${words} ${units}`
}
