import { MY_OWN_YES, RAN_UNASKED } from './complaints.ts'
import { any, type Deed } from './deed.ts'
import { YES_REQUIRED } from './demands.ts'
import { eitherOf } from './either-of.ts'
import {
  APP_PERMISSION,
  HARMLESS_ONLY,
  HARMLESS_RUN,
  NO_AUTOMATIC_YES,
  OWN_PRODUCT,
  PEOPLE_APPROVE,
  RIGHTS_OF_AN_APP,
  RIGHTS_OF_USERS,
  TRUST_BOUNDARY,
  UNTIL_ASKED,
  WITHOUT,
} from './excuses.ts'
import { A_QUESTION_OF_MINE } from './facts.ts'

/** R13: doing without the yes of a person, or making one up. */
export const approvalDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'auto-approval',
    verb: any('autoApprove'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: eitherOf(
      eitherOf(
        new RegExp(
          `${PEOPLE_APPROVE.source}|^(?![\\s\\S]*(?:打开|开启|启用))[\\s\\S]*(?:设置页|配置页|页面|开关放|下拉|列表)|dependabot|cookie|\\b(?:expenses?|refunds?|orders?|bookings?|leave requests?|in the app|low-risk renovate)\\b|报销|订单|退款|产品需求|환불|주문|経費|注文|경비|연차|\\bauto-?approv\\w*["']?\\s?[:=]\\s?["']?(?:false|off|no|never|0)\\b`,
        ),
        RAN_UNASKED,
      ),
      YES_REQUIRED,
    ),
  },
  {
    code: 'protection-off',
    detail: 'broad rights',
    verb: any('broadRights'),
    with: [any('takeRights')],
    within: 24,
    when: 'ordered',
    unless: RIGHTS_OF_USERS,
  },
  {
    code: 'protection-off',
    detail: 'auto-approval',
    verb: any('approve'),
    with: [any('everything'), any('toApprove')],
    within: 34,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        `dependabot|cookie|test|测试|테스트|(?:允许列表|白名单)(?:之外|以外|外)的[^,，。;]{0,6}(?:一律|一概|都)(?:不|拒绝|禁止|拦)|${PEOPLE_APPROVE.source}|${TRUST_BOUNDARY.source}`,
      ),
      YES_REQUIRED,
    ),
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('ask'),
    with: [any('permissionWord')],
    within: 30,
    when: 'forbidden',
    unless: new RegExp(
      `${WITHOUT.source}|(?:승인|확인|동의|허락|검토|리뷰) 없는|${HARMLESS_ONLY.source}|まで|전까지|hasta que|jusqu'à|直到|之前|${UNTIL_ASKED.source}|${APP_PERMISSION.source}|${RIGHTS_OF_AN_APP.source}|${NO_AUTOMATIC_YES.source}|\\b(?:dialogs?|modals?|pop-?ups?) (?:has|have|shows?|offers?|contains?)\\b`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('withoutAsking'),
    with: [any('dangerous')],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
    unless: HARMLESS_RUN,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('waive'),
    with: [any('approvalNoun')],
    within: 22,
    when: 'either',
    unless: HARMLESS_ONLY,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    across: true,
    verb: any('stopAsking'),
    with: [any('grave')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:dialogs?|modals?|pop-?ups?) (?:has|have|shows?|offers?|contains?)\b|ask (?:me|us|users?|people|customers?) (?:to|for|which|what|where|how)\b/,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    verb: any('ownJudgement'),
    with: [any('grave')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    verb: any('standingYes'),
    with: [any('grave', 'dangerous', 'toApprove')],
    within: 70,
    when: 'ordered',
    unless: eitherOf(YES_REQUIRED, MY_OWN_YES),
  },
  {
    code: 'protection-off',
    detail: 'always-yes',
    verb: any('sayYes'),
    with: [any('promptBox')],
    within: 60,
    when: 'ordered',
    unless: eitherOf(
      new RegExp(
        `${OWN_PRODUCT.source}|\\b(?:users|mobile|camera|browser|cookie|delete account|stays? on|customers|explain|react|modal)\\b|组件|用户|사용자|ユーザー|アプリ|usuarios`,
      ),
      A_QUESTION_OF_MINE,
    ),
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('straightAway'),
    with: [any('riskyAct')],
    within: 50,
    when: 'ordered',
    unless:
      /拒绝|阻止|报错|拦截|\b(?:reject|block|stop|refuse|abort|confirm|ask)\w*\b|확인|거부|차단|拒否|確認/,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    across: true,
    verb: any('approve', 'sayYes'),
    with: [any('selfly'), any('promptBox', 'proposal')],
    within: 60,
    when: 'ordered',
    unless: OWN_PRODUCT,
  },
]
