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
  {
    kind: 'social-security-number',
    pattern: pattern('[12](?:[ .]?\\d){12}(?:[ .]?\\d{2})?'),
    near: /s[ée]cu(?:rit[ée] sociale)?\b|\bnir\b/i,
  },
  { kind: 'passport', pattern: pattern('\\d{2}\\s?\\d{2}\\s?\\d{6}'), near: /паспорт/i },
  {
    kind: 'social-security-number',
    pattern: pattern('[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\\s?\\d{2}\\s?\\d{2}\\s?\\d{2}\\s?[A-D]'),
    near: /\b(?:ni|nino|national insurance)\b/i,
  },
  {
    kind: 'social-security-number',
    pattern: pattern('[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] \\d{2} \\d{2} \\d{2} [A-D]'),
  },
  {
    kind: 'social-security-number',
    pattern: pattern('\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}|\\d{11}'),
    near: /снилс|snils/i,
  },
  {
    kind: 'social-security-number',
    pattern: pattern('\\d{3}[ -]?\\d{3}[ -]?\\d{3}'),
    near: /\b(?:social insurance|sin number|tfn|tax file|bsn|burgerservicenummer)\b/i,
  },
  {
    kind: 'social-security-number',
    pattern: pattern('\\d{2}\\s?\\d{6}\\s?[A-Z]\\s?\\d{3}'),
    near: /sozialversicherung|rentenversicherung|\bsv-?nummer/i,
  },
  {
    kind: 'tax-number',
    pattern: pattern('\\d{2}[ ]?\\d{3}[ ]?\\d{3}[ ]?\\d{3}'),
    near: /steuer-?id|steueridentifikation|identifikationsnummer|numéro fiscal|\bnif\b|\bpesel\b/i,
  },
  { kind: 'tax-number', pattern: pattern('[A-Z]{5}\\d{4}[A-Z]'), near: /\bpan\b/i },
  { kind: 'tax-number', pattern: pattern('[A-Z]{6}\\d{2}[A-EHLMPRST]\\d{2}[A-Z]\\d{3}[A-Z]') },
  { kind: 'identity-card', pattern: pattern('[A-Z]{4}\\d{6}[HM][A-Z]{5}[A-Z0-9]\\d') },
  { kind: 'identity-card', pattern: pattern('[STFGM]\\d{7}[A-Z]'), near: /\b(?:nric|fin)\b/i },
  {
    kind: 'identity-card',
    pattern: /(?<![A-Za-z0-9])[A-Z]{1,2}\d{6}\([0-9A]\)/g,
  },
  { kind: 'identity-card', pattern: pattern('\\d{6,8}[-+]?\\d{4}'), near: /personnummer|cpr-?n/i },
  { kind: 'identity-card', pattern: pattern('\\d{1,2}\\.\\d{3}\\.\\d{3}-[\\dXx]'), near: /\brg\b|\brut\b/i },
  {
    kind: 'vehicle-plate',
    pattern: pattern('[A-Z]{1,3}[ -]?[A-Z]{0,2}[ -]?\\d{2,4}[ -]?[A-Z]{0,3}'),
    near: /licen[cs]e plate|number plate|kennzeichen|matrícula|plaque d'immatriculation/i,
  },
  { kind: 'device-number', pattern: pattern('\\d{15}'), near: /\bimei\b/i },
  {
    kind: 'driver-license',
    pattern: pattern('[A-Z]{1,2}\\d{6,8}|\\d{2}-\\d{2}-\\d{6}-\\d{2}'),
    near: /driver'?s? licen[cs]e|運転免許|驾驶证|운전면허/i,
  },
]
