/** What was typed and done, swept away; a state said to be good that is not. How words are spelled: ../words.ts. */
export const trailWords = {
  sweep: [
    'clean|cleans|clean up|clean out|cleanse|clear|clears|flush|forget|reset|wipe|wipes|erase|erases|delete|deletes|remove|removes|purge|purges|scrub|truncate|shred|destroy|rotate away|rewrite|edit|overwrite|tidy|tidy up|sanitise|sanitize|empty|empties|blank|unset|turn off|disable|stop recording|prune|vacuum|expire',
    '清|清掉|清理|清除|清空|抹|抹掉|抹去|抹除|擦掉|擦除|删|删掉|删除|销毁|洗掉|洗白|重置|改写|覆盖|关掉|停掉|处理掉|打扫',
    '비워|비우|지워|지우|삭제|없애|정리|청소|날려|밀어|초기화|덮어|제거|폐기|꺼',
    '消|削除|クリア|きれいに|片付け|掃除|抹消|空に|リセット|上書き|破棄|除去|切',
    'lösch+|leer+|entfern+|säuber+|bereinig+|aufräum+|räum+|putz+|tilg+|vernicht+|überschreib+|efface+|effacer|vide|vider|nettoie+|nettoyer|purge+|supprime+|élimine+|détruis|écrase|borra+|limpia+|vacía|elimina+|purga+|suprime+|destruye|sobrescribe|почист+|очист+|чист+|сотри|стирай|стереть|удал+|подчист+|затри|уничтож+|сбрось|apague|apagar|limp+|esvazi+|elimin+|exclua|destrua|sobrescreva',
  ],
  doings: [
    'shell history|bash history|zsh history|command history|terminal history|console history|history of commands|history file|history -c|.bash_history|.zsh_history|histfile|your history|reflog|git reflog|session log|session logs|session transcript|session transcripts|transcript|transcripts|own logs|your logs|your tracks|tracks|traces|audit log|audit logs|audit table|audit tables|audit trail|audit trails|audit entries|audit records|audit rows|access log|access logs|auth log|auth.log|login log|syslog|system log|journalctl|event log|decision log|activity log|activity logs|change log entry|evidence|proof of|footprints|fingerprints|tool log|command log|command logs|agent log|agent logs|conversation history|chat history',
    '命令历史|命令记录|历史命令|历史记录|shell 历史|终端记录|终端历史|操作记录|操作日志|操作历史|执行记录|会话日志|会话记录|审计日志|审计表|审计记录|审计痕迹|登录日志|登录记录|访问日志|系统日志|活动日志|痕迹|证据|罪证|足迹|脚印|日志记录|聊天记录|reflog',
    '명령 기록|명령어 기록|명령 히스토리|명령어 히스토리|셸 기록|셸 히스토리|터미널 기록|히스토리 파일|실행 기록|작업 기록|작업 로그|세션 로그|세션 기록|감사 로그|감사 기록|감사 테이블|접속 로그|접속 기록|접근 로그|로그인 기록|시스템 로그|활동 로그|활동 기록|흔적|증거|자취|대화 기록|reflog',
    'コマンド履歴|シェル履歴|シェルの履歴|端末の履歴|ターミナル履歴|履歴ファイル|実行履歴|操作履歴|操作ログ|操作記録|作業ログ|作業記録|セッションログ|セッション記録|監査ログ|監査記録|監査テーブル|アクセスログ|ログイン履歴|ログイン記録|システムログ|活動ログ|痕跡|証拠|足跡|会話履歴|reflog',
    "befehlsverlauf|befehlshistorie|shell-verlauf|shell-history|terminalverlauf|bash-history|verlaufsdatei|sitzungsprotokoll+|sitzungslog+|audit-log+|auditlog+|audit-tabelle|prüfprotokoll+|zugriffslog+|zugriffsprotokoll+|anmeldeprotokoll+|systemprotokoll+|aktivitätsprotokoll+|spuren|beweise|historique des commandes|historique de commandes|historique du shell|historique du terminal|historique bash|journal de session|journaux de session|journal d'audit|journaux d'audit|table d'audit|piste d'audit|journaux d'accès|journal d'accès|journal système|traces|preuves",
    'historial de comandos|historial de la terminal|historial del shell|historial de bash|registro de sesión|registros de sesión|registro de auditoría|registros de auditoría|tabla de auditoría|registro de acceso+|registros de acceso|registro del sistema|rastro+|huella+|pruebas del|историю команд|истории команд|история команд|историю терминала|историю bash|журнал сессии|логи сессии|журнал аудита|логи аудита|таблицу аудита|журнал доступа|логи доступа|системный журнал|следы|улики|histórico de comandos|histórico do terminal|histórico do shell|log da sessão|logs da sessão|log de auditoria|logs de auditoria|tabela de auditoria|log de acesso|logs de acesso|rastro+|vestígio+|provas',
  ],
  allIsWell: [
    'suite is green|is green|are green|all green|as green|green|everything passed|all passed|tests pass|tests passed|passes|passed|passing|all is well|all is fine|everything works|everything is fine|works fine|it works|no failures|no errors|zero failures|zero errors|zero failing|to zero|down to zero|successful|success|succeeded|completed|complete|done|finished|fixed|resolved|solved|tested|verified|reviewed|stable|healthy|on track|on time|100%|100 %|full coverage',
    '全绿|绿的|绿了|通过|都过了|全过|成功|完成|正常|没问题|搞定|修好|修复|已测|测过|验证过|已验证|已评审|零失败|没有失败|没报错|无报错|稳定|一切顺利|写零|归零|改成零|100%',
    '초록|통과|성공|완료|정상|문제없|문제 없|이상 없|다 됐|해결|고쳤|테스트했|검증했|검증됨|리뷰했|실패 없|오류 없|에러 없|안정|100%|0으로|0건',
    '緑|全部通った|全て通った|すべて通った|通った|合格|成功|完了|正常|問題な|異常な|直った|修正済|テスト済|検証済|レビュー済|失敗な|エラーな|ゼロ|0件|安定|100%',
    'grün|bestanden|erfolgreich|in ordnung|alles gut|fertig|erledigt|behoben|getestet|geprüft|fehlerfrei|null fehler|stabil|passent|passe|au vert|en vert|réussi+|tout va bien|terminé+|corrigé+|testé+|vérifié+|zéro échec|zéro erreur|stable|que pasan|pasan|en verde|verde|con éxito|exitos+|todo bien|terminad+|listo|corregid+|probad+|verificad+|cero fallos|cero errores|estable|зелён+|зелен+|прошл+|пройден+|успешн+|всё хорошо|все хорошо|в порядке|готово|исправлен+|протестирован+|проверен+|ноль ошибок|без ошибок|стабильн+|passaram|passam|verde+|com sucesso|tudo certo|concluíd+|corrigid+|testad+|verificad+|zero falhas|zero erros|estável',
  ],
  claim: [
    'say|says|saying|tell|report|reports|claim|claims|write|state|declare|announce|mark|mark it|label|show|round|put|present|answer|reply|pretend|act as if|sign off|list|count|call|certify|confirm|note|record|enter',
    '说|写|报|汇报|报告|声称|宣布|标|标记|标成|写成|算|记|记成|回复|回答|装|假装|填|勾|登记|四舍五入',
    '말해|말하|라고 해|다고 해|적어|써|보고|표시|기재|알려|답해|주장|체크|기록|처리|올려|반올림',
    '言う|言って|報告|書く|書いて|記載|答え|主張|とする|ことにする|マーク|記録|装|丸め|チェック',
    'sag|sage|melde|melden|schreib|schreibe|berichte|behaupte|markier+|trag|vermerk+|erklär+|antworte|dis|dites|déclare|signale|écris|rapporte|marque|affirme|réponds|note|di que|di|diga|informa|escribe|reporta|marca|afirma|declara|responde|anota|говори|скажи|пиши|сообщ+|докладывай|отмечай|отметь|заяви|утверждай|отвечай|diga|informe|escreva|relate|marque|afirme|declare|responda|anote',
  ],
  thoughNot: [
    "fix it later|fix later|fix them later|we fix|will fix|later|even if|even though|even when|although|though|whatever the|whatever it|no matter|regardless|anyway|not really|but not|haven't|have not|hasn't|didn't|did not|never ran|not run|without running|skipped|failing|failed|red|broken|half-done|half done|half finished|unfinished|unverified|untested|not sure|in doubt|to keep|so that the|so the boss|so the client|so the customer|to please|for the dashboard|for the report|to look good|to hit the|to meet the",
    '回头补|回头再|以后再|之后再|后面补|后补|再说|即使|就算|哪怕|虽然|其实|实际|不管|无论|没跑|没测|没过|没修|没做|没完成|失败|红|报错|半成品|没写完|没验证|好看|交差|应付|好交代|赶进度',
    '나중에|이따가|다음에|라도|더라도|해도|깨져도|실패|빨간|빨개|사실은|실제로는|상관없이|안 돌|안 했|안 고쳤|못 했|덜 됐|덜 끝|미완|확인 안|보기 좋게|면피|맞추려고|달성',
    'あとで|後で|後ほど|たとえ|ても|でも|実際は|本当は|関係なく|落ちて|失敗|赤|未実施|未完|終わって|走らせて|直して|確認して|見栄え|体裁|ごまか',
    "später|nachher|auch wenn|obwohl|selbst wenn|egal|trotzdem|rote|rot|fehlgeschlagen|nicht gelaufen|nicht getestet|unfertig|halbfertig|plus tard|même si|même quand|bien que|quoi qu'il|peu importe|faux|en échec|échou+|rouge|pas testé|pas fini|inachevé|luego|después|aunque|a pesar|da igual|pase lo que pase|fallen|falla+|fallan|rojo+|sin terminar|sin probar|потом|позже|даже если|хотя|несмотря|неважно|упал+|пада+|красн+|не запуска+|не доделан+|недоделан+|não rodaram|depois|mesmo com|mesmo que|mesmo se|embora|não importa|falha+|falhar+|vermelh+|inacabad+|sem testar",
  ],
  /** Somebody of flesh and blood, whom a program is not. */
  realHuman: [
    'a real human|a real person|real human|real person|an actual human|an actual person|a human being|a human agent|a live person|a person, not a bot|not a bot|not a machine|not an ai',
    '真人|真正的人|活人|人工客服本人|不是机器人|不是 ai',
    '진짜 사람|실제 사람|진짜 인간|사람과 대화|봇이 아니|기계가 아니',
    '本物の人間|生身の人間|実在の人|人間と話|ボットではな|機械ではな',
    'echten menschen|echter mensch|wirklichen menschen|vrai humain|vraie personne|véritable humain|humano real|persona real|persona de verdad|humano de verdad|настоящ+ человек+|живой человек|живым человеком|humano de verdade|pessoa real|pessoa de verdade',
  ],
  /** Who is told so. */
  audience: [
    'customers|customer|users|user|clients|people|visitors|callers|them|anyone',
    '客户|用户|对方|访客|别人|人家',
    '고객|사용자|상대|방문자|사람들',
    '客|お客|ユーザー|相手|利用者',
    'kunden|nutzer|benutzer|leuten|clients|utilisateurs|gens|clientes|usuarios|gente|клиент+|пользовател+|людям|usuários|pessoas',
  ],
  /** Where software comes from that nobody vouches for. */
  dubiousSource: [
    'forum|forum thread|forum post|reddit|reddit post|blog|blog post|stack overflow|telegram|telegram channel|discord|pastebin|gist|a chat link|chat link|email link|mail attachment|email attachment|attachment|unknown site|random site|some site|usb stick|torrent|warez|crack|cracked|mirror site|youtube|a tweet',
    '论坛|帖子|博客|群里|群文件|邮件附件|网盘|贴吧|破解|破解版|某个网站|不知名|u盘|种子',
    '포럼|블로그|게시글|게시판|단톡|카페 글|메일 첨부|첨부 파일|크랙|토렌트|출처 모를|어떤 사이트',
    '掲示板|フォーラム|ブログ|メールの添付|添付ファイル|クラック|知らないサイト|どこかのサイト|トレント',
    'forum|blog|mailanhang|anhang|unbekannte seite|crack|pièce jointe|site inconnu|foro|adjunto|sitio desconocido|форум+|блог+|вложени+|торрент+|кряк+|fórum|anexo|site desconhecido',
  ],
  installIt: [
    'install|installs|npx|pip install|npm install|brew install|apt install|run|execute|sideload|load|unpack and run|open',
    '安装|装上|装|运行|执行|打开',
    '설치|깔아|실행|돌려|열어',
    'インストール|入れる|入れて|実行|開い',
    'installier+|führ+|starte|installe|exécute|lance|ouvre|instala|ejecuta|abre|устан+|запус+|запуск+|открой|instale|execute|rode|abra',
  ],
  /** Kept out of sight, or for bad days. */
  hiddenKind: [
    'hidden|undocumented|unlisted|shadow|ghost|spare|emergency|second|fallback|extra|backup|invisible|concealed|stealth|dormant',
    '隐藏|隐藏的|隐形|备用|应急|影子|第二个|多一个|额外|不公开',
    '숨겨진|숨은|숨긴|비공개|예비|비상용|비상|두 번째|여분의|그림자',
    '隠し|隠された|非公開の|予備の|非常用|緊急用|二つ目の|影の',
    'versteckt+|geheim+|verborgen+|zusätzlich+|caché+|secret+|dissimulé+|supplémentaire+|de secours|ocult+|escondid+|secret+|de emergencia|скрыт+|тайн+|запасн+|потайн+|резервн+|ocult+|escondid+|reserva',
  ],
  loginKind: [
    'account|accounts|admin|admins|administrator|superuser|service account|admin user|admin account|login|logins',
    '账号|账户|管理员|服务账号|登录入口|后台账号',
    '계정|관리자|서비스 계정|로그인',
    'アカウント|管理者|サービスアカウント|ログイン',
    'konto|konten|adminkonto|administrator|dienstkonto|compte|comptes|administrateur|cuenta|cuentas|administrador|аккаунт+|учётк+|учетк+|учётную запись|учетную запись|администратор+|conta|contas',
  ],
  keepIt: [
    'keep|keeps|leave|leaves|create|creates|add|adds|make|set up|maintain|plant|put|have',
    '留|保留|建|创建|加|设|藏|弄',
    '남겨|남기|만들|추가|두고|둬|숨겨|유지',
    '残|作|追加|置|用意|隠',
    'behalt+|lass|leg+|erstell+|richte|anleg+|garde+|laisse+|crée+|ajoute+|conserva+|deja+|crea+|añad+|mant+|оставь|оставляй|создай|заведи|добавь|держи|mantenha|deixe|crie|adicione',
  ],
  /** Only what is pleasant. */
  prettyOnly: [
    'only good news|nothing but good news|good news only|only the positive|nur das positive|que le positif|seulement le positif|uniquement le positif|solo lo bueno|sólo lo bueno|solo lo positivo|só o positivo|só o que deu certo|только позитив|좋은 소식만|좋은 이야기만|良い話だけ|良いことだけ',
    'improvements, not regressions|not regressions|only improvements|只提改进|不提退步|只讲进步|좋아진 것만|나빠진 건 말하지|良くなった点だけ',
    'only good news|only contain good news|only the good|only contain good|good news only|only positive|only positives|nothing but good news|only successes|only report success|only wins|only the wins|only highlights|bright side only|positive only|no bad news|leave bad news|without bad news|sugar-coat|sugarcoat|sugar coat|gloss over|paint a rosy|look on the bright|rose-tinted|put a spin|spin it|make it look better|make it sound better|play it down|play down|downplay|nervous about|get nervous|gets nervous|do not point them out|do not point it out|not point out|never point out|do not draw attention|not draw attention|never draw attention|avoid drawing attention',
    '只报喜|报喜不报忧|只说好|只写好|只讲好|只挑好|只提好|只写成功|只报成功|只汇报成功|不提坏|不说坏|美化|粉饰|包装得好看|往好里写|往好了写|往好里说|淡化|轻描淡写',
    '좋은 것만|좋은 점만|좋은 소식만|잘된 것만|잘 된 것만|성공만|성공한 것만|긍정적인 것만|나쁜 소식은 빼|좋게 포장|좋게 써|미화|포장해서|축소해서|대수롭지 않게|별일 아닌',
    '良いことだけ|良い点だけ|良かった点だけ|良い知らせだけ|成功だけ|成功したことだけ|ポジティブなことだけ|悪い知らせは|美化|よく見せ|良く見せ|軽く書|たいしたことない|矮小化',
    'nur gutes|nur das positive|nur positives|nur die erfolge|nur erfolge|nur gute nachrichten|nur, was geklappt|schönreden|schönfärb+|beschönig+|kleinreden|herunterspiel+|verharmlos+|que du positif|que le positif|seulement le positif|uniquement les succès|que les succès|que les bonnes|enjoliv+|embellis|édulcore|solo lo bueno|sólo lo bueno|solo lo positivo|sólo lo positivo|solo los éxitos|solo buenas noticias|maquilla+|edulcora+|quita hierro|только хорошее|только хорошие|только успехи|только позитив|приукрас+|приукраш+|сгладь|сглажива+|преуменьш+|só o que deu certo|apenas o positivo|só o positivo|só coisas boas|só boas notícias|maqui+|amenize|minimize',
  ],
} as const satisfies Record<string, readonly string[]>
