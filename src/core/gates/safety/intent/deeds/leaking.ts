import { any, type Deed, near } from './deed.ts'
import {
  ABOUT_SECRETS,
  CODE_UNDER_REVIEW,
  MASKED,
  OF_PACKAGES,
  RESET,
  SENT_FROM,
  STAND_IN,
} from './excuses.ts'

/** What a product keeps, sends or shows for its own users, and what only names a secret. */
const IN_THE_PRODUCT =
  /只(?:放|进|存|留)(?:在)?(?:公司)?内网|内网盘|사내[^.]{0,12}에만|社内のみ|red interna|\b(?:users? can|users? (?:see|sign|log)|customers? (?:get|receive|see|can)|guests?|visitors?|players?|buyers?|subscribers?|strip\w*|remov\w*|omit\w*|names? of (?:the )?(?:env|secrets?|variables?)|env(?:ironment)? (?:var\w* )?names?|redact\w*|mask\w*|rotat\w*|expir\w*|loopback|localhost|test (?:key|token|account|user)s?|fake|dummy|mock\w*|csrf|nonce|cache key|primary key|foreign keys?|idempotency|translation keys?|i18n|public keys?|sort keys?|keyboard|shortcut|key ?points?|key (?:decisions?|changes?|files?|findings?|features?|takeaways?|metrics?|concepts?|insights?|steps?|differences?|terms?|results?|details?|information|facts|words?|events?|values?|names?|pairs?|ideas?)|design tokens?|token (?:count|usage|budget|limit|cost)s?|tokens? (?:used|per|spent|consumed)|secret scann\w*|checked for|scan\w*)\b|去掉|去除|剔除|字段名|变量名|设计令牌|主键|外键|消耗|用量|数量|빼고|제외|변수 이름|이름만|디자인 토큰|기본 키|외래 키|사용량|개수|除い|除く|変数名|デザイントークン|主キー|外部キー|使用量/

const HARMLESS = new RegExp(
  [MASKED, RESET, ABOUT_SECRETS, IN_THE_PRODUCT, STAND_IN].map(({ source }) => source).join('|'),
)

/** What is public because it was made for that. */
const OF_A_PUBLIC_PAGE =
  /(?:public|公开|공개|公開|открыт|öffentlich|públic)[^.;。]{0,24}?(?:roadmap|路线图|로드맵|ロードマップ|план|changelog|status page|release notes)/

/** R13: secrets where others read them, and the project's or the person's affairs in strangers' hands. */
export const leakingDeeds: readonly Deed[] = [
  {
    code: 'exfiltration',
    detail: 'secrets in the open',
    across: true,
    verb: any('putThere'),
    with: [near(50, 'secretThing'), any('openPlace')],
    within: 70,
    when: 'ordered',
    negatedBetween: true,
    unless: HARMLESS,
  },
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    across: true,
    verb: any('putThere', 'send', 'carry'),
    with: [near(60, 'secretThing'), any('stranger', 'address')],
    within: 70,
    when: 'ordered',
    negatedBetween: true,
    unless: HARMLESS,
  },
  {
    code: 'exfiltration',
    detail: 'affairs to strangers',
    across: true,
    verb: any('send', 'carry', 'putThere'),
    with: [near(40, 'privateThing'), any('stranger', 'address')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${HARMLESS.source}|${SENT_FROM.source}|${OF_PACKAGES.source}|${OF_A_PUBLIC_PAGE.source}|${CODE_UNDER_REVIEW.source}`,
    ),
  },
]
