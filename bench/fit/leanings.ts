/** One labelled pair: what it shows, what it is, and how much it counts. */
export interface Labelled<Class extends string> {
  readonly facts: readonly number[]
  readonly want: Class
  readonly weight: number
}

/** How strongly the fit holds to the leanings it begins from, and how much less in what is always so. */
const RIDGE = 0.2
const LOOSELY = 0.05
const STEPS = 400
const RATE = 0.3
const MOMENTUM = 0.9

/**
 * Multinomial logistic regression on standardised facts, the last of which is always 1: of each fact how far a unit of it
 * leans to each of the classes. `from` are the leanings it begins from and is drawn back to, one row a fact: what few
 * pairs do not speak of stays as it was. Full-batch descent with momentum: the same each time.
 */
export function leaningsOf<Class extends string>(
  rows: readonly Labelled<Class>[],
  classes: readonly Class[],
  from: readonly (readonly number[])[],
  hold: { readonly ridge: number; readonly loosely: number } = { ridge: RIDGE, loosely: LOOSELY },
): number[][] {
  const size = from.length
  const total = rows.reduce((all, { weight }) => all + weight, 0)
  const spread = Array.from({ length: size }, (_, at) => {
    const mean = rows.reduce((all, { facts, weight }) => all + weight * (facts[at] ?? 0), 0) / total
    const square =
      rows.reduce((all, { facts, weight }) => all + weight * ((facts[at] ?? 0) - mean) ** 2, 0) / total
    return at === size - 1 ? { mean: 0, by: 1 } : { mean, by: Math.sqrt(square) || 1 }
  })
  const scaled = rows.map(({ facts }) =>
    Float64Array.from(facts, (fact, at) => (fact - (spread[at]?.mean ?? 0)) / (spread[at]?.by ?? 1)),
  )
  const places = rows.map(({ want }) => classes.indexOf(want))
  const many = classes.length
  // To the standardised facts: what the means lean to belongs to what is always so.
  const before = Float64Array.from({ length: many * size }, (_, at) => {
    const [to, fact] = [Math.floor(at / size), at % size]
    const lean = from[fact]?.[to] ?? 0
    if (fact < size - 1) return lean * (spread[fact]?.by ?? 1)
    return spread.reduce((all, { mean }, own) => all + mean * (from[own]?.[to] ?? 0), lean)
  })
  const weights = Float64Array.from(before)
  const speed = new Float64Array(many * size)
  const slope = new Float64Array(many * size)
  const shares = new Float64Array(many)
  for (let step = 0; step < STEPS; step++) {
    slope.fill(0)
    for (const [at, facts] of scaled.entries()) {
      const share = (rows[at] as Labelled<Class>).weight / total
      sharesOf(facts, weights, shares)
      for (let to = 0; to < many; to++) {
        const off = share * ((shares[to] as number) - (places[at] === to ? 1 : 0))
        const from = to * size
        for (let fact = 0; fact < size; fact++)
          slope[from + fact] = (slope[from + fact] as number) + off * (facts[fact] as number)
      }
    }
    for (let at = 0; at < weights.length; at++) {
      const own = at % size === size - 1 ? hold.ridge * hold.loosely : hold.ridge
      const ridge = own * ((weights[at] as number) - (before[at] as number))
      speed[at] = MOMENTUM * (speed[at] as number) - RATE * ((slope[at] as number) + ridge)
      weights[at] = (weights[at] as number) + (speed[at] as number)
    }
  }
  // Back to the facts as they are: what the mean leans to belongs to what is always so.
  return Array.from({ length: size }, (_, fact) =>
    classes.map((_, to) => {
      const own = weights.subarray(to * size, to * size + size)
      if (fact < size - 1) return (own[fact] as number) / (spread[fact]?.by ?? 1)
      return own.reduce((all, one, at) => {
        const { mean, by } = spread[at] as { mean: number; by: number }
        return at === fact ? all + one : all - (one * mean) / by
      }, 0)
    }),
  )
}

/** How probable each class is for a row, written into `into`. */
function sharesOf(facts: Float64Array, weights: Float64Array, into: Float64Array): void {
  const size = facts.length
  let whole = 0
  for (let to = 0; to < into.length; to++) {
    let sum = 0
    for (let fact = 0; fact < size; fact++)
      sum += (weights[to * size + fact] as number) * (facts[fact] as number)
    into[to] = Math.exp(sum)
    whole += into[to] as number
  }
  for (let to = 0; to < into.length; to++) into[to] = (into[to] as number) / whole
}
