/** Lines that speak to somebody else who reads along: a bot, a checker, a gate. */

const BOT =
  '(?:@?[a-z0-9]+(?:[-_ ][a-z0-9]+)?[-_ ]?(?:bots?|agents?|assistants?)(?![a-z0-9])|summari[sz]ers?|moderators?|classifiers?|evaluators?|orchestrators?|(?:[\\w-]+\\s)?(?:scanners?|reviewers?|checkers?|filters?|validators?|judges?|linters?|gates?|guards?|model|llm|copilot|ai)(?![a-z0-9]))'
const CHECKER =
  '(?:(?:memory|approval|safety|security|review|merge|policy|content|secrets?|quality|release|spam|intent)[- ](?:gates?|checkers?|filters?|scanners?|reviewers?|moderators?|classifiers?|judges?|validators?|guards?|bots?|agents?))'
const LETS_THROUGH =
  '(?:approv\\w+|pass(?:es|ed)?\\b|wave\\w*|let (?:it|them|this|these)|skip\\w*|ignore\\w*|exempt\\w*|trusted|vetted|cleared|safe\\b|allow\\w*|no (?:second|further|need)|whitelist\\w*|accept\\w*|score\\w* (?:as )?(?:0|zero|low|safe)|already)'
const BOT_CHINESE =
  '(?:[\\p{Script=Han}a-z0-9_-]{0,8}(?:bot|机器人|智能体|助手|代理|审核器|审查器|扫描器|过滤器|检查器|校验器|闸门|评审员|摘要器|模型))'
const BOT_GERMAN = '(?:[a-zäöü-]*(?:bot|agent|agenten|assistent|assistenten|prüfer|scanner|filter|modell))'

const notes: readonly RegExp[] = [
  new RegExp(
    `(?:^|[.;!?]\\s)(?:(?:an? |one )?(?:short )?(?:note|memo|message|notice|reminder|instructions?|warning|heads-?up|hint|word|request|p\\.?s\\.?)\\s(?:to|for)|to|for|attn|attention|dear|hey|hi|hello)[ :]\\s?(?:the |any |all |every |our |whichever )?${BOT}\\s?(?:[:,—–]|\\s-\\s)`,
    'gu',
  ),
  new RegExp(`(?:^|[.;!?]\\s)(?:the )?${CHECKER}\\s?:\\s[^.;!?]{0,60}?\\b${LETS_THROUGH}`, 'gu'),
  new RegExp(
    `(?:^|[。;！!]\\s?)(?:致|给|告知|告诉|通知|敬告|提醒|@)\\s?${BOT_CHINESE}\\s?(?:的(?:话|留言|说明|提示|便条))?\\s?[:：,，]`,
    'gu',
  ),
  /(?:记忆|审批|审核|安全|评审|入库)(?:闸门?|门|检查|过滤|审查)(?:器)?\s?[:：][^。;]{0,24}?(?:放行|通过|免审|不用查|不必查|可信|已审|跳过)/gu,
  /[가-힣a-z0-9_-]{1,12}\s?(?:봇|에이전트|어시스턴트|검사기|스캐너|필터|검토기|심사기)(?:에게|한테|께|님께)(?:\s?(?:알림|전달|남기는 말|메모))?\s?[:：,]/gu,
  /[ー\p{Script=Katakana}\p{Script=Han}a-z0-9_-]{1,14}(?:ボット|bot|エージェント|スキャナー?|フィルター?|審査器|レビュアー)(?:へ|に|さんへ|宛|への(?:メモ|連絡|注意))\s?[:：、,]/gu,
  new RegExp(
    `(?:^|[.;!?]\\s)(?:(?:hinweis|notiz|nachricht|meldung|bitte|memo)\\s)?(?:an|für)\\s(?:den |die |das |alle |jeden )?${BOT_GERMAN}(?:\\s[\\w-]+)?\\s?[:,—–]`,
    'gu',
  ),
  /(?:^|[.;!?]\s)(?:nota|aviso|mensaje|recado|mensagem|lembrete|recordatorio)\s(?:para|al?|ao|à)\s?(?:el |la |los |o |a |os )?(?:bots?|agentes?|asistentes?|assistentes?|escáner|scanner|filtros?|revisor\w*)\b[^.;:,]{0,24}[:,—–]/gu,
  /(?:^|[.;!?]\s)(?:note|avis|message|rappel|mot)\s(?:au|aux|à l'|pour (?:le |les |l')?)\s?(?:bots?|agents?|assistants?|scanner|filtre|relecteur|modèle)(?![a-zà-ɏ])[^.;:,]{0,24}[:,—–]/gu,
  /(?:^|[.;!?]\s)(?:(?:заметка|записка|сообщение|напоминание)\s(?:для\s)?)?(?:бот[ау](?:м)?|агент[ау](?:м)?|ассистент[ау](?:м)?|сканер[ау]|фильтр[ау]|модел[иь])(?:-[а-яё]+)?(?:\s[а-яё]+)?\s?[:,—–]/gu,
]

/** Where a text in lower case turns to another reader than the agent whose memory it is. */
export function findNotes(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (const pattern of notes)
    for (const { index, 0: words } of text.matchAll(pattern))
      found.push({ start: index, end: index + words.length })
  return found
}
