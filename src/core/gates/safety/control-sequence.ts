import type { Reason } from '../../reason.ts'
import { plainCopy, spanInOriginal } from '../../secret/plain-copy.ts'

/** Marks with which models and harnesses set roles apart; full-width look-alikes count. */
const patterns: readonly RegExp[] = [
  /<<<|<\||\|>(?=\s?(?:system|user|assistant|$))/gi,
  /<<\/?SYS>>|\[\/?INST\]|\[\/?(?:SYSTEM|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]/gi,
  /<\/?s>(?=\s|$)|<\/?(?:bos|eos|start_of_turn|end_of_turn)>/gi,
  /<\/?(?:system[-_ ]?reminder|system[-_]?prompt|system|think|thinking|scratchpad|antml|function[-_]?calls?|invoke|tool[-_]?(?:use|call|result)s?|task-notification|command-(?:name|message|args|stdout)|local-command-\w+|user-prompt-submit-hook|user[-_]?(?:query|input|memory|prompt)|assistant|human|instructions?|important[-_]instructions?|context|persisted-output)\b/gi,
  /(?:^|[\n\r])\s*(?:#{1,6}\s*)?(?:Human|Assistant|System|User|AI|Developer|Tool|H|A)\s?:(?=\s*\S|\s*$)/g,
  /(?:^|[\n\r])\s*(?:#{2,6}\s*)(?:instruction|response|input|system|human|assistant)\b/gi,
]
const ONE_LETTER_ROLE = /(?:H|A|AI|Tool|Developer|User)\s?:/

/** Control sequences in a text whose line ends still stand. Offsets are those of the text given. */
export function findControlSequences(text: string): Reason[] {
  const copy = plainCopy(text)
  const reasons: Reason[] = []
  for (const pattern of patterns) {
    for (const match of copy.text.matchAll(pattern)) {
      const shown = match[0].trim()
      // "User: …" opens ordinary sentences too; only the roles that end a prompt are refused by name alone
      if (ONE_LETTER_ROLE.test(shown) && !/\bUser\b/.test(shown)) continue
      if (/^User\s?:$/.test(shown)) continue
      const span = spanInOriginal(copy, text, match.index, match.index + match[0].length)
      reasons.push({ code: 'control-sequence', detail: shown.slice(0, 24), span })
    }
  }
  return reasons
}
