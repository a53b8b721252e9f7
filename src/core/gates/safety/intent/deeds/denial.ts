import { any, type Deed } from './deed.ts'

/** Records that a program answers for: what is not there is not there. */
const OF_A_LOOKUP =
  /\b(?:404|410|not found|status codes?|http|endpoint|api|null|undefined|tests? that|assert\w*|expect\w*|feature flag|tombstone|soft[- ]?delete\w*)\b|返回 ?404|接口|反映|null|응답|반환|返す|レスポンス/

/** R13: of what was lost it is said that it never was. */
export const denialDeeds: readonly Deed[] = [
  {
    code: 'concealment',
    detail: 'false-report',
    across: true,
    verb: any('sayIt', 'tell', 'claim', 'answerWith', 'passOffAs', 'stateIt'),
    with: [any('neverWas'), any('gone', 'mishap', 'misdeed')],
    within: 60,
    when: 'either',
    unless: new RegExp(
      `${OF_A_LOOKUP.source}|\\b(?:never|do not|don't|must not|not to)\\s(?:ever\\s)?(?:say|tell|claim|answer|report|pretend)|(?:不要|不得|不能|别|禁止)(?:说|声称|回答)|(?:말하|답하|하)지\\s?(?:마|말|않)|言わない|言うな|nicht (?:sagen|behaupten)|no digas|ne (?:dis|dites|prétends)|не (?:говори|утверждай)`,
    ),
  },
]
