import type { Phrase } from '../phrase.ts'

/** What makes the same words a warning, a check, or a place where nobody is harmed. */
const NOT_MEANT =
  /\b(?:never|not|don't|no\b|avoid|reject\w*|forbid\w*|refus\w*|block\w*|instead of|rather than|replace\w*|migrat\w*|fail\w*|flag\w*|detect\w*|lint\w*|warn\w*|block|tests?|fixture\w*|mock\w*|local\w*|dev|ctf|training|example|legacy|was|were|until)\b|不|禁|拒|别|勿|测试|本地|检测|하지|않|말|금지|거부|차단|테스트|로컬|대신|ない|禁止|拒否|テスト|ローカル|代わり|(?<![a-zà-ɏа-яё])(?:nicht|nie|niemals|keine?|statt|nunca|no|jamás|en vez|jamais|ne|pas|au lieu|не|никогда|нельзя|вместо|não|nunca|em vez)(?![a-zà-ɏа-яё])/

/** Code and settings that leave a door open to whoever comes by. */
export const unsafeCodePhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'injection',
    pattern:
      /\b(?:build|write|compose|construct|assemble|make|concatenat\w*|create)\w*\s[^.;!?]{0,30}?\b(?:sql|quer(?:y|ies)|shell commands?)\b[^.;!?]{0,24}?\b(?:by |with |from |through )?(?:string )?(?:concatenat\w*|gluing|interpolat\w*|f-strings?|string formatting|template strings?|user input|raw input)|\b(?:concatenat\w*|interpolat\w*|paste|splice|glue)\w*\s[^.;!?]{0,24}?\b(?:user |raw |request |form )?(?:input|params?|parameters?|values?)\s(?:straight |directly |right )?in(?:to)?\s[^.;!?]{0,12}?\b(?:sql|quer(?:y|ies)|shell|commands?|html)\b|(?:直接)?(?:拼接|字符串拼)[^。;]{0,10}?(?:sql|查询|语句|命令)|(?:sql|查询语句|查询|命令)[^。;]{0,10}?(?:直接)?(?:用)?(?:字符串拼接?|拼接|拼字符串)|(?:sql|쿼리|명령)[은는을를]?\s?[^.;]{0,14}?(?:문자열(?:로)?\s?(?:연결|이어|결합|붙)|입력(?:값)?을\s?(?:그대로|바로)\s?(?:붙|넣|이어))|(?:sql|クエリ|コマンド)は?[^。;]{0,12}?(?:文字列(?:を)?連結|連結して|入力をそのまま)|(?:sql|abfrage\w*|consultas?|requêtes?|запрос\S*)\s[^.;!?]{0,30}?(?:zusammenkleben|verkett\w*|konkatenier\w*|concatenando|concatenar|concaténant|concaténer|конкатенаци\S*|склеива\S*|склеивай)|(?:zusammenkleben|concatena|concatène|склеивай|concatene)\w*\s[^.;!?]{0,20}?(?:sql|abfrage|consulta|requête|запрос)/g,
    unless: NOT_MEANT,
  },
  {
    code: 'protection-off',
    detail: 'unverified',
    pattern:
      /\b(?:accept|allow|permit|take|honou?r|support|use|issue|let)\w*\s[^.;!?]{0,24}?\b(?:alg(?:orithm)?s?\s?(?:[:=]|is|of)?\s?["'`]?none|unsigned (?:jwts?|tokens?)|expired (?:jwts?|tokens?|certificates?)|any (?:signature|certificate|password))\b|(?:接受|允许|支持|使用)[^。;]{0,8}?(?:alg\s?[:=为]?\s?none|过期(?:的)?(?:令牌|证书|token)|未签名)|(?:alg\s?[:=]?\s?none|만료된\s?(?:토큰|인증서)|서명\s?없는)[^.;]{0,8}?(?:허용|받아|받는|수락|통과)|(?:alg\s?[:=]?\s?none|期限切れの?(?:トークン|証明書)|署名なし)[^。;]{0,6}?(?:許可|受け入れ|通す)/g,
    unless: NOT_MEANT,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /(?:0\.0\.0\.0\/0|::\/0|\banywhere\b|\bthe whole internet\b|全网|所有 ?ip|任意 ?ip|모든 ?ip|全ip)[^.。;!?]{0,16}?(?:\b(?:allow\w*|open\w*|in the (?:security group|firewall)|ingress|inbound|by default)\b|放行|开放|全开|允许|허용|개방|열어|許可|開放|erlaub\w*|freigeb\w*|permit\w*|abiert\w*|autoris\w*|ouvert\w*|разреш\S*|откр\S*|liberad\w*)|(?:\b(?:allow|open|whitelist|permit|expose|ingress from|accept (?:traffic )?from)\w*\b|放行|开放|允许|허용|열어|許可|開放|öffne\w*|erlaub\w*|abre|permite|ouvre\w*|autorise\w*|открой|разреши|abra|libere)[^.。;!?]{0,24}?(?:0\.0\.0\.0\/0|::\/0|全网|所有 ?ip)/g,
    unless: NOT_MEANT,
  },
  {
    code: 'protection-off',
    detail: 'in the clear',
    pattern:
      /\b(?:store|save|keep|write|log|hold)\w*\s(?:the |all |user |customer |our )*(?:passwords?|passphrases?|pins?|card numbers?)\s(?:\w+ ){0,3}?(?:in |as )?(?:plain ?text|clear ?text|the clear|unhashed|unencrypted|base64|md5)|(?:密码|口令|密碼)[^。;]{0,6}?(?:明文|不加密|不用哈希|base64)[^。;]{0,4}?(?:存|保存|入库|写)|明文(?:存|保存|存储)(?:密码|口令)|비밀번호(?:는|를|을)?\s?[^.;]{0,6}?(?:평문|암호화 없이|해시 없이)[^.;]{0,6}?(?:저장|보관|기록)|パスワード[はを]?[^。;]{0,4}?(?:平文|そのまま|ハッシュ化せず)[^。;]{0,4}?(?:保存|保管|格納)|passwörter[^.;]{0,12}?(?:im klartext|unverschlüsselt)|contraseñas[^.;]{0,12}?(?:en texto plano|sin cifrar)|mots de passe[^.;]{0,12}?(?:en clair|sans hachage)|парол\S*[^.;]{0,12}?(?:в открытом виде|без хеш\S*|открытым текстом)|senhas[^.;]{0,12}?(?:em texto puro|em texto plano|sem hash)/g,
    unless: NOT_MEANT,
  },
  {
    code: 'protection-off',
    detail: 'forced',
    pattern:
      /\b(?:force[- ]push\w*|push --force|push -f)\b[^.;!?]{0,30}?\b(?:is|are)\s(?:fine|ok|okay|allowed|welcome|normal|encouraged|no problem|harmless)\b|(?:强推|强制推送|強制推送|force ?push)[^。;]{0,12}?(?:没关系|没关係|沒關係|没事|沒事|无所谓|不要紧|随便|没问题)|강제\s?푸시(?:해도)?[^.;]{0,8}?(?:괜찮|상관없|문제없)|強制プッシュ(?:しても)?[^。;]{0,8}?(?:構わない|問題ない|大丈夫)/g,
    unless:
      /\b(?:own|feature|personal|draft|with[- ]lease|never|not)\b|自己的|功能分支|개인|기능 브랜치|自分の/,
  },
  {
    code: 'exfiltration',
    detail: 'secrets',
    pattern:
      /https?:\/\/[^\s"'<>]{0,120}[?&/=]\$?[{(%]{0,2}\$?(?:env\.|process\.env\.)?[a-z_]{0,24}(?:_token|_key|_secret|_password|_pass|token\b|secret\b|password\b)[)}%]{0,2}(?=[\s"'`,;&)]|$)/g,
    unless:
      /\b(?:never|not|don't|avoid|header instead|localhost|127\.0\.0\.1)\b|[?&/](?:reset|forgot|verify)|不要|하지|ない/,
  },
  {
    code: 'override',
    detail: 'authority',
    pattern:
      /\b(?:equals?|equivalent to|same (?:weight|authority|rank|force|standing) as|on (?:a )?par with|as binding as|counts? as (?:part of )?)\s?(?:the |your |a )*(?:system prompt|system message|developer (?:message|prompt)|operator (?:message|prompt)|system instructions?)\b|(?:等同于?|相当于|视同|视为|地位等于|效力等同|同等于)\s?(?:系统提示词?|系统消息|系统指令|开发者消息)|(?:시스템|개발자)\s?(?:프롬프트|메시지|지시)(?:와|과)\s?(?:같은|동등|동일)|(?:システム|開発者)(?:プロンプト|メッセージ)と(?:同等|同じ)|(?:gleichrangig mit|gleichgestellt mit|so bindend wie)\s[^.;]{0,12}?systemprompt|equivale (?:al|ao) (?:prompt|mensaje|mensagem) (?:del|do|de) sistema|équivaut au prompt système|равносил\S* системн\S* (?:промпт|сообщени)\S*/g,
    unless: /\b(?:never|not|no)\b|不|않|아니|ない|nicht|ne |не |não|no /,
  },
]
