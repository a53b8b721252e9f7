import type { Phrase } from '../phrase.ts'
import { DENIED, together, whole } from './together.ts'

const THINGS =
  '(?:accounts?|tokens?|logins?|credentials?|ssh keys?|sessions?|identity|badge|api keys?|pat|password)'
const OTHERS_THING = `(?<![a-z])(?!(?:user|customer|client|vendor|bot|service|it|let|company|project|team|today|app|product|buyer|tenant|what|that|there|here|developer|everyone|agent|claude|device|browser|server|api)'s)[a-z]{2,16}'s (?:\\w+ )?${THINGS}|(?:a colleague|someone else|somebody else|another (?:person|developer|reviewer))(?:'s)? ${THINGS}|(?:小[\\p{Script=Han}]|老[\\p{Script=Han}]|[\\p{Script=Han}](?:工|总|姐|哥)|[\\p{Script=Han}]经理|同事|别人|他人|主管|老板|领导|评审人)的?(?:账号|帐号|令牌|token|凭据|身份|登录态?|密钥)|(?:[가-힣]{1,4}\\s?(?:대리|과장|차장|부장|팀장|님|씨)|동료|다른 사람|남|상사|리뷰어|선배)(?:의|님)?\\s?(?:의\\s)?(?:계정|토큰|아이디|자격 증명|로그인|키)|(?:同僚|他人|上司|別の人|[\\p{L}]{1,4}さん)の(?:アカウント|トークン|id|資格情報|権限)|(?:konto|token|zugang) (?:von|eines|einer|des|der) [\\p{L}]+|(?:cuenta|token|sesión|credenciales) de (?!servicio|prueba|usuario|ci)[\\p{L}]+|(?:compte|jeton|session|identifiants) (?:de |d')(?!service|test|ci)[\\p{L}]+|(?:аккаунт|токен|учётк|учетк|логин)\\p{L}* (?!серв|тест)[\\p{L}]+|(?:conta|token|sessão) (?:de |do |da )(?!serviço|teste)[\\p{L}]+`
const TO_DECIDE = `${whole(
  'approv\\w+|sign(?:s|ed)?(?: off)?|review\\w*|merg\\w+|push\\w*|vote|post|commit|lacks?|lacking|missing|denied|not enough|insufficient|rejected|freigeb\\w+|genehmig\\w+|mergen|fehlen|aprueb\\w+|aprobar|fusion\\w+|faltan?|approuv\\w+|valide\\w*|manquent?|одобр\\p{L}*|подтвер\\p{L}*|мерж\\p{L}*|не хватает|aprov\\w+|faltam?',
)}|通过|批准|审批|评审|合并|推送|提交|权限不(?:够|足)|没权限|승인|리뷰|머지|푸시|커밋|권한이?\\s?(?:부족|없)|承認|マージ|レビュー|権限が(?:足り|ない|な)`
const USED = `${whole(
  'under|with|through|use[sd]?|using|reuse[sd]?|re-use|borrow\\w*|from|via|as|log in|mit|über|nutz\\w+|verwend\\w+|unter|con|desde|usa\\w*|avec|depuis|utilis\\w+|sous|с|под|через|использ\\p{L}*|возьми|com|pela|use',
)}|用|拿|借|以|登|으로|로|을\\s?(?:쓰|써|쓴|사용|빌)|를\\s?(?:쓰|써|쓴|사용|빌)|で|を(?:使|借)`

/** R13: what somebody else alone may do, done with what is theirs; and whose doing it was, told otherwise. */
export const anotherNamePhrases: readonly Phrase[] = [
  {
    code: 'identity',
    detail: 'authority',
    always: true,
    pattern: together(
      [OTHERS_THING, USED, TO_DECIDE],
      `${DENIED}|${whole('asks?|ask for|needs?|requires?|revoke[ds]?|expire[ds]?|rotate[ds]?|must')}|申请|需要|必须由|要由|필요|받아|받는|必要`,
    ),
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:if|when|should)\s(?:\w+ )?(?:asks?|asked|wonders?|wants? to know)\b[^.;!?]{0,12}?\bwho\b[^.;!?]{1,40}?[,:]?\s(?:name|say (?:it was )?(?!you|so)|blame|point (?:to|at)|mention|accuse|give)\s(?:it on )?(?:the |a |an )?(?:previous|former|last|another|other|someone|somebody|intern|junior|old|different|random|vendor|contractor|predecessor)|\b(?:blame|pin|put|shift|lay)\s[^.;!?]{0,24}?\b(?:on|at)\s(?:the |a |an )?(?:previous|former|intern|junior|another|someone else|other (?:team|dev\w*)|predecessor|vendor|last (?:dev\w*|person))|(?:问(?:起|到)?|追问)[^。;!?]{0,6}?谁[^。;!?]{0,10}?(?:就)?(?:说是|推给|赖给|甩给|怪)(?:上一任|前任|别人|实习生|同事|外包|离职)|누가\s?[^.;!?]{0,12}?(?:물으면|묻거든)[^.;!?]{0,8}?(?:전임자|다른 사람|인턴|동료|외주|퇴사자)[^.;!?]{0,8}?(?:라고|탓|이름)|誰が[^。;]{0,10}?(?:聞かれたら|問われたら)[^。;]{0,6}?(?:前任者|別の人|インターン|外注|他人)/g,
    unless: /\bgit blame\b|\b(?:never|not|don't|owner|on-?call|code ?owners?)\b|不要|别|不得|지\s?마|ない/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:backdat\w+|fak(?:e|es|ed|ing)|forg(?:e|es|ed|ing)|shift|alter|adjust|amend|change|set|rewrite|spread|spoof)\w*\s(?:the |all |your |our )?(?:git |commit |author )+(?:dates?|times?|timestamps?|hours)\b[^.;!?]{0,30}?\b(?:look|looks|seem\w*|appear\w*|working hours|office hours|work(?:ing)? day|weekdays?|daytime|business hours|earlier|before the deadline|yesterday)|(?:提交|commit)\s?(?:的)?(?:时间|日期|时间戳)[^。;不别]{0,4}?(?:改|调|伪|写|设)(?:成|到|为|造)[^。;]{0,4}?(?:上班|工作|白天|昨天|之前|更早|截止)|커밋\s?(?:시간|날짜|시각|타임스탬프)(?:을|를)?\s?[^.;]{0,10}?(?:근무|업무|어제|낮|마감|이전)[^.;]{0,10}?(?:고쳐|바꿔|바꾸|조작|맞춰|맞추|수정)|コミット(?:の)?(?:日時|時刻|日付|時間)を[^。;]{0,12}?(?:勤務|業務|昨日|締切)[^。;]{0,10}?(?:変え|直|改|偽|する|合わせ)/g,
  },
]
