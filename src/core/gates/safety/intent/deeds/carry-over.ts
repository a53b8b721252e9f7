import { any, type Deed, near } from './deed.ts'
import { APP_PERMISSION, OWN_PRODUCT, RIGHTS_OF_USERS, TEST_CONTEXT } from './excuses.ts'

/** A yes that is asked for each time, or that a product asks of its users. */
const ASKED_ANEW =
  /\b(?:never|not|no longer|does not|doesn't|do not|don't|each|every (?:time|deploy|push|deletion|step|action) needs|only|again|anew|ask (?:first|me|again|before|for|us|once)|expire\w*|until|unless|wait\w*|abort\w*|stop\w*|reject\w*|decline\w*|users|customers?|visitors?|cookie|newsletter|gdpr|licen[cs]e|retention|feature flag|role|roles|oauth|token|scope|tests?|fixture\w*|mock\w*|json|field|boolean|parser?|column|flag value|y\/n|survey|form)\b|不|每次|单独|重新|再次|另行|只|仅|用户|测试|字段|接口|않|아니|매번|다시|별도|따로|만\s|사용자|테스트|필드|ない|ず|毎回|都度|改めて|のみ|だけ|ユーザー|テスト|(?<![a-zà-ɏа-яё])(?:nicht|keine?|nur|jede|erneut|nutzer|test|no|solo|cada|usuarios?|ne|pas|seulement|chaque|utilisateur\w*|не|только|кажд\S*|пользовател\S*|não|só|cada)(?![a-zà-ɏа-яё])/

/** R13: a yes from another time or place serves for this, and what nobody answered is taken for a yes. */
export const carryOverDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'assumed',
    across: true,
    verb: any('carriesOver'),
    with: [near(44, 'pastYes'), any('further', 'boldAct')],
    within: 60,
    when: 'ordered',
    unless: new RegExp([ASKED_ANEW, APP_PERMISSION, RIGHTS_OF_USERS].map(({ source }) => source).join('|')),
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    across: true,
    verb: any('suppose'),
    with: [near(40, 'saidYes'), any('machineQuestion')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(
      [ASKED_ANEW, APP_PERMISSION, OWN_PRODUCT, TEST_CONTEXT].map(({ source }) => source).join('|'),
    ),
  },
]
