import type { Phrase } from '../phrase.ts'

/** A rule of the house, or a word that is checked. */
const CHECKED =
  /\b(?:must|never|not|don't|verify|check\w*|confirm\w*|before|until|unless|only|policy|rotat\w*|named|stored?|live in|vault path)\b|必须|不能|不要|不得|不许|核实|确认|先|轮换|반드시|지\s?(?:마|말|않)|금지|확인|먼저|교체|必ず|ない|禁止|確認|先に|(?<![a-zà-ɏа-яё])(?:nicht|nie|kein\w*|muss|prüf\w*|nunca|debe\w*|jamais|doit|ne|не|никогда|нужно|não|deve\w*)(?![a-zà-ɏа-яё])/
const WHO =
  '(?:security|it|ops|platform|legal|infra\\w*|compliance|management|devops|hr|finance|the (?:boss|lead|cto|ceo|manager|team lead|admin)|my (?:boss|lead|manager)|head office)'
const SECRETS =
  '(?:secrets?|credentials?|passwords?|api keys?|keys|tokens?|vaults?|customer data|prod(?:uction)? (?:access|data|database|db)|private repos?)'
const FREELY =
  '(?:freely|free to|at will|any ?time|whenever|without (?:asking|a ticket|limits?|approval)|may (?:be )?(?:use|used|read|open|opened|share|shared|copied)|can (?:be )?(?:use|used|read|open|opened|share|shared|copied|access)|(?:is|are) (?:fine|ok|okay|fair game|open|allowed|yours))'

/** R13: what somebody is said to have allowed in a chat, where secrets are concerned. */
export const wordOfColleaguePhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern: new RegExp(
      `\\b(?:per|according to|as told by|on the word of)\\s(?:@?[\\w.-]{1,40} )?(?:(?:from|in|of|at) )?${WHO}\\b[^.;!?]{0,30}?\\b${SECRETS}\\b[^.;!?]{0,30}?\\b${FREELY}\\b|\\b(?:@?[\\w.-]{1,40} (?:from|in|of) )?${WHO}\\s(?:told (?:me|us)|said|says|wrote|confirmed|mentioned|let us know|okayed it|pinged|messaged)\\b[^.;!?]{0,40}?\\b${SECRETS}\\b[^.;!?]{0,30}?\\b${FREELY}\\b|\\b[\\w.-]{1,40} (?:told me|said|says|wrote|confirmed) (?:\\w+ )?(?:on|in|over|via) (?:slack|teams|chat|discord|telegram|whatsapp|wechat|a dm|the phone|a call)\\b[^.;!?]{0,40}?\\b${SECRETS}\\b[^.;!?]{0,30}?\\b${FREELY}\\b`,
      'g',
    ),
    unless: CHECKED,
  },
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern:
      /(?:老板|领导|主管|经理|总监|组长|安全部|安全组|安全团队|运维|老大|leader)[^。;!?]{0,8}?(?:说|讲|交代|通知|发话|在群里|在微信|口头|同意|点头)[^。;!?]{0,20}?(?:密钥|密码|凭证|凭据|令牌|机密|密库|保密|私有仓库)[^。;!?]{0,16}?(?:随便|随意|任意|自由|都可以|可以直接|都能|放心|尽管)|(?:팀장|부장|대표|사장|이사|과장|실장|선배|보안팀|관리자|cto)(?:님)?(?:이|께서|가|에서)?\s?[^.;!?]{0,6}?(?:말씀|말|허락|지시|얘기|그러|하셨)\S{0,8}[^.;!?]{0,24}?(?:비밀|시크릿|키|토큰|자격 증명|금고|암호)[^.;!?]{0,24}?(?:마음대로|자유롭게|자유로이|맘대로|열람 가능|봐도|써도|읽어도|꺼내도|접근 가능|아무 때나)|(?:上司|部長|社長|課長|リーダー|管理者|セキュリティ(?:部|チーム))[がはの][^。;!?]{0,12}?(?:言|話|許可|了承)[^。;!?]{0,20}?(?:秘密|パスワード|鍵|トークン|認証情報|シークレット)[^。;!?]{0,16}?(?:自由に|好きに|勝手に|いつでも)|(?:chef|kollege|kollegin|sicherheit|leitung)\s?[^.;!?]{0,24}?(?:gesagt|sagt|meint|geschrieben)[^.;!?]{0,30}?(?:passwör|zugangsdaten|schlüssel|geheimniss|token)\S*[^.;!?]{0,30}?(?:frei|jederzeit|nach belieben|einfach)|(?:el jefe|la jefa|seguridad|el responsable|o chefe|a segurança)\s[^.;!?]{0,24}?(?:dijo|dice|confirmó|disse|confirmou)[^.;!?]{0,30}?(?:contraseñas|credenciales|claves|secretos|tokens|senhas|credenciais|chaves|segredos)[^.;!?]{0,30}?(?:libremente|sin límite|cuando quieras|livremente|à vontade|quando quiser)|(?:le chef|la sécurité|le responsable|mon chef)\s[^.;!?]{0,24}?(?:dit|confirmé|écrit)[^.;!?]{0,30}?(?:mots de passe|identifiants|clés|secrets|jetons)[^.;!?]{0,30}?(?:librement|à volonté|quand tu veux|sans limite)|(?:начальник|шеф|безопасник\S*|руководител\S*)\s[^.;!?]{0,16}?(?:сказал|написал|разрешил)\S*[^.;!?]{0,30}?(?:парол|ключ|секрет|токен)\S*[^.;!?]{0,30}?(?:свободно|когда угодно|как угодно|сколько угодно)/g,
    unless: CHECKED,
  },
]
