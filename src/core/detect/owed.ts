import { has } from './clause.ts'
import type { Read } from './read.ts'

/** What is due each time, and what it costs when it is not done; or what a contract forbids. */
export type Due = 'owed' | 'outlawed' | undefined

/** Whether a sentence, with the ones after it, tells of something that is due whenever a deed comes back. */
export function dueOf(it: Read, next: Read | undefined, afterNext: Read | undefined): Due {
  const { flat, close } = it.sentence
  if (close === '?' || has(it.cues, 'hedge', 'plan', 'limit', 'mood')) return undefined
  const rest = [next, afterNext].map((one) =>
    one === undefined || one.sentence.close === '?' ? '' : one.sentence.flat,
  )
  if (
    it.readings.some(({ form }) => form === 'prohibition') &&
    gives.test(flat) &&
    [flat, ...rest].some((one) => bound.test(one))
  )
    return 'outlawed'
  if (!recurs.some((one) => one.test(flat)) || !due.test(flat)) return undefined
  if (!(named.test(flat) || has(it.cues, 'work', 'tool', 'danger')) || people.test(flat)) return undefined
  return harms.some((one) => one.test(flat) || one.test(rest[0] ?? '')) ? 'owed' : undefined
}

/** "never send …", 보내는 거 금지: what is told, shown or carried out. */
const gives =
  /\b(?:leave|leaves|send|sent|upload|uploaded|share|shared|post|posted|paste|copy|copied|publish|export|exported|commit|committed|forward|expose|hand|handed|feed|fed)\b|发给|发到|发送|传给|传到|上传|外传|外发|拷|贴到|分享|公开|提交|带出|出境|보내|올리|올려|전송|업로드|유출|공유|반출|내보내|나가|넘기|送信|送っ|送ら|アップロード|共有|持ち出|enviar|envíes|subir|subas|compart|envoy|partag|télévers|senden|schick|hochlad|teilen|weitergeb|envi[ae]|compartilh|отправля|загружа|передава|выклад/

/** A law, a contract, an agreement. */
const bound =
  /\b(?:legal(?:ly)?|law|lawyers?|contract(?:s|ual|ually)?|gdpr|hipaa|compliance|union|works council|nda|regulators?|regulation|agreement|agreed with|court order|licen[cs]e terms)\b|合同|协议(?:里|规定|要求|写)|签了|法务|合规|工会|监管|保密|法律|노조|계약|법무|법적|법으로|법 ?위반|규제|합의|컴플라이언스|보호법|契[約约]|法務|労[組组]|[組组]合と|法律|[規规]制|守秘|betriebsrat|vertrag|dsgvo|rechtlich|syndicat|contrat|rgpd|juridique|sindicato|contrato|lgpd|профсоюз|договор|закон|юрист/

/** A deed that comes back. */
const recurs: readonly RegExp[] = [
  /\b(?:whenever|any ?time|each time|every time) |\b(?:when|if) (?:you|we|someone|somebody|anyone) (?:add|create|change|touch|rename|introduce|write|bump|edit|move|delete|remove)\b|\bwhen (?:adding|creating|changing|touching|renaming|introducing|bumping|editing)\b|\b(?:any|every|each|all) new\b|^new [a-z]+/,
  /(?:新增|新建|新加|新写|每加|每新增|每建|加新|凡是?|每次|每个新|每张新|每条新)/,
  /(?:할|들|꿀|칠|릴|쓸|짤|낼|울|킬) 때(?:는|마다|면|엔|에는)?|(?:추가|수정|변경|생성|작성|배포|등록)(?:시|하면|하려면|하는 경우)|새(?:로| ?로운)? ?[가-힣]+(?:은|는|에는|엔|마다) /,
  /(?:追加|変更|作成|修正|リリース|デプロイ|編集)(?:する|した|の)?(?:とき|[時时]|際|場合|たび|度)|新しい.{1,16}(?:は|には)|新[規规].{1,12}(?:は|には)/,
  /(?:^|\s)(?:cuando (?:añad|agreg|cre|cambi|toqu)|cada (?:vez que|nuev[oa])|tod[oa] nuev[oa]|quand (?:tu|on|vous) |chaque (?:fois|nouve)|tout(?:e)? nouve|wenn (?:du|man|wir|ihr) |jede[rs]? neue|neue [a-zäöüß]+ |quando (?:adicion|cri|mud|mex|alter)|(?:cada|tod[oa]) nov[oa]|(?:при|когда) (?:добав|созда|измен|меня)|кажд(?:ый|ая|ое) нов|нов(?:ые|ая|ый|ое) )/,
]

const due =
  /\b(?:must|has to|have to|needs?|gets?|goes|takes?|use|put|add|run|write|update|carry|carries|register|include|bump|regenerate|list)\b|要|得|必须|需|야 ?(?:해|하|돼|되|합|됩)|(?:해|써|넣어|적어|고쳐|맞춰|돌려) ?(?:줘|주세요)|필수|필요|必要|べき|すること|してください|しないと|忘れずに|debe|hay que|tiene que|il faut|doit|doivent|muss|müssen|brauch|gehör|tem que|deve|precisa|нужн|надо|долж/

/** A file or a thing of the code by its name. */
const named =
  /[a-z0-9_-]+\.(?:json|ya?ml|toml|md|ts|tsx|js|py|go|rs|sql|proto|xml|kt|java|rb|lock|env|ini|cfg|csv|tsv|xlsx)\b|[a-z]+_[a-z]+|[\u0001]/

/** Whom the product serves, and what they press: then it is the product that owes. */
const people =
  /\b(?:users?|customers?|visitors?|buyers?|players?|members?|clicks?|taps?|button|cart)\b|用户|顾客|会员|玩家|点击|按钮|购物车|사용자|고객이|회원|버튼|클릭|장바구니|ユーザー|会員|ボタン|usuario|utilisateur|nutzer|benutzer|usuário|пользовател/

/** What goes wrong without it, or with what else there is. */
const harms: readonly RegExp[] = [
  /\b(?:otherwise|or else|or (?:it|the|they|our|we|you)|without (?:it|that|them|one)|if (?:(?:one|it|that|any|either|they|you|only) ){1,2}[a-z' ]{0,16}(?:missing|forget|forgotten|skip|don't|isn't|aren't|absent|not|there)|miss one|forget (?:it|one))\b.{0,60}\b(?:breaks?|broken|fails?|crash(?:es)?|drifts?|rejects?|rejected|los(?:es?|t)|refuses?|stops?|dies|errors?|corrupts?|silently|blank|stuck|out of (?:sync|step)|goes? wrong)\b/,
  /\b(?:the (?:ones|one|values|numbers|others?|copies|copy|rest)|those|that one|anything else|everything else)\b.{0,40}\b(?:is|are) (?:all |just |only |long |years )?(?:invented|made up|fake|stale|outdated|out of date|old|dummies|dummy|placeholders?|generated|wrong)\b/,
  /(?:少了?|漏了?|缺了?|忘了?|没(?:写|加|带|填|改|更新|登记|同步)|不(?:写|加|带|填|改|更新|登记|同步)|只[写改加]一[个边处]|否则|不然|要不然)[^。]{0,24}(?:报错|出错|失败|挂|崩|断|乱|丢|打不开|过不了|对不上|不认|找不到|算错|退回|打回|起不来|空白|不通过)/,
  /(?:하나만|한쪽만|한 ?군데만|빠지면|빠뜨리면|빼먹으면|누락되면|누락하면|안 ?(?:하|넣으|쓰|적으|바꾸|맞추|올리)면|않으면|없으면|아니면|잊으면|까먹으면).{0,40}(?:깨|에러|오류|실패|안 ?(?:돼|되|됩|나|떠|붙|먹|열)|망가|터|꼬|누락|날아|죽|멈|막|연락|항의|반려|못)/,
  /(?:ないと|忘れると|漏れると|抜けると|片方だけだと|でないと|さもないと|なければ).{0,40}(?:落ち|壊れ|エラー|失敗|止ま|ずれ|怒られ|動かな|通らな|弾かれ)/,
  /(?:^|\s)(?:si no|si falta|de lo contrario|sin eso|sinon|s'il en manque|sans ça|sonst|andernfalls|ohne das|fehlt ein|senão|se faltar|sem isso|caso contrário|иначе|а то|если забыть|если не|без этого)(?=[\s,a-z]).{0,50}(?:romp|fall|cae|error|rechaz|pierd|cass|plant|échou|erreur|rejet|perd|bloqu|brich|bricht|krach|stürz|fehl|kaputt|verlier|quebr|falh|erro|слом|упад|пад|ошибк|не (?:собер|пройд|работ)|отвал|потеря)/,
]
