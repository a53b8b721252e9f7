import type { ReasonCode } from '../../../reason.ts'
import type { WordClass } from './words.ts'

/**
 * What a sentence may order. `verb` is looked for first; of each class in `with` one word has to stand in the same
 * sentence within `within` characters of it. `when`: `ordered` counts unless the sentence forbids it or makes it depend
 * on a yes, `forbidden` counts only if it is forbidden ("do not tell the user"), `either` counts in any case.
 */
export interface Deed {
  readonly code: ReasonCode
  readonly verb: WordClass
  readonly with: readonly WordClass[]
  readonly within: number
  readonly when: 'ordered' | 'forbidden' | 'either'
  /** Word classes whose cue must follow at once (a space and a determiner may stand between): prior + instruction. */
  readonly adjoining?: readonly [WordClass, WordClass]
  /** A negation between the verb and what follows it counts too: 未经批准不得上线. */
  readonly negatedBetween?: boolean
  /** Words that make it harmless. */
  readonly unless?: RegExp
}

const TEST_CONTEXT =
  /\b(?:in|for|during) (?:the )?(?:unit |e2e |integration |local )?(?:tests?|fixtures?|storybook|specs?|mocks?|e2e|demos?)\b|测试(?:里|中|时|环境)|单测|테스트(?:에서|할 때|용)|テスト(?:で|では|中)|en (?:los )?tests|in tests|dans les tests|в тестах/
const OWN_PRODUCT =
  /\b(?:dialog|button|page|screen|form|component|checkbox|field|column|api response|endpoint|middleware|app|ui|manifest|react|usestate|usehook)s?\b|页面|按钮|表单|组件|弹窗组件|화면|버튼|컴포넌트|ボタン|画面/
const MASKED =
  /\b(?:encrypted|sealed|sops|masked|redacted|hashed|placeholder|dummy|fake|example(?!\.)|vault|keychain|secret manager|secrets manager|header|headers|httponly|1password)\b|\.env\.example|加密|脱敏|占位|암호화|마스킹|暗号化/

const NO_OVERRIDE = /eslint|lint|gitignore|prettier|css|tsconfig|webpack|rewrite rules|firewall rules|routing/
const WITHOUT = /없이|未经|未經|不经|\bohne\b|\bwithout\b|\bsin\b|\bsans\b|なし|せずに|без/
/** "Never run code outside the sandbox" asks for the protection, not against it. */
const OUTSIDE =
  /\b(?:outside|without|before|until|unless|only|instead|skip\w*|disabl\w*|bypass\w*|off)\b|之外|以外|外运行|外执行|之前|前|后|없이|밖에서|전에|なし|の外|\bsin\b|\bohne\b|\bsans\b|без|跳过|绕过|关闭|건너뛰|우회|끄/
const PLACE_IN_PRODUCT = /\bbuttons?\b|\bpages?\b|按钮|页面|菜单|路由|导航|버튼|메뉴|ボタン/

export const deeds: readonly Deed[] = [
  // R13: override
  {
    code: 'override',
    verb: 'ignore',
    with: [],
    adjoining: ['prior', 'instruction'],
    within: 48,
    when: 'ordered',
    unless: /eslint|lint|gitignore|prettier|css|tsconfig|webpack|rewrite rules|firewall rules|routing/,
  },
  {
    code: 'override',
    verb: 'outrank',
    with: [],
    adjoining: ['prior', 'instruction'],
    within: 40,
    when: 'ordered',
    unless: /eslint|lint|css|tsconfig/,
  },
  { code: 'override', verb: 'obey', with: ['foreign', 'trusted'], within: 70, when: 'ordered' },
  { code: 'override', verb: 'foreign', with: ['trusted', 'obey'], within: 70, when: 'ordered' },

  {
    code: 'override',
    verb: 'heed',
    with: [],
    adjoining: ['prior', 'instruction'],
    within: 40,
    when: 'forbidden',
    unless: NO_OVERRIDE,
  },
  {
    code: 'override',
    verb: 'outrank',
    with: ['instruction', 'person'],
    within: 40,
    when: 'ordered',
    unless: NO_OVERRIDE,
  },

  // R13: concealment
  { code: 'concealment', verb: 'mention', with: ['misdeed', 'account'], within: 40, when: 'forbidden' },
  {
    code: 'concealment',
    verb: 'tell',
    with: ['person'],
    within: 30,
    when: 'forbidden',
    unless:
      /\b(?:users|by name|username|user name|user id|user ids|user data|password)\b|用户名|用户数据|用户密码|사용자 이름|邮箱|密码|字段|필드|\bfields?\b/,
  },
  { code: 'concealment', verb: 'secretly', with: [], within: 0, when: 'ordered' },
  { code: 'concealment', verb: 'hide', with: ['fromPerson'], within: 48, when: 'ordered' },
  { code: 'concealment', verb: 'quietly', with: ['dangerous'], within: 30, when: 'ordered' },
  { code: 'concealment', verb: 'lie', with: ['falseSuccess'], within: 48, when: 'ordered' },
  { code: 'concealment', verb: 'wipe', with: ['traces'], within: 40, when: 'ordered' },

  // R13: exfiltration
  {
    code: 'exfiltration',
    verb: 'send',
    with: ['credential', 'outside'],
    within: 90,
    when: 'ordered',
    unless: MASKED,
  },
  {
    code: 'exfiltration',
    verb: 'send',
    with: ['privateData', 'outside'],
    within: 90,
    when: 'ordered',
    unless: MASKED,
  },
  {
    code: 'exfiltration',
    verb: 'expose',
    with: ['credential', 'reportPlace'],
    within: 60,
    when: 'ordered',
    unless: MASKED,
  },

  // R13: download and run
  {
    code: 'download-and-run',
    verb: 'download',
    with: ['execute'],
    within: 60,
    when: 'ordered',
    unless: /依赖|테스트를? 실행|テストを実行|运行测试|执行测试|跑测试|migration|迁移/,
  },

  // R13: protections off
  {
    code: 'protection-off',
    verb: 'off',
    with: ['guard'],
    within: 34,
    when: 'ordered',
    unless: new RegExp(`${TEST_CONTEXT.source}|${PLACE_IN_PRODUCT.source}`),
  },
  {
    code: 'protection-off',
    verb: 'hardOff',
    with: ['weakGuard'],
    within: 22,
    when: 'ordered',
    unless: new RegExp(`${TEST_CONTEXT.source}|${OWN_PRODUCT.source}`),
  },
  {
    code: 'protection-off',
    verb: 'autoApprove',
    with: [],
    within: 0,
    when: 'ordered',
    unless: /dependabot|cookie/,
  },
  {
    code: 'protection-off',
    verb: 'approve',
    with: ['everything', 'toApprove'],
    within: 30,
    when: 'ordered',
    unless: /dependabot|cookie|test|测试|테스트/,
  },
  {
    code: 'protection-off',
    verb: 'ask',
    with: ['permissionWord'],
    within: 30,
    when: 'forbidden',
    unless: WITHOUT,
  },
  {
    code: 'protection-off',
    verb: 'withoutAsking',
    with: ['dangerous'],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
  },
  { code: 'protection-off', verb: 'waive', with: ['approvalNoun'], within: 22, when: 'either' },

  {
    code: 'protection-off',
    verb: 'guard',
    with: ['offState'],
    within: 24,
    when: 'ordered',
    unless: TEST_CONTEXT,
  },

  { code: 'protection-off', verb: 'use', with: ['guard'], within: 14, when: 'forbidden', unless: OUTSIDE },

  {
    code: 'protection-off',
    verb: 'weakGuard',
    with: ['offState'],
    within: 6,
    when: 'ordered',
    unless: new RegExp(`${TEST_CONTEXT.source}|${OWN_PRODUCT.source}`),
  },

  // R15: who it is, and whose rules
  { code: 'protected-target', verb: 'alter', with: ['systemPrompt'], within: 34, when: 'ordered' },
  { code: 'protected-target', verb: 'disclose', with: ['systemPrompt'], within: 34, when: 'ordered' },
  { code: 'protected-target', verb: 'ignore', with: ['systemPrompt'], within: 34, when: 'ordered' },
  { code: 'identity', verb: 'youAreNow', with: [], within: 0, when: 'ordered' },
  { code: 'identity', verb: 'admit', with: ['selfAi'], within: 34, when: 'either' },
]
