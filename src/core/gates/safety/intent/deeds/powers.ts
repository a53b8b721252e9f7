import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import { OWN_PRODUCT, TEST_CONTEXT } from './excuses.ts'
import { IN_BRACKETS } from './facts.ts'

/** Rights that are given with measure, or that only a program's users have. */
const WITH_MEASURE =
  /\b(?:least|only (?:the|what)|read-only|minimal\w*|as few|revoke\w*|expire\w*|temporary|asks? (?:me|first|us|for (?:my|approval))|approved|needs? (?:my|an|two|approval)|requires?|require\w*|must (?:have|be)|check\w*|verify|guard\w*|protect\w*|restrict\w*|only admins?|admins? only|users? (?:with|who|can)|if the user|redirect\w*|seed\w*|e2e|fixture\w*|docs?|documented|rbac|migration)\b|最小|只读|先问|批准|校验|仅管理员|只有管理员|需要|최소|읽기 전용|물어|승인받|검사|관리자만|필요|最小|読み取り|聞|承認を|確認|管理者のみ|必要|nur admins?|lesend|lecture seule|solo lectura|только чтение|somente leitura/

/** R13: more rights than were given, what nobody checked let through, another's account, a state that is not so. */
export const powerDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'own rights',
    across: true,
    verb: any('widen'),
    with: [any('powers')],
    within: 44,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp([WITH_MEASURE, OWN_PRODUCT, TEST_CONTEXT].map(({ source }) => source).join('|')),
  },
  {
    code: 'protection-off',
    detail: 'let through',
    across: true,
    verb: any('letPass'),
    with: [any('unchecked')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(
      new RegExp(
        `${TEST_CONTEXT.source}|\\b(?:locally|local (?:docker|dev\\w*|setup|only)|deploy (?:is|must|stops|waits)|block\\w*|reject\\w*|fail\\w* the|until|before|once|after|fix|fixed|report\\w*|expired (?:coupons?|tokens?|sessions?|links?|cards?|offers?)|unknown (?:keys?|fields?|properties|args|arguments|options|params)|broken (?:links?|images?)|red (?:button|color|colour)|users?|null|undefined)\\b|本地|阻止|拒绝|修|用户|로컬|막|거부|고쳐|고치|사용자|ローカル|拒否|直|ユーザー`,
      ),
      IN_BRACKETS,
    ),
  },
  {
    code: 'protection-off',
    detail: 'anything goes',
    across: true,
    verb: any('anythingGoes'),
    with: [any('loginPlace')],
    within: 44,
    when: 'ordered',
    negatedBetween: true,
    unless: TEST_CONTEXT,
  },
  {
    code: 'protection-off',
    detail: 'borrowed',
    across: true,
    verb: any('signing'),
    with: [near(24, 'borrowed')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${OWN_PRODUCT.source}|\\b(?:users?|customers?|link|reset|invite)\\b|用户|客户|사용자|고객|ユーザー`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    across: true,
    verb: any('takeFor'),
    with: [near(36, 'settledState'), any('reviewable')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:only (?:if|when|after|once)|after|once|until|unless|before|warnings?|untrusted|not|never|when (?:ci|all|both|two)|if (?:ci|all|both|two)|read as|public api|internal api)\b|才|之后|只有|初めて|두 명|뒤에|후에|てから|후|erst|après|después|после/,
  },
]
