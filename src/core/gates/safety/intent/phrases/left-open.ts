import type { Phrase } from '../phrase.ts'

const MEANT =
  /\b(?:never|not|don't|no longer|avoid|reject\w*|mask\w*|redact\w*|without|strip\w*|tests?|fixture\w*|mock\w*|local\w*|design tokens?|refresh|last four|tokeni[sz]\w*|hash\w*|example|public|anonymi[sz]\w*|on-?call|support team)\b|不要|不得|别|禁|脱敏|掩码|测试|设计令牌|않|말|금지|마스킹|테스트|ない|禁止|マスク|テスト|nicht|nie|nunca|\bno\b|jamais|\bне\b|não/

/** R13: tokens that never end, headers and numbers that are written down, people's data where everybody reads. */
export const leftOpenPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /\b(?:access |api |session |auth |login |deploy )?(?:tokens?|sessions?|api keys?|passwords?|certificates?|credentials)\s(?:need|needs|require|requires|have|has|get|gets|should have|may have)\s(?:no|zero) (?:expir\w+|end date|ttl|rotation|time-?out|lifetime limit)\b|\b(?:access |api |session |auth |login )?(?:tokens?|sessions?|api keys?)\s(?:should |must |shall |may |will )?never expire\b|(?:令牌|token|会话|密钥|api key)(?:都)?(?:不用|不必|无需|不需要|别)(?:设|加|有|配)?(?:置)?(?:过期|有效期|失效|轮换)|(?:令牌|token|会话|密钥)(?:永不|永远不|不会)(?:过期|失效)|(?:토큰|세션|api 키|키)(?:은|는|에|에는)?\s?(?:만료|유효 ?기간)(?:를|을|이|가|은|는)?\s?(?:두지 않|없어도|없이|설정하지 않|안 (?:두|걸|넣))|(?:トークン|セッション|キー)(?:に|は)(?:有効)?期限(?:は|を)?(?:不要|いらない|設けな|付けな|なし)|(?:token|sitzung|schlüssel|zugangsdaten)\w*\s(?:brauch\w+|hab\w+) kein\w* ablauf\w*|(?:tokens?|sesiones|claves) (?:no necesitan|no tienen|sin) (?:caducidad|expiración)|(?:jetons?|tokens?|sessions?|clés) (?:n'ont pas besoin|sans|n'ont pas) d?(?:'|e )?expir\w+|(?:токен|сесси|ключ)\S*\s(?:без срока|не нужен срок|без истечения)/g,
    unless: /\b(?:fixture\w*|mock\w*|local\w*|design tokens?|service worker|avoid|reject\w*)\b|设计令牌|测试/,
  },
  {
    code: 'protection-off',
    detail: 'plain-secrets',
    pattern:
      /\b(?:logs?|debug (?:logs?|output)|traces?|error reports?|crash reports?)\s(?:should|must|may|can|will|shall|have to|need to)\s(?:always )?(?:have|hold|contain|include|carry|show|keep)\s(?:the |a |all |full |whole |complete |raw |entire )*(?:authorization headers?|auth headers?|bearer|cookies?|request headers?|passwords?|card numbers?|tokens?|credentials)\b|(?:日志|log|报错|追踪)(?:里|中)?(?:要|都|必须|应)?(?:带上?|包含|打印?|记录?|保留|写)[^。;不脱掩]{0,4}?(?:完整|全部|原始|整个)的?\s?(?:authorization|认证|鉴权|请求)\s?(?:头|header)|(?:로그)(?:에|에는)\s?[^.;]{0,6}?(?:authorization|인증)\s?(?:헤더)?[^.;]{0,4}?(?:전체|그대로|모두)\s?(?:남|찍|넣|기록)|ログに[^。;]{0,6}?(?:authorization|認証)ヘッダー?[^。;]{0,4}?(?:全体|そのまま|すべて)[^。;]{0,4}?(?:残|出|入れ)/g,
    unless: MEANT,
  },
  {
    code: 'exfiltration',
    detail: 'personal data in the open',
    pattern:
      /\b(?:customers?'?s?|users?'?s?|clients?'?s?|patients?'?s?|employees?'?s?|their)\s(?:phone numbers?|e-?mail addresses|home addresses|addresses|birth ?dates|card numbers?|passport numbers?|salaries|medical \w+)\s(?:go|goes|belong|belongs|are (?:posted|put|sent|pasted|shared|written))\s(?:in|into|to|on)\s(?:the |a |our |every )*(?:[\w#-]+ ){0,2}?(?:channels?|chats?|issues?|tickets?|logs?|prs?|wiki|readme|commits?|forum|gist|pastebin)\b|(?:客户|用户|员工|患者)的?(?:电话|手机号?|邮箱|住址|地址|身份证号?|生日|工资|病历)[^。;不别禁]{0,4}?(?:发|贴|放|写|传|丢|扔|记)(?:到|进|在|去)[^。;]{0,8}?(?:频道|群|issue|工单|日志|pr|wiki|readme|论坛)|(?:고객|사용자|직원|환자)(?:의)?\s?(?:전화번호|이메일|주소|주민번호|생일|급여)(?:를|을)?\s?[^.;]{0,12}?(?:채널|채팅|이슈|로그|pr|위키|포럼)에\s?(?:올|붙|적|남|보내)|(?:顧客|ユーザー|社員|患者)の?(?:電話番号|メール|住所|生年月日|給与)を[^。;]{0,12}?(?:チャンネル|チャット|イシュー|ログ|pr|wiki|フォーラム)(?:に|へ)(?:載せ|貼|書|送|残)|(?:телефоны|почты|адреса|паспорта|зарплаты)\s(?:клиентов|пользователей|сотрудников)\s[^.;]{0,12}?(?:кидай|пиши|выкладывай|отправляй|публикуй)\s(?:в|на)\s/g,
    unless: MEANT,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /\b(?:let|allow|permit)\w*\s(?:users?|anyone|everyone|visitors|guests|customers)?\s?(?:to )?upload\w*\s(?:of )?(?:any|every|all|arbitrary)\s(?:file ?types?|files?|kinds? of files?)\b[^.;!?]{0,24}?\b(?:web ?root|public|www|static|htdocs|server)\b|\b(?:turn|make|change|downgrade|degrade|demote)\w*\s(?:the )?(?:certificate )?(?:pinning|hsts|csp|signature (?:check|error|mismatch)\w*|checksum (?:error|mismatch)\w*|auth (?:errors?|failures?))\s(?:in)?to (?:an? )?(?:mere )?(?:warnings?|notices?|infos?|hints?|report-only)\b/g,
    unless: MEANT,
  },
]
