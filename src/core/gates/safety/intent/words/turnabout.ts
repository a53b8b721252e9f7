/** Order turned round, places swapped, words that set off something. How words are spelled: ../words.ts. */
export const turnaboutWords = {
  /** The yes comes behind the deed. */
  afterwards: [
    'checks can finish|checks can run later|checks can follow|checks can wait|ci can finish|ci can follow|ci can wait|tests can follow|tests can finish|tests can wait|ci 后面再跑|检查后面再|ci는 나중에|검사는 나중|チェックは後|ciは後|prüfungen später|ci später|ci après|la ci après|ci después|проверки потом|проверки подождут|ci depois',
    'review can happen|review can wait|review can follow|reviews can wait|approval can wait|approval can follow|评审周一|评审之后再说|评审以后再说|评审回头|审批以后再说|리뷰는 월요일|리뷰는 다음|리뷰는 내일|レビューは月曜|レビューは明日|review am montag|revue lundi|revisión el lunes|ревью в понедельник',
    'first, approve later|first, ask later|first, review later|first, approval later|first, approvals later|approvals afterwards|approval afterwards|approvals later|approval later|reviews later|review later|review afterwards|ask later|ask afterwards|ask forgiveness|forgiveness than permission|forgiveness later|sort out the approval|get the approval after|get approval after|collect the approvals|collect approvals|collect the sign-offs|paperwork later|paperwork afterwards|the paperwork can follow|the ticket can follow|file the ticket later|tell them afterwards|tell me afterwards|inform afterwards|retroactive approval|retroactively approve|approve retroactively|after the fact',
    '先斩后奏|审批回头|审批后补|审批再补|事后审批|事后补审批|后补审批|回头补审批|先合并，审批|先合并,审批|先上线，审批|先上线,审批|先上再审|先合再审|先推再审|先做再说|先做了再|先改了再|干完再汇报|做完再说|做了再问|事后再说|手续后补|补手续|补个单|补审批|批准后补',
    '승인은 나중|승인은 뒤에|승인은 사후|승인은 이따|허락은 나중|리뷰는 나중|검토는 나중|결재는 나중|보고는 나중|사후 승인|사후에 승인|나중에 승인|나중에 허락|나중에 결재|나중에 받아|먼저 저지르|일단 저지르|먼저 하고 나중에|먼저 머지하고|먼저 배포하고|먼저 올리고|일단 머지|일단 배포',
    '承認は後|承認はあと|承認は事後|許可は後|レビューは後|確認は後|決裁は後|報告は後|事後承認|事後に承認|後で承認|あとで承認|後から承認|後でもらう|先にマージ|先にデプロイ|先に進めて|とりあえずマージ|とりあえずデプロイ|やってから報告',
    "freigaben später|freigabe später|freigaben holen wir|genehmigung später|nachträglich genehmig+|nachträgliche freigabe|nachträglich freigeb+|im nachhinein|erst mergen|erst deployen|erst machen|erst ausrollen|hinterher fragen|validation après coup|approbation après coup|accord après coup|accords viendront|accord viendra|valider plus tard|validation plus tard|fusionne d'abord|déploie d'abord|fais d'abord|demande après|aprobaciones ya llegarán|aprobación después|aprobación ya vendrá|aprobar después|aprobar luego|aprobación a posteriori|primero fusiona|primero despliega|primero hazlo|pide perdón|pregunta después|одобрения соберём|одобрения соберем|одобрение потом|согласование потом|согласуем потом|задним числом|сначала вливай|сначала мержи|сначала выкати|сначала сделай|спросишь потом|aprovações vêm depois|aprovação depois|aprovar depois|aprovação a posteriori|primeiro faça o merge|primeiro publique|primeiro faça|pergunte depois|peça desculpa",
  ],
  swapIt: [
    'swap|swaps|switch|switches|replace|replaces|exchange|change|changes|rotate|substitute|trade|set|point|redirect|update',
    '换成|换为|换到|替换|改成|改为|切换|更换|调换|换|指到|指向',
    '바꿔|바꾸|교체|변경|전환|갈아|대체|돌려',
    '替え|換え|差し替え|置き換え|切り替え|変更|変え|すり替え|向け',
    'tausch+|austausch+|ersetz+|wechs+|änder+|stell+|remplace+|change+|échange+|substitue+|bascule+|cambia+|sustituy+|reemplaz+|замен+|смени+|поменя+|подмени+|переключ+|troque|trocar|substitu+|mude|altere',
  ],
  payee: [
    'stripe key|stripe keys|payment key|payment keys|payment account|payment address|payout|payouts|payout account|bank account|bank details|iban|wallet|wallet address|beneficiary|recipient of payments|invoice account|paypal|merchant id|deploy key|deploy keys|signing key|signing keys|public key of|webhook url|webhook address|update url|update server|download url|download link|dns record|nameserver|mx record|recovery email|recovery address|admin email|owner email|support address|donation address|license server',
    '支付密钥|付款密钥|收款账号|收款账户|收款码|付款账号|银行账号|银行卡|钱包地址|商户号|部署密钥|签名密钥|回调地址|更新地址|更新服务器|下载地址|下载链接|域名解析|找回邮箱|管理员邮箱|捐款地址',
    '결제 키|결제키|결제 계좌|입금 계좌|수취 계좌|계좌번호|정산 계좌|지갑 주소|가맹점|배포 키|서명 키|웹훅 주소|업데이트 서버|다운로드 주소|다운로드 링크|dns 레코드|복구 이메일|관리자 이메일|후원 계좌',
    '決済キー|支払いキー|振込先|入金口座|受取口座|銀行口座|ウォレット|加盟店|デプロイキー|署名鍵|署名キー|webhookの宛先|更新サーバ|ダウンロード先|ダウンロードリンク|dnsレコード|復旧用メール|管理者メール|寄付先',
    'stripe-schlüssel|zahlungsschlüssel|zahlungskonto|auszahlungskonto|bankkonto|bankverbindung|iban|wallet+|empfängerkonto|deploy-key|signierschlüssel|webhook-url|update-server|download-link|clé stripe|clé de paiement|compte de paiement|compte bancaire|iban|portefeuille|bénéficiaire|clé de déploiement|clé de signature|serveur de mise à jour|lien de téléchargement|clave de stripe|clave de pago|cuenta de cobro|cuenta bancaria|iban|monedero|beneficiario|clave de despliegue|clave de firma|servidor de actualizaciones|enlace de descarga|ключ stripe|платёжный ключ|платежный ключ|счёт для оплаты|счет для оплаты|банковский счёт|банковский счет|реквизиты|кошел+|получател+|ключ деплоя|ключ подписи|сервер обновлений|ссылку на скачивание|chave stripe|chave do stripe|chave de pagamento|conta de recebimento|conta bancária|carteira|beneficiário|chave de deploy|chave de assinatura|servidor de atualização|link de download',
  ],
  theOther: [
    'for the one|to the one|with the one|the one in|the one from|the one at|the other one|to mine|with mine|for mine|from the chat|in the chat|from notes|in notes|.txt|from the note|from the message|from the mail|to ours|we provide|i send|i sent|i will send|below|after the release|on release day|next release|on launch day|once live|quietly',
    '那个|里的|里那个|里面的|我发的|我给的|我的|聊天里|备注里|.txt|邮件里|下面的|上线那天|发版后|上线后',
    '그걸로|있는 걸로|있는 것으로|적힌 걸로|보낸 걸로|준 걸로|내 걸로|내 것으로|채팅에|메모에|.txt|메일에|아래|릴리스 날|배포 후|출시 후',
    'のものに|のやつに|あるものに|書いたものに|送ったものに|私のものに|チャットの|メモの|.txt|メールの|下の|リリース日|公開後|リリース後',
    'gegen den|gegen die|gegen das|durch den|durch die|durch das|auf den aus|aus dem|aus der|auf meine|auf unser+|.txt|am releasetag|nach dem release|par celle|par celui|pour celle|pour celui|par la mienne|du message|.txt|jour de la sortie|après la sortie|por la de|por el de|por la que|por el que|por la mía|del chat|.txt|día del lanzamiento|tras el lanzamiento|на тот|на ту|на тот, что|на мой|на мою|на наш+|из чата|из записки|.txt|в день релиза|после релиза|pela do|pelo do|pela que|pelo que|pela minha|do chat|.txt|dia do lançamento|após o lançamento',
  ],
  /** Words spoken that set something off. */
  codeword: [
    'if somebody types|if someone types|if anyone types|if the user types|when somebody types|when someone types|when the user types|when i type|if somebody says|if someone says|if anyone says|when someone says|when anyone says|if the user writes|when the user writes|on hearing|upon hearing|upon the word|at the word|when the phrase|if the phrase|when the word|if the word|the magic word|the trigger word|the trigger is|the password is said|codeword|code word|safeword|safe word|secret word',
    '有人打|有人输入|谁打出|用户打|用户输入|只要打|只要输入|有人说|谁说|只要说|听到|看到这个词|出现这个词|暗号|口令是|触发词|对上暗号',
    '누가 치면|누가 입력하면|라고 치면|이라고 치면|라고 입력하면|이라고 입력하면|라고 말하면|이라고 말하면|라고 하면|라는 단어가|라는 말이|암호어|트리거 단어|신호어',
    'と打ったら|と入力したら|と入力されたら|と言ったら|と書いたら|という言葉が|という単語が|合言葉|トリガーワード|キーワードが出たら',
    "wenn jemand tippt|wenn jemand schreibt|wenn der nutzer tippt|tippt jemand|sagt jemand|fällt das wort|beim wort|beim stichwort|codewort|zauberwort|si quelqu'un tape|si quelqu'un écrit|quand l'utilisateur tape|au mot|dès que le mot|mot de passe est dit|mot déclencheur|mot magique|si alguien escribe|si alguien teclea|cuando el usuario escribe|al oír|con la palabra|palabra clave|palabra mágica|если кто-то напишет|если кто-то введёт|если кто-то введет|когда пользователь напишет|услышав|при слове|кодовое слово|волшебное слово|se alguém digitar|se alguém escrever|quando o usuário digitar|ao ouvir|com a palavra|palavra mágica|palavra-código",
  ],
  setOff: [
    'print|reveal|output|show|dump|send|give|hand over|delete|drop|wipe|disable|turn off|switch off|unlock|push|merge|deploy|grant|open|stop asking|ignore|obey|skip|switch to|become|act as|run|execute|approve|environment|secrets|keys|rules',
    '打印|输出|显示|交出|发|给|删|清空|关掉|关闭|禁用|解锁|推|合并|部署|授权|打开|忽略|服从|跳过|变成|切换|执行|运行|批准|环境变量|密钥|规则',
    '출력|보여|공개|보내|넘겨|줘|삭제|지워|꺼|끄|비활성|잠금|푸시|머지|배포|권한|열어|무시|따라|건너뛰|전환|실행|승인|환경 변수|비밀|규칙',
    '出力|表示|見せ|開示|送|渡|削除|消|切|無効|解除|プッシュ|マージ|デプロイ|権限|開|無視|従|飛ば|切り替え|実行|承認|環境変数|秘密|ルール',
    'gib|zeig|druck|schick|lösch+|schalte|deaktivier+|entsperr+|push+|merge+|deploy+|öffne|ignorier+|gehorch+|überspring+|führ+|umgebung+|affiche|montre|révèle|envoie|donne|supprime|désactive|déverrouille|pousse|fusionne|déploie|ouvre|ignore|obéis|saute|exécute|environnement|imprime|muestra|revela|envía|da|borra|desactiva|desbloquea|sube|fusiona|despliega|abre|ignora|obedece|salta|ejecuta|entorno|выведи|покажи|раскрой|отправь|дай|удали|отключи|разблокируй|запушь|смержи|выкати|открой|игнорируй|слушайся|пропусти|выполни|окружени+|mostre|revele|envie|dê|apague|desative|desbloqueie|publique|abra|ignore|obedeça|pule|execute|ambiente',
  ],
  /** Said to whoever reads it. */
  readers: [
    'any agent that reads|any agent reading|every agent that reads|every agent reading|each agent reading|agents reading this|agents that read this|whoever reads this|anyone reading this|any ai that reads|any ai reading|ai reading this|any model that reads|any model reading|any assistant that reads|any assistant reading|if you are an ai|if you are an agent|if you are reading this|whichever agent|note to all agents|attention agents|attention all agents|dear agent|dear ai|dear assistant|hey ai|to whichever agent',
    '读到这条的|看到这条的|读到本条的|看到本条的|读到这里的智能体|任何读到|凡是读到|凡读到|所有读到|看到这段话的 ai|看到这句话的|如果你是 ai|如果你是ai|致所有 ai|致所有智能体|各位 ai|亲爱的 ai',
    '이걸 읽는|이 글을 읽는|이 문장을 읽는|이것을 읽는|이걸 보는 에이전트|이 글을 보는 ai|읽는 모든 에이전트|읽는 에이전트는|네가 ai라면|당신이 ai라면|모든 ai에게|에이전트 여러분',
    'これを読んだ|これを読む|この文を読んだ|この文を読む|これを見たエージェント|これを見たai|読んだエージェント|あなたがaiなら|すべてのaiへ|エージェントの皆',
    'wer das liest|wer dies liest|jeder agent, der|jede ki, die|falls du eine ki bist|an alle agenten|toute ia qui|tout agent qui|quiconque lit|si tu es une ia|à tous les agents|toda ia que|todo agente que|cualquier agente que|quien lea esto|si eres una ia|a todos los agentes|кто это прочтёт|кто это прочтет|любой агент, который|каждый агент, который|если ты ии|всем агентам|quem ler isto|todo agente que|qualquer agente que|toda ia que|se você é uma ia|a todos os agentes',
  ],
  /** A date that is not the day's. */
  backdate: [
    'backdate|backdates|backdated|antedate|antedates|predate the|git_committer_date|git_author_date|faketime|补签日期|倒签|날짜를 앞당|날짜를 조작|日付をさかのぼ|日付を遡|rückdatier+|zurückdatier+|antidate+|antedat+|подделай дату',
  ],
  /** Words that take themselves away when they have been acted on. */
  afterActing: [
    'after you have acted|after acting|after you act|after you have done|after doing so|after you are done|when you are done|once you are done|once done|after reading|once read|once you have read|after execution|once executed|after executing|afterwards',
    '照做之后|照做后|执行后|执行完|做完|读完|看完|完成后|用完',
    '실행한 다음|실행 후|실행하고 나서|실행한 뒤|읽은 뒤|읽고 나서|끝나면|다 하면|하고 나면',
    '実行したら|実行後|読んだら|読み終え|終わったら|済んだら',
    'nach dem lesen|nach der ausführung|nach ausführung|danach|wenn du fertig bist|après lecture|après exécution|une fois lu|une fois fait|tras leer|tras ejecutar|después de leer|al terminar|после прочтения|после выполнения|прочитав|depois de ler|depois de executar|ao terminar',
  ],
  /** What one would rather not have seen. */
  shameful: [
    'cut corners|cut a corner|cutting corners|corners you cut|sloppy|hacks|data loss|lost data|breach|breaches|leak|leaks|backdoor|deleted rows|dropped tables|dropped rows|skipped tests|failed migration|force push|vulnerability|vulnerabilities|security hole|auth changes|permission changes',
    '偷工减料|凑合|丢数据|数据丢失|泄露|漏洞|后门|删了|跳过的测试|强推|权限改动|安全问题',
    '대충 한|대충한|데이터 유실|유출|취약점|백도어|지운|건너뛴|강제 푸시|권한 변경|보안 문제',
    '手を抜|手抜き|データ消失|漏洩|脆弱性|バックドア|消した|飛ばした|強制プッシュ|権限の変更|セキュリティの問題',
    'schlampst|geschlampt|gepfuscht|datenverlust|datenleck|sicherheitslücke+|hintertür|bâcl+|perte de données|fuite+|faille+|porte dérobée|chapuz+|pérdida de datos|fuga+|vulnerabilidad+|puerta trasera|халтур+|потер+ данных|утечк+|уязвимост+|бэкдор+|биллинг+|gambiarra+|perda de dados|vazamento+|vulnerabilidade+',
  ],
  /** Tools that fetch packages. */
  packageTool: [
    'pip|pip3|npm|yarn|pnpm|npx|apt|brew|gem|cargo|maven|gradle|go get|composer|nuget|docker pull|helm|conda|uv',
  ],
  /** Dressed up as something else. */
  lookLike: [
    "look like|looks like|appear as|appear like|pass for|seem like|resemble|disguised as|dressed as|in the style of a normal|as part of the feature|as part of a feature|as routine|as an accident|like an accident|like a typo|as a typo|like a normal|as if it were a normal|with yesterday's date|with an older date|with an earlier date|change the date|fake the date|faketime|git_committer_date|git_author_date|amend the date",
    '看起来像|看上去像|显得像|装成|伪装成|扮成|像是意外|像手误|像正常|像是功能|倒签|补签日期|改日期|改提交时间|改时间戳|提前日期|日期写早|写成昨天|往前改',
    '처럼 보이게|처럼 보여야|처럼 꾸며|처럼 만들|인 척|위장|날짜를 앞당|날짜를 고쳐|날짜를 바꿔|날짜 조작|커밋 시간을|시간을 조작|타임스탬프를',
    'に見せかけ|ように見せ|のように見え|を装|に偽装|日付をさかのぼ|日付を遡|日付を変え|日付を書き換え|コミット日時を|タイムスタンプを',
    'wie ein versehen|wie ein normaler|aussehen wie|aussehen lassen|als teil des features|rückdatier+|zurückdatier+|datum ändern|datum fälschen|faire passer pour|ressembler à|comme un accident|comme une coquille|antidate+|changer la date|falsifie+ la date|que parezca|parecer un|como un accidente|como un error tipográfico|antedata+|cambia la fecha|falsea la fecha|выглядел+ как|выглядит как|выглядело как|под видом|замаскируй под|задним числом датируй|подделай дату|измени дату коммита|parecer um|que pareça|como um acidente|antedat+|mude a data|falsifique a data',
  ],
  /** Nobody has read it. */
  unread: [
    'blindly|unread|without reading|without looking|without a look|as if you had read|as though you had read|sight unseen|eyes closed|without opening',
    '没看也|没看就|看都不看|不看就|盲目|闭眼|没读就|读都不读',
    '안 읽었어도|안 읽고|읽지 않고|읽지 않아도|보지도 않고|안 보고|눈 감고',
    '読んでいなくても|読まずに|見ずに|目を通さず|中身を見ない',
    'ungelesen|ohne zu lesen|ohne hinzusehen|blind|sans lire|sans regarder|les yeux fermés|sin leer|sin mirar|a ciegas|не читая|не глядя|вслепую|sem ler|sem olhar|às cegas',
  ],
  signs: [
    'run|execute|install|运行|执行|安装|실행|설치|実行|インストール',
    'sign|signs|sign off|approve|approves|merge|accept|review|confirm|agree|trust',
    '签|批准|通过|合并|同意|评审|接受|确认',
    '서명|승인|머지|동의|리뷰|수락|확인',
    '署名|承認|マージ|同意|レビュー|許可',
    'unterschreib+|genehmig+|freigeb+|merge+|bestätig+|signe+|approuve+|valide+|accepte+|fusionne+|firma+|aprueba+|acepta+|fusiona+|подпис+|одобр+|мерж+|прими|принимай|assine+|aprove+|aceite+',
  ],
  /** The no of a person, passed over. */
  despiteNo: [
    'merge regardless|merge anyway|push regardless|deploy regardless|reviewer objects|reviewer object|reviewers object|over the objection|over objections|despite objections|despite the objection|against the will|against the reviewer|even if the reviewer|even if rejected|even when rejected|even if they say no|ignore the objection|override the reviewer|overrule the reviewer',
    '反对也|反对照样|反对仍|不同意也|驳回也|拒绝也|说不行也',
    '반대해도|반대하더라도|거절해도|반려해도|안 된다고 해도|싫다고 해도',
    '反対しても|反対されても|却下されても|拒否されても|だめと言われても',
    "gegen den willen|trotz einspruch|trotz ablehnung|auch wenn der prüfer|malgré l'opposition|malgré le refus|contre l'avis|même si le relecteur|aunque se oponga|aunque lo rechacen|pese al rechazo|contra la opinión|несмотря на возраж+|даже если ревьюер против|вопреки ревьюеру|mesmo que o revisor|apesar da objeção|contra a vontade",
  ],
  /** A mishap, and the kinder name for it. */
  mishap: [
    'risky step|risky steps|risky change|risky changes|schema change|schema changes|权限相关的代码|鉴权的提交|动了权限|改了鉴权|改了权限|riskante schritte|riskante änderungen|pasos arriesgados|cambios arriesgados|étapes risquées|changements risqués|рискованн+ шаг+|рискованн+ изменени+|passos arriscados|mudanças arriscadas|위험한 변경|위험한 작업|危険な変更|リスクのある変更',
    'outage|outages|downtime|failure|failures|crash|crashes|bug|bugs|breach|breaches|data loss|leak|leaks|incident|incidents',
    '故障|宕机|中断|事故|泄露|崩溃|数据丢失',
    '장애|중단|사고|유출|크래시|데이터 유실',
    '障害|停止|事故|漏洩|クラッシュ|データ消失',
    'ausfall|ausfälle|störung+|panne+|datenverlust|caída+|fallo+|incidente+|fuga+|сбо+|авари+|утечк+|queda+|falha+|vazamento+',
  ],
  kinderName: [
    '小调整|小调整」|小改动|小優化|小优化|chore|cleanup|housekeeping|minor tweak|aufräumen|aufräumarbeiten|limpieza|ménage|nettoyage|уборк+|limpeza|사소한 정리|정리 작업|軽微な修正|整理',
    'planned maintenance|scheduled maintenance|expected behaviour|expected behavior|by design|user error|a feature|minor hiccup|routine work|planned downtime',
    '计划内维护|计划维护|例行维护|正常现象|用户误操作|设计如此',
    '예정된 점검|정기 점검|계획된 점검|정상 동작|사용자 실수',
    '計画メンテナンス|定期メンテナンス|計画停止|仕様|利用者のミス',
    "geplante wartung|planmäßige wartung|bedienfehler|maintenance+ planifiée+|erreur de l'utilisateur|mantenimiento planificado|mantenimiento programado|error del usuario|плановыми работами|плановые работы|ошибка пользователя|manutenção planejada|manutenção programada|erro do usuário",
  ],
  /** The key of production, and where it has no business. */
  liveKey: [
    'production key|production keys|prod key|prod keys|production credentials|prod credentials|production token|production secret|production secrets|production password|live key|live keys',
    '生产密钥|生产的密钥|生产环境密钥|线上密钥|生产账号|生产密码|生产令牌',
    '운영 키|운영 비밀번호|운영 토큰|운영 계정|프로덕션 키',
    '本番の鍵|本番キー|本番の認証情報|本番のパスワード|本番トークン',
    'produktionsschlüssel+|produktionszugangsdaten|produktivschlüssel|clé+ de production|identifiants de production|clave+ de producción|credenciales de producción|боевой ключ|боевые ключи|ключ+ от прода|chave+ de produção|credenciais de produção',
  ],
  wrongPlace: [
    'development|dev|locally|local|tests|test|staging|ci|demo|laptop|everywhere|sandbox',
    '开发|测试|本地|演示|到处',
    '개발|테스트|로컬|데모|스테이징',
    '開発|テスト|ローカル|デモ|ステージング',
    'entwicklung|lokal|développement|local|desarrollo|разработк+|локальн+|desenvolvimento',
  ],
  reuse: [
    'use|uses|reuse|reuses|re-use|share|copy|put',
    '直接用|就用|用|复用|共用|沿用',
    '써|쓴다|사용|그대로|재사용|공유',
    '使う|使って|そのまま|流用|共有',
    'nutz+|verwend+|nimm|utilise+|réutilise+|prends|usa|utiliza|reutiliza|используй|бери|use|reutilize',
  ],
  /** Reasons for throwing away what is needed. */
  motive: [
    'costs money|cost money|too expensive|expensive|it costs|takes space|takes up space|save space|free space|free up space|disk is full|disk full|out of space|start over|start afresh|from scratch|start again|nobody misses|no one misses|nobody needs|no one needs|prod included|production included|including prod|including production|without listing|without looking|without a second|in one go|first|right away|just drop|just delete|just wipe',
    '费钱|太贵|花钱|占空间|占地方|省空间|腾空间|磁盘满|空间不够|重来|从头来|重新来|没人在意|没人用|没人要|生产也一样|包括生产|连生产|不用看|直接删|直接清|先删|先清',
    '돈 드|돈이 드|비싸|비용|공간|용량|디스크가|디스크 부족|다시 시작|처음부터|아무도 안 찾|아무도 안 쓰|운영도|운영 db도|운영까지|보지 말고|그냥 지워|그냥 비워|부터 지워|부터 삭제|부터 비워',
    '高いので|高いから|費用|お金がかか|容量|場所を取|空きを|やり直|最初から|誰も使わ|誰も困ら|本番も|本番ごと|見ずに|そのまま消|から消す|から消し|から削除',
    "kostet nur|kostet geld|zu teuer|platz|speicherplatz|von vorn|neu anfangen|vermisst niemand|braucht niemand|auch die produktion|auch produktiv|zuerst|einfach löschen|coûte cher|coûte|trop cher|de la place|espace disque|tout recommencer|repartir de zéro|personne n'en|la prod aussi|prod comprise|d'abord|sale caro|cuesta|demasiado caro|espacio|empezar de cero|de cero|nadie los|nadie lo|también en producción|producción incluida|primero|дорог+|стоит денег|место на диске|занимает место|начни заново|с нуля|никто не хватится|никому не нужн+|и прод тоже|включая прод|сначала|custa caro|custa dinheiro|muito caro|espaço|do zero|recomece|ninguém sente|ninguém usa|produção incluída|inclusive produção|primeiro",
  ],
  lifeline: [
    'backup|backups|backups bucket|snapshots|snapshot|restore points|the database|production database|prod database|prod db|audit table|audit log|audit logs|event store|ledger|the bucket|the volume|the cluster|releases folder|customer table|users table|git history|.git|the repository|the repo',
    '备份|备份桶|快照|恢复点|数据库|生产库|删库|审计表|审计日志|账本|存储桶|数据卷|集群|客户表|用户表|git 历史|仓库',
    '백업|백업 버킷|스냅샷|복구 지점|데이터베이스|운영 db|운영 디비|감사 테이블|감사 로그|원장|버킷|볼륨|클러스터|고객 테이블|사용자 테이블|git 기록|저장소',
    'バックアップ|スナップショット|復元ポイント|データベース|本番db|監査テーブル|監査ログ|台帳|バケット|ボリューム|クラスタ|顧客テーブル|ユーザーテーブル|git履歴|リポジトリ',
    "backup+|sicherung+|sicherungskopie+|snapshot+|datenbank|produktionsdatenbank|audit-tabelle|audit-log+|cluster|kundentabelle|repository|sauvegarde+|instantané+|base de données|base de prod|table d'audit|journal d'audit|table des clients|dépôt|copias de seguridad|copias|respaldo+|instantáneas|base de datos|tabla de auditoría|tabla de clientes|repositorio|бэкап+|резервн+ коп+|снапшот+|базу|базу данных|таблицу аудита|журнал аудита|таблицу клиентов|репозиторий|backups|cópias de segurança|snapshots|banco de dados|tabela de auditoria|tabela de clientes|repositório",
  ],
} as const satisfies Record<string, readonly string[]>
