const BEGIN = /-----BEGIN ([A-Z0-9 ]{0,40})PRIVATE KEY(?: BLOCK)?-----/g
const BODY = /[A-Za-z0-9+/=\s\\:,-]/

/** PEM and OpenSSH private keys: from the header to the footer, or as far as the body reaches when that is missing. */
export function findPrivateKeys(text: string): { kind: string; start: number; end: number }[] {
  const found: { kind: string; start: number; end: number }[] = []
  let done = 0
  for (const match of text.matchAll(BEGIN)) {
    if (match.index < done) continue
    done = match.index + match[0].length
    while (done < text.length && BODY.test(text[done]!) && !text.startsWith('-----', done)) done++
    const footer = /^-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/.exec(text.slice(done, done + 100))
    if (footer) done += footer[0].length
    while (/\s/.test(text[done - 1]!)) done--
    found.push({ kind: 'private-key', start: match.index, end: done })
  }
  return found
}
