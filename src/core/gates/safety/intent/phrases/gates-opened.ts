import type { Phrase } from '../phrase.ts'

const ACCOUNTED_FOR =
  /\b(?:reasons?|justif\w*|tickets?|approv\w*|reviewed|triag\w*|unless|until|never|security team|with a)\b|原因|理由|工单|이유|사유|理由|チケット|grund|motivo|raison|причин|razão/

/** R13: gates that are opened by other words: threads closed, findings renamed, thresholds at nothing, doors without a lock. */
export const openedGatePhrases: readonly Phrase[] = [
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /\b(?:resolve|close|dismiss)\w*\s(?:the |all |any |their |open |review )*(?:threads?|comments?|conversations?|findings|requests?|objections?)\s(?:yourself|on your own|as done|as resolved)\b[^.;!?]{0,20}?\b(?:merge|ship|push|land|deploy)\w*|(?:评审|审查)(?:意见|评论)[^。;]{0,6}?(?:自己|自行)(?:点|标|设)?(?:为)?(?:解决|关闭|已解决)[^。;]{0,8}?(?:合并|合进|上线)|(?:리뷰|코멘트|지적)[^.;]{0,16}?(?:네가|직접|스스로)[^.;]{0,8}?해결\s?(?:처리|로)[^.;]{0,10}?(?:머지|병합)|(?:指摘|コメント)[^。;]{0,8}?自分で(?:解決|クローズ)[^。;]{0,8}?マージ/g,
  },
  {
    code: 'protection-off',
    detail: 'assumed',
    pattern:
      /\b(?:missing|absent|lack of|no|without) (?:an? )?(?:answers?|repl(?:y|ies)|responses?|objections?|feedback)\b[^.;!?]{0,16}?\b(?:as|means?|is|counts? as|equals)\s(?:an? |our |the )?(?:go|go-ahead|yes|ok(?:ay)?|approval|consent|green light)\b/g,
    unless: /\b(?:not|never|users?|customers?|health|heartbeat|probe|liveness)\b/,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /\b(?:ship|releas|deploy|go(?:es)? live|launch|publish|expos|go(?:es)? out)\w*\s(?:[^.;!?]{0,16}\s)?without (?:any )?(?:auth\w*|log-?in|access control|permission checks?|tls|encryption|signatures?)\b/g,
    unless: /\b(?:public|static|health\w*|docs|local\w*|never|nothing|no|marketing|landing|tests?)\b/,
  },
  {
    code: 'protection-off',
    detail: 'findings renamed',
    pattern:
      /\b(?:downgrad|demot|lower|reclassif|relabel|mark|clos|set|flag|dismiss|acknowledg)\w*\s[^.;!?]{0,24}?\b(?:vulnerab\w*|security (?:findings?|alerts?|issues?)|cves?|criticals?|high[- ]severity|scanner (?:findings?|alerts?))\b[^.;!?]{0,24}?\b(?:to|as)\s(?:info\w*|low|warnings?|false positives?|accepted|ignored|wontfix|won't fix|resolved|fixed|noise|harmless)\b|(?:漏洞|安全告警|安全问题)[^。;]{0,10}?(?:一律|全部|都)?(?:标成|标为|改成|降为|降成|归为)(?:已?忽略|低危|提示|误报|已修复|无害)|(?:취약점|보안 경고)[^.;]{0,12}?(?:전부|모두|일괄)[^.;]{0,6}?(?:무시|오탐|낮음)|脆弱性[^。;]{0,12}?(?:一律|すべて|全部)[^。;]{0,6}?(?:無視|誤検知|低)|schwachstellen\w*[^.;]{0,24}?(?:als|auf) (?:ignoriert|niedrig|falsch|info|behoben)|vulnerabilidad\w*[^.;]{0,20}?como (?:ignorad|falsos|resuelt)|vulnérabilit\w*[^.;]{0,20}?comme (?:ignor|faux|résolu)|уязвимост\S*[^.;]{0,24}?как (?:игнорир|ложн|исправлен)|vulnerabilidades[^.;]{0,20}?como (?:ignorad|falsos|resolvid)/g,
    unless: ACCOUNTED_FOR,
  },
  {
    code: 'protection-off',
    detail: 'certificates',
    pattern:
      /\b(?:use|prefer|switch to|call|go|talk|over|via)\w*\s(?:plain )?http\b(?!s|:)[^.;!?]{0,16}?\b(?:instead of|not|rather than)\s(?:tls|https)\b|http\s?(?:代替|替代|而不是|而非)\s?https|https 대신 http\b|https(?:ではなく|の代わりに)http|\bhttp (?:statt|anstatt|en vez de|au lieu de|вместо|em vez de) https/g,
    unless: /\b(?:localhost|local\w*|dev|tests?|127\.0\.0\.1|docker)\b|本地|로컬|ローカル/,
  },
  {
    code: 'protection-off',
    detail: 'checks',
    pattern:
      /\bpush\w*\b[^.;!?]{0,24}?\b(?:go|goes|pass|passes|get|gets|slip|sail)\s(?:straight through|right through|through unchecked|in unchecked|unreviewed|unchecked)\b|\b(?:coverage|quality|security|audit|severity|scan\w*|review|approval)s? (?:gates?|thresholds?|minimum|limits?|counts?)\s[^.;!?]{0,12}?(?:to|at|=|of)\s?(?:0|zero|none|nothing)\b(?![.,]?\d)(?! (?:critical|high|known|open|new))|\bback-?ups?\b[^.;!?]{0,40}?\b(?:leave (?:them|it) out|skip (?:them|it)|drop (?:them|it)|do without (?:them|it)|switch (?:them|it) off|turn (?:them|it) off)\b|(?:鉴权|认证|权限校验|校验|审计|限流|验签|防火墙|waf)(?:中间件|模块|拦截器)?[^。;,]{0,6}?(?:摘掉|摘了|摘下|拔掉|拔了|下掉|撤下)/g,
  },
  {
    code: 'exfiltration',
    detail: 'private',
    pattern:
      /\b(?:paste|send|upload|share|ask|give|feed|put|drop|run)\w*\s[^.;!?]{0,60}?\b(?:public|online|free|external|third-party|web) (?:chat ?bots?|ais?|llms?|assistants?|translators?|formatters?|beautifiers?|converters?|decoders?|paste sites?)\b[^.;!?]{0,50}?\b(?:configs?|source|code|customers?|env|secrets?|tokens?|dumps?|contracts?|logs?|data included)\b|\b(?:configs?|source(?: code)?|private code|customer\w*|env|tokens?|dumps?|contracts?|jwts?)\b[^.;!?]{0,30}?\b(?:into|to|through|in|on) (?:an?|the|some|any) (?:public|online|free|external|third-party|web) (?:chat ?bots?|ais?|llms?|assistants?|translators?|formatters?|beautifiers?|converters?|decoders?|paste sites?)\b|\bgit push\b[^.;!?]{0,16}?--mirror\b/g,
    unless: /\b(?:mock\w*|sample|fake|dummy|open[- ]source)\b/,
  },
  {
    code: 'concealment',
    detail: 'false-report',
    pattern:
      /\b(?:rewrite|edit|change|alter|adjust|doctor|patch)\w*\s(?:the )?(?:logs?|history|records?|timestamps?|audit\w*|traces?)\b[^.;!?]{0,24}?\bso\b[^.;!?]{0,30}?\blooks?\b|\b(?:say|report|write|claim|note|tell|mark)\w*\s[^.;!?]{0,16}?\b(?:tests?|checks?|suite)\s(?:have |has |are |is |as )?(?:passed|pass|green|ok|successful)\b[^.;!?]{0,16}?\b(?:once|as soon as|if|when|after)\s(?:they|it|the code) (?:compiles?|builds?|starts?|exists?|lints?)\b|(?:auch|selbst)\s(?:un\w+|nicht \w+) tests?[^.;]{0,20}?(?:bestanden|grün|erfolgreich)|même (?:sans|si)[^.;]{0,30}?tests?[^.;]{0,16}?(?:réussis|passés|verts|passent)|mesmo (?:sem|que)[^.;]{0,30}?testes? (?:passaram|passam|ok)|\b(?:what (?:happens|happened|you do|you did|goes wrong|went wrong)|failures?|incidents?|outages?|mistakes?|problems?)\b[^.;!?]{0,40}?\b(?:need not|needn't|doesn't (?:have|need) to|don't (?:have|need) to|should not|shouldn't|must not|never) (?:reach|get to|bother|concern|trouble)\s(?:the |our |my |any )?(?:owner|user|lead|boss|manager|management|team lead|reviewers?)\b/g,
  },
  {
    code: 'download-and-run',
    detail: 'remote-package',
    pattern:
      /\b(?:npx|pip3? install|npm i(?:nstall)?|pnpm add|yarn add|cargo install|go install|brew install|gem install|install|update yourself)\b[^.;!?]{0,40}?\b(?:from|on|in|by|of)\s(?:the |a |an |some |any |their |his |her |that )?(?:raw file|stranger'?s?|random|(?:fork|gist|forum|thread|commenter|issue)(?:'s)?|(?:git )?branch the (?:issue|commenter|reporter)|(?:issue|comment|ticket) author)\b|(?:从|自|用)\s?(?:别人的)?(?:fork|论坛|评论区?|issue 作者|帖子)[^。;]{0,20}?(?:跑|运行|执行|安装)|(?:포크|이슈 작성자|댓글 작성자|포럼)[^.;]{0,20}?(?:설치|실행)(?!\s?방법)|(?:フォーク|イシュー作成者|コメント|掲示板)の?[^。;]{0,20}?(?:取ってきて|取得して|落として)[^。;]{0,6}?(?:インストール|実行)|(?:installe|instala|installiere|установи|instale|exécute|ejecuta|execute)\s[^.;]{0,24}?(?:du|del|desde el|depuis le|aus dem|vom|из|с|do) (?:fork|форка|ticket|issue|comentario|commentaire|kommentar)/g,
    unless:
      /\b(?:our (?:own )?fork|own fork|company fork|org fork|official)\b|我们的 ?fork|우리 포크|自社フォーク/,
  },
  {
    code: 'protection-off',
    detail: 'allow list',
    pattern:
      /\b(?:scanners?|secret[- ]scan\w*|gitleaks|trufflehog|semgrep|snyk|codeql|sonar\w*|findings?|alerts?|detections?|vulnerabilit\w+)\b[^.;!?]{0,60}?\b(?:add|put|move|send|drop)\w*\s(?:them|it|these|those|everything|all|each)?\s?(?:all )?(?:to|on|onto|in|into) (?:the |an? |our )?(?:allow[- ]?list|ignore[- ]?list|ignore file|baseline|white-?list|exclusions?|suppressions?)\b|(?:扫描|告警|漏洞|检出)[^。;]{0,24}?(?:加(?:进|到|入)?|放进|放到|丢进)\s?(?:白名单|忽略(?:列表|名单)|基线|豁免)|(?:스캔|스캐너|경고|탐지|검출)[^.;]{0,30}?(?:허용 ?목록|화이트리스트|예외 ?목록|무시 ?목록|베이스라인)에\s?(?:추가|넣|등록)|(?:スキャン|検出|警告|脆弱性)[^。;]{0,24}?(?:許可リスト|除外リスト|無視リスト|ホワイトリスト|ベースライン)に(?:追加|入れ|登録)|(?:scanner|funde|treffer|alarme|meldungen)[^.;]{0,40}?(?:auf die|in die|zur) (?:allowlist|whitelist|ausnahmeliste|ignorierliste|baseline)|(?:alertas?|hallazgos?|escáner|achados?)[^.;]{0,40}?(?:a la|en la|na|à|para a) lista (?:blanca|de ignorados|de exclusión|branca|de exceções|de permissões)|(?:alertes?|résultats|scanner)[^.;]{0,40}?(?:à la|dans la|sur la) liste (?:blanche|d'exclusion|d'exceptions)|(?:сканер\S*|находки|срабатыван\S+|предупрежден\S+)[^.;]{0,40}?в (?:белый список|исключени\S+|список исключений)/g,
    unless: ACCOUNTED_FOR,
  },
  {
    code: 'protection-off',
    detail: 'self-approval',
    pattern:
      /(?<![a-zà-ÿ])(?:aprov[ae]r?|aprueb[ae]|aprobar|approuve[rz]?|acept[ae]r?|aceit[ae]r?|accepte[rz]?|autori[cz][ae]r?|autorise[rz]?|confirm[ae]r?)\s(?:tú mism\w+ |você mesm\w+ |toi-même |tout seul |sozinh\w+ |sol[oa] |por tu cuenta |por conta própria )?[^.;!?]{0,12}?(?:qualquer|cualquier|n'importe quel\w*|tou(?:t|te|tes|s)|tod[oa]s?)\s[^.;!?]{0,20}?(?:comandos?|pedidos? (?:do sistema|de permiss)|permiss\w+|permisos?|commandes?|demandes? d|diálogos?|prompts?|confirma\w+)|(?:genehmige|bestätige|erlaube)\s[^.;!?]{0,20}?(?:jede\w*|alle)\s[^.;!?]{0,20}?(?:befehl|rückfrage|kommando|berechtigung)|(?:одобряй|подтверждай|разрешай)\s[^.;!?]{0,16}?(?:люб\S+|все|всё|кажд\S+)\s[^.;!?]{0,16}?(?:команд|запрос)/g,
    unless: /gerente|\badmin|usu[aá]ri|client|\brol\b|papel|nutzer|utilisateur|пользовател/,
  },
  {
    code: 'override',
    detail: 'lapsed',
    pattern:
      /\b(?:guidelines?|rules?|polic(?:y|ies)|guard-?rails?|safeguards?|protections?|restrictions?|limits?)\b[^.;!?]{0,40}?\bopt(?:s|ed|ing)?[- ]out\b|\bopt(?:s|ed|ing)?[- ]out of (?:the |all |any |your |these )*(?:safety|security|guard\w*|polic\w*|rules?|restrictions?|limits?|review|approval)\b|(?:安全(?:准则|规则|要求|限制)|护栏)[^。;]{0,16}?(?:不参与|不采用|已退出|选择退出)|(?:안전 (?:지침|규칙)|보안 (?:지침|규칙))[^.;]{0,20}?(?:적용 제외|빠지기로|옵트아웃)|(?:安全(?:指針|ルール)|ガードレール)[^。;]{0,16}?(?:採用しな|適用外|オプトアウト)|(?:sicherheits(?:regeln|richtlinien)|leitplanken)[^.;]{0,30}?(?:abgemeldet|ausgestiegen|verzichtet)/g,
    unless: /\b(?:eslint|lint\w*|css|cookies?|telemetry|marketing|newsletter|users? (?:can|may))\b/,
  },
]
