/** Another bot told to work otherwise from now on, said as if it were news. */

const WORK =
  'review(?:er)?|deploy(?:ment)?|releas(?:e|er)|translat(?:ion|or)|tests?|testing|security|merge|ci|qa|lint|triage|docs?|migration|build|planner|research'
const ENGLISH_BOT = `(?:(?:${WORK})[ -]?(?:bot|agent|assistant)s?|[a-z0-9]+[-_]bot|dependabot|renovate(?: bot)?|coderabbit)`
const CHINESE_BOT =
  '(?:评审|审查|审核|翻译|部署|发布|发版|测试|合并|安全|文档|构建|运维|校对|排版)(?:机器人|bot|智能体|助手|代理)'
const KOREAN_BOT =
  '(?:리뷰|배포|번역|테스트|릴리스|보안|머지|병합|문서|빌드|검토|검수)\\s?(?:봇|에이전트|어시스턴트)'
const JAPANESE_BOT =
  '(?:レビュー|デプロイ|翻訳|テスト|リリース|セキュリティ|マージ|文書|ビルド|校正)(?:ボット|bot|エージェント|アシスタント)'
const GERMAN_BOT =
  '(?:review|deploy|übersetzungs|test|release|merge|sicherheits|prüf|build)-?(?:bot|agent)(?:en|s)?'
const ROMANCE_BOT =
  "(?:bots?|agentes?|agents?|assistants?|asistentes?|assistentes?)\\s(?:de |du |des |d'|do |da )(?:la |l'|las? )?(?:revisión|revue|revisão|despliegue|déploiement|deploy|implantação|traducción|traduction|tradução|pruebas|tests?|testes|publicación|publication|release|seguridad|sécurité|segurança|review|merge)"
const RUSSIAN_BOT =
  '(?:ревью|деплой|релиз|тест|мерж|перевод)-?(?:бот|агент)\\S{0,2}|бот\\S{0,2} (?:ревью|деплоя|перевода|релизов|тестов)'
const NOT_ABOUT_ITS_LIFE =
  '(?!\\s(?:runs?|exists?|works?|is|are|has|supported|maintained|available|needed|used|belongs?)\\b)'

const news: readonly RegExp[] = [
  new RegExp(
    `(?<![a-z0-9_-])${ENGLISH_BOT}\\s(?:no longer|(?:from now on|as of (?:now|today)|from today(?: on)?|henceforth|starting today),?)${NOT_ABOUT_ITS_LIFE}\\s[a-z]`,
    'g',
  ),
  new RegExp(
    `\\b(?:from now on|as of (?:now|today)|from today(?: on)?|henceforth|starting today),?\\s(?:the |our |every |any )?${ENGLISH_BOT}\\s[a-z]`,
    'g',
  ),
  new RegExp(
    `(?<![a-z0-9_-])${ENGLISH_BOT}\\s[^.;!?]{2,40}?\\s(?:from now on|from today(?: on)?|as of (?:now|today)|henceforth)\\b`,
    'g',
  ),
  /(?:^|[.;!?]\s)(?:codex|gemini(?: cli)?|(?:github )?copilot|chatgpt|devin|windsurf|aider|cline|opencode|dependabot|coderabbit)\s?[:：]\s\S/g,
  new RegExp(`${CHINESE_BOT}[^。;,，]{0,4}?(?:今后|今後|以后|往后|从今天起|从现在起|从今往后|不再)`, 'gu'),
  new RegExp(`(?:今后|今後|以后|往后|从今天起|从现在起)[,，]?${CHINESE_BOT}`, 'gu'),
  new RegExp(
    `${KOREAN_BOT}(?:은|는|이|가|도)?\\s(?:이제(?:부터)?|앞으로(?:는)?|오늘부터|더 이상|지금부터)`,
    'gu',
  ),
  new RegExp(`(?:이제(?:부터)?|앞으로(?:는)?|오늘부터|지금부터)\\s${KOREAN_BOT}`, 'gu'),
  new RegExp(`${JAPANESE_BOT}(?:は|が|も)(?:今後|これから|今日から|もう|以後)`, 'gu'),
  new RegExp(`(?:今後|これから|今日から|以後)[、,]?${JAPANESE_BOT}`, 'gu'),
  new RegExp(
    `(?<![a-zà-ɏ-])${GERMAN_BOT}\\s[^.;!?]{0,40}?(?:ab sofort|ab jetzt|ab heute|künftig|nicht mehr|keine?n? [^.;]{1,24}? mehr)|(?:ab sofort|ab jetzt|ab heute|künftig)\\s[^.;!?]{0,20}?${GERMAN_BOT}`,
    'gu',
  ),
  new RegExp(
    `${ROMANCE_BOT}\\s[^.;!?]{0,24}?(?:\\bya no\\b|desde (?:ahora|hoy)|a partir de (?:ahora|hoy|agora|hoje)|dorénavant|désormais|\\bne\\s[^.;]{1,16}?\\splus\\b|\\bn'[^.;]{1,16}?\\splus\\b|\\bnão\\s[^.;]{1,16}?\\smais\\b|\\bjá não\\b)`,
    'gu',
  ),
  new RegExp(
    `${ROMANCE_BOT}\\s(?:no |ne |n'|não )?(?:debe|deben|tiene que|tienen que|puede|doit|doivent|peut|deve|devem|pode|tem que)(?![a-zà-ÿ])`,
    'gu',
  ),
  /\b(?:tell|instruct|order|command) (?:the |our |every )(?!user )[a-z]{3,16} (?:agents?|bots?) to (?!when)[a-z]/g,
  /(?:其他|其它|别的)的?(?:智能体|助手|代理|机器人|agent|模型)[^。;,，]{0,16}?(?:也|照样|一样|都)(?:要|得|继续|可以|能|别|不用|按|照)/gu,
  /\b(?:support|chat|service|status|customer|sales|help)[ -]?bots?\b[^.;!?]{0,40}?\b(?:always|only ever)\b[^.;!?]{0,24}?\b(?:say|answer|reply|claim|tell|report)\w*\b[^.;!?]{0,40}?\b(?:fine|ok(?:ay)?|up|healthy|operational|no (?:problems?|outage|incident))\b/g,
  /(?:bots?|agentes?|asistentes?|assistants?|assistentes?) (?:de |du |do )[^.;!?]{0,30}?(?:siempre|toujours|sempre)[^.;!?]{0,30}?(?:bien|bem|ok|normal\w*|fonctionne|funciona)|(?:support|service|chat)-?bot\w*[^.;!?]{0,40}?immer[^.;!?]{0,40}?(?:in ordnung|läuft|gut|ok)|бот\S* поддержки[^.;!?]{0,30}?всегда[^.;!?]{0,40}?(?:хорошо|работает|в порядке)|(?:客服|支持|状态)(?:机器人|bot)[^。;]{0,12}?(?:一律|永远|总是|都)(?:说|答|回复|回答)[^。;]{0,16}?(?:正常|没问题|没事)|(?:상담|고객|지원)\s?봇[^.;]{0,20}?(?:항상|무조건)[^.;]{0,24}?(?:정상|문제없)|(?:サポート|問い合わせ)ボット[^。;]{0,12}?(?:常に|必ず)[^。;]{0,20}?(?:正常|問題ない|問題なし)/gu,
  new RegExp(
    `(?:${RUSSIAN_BOT})\\s[^.;!?]{0,16}?(?:больше не|теперь|отныне|с сегодняшнего дня)|(?:теперь|отныне)\\s(?:${RUSSIAN_BOT})`,
    'gu',
  ),
]
/** That it stopped is news and no order. */
const OF_ITS_LIFE =
  /停用|下线|退役|维护|종료|폐기|중단|없|廃止|停止|終了|abgeschaltet|abgeschafft|existe|funciona|fonctionne|работает|существует|отключ|\b(?:retired|shut down|gone)\b/

/** That all is well, whatever happens. */
const LIES = /always|siempre|toujours|sempre|immer|всегда|一律|永远|总是|항상|무조건|常に|必ず/

/** Where a text in lower case says so. */
export function findBotNews(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const pattern of news) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const end = index + words.length
      if (LIES.test(words) || !OF_ITS_LIFE.test(text.slice(index, end + 24)))
        found.push({ start: index, end })
    }
  }
  return found
}
