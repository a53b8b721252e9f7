/** `MB` and `Mb`, `5m` and `5M`, `MW` and `mW`, `ms` and `Ms`: units that only their case tells apart. */
const CASED =
  /(?<=\d\s?)(?:[kmgtp]i?b(?:ps|\/s)?|[kmg]?hz|[kmg]?wh?|[kmgtp]i|[munkg]?[smglvaj])(?![a-z\d])/giu

/** The units of a text whose case matters, as they stand, in their order; empty when it has none. */
export const casedUnits = (text: string): string =>
  (text.normalize('NFKC').match(CASED) ?? []).map((unit) => unit.replace(/^K/, 'k')).join(' ')
