/** A turn of phrase, and what stands in its place for the tables. */
export type Rewording = readonly [RegExp, string]

/** Puts each turn of phrase in its other form, one after another. */
export function rewordWith(rewordings: readonly Rewording[], text: string): string {
  let own = text
  for (const [pattern, instead] of rewordings) own = own.replace(pattern, instead)
  return own
}
