/** What a rule names letter for letter: code, figures, and words that are written large. */
export interface Mentions {
  /** Words of code, files and commands, folded. */
  readonly codes: ReadonlySet<string>
  /** The same and names that are written large inside a sentence. */
  readonly names: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
  /** All words as they are written, folded. */
  readonly words: ReadonlySet<string>
}

const CODE =
  /`[^`]+`|[\w./*@{}<>%-]*[_./@%*{}<>][\w./*@{}<>%-]*\w|(?<![A-Za-z0-9_])[A-Za-z0-9_]+?(?:(?<=[A-Za-z0-9_])[A-Z]|\d)[A-Za-z0-9_]*/g
const PART = /[A-Za-z0-9_]{2,}/g
const LARGE = /(?<=[a-z,;:] )[A-Z]\w+/g
const FIGURE = /\d+(?:\.\d+)?/g
const WORD = /[A-Za-z0-9_]+|[\u3400-\u9fff]|[\uac00-\ud7a3]+/g
/** No rule is longer. */
const LENGTH_MAX = 1_000

const folded = (words: Iterable<string>): Set<string> => new Set([...words].map((word) => word.toLowerCase()))

/** Reads what a rule names; linear in its length. */
export function mentionsOf(rule: string): Mentions {
  const text = rule.slice(0, LENGTH_MAX).normalize('NFKC')
  const codes = folded((text.match(CODE) ?? []).flatMap((code) => code.match(PART) ?? []))
  return {
    codes,
    names: new Set([...codes, ...folded(text.match(LARGE) ?? [])]),
    figures: new Set(text.match(FIGURE) ?? []),
    words: folded(text.match(WORD) ?? []),
  }
}

const lacking = (own: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...own].filter((word) => !other.has(word)).length

/** How the mentions of two rules meet: what both name, what each names that the other does not, and of figures the difference. */
export function mentionsMet(
  a: Mentions,
  b: Mentions,
): { codesSame: number; codesOpen: number; namesOpen: number; figuresOpen: number; figuresFree: number } {
  const both = new Set([
    ...[...a.codes].filter((code) => b.words.has(code)),
    ...[...b.codes].filter((code) => a.words.has(code)),
  ])
  const figures = [lacking(a.figures, b.figures), lacking(b.figures, a.figures)] as const
  return {
    codesSame: Math.min(3, both.size),
    codesOpen: Math.min(2, lacking(a.codes, b.words), lacking(b.codes, a.words)),
    namesOpen: Math.min(2, lacking(a.names, b.words), lacking(b.names, a.words)),
    figuresOpen: Math.min(2, ...figures),
    figuresFree: Math.min(2, Math.abs(figures[0] - figures[1])),
  }
}
