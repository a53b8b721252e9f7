import { NO_DEED } from './addressed/words.ts'
import { findAddressed } from './addressed.ts'
import { findBotNews } from './bot-news.ts'
import { findNotes } from './note-to-agent.ts'
import { SHORT } from './page.ts'
import { findToldBots } from './told-bots.ts'

/** Rules for somebody else: another bot or agent. Its own rules are its owner's affair. */

const NAMED_BOT =
  "(?:@?[a-z0-9]+(?:[-_][a-z0-9]+)*[-_]?(?:bot|agent)(?![a-z0-9])|@[a-z0-9_-]{2,40}(?=\\s(?:must|should|shall|has to|needs to|may|is not allowed|will|always|never))|(?:translator|translation|review(?:er)?|deploy(?:ment)?|triage|merge|moderation|approval|compliance|audit|support|sales|qa|test(?:ing)?|planner|research(?:er)?|writer|coding|security|build|release|docs|search|browser|child|worker|finance|marketing) (?:agents?|bots?)|the (?:other|second|review|reviewer|deploy|translation|support|planner|sales|qa|testing) (?:agents?|bots?|assistants?)|(?:other|another|all other) (?:agents?|bots?|assistants?)|another (?:agent|bot)'s)"
const PRODUCT =
  '(?:codex|gemini(?: cli)?|(?<!the )(?<!a )(?<!mouse )(?<!text )cursor|copilot|github copilot|chatgpt|openclaw|devin|windsurf|aider|cline|opencode|claude code|claude)'
const MODAL =
  "(?:must|should|shall|ought to|has to|have to|needs to|need to|may not|may only|can only|is (?:not )?allowed|is (?:no longer |not )?(?:required|obliged|expected|supposed|bound)|(?:is|are) (?:now )?(?:free|entitled|instructed|told|ordered) to|(?:no longer|need not|needn't|doesn't|does not) (?:has to|have to|needs? to|wait|ask|check)|will always|will never|always|never|is to)"
const MODAL_CJK =
  '(?:必须|必須|应该|應該|应当|要|需要|不得|不能|不可以|禁止|每天|每周|每次|只能|一律|负责|可以|以后|的?专属规则|的?專屬規則|的?专用规则|的?專用規則|的?专用(?:守则|规范|指令)|的?规则|的?規則|的?提示词|的?人设)'
const BOT_CJK =
  '(?:@?[\\p{Script=Han}a-z0-9_-]{1,12}(?:bot|机器人|機器人|智能体|小助手)|其他(?:机器人|智能体|助手|agent)|别的(?:机器人|智能体|助手)|另一个(?:机器人|智能体|助手|agent))'
const BOT_KOREAN = '(?:@?[가-힣a-z0-9_-]{1,12}(?:봇|bot|에이전트)|다른 (?:봇|에이전트|비서|어시스턴트))'
const BOT_JAPANESE =
  '(?:[ー\\p{Script=Katakana}\\p{Script=Han}a-z0-9_-]{1,12}(?:ボット|bot|エージェント)|他の(?:ボット|エージェント))'

const GENERIC =
  /^@?(?:the|a|an|our|my|this|that|your|each|every|chat|slack|discord|telegram|wecom|我们的?|我的|这个|本|该|聊天|우리|이|내|챗)?\s?-?_?(?:bot|agent|机器人|機器人|봇|ボット|智能体|에이전트|エージェント|user-agent|小助手|챗봇|robot)$/

interface OtherAgentPattern {
  readonly pattern: RegExp
  readonly group: number
}

const patterns: readonly OtherAgentPattern[] = [
  {
    pattern: new RegExp(
      `(?<![a-z0-9_-])(${NAMED_BOT})\\s(?:(?:also|only|itself|still|then|now)\\s)?${MODAL}\\b`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:rules?|instructions?|prompts?|guidelines?|duties|memory|orders?) (?:for|of|to) (?:the )?(${NAMED_BOT})`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9_-])(${NAMED_BOT})(?:'s)? (?:exclusive |own |private |dedicated )?(?:rules?|instructions?|prompt|persona|memory)\\b`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:when|whenever|if|each time|every time) (?:the )?(${PRODUCT}|${NAMED_BOT}) [^.;!?]{2,48}?,? it (?:has to|must|should|needs to|shall|is to) (?!be\\b)[a-z]`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:this|these|the|such) ?(?:rules?|lines?|notes?|instructions?)? (?:also |only )?(?:is|are|goes|go|apply|applies|counts?|holds?|meant) (?:also )?(?:for|to) (?:the )?(${NAMED_BOT}|${PRODUCT})(?![a-z])`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9_./-])(${PRODUCT}|(?:评审|审查|测试|部署)机器人)\\s?[^,，。;]{0,16}?(?:审查|评审|看)[^,，。;]{0,16}?(?:一律|必须|都要|都得|要)\\s?(?:通过|批准|同意|放行)`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern:
      /([\p{Script=Han}a-z]{1,6}(?:bot|机器人|智能体|助手))\s?[^,，。;]{0,16}?(?:一律|都|应?当?直接|无条件|自动|全部)\s?(?:放行|放过|通过|批准|同意|合并|免审)/gu,
    group: 1,
  },
  {
    pattern:
      /([가-힣a-z]{1,8}\s?(?:봇|에이전트))(?:은|는|이|가)\s?[^,.;]{0,20}?(?:무조건|모두|항상|전부|그냥)\s?(?:통과|승인|허용|머지)/gu,
    group: 1,
  },
  {
    pattern:
      /([ー\p{Script=Katakana}\p{Script=Han}a-z]{1,10}(?:ボット|bot|エージェント))(?:は|が)[^、。;]{0,16}?(?:すべて|無条件で|一律|常に)(?:に)?(?:通|承認|許可|マージ)/gu,
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?:这些|本|该|此|这条)规则\\s?(?:也|同样)?(?:适用于|对)?\\s?(${PRODUCT}|[\\p{Script=Han}]{0,4}(?:机器人|智能体))\\s?(?:也|同样)?(?:要|必须|得|应|适用|有效|遵守)`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?:이|위|본) 규칙(?:은|들은)\\s(${PRODUCT}|(?:[가-힣]{1,6}\\s)?[가-힣a-z0-9_-]{0,12}(?:봇|에이전트))(?:에게도?|에도|한테도?)\\s?(?:똑같이 |모두 )?적용`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:tell|instruct|order|command|make|force|have|let|ask) (?:the )?(?!dependabot)(${NAMED_BOT})\\s(?:to\\s)?(?!when|if|about|in|for|on)[a-z]+`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9_./-])(?<!\\b(?:by|from|of|with|via|using|use) )(${PRODUCT})\\s(?:(?:also|only|itself|still|then|now)\\s)?${MODAL}\\b(?!\\s${NO_DEED})`,
      'g',
    ),
    group: 1,
  },
  { pattern: new RegExp(`\\b(?:rules?|instructions?) (?:for|of) (${PRODUCT})\\b`, 'g'), group: 1 },
  {
    pattern: new RegExp(`(?<![a-z0-9_./-])(${PRODUCT})(?:'s)? (?:rules?|instructions?)\\s?:`, 'g'),
    group: 1,
  },
  { pattern: new RegExp(`(?<![a-z0-9_./-])(${PRODUCT})\\s?${MODAL_CJK}`, 'g'), group: 1 },
  {
    pattern: new RegExp(
      `(?<![a-z0-9_./-])(${PRODUCT})\\s?(?![^,，。;]{0,6}(?:目录|文件|配置|版本|插件|生成|写的|账号|分页|位置|光标|游标|样式|接口))[^,，。;]{1,8}?(?:必须|不得|应当|一律|要先|务必)`,
      'g',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(?<![a-z0-9_./-])(${PRODUCT})\\s?(?:은|는|이|가|の|は|が)(?!(?:レスポンス|応答|api|提案|pr|出力|コメント|回答|キー))(?![^,.。]{0,16}?(?:(?:만든|생성한|작성한|제안한|올린|고친|쓴|남긴|수정한)\\s|(?:生成|作成|提案|修正)した|書いた|作った|出した))[^,.。]{0,30}?(?:해야|하지 말|금지|하도록|규칙|항상|べき|必ず|ルール|禁止)`,
      'g',
    ),
    group: 1,
  },
  { pattern: new RegExp(`(?:^|[\\s,，。:：给為为对讓让告诉])(${BOT_CJK})\\s?${MODAL_CJK}`, 'gu'), group: 1 },
  {
    pattern: new RegExp(
      `(?:给|為|为|对|讓|让|要求|命令)\\s?(${BOT_CJK})\\s?[^,。]{0,6}?(?:规则|規則|指令|提示词|规范)`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(${BOT_KOREAN})\\s?(?:은|는|이|가|의|에게|한테)?\\s?(?:[^,.]{0,24}?(?:해야|반드시|하지 말|금지|하도록|지시해|시켜)|전용\\s?규칙|의?\\s?규칙|항상|매일|매주)`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern: new RegExp(
      `(${BOT_JAPANESE})(?:は|が|の|に|へ|用の?)(?:[^,。]{0,20}?(?:べき|必ず|こと|しなければ|禁止)|(?:専用)?ルール|規則)`,
      'gu',
    ),
    group: 1,
  },
  {
    pattern: /(?<![a-zа-яё])((?:el|la|der|die|das|le) (?:otro|otra|andere|autre) (?:bot|agente?|agent))\s/g,
    group: 1,
  },
  { pattern: /(друг(?:ой|ого|ому) (?:бот|бота|боту|агент|агента|агенту))\s/g, group: 1 },
]

const ALL_OTHERS =
  '(?:all|every|any|each)(?: (?:of )?the)? other (?:agents?|assistants?|ais?|models?|bots?|llms?)|(?:other|another) (?:ai agents?|ai assistants?|llms?|ais)'
const ALL_OTHERS_CJK =
  '(?:其他|其它|别的|所有|任何|凡是[^,，。]{0,12})的?\\s?(?:ai\\s?)?(?:智能体|助手|代理|机器人|agent|模型)'
const READS_THIS = '(?:reads?|sees?|opens?|loads?|finds?|meets?|reading|seeing)'
const OWN_RULES = '(?:rules?|instructions?|prompts?|memor(?:y|ies)|guidelines?|config\\w*|rule files?)'

/** What is said to every agent that comes by, with a clause between: "all other agents that read this must …". */
const toEverybody: readonly RegExp[] = [
  new RegExp(`\\b${ALL_OTHERS}\\b[^.;!?]{0,40}?\\b${MODAL}\\b`, 'g'),
  new RegExp(
    `\\b(?:any|every|each|whichever|all) (?:ai |coding )?(?:agents?|assistants?|models?|bots?|llms?) (?:that|who|which)? ?${READS_THIS}\\b[^.;!?]{0,40}?\\b(?:replace|overwrite|rewrite|drop|clear|forget|discard|delete|swap|copy|adopt)\\w* [^.;!?]{0,20}?\\b${OWN_RULES}`,
    'g',
  ),
  new RegExp(
    `${ALL_OTHERS_CJK}\\s?[:：]\\s?[^。;!?]{0,20}?(?:规则|提示词|指令|记忆|设定)|${ALL_OTHERS_CJK}[^。;!?]{0,20}?(?:必须|都要|都得|应该|应当|要|得|一律)[^。;!?]{0,16}?(?:规则|提示词|配置|记忆|指令|设定|人设)|${ALL_OTHERS_CJK}[^。;!?]{0,12}?(?:读|看|打开)[^。;!?]{0,12}?(?:必须|都要|都得|一律)`,
    'g',
  ),
  /(?:다른|모든)\s?(?:ai\s?)?(?:에이전트|비서|어시스턴트|봇)[은는이가]?\s?[^.;]{0,20}?(?:규칙|지시|프롬프트|메모리|설정)[^.;]{0,20}?(?:바꿔|교체|지워|덮어|버려|따라야)|(?:他の|すべての|全ての)(?:ai\s?)?(?:エージェント|アシスタント|ボット)[はが]?[^。;]{0,16}?(?:ルール|規則|指示|プロンプト|設定|記憶)[^。;]{0,16}?(?:置き換え|上書き|書き換え|捨て|従)/g,
  /(?:alle anderen|andere) (?:ki-)?(?:agenten|assistenten|bots)[^.;]{0,40}?(?:müssen|sollen|haben)|(?:todos los demás|otros) (?:agentes|asistentes|bots)[^.;]{0,40}?(?:deben|tienen que)|(?:tous les autres|les autres) (?:agents|assistants|bots)[^.;]{0,40}?(?:doivent|devront)|(?:все остальные|все другие|другие) (?:агенты|ассистенты|боты)[^.;]{0,40}?(?:должны|обязаны)/g,
]
const LEFT_ALONE =
  /^[^.,，。;]{0,10}?(?:不改|不动|不碰|不管|不归|건드리지|수정하지|触らない|変更しない|are not touched|stay|are out of|belong to|are none of)/

/** Build agents are machines. */
const MACHINE =
  /^[^.;!?]{0,24}?\b(?:be (?:installed|restarted|labelled|labeled|updated|patched|online)|docker|linux|windows|node|gb|cpu|cores?|memory|disk|jdk|labels?)\b/
const MACHINES_NAME = /^(?:build|test|testing|ci|jenkins|monitoring) agents?$/

const SUBJECT_OF_SPEECH = /\b(?:called|named|is called|mention|ping|notify|cc)\s(?:the\s)?$/

/** The bot that a product has for its customers, by its name. */
const BOT_OF_A_PRODUCT =
  /客服|聊天|导购|问答|售后|语音|接待|点餐|预约|고객|상담|챗(?!gpt|지피티)|문의|주문|예약|안내|カスタマー|サポート|問い合わせ|接客|チャット|予約|support|customer|chat(?!gpt| gpt)|sales|faq|help|shop|booking|order/
/** What concerns our own work, and an agent's rules: no bot of a product has to do with it. */
const OF_OUR_WORK =
  /合并|审批|批准|放行|部署|发布|仓库|分支|提交|推送|规则|记忆|提示词|指令|密钥|评审|命令|智能体|\b(?:merg\w*|approv\w*|deploy\w*|branch\w*|prs?|pull requests?|push\w*|repo\w*|rules?|memor\w+|prompts?|instructions?|secrets?|releas\w*|commits?|review\w*|persona|tests?|delet\w*|files?|code)\b|병합|머지|승인|배포|브랜치|푸시|저장소|커밋|규칙|메모리|프롬프트|지시|리뷰|マージ|承認|デプロイ|ブランチ|プッシュ|リポジトリ|コミット|ルール|規則|記憶|プロンプト|指示|レビュー/

/** "The support bot must offer a human": what is built, not another agent that reads along. */
function isOfAProduct(name: string, text: string): boolean {
  return BOT_OF_A_PRODUCT.test(name) && !name.startsWith('@') && !OF_OUR_WORK.test(text)
}

function isLeftAlone(text: string, name: string, end: number): boolean {
  if (LEFT_ALONE.test(text.slice(end, end + 24))) return true
  return MACHINES_NAME.test(name) && MACHINE.test(text.slice(end, end + 60))
}

/** Where a text in lower case lays down what another agent has to do. `own` is the agent whose memory this is. */
export function findOtherAgent(text: string, own: string | undefined): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  const mine = (own ?? 'claude').toLowerCase().replace(/[-_]/g, ' ')
  const isNobodyElse = (called: string) => {
    const name = called.replace(/[-_]/g, ' ').trim()
    if (GENERIC.test(called.trim()) || mine.includes(name) || name.startsWith(mine)) return true
    if (own === undefined && name.startsWith('claude')) return true
    return text.length <= SHORT && isOfAProduct(name, text)
  }
  for (const { pattern, group } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const name = match[group]!.replace(/[-_]/g, ' ').trim()
      if (isNobodyElse(match[group]!)) continue
      const at = match.index + match[0].indexOf(match[group]!)
      if (SUBJECT_OF_SPEECH.test(text.slice(Math.max(0, at - 24), at))) continue
      const end = match.index + match[0].length
      if (isLeftAlone(text, name, end)) continue
      found.push({ start: at, end })
    }
  }
  for (const { name, start, end } of findAddressed(text))
    if (!isNobodyElse(name) && !isLeftAlone(text, name, end)) found.push({ start, end })
  found.push(...findNotes(text), ...findBotNews(text), ...findToldBots(text))
  for (const pattern of toEverybody)
    for (const { index, 0: words } of text.matchAll(pattern))
      found.push({ start: index, end: index + words.length })
  return found
}
