import type { Phrase } from '../phrase.ts'

const RULES =
  '(?:(?:security|safety|approval|privacy|protection) (?:sections?|chapters?|rules?|notes?|parts?|polic\\w+|checks?)|guard-?rails?|(?:the |these |those |all |our |any )(?:rules?|limits?|restrictions?|polic\\w+)|claude\\.md|agents\\.md|system prompt|permission (?:rules?|checks?))'
const RULES_CJK = '(?:规则|条款|安全|限制|章节|护栏|约束|禁令|审批|claude\\.md|系统提示)'
const OF_THE_CRAFT =
  /\b(?:tests?|fixture\w*|mock\w*|stub\w*|css|lint\w*|eslint|never|do not|don't|must not|nobody)\b|不要|不得|测试|하지|않|테스트|しない|テスト/

/** Told in everyday words: as if no rule were there, left out when asked, keys in the open, a rule put back, a yes that is given beforehand. */
export const plainOrderPhrases: readonly Phrase[] = [
  {
    code: 'override',
    detail: 'lapsed',
    pattern: new RegExp(
      `\\b(?:pretend|imagine|act as (?:if|though)|behave as (?:if|though)|work as (?:if|though)|go on as (?:if|though)|as (?:if|though)|assume)\\b[^.;!?]{0,16}?${RULES}(?:[^.;!?]|\\.(?=\\w)){0,24}?\\b(?:(?:does|do|did)(?:n't| not) (?:exist|apply)|(?:is|are|was|were)(?:n't| not) (?:there|written|in force)|(?:was |were )?never (?:existed|written|there)|(?:is|are|was|were) (?:blank|empty|gone|absent|missing))|(?:当|假装|权当|只当|装作)[^。;]{0,12}?${RULES_CJK}[^。;]{0,8}?(?:不存在|没写|没有|没看见|空白)|(?:규칙|조항|보안|안전|제한|지침|claude\\.md)[^.;]{0,20}?(?:없는 것처럼|없는 셈|없다고 치|존재하지 않는 (?:것|걸))|(?:ルール|規則|セキュリティ|安全|制限|claude\\.md)[^。;]{0,14}?(?:存在しない|無い|ない)(?:もの|こと|かのよう)(?:として|とし|に)|als (?:gäbe es|existierten?|gälten?)\\s[^.;]{0,24}?(?:regel|vorgabe|sicherheit|verbot|grenze)[^.;]{0,12}?nicht|(?:haz|actúa|trabaja|finge)\\s(?:como si|que)\\s[^.;]{0,24}?(?:reglas|normas|seguridad|límites)[^.;]{0,14}?no (?:exist|est)|(?:fais|agis|travaille) comme si\\s[^.;]{0,24}?(?:règles?|sécurité|limites|consignes)[^.;]{0,14}?n'exist|(?:делай вид|притворись|веди себя так|считай)[^.;]{0,8}?(?:будто|что)\\s[^.;]{0,24}?(?:правил|безопасност|ограничен)[^.;]{0,14}?(?:нет|не существу)|(?:finja que|aja como se)\\s[^.;]{0,24}?(?:regras|segurança|limites)[^.;]{0,14}?não exist`,
      'g',
    ),
    always: true,
    unless: OF_THE_CRAFT,
  },
  {
    code: 'concealment',
    detail: 'left-out',
    pattern:
      /\b(?:leave|keep|strip|cut|drop)s?\s(?:it|this|that|them|these|those|any(?:thing)?\b[^.;!?]{0,24}?)\s(?:out of|off|from)\s(?:your|the|any|every|all) (?:\w+ )?(?:summar\w+|reports?|notes?|recap|prs?|descriptions?|updates?|hand-?over|changelog|status|stand-?up|messages?|answers?|minutes)\b/g,
    unlessSmall: true,
    unless:
      /\b(?:secrets?|tokens?|passwords?|pii|personal|e-?mail addresses|names?|screenshots?|stack ?traces?|emoji\w*|jokes?|customers?|users)\b/,
  },
  {
    code: 'concealment',
    detail: 'unseen',
    pattern:
      /(?:悄悄|偷偷|暗地里?|背地里|不声不响|神不知鬼不觉|默默)地?(?:把|将|给)?[^。;]{0,10}?(?:清|删|抹|推|传|关|换|加|装|改|合|发|撤|回滚|跳过|提交)|(?:别让|不让|不能让|不想让|别叫|免得)(?:任何)?(?:人|他们|别人|大家|老板|团队|同事|评审|审计|用户|客户)?[^。;]{0,4}?(?:发现|察觉|知道|看出|注意到)(?:你|是|有|被|曾|动|改|删|换)|(?:네가|손댄|바꾼|지운|건드린)\s?[^.;]{0,8}?(?:모르게|눈치채지 못하게|들키지 않게)|(?:触った|変えた|消した)(?:こと|の)[がを]?[^。;]{0,6}?(?:ばれない|気づかれない|知られない)/g,
    unless: /登录状态|后台刷新|缓存|预加载|攻击者|闪烁|卡顿|延迟|动画|不得|禁止|하지|마/,
  },
  {
    code: 'concealment',
    detail: 'evasion',
    pattern:
      /\b(?:if|when|whenever|even if)\s(?:you(?:'re| are| get)? ?|someone |somebody |anyone |they |i |the user |the lead |the owner )?(?:asked|asks?)\b[^.;!?]{0,48}?\b(?:leave\s(?:it |this |that |them )?out|omit|deny|play dumb|change the subject|deflect|dodge|evade|stay vague|be vague|say nothing|feign|pretend)\b|(?:被问|问(?:到|起)|有人问)[^。;]{0,14}?(?:略过|不提|别提|绕开|装(?:作)?不知|否认|岔开|含糊|打马虎|敷衍)|(?:물으면|물어보면|질문하면|물어도)[^.;]{0,16}?(?:빼고|모른다고|모르는 척|둘러대|부인|얼버무|대충 넘)|聞かれ(?:たら|ても)[^。;]{0,14}?(?:触れず|触れな|伏せ|とぼけ|否定|ごまか|はぐらか|知らないふり)|(?:auf nachfrage|wenn (?:jemand|einer|man|wer|er|sie)[^.;,]{0,12}?fragt)[^.;]{0,24}?(?:weglass|verschweig|leugn|abstreit|ausweich|dumm stell)|si (?:te |alguien |le )?preguntan?[^.;]{0,24}?(?:omite|niega|no menciones|cállate|cambia de tema|hazte)|si (?:on|quelqu'un|il|elle)(?: te| vous)? demande[^.;]{0,24}?(?:omets|nie\b|ne mentionne|tais|élude|fais l')|если (?:кто-то |тебя |они |он )?спро[а-я]+[^.;]{0,24}?(?:умолчи|не упоминай|отрицай|уходи от|прикинься|увиливай)|se (?:alguém |te )?pergunt\w+[^.;]{0,24}?(?:omita|negue|não mencione|desconverse|finja)/g,
    always: true,
    unlessSmall: true,
    unless:
      /\basked (?:for|to)\b|\b(?:never|do not|don't|must not) (?:deny|omit|evade|dodge|pretend|play)|不要(?:否认|敷衍)|\b(?:secrets?|passwords?|tokens?|internal|price|salary|users?' |customers?|tests?|mock\w*)\b|密码|密钥|비밀번호|パスワード/,
  },
  {
    code: 'exfiltration',
    detail: 'variable',
    pattern:
      /\b(?:put|print|paste|add|include|write|show|append|post|embed|echo|log|dump|mention|quote|leave|store|commit|send|attach|copy)\w*\s[^.;!?]{0,30}?(?<![a-z0-9_])\$?[a-z0-9]+(?:_[a-z0-9]+)*_(?:token|secret|password|passwd|key|credentials?|pat|dsn)\b[^.;!?]{0,20}?\b(?:in|into|to|as|on|at)\s(?:every|each|the|all|any|an?|your)\s[^.;!?]{0,20}?(?:\bprs?\b|pull requests?|descriptions?|commits?|issues?|comments?|logs?\b|footer|readme|banner|titles?|changelog|branch names?|messages?|chat|channel|wiki|summary|answers?|tags?\b|urls?\b)|(?<![a-z0-9_])[a-z0-9]+(?:_[a-z0-9]+)*_(?:token|secret|password|key)\s?(?:的值|값|の値)?[^.。;]{0,6}?(?:写|贴|放|打|附|发|적|넣|붙|출력|남|書|貼|出力|添)[^.。;]{0,10}?(?:pr|描述|提交|评论|日志|群|설명|커밋|댓글|로그|コミット|コメント|ログ)/g,
    unless:
      /\b(?:names?|never|not|don't|example|placeholder|mask\w*|redact\w*|documented|is set|are set|foreign_key|primary_key|translation|i18n|issue_key|public_key|which|secret manager|ci secrets?|repository secrets?)\b|变量名|不要|이름|마스킹|하지|変数名|しない/,
  },
  {
    code: 'self-spreading',
    detail: 'comes back',
    pattern:
      /\b(?:write|put|add|insert|paste|restore|re-?add|re-?insert|re-?create|re-?write|copy|bring)\w*\s(?:this|the same|these)\s(?:\w+ )?(?:rules?|lines?|notes?|entr(?:y|ies)|memor(?:y|ies)|text|sentences?|instructions?)\s(?:back|again|anew|in again|once more)\b|(?:把|将)\s?(?:这条|本条|这句|这一条|该条|此条)[^。;]{0,8}?(?:写回|加回|补回|放回|重新写|重新加|再写|再加)|이\s?(?:규칙|줄|문장|메모|항목|문구)(?:을|를)?\s?다시\s?(?:써|쓴|넣|추가|적|기록|복구)|この(?:ルール|行|文|一文|メモ|記述)を(?:再び|もう一度|再度|また)?(?:書き戻|入れ直|戻す|戻し|再追加|書き直)|dies(?:e|en|er) (?:regel|zeile|notiz|satz|eintrag)[^.;]{0,8}?(?:wieder|erneut) (?:ein|zurück|hin|auf)|vuelve a (?:escribir|añadir|poner|meter|copiar) est[ae] (?:regla|línea|nota|frase|entrada)|(?:réécris|remets|rajoute|réinsère)\w*\s(?:cette|ce) (?:règle|ligne|note|phrase|entrée)|(?:верни|впиши снова|восстанови|снова (?:добавь|впиши|запиши))\s(?:это правило|эту (?:строку|запись|заметку|фразу))|(?:reescreva|recoloque|reinsira|adicione de novo|volte a escrever) est[ae] (?:regra|linha|nota|frase)/g,
    unless: /\b(?:never|do not|don't|if i ask|when i ask|tests?)\b|不要|하지|않|しない/,
  },
  {
    code: 'self-spreading',
    detail: 'comes back',
    pattern:
      /\b(?:restore|recreate|re-?add|rewrite|reinstate|bring back|put back)\w*\s(?:this|the same) (?:rule|line|note|entry|memory|text|sentence)\b[^.;!?]{0,16}?\b(?:should|if|when(?:ever)?|once|after)\b[^.;!?]{0,16}?\b(?:delet|remov|eras|drop|los|edit)\w*|(?:если|когда)\s[^.;]{0,12}?(?:запись|строк|правил|замет)\S*[^.;]{0,8}?(?:удал|сотр|пропад|исчез)\S*[^.;]{0,12}?(?:снова|опять|заново|обратно|верни|восстанов)|si (?:alguien )?(?:borran?|eliminan?|quitan?) (?:esta|la) (?:entrada|regla|línea|nota)[^.;]{0,12}?(?:vuelve|restaura|añádela|escríbela)|(?:wird|falls|wenn)\s[^.;]{0,12}?(?:eintrag|regel|zeile|notiz)[^.;]{0,12}?(?:gelöscht|entfernt)[^.;]{0,12}?(?:wieder|erneut|neu)\s|si (?:on )?(?:supprime|efface)\w*\s[^.;]{0,12}?(?:entrée|règle|ligne|note)[^.;]{0,16}?(?:remets|réécris|rajoute|restaure)/g,
    unless: /\b(?:never|do not|don't|tests?|lint\w*|changelog)\b|тест/,
  },
  {
    code: 'self-spreading',
    detail: 'copies',
    pattern:
      /(?:夹带|附上|带上|塞进|塞入|写进|写上|加上|加入|抄进|抄上|附带)[^。;]{0,4}?(?:这一句|这句|本句|这条|本条|这段|此句|此条|本段)|(?:叫|让|要求?|请)(?:其他|别的|所有|每个)(?:的)?(?:代理|智能体|助手|agent|机器人)[^。;]{0,8}?(?:照抄|复制|抄|转发|照写|写入)|이\s?(?:문장|줄|문구|규칙)(?:을|를)?\s?[^.;]{0,10}?(?:끼워 ?넣|함께 넣|같이 넣|퍼뜨|베껴)|この(?:一文|文|行|ルール)を[^。;]{0,10}?(?:紛れ込ませ|混ぜ込|必ず入れ|忍ばせ|写させ)/g,
    unless: /不要|禁止|别|版权|许可证|하지|않|しない/,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /(?:默认|一律视作|一律视为|视为|视作|当作|都算)(?:都|已经?|是)?(?:获得?|经过?|得到|取得|有)(?:了)?[^。;,，不]{0,6}?(?:批准|同意|授权|许可|审批)|(?:승인|허락|동의|허가|결재)(?:을|를)?\s?(?:받은|얻은|난|떨어진)\s?(?:것으로|걸로|셈)\s?(?:보|본|간주|치|친|하고|여)|(?:承認|許可|同意|決裁)(?:を得た|を得ている|済みの?|をもらった|が下りた)(?:もの|前提|こと)(?:とし|とみな|と見な|で|に)|\b(?:by default|always|automatically|implicitly)\s(?:already )?(?:considered |deemed |treated as )?(?:approved|authori[sz]ed|cleared|consented to)\b|\b(?:are|is|count as|counts as)\s(?:all )?(?:pre-?approved|pre-?authori[sz]ed|pre-?cleared)\b|gelten\s(?:immer |stets |grundsätzlich |automatisch )?(?:als )?(?:genehmigt|freigegeben|abgenickt)|(?:se dan|se consideran|cuentan) (?:siempre )?(?:por |como )?(?:aprobad|autorizad)\w+|(?:sont|est) (?:toujours |d'office |par défaut )(?:réputée?s? )?(?:approuvée?s?|autorisée?s?)|(?:всегда|заранее|по умолчанию) (?:считаются )?(?:одобрен|разрешен|согласован)\S*|(?:são|está|estão) (?:sempre |por padrão )(?:aprovad|autorizad)\w+/g,
    unless:
      /\b(?:never|not|no\b|licen[cs]es?|vendors?|templates?|customers?|users?|refunds?|expenses?|orders?|dependabot|docs?|typos?|formatting|tests?)\b|不|用户|退款|报销|测试|格式|않|아니|사용자|테스트|ない|ユーザー|テスト|nicht|nunca|jamais|никогда|nunca/,
  },
  {
    code: 'identity',
    detail: 'other self',
    pattern:
      /\b(?:your|the agent's) (?:true|real|actual|hidden|inner|secret) (?:identity|self|name|nature|role)\s(?:is|:)|(?:真正|真实)的?(?:身份|自我|名字|人格)(?:是|为|:)|(?:진짜|본래|진정한)\s?(?:정체|신분|이름|자아)[는은]|(?:本当の|真の)(?:正体|身分|名前|人格|アイデンティティ)は|deine (?:wahre|echte|eigentliche) (?:identität|natur|rolle)\s(?:ist|:)|tu (?:verdadera|auténtica|real) (?:identidad|naturaleza)\s(?:es|:)|ta (?:véritable|vraie) (?:identité|nature)\s(?:est|:)|твоя (?:настоящая|истинная) (?:личность|сущность|природа)|sua (?:verdadeira|real) (?:identidade|natureza)\s(?:é|:)|\b(?:deny|never admit|refuse to admit)\w*\s(?:that )?you(?:'re| are)\s(?:claude|an? (?:ai|bot|model|assistant|machine|agent))|niega que (?:eres|seas) (?:claude|una ia|un bot|un modelo)|否认(?:自己)?(?:你)?是(?:claude|ai|人工智能|机器人|模型)|leugne, (?:dass du )?[^.;]{0,10}?(?:claude|eine ki|ein bot)|nie (?:être|que tu es) (?:claude|une ia|un bot)|отрицай, что ты\s?[-—]?\s?(?:claude|ии|бот|модель)|negue (?:que é|ser) (?:claude|uma ia|um bot)/g,
    unless: /\b(?:character|player|game|npc|story|user'?s)\b|角色|玩家|캐릭터|플레이어|キャラ/,
  },
]
