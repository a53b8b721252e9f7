import type { Reason } from '../../reason.ts'
import { plainCopy, spanInOriginal } from '../../secret/plain-copy.ts'

/** Marks with which models and harnesses set roles apart; full-width look-alikes count. */
const marks: readonly RegExp[] = [
  /\{\s{0,4}"(?:tool(?:_name|_calls?|_use(?:_id)?)?|function(?:_call|_name)?|recipient_name|jsonrpc|server_name)"\s{0,4}:|"role"\s{0,4}:\s{0,4}"(?:system|assistant|developer|tool)"/gi,
  /<<<|<\||\|>(?=\s?(?:system|user|assistant|$))/gi,
  /\[\s?\/?(?:end|begin|start|stop)(?:[ _-]of)?[ _-](?:the[ _-])?(?:[a-z]+[ _-]){0,2}(?:rules?|instructions?|prompts?|memor(?:y|ies)|context|input|messages?|turn|system|user|conversation|transcript)\s?\]|={3,}\s?(?:end|begin|start)\s(?:of\s)?[a-z ]{3,24}={3,}/gi,
  /(?<=[.!?。]\s{1,2})(?:Human|Assistant)[ \t]?:\s/g,
  /<<\/?SYS>>|\[\/?INST\]|\[\/?(?:SYSTEM|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\]/gi,
  /<\/?s>(?=\s|$)|<\/?(?:bos|eos|start_of_turn|end_of_turn)>/gi,
  /<\/?(?:system[-_ ]?reminder|system[-_]?prompt|system|think|thinking|scratchpad|antml|function[-_]?calls?|invoke|tool[-_]?(?:use|call|result)s?|task-notification|command-(?:name|message|args|stdout)|local-command-\w+|user-prompt-submit-hook|user[-_]?(?:query|input|memory|prompt)|assistant|human|instructions?|important[-_]instructions?|persisted-output)\b/gi,
]
/** Roles that open a turn, at the start of a line. */
const roles: readonly RegExp[] = [
  /(?:^|[\n\r])[ \t]{0,8}(?:#{1,6}[ \t]{0,8})?(?:Human|Assistant|System|HUMAN|ASSISTANT|SYSTEM)[ \t]?:/g,
  /(?:^|[\n\r])[ \t]{0,8}#{2,6}[ \t]{0,8}(?:instruction|response|input|system|human|assistant)\b/gi,
]
const SHOWN = 24

/**
 * Control sequences in folded text. Line starts are those of `raw`, before its line ends were folded away; what stands
 * at one has no span.
 */
export function findControlSequences(text: string, raw: string): Reason[] {
  const copy = plainCopy(text)
  const reasons: Reason[] = []
  for (const pattern of marks) {
    for (const match of copy.text.matchAll(pattern)) {
      const span = spanInOriginal(copy, text, match.index, match.index + match[0].length)
      reasons.push({ code: 'control-sequence', detail: match[0].slice(0, SHOWN), span })
    }
  }
  const lines = plainCopy(raw).text
  for (const pattern of roles) {
    for (const match of lines.matchAll(pattern)) {
      reasons.push({ code: 'control-sequence', detail: match[0].trim().slice(0, SHOWN) })
    }
  }
  return reasons
}
