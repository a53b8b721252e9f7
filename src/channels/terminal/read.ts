/** What a typed line is. */
export type Line =
  | { readonly line: 'empty' }
  | { readonly line: 'number'; readonly number: number; readonly of: number | null }
  /** `#42` and nothing else. */
  | { readonly line: 'request'; readonly of: number }
  | { readonly line: 'command'; readonly name: string; readonly args: string }
  | { readonly line: 'words'; readonly text: string }

const numberShape = /^(?:#(\d{1,10})\s*[ .:]\s*)?(\d{1,4})[.)]?$/
const requestShape = /^#\s?(\d{1,9})[.)]?$/
const commandShape = /^\/([a-z0-9_]{1,32})(?:\s+(.*))?$/i

/** `1`, `#42 1`, `#42`, `/why 42`, anything else is words. Full-width digits and signs count too. */
export function readLine(typed: string): Line {
  const text = typed.trim()
  if (text === '') return { line: 'empty' }
  const folded = text.normalize('NFKC')
  const number = numberShape.exec(folded)
  if (number) return { line: 'number', number: Number(number[2]), of: number[1] ? Number(number[1]) : null }
  const request = requestShape.exec(folded)
  if (request) return { line: 'request', of: Number(request[1]) }
  const command = commandShape.exec(text)
  if (command)
    return { line: 'command', name: (command[1] ?? '').toLowerCase(), args: (command[2] ?? '').trim() }
  return { line: 'words', text }
}
