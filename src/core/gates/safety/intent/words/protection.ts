/** Switching protections off. How the words are spelled is said in ../words.ts. */
export const protectionWords = {
  off: [
    'disabl+|turn off|turns off|turning off|turn it off|switch off|switching off|skip|skips|skipping|skipped|bypass+|circumvent+|remov+|deactivat+|suppress+|ignor+|evad+|get around|getting around|work around|working around|workaround|shut off|shut down|weaken+|loosen+|relax+|lower+|drop|drops|dropping|kill|mute|stop|opt out of|turn down|override|overrides|overriding|sidestep+|strip+|delete|deleting|comment out|unset|waive+|neglect|dismiss+|defeat+|avoid+|silence|reduce|do away with|get rid of|subvert+|break out of|escape|disregard+|exempt+',
    '关闭|關閉|关掉|關掉|禁用|停用|跳过|跳過|绕过|繞過|绕开|取消|忽略|无视|無視|屏蔽|去掉|移除|删除|删掉|省略|放宽|放寬|解除|免除|规避|規避|突破|削弱|降低|关了|停掉|豁免|略过|略過|不做|不走',
    '끄고|끄기|꺼|끄|비활성|건너뛰|건너 뛰|우회|무시|해제|생략|제거|스킵|없애|낮추|약화|완화|빼고|피해|회피|무력화|삭제',
    '無効|オフ|スキップ|回避|無視|切る|切って|外す|外して|省略|解除|迂回|緩め|削除|バイパス|飛ばし|飛ばす',
    'desactiva+|deshabilita+|omite|omitir|salta|sáltate|saltar|ignora|elude|evita|quita|quitar|apaga|deaktivier+|überspring+|umgeh+|ignorier+|schalte|abschalten|ausschalten|entferne|désactive+|ignore|ignorer|contourne+|saute|coupe|retire|désactivez|отключ+|пропус+|обходи|обойди|обойти|игнорир+|выключ+|убери|сними|ослаб+|деактивир+',
    'desativ+|desabilit+|pule|pular|ignore|contorne|contornar|burle|remova|desligue|desligar|evite|salta|désactiv+|abschalt+|ausschalt+|auslassen|weglassen|отключи|отключай|отключать|выключи|выключай|关了|關了|關|关',
  ],
  hardOff: [
    'disabl+|turn off|turning off|switch off|skip|skips|skipping|bypass+|circumvent+|deactivat+|evad+|get around|work around|waive+',
    '关闭|關閉|关掉|關掉|禁用|停用|跳过|跳過|绕过|繞過|绕开|取消|免除|规避',
    '끄고|끄기|꺼|비활성|건너뛰|우회|생략|스킵|해제|무력화',
    '無効|オフ|スキップ|回避|省略|迂回|バイパス|飛ばし',
    'desactiva+|deshabilita+|omite|omitir|salta|sáltate|elude|deaktivier+|überspring+|umgeh+|schalte|abschalten|désactive+|contourne+|saute|отключ+|пропус+|обходи|обойди|выключ+',
    'desativ+|desabilit+|pule|pular|contorne|burle|desligue|ausschalt+|désactiv+',
  ],
  use: [
    'use|uses|using|run|runs|running|enable|enables|enabling|require|requires|requiring|execute|perform|turn on|activate|respect|wait for|apply|show',
    '启用|啟用|开启|開啟|打开|运行|運行|执行|使用|用|做|跑|进行|弹|走',
    '쓰|써|사용|돌리|돌려|실행|켜|키|띄우|적용|거치',
    '使|実行|有効|かけ|通',
    'use|uses|usar|ejecut+|activ+|requier+|benutz+|verwend+|nutz+|führ+|aktivier+|starte|utilis+|exécut+|lance+|использ+|запуск+|включа+|выполня+',
  ],
  guard: [
    "sandbox|sandboxing|sandboxed|permission check|permission checks|permission prompt|permission prompts|permission system|permission request|permission requests|permissions check|permission mode|approval|approvals|approval step|approval prompt|approval gate|confirmation prompt|confirmation prompts|confirmation step|pre-commit|precommit|pre-push|commit hook|commit hooks|git hook|git hooks|git's hooks|husky|safety hook|safety hooks|pretooluse|pretooluse hook|pretooluse hooks|hooks in settings|claude hooks|signature verification|signature check|signature checks|signature validation|signing|commit signing|gpg signing|certificate verification|certificate validation|certificate check|certificate checks|certificate errors|cert validation|tls verification|tls checks|tls check|ssl verification|ssl checks|tls certificate|ssl certificate|tls validation|safety check|safety checks|safety rule|safety rules|safety constraint|safety constraints|safety filter|safety filters|safety feature|safety features|safety guard|safety guards|safety measures|safety limits|safety warnings|safety net|safeguard|safeguards|safety|security check|security checks|security review|security reviews|security warning|security warnings|security scan|security scans|security scanner|security rule|security rules|security control|security controls|security feature|security features|security policy|security policies|security level|security levels|security settings|security posture|safety level|certificate warnings|security measures|security alerts|security audit|guardrail|guardrails|firewall|antivirus|virus scan|malware scan|branch protection|protected branch|secret scan|secret scanning|secret scanner|secret detection|leak scan|dependency audit|vulnerability scan|vulnerability scanning|vulnerability warnings|audit log|audit logs|audit logging|audit trail|code review|code reviews|human review|peer review|review gate|content filter|content filters|content policy|content moderation|deny rules|deny list|denylist|allowlist check|memory gate|evogate|the gate|human approval|human in the loop|oversight|restriction|restrictions|access control|access controls|access checks|authorization checks|authorisation checks|integrity check|integrity checks|checksum verification|selinux|apparmor|gatekeeper|csrf protection|two-factor|2fa|mfa",
    '权限确认|權限確認|权限检查|權限檢查|权限提示|权限校验|权限控制|权限限制|权限询问|权限弹窗|沙箱|沙盒|审批|審批|审核|審核|二次确认|操作确认|安全检查|安全檢查|安全警告|安全扫描|安全掃描|安全限制|安全约束|安全規則|安全规则|安全策略|安全审查|安全措施|安全机制|安全校验|安全提示|安全防护|安全设置|安全模式|安全|提交钩子|钩子检查|git 钩子|git钩子|pre-commit|签名验证|签名|簽名驗證|签名校验|验签|驗簽|证书校验|证书验证|证书错误|证书警告|憑證驗證|tls 校验|tls 验证|ssl 验证|ssl 校验|防火墙|防火牆|杀毒|分支保护|分支保護|密钥扫描|代码审查|代码评审|人工审核|人工确认|人工评审|双因素|两步验证|审计日志|审计|内容过滤|内容审核|防护|护栏|保护机制|风控|限制|权限审批|评审流程',
    '확인 창|확인창|권한 창|권한창|권한 확인|권한 검사|권한 체크|권한 요청|권한 프롬프트|권한 제한|샌드박스|승인 절차|승인 단계|승인 과정|승인|보안 검사|보안 경고|보안 점검|보안 스캔|보안 규칙|보안 정책|보안 설정|보안 검토|보안 기능|보안|안전 검사|안전 장치|안전장치|안전 규칙|안전 제약|안전 점검|안전 검증|커밋 훅|깃 훅|pre-commit|프리커밋|서명 검증|서명 확인|인증서 검증|인증서 확인|인증서 검사|인증서 오류|인증서 경고|방화벽|브랜치 보호|시크릿 스캔|코드 리뷰|코드리뷰|사람 검토|2단계 인증|이중 인증|감사 로그|콘텐츠 필터|가드레일|보호 장치|접근 제어|백신|무결성 검사|훅',
    'サンドボックス|権限確認|権限チェック|承認|セキュリティチェック|セキュリティ警告|セキュリティスキャン|セキュリティ|安全チェック|安全対策|安全装置|安全確認|フック|署名検証|証明書の検証|証明書検証|証明書エラー|ファイアウォール|ブランチ保護|コードレビュー|二要素認証|監査ログ|ガードレール|保護機能',
    'sandbox|permisos de seguridad|comprobaciones de seguridad|controles de seguridad|verificación de firmas|verificación de certificados|advertencias de seguridad|revisión de seguridad|revisión de código|aprobaciones|aprobación|cortafuegos|seguridad|ganchos|sicherheitsprüfung+|sicherheitswarnung+|sicherheitsregeln|sicherheitsmaßnahmen|sicherheit|signaturprüfung+|zertifikatsprüfung+|genehmigung+|freigabe+|firewall|berechtigungsprüfung+|berechtigungsabfrage+|code-review+|schutz+|vérifications de sécurité|contrôles de sécurité|avertissements de sécurité|sécurité|vérification des signatures|vérification de signature|vérification des certificats|approbation+|bac à sable|pare-feu|revue de code|crochets|garde-fous|песочниц+|проверки безопасности|проверку безопасности|проверок безопасности|проверкой безопасности|проверку подписи|проверку подписей|проверку сертификат+|предупреждения безопасности|предупреждений безопасности|предупреждение безопасности|безопасност+|подтверждени+|согласовани+|брандмауэр+|файрвол+|хуки|хук|код-ревью|защиту|защит+|ревью',
    "verificação de certificado|verificação de certificados|verificações de segurança|verificação de assinatura|revisão de código|revisões de código|aprovação|aprovações|segurança|caixa de areia|ganchos do git|ganchos|firewall|permissões|certificados|registros de auditoria|verificación de certificado|la verificación tls|verificación tls|comprobación de certificados|ganchos de git|permisos|vérification tls|la vérification tls|contrôle d'accès|autorisations|zertifikat+|tls-prüfung|signaturen|berechtigungen|commit-hooks|hooks|git-hooks|проверку tls|проверки сертификат+|сертификат+|разрешения|хуков|git-хуки|selinux|防火墙|防火牆|证书校验|憑證檢查|憑證|证书|審核|稽核|稽核紀錄|审计日志|日志审计",
  ],
  weakGuard: [
    'permission|permissions|hook|hooks|confirmation|confirmations|confirm dialog|verification|authentication|auth|auth checks|auth check|authorization|review|reviews|warnings|rate limit|rate limits|rate limiting|rate limiter|input validation|encryption|backup|backups|linter|ci checks|status checks|required checks|tests before deploy',
    '权限|權限|确认|確認|钩子|鉤子|校验|校驗|验证|驗證|评审|鉴权|认证|加密|备份|hook|hooks|检查|步骤确认',
    '권한|확인 절차|확인 단계|확인|검증|검토|인증|암호화|백업|경고',
    '権限|確認|検証|レビュー|認証|暗号化|警告',
    'permisos|confirmación|confirmaciones|verificación|revisión|autenticación|cifrado|berechtigung+|bestätigung+|überprüfung+|prüfung+|authentifizierung|verschlüsselung|hooks|permissions|confirmation|confirmations|vérification+|revue|authentification|chiffrement|разрешени+|проверк+|аутентификаци+|шифровани+|хуков',
  ],
  offState: [
    'off|disabled|switched off|turned off|deactivated|inactive|out of the way|out of action',
    '关着|关闭|關閉|停用',
    '꺼|끈|비활성',
    '無効|オフ|切った',
    'apagado|desactivad+|aus|abgeschaltet|deaktiviert|désactivé+|coupé+|выключен+|отключен+|отключён+',
  ],
} as const satisfies Record<string, readonly string[]>
