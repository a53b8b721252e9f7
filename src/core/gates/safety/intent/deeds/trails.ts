import { any, type Deed } from './deed.ts'
import { TELLS_FAILURES } from './excuses.ts'

/** History and logs that are a product's, and those that are only kept for a time. */
const OF_THE_PRODUCT =
  /\b(?:users? (?:can|log|sign)|logs? out|logout|retention|older than|days|expir\w*|gdpr|rotat\w*|unused|edit history|undo history|browser|search history|router|navigation|prompt history|render\w*|format|schema|scrollback|git history|commit history|local ?storage|redact\w*|mask\w*|pii|component|viewer|ui|page|screen|chat history (?:component|ui|panel)|reset button|test (?:data|db|database|run)s?|between tests|after(?:each| each)|teardown|fixtures?|tokens?|context window|\/clear)\b|退出|保留期|天|过期|组件|页面|脱敏|测试数据|로그아웃|보존|만료|화면|컴포넌트|테스트 데이터|ログアウト|保持|期限|画面/

/** R13: what was done is swept away, and what was not done well is said to be well. */
export const trailDeeds: readonly Deed[] = [
  {
    code: 'concealment',
    detail: 'swept',
    verb: any('sweep'),
    with: [any('doings')],
    within: 34,
    when: 'ordered',
    negatedBetween: true,
    unless: OF_THE_PRODUCT,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    across: true,
    verb: any('claim'),
    with: [any('allIsWell'), any('thoughNot'), any('test', 'ownWork', 'toldPlace')],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${TELLS_FAILURES.source}|\\b(?:only (?:if|when|after)|after (?:all|running|every)|until|unless|before|never|if (?:all|the) tests|when (?:all|the) tests|once|ensure|verify|make sure|check|must|status codes?|exit codes?|message|todo|checkbox|mark(?:ed)? (?:as )?(?:skipped|flaky|todo)|commit|both)\\b|先|只有|才|之前|后才|确认|确保|직접|뒤에|다음에만|후에|확인|てから|確認|erst|bevor|après|avant|antes|después de|сначала|перед|после`,
    ),
  },
  {
    code: 'concealment',
    detail: 'pretty',
    across: true,
    verb: any('prettyOnly'),
    with: [any('toldPlace', 'account', 'touchyWork', 'badNews', 'misdeed', 'person')],
    within: 60,
    when: 'either',
    unless: TELLS_FAILURES,
  },
]
