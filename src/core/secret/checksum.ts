/** Check digits: they tell a number that means somebody from one that only looks like it. */

const CN_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CN_CHECK = '10X98765432'

/** Luhn's algorithm (ISO/IEC 7812-1) over a string of digits. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** The check character of a Chinese identity card (GB 11643, ISO 7064 MOD 11-2): 17 digits and a digit or X. */
export function passesChineseId(id: string): boolean {
  const sum = CN_WEIGHTS.reduce((total, weight, i) => total + weight * Number(id[i]), 0)
  return CN_CHECK[sum % 11] === id[17]?.toUpperCase()
}

/** IBAN (ISO 13616): moved to the end, letters as numbers, the whole is 1 modulo 97. */
export function passesIban(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const character of moved) {
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

/** Whether six digits yymmdd can be a date of birth. */
export function isBirthDate(yymmdd: string): boolean {
  const month = Number(yymmdd.slice(2, 4))
  const day = Number(yymmdd.slice(4, 6))
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}
