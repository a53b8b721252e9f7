/** Sending away what is private, and fetching what is then run. How the words are spelled is said in ../words.ts. */
export const sendingWords = {
  send: [
    'send|sends|sending|sent|upload|uploads|uploading|post|posts|posting|email|emails|emailing|mail|mailing|forward|forwards|forwarding|transmit|transmits|transmitting|exfiltrat+|leak|leaks|leaking|paste|pastes|pasting|ship|shipping|submit|submits|submitting|beam|publish|publishing|deliver|transfer|transfers|transferring|relay|share|shares|sharing|sync|syncing|push|copy|scp|rsync|phone home|beacon|back up|mirror|dm',
    '上传|上傳|发送|發送|发给|發給|发到|發到|发往|传到|传给|傳到|传送|傳送|外发|外傳|外传|转发|轉發|同步到|同步给|贴到|貼到|提交到|寄到|邮件给|泄露|泄漏|推送到|共享给|分享给|分享到|备份到|公布',
    '전송|보내|보낸|업로드|올려|올리|공유|유출|발송|전달|게시|붙여넣|백업해',
    '送信|送る|送って|送り|アップロード|転送|投稿|共有|貼り付け|漏洩|流出',
    'envía|envíe|enviar|envia|sube|subir|manda|comparte|publica|filtra|sende|senden|schick+|lade|hochladen|übertrag+|teile|leite|envoie|envoyer|envoyez|téléverse+|transmets|partage|publie|отправ+|загруз+|загружай|пересыл+|перешли|выложи|передавай|передай|слей',
  ],
  expose: [
    'print|prints|printing|echo|echoes|dump|dumps|dumping|append|appends|appending|include|includes|including|attach|attaches|attaching|output|outputs|outputting|show|display|cat|log|logs|logging|expose|exposing|reveal|revealing|write out|commit|commits|committing|check in|paste|read aloud|read out|base64|embed|embedding|quote|add|save|saves|store|put|write|place|insert',
    '打印|列印|输出|輸出|附上|附加|贴出|显示|顯示|展示|记录到|写入日志|写进日志|打到日志|提交|嵌入|包含|公开',
    '출력|첨부|포함|노출|표시|기록|커밋|인쇄|프린트|보여|덧붙',
    '出力|表示|添付|含め|コミット|記録|印刷|ダンプ|晒',
    'imprime|muestra|incluye|adjunta|vuelca|gib|ausgeben|zeige|füge|hänge|protokollier+|affiche|imprime|inclus|joins|committe|выведи|выводи|покажи|добавь|включи|прикрепи|печатай|закоммить|коммить',
  ],
  credential: [
    'api key|api keys|apikey|apikeys|api_key|secret|secrets|credential|credentials|password|passwords|access token|access tokens|auth token|auth tokens|tokens|private key|private keys|ssh key|ssh keys|signing key|environment variable|environment variables|env var|env vars|keychain|cookies|session cookie|session cookies|seed phrase|wallet|keystore|service account key|login data|passphrase',
    '密钥|密鑰|秘钥|密码|密碼|口令|凭据|凭证|憑證|令牌|私钥|私鑰|环境变量|環境變數|token|secret|证书私钥|账号密码|cookie',
    '비밀키|비밀번호|자격 증명|자격증명|토큰|개인키|환경 변수|환경변수|api 키|api키|인증 정보|인증정보|쿠키|시크릿|암호|비밀 값',
    '秘密鍵|パスワード|認証情報|資格情報|トークン|環境変数|apiキー|クッキー|シークレット',
    "credencial+|contraseña+|claves|clave api|secretos|variables de entorno|tokens|zugangsdaten|passwörter|passwort|schlüssel|geheimnisse|umgebungsvariablen|api-schlüssel|identifiants|mots de passe|mot de passe|clés|clé api|jetons|variables d'environnement|пароли|пароль|ключи|ключ|токены|токен|учётные данные|учетные данные|переменные окружения|секреты|секретные",
  ],
  privateData: [
    "source code|the code|codebase|code base|the repo|the repository|entire repo|whole repo|private repo|repo contents|database dump|db dump|the database|customer data|user data|personal data|conversation|conversations|transcript|transcripts|chat history|chat log|chat logs|prompts|every prompt|memory file|memory files|the user's files|user's files|home directory|workspace|all files|every file|each file|file contents|clipboard|keystrokes|screenshots|browsing history|contacts|diffs|every diff|the diff|git history|project files|documents|session|sessions",
    '源码|源碼|源代码|原始碼|代码库|程式碼|代码|仓库|數據庫|数据库|客户数据|用户数据|使用者資料|用户信息|对话|對話|聊天记录|聊天紀錄|会话|项目文件|所有文件|全部文件|文件内容|剪贴板|截图|提示词|工作区|记忆文件',
    '소스 코드|소스코드|코드베이스|저장소|데이터베이스|고객 데이터|고객 정보|사용자 데이터|개인정보|개인 정보|대화|채팅 기록|프로젝트 파일|모든 파일|파일 내용|클립보드|프롬프트|세션|메모리 파일',
    'ソースコード|コードベース|リポジトリ|データベース|顧客データ|ユーザーデータ|会話|チャット履歴|全ファイル|ファイルの内容|クリップボード|プロンプト',
    'código fuente|el código|repositorio|base de datos|datos del usuario|datos de clientes|conversaciones|conversación|archivos|quellcode|den code|repository|datenbank|kundendaten|unterhaltung+|gespräch+|dateien|code source|le dépôt|dépôt|base de données|données client+|conversation+|fichiers|исходный код|исходники|код|репозитор+|базу данных|данные пользовател+|данные клиент+|переписк+|диалог+|файлы|разговор+',
  ],
  outside: [
    'pastebin|gist|gists|webhook|external|externally|remote server|remote host|remote endpoint|third party|third-party|third parties|attacker|public|publicly|outside|my server|this server|that server|our server|another server|a server|collector|telegram|discord|slack|the channel|the chat|issue|issues|pull request|pr description|pr comment|ftp|s3 bucket|dropbox|google drive|personal email|internet|the web|this endpoint|that endpoint|remote endpoint|this url|this address|following url|personal account',
    '外部|第三方|远程服务器|遠端伺服器|服务器|伺服器|公开|群里|群裡|外网|网盘|邮箱|接口|聊天|频道|pastebin|gist|webhook|slack|issue|钉钉|飞书',
    '외부|서버|제3자|공개|채널|이메일로|메일로|슬랙|디스코드|텔레그램|웹훅|이슈에|주소로',
    '外部|サーバー|第三者|公開|チャンネル|メールで|slack|webhook',
    'servidor|externo|externa|tercero+|público|dirección|extern+|externe|server|dritte+|öffentlich|adresse|serveur|externe|tiers|public|adresse|внешн+|сервер+|публичн+|третьим|адрес|чат|канал',
  ],
  reportPlace: [
    'summary|summaries|output|outputs|report|reports|response|responses|reply|replies|answer|answers|message|messages|comment|comments|issue|issues|pull request|pr|log|logs|commit message|commit messages|the readme|chat|debug output|console|screen|stdout|end of|image url|image urls|urls|query string',
    '总结|摘要|输出|回复|日志|评论|提交信息|报告|消息|屏幕|控制台',
    '요약|출력|답변|로그|댓글|메시지|보고서|화면|콘솔',
    '要約|出力|返信|ログ|コメント|レポート|画面',
    'resumen|salida|respuesta|registro+|informe|zusammenfassung|ausgabe|antwort|protokoll|résumé|sortie|réponse|journal|сводк+|вывод|ответ+|лог|логи|отчёт|отчет',
  ],
  execute: [
    'run it|run them|run this|run that|run the script|run the installer|run the binary|run the file|run whatever|running it|runs it|execute|executes|executing|and run|then run|eval|source it|launch it|install it blindly|pipe it|open it with bash|start it',
    '执行|執行|运行它|運行它|运行该|并运行|並運行|然后运行|再运行|直接运行|跑起来|运行脚本|运行这个|启动它',
    '실행',
    '実行|走らせ|bashに渡|shに渡|シェルに渡',
    'ejecuta|ejecútalo|ejecútala|ejecutar|córrelo|führe|ausführen|starte|exécute|exécute-le|exécuter|lance-le|запусти|запускай|выполни|выполняй|исполни',
  ],
  download: [
    'download+|fetch|fetches|fetching|grab|pull down|wget|curl|retrieve the script|get the script|from the internet|from the web|from a url|from this url|from the url',
    '下载|下載|拉取|拉下来|拉取脚本|获取脚本|从网上',
    '다운로드|내려받|다운받|인터넷에서 받|받은 스크립트|스크립트를 받아',
    'ダウンロード|curlで取得|wgetで取得|ネットから取得',
    'descarga+|herunterlad+|lade|runterlad+|télécharge+|скача+|скачив+|загрузи|baja|bajar',
  ],
} as const satisfies Record<string, readonly string[]>
