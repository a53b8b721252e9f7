import { hanNumerals } from '../lexicon/quantities.ts'

const HOURS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열', '열한', '열두']

/** 두 of 두 시. */
export const koreanHour = (word: string): number => HOURS.indexOf(word) + 1

/** 二十三, 十, 两. Reads up to 99; what is none is 0. */
export function hanNumber(word: string): number {
  const [tens, ones] = word.includes('十') ? word.split('十') : ['', word]
  const digit = (one: string | undefined, empty: number): number =>
    one === undefined || one === '' ? empty : one === '两' ? 2 : Math.max(0, hanNumerals.indexOf(one))
  return word.includes('十') ? digit(tens, 1) * 10 + digit(ones, 0) : digit(ones, 0)
}
