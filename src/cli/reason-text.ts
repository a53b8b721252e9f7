import type { Translate } from '../core/locale-code.ts'
import type { Reason } from '../core/reason.ts'

/** A reason in words, with its detail where it has one. */
export function reasonText(t: Translate, { code, detail }: Reason): string {
  const sentence = t(`reason-${code}`)
  return detail ? t('reason-with-detail', { sentence, detail }) : sentence
}
