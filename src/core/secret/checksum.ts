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

/** The two check digits of a Brazilian CPF: weights 10…2 and 11…2, modulo 11. */
export function passesCpf(digits: string): boolean {
  if (digits.length !== 11 || /^(\d)\1{10}$/.test(digits)) return false
  return [9, 10].every((length) => {
    const sum = weighted(
      digits,
      Array.from({ length }, (_, i) => length + 1 - i),
    )
    return ((sum * 10) % 11) % 10 === Number(digits[length])
  })
}

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** The letter of a Spanish DNI or NIE: the number modulo 23; X, Y and Z stand for 0, 1 and 2. */
export function passesDni(id: string): boolean {
  const number = id.slice(0, -1).replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter)))
  return /^\d{8}$/.test(number) && DNI_LETTERS[Number(number) % 23] === id.at(-1)
}

const TAIWAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

/** The check digit of a Taiwanese identity card: the letter as 10…35, weights 1 9 8 … 1 1, modulo 10. */
export function passesTaiwanId(id: string): boolean {
  const letter = TAIWAN_LETTERS.indexOf(id.charAt(0)) + 10
  const sum = Math.floor(letter / 10) + (letter % 10) * 9 + weighted(id.slice(1), [8, 7, 6, 5, 4, 3, 2, 1, 1])
  return sum % 10 === 0
}

/** The last check digit of a Russian taxpayer number of 10 or 12 digits: modulo 11, modulo 10. */
export function passesInn(digits: string): boolean {
  const weights = digits.length === 12 ? [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] : [2, 4, 10, 3, 5, 9, 4, 6, 8]
  return (weighted(digits, weights) % 11) % 10 === Number(digits.at(-1))
}

/** The key of a French social security number: 97 minus the first 13 digits modulo 97; 2A and 2B count as 19 and 18. */
export function passesNir(id: string): boolean {
  const body = id.slice(0, 13).replace('2A', '19').replace('2B', '18')
  return /^\d{13}$/.test(body) && 97 - (Number(body) % 97) === Number(id.slice(13))
}

/** The last digit of a British NHS number: 11 minus the sum under weights 10…2 modulo 11. */
export function passesNhs(digits: string): boolean {
  const check = 11 - (weighted(digits.slice(0, 9), [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return check !== 10 && check % 11 === Number(digits[9])
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0)
}
