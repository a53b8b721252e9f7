import { type Sentence, SHORT } from './page.ts'

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '「': '」',
  '『': '』',
  '«': '»',
  '„': '“',
  '‘': '’',
}
/** What is said of words that somebody tries on an agent. */
const SAMPLE =
  /\b(?:attack\w*|injections?|inject\w*|malicious|hostile|jailbreak\w*|red[- ]team\w*|phishing|spam|block(?:ed|s)?|reject\w*|filter\w*|flag\w*|detect\w*|refus\w*|catch\w*|test cases?|samples?)\b|攻击|注入|越狱|恶意|样本|拦截|过滤|拒绝|识别|测试用例|공격|인젝션|탈옥|악성|샘플|차단|거부|필터|탐지|攻撃|インジェクション|悪意|サンプル|拒否|遮断|検出|angriff\w*|injektion|ablehn|ataque|inyecci|rechaz|bloque|attaque|rejet|атак|инъекц|отклон|блокир|injeção|rejeit/
/** Words that make the quoted an order all the same. */
const ALL_THE_SAME =
  /\b(?:obey\w*|follow\w*|comply|execute\w*|carry out|do (?:it|so|as)|means?|from now on|always|not an?|is no|never)\b|照做|执行|遵守|照办|不是|不算|不要|别|따라|따르|실행|아니|않|말|従|実行|でない|ではない|しない/

/** Whether words stand between quotation marks in a short sentence that calls them an attack or has them rejected. */
export function isQuotedSample(text: string, cue: Sentence): boolean {
  if (text.length > SHORT) return false
  for (const [open, close] of Object.entries(QUOTES)) {
    const from = text.lastIndexOf(open, cue.start)
    if (from === -1 || (open === close && text.slice(0, from).split(open).length % 2 === 0)) continue
    const to = text.indexOf(close, from + 1)
    if (to === -1 || to < cue.end - 1) continue
    const around = `${text.slice(0, from)} ${text.slice(to + 1)}`
    return SAMPLE.test(around) && !ALL_THE_SAME.test(around)
  }
  return false
}
