const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The first `most` characters as a person counts them, with `…` where something was cut off. */
export function clip(text: string, most: number): string {
  const [head, tail] = cutAt(text, most)
  return tail === '' ? text : `${head.trimEnd()}…`
}

/** The text in two, after `most` characters as a person counts them. */
export function cutAt(text: string, most: number): readonly [string, string] {
  let count = 0
  for (const { index } of graphemes.segment(text))
    if (count++ === most) return [text.slice(0, index), text.slice(index)]
  return [text, '']
}

/** How many characters a person counts. */
export const countCharacters = (text: string): number => [...graphemes.segment(text)].length
