/** What is not for others, fastened to something that goes out. How words are spelled: ../words.ts. */
export const hitchingWords = {
  hitch: [
    'attach|attaches|attaching|append|appends|appending|include|includes|including|add|adds|embed|embeds|paste|pastes|pasting|put|puts|insert|inserts|enclose|bundle|bundles|tack|stick|prefix|prepend|send along|type|quote|quotes|feed|feeds|copy|copies|drop|drops',
    '附上|附带|附加|附到|附在|带上|捎上|贴上|贴进|贴到|粘到|粘进|放进|放到|塞进|塞到|加进|加到|拼到|拼进|写进|输入到|丢进|复制到|拷进',
    '첨부|붙여|붙인|덧붙|넣어|넣는|실어|포함|담아|끼워|끼워 넣|입력|복사해',
    '添付|付け|つけ|貼る|貼り|貼って|入れる|入れて|含める|含めて|同梱|載せ|打ち込|コピペ',
    'häng|hänge|hängen|anhängen|anfügen|beifügen|beilegen|füge|einfügen|lege|pack|packe|kopiere|kopieren|tippe|adjunta+|adjúnta+|añade+|incluye+|incluir|pega|pegar|copia|copiar|mete|joindre|joins|joignez|ajoute+|inclus|inclure|colle|coller|copie|copier|mets|прикладыва+|приложи+|прикрепля+|прикрепи+|добавля+|добавь|вставля+|вставь|вкладыва+|копируй|anexe|anexar|anexa|coloque|ponha|inclua|incluir|cole|colar|copie|adicione|lege ab|pon|poner|mets',
  ],
  notForOthers: [
    'cookie|cookies|cookie file|cookie jar|session file|session files|session cookie|session token|.env|env file|.env file|id_rsa|.ssh|.aws|.netrc|kubeconfig|keychain|keystore|password file|passwords|secrets|secrets file|credentials|credentials file|token|tokens|access token|api key|api keys|private key|private keys|environment variables|env dump|printenv|secret variables|secret values',
    '.env|cookie|cookies|会话文件|会话 cookie|登录态|密钥|密码|口令|令牌|凭据|凭证|私钥|环境变量|token|secret',
    '.env|쿠키|세션 파일|토큰|비밀번호|시크릿|자격 증명|인증 정보|개인키|비밀키|환경 변수|환경변수|api 키',
    '.env|クッキー|cookie|セッションファイル|トークン|パスワード|シークレット|認証情報|秘密鍵|環境変数|apiキー',
    'cookie-datei|cookies|sitzungsdatei+|sitzungs-cookie+|zugangsdaten|passwörter|passwortdatei|passwort|schlüssel|geheimnisse|token|umgebungsvariablen|contraseñas|archivo de sesión|claves|credenciales|variables de entorno|secretos|mots de passe|fichier de session|fichier .env|identifiants|clés|jetons|secrets|файл с паролями|пароли|паролями|ключи|ключами|токены|токен|куки|переменные окружения|секреты|senhas|variáveis secretas|variables secretas|variables secrètes|geheime variablen|секретные переменные|arquivo de sessão|chaves|credenciais|segredos|variáveis de ambiente',
  ],
  /** Whatever leaves the machine in the daily work. */
  goesOut: [
    'screenshot|screenshots|screenshot upload|upload|uploads|bug report|bug reports|error report|error reports|crash report|crash reports|crash telemetry|telemetry|analytics|support request|support requests|support ticket|outgoing|every request|each request|each ticket|every ticket|every issue|every mail|every email|each email|web query|web queries|search query|search queries|search engine|search box|web search|searching|google|translator|web translator|online tool|online tools|chatbot|chatgpt|other model|paste site|forum post|stack overflow|user-agent|user agent|user-agent header|request header|request headers|every header|package version|version suffix|file names|package name',
    '截图|上传|错误报告|缺陷报告|报错|崩溃报告|遥测|埋点|工单|每个请求|每封邮件|搜索框|搜索引擎|搜索词|查询词|搜索时|百度|谷歌|翻译网站|在线翻译|在线工具|聊天机器人|chatgpt|论坛',
    '스크린샷|업로드|버그 리포트|버그 보고|오류 보고|에러 보고|크래시|텔레메트리|티켓|모든 요청|모든 메일|검색창|검색어|검색할 때|검색 질의|질의에|구글|번역기|온라인 도구|챗봇|chatgpt|포럼|커뮤니티',
    'スクリーンショット|アップロード|バグ報告|エラー報告|クラッシュ|テレメトリ|チケット|全リクエスト|メールごと|検索窓|検索欄|検索語|検索時|クエリ|グーグル|翻訳サイト|オンラインツール|チャットボット|chatgpt|掲示板',
    "screenshot-upload|screenshot+|fehlerbericht+|absturzbericht+|telemetrie|ticket+|suchanfrage+|suchmaschine|beim suchen|in die anfrage|übersetzer|online-tool+|forum|captura+|informe de error|informes de error|reporte+|telemetría|buscador|búsqueda+|traductor|foro|capture+|rapport de bug|rapports de bug|rapport d'erreur|rapports d'erreur|télémétrie|moteur de recherche|recherche+|traducteur|forum|скриншот+|отчёт+ об ошибк+|отчет+ об ошибк+|телеметри+|тикет+|поисков+|поиск+|переводчик|форум+|relatório de erro|relatórios de erro|telemetria|buscador|busca|pesquisa|tradutor|fórum",
  ],
  ownCode: [
    'private function|private functions|function bodies|internal function|internal functions|internal code|our code|our source|source code|private code|proprietary code|our module|our modules|billing module|our files|whole file|whole files|private module|our algorithm|internal docs|customer records|customer rows|customer data',
    '内部函数|内部代码|私有函数|私有代码|源码|源代码|我们的代码|公司代码|函数体|整份文件|内部文档|客户数据|客户记录',
    '내부 함수|내부 코드|내부 소스|비공개 코드|비공개 함수|소스 코드|소스코드|우리 코드|사내 코드|함수 본문|내부 문서|고객 데이터|고객 정보',
    '社内コード|内部関数|内部コード|非公開コード|ソースコード|自社コード|関数の中身|社内文書|顧客データ|顧客情報',
    'internen quelltext|interner quelltext|quelltext|quellcode|internen code|privaten code|unseren code|firmencode|kundendaten|código privado|código interno|código fuente|nuestro código|datos de clientes|code source|code interne|code privé|notre code|données clients|исходный код|исходники|внутренний код|наш код|данные клиент+|código-fonte|código fonte|nosso código|dados de clientes',
  ],
} as const satisfies Record<string, readonly string[]>
