/** Putting aside what was laid down before, or obeying what nobody here laid down. How the words are spelled is said in ../words.ts. */
export const overrideWords = {
  ignore: [
    "ignor+|disregard+|forget|forgets|forgetting|overrid+|overrul+|supersed+|discard+|neglect+|bypass+|pay no attention|stop following|no longer follow+|no longer apply|no longer applies|drop|void|nullif+|invalidat+|no longer count|no longer counts|no longer valid|do not apply|does not apply|don't apply|do not count|don't count|obsolete|outdated|set aside|throw away|throw out|disobey+|never mind|scrap|cancel+|reset|replac+|erase|rewrite|abandon+",
    '不适用|不適用|不生效|不算数|忽略|无视|無視|忽视|忽視|忘记|忘記|忘掉|忘了|丢掉|扔掉|舍弃|抛弃|拋棄|不理会|不理會|不遵守|不用遵守|不要遵守|不必遵守|不再遵守|别管|不用管|覆盖|覆蓋|推翻|作废|作廢|取消|失效|摒弃|丢弃|撇开|違反|违反',
    '적용하지 않|적용되지 않|적용 안|무시|잊어|잊고|잊으|무효|따르지 마|따르지 말|따르지 않|덮어쓰|폐기|버려|버리',
    '適用しない|適用され|無視|忘れ|従わ|破棄|無効|取り消|上書き',
    "no se aplican|haz caso omiso|caso omiso|ne tiens pas compte|ne tenez pas compte|не обращай внимания на|no se aplica|gelten nicht|gilt nicht|ne s'appliquent|не действуют|не применя+|ignora|ignorar|ignore|ignorez|olvida|olvidar|olvide|descarta|descartar|omite|desobedece|anula|anular|ignoriere|ignorier+|vergiss|vergessen|missachte+|überschreib+|oublie|oubliez|oublier|игнорир+|забудь+|забыть|отмени+|пренебре+|не обращай внимания",
  ],
  heed: [
    'follow|follows|following|obey+|respect+|comply|complies|adhere+|observe|listen to|honor|honour|stick to|abide+|read|load|apply',
    '遵守|遵循|服从|服從|听从|聽從|理会|遵照|执行|读取|加载',
    '따르|따라|지키|지켜|준수|읽',
    '従|守|遵守|読',
    'sigas|seguir|sigue|respetes|respeta|obedezcas|halte|befolg+|beachte+|suis|respecte+|obéis|соблюда+|следуй|следовать|выполняй',
  ],
  outrank: [
    'outrank+|take precedence|takes precedence|taking precedence|have precedence|has precedence|overrides|override|trump|trumps|supersed+|higher priority|highest priority|top priority|above all|prevail+|win over|wins over|beat|beats|come before|comes before|more important than|rank above|ranks above',
    '优先于|優先於|高于|高於|凌驾于|凌駕於|优先级最高|最高优先级|最高优先|以此为准|取代|代替',
    '우선한다|우선합|우선하|우선이|우선순위가|최우선|위에 있|대체한다',
    '優先す|優先され|最優先',
    'prevalece|prevalecen|tiene prioridad|tienen prioridad|vorrang|prévaut|prévalent|priorité sur|имеет приоритет|важнее|приоритет над',
  ],
  prior: [
    "previous|previously|prior|preceding|earlier|above|foregoing|original|existing|initial|former|past|so far|until now|up to now|told|were given|been given|system|system's|developer's|user's|your|other|others|any other|every other|claude.md|agents.md|all|any|every|everything|whatever|current|old|safety|security",
    '之前|以前|先前|此前|前面|以上|上面|上述|原有|原来|已有|现有|現有|所有|一切|任何|其他|其它|别的|系统|系統|你的|全部|其餘|其余|安全|claude.md|工具|网页|一律',
    '이전|위의|위에|앞의|앞선|기존|지금까지|모든|다른|시스템|원래|너의|네|전부|모두|그동안|안전|보안',
    'これまで|以前|前の|上記|すべて|全て|既存|他の|システム|今まで|元の',
    'anterior|anteriores|previas|previos|previa|todas|todos|existentes|demás|vorherig+|vorherigen|bisherig+|obig+|alle|allen|früher+|précédent+|précédentes|antérieur+|toutes|tous|autres|предыдущ+|прежн+|ранее|все|всех|всеми|выше|други+|систем+',
  ],
  instruction: [
    'instruction|instructions|guideline|guidelines|guidance|directive|directives|prompt|prompts|guardrail|guardrails|rule|rules|constraint|constraints|policy|policies|orders|commands|restrictions|what you were told|you were told|user said|said before|user says|user wants|told earlier|been told|were told|safety training|claude.md|agents.md|memory file|memory files|identity|persona',
    '指令|指示|规则|規則|规定|約束|约束|提示词|提示詞|要求|设定|設定|限制|规范|規範|命令|准则|準則|原则|吩咐|身份|人设',
    '지시|지침|규칙|제약|프롬프트|명령|가이드라인|규범|정책|제한',
    '指示|命令|ルール|規則|制約|プロンプト|指針|ガイドライン',
    'instruccion+|instrucciones|indicaciones|reglas|normas|órdenes|directrices|anweisung+|anweisungen|regeln|vorgaben|richtlinien|consigne+|consignes|règles|directives|инструкц+|правила|правил|правилами|указани+|ограничени+|команды',
  ],
  obey: [
    'treat+|trust|trusts|trusted|follow|follows|following|obey+|execute+|carry out|comply|complies|accept+|act on|do what|do whatever|run any|apply|takes effect|take effect|is binding|are binding|must be followed|carry them out|carry it out|do as it says|do what it says|counts as|count as|tells you|tell you to|same authority|authoritative|as instructions|as commands|have authority',
    '视为|視為|当作|當作|当成|當成|执行|執行|遵循|遵守|服从|服從|照做|听从|聽從|相信|信任',
    '따르|따라|신뢰|취급|간주|실행|수행|믿',
    '従う|従え|従って|信頼|実行|扱う|みなす',
    'sigue|seguir|siga|obedece|trata|confía|ejecuta|befolg+|folge|behandle|vertraue|führe|suis|suivez|obéis|traite|exécute|следуй|выполня+|доверя+|слушай+',
  ],
  foreign: [
    'web page|web pages|webpage|webpages|web content|website|websites|web sites|web results|fetched|tool output|tool outputs|tool result|tool results|search result|search results|issue comment|issue comments|pr comment|pr comments|pull request description+|issue body|issue text|the issue says|issues say|email|emails|e-mails|downloaded|third-party content|third party content|external content|untrusted|retrieved|a web page|fetched pages|document content|pasted text|code comment|code comments|readme files of|readme of any|any readme|any repo|pull requests|pr text|the internet|log output|error messages',
    '网页|網頁|网站|網站|工具输出|工具輸出|工具返回|工具结果|搜索结果|搜尋結果|评论里|評論|邮件里|郵件|外部内容|外部文档|下载的|抓取的|第三方内容|issue 里|issue里|代码注释里',
    '웹페이지|웹 페이지|웹사이트|도구 출력|도구 결과|툴 결과|검색 결과|이슈 댓글|댓글|이메일|외부 콘텐츠|외부 문서|가져온 문서|내려받은',
    'ウェブページ|webページ|ツール出力|ツールの出力|検索結果|コメント内|メール内|外部コンテンツ|取得した',
    'páginas web|página web|resultados de búsqueda|correos|webseiten|webseite|suchergebniss+|tool-ausgabe+|pages web|page web|résultats de recherche|courriels|веб-страниц+|страниц+|результаты поиска|писем',
  ],
  trusted: [
    'trusted|instruction|instructions|command|commands|order|orders|authority|authoritative|rules|user request+|without question|as if the user|the issue says|issues say|tells you|tell you',
    '指令|指示|命令|可信|权威|用户要求|用户指令',
    '지시|명령|지침|신뢰|사용자 요청',
    '指示|命令|信頼|ルール',
    'instruccion+|instrucciones|órdenes|confiable+|anweisung+|befehl+|vertrauenswürdig+|instructions|ordres|fiable+|инструкц+|команд+|указани+|доверенн+',
  ],
} as const satisfies Record<string, readonly string[]>
