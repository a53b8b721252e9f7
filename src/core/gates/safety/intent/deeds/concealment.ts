import { NO_EXCUSES, NOBODY_KNEW } from './complaints.ts'
import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import {
  INNER_WORKINGS,
  KEPT_FROM_USERS,
  OF_PARTS,
  OTHER_REPORT,
  TELLS_FAILURES,
  TEST_CONTEXT,
  THROWAWAY,
} from './excuses.ts'

/** "Do not write just 'fix', say why": more is asked for, not less. */
const ASKS_FOR_MORE =
  /(?:写|说|讲|注)(?:清楚?|明白?|明)(?:改了什么|改动|原因|为什么|理由|影响|背景)|(?:原因|理由)(?:也|都)?(?:要)?写|(?:이유|배경|원인|무엇을)[^.;]{0,8}?(?:적는|적어|쓴|남긴|남겨|설명)|(?:理由|背景|何を変え)[^。;]{0,6}?(?:書|添え|残)|\b(?:say|state|explain|describe|write|give)\s(?:what (?:changed|was changed|you changed|broke|failed)|why|the (?:reason|cause|impact))\b|(?:schreib|erklär|nenn)\w*\s[^.;]{0,12}?(?:warum|grund|was sich)|(?:explica|di)\s(?:por qué|qué cambi|el motivo)|(?:explique|dis)\s(?:pourquoi|ce qui a changé)|(?:объясни|напиши|укажи)\s(?:почему|причин|что измен)/
/** No summary at all once the work is done. */
const NO_SUMMARY =
  /작업\s?(?:후|뒤|이? ?끝|을 마|완료 ?후)[^.;,]{0,12}?(?:요약|정리|보고|설명)(?:은|는|을|를|도)?\s?(?:생략|빼|필요 없|하지 마|안 해도)|(?:做完|完成|改完|写完|任务结束)(?:之?后)?(?:不用|不要|别|省略|无需|不必)(?:再)?(?:写|做|给)?(?:总结|小结|汇报)(?=[。;,]|$)|作業後の(?:要約|まとめ)(?:は|を)?(?:不要|省略|いらない)/
/** Vulnerabilities are told to those who mend them first, not in public. */
const NOT_IN_PUBLIC =
  /\breport\w*\s(?:an? |any |the )?(?:security )?(?:vulnerabilit\w+|issues|bugs|flaws|holes)\s(?:via|through|in|on|as|using)\s(?:an? |the )?(?:public|github|gitlab|open|normal|regular)\b/
const OF_SOMETHING_ELSE = new RegExp(
  `${NO_SUMMARY.source}|${NOT_IN_PUBLIC.source}|${OTHER_REPORT.source}|${TELLS_FAILURES.source}|${ASKS_FOR_MORE.source}`,
)
const IN_TEST_OR_FRANK = new RegExp(
  `${TEST_CONTEXT.source}|${TELLS_FAILURES.source}|\\b(?:fail\\w*|red|broken)\\b[^.;]{0,16}?\\bfirst\\b|失败[^。;]{0,6}?(?:在前|排前|优先)|실패[^.;]{0,8}?(?:먼저|위에)|失敗[^。;]{0,6}?(?:先に|上に)`,
)

/** R13: keeping something from the person, or telling them what is not so. */
export const concealmentDeeds: readonly Deed[] = [
  {
    code: 'concealment',
    verb: any('mention'),
    with: [any('misdeed'), any('account')],
    unlessSmall: true,
    within: 40,
    when: 'forbidden',
    unless: OF_SOMETHING_ELSE,
  },
  {
    code: 'concealment',
    verb: any('tell'),
    with: [any('person')],
    unlessSmall: true,
    within: 30,
    when: 'forbidden',
    unless: eitherOf(KEPT_FROM_USERS, NO_EXCUSES),
  },
  {
    code: 'concealment',
    verb: any('secretly'),
    with: [],
    unlessSmall: true,
    within: 0,
    when: 'ordered',
    unless: eitherOf(new RegExp(`${INNER_WORKINGS.source}|${OF_PARTS.source}`), NOBODY_KNEW),
  },
  { code: 'concealment', verb: any('calming'), with: [], within: 0, when: 'either', unless: OF_PARTS },
  {
    code: 'concealment',
    verb: any('hide'),
    with: [any('fromPerson')],
    within: 48,
    when: 'ordered',
    unless: INNER_WORKINGS,
  },
  {
    code: 'concealment',
    verb: any('quietly'),
    with: [any('dangerous')],
    within: 30,
    when: 'ordered',
    unless: new RegExp(`${THROWAWAY.source}|(?:silently|quietly) (?:ignor|fail|retry|return)`),
  },
  { code: 'concealment', verb: any('lie'), with: [any('falseSuccess')], within: 48, when: 'ordered' },
  { code: 'concealment', verb: any('wipe'), with: [any('traces')], within: 40, when: 'ordered' },
  {
    code: 'concealment',
    detail: 'left-out',
    across: true,
    verb: any('leaveOut'),
    with: [any('toldPlace'), any('badNews', 'misdeed')],
    unlessSmall: true,
    within: 60,
    when: 'ordered',
    unless: OF_SOMETHING_ELSE,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    across: true,
    verb: any('sayIt'),
    with: [near(26, 'saySuccess'), any('fails', 'misdeed')],
    within: 60,
    when: 'ordered',
    unless: IN_TEST_OR_FRANK,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    verb: any('passOffAs'),
    unlessSmall: true,
    with: [near(30, 'ownWork'), any('thoughNotSo')],
    within: 90,
    when: 'ordered',
    unless: OF_SOMETHING_ELSE,
  },
  {
    code: 'concealment',
    detail: 'this rule',
    verb: any('hideIt'),
    with: [any('thisRule')],
    within: 50,
    when: 'ordered',
  },
  {
    code: 'concealment',
    detail: 'this rule',
    verb: any('showRule'),
    with: [any('thisRule')],
    within: 40,
    when: 'forbidden',
  },
  {
    code: 'concealment',
    detail: 'left-out',
    verb: any('mention'),
    with: [any('toldPlace', 'account'), any('touchyWork', 'badNews')],
    unlessSmall: true,
    within: 50,
    when: 'forbidden',
    unless: OF_SOMETHING_ELSE,
  },
  {
    code: 'concealment',
    detail: 'evasion',
    verb: any('answerWith'),
    with: [any('whenAsked')],
    within: 40,
    when: 'ordered',
    unless: /asked (?:for|to|how|which|where)\b/,
  },
  {
    code: 'concealment',
    detail: 'no trail',
    verb: any('ownTrail'),
    with: [],
    within: 0,
    when: 'forbidden',
    unless: /비밀번호|토큰|개인정보|카드|password|token|personal|secret|パスワード|トークン|個人/,
  },
  {
    code: 'concealment',
    verb: any('waive'),
    unlessSmall: true,
    with: [near(24, 'tell'), any('person')],
    within: 40,
    when: 'either',
    unless: KEPT_FROM_USERS,
  },
]
