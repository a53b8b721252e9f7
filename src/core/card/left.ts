import type { Translate } from '../locale-code.ts'
import type { Tier } from '../tier.ts'

/** The request that took an entry out; `tier` where it was raised to that tier. */
export interface Left {
  readonly number: number
  readonly tier: Tier | null
}

/** In a row, in the place of its state: `taken out by #51`. */
export const sayLeft = ({ number, tier }: Left, t: Translate): string =>
  tier === null ? t('left-taken-out', { number }) : t('left-raised', { number, tier })
