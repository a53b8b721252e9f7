import type { Advice } from '../advice.ts'
import type { Translate } from '../locale-code.ts'
import type { CardPart } from './card.ts'

/** Advice, and the place of the rule that a pair is about (`MEMORY.md:31`, `#12`); else empty. */
export type SaidAdvice = Advice & { readonly place: string }

/** A second opinion, each with its label. It opens nothing: a person reads it, or does not. */
export const drawAdvice = (all: readonly SaidAdvice[], t: Translate): readonly CardPart[] =>
  all.map((advice) => ({ part: 'line', text: t('card-advice', { text: sayAdvice(advice, t) }) }))

function sayAdvice(advice: SaidAdvice, t: Translate): string {
  if (advice.ask === 'distill') return t('advice-distill', { text: advice.text })
  const said =
    advice.ask === 'worth'
      ? t(advice.worth ? 'advice-worth' : 'advice-not-worth')
      : t(`advice-${advice.relation}`, { place: advice.place })
  return advice.because === '' ? said : t('advice-because', { said, because: advice.because })
}
