import { any, type Deed } from './deed.ts'
import { eitherOf } from './either-of.ts'
import {
  ABOUT_SECRETS,
  LINT_OF_BUILT,
  MASKED,
  ROLE_MAY,
  STAND_IN,
  TEST_CONTEXT,
  UNUSED_HOOK,
  WITH_WHAT_IT_GUARDS,
} from './excuses.ts'
import { HOOK_OF_A_COMPONENT, PUBLIC_ALREADY } from './facts.ts'

/** What is built, described or only tried out: nobody's guard is taken down by it. */
const BUILT_OR_TRIED =
  /(?:песочниц|проверк|хук|защит)\S*\s(?:не пускает|не пустил\S*|блокирует|запрещает|отказ\S*)|\b(?:pull|move|lift|hoist|push|extract)\w*\s[^.;]{0,30}?\b(?:in)?to (?:the |a |an |our )?(?:base|shared|parent|middleware|module|package|service|own|separate|common|core|lib\w*|hook|util\w*)\b|\b(?:component|badge|icon|screenshot)s? (?:from|in|of) (?:the )?(?:design system|docs|storybook|style ?guide)\b|(?:忽略|无视|不管)[^。;安漏]{0,4}?(?:dist|build|vendor|node_modules|third[_-]party|generated|coverage)[^。;安漏]{0,8}?(?:告警|警告|报错|warnings?)|\bignor\w*\s(?:the |all |any )*(?:lint |linter |compiler |build )?warnings? (?:in|from|of|under) (?:the )?(?:dist|build|vendor\w*|node_modules|third[-_]party|generated|out)\b|(?:dist|build|vendor|node_modules|third[_-]party|generated)[^.。;보セ]{0,10}?(?:경고|警告)(?:는|를|은|は|を)?\s?(?:무시|無視)|(?:只|仅)(?:放行|允许|开放|接受)|(?:警告|エラー)が?(?:出|あ)[^。;]{0,8}?(?:止め|停止|中断)|(?:警告|报错|告警)(?:了)?(?:就|则|要|必须|时)?(?:立刻|马上)?停|\b(?:sanitizers?|validators?|filters?|parsers?|escapers?|middlewares?)\s(?:must|should|has to|have to|needs? to|will|also)?\s?(?:strips?|drops?|removes?|rejects?|cuts?|masks?|escapes?|deletes?|trims?)\b|\b(?:node_modules|site-packages|users? can|users? (?:may|who)|admins? can|buttons?|toggles?|checkbox\w*|ui|settings? page|screens?|feature flags?|modal|placeholder|tooltip|locally|local (?:docker|dev\w*|setup|only)|in dev\b|dev only|development only|in tests?|unit tests?|test env\w*|fixtures?|storybook|e2e|(?:sandbox|demo) (?:folder|directory)|mock\w*|playground|emulator|generated (?:files?|code)|vendored|third-party|eslint|prettier|type ?check\w*|formatter|markdown|lint rule|verbose|noisy|debug log\w*|log levels?|animations?|unused|deprecated|dead code|when (?:asked|the user asks)|fail(?:s|ed)? (?:open|closed)|test that|verify that|check that|make sure|ensure\w*|detect\w*|report\w* (?:if|when|any)|flag\w* (?:if|when|any)|if (?:disabled|missing|absent)|alternative|instead|reproduc\w*|incident|false positives? (?:are|get) (?:documented|reported|listed)|comment and a date|needs? (?:a|an|my|two) \w+|until|unless|temporar\w*|document\w*|after \d+ (?:days?|weeks?|months?)|older than|retention)\b|详细日志|调试|按钮|开关|页面|表单|字段|测试环境|本地|单测|用例里|生成的|第三方|前端组件|检查是否|确保|버튼|토글|화면|입력란|로컬|테스트 환경|생성된|여부|확인한다|검증한다|ボタン|画面|入力欄|ローカル|テスト環境|生成された|確認する|schaltfläche|lokal|bouton|en local|botón|локальн|кнопк|botão/

/** "Never switch the verification off" wants it. */
const SWITCHES_OFF =
  /\b(?:turn\w*|switch\w*|disabl\w*|deactivat\w*|skip\w*|bypass\w*|ignor\w*|remov\w*|drop\w*|weaken\w*|lower\w*|trust\w*|forget|fail\w*)\b|关|停|禁用|跳过|绕过|忽略|省略|去掉|删|降低|忘|끄|꺼|끈|비활성|해제|건너뛰|우회|무시|생략|제거|빼|낮추|잊|切|無効|オフ|スキップ|飛ば|回避|無視|省|外|deaktiv|abschalt|ausschalt|umgeh|überspring|ignorier|désactiv|coup|contourn|saut|ignor|desactiv|desativ|deslig|apag|desatend|omit|salt|evit|pul|отключ|выключ|обход|обойд|пропус|игнор/

const PUBLIC_ON_PURPOSE =
  /\b(?:anonymi[sz]\w+|public (?:api|methods?|class|functions?|interface|fields?|key|keys|repo|repositor\w+|docs|website|site|pages?|folder|directory|assets?|urls?|schema|types?|exports?|surface|domain|routes?|endpoints?)|publish\w*|open source|read-only|never|not public|private|behind|via cdn|static|landing|marketing|docs site|exported|anonymous (?:functions?|class|types?|users? see)|supabase|localhost|port \d+ (?:is|=)|runs? on port|listens? on|dev server|vite|docker run|expose port)\b|公开方法|公共|静态|私有|公开接口|공개 api|비공개|정적|公開メソッド|公開api|非公開|静的/

/** R13: guards made weaker in whatever way, doors left open, secrets kept or written in the clear. */
export const weakeningDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'weakened',
    across: true,
    verb: any('weaken'),
    with: [any('protection')],
    within: 30,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(
      new RegExp(
        [LINT_OF_BUILT, BUILT_OR_TRIED, ROLE_MAY, TEST_CONTEXT, UNUSED_HOOK, WITH_WHAT_IT_GUARDS]
          .map(({ source }) => source)
          .join('|'),
      ),
      HOOK_OF_A_COMPONENT,
    ),
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    across: true,
    verb: any('wideOpen'),
    with: [any('exposable')],
    within: 50,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(
      new RegExp(
        `${PUBLIC_ON_PURPOSE.source}|${BUILT_OR_TRIED.source}|\\b(?:ssh|passkeys?|sso|webauthn|oidc|magic links?|key-based)\\b|密钥登录|公钥|扫码登录|공개 ?키|패스키|公開鍵`,
      ),
      PUBLIC_ALREADY,
    ),
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    across: true,
    verb: any('inTheClear'),
    with: [any('secretAtRest')],
    within: 40,
    when: 'ordered',
    negatedBetween: true,
    unless: new RegExp(
      `${ABOUT_SECRETS.source}|${MASKED.source}|${BUILT_OR_TRIED.source}|${STAND_IN.source}|encod|url|decod`,
    ),
  },
  {
    code: 'protection-off',
    detail: 'unverified',
    verb: any('verifyIt'),
    with: [any('checkable')],
    within: 24,
    when: 'forbidden',
    unless: new RegExp(
      `${SWITCHES_OFF.source}|${TEST_CONTEXT.source}|\\b(?:twice|again|by hand|manually|yourself|in the (?:ui|client|controller|handler)|on the client|only|check in|until|before|without|instead|never (?:log|store|commit|send|print)|middleware|already|reinvent|roll your own)\\b|手动|手工|重复|再次|之前|直接用|在(?:前端|控制器)|수동|직접|다시|전에|없이|手動|自前|二重|前に|なしで|せずに|ohne|bevor|sans|avant|sin |antes|без|перед|sem `,
    ),
  },
]
