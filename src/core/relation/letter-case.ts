import { codeSpans } from '../code-span.ts'

/** Options, names with `_`, calls, `lowerCamel`, paths: programs tell their upper case from their lower. */
const NAME =
  /(?<![\w-])--?[A-Za-z][\w-]*|[A-Za-z]\w*_\w*|_\w+|[A-Za-z_]\w*(?=\()|(?<!\w|\d\s)[a-z][a-z\d]*[A-Z]\w*|(?<![\w./])[\w.-]*\/[\w./-]*\w/g
const WORD = /(?<![\w-])--?[A-Za-z][\w-]*|[\w./-]*\w/g

/**
 * Whether two texts name something (but for units) that only the case of its letters tells apart: `userId` and `userID`, `-n` and `-N`,
 * `Foo` and `foo` in inline code. Everywhere else the case is a matter of style ("use PNPM").
 */
export const differsInCase = (a: string, b: string): boolean =>
  a !== b && !isShouted(a) && !isShouted(b) && (isOtherwise(a, b) || isOtherwise(b, a))

/** Of what is all in capitals nothing can be told. */
const isShouted = (text: string): boolean => text === text.toUpperCase()

function isOtherwise(one: string, other: string): boolean {
  const names = namesIn(one)
  if (names.length === 0) return false
  const said = formsOf(other)
  return names.some((name) => {
    const forms = said.get(name.toLowerCase())
    return forms !== undefined && !forms.has(name)
  })
}

function namesIn(text: string): string[] {
  const code = codeSpans(text).flatMap(({ start, end }) => text.slice(start, end).match(WORD) ?? [])
  return [...(text.match(NAME) ?? []), ...code]
}

/** Every word, and the names within longer ones, by its letters in lower case. */
function formsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>()
  for (const word of [...(text.match(WORD) ?? []), ...namesIn(text)]) {
    const key = word.toLowerCase()
    const known = forms.get(key)
    if (known) known.add(word)
    else forms.set(key, new Set([word]))
  }
  return forms
}
