/** The eight dimensions of a skill's quality, in the order of their scores, with their weights (of 100 together). */
export const weights = {
  frontmatter: 8,
  workflow: 15,
  edgeCases: 10,
  checkpoints: 7,
  specificity: 15,
  resources: 5,
  architecture: 15,
  effect: 25,
} as const

export type Dimension = keyof typeof weights
export const dimensions = Object.keys(weights) as readonly Dimension[]

export const SCORE_MIN = 1
export const SCORE_MAX = 10

/** One score for each dimension, 1 to 10; null where it could not be seen. */
export type Scores = Readonly<Record<Dimension, number | null>>

/**
 * Σ(score · weight) / 10, so 100 where all are 10. Dimensions that could not be seen are left out and the rest is scaled
 * to 100. To one decimal.
 */
export function totalOf(scores: Scores): number {
  let [sum, weighed] = [0, 0]
  for (const dimension of dimensions) {
    const score = scores[dimension]
    if (score === null) continue
    sum += score * weights[dimension]
    weighed += weights[dimension]
  }
  return weighed === 0 ? 0 : Math.round((sum / weighed) * 100) / 10
}
