import { codeSpans } from './code-span.ts'

/** What a candidate is scored by. */
export interface Evidence {
  /** Sightings. */
  readonly count: number
  /** Whole local days since the last one. */
  readonly days: number
  readonly text: string
  /** Files touched in the sessions it was seen in, from the workspace's root; each counts once. */
  readonly files: readonly string[]
}

/** Each axis and their weighted sum, 0 to 1. */
export interface Score {
  readonly recurrence: number
  readonly freshness: number
  readonly specificity: number
  readonly impact: number
  readonly composite: number
}

/** The four axes of a candidate. It says in which order people are asked, and never what is written. */
export function score({ count, days, text, files }: Evidence): Score {
  const domains = new Set(files.flatMap((file) => domainOf(file) ?? []))
  return composed({
    recurrence: Math.min(count / 5, 1),
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: the formula says 0.693, and not ln 2.
    freshness: Math.exp((-0.693 * days) / 14),
    specificity: specificity(featuresOf(text)),
    impact: impact(domains.size, new Set(files).size),
  })
}

/** The share of each axis. */
export const composed = (axes: Omit<Score, 'composite'>): Score => ({
  ...axes,
  composite: axes.recurrence * 0.35 + axes.freshness * 0.25 + axes.specificity * 0.2 + axes.impact * 0.2,
})

export interface Features {
  readonly path: boolean
  readonly function: boolean
  readonly example: boolean
}

export const specificity = (has: Features): number =>
  Number(has.path) * 0.4 + Number(has.function) * 0.3 + Number(has.example) * 0.3

export const impact = (domains: number, files: number): number =>
  Math.min(domains / 3, 1) * 0.6 + Math.min(files / 5, 1) * 0.4

// Bounded: a run of one character would be read once for each of them.
const PATH =
  /(?<![\p{L}\p{N}])[\w.@~-]{0,80}\/[./@-]{0,8}\w|(?<![\w-])[\w-]+\.(?:tsx?|jsx?|mjs|cjs|py|go|rs|java|kt|rb|php|c|h|cc|cpp|cs|swift|vue|svelte|json|ya?ml|toml|md|sql|sh|css|scss|html|env|lock|proto|prisma|xml|gradle|ini|cfg|txt)(?![\w-])/u
const CALL = /[A-Za-z_$][\w$.]{0,80}\(/
const IDENTIFIER = /^[A-Za-z_$][\w$]*(?:(?:\.|::|#)[A-Za-z_$][\w$]*)*(?:\(\))?$/
const EXAMPLE = /(?:^|[\s(（,，;；。.])(?:e\.g\.|for example|for instance)|比如|例如|예를 들어|예컨대/iu

/** What makes a sentence concrete: a path, a function, an example. */
export function featuresOf(text: string): Features {
  const spans = codeSpans(text).map(({ start, end }) =>
    text
      .slice(start, end)
      .replace(/^`+|`+$/g, '')
      .trim(),
  )
  return {
    path: PATH.test(text),
    function: CALL.test(text) || spans.some((span) => IDENTIFIER.test(span)),
    example: EXAMPLE.test(text) || spans.length >= 2,
  }
}

/** The first folder of a file; a file at the root of the workspace is in none. */
function domainOf(file: string): string | null {
  const at = file.indexOf('/')
  return at > 0 ? file.slice(0, at) : null
}
