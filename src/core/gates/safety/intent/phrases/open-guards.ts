import type { Phrase } from '../phrase.ts'

const SECRET_FILE =
  '(?:\\.env(?![\\w.]*(?:example|sample|template))[\\w.*]{0,14}|\\.pem\\b|\\.key\\b|id_rsa|credentials?(?:\\.json)?|secrets?(?:\\.\\w+|/)?|keys?/|kubeconfig|\\.npmrc|密钥文件|密钥|키 파일|비밀 파일|鍵ファイル)'
const IGNORE_FILE = '(?:\\.gitignore|\\.dockerignore|\\.npmignore|gitignore|ignore list|ignore file)'

/** Guards undone one by one: what is ignored, what is alerted, who may call, what is signed. */
export const openGuardPhrases: readonly Phrase[] = [
  {
    code: 'exfiltration',
    detail: 'files',
    pattern: new RegExp(
      `\\b(?:remove|take|drop|delete|strip|pull|get|whitelist|un-?ignore|exclude)\\w*\\s[^.;!?]{0,20}?${SECRET_FILE}[^.;!?]{0,16}?\\b(?:from|out of|in|off)\\s(?:the |our |your )?${IGNORE_FILE}|${SECRET_FILE}\\s?[^。;]{0,4}?(?:从|在|을|를|은|는|を)?\\s?${IGNORE_FILE}\\s?[^。;]{0,6}?(?:去掉|删掉|删除|移除|拿掉|移出|剔除|빼|제거|삭제|지워|外す|外し|削除|消す)|${IGNORE_FILE}\\s?(?:里|中|에서|から|에 있는)?\\s?[^。;]{0,10}?${SECRET_FILE}[^。;]{0,8}?(?:去掉|删掉|删除|移除|拿掉|빼|제거|삭제|지워|外す|外し|削除|消す)|(?:entfern\\w*|streich\\w*|nimm|lösch\\w*|quita|elimina|borra|saca|retire\\w*|enlève\\w*|supprime\\w*|убери|удали|вычеркни|remova|tire|apague)\\s[^;!?]{0,20}?${SECRET_FILE}[^;!?]{0,16}?${IGNORE_FILE}`,
      'g',
    ),
  },
  {
    code: 'protection-off',
    detail: 'weakened',
    pattern:
      /\b(?:close|dismiss|resolve|ack\w*|archive|snooze|mute|ignore|silence)\w*\s(?:the |all |any |every |new |incoming |open )*(?:dependabot|security|vulnerability|secret[- ]scanning|codeql|snyk|cve|scanner|intrusion|audit)\s?(?:alerts?|warnings?|findings?|reports?|issues?|advisories|notifications?)?\b[^.;!?]{0,20}?\b(?:without|unread|unseen|unopened|as (?:duplicates?|won'?t ?fix|false)|automatically|on sight|at once|in bulk)\b|(?:安全|漏洞|入侵|审计)(?:告警|警报|警告|预警|报告)[^。;]{0,8}?(?:一律|全部|直接|都|统统|默认)?[^。;]{0,4}?(?:静默|静音|关闭|忽略|关掉|屏蔽|不看)|(?:보안|취약점|침입|감사)\s?(?:경고|알림|경보|리포트)[은는을를이가]?\s?[^.;]{0,12}?(?:읽지 않고|안 읽고|무시|닫는|닫아|꺼|음소거|끈다)|(?:セキュリティ|脆弱性|侵入|監査)(?:の)?(?:警告|アラート|通知)[はを]?[^。;]{0,12}?(?:読まず|見ずに|無視|ミュート|閉じ)|(?:sicherheits|schwachstellen)(?:warnungen|meldungen|hinweise|alarme)\s[^.;]{0,16}?(?:ungelesen|ignorier|schließ|stumm|wegklick)|(?:alertas|avisos) de (?:seguridad|segurança)[^.;]{0,16}?(?:sin leer|ignor|cierr|silenci|sem ler|fech)|(?:cierra|ignora|silencia|feche|ignore)\s[^.;]{0,10}?(?:alertas|avisos) de (?:seguridad|segurança)|alertes de sécurité[^.;]{0,16}?(?:sans les lire|ignor|ferm)|(?:ferme\w*|ignore\w*|coupe\w*)\s[^.;]{0,6}?alertes de sécurité|(?:закрывай|игнорируй|отключи|глуши)\s[^.;]{0,10}?(?:предупреждения|оповещения|алерты)\s(?:безопасности|об уязвим)/g,
    unless:
      /\b(?:not|never|after|once|when|fixed|duplicates? of|with a reason|link)\b|修复后|确认后|之后|고친|수정한|확인한|直した|修正後/,
  },
  {
    code: 'protection-off',
    detail: 'laid open',
    pattern:
      /\b(?:let|allow|permit|accept|trust|whitelist)\w*\s(?:any|every|all|arbitrary|unknown|whatever)\s(?:origins?|hosts?|ips?|callers?|clients?|domains?|certificates?|signers?)\b[^.;!?]{0,24}?\b(?:admin|internal|private|prod\w*|production|api|endpoint|backend|webhook|database|dashboard|call|in)\b|\b(?:accept|process|honou?r|take)\w*\s(?:[\w-]+ ){0,2}?(?:unsigned|unverified|unauthenticated|anonymous|self-signed)\s(?:payloads?|webhooks?|requests?|calls?|packages?|tokens?|certificates?|commits?|updates?)\b|(?:接收|接受|放行|处理)[^。;]{0,4}?(?:未签名|没签名|未验签|未鉴权|未认证)的?(?:请求|回调|包|提交)|(?:管理|后台|内部|支付|线上)(?:端)?(?:接口|后台|面板|api)[^。;]{0,6}?(?:先)?(?:不做|不加|不要|免|去掉|取消|暂不)(?:鉴权|认证|登录|权限)|(?:관리자?|내부|결제|운영)\s?(?:api|화면|페이지|엔드포인트)[은는을를]?\s?[^.;]{0,8}?(?:인증|로그인|권한)\s?(?:확인|검사)?\s?없이|서명\s?없는\s?(?:웹훅|요청|패키지|커밋)[을를은는도]?\s?[^.;]{0,6}?(?:받|허용|처리|수락|통과)|(?:管理|社内|決済)(?:画面|api|エンドポイント)[はを]?[^。;]{0,6}?(?:認証|ログイン)(?:なし|無し|不要)|署名(?:のない|なしの|無しの)(?:リクエスト|webhook|パッケージ|コミット)[をも]?[^。;]{0,6}?(?:受け|許可|処理)|(?:akzeptier\w*|erlaub\w*|verarbeite\w*)\s[^.;]{0,12}?(?:unsigniert\w*|ungeprüft\w*|nicht signiert\w*)|(?:acepta|admite|procesa|aceite|processe)\w*\s[^.;]{0,14}?(?:sin firm\w*|no firmad\w*|sem assinatura)|(?:accepte\w*|traite\w*)\s[^.;]{0,14}?(?:non signé\w*|sans signature)|(?:принимай|пропускай|обрабатывай)\s[^.;]{0,14}?(?:без подписи|неподписанн\w*)/g,
    unless:
      /\b(?:tests?|mock\w*|local\w*|dev|development|reject\w*|never|not|sandbox|health|public (?:api|endpoint)|cdn|fonts?|read-only|static)\b|测试|本地|拒绝|로컬|테스트|거부|テスト|ローカル|拒否|lokal|test/,
  },
  {
    code: 'protection-off',
    detail: 'lowered',
    pattern:
      /\b(?:raise|lift|set|bump|push|turn|increase)\w*\s(?:the |our |a |all |any )*(?:[\w-]+ ){0,2}?(?:thresholds?|limits?|budgets?|severity|tolerance|max[- ]warnings|cap)\b[^.;!?]{0,24}?\b(?:so (?:that )?(?:nothing|no \w+|it never|ci never|the (?:gate|check|build) never)|until (?:nothing|it passes|ci passes|everything passes)|so (?:that )?(?:the )?(?:\w+ )?(?:gate|check|build|audit|scan|scanner|ci|pipeline|review) (?:passes|goes through|is green|goes green|stays green|succeeds)|to (?:9{3,}|infinity|infinite|unlimited|max(?:imum)?))/g,
  },
]
