import { verbs } from '../action.ts'
import type { Translate } from '../locale-code.ts'
import { tiers } from '../tier.ts'
import type { Card } from './card.ts'
import { card, type PendingRow, sayState, sayTier } from './list.ts'
import { type SaidVerdict, sayVerdict } from './say-verdict.ts'

export interface WhyView
  extends Pick<PendingRow, 'number' | 'state' | 'question' | 'kind' | 'takesOut' | 'tier' | 'text'> {
  readonly verdicts: readonly SaidVerdict[]
  readonly decisions: readonly {
    /** A verb that was pressed, or `answer`. */
    readonly move: string
    /** `L3`, or `question=answer`. */
    readonly value: string | null
    readonly byName: string | null
    /** A channel's name or `cli`. */
    readonly via: string | null
    /** `YYYY-MM-DD HH:mm` */
    readonly atLocal: string
    /** Of a request that takes lines out. */
    readonly removes: boolean
  }[]
  /** The request that took the entry out again. */
  readonly removedBy: number | null
}

/** `/why 42`: what speaks for and against it, and who decided what. */
export function drawWhy(
  { number, text, verdicts, decisions, removedBy, ...of }: WhyView,
  t: Translate,
): Card {
  return card(t('why-title', { number, tier: sayTier(of, t), state: sayState(of, t) }), [
    text === '' ? t('words-forgotten') : t('why-text', { text }),
    ...(removedBy === null ? [] : [t('settled-removed-by', { number: removedBy })]),
    t('why-reasons'),
    ...(verdicts.length > 0 ? verdicts.map((verdict) => sayVerdict(verdict, t)) : [t('why-no-reasons')]),
    t('why-decisions'),
    ...(decisions.length > 0
      ? decisions.map((decision) => decisionLine(decision, t))
      : [t('why-no-decisions')]),
  ])
}

function decisionLine(
  { atLocal: at, byName, via, move, value, removes }: WhyView['decisions'][number],
  t: Translate,
): string {
  // The word that approves is the same; what it approves is not.
  const removal = removes && move === 'evolve'
  const key = removal ? 'move-removal' : isKnownMove(move) ? `move-${move}` : null
  const args = { at, by: byName ?? '–', via: t(`via-${via ?? 'cli'}`), move: key === null ? move : t(key) }
  const said = value === null || removal ? null : sayValue(move, value.split('=').at(-1) ?? '', t)
  return said === null ? t('why-decision', args) : t('why-decision-value', { ...args, value: said })
}

const isKnownMove = (move: string): boolean => move === 'answer' || verbs.some((verb) => verb === move)

/** Only a tier, a side or a word on its truth says something: words that were typed stand in the text itself. */
function sayValue(move: string, value: string, t: Translate): string | null {
  const side = (move === 'verify' ? truths : sides)[value]
  return side ? t(side) : tiers.some((tier) => tier === value) ? value : null
}

const truths: Readonly<Record<string, string>> = {
  true: 'truth-true',
  wrong: 'truth-wrong',
  later: 'truth-later',
}

const sides: Readonly<Record<string, string>> = {
  new: 'button-keep-new',
  old: 'button-keep-old',
  both: 'button-keep-both',
}
