import type { Translate } from '../locale-code.ts'
import type { Reason } from '../reason.ts'

/** A reason as a sentence without its full stop, the detail behind it: "It contradicts a rule: CLAUDE.md:17". */
export function sayReason(reason: Reason, t: Translate): string {
  const sentence = t(`reason-${reason.code}`)
  return reason.detail ? t('reason-with-detail', { sentence, detail: reason.detail }) : sentence
}
