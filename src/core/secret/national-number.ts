import { passesCpf, passesDni, passesInn, passesNhs, passesNir, passesTaiwanId } from './checksum.ts'

/** A number that a state gives a person; `holds` is its check digit, `near` the word that has to stand before it. */
export interface NationalNumber {
  readonly kind: string
  readonly pattern: RegExp
  readonly near?: RegExp
  readonly holds?: (match: RegExpMatchArray) => boolean
}

const FREE_BEFORE = '(?<![\\dA-Za-z_.-])'
const FREE_AFTER = '(?![\\dA-Za-z_-])'

function pattern(body: string): RegExp {
  return new RegExp(`${FREE_BEFORE}(?:${body})${FREE_AFTER}`, 'g')
}

function bare(match: RegExpMatchArray): string {
  return match[0].replace(/[^\dA-Za-z]/g, '').toUpperCase()
}

export const nationalNumbers: readonly NationalNumber[] = [
  {
    kind: 'social-security-number',
    pattern: pattern('\\d{3}[ -]?\\d{3}[ -]?\\d{4}'),
    near: /\bnhs\b/i,
    holds: (match) => passesNhs(bare(match)),
  },
  {
    kind: 'tax-number',
    pattern: pattern('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'),
    holds: (match) => passesCpf(bare(match)),
  },
  {
    kind: 'tax-number',
    pattern: pattern('\\d{11}'),
    near: /\bcpf\b/i,
    holds: (match) => passesCpf(bare(match)),
  },
  {
    kind: 'tax-number',
    pattern: pattern('\\d{12}|\\d{10}'),
    near: /инн/i,
    holds: (match) => passesInn(bare(match)),
  },
  {
    kind: 'identity-card',
    pattern: pattern('[XYZ]?\\d{7,8}-?[A-Z]'),
    holds: (match) => passesDni(bare(match)),
  },
  {
    kind: 'identity-card',
    pattern: pattern('[A-Z][1289]\\d{8}'),
    holds: (match) => passesTaiwanId(bare(match)),
  },
  {
    kind: 'social-security-number',
    pattern: pattern('[12]\\s?\\d{2}\\s?\\d{2}\\s?(?:\\d{2}|2[AB])\\s?\\d{3}\\s?\\d{3}\\s?\\d{2}'),
    holds: (match) => passesNir(bare(match)),
  },
  { kind: 'passport', pattern: pattern('\\d{2}\\s?\\d{2}\\s?\\d{6}'), near: /паспорт/i },
  {
    kind: 'driver-license',
    pattern: pattern('[A-Z]{1,2}\\d{6,8}|\\d{2}-\\d{2}-\\d{6}-\\d{2}'),
    near: /driver'?s? licen[cs]e|運転免許|驾驶证|운전면허/i,
  },
]
