import type { Translate } from '../locale-code.ts'
import type { Reason, ReasonCode } from '../reason.ts'
import type { Fix } from './fix.ts'
import type { Pitfall } from './judge.ts'
import { wordsOf } from './operation.ts'

/** The words in which a pitfall is put to a person. */
export interface PitfallWords {
  /** What to do about it; what happened, while that is not known. */
  readonly text: string
  /** `empty`: a person has to say what to do about it. */
  readonly wording: 'final' | 'empty'
  /** Only what the conversation showed. */
  readonly fields: { readonly symptom?: string; readonly cause?: string }
}

/** Says a pitfall in the language of `t`: each field one line of closed words and the commands that were run. */
export function sayPitfall(pitfall: Pitfall, t: Translate): PitfallWords {
  const { fix } = pitfall
  const happened = sayWhatHappened(pitfall, t)
  // Whoever says what to do about it need not say again what it is about.
  if (!fix) return { text: happened, wording: 'empty', fields: { symptom: happened } }
  return {
    text: t(`pitfall-fix-${fix.fix}`, { ...fix }),
    wording: 'final',
    fields: { symptom: happened, cause: causeOf(fix, t) },
  }
}

function sayWhatHappened({ area, symptom, command }: Pitfall, t: Translate): string {
  if (symptom === 'corrected' || symptom === 'rolled-back') return t(`pitfall-${symptom}`, { area })
  const failed = t(`symptom-${symptom}`)
  return command === null || command.length > COMMAND_MAX || command.includes('`')
    ? t('pitfall-area-fails', { area, failed })
    : t('pitfall-command-fails', { command, failed })
}

const COMMAND_MAX = 60

/** Proposed, and for a person to confirm. */
function causeOf(fix: Fix, t: Translate): string {
  if (fix.fix === 'first') return t('pitfall-cause-first', { command: fix.command })
  if (fix.fix === 'file') return t('pitfall-cause-file', { file: fix.file })
  const [was, is] = [wordsOf(fix.before), wordsOf(fix.after)]
  const added = is.filter((word) => !was.includes(word) && word !== '--')
  const removed = was.filter((word) => !is.includes(word) && word !== '--')
  return added.length > 0
    ? t('pitfall-cause-without', { switches: added.join(' ') })
    : t('pitfall-cause-with', { switches: removed.join(' ') })
}

const pitfallCodes: readonly ReasonCode[] = ['retried', 'timed-out', 'rolled-back', 'corrected', 'many-calls']

/** Was a candidate noticed as a pitfall? Then it waits to be met again, and is no matter of the review. */
export const isPitfall = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ code }) => pitfallCodes.includes(code))
