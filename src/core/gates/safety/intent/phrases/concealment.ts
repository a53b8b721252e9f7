import type { Phrase } from '../phrase.ts'

/** Keeping something from the person, or telling them what is not so. */
export const concealmentPhrases: readonly Phrase[] = [
  {
    code: 'concealment',
    detail: 'sight',
    pattern:
      /\b(?:not|never|don't)\b[^.;!?]{0,40}\b(?:the )?user (?:can|could|will|would|might) (?:see|notice|find|read)/g,
    always: true,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:leave|keep|omit|drop|hold|exclude|strip)(?:s|ing)?\b[^.;!?]{0,40}\b(?:failures?|errors?|mistakes?|deletions?|changes?|skipped|problems?|warnings?|risks?)\b[^.;!?]{0,24}\b(?:out of|from)\b[^.;!?]{0,16}\b(?:report|summary|summaries|reports|recap|status)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:report|say|claim|mark|state|log|declare|call)\b[^.;!?]{0,30}\b(?:success\w*|pass(?:ed|es|ing)?|green|done|fine|complete\w*|fixed)\b[^.;!?]{0,20}\b(?:even (?:if|when|though)|regardless|whether or not|no matter)/g,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /(?:失败|失敗|出错|没通过|未通过|没跑|没有跑|没测)[^。;]{0,8}?(?:说|說|报|報|称|写|写成|标记)[^。;]{0,5}?(?:成功|通过|正常|完成)|(?:실패|오류|안 돌려|돌리지 않)[^.;]{0,12}?(?:성공|통과|정상|완료)[^.;]{0,8}?(?:보고|말|표시|적|써)|(?:失敗|エラー)[^。;]{0,10}?(?:成功|合格|正常)[^。;]{0,6}?(?:報告|言|記載|書)/g,
  },
  {
    code: 'concealment',
    detail: 'quiet',
    pattern:
      /\bkeep (?:the |this |that |any |all |these )*(?:deletions?|failures?|changes?|errors?|mistakes?|incidents?|leaks?|breach\w*|fix|rule)\s?(?:quiet|secret|hidden|under wraps|to yourself|confidential)/g,
  },
]
