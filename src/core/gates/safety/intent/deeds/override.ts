import { HAVE_YOU_READ } from './complaints.ts'
import { any, type Deed, near } from './deed.ts'
import { TOOL_FOR_TOOL, WRITTEN_INTO_THE_RULES } from './demands.ts'
import { OF_WHAT_IS_GONE } from './demotion.ts'
import { eitherOf } from './either-of.ts'
import { NO_OVERRIDE, ONLY_HABITS, POINTS_TO_A_DOCUMENT } from './excuses.ts'

/** Rules of the trade that end with what they were about, or give way to a document. */
const REPLACED = `${OF_WHAT_IS_GONE.source}|${POINTS_TO_A_DOCUMENT.source}`

/** What a text says is quoted, and told to a person instead of being done. */
const QUOTED_AND_TOLD =
  /(?:says?|said|contains?|reads?|asks?)\s?[^."'“‘「]{0,16}["'“‘「][^"'”’」]{1,60}["'”’」][^.]{0,24}(?:as (?:plain )?(?:data|text)|as untrusted|tell me|report it|flag it|stop and|ignore it)|(?:写着|说|出现)[“「"'][^”」"']{1,40}[”」"'][^。]{0,16}(?:当(?:作)?数据|告诉我|别理|不要理)|["'“][^"'”]{1,40}["'”](?:라고|이라고|라는)[^.]{0,24}(?:데이터|알려|무시)/

/** What they say is not done: in Chinese, Korean and Japanese the no stands behind. */
const NOT_DONE =
  /(?:不要|不得|别|不能|不可|勿|禁止|一律不|都不|不)(?:予)?(?:照做|照办|执行|理|听从|当真|遵守|遵循|采信|信任)|(?:따르|실행하|믿|수행하)지\s?(?:마|말|않)|(?:従わ|実行し|信用し|信じ)(?:ない|ず)|실행 금지|実行禁止/

/** What strangers or tools say is not to be followed: that is a protection. */
const OF_STRANGERS =
  /\b(?:in|from|inside|of) (?:the |a |any |an )?(?:tool|build|test|log|console|terminal|command|script|web|fetched|external|third-party|page|issue|e-?mail|comment|search|document|attachment|readme)\w*|(?:网页|页面|工具|网站|外部|第三方|邮件|评论|附件|搜索|文档|日志|输出|构建|报错|终端|脚本|测试|注释|代码|issue)[^,，。;]{0,10}?(?:里|中|上|内|返回)?(?:面|出现|写|带|夹带|混入)?(?:了)?的?(?:任何|所有|一切)?(?:指令|指示|命令|要求|提示)|(?:웹|페이지|도구|외부|메일|댓글|첨부|검색|문서|이슈|로그|출력|빌드|주석|터미널)[^,.;]{0,12}?(?:지시|명령|요청)|(?:ページ|ツール|外部|メール|コメント|添付|検索|文書|ログ|出力|ビルド|端末)[^、。;]{0,10}?(?:指示|命令|要求)|(?:web|seite|mail|kommentar|página|correo|comentario|page|courriel|commentaire|страниц|писем|письм|комментари)\S*/

/** R13: putting aside what was laid down before, or taking strangers' words for orders. */
export const overrideDeeds: readonly Deed[] = [
  {
    code: 'override',
    verb: any('ignore'),
    with: [],
    adjoining: ['prior', 'instruction'],
    within: 48,
    when: 'ordered',
    unless: new RegExp(`${NO_OVERRIDE.source}|${QUOTED_AND_TOLD.source}|${REPLACED}`),
  },
  {
    code: 'override',
    verb: any('outrank'),
    with: [],
    adjoining: ['prior', 'instruction'],
    objectBehind: true,
    within: 40,
    when: 'ordered',
    unless: NO_OVERRIDE,
  },
  {
    code: 'override',
    verb: any('outrank'),
    with: [any('instruction'), any('person')],
    within: 40,
    when: 'ordered',
    unless: new RegExp(`${NO_OVERRIDE.source}|${ONLY_HABITS.source}`),
  },
  {
    code: 'override',
    verb: any('heed'),
    with: [],
    adjoining: ['prior', 'instruction'],
    within: 40,
    when: 'forbidden',
    unless: eitherOf(
      new RegExp(`${NO_OVERRIDE.source}|${OF_STRANGERS.source}|${REPLACED}`),
      HAVE_YOU_READ,
      WRITTEN_INTO_THE_RULES,
    ),
  },
  {
    code: 'override',
    detail: 'lapsed',
    across: true,
    verb: any('lapsed'),
    with: [any('safetyRule', 'agreedBefore')],
    within: 60,
    when: 'ordered',
    unless: NO_OVERRIDE,
  },
  {
    code: 'override',
    detail: 'safety rules',
    verb: any('ignore'),
    with: [any('safetyRule', 'agreedBefore')],
    within: 40,
    when: 'ordered',
    unless: new RegExp(`${NO_OVERRIDE.source}|${QUOTED_AND_TOLD.source}`),
  },
  {
    code: 'override',
    detail: 'rank',
    verb: any('wins', 'outrank'),
    with: [any('thisRule')],
    within: 40,
    when: 'ordered',
    unless: eitherOf(NO_OVERRIDE, TOOL_FOR_TOOL),
  },
  {
    code: 'override',
    verb: any('obey'),
    with: [any('foreign'), any('trusted')],
    within: 70,
    when: 'ordered',
    unless: QUOTED_AND_TOLD,
  },
  {
    code: 'override',
    verb: any('foreign'),
    with: [any('trusted'), any('obey')],
    within: 70,
    when: 'ordered',
    unless: new RegExp(`${QUOTED_AND_TOLD.source}|${NOT_DONE.source}`),
  },
  {
    code: 'remote-orders',
    verb: any('obeyIt'),
    with: [any('strangersText'), any('ordersThere'), any('unquestioning', 'regularly')],
    within: 80,
    when: 'ordered',
  },
  {
    code: 'remote-orders',
    verb: any('obeyIt'),
    with: [any('documentText'), any('ordersThere'), any('unquestioning')],
    within: 80,
    when: 'ordered',
  },
  {
    code: 'remote-orders',
    detail: 'address',
    across: true,
    verb: any('obeyIt'),
    with: [any('address'), any('unquestioning', 'regularly')],
    within: 100,
    when: 'ordered',
  },
  {
    code: 'remote-orders',
    detail: 'address',
    across: true,
    verb: any('obeyIt'),
    with: [any('address'), near(40, 'ordersThere')],
    within: 100,
    when: 'ordered',
    unless: /style ?guide|styleguide|coding standards?|conventions?|代码规范|코딩 컨벤션|コーディング規約/,
  },
  {
    code: 'remote-orders',
    detail: 'as if from the user',
    across: true,
    verb: any('asIfMine'),
    with: [any('strangersText', 'somebody', 'documentText', 'address')],
    within: 90,
    when: 'ordered',
  },
  {
    code: 'remote-orders',
    detail: 'for agents',
    verb: any('obeyIt'),
    with: [any('ordersForAgents'), any('documentText', 'strangersText')],
    within: 80,
    when: 'ordered',
    unless: /agents\.md|claude\.md|skill\.md/,
  },
  {
    code: 'override',
    detail: 'against the user',
    verb: any('whateverUserSays'),
    with: [],
    within: 0,
    when: 'ordered',
  },
  {
    code: 'remote-orders',
    detail: 'address',
    verb: any('followIt'),
    with: [any('address'), any('fetch')],
    within: 100,
    when: 'ordered',
    unless: /style ?guide|styleguide|coding standards?|conventions?|代码规范|코딩 컨벤션|コーディング規約/,
  },
]
