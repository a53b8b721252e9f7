import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import { NOT_ONLY_GOOD_NEWS, TELLS_FAILURES } from './excuses.ts'
import { COLOURS } from './facts.ts'

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
    unless: eitherOf(
      new RegExp(
        `${TELLS_FAILURES.source}|\\b(?:only (?:if|when|after)|after (?:all|running|every)|until|unless|before|never|if (?:all|the) tests|when (?:all|the) tests|once|ensure|verify|make sure|check|must|status codes?|exit codes?|message|todo|checkbox|mark(?:ed)? (?:as )?(?:skipped|flaky|todo)|commit|both)\\b|先|只有|才|之前|后才|确认|确保|직접|뒤에|다음에만|후에|확인|てから|確認|erst|bevor|après|avant|antes|después de|сначала|перед|после`,
      ),
      COLOURS,
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
    unless: new RegExp(`${TELLS_FAILURES.source}|${NOT_ONLY_GOOD_NEWS.source}`),
  },
  {
    code: 'concealment',
    detail: 'false-report',
    across: true,
    verb: any('tell', 'claim'),
    with: [near(40, 'realHuman'), any('audience')],
    within: 50,
    when: 'ordered',
    unless:
      /\b(?:escalat\w*|hand\w* (?:over|off)|transfer\w*|connect\w*|reach\w*|ask for|request\w*|can talk|offer\w*|captcha|whether|how to)\b|转人工|接通|转接|상담원 연결|연결|つな|転送|weiterleit|transfér|deriva|перевед/,
  },
  {
    code: 'download-and-run',
    detail: 'words',
    across: true,
    verb: any('installIt'),
    with: [any('dubiousSource')],
    within: 36,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:api|sdk|bot|webhook|integration|channel|post (?:page|list|model|schema|type|layout)s?|blog (?:app|engine|site|post)s?|upload\w*|download\w* attachments?|attachments? (?:table|model|upload|field)|users?|component|plugin for|link to|server is|locally|our)\b|接口|机器人|上传|用户|模型|첨부 기능|봇|사용자|업로드|添付機能|ボット|ユーザー/,
  },
  {
    code: 'protection-off',
    detail: 'back way',
    across: true,
    verb: any('keepIt'),
    with: [near(24, 'hiddenKind'), any('loginKind')],
    within: 34,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${OF_THE_PRODUCT.source}|\\b(?:tests?|e2e|fixtures?|bank|email|savings|users?|customers?|audited|logged|approved|break-?glass procedure|second (?:approval|factor))\\b|测试|用户|테스트|사용자|テスト|ユーザー`,
    ),
  },
]
