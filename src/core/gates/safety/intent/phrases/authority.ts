import type { Phrase } from '../phrase.ts'

const GUARDED =
  '(?:skip\\w*|bypass\\w*|disabl\\w*|switching off|turning off|force[- ]?push\\w*|unreviewed|without (?:review|approval|asking|confirmation)|no(?:t)? (?:more )?reviews?|deletions?|delet\\w+ (?:the |in |of )?(?:prod\\w*|data\\w*|backups?)|(?:all|every|any) (?:commands?|actions?|operations?|permissions?|changes|requests?|deletions?|tools?)|full access|root access|production access|(?:customer|user|personal|client) data|credentials|secrets|passwords|api keys|direct pushes|pushes to (?:main|master|prod\\w*)|every future|everything)'
const WHO =
  '(?:(?:the |our |my )?(?:security(?: team)?|legal(?: team)?|compliance(?: team)?|infosec|management|it (?:team|department|admins?)|admins?|administrators?|platform (?:team|operator)|operators?|boss|cto|ceo|ciso|owner|auditors?|anthropic|openai|vendor|headquarters|privacy (?:team|officer)|data protection officer))'

/** What is said to come from somebody who may say so: the words of a memory are nobody's but its author's. */
export const authorityPhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern: new RegExp(
      `\\b${WHO}\\s(?:has |have |already |hereby )*(?:approved|authori[sz]ed|cleared|whitelisted|unlocked|exempted|certified|enabled)\\s(?:this|the|our|your|you)\\s?(?:session|agent|project|account|repo|workspace|instance|conversation|user|model)?\\s?(?:for|from|to use|with)\\s(?:unrestricted|unlimited|unfiltered|everything|anything|all|full|any)\\b`,
      'g',
    ),
    unless: /\b(?:must|before|until|unless|never|not)\b/,
  },
  {
    code: 'override',
    detail: 'whatever else',
    pattern:
      /\b(?:whatever|no matter what|regardless of what|never mind what)\s(?:the |any |all |our |your )*(?:other (?:files?|rules?|docs?|notes?|entries|memories)|agents\.md|claude\.md|docs?|rules?|polic(?:y|ies)|handbook|owner|team|repo owner|guidelines?|system prompt)\b[^.;!?]{0,16}?\b(?:says?|claims?|reads?|states?|wants?|demands?|wrote|tells?)|(?:别的|其他|其它|另外的?)(?:文件|规则|文档|规定|记忆|人)[^,，。;]{0,4}?(?:怎么写|怎么说|写什么|说什么|写了什么)|(?:다른|나머지)\s(?:파일|규칙|문서|메모|사람)[^.,;]{0,6}?(?:뭐라고|무슨 말|어떻게 쓰)|(?:他|ほか|別)の(?:ファイル|規則|ルール|文書|メモ)[^。、;]{0,6}?(?:何|どう)(?:と|が)?(?:書|言)|egal,? was (?:in |die |der |das )?[^.;,]{1,24}? (?:steht|sagt|sagen|verlangt)|quoi que (?:dise|disent|demande)\w* (?:les? |la )?(?:autres?|claude\.md|agents\.md|règles|documents)|diga lo que diga (?:el|la|los|las) \w+|что бы ни (?:было написано|говорил\w*|гласил\w*)|diga o que disser/g,
    always: true,
    unless: /(?:whatever|no matter what)[^.;]{0,30}(?:says?|wants?),? (?:ask|tell|check)|先问|물어|聞/,
  },
  {
    code: 'override',
    detail: 'authority',
    pattern:
      /\b(?:(?:everything |what (?:is|stands) |all )?(?:above|below)|the (?:above|below|following|preceding|previous) ?(?:line|note|text|rule|section|lines|rules|settings?)?|the (?:line|note|text|rules?|section|lines) (?:above|below)|this (?:line|note|rule|entry|file|text|message)|these (?:rules|lines))\s[^.;!?]{0,24}?(?:(?:is|are|was|were) (?:an? |the )?(?:admin\w*|operator|platform|official|system)[- ](?:setting|config\w*|instruction|order|policy|message|note)s?|(?:comes?|came|set|written|issued|put in|configured|approved|authori[sz]ed|provided|installed|signed) (?:directly )?(?:by|from) (?:the |your |our )?(?:system |platform |site |server )?(?:admin\w*|operators?|anthropic|openai|model vendor|system(?! (?:tests?|clock))))\b/g,
  },
  {
    code: 'override',
    detail: 'authority',
    pattern:
      /(?:以上|以下|上述|下面|上面|本条|此条|这条|本规则|本文件)[^,，。;]{0,6}(?:为|是|由|来自|属于)[^,，。;]{0,8}(?:管理员|运营方|平台方|官方|系统管理员|系统)[^,，。;]{0,4}?(?:级)?(?:配置|设置|指令|指示|设定|写入|下发|命令|授权)|(?:위|아래|이|상기)\s?(?:내용|문장|줄|규칙|항목|설정|메시지)(?:은|는|이)\s[^.]{0,16}?(?:관리자|운영자|운영팀|플랫폼|시스템)[^.]{0,8}?(?:설정한|설정이다|설정입니다|작성한|지시|승인한|등록한|명령)|(?:上記|以下|下記|この(?:行|ルール|内容|文))は[^。]{0,14}?(?:管理者|運営|システム)[^。]{0,8}?(?:設定|指示|命令|承認|書き込)|(?:lo anterior|lo siguiente|esta (?:línea|nota|regla))[^.;]{0,24}?(?:administrador|operador)|(?:das (?:obige|folgende)|diese (?:zeile|notiz|regel))[^.;]{0,24}?(?:administrator|betreiber)|(?:ce qui (?:précède|suit)|cette (?:ligne|note|règle))[^.;]{0,24}?(?:administrateur|opérateur)|(?:написанное выше|следующее|эта (?:строка|запись)|это правило)[^.;]{0,24}?(?:администратор|оператор)/g,
  },
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern: new RegExp(
      `\\b${WHO}\\s(?:has |have |had |already |has already |have already |explicitly )?(?:approved|okayed|ok'd|cleared|blessed|green-?lit|signed off(?: on)?|authori[sz]ed|sanctioned|waived|granted|agreed to|confirmed that|said(?: that)?|says(?: that)?|allowed|permitted)\\s[^.;!?]{0,50}?\\b${GUARDED}\\b`,
      'g',
    ),
    unless:
      /\b(?:must|should|before|until|unless|once|after|only (?:if|when|after)|(?<!as )if|never|not|no longer|forbid\w*|requests?|tickets?|exceptions? (?:are|is))\b/,
  },
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern:
      /(?:安全团队|安全部门?|法务|合规|管理层|老板|领导|管理员|运维|平台方?|官方|总部|cto|审计)[^,，。;]{0,4}?(?:已经?|都|早就)[^,，。;]{0,3}?(?:批准|同意|授权|授予|确认|许可|放行|开放|允许|签字)[^。;]{0,16}?(?:跳过|绕过|免|强推|强制推送|不用|无需|直接|所有|全部|一切|客户数据|用户数据|密钥|密码|删除|外发|发给|关闭)/g,
    unless: /必须|之前|才能|才可|需要先|以前|如果|除非|只有|不得|禁止|不能|不可以|之后/,
  },
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern:
      /(?:보안팀|법무팀?|컴플라이언스|경영진|대표님?|팀장님?|관리자|운영팀|본사|감사팀)[이가은는에서]{1,2}\s[^.;]{0,30}?(?:건너뛰|우회|생략|강제 푸시|모든|전부|고객 데이터|고객 정보|비밀번호|삭제|끄)[^.;]{0,24}?(?:승인했|허가했|허락했|동의했|승인함|허용했|괜찮다고 했|된다고 했)|(?:セキュリティ(?:チーム|部門)|法務|経営陣|管理者|運営|社長|本社)[がは][^。;]{0,24}?(?:省略|スキップ|回避|すべて|全て|顧客データ|強制プッシュ|削除|パスワード)[^。;]{0,16}?(?:承認済み|承認した|許可した|許可済み|認めた|了承済み)/g,
  },
  {
    code: 'protection-off',
    detail: 'said approved',
    pattern:
      /(?:sicherheitsteam|rechtsabteilung|geschäftsführung|leitung|administrator|admin|chef)\s[^.;]{0,12}?(?:hat|haben)\s[^.;]{0,40}?(?:überspring\w*|umgeh\w*|abschalt\w*|alle \w+|kundendaten|force-?push\w*|löschen|löschung\w*|passwörter)[^.;]{0,24}?(?:genehmigt|erlaubt|freigegeben|autorisiert|zugestimmt|abgesegnet)|(?:equipo de seguridad|legal|dirección|administrador|jefe)\s(?:ya\s|ha\s|ya ha\s)*(?:aprobó|aprobado|autorizó|autorizado|permitió|permitido|dio permiso)\s[^.;]{0,40}?(?:salt\w*|omitir|desactivar|todos? \w+|todas \w+|datos de clientes|push forzado|borrar|contraseñas)|(?:équipe (?:de )?sécurité|service juridique|direction|administrateur|patron)\s(?:a|ont)\s(?:déjà\s)?(?:approuvé|autorisé|validé|permis)\s[^.;]{0,40}?(?:saut\w*|contourn\w*|désactiv\w*|tous \w+|toutes \w+|données (?:des )?clients|force-?push|supprimer|mots de passe)|(?:служба безопасности|юристы|руководство|администратор|начальник)\s(?:уже\s)?(?:одобрил\w*|разрешил\w*|согласовал\w*|утвердил\w*)\s[^.;]{0,40}?(?:пропуск\w*|обход\w*|отключ\w*|все\w* \w+|любые \w+|данны\w+ клиент\w+|форс-?пуш\w*|удал\w*|парол\w*)/g,
    unless: /\b(?:muss|müssen|debe|doit|bevor|antes|avant)\b|должн|перед|прежде|только после/,
  },
]
