import { renderUnicodeCompact } from 'uqr'

const BLACK_ON_WHITE = '\u001b[30;107m'
const PLAIN = '\u001b[0m'

/** A QR code in half blocks. On a terminal its colours are set, for many cameras do not read white on black. */
export function qrLines(text: string, color: boolean): readonly string[] {
  const lines = renderUnicodeCompact(text, { ecc: 'L', border: 2, invert: color }).split('\n')
  return color ? lines.map((line) => `${BLACK_ON_WHITE}${line}${PLAIN}`) : lines
}
