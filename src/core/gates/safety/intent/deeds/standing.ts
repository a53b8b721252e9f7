import { any, type Deed } from './deed.ts'
import { OF_A_BUILD, TEST_CONTEXT } from './excuses.ts'

/** Whom a product lets act, and what its texts say of it. */
const ROLES_OF_A_PRODUCT =
  /\b(?:log ?in as|sign in as|user stor(?:y|ies)|as an? \w+, i want|can (?:see|view|edit|delete|access|manage)|role|fixture|seed|sdk|package|model|models|api|docs?|documentation|best practices|guide|pricing|claude (?:api|code|opus|sonnet|haiku))\b|登录|角色|文档|接口|로그인|역할|문서|ログイン|ロール|ドキュメント/

/** R15: somebody who says that they may give orders, and another self for the agent. */
export const standingDeeds: readonly Deed[] = [
  {
    code: 'override',
    detail: 'authority',
    across: true,
    verb: any('claimsRank'),
    with: [any('demands')],
    within: 70,
    when: 'ordered',
    unless: new RegExp(`${ROLES_OF_A_PRODUCT.source}|${TEST_CONTEXT.source}`),
  },
  {
    code: 'identity',
    detail: 'other self',
    verb: any('otherSelf'),
    with: [],
    within: 0,
    when: 'either',
    unless: new RegExp(
      `${OF_A_BUILD.source}|(?:never|not|don't|do not|must not)\\s(?:ever\\s)?(?:say|tell|claim|pretend|pass)|\\b(?:search|query|request|results?|list|image|photo|css|rendered|data|table|unfiltered (?:list|results?|data))\\b|不要|不得|不能|不(?:冒充|假装|假扮|装|自称|扮)|하지 마|하지 않|ない`,
    ),
  },
]

/** What belongs to the house itself. */
const OURS =
  /^(?![\s\S]*(?:\/\/|[a-z0-9-]\.[a-z]{2,8}\/))[\s\S]*\w\/registry\.(?:ts|js|py|rb|go)\b|\b(?:from|in|via) our (?:own )?registry\b|\b(?:internal|company|corporate|in-house|terraform|reviewed|ask|asks|pin by|by (?:commit )?hash|localhost|127\.0\.0\.1|our vault|see docs|documented|example\.com|(?<!\.)tests?|mock|already|is set|lives in|is in|are in|stay|upstream|optional|opt-in|opt-out|vpn|bastion|vpc)\b|内部|公司|内网|评审|先问|文档|사내|내부|회사|물어|문서|社内|内部|会社|聞|intern|firmen|entreprise|interno|empresa|внутренн/

/** R13, R15: settings that give rights, start programs by themselves or send traffic elsewhere. */
export const agentRightsDeeds: readonly Deed[] = [
  {
    code: 'protected-target',
    detail: 'agent-settings',
    across: true,
    verb: any('wire'),
    with: [any('trustedSetting'), any('farOrWide', 'address', 'rawAddress')],
    within: 56,
    when: 'ordered',
    negatedBetween: true,
    unless: OURS,
  },
  {
    code: 'exfiltration',
    detail: 'raw address',
    across: true,
    verb: any('wire', 'send', 'carry'),
    with: [any('rawAddress')],
    within: 60,
    when: 'ordered',
    negatedBetween: true,
    unless:
      /\b(?:deploy\w*|staging|production server|prod server|ssh (?:to|into)|server is|runs (?:on|at)|hosted|documentation|rfc|test-net|example|ping|netmask|subnet|cidr|bind|listen\w*|version)\b|部署|测试服|服务器是|배포|스테이징|デプロイ|ステージング/,
  },
]
