import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const REAL_DATA = `${whole(
  "(?:real|actual|live|genuine|true|unmasked|production|prod)(?: (?:customer|user|patient|client|personal|production|employee|payment|card|order))?s?'? (?:data|rows?|records?|names?|(?:credit |bank |debit )?card numbers?|credit cards?|phone numbers?|e-?mails?|addresses|entries|accounts?|tables?|dumps?)|(?:customer|user|patient|client|employee|payment)s?'? (?:data|table|records?|rows?|emails?|names) from (?:prod\\w*|live)|our (?:customer|user|patient|client) (?:table|data|records?|list)|echte[nr]? (?:kunden|nutzer|patienten)?-?daten|kundendaten aus (?:prod\\w*|der produktion)|datos reales|datos de clientes reales|vraies données|données réelles|données clients réelles|реальн\\p{L}* данн\\p{L}*|настоящ\\p{L}* данн\\p{L}*|dados reais",
)}|真实的?(?:客户|用户|生产|线上|患者)?(?:数据|姓名|记录|资料)|生产(?:库)?数据|线上数据|실제\\s?(?:고객|사용자|운영|환자|회원)?\\s?(?:데이터|정보|이름|기록)|운영 데이터|(?:実際の|本物の)(?:顧客|ユーザー|本番)?(?:データ|情報|氏名)|本番データ|実データ`
const IN_TESTS = `${whole(
  '(?:test|fixture|seed|staging|demo|sample|mock|example|dev)(?:s|ing)?(?: \\w+)?|test(?:s|daten|datenbank|-db)|pruebas?|fixtures?|essais?|тест\\p{L}*|testes?',
)}|测试|用例|演示|种子|示例|테스트|픽스처|시드|데모|テスト|フィクスチャ|デモ|シード`
const FILLED = `${whole(
  'add|fill(?:s|ed)?|use[sd]?|copy|copied|seed(?:ed)?|load(?:ed)?|put|import(?:ed)?|insert(?:ed)?|populate[ds]?|restore[ds]?|take|commit(?:ted)?|include[ds]?|with|füll\\p{L}*|nutz\\p{L}*|verwend\\p{L}*|kopier\\p{L}*|rellen\\p{L}*|llena\\p{L}*|usa\\p{L}*|copia\\p{L}*|rempli\\p{L}*|utilis\\p{L}*|copie\\p{L}*|заполн\\p{L}*|использ\\p{L}*|копир\\p{L}*|preench\\p{L}*|use|copie',
)}|用|填|拷|导入|灌|放|채워|채우|넣|복사|사용|쓴다|써|使|入れ|流し込|コピー`
const MADE_SAFE = `${DENIED}|不(?:放|用|存|含|导|带)|안\\s?(?:넣|쓴|쓰)|${whole(
  'anonymi[sz]\\w*|pseudonymi[sz]\\w*|mask\\w*|scrub\\w*|saniti[sz]\\w*|synthetic|generated|faker?|fake|redact\\w*|shape|schema|instead of|anonym\\p{L}*|verboten|restore (?:drill|test)s?',
)}|脱敏|匿名|合成|虚构|익명|가명|마스킹|가짜|합성|匿名|マスク|ダミー`

const HEADER = `${whole(
  '(?:authorization|auth|cookie|set-cookie|x-api-key|bearer|session)[- ]?(?:headers?|cookies?|values?|tokens?)|authorization(?= header|$)|request headers in full|full (?:request )?headers',
)}|authorization\\s?(?:头|헤더|ヘッダー?)|(?:认证|鉴权|授权)头|인증 헤더|認証ヘッダー?`
const LOGGED = `${whole(
  'log(?:s|ged|ging)?|print(?:s|ed)?|dump(?:s|ed)?|record(?:s|ed)?|write(?:s)?|echo(?:es)?|trace[ds]?|output|protokollier\\p{L}*|loggen?|registra\\p{L}*|journalis\\p{L}*|логир\\p{L}*|выводи\\p{L}*',
)}|打到日志|打印|记录|写(?:进|入|到)日志|输出|打日志|로그에|출력|찍|기록|ログに|出力|記録`
const HALF_SEEN = `${DENIED}|${whole(
  'mask\\w*|redact\\w*|strip\\w*|hash\\w*|omit\\w*|drop\\w*|remove[ds]?|presence|whether|without|except|filter\\w*|hide|hidden|test(?:s)?|missing|fail(?:s|ed)? (?:when|if)|prefix|last (?:four|4)|names? only',
)}|打码|脱敏|去掉|过滤|掩码|除外|마스킹|가려|가리|제외|빼고|지우|マスク|伏せ|除い|隠`

/** R13: real people's data in tests, and what opens a session in logs. */
export const laidOpenPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'public paste',
    pattern:
      /(?:diff|디프|코드|소스|로그|패치|설정)(?:를|을|는|은)?\s?(?:공개|퍼블릭)\s?(?:gist|깃스트|페이스트빈|pastebin|페이지|저장소)에\s?(?:올려|올리|올린|붙여|게시|공유)|(?:diff|差分|コード|ログ)を(?:公開|パブリック)(?:の)?\s?(?:gist|ページ|リポジトリ|ペースト\S{0,3})に(?:貼|上げ|載せ|投稿|公開)/g,
  },
  {
    code: 'exfiltration',
    detail: 'real data',
    always: true,
    pattern: together([REAL_DATA, IN_TESTS, FILLED], MADE_SAFE),
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    always: true,
    pattern: together([HEADER, LOGGED], HALF_SEEN),
  },
]
