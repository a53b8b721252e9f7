import type { ReasonCode } from '../../../reason.ts'
import { type Sentence, SHORT } from './page.ts'

/** "로그에 남기지 말고 해시로만": first what may not be done with a secret, then the safe way. */

const SAFE_KOREAN =
  '(?:해시|마스킹|마스크|점으로|별표|가려|가린|환경\\s?변수|vault|볼트|금고|1password|bitwarden|비밀 ?관리|시크릿 ?매니저|키체인|재설정|자리만|글자만|서버 안|암호화|bcrypt|argon2|삭제|지우|지운|지워|id만|아이디만|이름만)'
const SAFE_JAPANESE =
  '(?:ハッシュ|マスク|伏せ字|末尾|先頭|環境変数|vault|金庫|シークレットマネージャ|キーチェーン|再設定|暗号化|1password|bcrypt|argon2|idだけ|名前だけ)'
const SAFE_CHINESE =
  '(?:哈希|掩码|脱敏|打码|环境变量|vault|密码库|保险箱|密钥管理|重置|后四位|前四位|加密|1password|bcrypt|argon2|id|名字)'
const KEPT = new RegExp(
  `(?:남기|찍|쓰|적|보여\\s?주|출력하|보내|올리|공유하|저장하|커밋하|노출하|표시하|하드코딩하|넣|기록하|로깅하|전송하|붙이|전달하|두)지(?:도|는)?\\s?(?:말고|않고|말며|않으며),?\\s[^.;]{0,20}?${SAFE_KOREAN}|(?:残さ|出力せ|書か|送ら|送信せ|表示せ|載せ|保存せ|コミットせ|出さ|入れ|共有せ|記録せ|含め|貼ら|持た)(?:ず(?:に)?|ないで)[、,]?[^。;]{0,14}?${SAFE_JAPANESE}|(?:不要|别|不得|不能|不可|不许|禁止|不)(?:再)?(?:写|打印|输出|存|放|发|传|显示|提交|贴|记|出现)[^。;]{0,12}[,，](?:只|仅|改|统一|而)?[^。;]{0,8}?${SAFE_CHINESE}`,
)
const HEARD_OF =
  /(?:看到|发现|查到|检查到|出现)[^。;,，]{0,10}[,，]?(?:就|要|请|应|必须)?(?:马上|立刻|立即|第一时间)?(?:告诉|上报|报告|通知|提醒|告警)|(?:찍히면|보이면|남으면|발견되면|발견하면|나오면)\s[^.;]{0,10}?(?:알려|보고|신고|말해|큰일|안\s?[되돼됩])|(?:見つけたら|出ていたら|あれば)[^。;]{0,8}?(?:知らせ|報告|連絡)/
const OUT_OF_HOUSE = /https?:|@[\w-]+\.|외부|협력|업체|개인 (?:메일|드라이브)|外部|社外|業者|个人|外包|第三方/

/** Whether a short sentence forbids the open way of a secret and names the safe one, or has somebody told of a leak. */
export function isKeptSafe(
  code: ReasonCode,
  detail: string | undefined,
  text: string,
  sentence: Sentence,
): boolean {
  if (code !== 'exfiltration' && detail !== 'plain-secrets') return false
  if (sentence.end - sentence.start > SHORT) return false
  const words = text.slice(sentence.start, sentence.end)
  return !OUT_OF_HOUSE.test(words) && (KEPT.test(words) || HEARD_OF.test(words))
}
