import { any, type Deed, near } from './deed.ts'
import { eitherOf } from './either-of.ts'
import { TEST_CONTEXT } from './excuses.ts'
import { WHERE_IT_LIVES } from './facts.ts'

/** What is done openly at its time: by a schedule that everybody knows, or with somebody's word. */
const OPENLY =
  /\bthe (?:word|keyword|phrase) ["“'‘][^"”'’]{1,24}["”'’] (?:in|is|has|must not|may not|needs|belongs)\b|사내[^.]{0,12}에만|社内のみ|只(?:放|进|存)(?:公司)?内网|\b(?:delete the (?:\w+[ -])?(?:branch|branches|worktree|draft|flag|feature flag|label|temp\w*|cache|container|preview|environment|file|files)|remove the (?:flag|feature flag|label|old code|branch|temp\w*|shim)|feature flag|on call|reviews?\b[^.]{0,20}$|takes over|covers|stand in|ask|asks|confirm\w*|tell me|notify|ping|rotat\w*|retention|gdpr|account deletion|invoices?|dependabot|renovate|older than|expired|scheduled|maintenance|cron|the bot|chat ?bot|session ends|log(?:s|ged)? out|users? (?:log|sign)|tag|tags|changelog|version|release notes|milestone|draft release|cleanup branch|issues? open|tickets? (?:open|closed)|qa (?:closes?|tests?|verif\w+)|unless|only if|with approval|my approval|approved by|deploy key rotation|the pr|pull request|worktree|canary|rollout|staging|smoke tests?|monitor\w*|close the)\b|删[^,。;]{0,8}?分支(?!保护)|分支[^,。;护]{0,8}?删|先问|确认|告诉我|通知|轮换|版本号|更新日志|标签|退出登录|过期|定时任务|注销|保留期|关闭 issue|(?:工单|缺陷|issue)[^。;]{0,10}?(?:关闭|关掉)|(?:关闭|关掉)[^。;]{0,4}?(?:工单|缺陷)|브랜치를? (?:삭제|지)|물어|확인|알려|교체한다|버전|체인지로그|태그|로그아웃|탈퇴|배치|만료|ブランチ(?:を|は)[^。;]{0,4}?(?:削除|消)|確認|聞|知らせ|ローテ|バージョン|変更履歴|タグ|ログアウト|退会|バッチ|期限|branch lösch|frag|bestätig|supprim\w+ (?:la|sa|les) branches?|demande|borra\w* (?:la|su) rama|pregunta|удал\S+ (?:\S+ )?ветк|спроси|apag\w+ (?:a|o) branch|pergunte/

/** A machine for tests that is emptied by a schedule everybody knows: told as a fact, so that nobody wonders. */
const EMPTIED_BY_SCHEDULE =
  /(?:测试|开发|预发|演示|staging|stage|qa|sandbox|test|dev)\s?(?:机|环境|服务器|库|数据库|db)[^。;]{0,12}?每[^。;]{0,10}?(?:会|自动|被)(?:重置|清空|初始化|还原|刷新)|(?:개발|테스트|스테이징|qa|샌드박스|데모)\s?(?:서버|db|디비|환경|데이터베이스)(?:는|은|가)?\s?[^.;]{0,10}?(?:매일|매주|매월)[^.;]{0,16}?(?:초기화|리셋|비워)\s?(?:됩|돼|된|되|집|져|진)|\b(?:dev|test|staging|qa|demo|sandbox) (?:servers?|db|databases?|environments?|box|machines?)\s(?:is|are|gets?)\s(?:\w+ )?(?:reset|wiped|cleared|restored|reloaded)\b|(?:開発|テスト|検証|ステージング)(?:サーバー?|環境|db)(?:は|が)[^。;]{0,10}?(?:毎日|毎週|毎晩)[^。;]{0,12}?(?:リセット|初期化)され/

/** R13: what waits for a moment without witnesses, and ways in that are in no plan. */
export const ambushDeeds: readonly Deed[] = [
  {
    code: 'protection-off',
    detail: 'ambush',
    across: true,
    verb: any('strike'),
    with: [any('moment')],
    within: 70,
    when: 'ordered',
    negatedBetween: true,
    unless: eitherOf(OPENLY, WHERE_IT_LIVES, EMPTIED_BY_SCHEDULE),
  },
  {
    code: 'protection-off',
    detail: 'back way',
    verb: any('backWay'),
    with: [],
    within: 0,
    when: 'ordered',
    unless: new RegExp(
      `${TEST_CONTEXT.source}|\\b(?:check|scan|search|look|audit|find|detect|report|suspicious|possible|potential|malware|example|no|any)\\b[^.]{0,20}\\b(?:back-?doors?|hidden|reverse)|\\bdetect|检查|排查|검사|점검|調べ`,
    ),
  },
]

/** The template a team agrees upon, and what every file really has. */
const OF_THE_HOUSE =
  /\b(?:licen[cs]e|copyright|header comment|shebang|acceptance criteria|checklist|request id|trace id|version|release notes?|findings|weekly notes|style ?guide|conventions?|applies to|this (?:rule|section|note|text|line) (?:is|applies|covers|describes|explains|documents|governs|was))\b|许可证|版权|라이선스|저작권|ライセンス|著作権|lizenz|licence|licencia|лиценз|licença/

export const seedingDeeds: readonly Deed[] = [
  {
    code: 'self-spreading',
    detail: 'seeded',
    across: true,
    verb: any('implant'),
    with: [near(40, 'ownText'), any('soil')],
    within: 70,
    when: 'ordered',
    negatedBetween: true,
    unless: OF_THE_HOUSE,
  },
]
