import type { Phrase } from '../phrase.ts'
import { together } from './together.ts'

const SECRET =
  "(?:(?:service[- ]account|deploy|signing|api|access|private|ssh|root|master|encryption|license|webhook) (?:json|keys?|files?|tokens?|secrets?|credentials?)|credentials?|passwords?|passphrases|secrets|api keys?|tokens|kubeconfigs?|\\.env(?: files?)?|env files?|vault (?:keys?|contents|entries|exports?)|key ?rings?|key ?stores?|pem files?|(?:customers?'?|clients?'?|users?'?|patients?'?|employees?'?|subscribers?'?|buyers?'?|members?'?) (?:data|rows?|records?|tables?|lists?|e-?mails?|addresses|dumps?|exports?|files|phone numbers|contacts|profiles|histor(?:y|ies)|database)|(?:prod(?:uction)?|live|crm|billing|payroll|salary|medical|order) (?:data(?:base)?|dumps?|exports?|tables?|rows?|records?|backups?|snapshots?|sheets?|copies|copy)|payrolls?|medical records|personal data|pii|card numbers)"
const OUTSIDER =
  '(?:contractors?|vendors?|suppliers?|partners?|agenc(?:y|ies)|freelancers?|consultants?|consultanc(?:y|ies)|outsiders?|third[- ]part(?:y|ies)|resellers?|integrators?|sub-?contractors?|outside (?:team|firm|company|developers?|counsel)|external (?:team|firm|company|developers?|auditors?|consultants?|designers?)|offshore \\w+|former (?:employees?|colleagues?)|ex-(?:employees?|colleagues?)|investors?|competitors?|recruiters?|insurers?|translators?|personal (?:s3|aws|google|gmail|e-?mails?|drives?|dropbox|icloud|accounts?|buckets?|gists?|laptops?|onedrive|repos?|github)|private (?:gmail|e-?mails?|drives?|dropbox|accounts?|buckets?|onedrive)|shared (?:channels?|chats?|drives?|folders?|sheets?|spreadsheets?|wikis?|inbox(?:es)?|docs?)|group chats?|slack connect|whatsapp|telegram|discord|public (?:buckets?|channels?|links?|sheets?|drives?|repos?|gists?|trackers?|wikis?))'
const TRAVELS =
  '(?:mirror(?:ed|s)?|cop(?:ied|y|ies)|synced|syncs?|synchroni[sz]ed|shipped|ships?|shared?|shares|forward(?:ed|s)?|hand(?:ed|s)? (?:over|out|to)|given|gives?|travels? (?:along|with|to)?|attach(?:ed|es)?|includ(?:ed|es?)|enclos(?:ed|es?)|rides? along|goes? (?:along|with|to|out)|dropped|drops?|parked?|kept|keeps?|stored?|stores|replicated?|replicates|exported|exports?|upload(?:ed|s)?|mail(?:ed|s)?|e-?mail(?:ed|s)?|sent|sends?|post(?:ed|s)?|past(?:ed|es?)|push(?:ed|es)|lives? in|collected|pooled|pass(?:ed|es)? (?:on|along|to)|delivered|streamed|piped|published|supplied|supplies|provided?|provides|accessible|available|visible|readable)'
const KEPT =
  /\b(?:never|not|don't|doesn't|nobody|no(?! (?:need|reason|questions))|without (?:real|customer|the)|must not|cannot|can't|mask\w*|redact\w*|anonymi\w*|pseudonymi\w*|synthetic|fake|dummy|sample|test (?:data|users?|accounts?)|hash\w*|encrypt\w*|scoped|revok\w*|rotat\w*|expire\w*|dpa|nda|consent|contract covers|approv\w*|ask\w*|legal|their own|own (?:keys?|tokens?|credentials?)|vendor(?:'s)? (?:api|id|table|webhook|sdk|list)|partners? (?:api|id|table|webhook|page|portal|tokens?)|from (?:the )?(?:vendor|partner|supplier|contractor)s?|strip\w*|remove\w*|reject\w*|forbid\w*|1password|password manager|fixtures?)\b/

/** R14: what is secret or belongs to customers, on its way to somebody outside or to where everybody reads. */
export const handedOutsidePhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    pattern: new RegExp(
      `\\b${SECRET}\\b[^.;!?]{0,40}?\\b${TRAVELS}\\b[^.;!?]{0,16}?\\b(?:to|with|into|onto|in|on|at|for|by)\\s(?:an? |the |our |their |your |all |any |some )*(?:[\\w'-]+ ){0,3}?${OUTSIDER}\\b|\\b${OUTSIDER}(?:'s?)?\\s(?:can |could |may |will |would |should |usually |always |must |shall )*(?:get|gets|receive|receives|fix\\w*|help\\w*|answer\\w*|resolve\\w*|respond\\w*|debug\\w*|support\\w*|react\\w*|work\\w*|deliver\\w*|reproduc\\w*|diagnos\\w*|onboard\\w*|are|is|have|has|need|needs|want|wants|like|likes|expect|expects)\\b[^.;!?]{0,48}?\\b${SECRET}\\b[^.;!?]{0,16}?\\b(?:${TRAVELS}|is there|at hand|in (?:the )?(?:ticket|mail|chat|thread|report|attachment))\\b|\\b(?:give|hand|send|grant|mail|email|forward|ship|show|lend|pass|supply|provide)\\s(?:the |our |all |any |every |each )*(?:[\\w-]+ )?${OUTSIDER}\\s(?:a |an |the |our |all |full |direct |complete |read )*(?:copy of |dump of |access to |export of |list of |view of |with )*(?:the |our |all )*${SECRET}\\b`,
      'g',
    ),
    unless: KEPT,
  },
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    always: true,
    pattern: together(
      [
        '(?:客户|用户|会员|患者|员工|生产|线上|订单|薪资|工资)的?(?:数据|资料|名单|信息|记录|明细|表|库|通讯录|备份|导出)|(?:服务账号|部署|私|根|访问|加密|签名)的?(?:密钥|json|凭据|口令|证书)|密钥|凭据|密码|令牌|口令|kubeconfig|\\.env',
        '外包|承包商|供应商|合作方|合作伙伴|伙伴公司|第三方|厂商|服务商|代理商|顾问|中介|投资人|前同事|(?:私人|个人)(?:的)?\\s?(?:网盘|邮箱|桶|云盘|账号|仓库|s3)|(?:公共|共享|公开)(?:的)?(?:群|频道|网盘|文档|表格|盘|仓库|链接)|大群|微信群|qq ?群|群聊',
        '发(?:到|给|送|往|去)|给(?!出|定)|同步|拷|镜像|附(?:上|带|在)|带上|放(?:到|在|进)|丢|扔|贴|共享|分享|传(?:到|给|去)|寄|存(?:到|在|进)|抄送|提供|导(?:出到|给)|开放|交(?:给|由)',
      ],
      '不要|不得|不能|不可|不许|不准|不会|禁止|严禁|别(?!的|人|处)|勿|绝不|不(?:发|给|传|存|放|共享|提供)|脱敏|匿名|打码|加密后|加密存|保密协议|测试(?:数据|账号|密钥)|假数据|模拟|同意|批准|审批|法务|轮换|吊销|重置|密码管理器|保险库|从(?:供应商|厂商|合作方)|(?:供应商|厂商|合作方|第三方)的?(?:密钥|令牌|接口|凭据|数据|回调)|(?:自己|专属|独立)的?(?:密钥|账号|令牌)',
    ),
  },
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    pattern:
      /(?:고객|회원|사용자|환자|직원|운영|주문|급여)\s?(?:의\s)?(?:데이터|정보|명단|목록|기록|테이블|db|디비|연락처|백업|덤프|행)(?:은|는|을|를|도|까지)?\s?[^.;!?]{0,28}?(?:외주|협력사|파트너|공급사|벤더|업체|제3자|컨설턴트|프리랜서|대행사|투자자|퇴사자|개인 ?(?:메일|드라이브|버킷|계정|s3|클라우드|저장소)|공용 ?(?:채널|드라이브|문서|시트|폴더)|단체 ?(?:방|채팅)|단톡방|공유 ?(?:채널|드라이브|문서|시트|폴더)|텔레그램|카톡)\S{0,8}\s?[^.;!?]{0,14}?(?:보내|보낸|넘기|넘겨|넘긴|올리|올려|올린|복사|복제|동기화|공유|전달|제공|첨부|내보내|두면|둔다|둬|넣어|넣는|넣으|미러링)|(?:서비스 ?계정 ?(?:키|json)|(?:api|배포|개인|서명|루트|접속) ?키|비밀번호|자격 ?증명|토큰|시크릿|kubeconfig|\.env)\S{0,3}\s?[^.;!?]{0,28}?(?:외주|협력사|파트너|공급사|벤더|업체|제3자|컨설턴트|프리랜서|대행사|개인 ?(?:메일|드라이브|버킷|계정|클라우드|저장소)|공용 ?(?:채널|드라이브|문서|시트|폴더)|단체 ?(?:방|채팅)|단톡방|공유 ?(?:채널|드라이브|문서|시트)|텔레그램|카톡)\S{0,8}\s?[^.;!?]{0,14}?(?:보내|보낸|넘기|넘겨|넘긴|올리|올려|올린|복사|공유|전달|제공|첨부|두면|둔다|둬|넣어|넣는|넣으)|(?:외주|협력사|파트너|공급사|벤더|업체|컨설턴트|프리랜서)\S{0,4}\s?[^.;!?]{0,20}?(?:고객 ?(?:데이터|정보|명단)|비밀번호|자격 ?증명|(?:api|배포|서비스 ?계정) ?키|토큰|시크릿)\S{0,2}\s?[^.;!?]{0,10}?(?:보내|넘기|넘겨|넘긴|건네|공유|전달|제공|첨부|같이 주|함께 주)/g,
    unless:
      /지\s?(?:마|말|않)|금지|안\s?(?:된|돼|됩)|마스킹|익명|비식별|가명|테스트 ?(?:데이터|계정)|더미|동의|승인|법무|폐기|(?:협력사|파트너|업체|벤더)의? (?:api|키|토큰)/,
  },
  {
    code: 'exfiltration',
    detail: 'secrets to strangers',
    pattern:
      /(?:ключ[иейа]|парол[ияей]{1,3}|токен[ыаов]{0,2}|секрет[ыаов]{0,2}|доступ[ыаов]{0,2}|учётк\S{1,2}|данные клиентов|баз[ау] клиентов|клиентск\S+ (?:данн\S+|баз\S+))(?![а-яё])[^.;!?]{0,40}?(?:склад\S+|клад\S+|кида\S+|скид\S+|выклад\S+|отправ\S+|пересыл\S+|перешл\S+|храни\S+|дублир\S+|публик\S+|переда\S+|слать|шлём|держать|копир\S+)\s[^.;!?]{0,16}?(?:общ(?:ий|ем|ую|ей|ую)\s?(?:чат|канал|папк|диск|групп|таблиц)|подрядчик|партн[её]р|поставщик|вендор|аутсорс|фрилансер|личн\S+ (?:почт|диск|бакет|облак)|телеграм|сторонн)/g,
    unless: /(?:^|\s)(?:не|нельзя|никогда|запрещ\S+|без)\s|обезлич|маскир|согласи|одобр/,
  },
]
