/** What protects the work, its data and the people who answer for it, as English names it. */
export const GUARD_ENGLISH = `(?:${[
  'audit(?:ing|s| logs?| logging| trails?| entr(?:y|ies)| events?| records?| rows?| checks?)?',
  '(?:access|security|admin|login|command|session|privilege) (?:logs?|logging|records)',
  '(?:nightly |daily |hourly |weekly |off-?site |database |db )?(?:back-?ups?(?: (?:jobs?|runs?|drills?|checks?|cron))?|(?:pg_?|mysql)dump (?:jobs?|cron)|restore points?)',
  '(?:nightly|daily|hourly|weekly|database|db|disk|volume|vm|pre-migration) (?:snapshots?|dumps?)',
  '(?:restore|recovery|dr|disaster[- ]recovery|fail-?over|back-?up|incident|fire) (?:drills?|tests?|rehearsals?|exercises?)',
  'checksums?(?: (?:checks?|lines?|verification|validation|mismatch(?:es)?))?|hash (?:checks?|lines?|verification|comparison|pins?|pinning)|(?:integrity|digest) (?:checks?|hash(?:es)?|fields?|attributes?|pins?)',
  '(?:commit |code |image |package |release |artifact |webhook )?(?:signatures?(?: (?:checks?|verification|validation|steps?))?|signing(?: steps?)?)|provenance(?: checks?)?|attestations?|sboms?',
  'sandbox(?:ing|es)?|(?:process|container|network) isolation|seccomp|selinux|apparmor',
  '(?:code |peer |security |human |manual |pr |second |design |access |threat )?reviews?(?: (?:steps?|rounds?|gates?))?|(?:second |other |human )?(?:reviewers?|approvers?)|(?:second|another|extra) (?:pair of eyes|look|opinion)|four[- ]eyes(?: (?:rule|principle|check))?|approvals?|sign-?offs?|code ?owners',
  '(?:(?:quality|coverage|security|release|merge|severity|vulnerability|mutation) )?(?:gates?|thresholds?)|(?:test )?coverage(?: (?:bars?|minimums?|floors?|checks?|requirements?))?',
  '(?:confirmations?|confirm|are-you-sure)(?: (?:prompts?|steps?|dialogs?|questions?))?|permission (?:prompts?|checks?)|dry[- ]runs?',
  'deny[- ]?lists?|deny (?:rules?|entr(?:y|ies)|sections?|arrays?)|block-?lists?|guard-?rails?',
  '(?:security |on-?call |prod(?:uction)? |error[- ]rate |intrusion )?(?:alerts?|alerting|alarms?|monitoring|paging)|intrusion detection|edr|antivirus',
  '(?:(?:secrets?|vulnerability|dependency|licen[cs]e|image|virus|malware|security|leak)[- ])?(?:scans?|scanners?|scanning)(?: (?:steps?|jobs?|stages?))?|sast|dast|gitleaks|trufflehog|trivy|snyk|semgrep|codeql|sonarqube|(?:npm|pip|cargo|dependency)[- ]audit|dependabot',
  '(?:pre-?commit|pre-?push|git|commit|server|safety)(?: |-)?hooks?|branch protections?|(?:required|status|ci|pipeline|safety|security|merge|pre-?merge) checks?|(?:regression|security|integration|smoke|penetration|pen) (?:tests?|suites?)',
  'mfa|2fa|two-factor(?: auth\\w*)?|rate[- ]?limit(?:s|ing|ers?)?|firewalls?(?: rules?)?|waf|csp|csrf(?: \\w+)?|hsts|(?:tls|ssl|cert(?:ificate)?|host[- ]key) (?:verification|validation|checks?|checking|pinning)',
  'encryption(?: at rest)?|(?:pii |log |data )?(?:masking|redaction)|least privilege|rbac|access (?:controls?|checks?)|deletion protection|rollback (?:plans?|scripts?|tests?)|canar(?:y|ies)(?: (?:stage|step|deploys?))?|staged rollouts?|change freezes?|(?:key|secret|token|password|credential) rotations?|input validation|post-?mortems?',
].join('|')})`

/** The same in Chinese, simplified. */
export const GUARD_CHINESE = `(?:${[
  '审计(?:日志|记录|条目|轨迹|留痕)?|(?:操作|访问|登录|安全|提权)(?:日志|留痕|记录)|留痕',
  '(?:每晚|夜间|每日|异地|数据库)?(?:备份|快照)(?:任务|作业)?|(?:备份|还原|恢复|灾备|容灾|故障切换|应急)(?:还原|恢复)?的?(?:演练|测试|验证|抽查)',
  '校验和?|哈希(?:校验|值|行|检查)|完整性(?:校验|检查)|验签|签名(?:校验|验证|检查)?|来源证明|sbom',
  '沙(?:箱|盒)|隔离环境',
  '(?:代码|安全|人工|双人|同行|上线)?(?:评审|审查|审核|复核|审批|会签)(?:环节|流程|步骤)?|评审人|(?:二次|人工|双人|操作|删除)确认|确认(?:步骤|环节|弹窗|框|提示)',
  '(?:质量|安全|[覆复]盖率|合并|发布)(?:门禁|门槛|阈值|红线)(?:的?阈值)?|门禁|[覆复]盖率(?:门槛|阈值|要求|检查)?',
  'deny\\s?(?:列表|清单|名单|规则|条目|数组)|(?:拒绝|禁止|禁用|拦截)(?:列表|清单|名单|规则|条目)|黑名单|护栏',
  '(?:安全|线上|生产|入侵)?(?:告警|报警|警报|监控)',
  '(?:漏洞|密钥|依赖|病毒|安全|镜像|泄露|代码)?扫描(?:器|步骤|任务|环节)?|(?:提交|推送|预提交|安全)?钩子|分支保护|(?:必过|必需|合并前)的?检查|(?:回归|安全|渗透|集成|冒烟)(?:测试|用例)',
  '双因素|两步验证|限流|防火墙|(?:证书|主机密钥|权限|输入)(?:校验|检查|验证)|脱敏|打码|最小权限|删除保护|回滚(?:方案|预案|脚本|演练)|灰度|(?:密钥|口令|密码|令牌)轮换|试运行|复盘',
].join('|')})`

/** The same in Korean. */
export const GUARD_KOREAN = `(?:${[
  '감사 ?(?:로그|기록|추적|이력|항목)|(?:접근|접속|보안|로그인|권한 상승) ?(?:로그|기록)',
  '(?:야간|일일|정기|db|디비|데이터베이스)? ?(?:백업|스냅샷)(?: ?(?:작업|검증|잡|크론))?|(?:백업|복구|복원|재해|장애|모의) ?(?:복구|복원)? ?(?:훈련|테스트|연습|점검|리허설)',
  '체크섬|해시 ?(?:검증|검사|확인|줄|값)|무결성 ?(?:검사|검증|확인)|서명 ?(?:검증|검사|확인|절차)?|출처 증명|sbom',
  '샌드박스|격리 ?(?:환경|모드)',
  '(?:코드|동료|보안|사람|상호|2차)? ?(?:리뷰|검토|검수)(?: ?(?:절차|단계|과정))?|리뷰어|승인(?: ?(?:절차|단계|과정))?|결재|(?:이중|재|삭제|2차) ?확인|확인 ?(?:절차|단계|창|과정|질문)',
  '(?:품질|보안|커버리지|심각도|릴리스)? ?(?:게이트|임계값|임계치|하한)|(?:품질|커버리지) ?기준|커버리지',
  '(?:deny|거부|차단|금지) ?(?:목록|리스트|규칙|항목)|블랙리스트|가드레일',
  '(?:보안|운영|장애|침입) ?(?:알림|경보|경고)|경보|모니터링|관제',
  '(?:취약점|시크릿|비밀|의존성|보안|이미지|유출|악성코드)? ?(?:스캔|스캐너)(?: ?(?:단계|작업))?|(?:커밋|푸시|프리커밋|깃|안전) ?훅|브랜치 보호|필수 ?(?:검사|체크)|(?:회귀|보안|통합|침투) ?테스트',
  '(?:2단계|이중|다중) ?인증|(?:요청|속도) ?제한|방화벽|(?:인증서|호스트 키|권한|입력|서명|다운로드) ?(?:검증|검사|확인)|마스킹|비식별화?|최소 권한|삭제 보호|롤백 ?(?:계획|절차|스크립트)|카나리|(?:키|비밀번호|토큰) ?교체|드라이런|사후 분석',
].join('|')})(?: ?(?:단계|절차|과정|작업|검사|검증|확인|대조))?`
