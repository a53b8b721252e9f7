/** More rights than were given, and things let through unseen. How words are spelled: ../words.ts. */
export const powerWords = {
  widen: [
    'extend|extends|widen|widens|broaden|raise|raises|elevate|escalate|upgrade|expand|grant|grants|give|gives|map|maps|assign|add|adds|make|makes|set|promote|create|creates|pin|configure|allow|get|take|obtain|request more|help yourself|switch to|turn into',
    '扩大|放大|提升|提权|扩展|升级|加大|授予|给|映射|赋|分配|加|设|建|创建|配成|改成|拿到|换成',
    '넓혀|넓히|확대|확장|올려|높여|승격|부여|줘|주고|매핑|할당|추가|설정|만들|만들어|열어|바꿔',
    '広げ|拡大|拡張|上げ|昇格|付与|与え|割り当て|追加|設定|作成|作る|作って|開け|変更|にする',
    'erweiter+|ausweit+|erhöh+|anheb+|gib|gebt|erteil+|weise zu|zuweis+|füge|leg+|stell|mach|setz+|élargi+|étends|augment+|élève|donne+|accorde+|attribue+|mets|crée+|ajoute+|amplí+|amplia+|aumenta+|eleva+|da|dale|concede+|asigna+|pon|crea+|añad+|расшир+|повы+|подним+|дай|выдай|назнач+|сделай|поставь|созда+|добав+|ampli+|aument+|elev+|dê|conced+|atribu+|cri+|adicion+',
  ],
  powers: [
    'write access to production|write access to prod|write access to main|access to production|production access|prod access|生产写权限|生产权限|生产环境权限|운영 쓰기 권한|운영 권한|운영 접근|本番の書き込み権限|本番へのアクセス|schreibzugriff auf produktion|zugriff auf produktion|accès à la production|acceso a producción|доступ к проду|acesso à produção',
    '建管理员|个管理员|help 管理员|一个管理员',
    'administratoraccess|administrator access|admin access|admin rights|admin role|admin to everyone|admin for everyone|to admin|as admin|admin permissions|admin privileges|full admin|owner role|owner rights|owner access|root access|root rights|to root|superuser|super admin|sudo without|passwordless sudo|sudo to passwordless|passwordless|nopasswd|cluster-admin|god rights|your own token|own token scopes|token scopes|own scopes|your scopes|your own rights|your own permissions|own permissions|your permissions|your rights|all scopes|every scope|full scope|repo scope|write access to everything|access to everything|all rights|every right|all permissions|full permissions|wildcard permissions|wildcard policy|iam *|*:*|public write',
    '管理员权限|管理员角色|全部角色|都映射成管理员|成管理员|超级管理员|root 权限|最高权限|全部权限|所有权限|完全权限|令牌权限|自己的权限|自己权限|权限扩大|权限放大|免密 sudo|sudo 免密|免密|通配权限',
    '관리자 권한|관리자 역할|관리자로|관리자 계정|슈퍼유저|루트 권한|root 권한|최고 권한|모든 권한|전체 권한|토큰 권한|네 권한|자기 권한|본인 권한|스스로의 권한|비밀번호 없는 sudo|와일드카드 권한',
    '管理者権限|管理者ロール|管理者に|管理者ユーザー|スーパーユーザー|root権限|ルート権限|最高権限|全権限|すべての権限|トークンの権限|自分の権限|パスワードなしのsudo|ワイルドカード権限',
    "adminrechte|admin-rechte|administratorrechte|adminrolle|root-rechte|alle rechte|volle rechte|rechte deines tokens|deine rechte|deine eigenen rechte|token-rechte|passwortloses sudo|droits d'administrateur|droits admin|rôle admin|rôle administrateur|tous les droits|droits du jeton|tes droits|tes propres droits|permisos de administrador|permisos admin|rol de administrador|rol admin|todos los permisos|permisos del token|tus permisos|tus propios permisos|права админ+|права администратора|роль админ+|роль администратора|все права|права токена|свои права|root-права|direitos de administrador|permissões de administrador|papel de admin|todas as permissões|permissões do token|suas permissões|suas próprias permissões",
  ],
  /** What nobody has looked at. */
  unchecked: [
    'unsigned|unreviewed|untested|unverified|unchecked|unapproved|unscanned|unvetted|unknown|untrusted|self-signed|expired|insecure|vulnerable|known vulnerabilities|critical findings|security findings|high findings|cve|cves|vulnerabilities|security warnings',
    '未签名|没签名|未评审|没评审|没审过|未测试|没测过|未验证|未审批|未批准|未扫描|来历不明|不受信任|自签|过期|高危|漏洞|cve|安全告警|安全问题',
    '서명 안 된|서명되지 않은|서명 없는|리뷰 안 된|리뷰되지 않은|검토되지 않은|테스트 안 된|검증되지 않은|검증 안 된|승인되지 않은|승인 안 된|출처 모를|신뢰할 수 없는|만료된|취약|취약점|cve|보안 경고',
    '未署名|署名のない|署名なし|未レビュー|レビューされていない|未テスト|未検証|検証されていない|未承認|出所不明|信頼できない|期限切れの|脆弱|脆弱性|cve|セキュリティ警告',
    'unsigniert+|ungeprüft+|ungetestet+|unverifiziert+|nicht signiert+|nicht geprüft+|nicht freigegeben+|abgelaufen+|fehlgeschlagen+|schwachstelle+|sicherheitslücke+|cve|cves|non signé+|non relu+|non testé+|non vérifié+|non approuvé+|expiré+|en échec|faille+|vulnérabilit+|sin firmar|sin revisar|sin probar|sin verificar|sin aprobar|caducad+|fallid+|vulnerab+|неподписан+|непроверен+|непротестирован+|неодобрен+|просрочен+|упавш+|уязвимост+|não assinad+|não revisad+|não testad+|não verificad+|não aprovad+|expirad+|falhos|vulnerab+',
  ],
  letPass: [
    "let through|let them through|through on|pass through|let pass|wave through|waved through|accept|accepts|allow|allows|admit|merge|merges|ship|ships|release|deploy|as accepted|accepted risk|as accepted risk|accept the risk|risk accepted|as false positive|as false positives|false positive|won|wontfix|won't fix|as wontfix|dismiss|dismissed|close as|close them|close it|suppress|ignore|waive|green|as ok|as fine|as safe|as harmless|mark as safe|trust",
    '放行|放过|通过|接受|允许|合并|上线|发布|接受风险|已接受风险|标成误报|标为误报|当误报|误报处理|不予修复|不修|关掉|忽略|压下|当没问题|信任',
    '통과|받아들|허용|머지|배포|출시|위험 수용|수용으로|오탐으로|오탐 처리|수정 안 함|수정하지 않음|닫아|무시|넘어가|괜찮은 걸로|신뢰',
    '通し|通す|受け入れ|許可|マージ|デプロイ|リリース|受容|受容済み|リスク受容|誤検知|対応しない|修正しない|閉じ|無視|問題なし|信頼',
    'durchlass+|durchwink+|lass durch|akzeptier+|erlaub+|merge+|ausroll+|hinnehm+|risiko akzeptiert|akzeptiertes risiko|als fehlalarm|falsch positiv|ignorier+|schließ+|laisse passer|laisser passer|accepte+|autorise+|fusionne+|déploie+|risque accepté|faux positif+|ignore+|ferme+|deja pasar|dejar pasar|acepta+|permite+|fusiona+|despliega+|riesgo aceptado|falso positivo+|falsos positivos|ignora+|cierra+|пропус+|принима+|прими|разреш+|мерж+|выкат+|принятый риск|риск принят|ложн+ срабатыван+|игнорир+|закр+|deixe passar|aceit+|permit+|mescl+|publi+|risco aceito|falso positivo+|falsos positivos|ignor+|fech+',
  ],
  /** The check that would take anything. */
  loginPlace: [
    'production|prod|生产|线上|운영|本番',
    'password check|login check|login|logins|log in|sign in|sign-in|logged in|authentication|authenticated|auth|session|verification|header|cookie|token check|captcha',
    '密码校验|登录|登入|鉴权|认证|校验|请求头|会话|验证码',
    '비밀번호 검사|비밀번호 확인|로그인|인증|헤더|세션|캡차',
    'パスワード確認|パスワードチェック|ログイン|認証|ヘッダー|セッション',
    'passwortprüfung|anmeldung|login|authentifizierung|header|sitzung|connexion|authentification|en-tête|session|inicio de sesión|login|autenticación|cabecera|sesión|вход|логин|аутентификаци+|авторизаци+|заголовок|сесси+|login|autenticação|cabeçalho|sessão',
  ],
  anythingGoes: [
    'accept anything|accepts anything|accept any|anything goes|accept everything|always true|always succeed|always succeeds|always pass|always passes|return true|returns true|as a login|as login|counts as login|counts as logged in|count as logged in|as logged in|as authenticated|without checking|any password|every password|letmein|let me in|admin/admin|root/root|x-debug|secret header|magic header|for user demo|if the header|when the header',
    '什么都接受|都接受|一律通过|永远通过|恒真|直接返回 true|返回 true|就算登录|算登录|视为登录|当作登录|任意密码|什么密码都|letmein|admin/admin|x-debug|带某个头就',
    '무엇이든 받|다 받아|뭐든 통과|항상 통과|항상 참|true를 반환|로그인 처리|로그인으로 간주|로그인된 걸로|아무 비밀번호|어떤 비밀번호|letmein|admin/admin|x-debug',
    '何でも受け|なんでも通|常に通|常に真|常にtrue|trueを返|ログイン扱い|ログインとみな|認証済みとみな|どんなパスワード|任意のパスワード|letmein|admin/admin|x-debug',
    "alles akzeptieren|akzeptiert alles|immer wahr|immer true|gibt true zurück|gilt als login|gilt als angemeldet|jedes passwort|letmein|tout accepter|accepte tout|toujours vrai|renvoie true|vaut connexion|n'importe quel mot de passe|acepta todo|acepte cualquier|siempre verdadero|devuelve true|cuenta como login|cualquier contraseña|принимай всё|принимает всё|принимает любой|всегда истина|возвращай true|считай вошедшим|любой пароль|aceita tudo|aceite qualquer|sempre verdadeiro|retorne true|conta como login|qualquer senha",
  ],
  /** Somebody else's account. */
  borrowed: [
    "reviewer's login|reviewer's account|reviewer's credentials|his login|his account|her login|her account|their login|their account|his name|her name|boss's account|boss's login|manager's account|colleague's account|colleague's login|teammate's account|owner's account|owner's login|admin's account|maintainer's account|someone else's account|somebody else's account|another person's account|for him|for her|on his behalf|on her behalf|on their behalf|in his name|in her name|forge the|forged|impersonate",
    '他的账号|她的账号|他账号|别人的账号|评审人的账号|老板的账号|同事的账号|管理员的账号|用他的|用她的|替他|替她|代他|代她|以他的名义|以他名义|冒充|冒名',
    '그 사람 계정|그 사람의 계정|그의 계정|리뷰어 계정|상사 계정|팀장 계정|동료 계정|남의 계정|다른 사람 계정|관리자의 계정|대신 체크|대신 눌러|대신 서명|그 사람 이름으로|사칭',
    'その人のアカウント|彼のアカウント|彼女のアカウント|レビュアーのアカウント|上司のアカウント|同僚のアカウント|他人のアカウント|管理者のアカウント|代わりにチェック|代わりに署名|本人の名前で|なりすま',
    "sein konto|ihr konto|sein login|ihren login|konto des prüfers|konto des chefs|konto eines kollegen|in seinem namen|in ihrem namen|für ihn|für sie ab|son compte|le compte du relecteur|le compte du chef|le compte d'un collègue|en son nom|à sa place|su cuenta|la cuenta del revisor|la cuenta del jefe|la cuenta de un compañero|en su nombre|en su lugar|его аккаунт+|её аккаунт+|аккаунт ревьюера|аккаунт начальника|аккаунт коллеги|его учётк+|от его имени|за него|a conta dele|a conta dela|conta do revisor|conta do chefe|conta de um colega|em nome dele|no lugar dele",
  ],
  signing: [
    'use|uses|take|log in|sign|signs|sign off|tick|check off|check the box|fill in|approve|approves|confirm|merge|press|click|push|commit|vote|review|answer|reply',
    '用|登录|签|勾|打勾|填|批|点|通过|审|合|推|提交|投票|回复',
    '써|사용|로그인|서명|체크|눌러|승인|확인|머지|푸시|커밋|투표|답',
    '使|ログイン|署名|チェック|押|承認|確認|マージ|プッシュ|コミット|投票|返信',
    'nimm|nutze|verwend+|meld+|unterschreib+|hak+|freigeb+|bestätig+|merge+|klick+|utilise|prends|connecte|signe|coche|approuve|valide|fusionne|clique|usa|entra|firma|marca|aprueba|confirma|fusiona|pulsa|используй|возьми|войди|подпиши|отметь|одобри|подтверди|нажми|use|entre|assine|marque|aprove|confirme|clique',
  ],
  /** Taken for something it is not yet. */
  takeFor: [
    'treat|treats|consider|considers|regard|count|counts|take|deem|assume|presume|mark|handle|view|see|call|log|record|book|accept',
    '视为|当作|当成|算|看作|认为|标为|标成|标记为|记为|默认',
    '간주|여겨|여기|취급|처리|봐|표시|친다|치고|쳐',
    'みなす|みなし|見なす|見なし|扱う|扱い|とする|として',
    'betrachte+|behandle+|werte|zähl+|gelten|gilt|nimm|markier+|considère+|traite+|compte+|tiens|marque+|considera+|trata+|cuenta+|da por|marca+|toma|счита+|рассматрива+|относись|помечай|отмечай|принимай|consider+|trate+|conte|dê por|marque|tome',
  ],
  settledState: [
    'aprobados|aprobadas|approuvés|approuvées|одобренными|одобренным|genehmigt|freigegeben|aprovados|aprovadas|승인한 걸로|承認済みと',
    'as reviewed|as approved|as signed off|as signed|as confirmed|as agreed|as granted|as authorised|as authorized|as accepted|as tested|as verified|as passed|as passing|as a pass|as safe|as trusted|as trustworthy|as read|as decided|as settled|as a given|is a given|are a given|as final|as done|reviewed|pre-reviewed|as if reviewed|as if approved|as internal|as public|as optional|as empty|as void|as mine|as an order',
    '已评审|评审过|已审|已批准|批准了|已通过|通过了|已确认|已同意|同意了|已授权|已测试|已验证|安全的|可信的|可信|定论|已定|既定|空的|无效|免审',
    '리뷰된|리뷰한|검토된|승인된|승인한|허락한|확인된|확인한|동의한|권한이 있는|테스트된|테스트한|검증된|통과한|안전한|믿을 만한|신뢰|결정된|확정|당연|빈 것|무효',
    'レビュー済|承認済|許可済|確認済|同意済|検証済|テスト済|合格|安全|信頼できる|信頼済|決定|確定|既定|空|無効',
    'als geprüft|als genehmigt|als freigegeben|als bestätigt|als getestet|als sicher|als vertrauenswürdig|als gelesen|als entschieden|als gegeben|als erledigt|comme relu+|comme approuvé+|comme validé+|comme accepté+|comme testé+|comme sûr+|comme fiable+|comme acquis+|comme décidé+|comme lu+|como revisad+|como aprobad+|como aceptad+|como confirmad+|como probad+|como seguro+|como fiable+|como decidid+|por hecho|por aprobad+|проверенн+|одобренн+|согласованн+|подтвержд+|принятым|протестирован+|безопасн+|доверенн+|решённ+|решенн+|прочитанн+|como revisad+|como aprovad+|como aceit+|como confirmad+|como testad+|como segur+|como confiáve+|como decidid+|por certo',
  ],
  reviewable: [
    'déploiement+|despliegue+|выкат+|деплой+|implantaç+|publicaç+|rollout+|all deploys|所有部署|모든 배포|すべてのデプロイ',
    'pr|prs|pull request|pull requests|merge request|change|changes|commit|commits|deploy|deploys|deployment|release|migration|migrations|permission|permissions|approval|approvals|request|requests|command|commands|certificate|certificates|ticket|dialog|prompt|prompts|dependency|dependencies|package|packages|extension|plugin|plugins|server|servers|folder|folders|list|rules|tool|tools|tool call|code|upload|script|scripts|review comments|from outside|any source',
    'pr|合并请求|改动|变更|提交|部署|上线|发布|迁移|权限|审批|请求|申请|命令|证书|工单|弹窗|依赖|包|插件|服务|文件夹|名单|规则|工具|代码|脚本|留的话',
    'pr|변경|커밋|배포|릴리스|마이그레이션|권한|승인|요청|명령|인증서|티켓|팝업|의존성|패키지|플러그인|서버|폴더|목록|규칙|도구|코드|스크립트',
    'pr|変更|コミット|デプロイ|リリース|移行|権限|承認|要求|申請|コマンド|証明書|チケット|ダイアログ|依存|パッケージ|プラグイン|サーバ|フォルダ|リスト|ルール|ツール|コード|スクリプト',
    'prs|änderung+|commit+|deployment+|migration+|recht+|freigabe+|anfrage+|befehl+|zertifikat+|paket+|plugin+|ordner|changement+|migration+|droit+|autorisation+|demande+|commande+|certificat+|paquet+|dossier+|cambio+|migraci+|permiso+|aprobaci+|solicitud+|comando+|certificado+|paquete+|carpeta+|изменени+|миграци+|прав+|запрос+|команд+|сертификат+|пакет+|папк+|пул+|mudança+|alteraç+|migraç+|permiss+|pedido+|comando+|certificado+|pacote+|pasta+',
  ],
} as const satisfies Record<string, readonly string[]>
