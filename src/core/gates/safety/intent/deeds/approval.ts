import { any, type Deed } from './deed.ts'
import { APP_PERMISSION, OWN_PRODUCT, RIGHTS_OF_USERS, UNTIL_ASKED, WITHOUT } from './excuses.ts'

/** Commands that change nothing a person would be asked about. */
const HARMLESS_RUN =
  /\b(?:run|use|apply)\s(?:the\s|all\s|unit\s)*(?:formatter|prettier|linter|lint|biome|eslint|black|tests?|test suite|type ?check\w*|benchmarks?)\b/

/** R13: doing without the yes of a person, or making one up. */
export const approvalDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'auto-approval',
    verb: any('autoApprove'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: /dependabot|cookie/,
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
    unless: /dependabot|cookie|test|测试|테스트/,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('ask'),
    with: [any('permissionWord')],
    within: 30,
    when: 'forbidden',
    unless: new RegExp(
      `${WITHOUT.source}|まで|전까지|hasta que|jusqu'à|直到|之前|${UNTIL_ASKED.source}|${APP_PERMISSION.source}`,
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
    unless: /ask (?:me|us|users?|people|customers?) (?:to|for|which|what|where|how)\b/,
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
  },
  {
    code: 'protection-off',
    detail: 'always-yes',
    verb: any('sayYes'),
    with: [any('promptBox')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(
      `${OWN_PRODUCT.source}|\\b(?:users|mobile|camera|browser|cookie|delete account|customers|explain|react|modal)\\b|组件|用户|사용자|ユーザー|アプリ|usuarios`,
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
