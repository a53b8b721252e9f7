import type { Span } from '../../code-span.ts'

const CJK = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** "```ts" inside a sentence: a language, then the end, a comma, or a word of prose. What is run would follow a space. */
const NAMED_FENCE = new RegExp(
  `(?<=[\\s(（、，,:："'${CJK}])\`{3}(?=[A-Za-z][A-Za-z0-9]{0,11}[+#]{0,2}(?:$|[,，、;；。:：)）"']|\\.(?:\\s|$)|\\s?[${CJK}]|\\s(?:and|or|not|fences?|blocks?|instead)(?![A-Za-z])))`,
  'gu',
)
/** A comment that tools look for, in inline code of its own. Our own would be read as the tags of an entry. */
const NAMED_COMMENT = /^`<!-- (?!evo|decay|entities)[A-Za-z][\w:/-]{2,30}(?: [A-Za-z][\w-]{0,20})? -->`$/
const LONGEST_COMMENT = 70

/**
 * The text with `_` in place of the delimiters that it only names: `\`\`\`ts` in a sentence, and the comment in
 * `<!-- prettier-ignore -->` in inline code. Offsets are the same. `code` is the inline code of the text.
 */
export function withoutNamedMarks(text: string, code: readonly Span[]): string {
  const fences = text.replace(NAMED_FENCE, '___')
  // one fence that does more than name a language makes code of all of them
  const marked = fences.includes('```') ? text : fences
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of code) {
    if (end - start > LONGEST_COMMENT || !NAMED_COMMENT.test(text.slice(start, end))) continue
    pieces.push(marked.slice(at, start), text.slice(start, end).replace('<!--', '____').replace('-->', '___'))
    at = end
  }
  return [...pieces, marked.slice(at)].join('')
}
