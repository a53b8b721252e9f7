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

const digits = '零一二三四五六七八九'
const powers: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

/** 五百 as 500, 二十 as 20, 十五 as 15. */
export function chineseNumber(word: string): number {
  let sum = 0
  let own = 0
  for (const sign of word) {
    const power = powers[sign]
    if (power === undefined) own = sign === '两' ? 2 : digits.indexOf(sign)
    else {
      sum += (own === 0 ? 1 : own) * power
      own = 0
    }
  }
  return sum + own
}
