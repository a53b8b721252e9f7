import type { Translate } from '../locale-code.ts'
import type { Reason } from '../reason.ts'
import { sayReason } from './say-reason.ts'

/** What one gate, limit or step found. */
export interface SaidVerdict {
  readonly gate: string
  readonly outcome: string
  readonly reasons: readonly Reason[]
}

/** One line: "Rules that stand (asks a question): It contradicts a rule: CLAUDE.md:17 · They choose differently: a ↔ b". */
export const sayVerdict = ({ gate, outcome, reasons }: SaidVerdict, t: Translate): string =>
  t('why-verdict', {
    gate: t(`gate-${gate}`),
    outcome: t(`verdict-${outcome}`),
    // Several words of one sentence can speak for the same.
    reasons: [...new Set(reasons.map((reason) => sayReason(reason, t)))].join(' · '),
  })
