/** What holds good, what stands in the way, what is trusted unseen. How words are spelled: ../words.ts. */
export const trustingWords = {
  holdsGood: [
    'apply|applies|count|counts|hold|holds|bind|binds|matter|matters|concern|concerns|govern|governs|valid|in force|in effect|meant for you|cover you|covers you|affect you|kick in|kicks in',
    '适用|生效|有效|算数|作数|管用|约束|影响你|对你',
    '적용|유효|효력|해당|구속|영향|통하',
    '適用|有効|効力|縛|当てはまら|対象',
    "gelten|gilt|zählen|zählt|greifen|greift|binden|bindet|betreffen|betrifft|kümmern|comptent|compte|valent|vaut|s'appliquent|s'applique|concernent|concerne|engagent|cuentan|cuenta|valen|vale|rigen|rige|aplican|aplica|afectan|afecta|действуют|действует|считаются|считается|касаются|касается|распространяются|распространяется|связывают|contam|conta|valem|vale|aplicam|aplica|afetam|afeta",
  ],
  /** Looking whether something is as it should be. */
  verifyIt: [
    'verify|verifies|check|checks|validate|validates|scan|scans|inspect|authenticate|sanitize|sanitise|escape|encrypt|hash|compare',
    '检查|校验|验证|核对|查毒|扫描|核验|加密|转义|比对',
    '확인|검증|검사|점검|스캔|암호화|대조',
    '検証|確認|チェック|検査|スキャン|暗号化|照合',
    'prüf+|verifizier+|kontrollier+|scann+|verschlüssel+|vérifi+|contrôl+|valid+|analys+|chiffr+|verifi+|comprueb+|compruebes|valid+|escane+|cifr+|провер+|сверя+|сканир+|шифр+|verifi+|confir+|cheque|escane+|criptograf+',
  ],
  checkable: [
    'signature|signatures|webhook signature|webhook signatures|certificate|certificates|checksum|checksums|uploads|malware|viruses|tokens|jwts|jwt|csrf|tls|ssl|host key|host keys|identity|origin of the request|permissions of the caller|passwords|personal data|backups',
    '签名|证书|校验和|上传文件|病毒|毒|令牌|主机密钥|身份|来源|密码',
    '서명|인증서|체크섬|업로드 파일|바이러스|악성코드|토큰|호스트 키|신원|비밀번호',
    '署名|証明書|チェックサム|アップロード|ウイルス|トークン|ホスト鍵|身元|パスワード',
    'signatur+|webhook-signatur+|zertifikat+|prüfsumme+|uploads|viren|token|signature+|certificat+|somme de contrôle|jeton+|firma+|certificado+|suma de verificación|подпис+|сертификат+|контрольн+ сумм+|вирус+|токен+|assinatura+|certificado+|vírus',
  ],
  rephrase: [
    'as invitations|as an invitation|as a challenge|try harder|邀请|再试|초대로|다시 시도|招待と',
    'rephrase|rephrases|reword|rewords|reformulate|word it differently|put it differently|say it differently|rename it|split it up|split the task|try again until|retry until|keep trying until|ask again until|phrase it so|describe it so|find another way|find a way around|look for a loophole|loophole|loopholes|use a synonym|use synonyms|use another word|use a different tool|go through another tool|call it something else',
    '换个说法|换种说法|换个写法|换个名字|改个说法|改口|拆开来|拆成小步|试到|重试到|直到放行|直到不拦|直到通过|找漏洞|钻空子|找个办法绕|换个工具|换个命令|用同义词|曲线',
    '말을 바꿔|말만 바꿔|표현을 바꿔|돌려 말|이름을 바꿔|쪼개서|나눠서|될 때까지|통과할 때까지|막지 않을 때까지|허점|빈틈|우회로|다른 도구로|다른 명령으로|동의어',
    '言い方を変え|言い換え|表現を変え|名前を変え|小分けに|分割して|通るまで|許されるまで|抜け穴|別の手段|別のツールで|別のコマンドで|同義語',
    "formuliere um|umformulier+|formulier+ um|anders formulier+|bis es durchgeht|so lange, bis|schlupfloch|schlupflöcher|anderes werkzeug|umweg|reformule+|autrement dit|jusqu'à ce que ça passe|contourne+ la formul+|faille dans|échappatoire|autre outil|reformula+|di de otra|hasta que pase|vuelta de hoja|resquicio|laguna|otra herramienta|перефразиру+|сформулируй иначе|назови иначе|пока не пройдёт|пока не пройдет|лазейк+|обходной путь|другим инструментом|reformul+|diga de outro|até passar|brecha|outra ferramenta",
  ],
  obstacle: [
    'refusals|refusal|拒绝当成|거절은',
    'until it stops|until it passes|until it lets|until it is allowed|until it works|stops objecting|stops complaining|objects|object|refuses|refuse|blocks|blocked|is blocked|denied|says no|declines|in the way|forbids|prohibits|flags it|is flagged|gets flagged|rejects|rejected|trips the|triggers the|warns',
    '拦|挡|拒绝|不让|不许|反对|被禁|禁止|阻止|报警|不放行|不通过',
    '막으면|막히면|막아|거부|거절|안 된다|반대하면|금지|차단|걸리면|경고',
    '邪魔|止め|拒否|拒ま|弾|反対|禁止|ブロック|引っかか|警告',
    'im weg|ablehn+|verweiger+|blockier+|verbiet+|sperrt|meckert|bloque|refuse|interdit|gêne|râle|rejette|estorba|bloquea|rechaza|prohíbe|niega|мешает|блокир+|отказ+|запрещ+|ругается|отклон+|atrapalha+|bloqueia|recusa|proíbe|rejeita|nega',
  ],
  taskList: [
    'task list|tasks|todo list|to-do list|orders|instructions|commands|next steps|rules|memory|memories|prompt|prompts|system prompt|playbook|script of the day|agenda|work list|jobs|directives|policy',
    '任务|待办|指令|命令|规则|提示词|记忆|步骤|安排|清单',
    '할 일|작업 목록|지시|명령|규칙|프롬프트|기억|단계|목록',
    'タスク|やること|指示|命令|ルール|プロンプト|記憶|手順',
    'aufgabe+|aufgabenliste|anweisung+|befehl+|regel+|prompt+|tâche+|consigne+|instruction+|règle+|ordre+|tarea+|instrucci+|regla+|órdenes|задач+|задани+|инструкц+|указани+|правил+|команд+|tarefa+|instruç+|regra+|ordens',
  ],
  trustIt: [
    'trust|trusts|trust every|whitelist|allowlist|accept|accepts|approve|enable|permit|load|install',
    '信任|默认信任|加白|接受|启用|加载|安装',
    '신뢰|믿|허용|수락|활성|불러|설치',
    '信頼|信用|許可|受け入れ|有効|読み込|インストール',
    'vertrau+|akzeptier+|erlaub+|aktivier+|lade|installier+|fais confiance|accepte|autorise|active|charge|installe|confía|acepta|permite|activa|carga|instala|доверя+|принимай|разреш+|включ+|загруж+|устан+|confie|aceite|permita|ative|carregue|instale',
  ],
  sourceOfCode: [
    'workspace folder|workspace folders|workspaces|folder on opening|folders on opening|folders you open|repos you open|extension|extensions|plugin|plugins|mcp server|mcp servers|enableallprojectmcpservers|certificate|certificates|host key|host keys|fingerprint|publisher|publishers|package source|package sources|unsigned|registry|registries|remote|remotes|devcontainer|devcontainers|macros|macro|browser extension|shell integration|.envrc|direnv',
    '文件夹|工作区|打开的仓库|扩展|插件|mcp 服务|证书|主机指纹|指纹|发布者|软件源|包源|宏',
    '폴더|작업 공간|작업공간|여는 저장소|확장|플러그인|mcp 서버|인증서|호스트 키|지문|게시자|패키지 소스|매크로',
    'フォルダ|ワークスペース|開くリポジトリ|拡張|プラグイン|mcpサーバ|証明書|ホスト鍵|フィンガープリント|発行元|パッケージ元|マクロ',
    'arbeitsordner|ordner|erweiterung+|plugin+|mcp-server|zertifikat+|host-key+|herausgeber|paketquelle+|makro+|dossier+|extension+|greffon+|serveur+ mcp|certificat+|empreinte+|éditeur+|macro+|carpeta+|extensi+|complemento+|servidor+ mcp|certificado+|huella+|editor+|macro+|папк+|расширени+|плагин+|mcp-сервер+|сертификат+|отпечатк+|издател+|макрос+|pasta+|extens+|plugin+|servidor+ mcp|certificado+|macro+',
  ],
} as const satisfies Record<string, readonly string[]>
