import { backtickMentions, fold } from '../../fold.ts'
import type { Reason } from '../../reason.ts'
import { findSecrets } from '../../secret.ts'
import { findControlSequences } from './control-sequence.ts'
import { findEncoded } from './encoded.ts'
import { findHidden } from './hidden.ts'
import { findIntent } from './intent/find-intent.ts'
import { findLength, MAX_GRAPHEMES } from './length.ts'
import { type Risk, riskOf } from './risk.ts'
import { findConfusable, findMixedScript } from './script.ts'
import { findCodeLines, findLooseMentions, findStructure } from './structure.ts'
import { findUrls } from './url.ts'

export { showHidden } from './hidden.ts'
export type { Risk } from './risk.ts'

export interface SafetyInput {
  readonly text: string
  readonly where: 'L1' | 'L2' | 'L3'
  /** The field's name, if the text is one of several: it becomes no part of the verdict, only of the caller's report. */
  readonly field?: string
  /** Whether a path (as written behind an @) names an existing file. */
  readonly existingFiles?: (path: string) => boolean
  /** The agent whose memory this is: rules for any other are refused. */
  readonly ownAgent?: string
  /** Grapheme clusters a field may have, 100 by default; null leaves the length to the wording question. */
  readonly maxGraphemes?: number | null
}

export type SafetyVerdict =
  | {
      readonly outcome: 'pass'
      /** Folded, NFC, mentions in inline code: the very words the card shows. */
      readonly text: string
      readonly risk: Risk
      readonly flags: readonly Reason[]
    }
  | { readonly outcome: 'refuse'; readonly reasons: readonly Reason[] }

function findSecretReasons(text: string): Reason[] {
  return findSecrets(text).map(({ kind, start, end, personal }) => ({
    code: personal ? 'personal-data' : 'secret',
    detail: kind,
    span: { start, end },
  }))
}

/** What the backticks around a mention themselves bring about: a fence, or code that ends where it should not. */
function findAfterQuoting(shown: string, exists: (path: string) => boolean): Reason[] {
  return [...findStructure(shown, exists), ...findLooseMentions(shown)].map(({ code, detail }) => ({
    code,
    ...(detail === undefined ? {} : { detail }),
  }))
}

/**
 * The safety gate: whether a text may become a memory at all (R5–R8, R10, R11, R13–R15). It holds at intake, at every
 * edit and at write time, and no press overrides it. Spans are offsets into `fold(text)`. Pure, and linear in length.
 */
export function checkSafety(input: SafetyInput): SafetyVerdict {
  const text = fold(input.text)
  const shown = backtickMentions(text)
  const exists = input.existingFiles ?? (() => false)
  const reasons: Reason[] = [
    ...findLength(shown, input.maxGraphemes === undefined ? MAX_GRAPHEMES : input.maxGraphemes),
    ...findSecretReasons(text),
    ...findHidden(text),
    ...findMixedScript(text),
    ...findStructure(text, exists),
    ...findCodeLines(input.text),
    ...(shown === text ? [] : findAfterQuoting(shown, exists)),
    ...findControlSequences(text, input.text),
    ...findEncoded(text),
    ...findIntent(text, input.ownAgent),
  ]
  if (reasons.length > 0) return { outcome: 'refuse', reasons }
  const { risk, flags } = riskOf(text, input.where, findUrls(text))
  return { outcome: 'pass', text: shown, risk, flags: [...flags, ...findConfusable(text)] }
}
