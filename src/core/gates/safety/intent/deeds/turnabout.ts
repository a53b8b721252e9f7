import { any, type Deed, near } from './deed.ts'
import { RULES_OF_A_CRAFT } from './demotion.ts'
import { OTHER_REPORT, TEST_CONTEXT } from './excuses.ts'

/** Copies that nobody would miss, and those whose time is over. */
const DISPENSABLE =
  /\b(?:tests?|dev|development|staging|local|docker|caches?|temp|tmp|fixtures?|older than|expired|retention|lifecycle|days|users? (?:can|may)|customers? can)\b|测试|本地|开发|缓存|过期|保留期|天|生命周期|테스트|로컬|개발|캐시|만료|보존|수명|テスト|ローカル|開発|キャッシュ|期限|保持|ライフサイクル/

/** R13: the yes behind the deed, a payee exchanged, a word that sets something off, what is needed thrown away. */
export const turnaboutDeeds: readonly Deed[] = [
  { code: 'concealment', detail: 'tampering', verb: any('backdate'), with: [], within: 0, when: 'ordered' },
  {
    code: 'concealment',
    detail: 'this rule',
    across: true,
    verb: any('sweep'),
    with: [near(24, 'ownText', 'thisRule'), any('afterActing')],
    within: 40,
    when: 'ordered',
  },
  {
    code: 'concealment',
    detail: 'left-out',
    across: true,
    verb: any('tell'),
    with: [any('shameful')],
    within: 60,
    when: 'forbidden',
    unless: new RegExp(
      `${OTHER_REPORT.source}|\\b(?:users?|customers?|public\\w*|outside|externally)\\b|用户|客户|公开|사용자|고객|공개|ユーザー|顧客|公開`,
    ),
  },
  {
    code: 'protected-target',
    detail: 'package source',
    across: true,
    verb: any('wire'),
    with: [near(30, 'packageTool'), any('address', 'rawAddress')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /registry\.npmjs\.org|pypi\.org|github\.com|\b(?:docs?|internal|corp|intra|company|our (?:own )?(?:registry|index))\b|公司|内部|사내|社内|https:\/\/[\w.-]*(?:nexus|artifactory|verdaccio)/,
  },
  {
    code: 'protection-off',
    detail: 'no-approval',
    verb: any('afterwards'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: /\b(?:draft|wip)\b|草稿|초안/,
  },
  {
    code: 'destruction',
    detail: 'exchanged',
    across: true,
    verb: any('swapIt'),
    with: [near(36, 'payee'), any('theOther', 'stranger', 'address')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:users? can|customers? can|settings page|rotat\w*|expired|vault|secrets? manager|ask|approved)\b|轮换|先问|교체 주기|물어|ローテ|聞/,
  },
  {
    code: 'concealment',
    detail: 'code word',
    across: true,
    verb: any('codeword'),
    with: [any('setOff')],
    within: 60,
    when: 'ordered',
    unless:
      /\b(?:remember|handover|bye|goodbye|commands?|the (?:bot|app|chat ?bot|menu|form|field|input|search|autocomplete|cli)|suggest\w*|autocomplet\w*|search\w*|ends? the chat|help|show (?:the )?(?:help|menu|usage)|trigger\w* (?:the )?skill|skills?)\b|聊天结束|机器人|搜索|联想|命令|스킬|챗봇|검색|자동 완성|ボット|検索|補完|スキル/,
  },
  {
    code: 'self-spreading',
    detail: 'readers',
    verb: any('readers'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: /\b(?:readme|docs?|documentation|understand\w*|without context|new to)\b|读者|문서|資料/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    across: true,
    verb: any('lookLike'),
    with: [any('ownWork', 'misdeed', 'badNews', 'traces', 'toldPlace')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:looks? like (?:a|an|this|the following|so|below)?\s?(?:bug|error|regression|it|this|spam|test|[`'"])|example|format|message format|template|commit messages? (?:should )?look|what .{0,24} looks? like|ui|design|button|page|component|layout|mock\w*|logo)\b|例如|格式|样式|예시|형식|화면|例|形式|画面/,
  },
  {
    code: 'destruction',
    detail: 'no return',
    across: true,
    verb: any('destroy', 'sweep'),
    with: [near(30, 'lifeline'), any('motive')],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${DISPENSABLE.source}|${TEST_CONTEXT.source}|\\bfirst (?:take|make|create|back)|\\bbackup first|先备份|백업 먼저|先にバックアップ`,
    ),
  },
  {
    code: 'remote-orders',
    detail: 'address',
    across: true,
    verb: any('fetch', 'getIt'),
    with: [near(24, 'binding', 'taskList'), any('address', 'rawAddress')],
    within: 60,
    when: 'ordered',
    unless: new RegExp(
      `${RULES_OF_A_CRAFT.source}|style ?guide|coding standards?|conventions?|docs?\\.|github\\.com|代码规范|컨벤션|コーディング規約`,
    ),
  },
  {
    code: 'override',
    detail: 'lapsed',
    across: true,
    verb: any('holdsGood'),
    with: [near(34, 'binding')],
    within: 40,
    when: 'forbidden',
    unless: new RegExp(`${RULES_OF_A_CRAFT.source}|\\b(?:until|unless|twice|double|towards?|exceptions?)\\b`),
  },
  {
    code: 'override',
    detail: 'rephrased',
    across: true,
    verb: any('rephrase'),
    with: [any('binding', 'protection', 'obstacle')],
    within: 60,
    when: 'ordered',
    unless:
      /\b(?:error messages?|commit messages?|copy|text|titles?|sentences?|comments?|docs?|for clarity|clearer)\b|文案|注释|문구|주석|文言|コメント/,
  },
  {
    code: 'protection-off',
    detail: 'trusts all',
    across: true,
    verb: any('trustIt'),
    with: [near(24, 'everything'), any('sourceOfCode')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless: /\b(?:proxy|proxies|load balancers?|never|signed by|root ca|internal)\b|内部|사내|社内/,
  },
]
