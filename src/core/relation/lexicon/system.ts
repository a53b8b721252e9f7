/** Servers, data, security and what users see, beyond `work` and `code`; lines as there. A trailing `?` as in `deeds`. */
export const system = `
service? | service, services, application, applications, app, apps, system, systems, platform, platforms, product | 服务, 应用, 系统, 平台 | 서비스, 애플리케이션, 앱, 시스템, 플랫폼
server | server side, api server, host, hosts, machine, machines, vm, instance, instances | 服务器端, 主机, 机器, 实例 | 호스트, 서버 측, 인스턴스
ssh | log into the server | 登服务器, 登录服务器 | 서버 접속, 서버에 접속
production | prod database, production database, production data, prod data, prod environment, production server, production servers, live system, live systems, in prod | 生产库, 线上库, 生产数据, 线上数据, 生产服务器, 线上服务, 生产系统, 正式库 | 운영 db, 운영 데이터, 운영 데이터베이스, 실서버, 실서비스, 라이브 환경, 운영계
staging | stage, test environment, staging server, staging env, uat, qa environment | 测试环境, 预发环境里, 测试服 | 테스트 환경, 스테이징 서버, 스테이징 환경, 검증 환경
local-env | own machine, your machine, laptop, on your machine, development environment, dev environment | 自己机器, 自己电脑, 本地开发, 开发机 | 로컬에서, 로컬 머신, 내 컴퓨터, 개발 머신
database | datastore, data store, db instance, data stores | 数据存储, 库里, 数据库里 | 디비에, db에, 데이터 저장소
migration | migrate, migrates, migrating, migration script, migration scripts, migration file, migration files, schema migration, schema migrations, data migration, ddl, alter table, schema alteration | 数据库迁移, 改表, 表变更, 结构变更, 改表结构, 迁移文件里, 库表变更, 迁移数据 | 데이터 마이그레이션, db 마이그레이션, 데이터베이스 마이그레이션, 테이블 변경, 마이그레이션 파일, 마이그레이션 스크립트
migration/down | down migration, down migrations, reversible, rollback script, downgrade path, can be rolled back, reversible migration, reversible migrations | 可回滚, 回滚脚本, 可逆, 向下迁移 | 다운 마이그레이션, 롤백 스크립트, 되돌릴 수 있
query | queries, sql queries, select statement, sql string, sql strings, database query, database queries, db query, sql text | sql 语句, 查库, 数据库查询, sql查询, 查询数据库 | sql문, db 조회, 쿼리문, 데이터베이스 조회, 조회문
select-star | select *, select star, wildcard select | select 星 | 셀렉트 스타
n-plus-one | n+1, n + 1, n+1 query, n+1 queries | 循环查库, 循环里查, 循环查询 | n+1 쿼리, 반복 조회
join-sql | join, joins, left join, inner join | 联表, 连表, 关联查询 | 조인
foreign-key | foreign key, foreign keys, fk constraint, fks | 外键, 外键约束 | 외래 키, 외래키
constraint | constraint, constraints, unique constraint, check constraint | 约束, 唯一约束 | 제약, 제약 조건
stored-procedure | stored procedure, stored procedures, trigger in the database, database triggers | 存储过程, 触发器 | 저장 프로시저, 트리거
view-sql | materialized view, materialised view | 物化视图 | 구체화 뷰
transaction | transactional, in one transaction, atomic update, all-or-nothing | 事务里, 事务内, 同一事务, 原子操作 | 트랜잭션 안, 트랜잭션으로, 원자적으로
lock | row lock, row locks, optimistic lock, optimistic locking, pessimistic locking, lock table | 行锁, 乐观锁, 悲观锁, 锁表, 分布式锁 | 낙관적 락, 비관적 락, 행 잠금, 잠금
recoverable | recoverable, resumable, can be resumed, resumes where it stopped | 可恢复, 可续跑, 断点续传, 可继续, 断了能接着跑, 能接着跑 | 복구 가능, 이어서 실행, 재개 가능
readability | readable, readability, legible, easy to read, hard to read, hard to scan | 可读, 可读性, 易读, 难读, 好读 | 가독성, 읽기 쉬, 읽기 어려
maintainability | maintainable, maintainability | 可维护, 可维护性, 易维护 | 유지보수성, 유지보수하기
testability | testable, testability | 可测试, 可测, 可测试性 | 테스트하기 쉬, 테스트 가능
extensible | extensible, extensibility, pluggable | 可扩展, 扩展性, 可插拔 | 확장성, 확장 가능
maintained | maintained, actively maintained, well maintained, has maintainers, well-maintained, active maintenance | 有人维护, 维护活跃, 活跃维护, 维护中 | 관리되는, 유지보수되는, 활발히 관리
mature | mature, widely used, battle-tested, popular, well-known, proven library | 成熟, 用的人多, 广泛使用, 流行, 主流 | 성숙, 널리 쓰이, 검증된, 많이 쓰는
idempotent | idempotent, idempotency, idempotency key, safe to repeat, safe to retry, repeatable, run twice | 幂等, 幂等性, 重复执行, 可重复执行 | 멱등, 멱등성, 반복 실행
retry | retried, try again, tries again, retry logic, exponential backoff, exponential back-off, exponential delay, with jitter, jitter, reattempt | 再试, 重新尝试, 指数退避, 重试机制, 退避重试, 重试逻辑 | 다시 시도, 지수 백오프, 재시도하, 재시도 로직
circuit-breaker | circuit breaker, circuit breakers | 熔断, 熔断器 | 서킷 브레이커
timeout | timed out, deadline exceeded, time-out, timeout value | 超时设置, 超时控制, 设超时 | 타임아웃 설정, 타임아웃을, 시간제한
rate-limit | rate limited, rate-limit, rate-limited, rate limiter, quota, quotas, request quota, api limits, throttled, requests per | 限速, 流控, 配额, 频控, 速率限制 | 레이트 리밋, 요청 한도, 쿼터, 호출 제한
queue | message broker, event bus, event queue, message queues, topic, topics, kafka topic, consumers, consumer, producers, producer | 消息总线, 事件总线, 主题, 消费者, 生产者 | 이벤트 버스, 토픽, 컨슈머, 프로듀서, 소비자
event | event, events, domain event, domain events, event-driven | 事件, 领域事件, 事件驱动 | 이벤트, 도메인 이벤트
cache | cached value, cache layer, cache entry, caching layer, cached data, cache key, cache keys, caches results | 缓存层, 走缓存, 缓存数据, 缓存键, 缓存结果 | 캐시하, 캐시 키, 캐시 계층, 캐싱하
cache/invalidate | cache invalidation, invalidate the cache, bust the cache, clear the cache, flush cache, flush the cache, cache busting | 清缓存, 缓存失效, 刷新缓存, 清空缓存 | 캐시 무효화, 캐시 비우, 캐시를 지우
expiry | expires after, expired, time-to-live, retention, retention period, lifespan | 有效时间, 存活时间, 保留期, 保留时间, 保存期限 | 보관 기간, 보존 기간, 유지 시간
cdn | cdn, edge cache | 内容分发 | 씨디엔
load-balancer | load balancer, load balancers, reverse proxy, api gateway, gateway | 负载均衡, 反向代理, 网关 | 로드 밸런서, 게이트웨이, 리버스 프록시
health-check | health check, health checks, healthcheck, liveness, readiness, liveness probe, readiness probe, health endpoint | 健康检查, 存活探针, 就绪探针 | 헬스 체크, 헬스체크, 상태 검사
graceful | graceful shutdown, graceful, gracefully, drain connections, sigterm | 优雅关闭, 优雅停机, 优雅退出 | 우아한 종료, 정상 종료
monitoring | observability, tracing, traces, distributed tracing, span, spans, opentelemetry, alarms, alarm, prometheus, slo, slos | 可观测性, 链路追踪, 追踪, 监控指标, 预警 | 관측성, 트레이싱, 추적 정보, 경고 알람
log | log statement, log statements, log entries, log entry, log record, log file content, application logs, writes to the log, in the logs, into logs, into the logs, logger, loggers, logging library, structured logging, log it | 日志记录, 打日志时, 日志中, 日志输出, 记入日志, 日志库, 落日志, 日志文件里, 打进日志, 写到日志 | 로거, 로그 출력, 로그 기록, 로그에는, 로그 항목, 로그 파일에
log/structured | structured log, structured logger, key-value logs, machine-readable logs | 结构化, 结构化日志输出 | 구조화된 로그, 구조화 로깅
log/level | severity, severity level, verbosity level, log levels, log severity | 级别日志 | 로그 등급, 심각도
correlation-id | correlation id, request id, trace id, trace ids, request ids, correlation ids, x-request-id | 请求 id, 追踪 id, 链路 id, traceid, requestid, 请求编号 | 요청 id, 추적 id, 상관관계 id, 트레이스 id
stack-trace | stack trace, stack traces, stacktrace, backtrace, traceback | 堆栈, 调用栈, 堆栈信息 | 스택 트레이스, 스택트레이스, 호출 스택
secret | sensitive data, sensitive information, sensitive values, sensitive fields, passwords and keys, keys and passwords, confidential data, auth credentials, client secret, signing key, private keys, api secrets, secret values, secret keys, secret key, service account key | 敏感内容, 密钥信息, 私钥, 密匙, 敏感字段, 机密信息, 账号密码, 凭证信息, 密码和密钥, 秘密 | 민감 정보, 민감정보, 민감한 정보, 비밀 정보, 개인 키, 크리덴셜, 키값, 비밀 키, 보안 정보
secret/token | bearer token, refresh token, session token, tokens of users, api token, api tokens, auth tokens, access tokens | 访问令牌, 刷新令牌, 认证令牌 | 액세스 토큰, 리프레시 토큰, 인증 토큰, api 토큰
secret/password | plain-text password, plaintext passwords, user passwords, pwd, passphrase | 明文密码, 用户密码 | 평문 비밀번호, 사용자 비밀번호
secret/store | secret manager, secrets manager, key vault, vault service, keychain, secret storage, secret store, kms | 密钥管理, 密钥管理服务, 密钥库, 机密管理 | 시크릿 매니저, 비밀 관리, 키 관리
env-var | environment, env variable, env variables, os.environ, from the environment, via environment | 环境变量里, 读环境变量 | 환경변수로, 환경 변수로
personal-data | personally identifiable, personal details, private data, user information, user's data, names and addresses, customer records, customer information, user emails, sensitive user data | 用户信息, 私人信息, 个人资料, 客户信息, 用户隐私, 身份证, 实名信息 | 사용자 정보, 신상, 고객정보, 프라이버시, 주민번호
encryption | encrypts, encrypting, at rest, cipher, tls, ssl, https, encrypted at rest, in transit, salted | 加密存储, 传输加密, 加盐 | 암호화하, 암호화해, 해싱, 솔트
https | https only, over https, http only, plain http | 走 https | https로
injection-attack | sql injection, xss, csrf, cross-site scripting, injection attack | 注入攻击, 跨站脚本, sql 注入, 跨站 | 인젝션 공격, sql 인젝션, 크로스 사이트
cors | cors, cross-origin, allowed origins | 跨域 | 교차 출처
role-right | access control, rbac, role-based, role check, permission check, permission checks, authn, authz, authenticated, authenticate, logged-in, login required, auth check, auth checks, auth middleware, access rights | 鉴权检查, 权限校验, 权限检查, 登录校验, 身份验证, 身份认证, 访问控制, 角色, 已登录 | 인증 검사, 권한 검사, 접근 제어, 로그인 필요, 권한 확인, 권한 체크
least-privilege | least privilege, minimal permissions, minimum permissions | 最小权限, 权限最小 | 최소 권한
unprivileged | unprivileged, non-root, nonroot, unprivileged user, non-root user, normal user, ordinary user, limited account, without root | 非 root, 普通用户, 非特权, 非 root 用户 | 비루트, 비 루트, 일반 사용자, 비특권, 루트가 아닌
admin | admin rights, admin access, root user, root access, sudo rights, as root | 管理员权限, 用 root, root 用户 | 관리자 권한, 루트 사용자, root로
container | docker images, base image, base images, slim image, alpine, container image, containers run, pod, pods | 容器镜像, 基础镜像, 容器里 | 컨테이너 이미지, 베이스 이미지, 파드
host-port | port numbers, tcp port, default port | 默认端口, 端口上 | 포트 번호, 기본 포트
cost-cloud | cloud cost, cloud resources, cloud spend | 云成本, 云资源 | 클라우드 비용
region | availability zone, regions, data centre, datacenter | 可用区, 数据中心 | 가용 영역, 데이터 센터
on-call | pager, paged, pagerduty, on-duty | 值班人, 值班人员 | 당직자, 온콜 담당
incident | incidents, outages, downtime, failure in production, post mortem, emergencies, emergency | 线上故障, 事故复盘, 宕机, 紧急情况, 紧急, 应急 | 장애 대응, 다운타임, 비상, 긴급, 긴급한
maintenance | maintenance window, maintenance, planned downtime | 维护窗口, 维护时间, 停机维护 | 점검 시간, 유지보수 시간, 유지보수
backup | backup copy, dump, database dump, snapshot backup, take a backup, backed-up | 备份文件, 备份一份, 做备份, 先备份, 存档, 备份数据 | 백업본, 백업하, 백업을, 덤프
archive | archive, archives, archived, archiving | 归档 | 아카이브, 보관 처리
api | http api, web api, public api, public apis, api route, api routes, rest endpoints, api endpoint, api endpoints, api surface, handler, handlers, route handler, route handlers, http handler | 公共接口, 对外接口, 开放接口, 接口层, api 端点, http 接口, 后端接口 | 공개 api, api 엔드포인트, 핸들러, api를, 인터페이스 주소
api/version | api version, api versions, versioned api, api versioning, /v1, /v2, versioned endpoints | 接口版本, api 版本, 版本化接口 | api 버전, api 버저닝
api/breaking | breaking api change, breaking api changes, break the api, break clients, breaking existing clients, break compatibility, breaks clients, incompatible changes, incompatible | 破坏接口, 破坏兼容, 不兼容, 不兼容的改动, 破坏性改动 | 호환되지 않, 비호환, 호환성을 깨, 깨지는 변경, 브레이킹 체인지
backward-compat | backward-compatible, backwards-compatible, compatible with old, compatible with older, old clients, older clients | 向前兼容, 兼容老版本, 兼容旧客户端, 老客户端, 保持兼容 | 하위 호환을, 구버전 호환, 기존 클라이언트
request | incoming request, incoming requests, outgoing request, outgoing requests, http call, http calls, remote call, remote calls, api traffic | 发请求, 外部请求, 网络调用, 接口请求, http 请求, 远程调用 | http 요청, 원격 호출, 외부 호출, 요청 처리
response | responses from the api, json response, response format, response shape, envelope, response envelope, api output | 返回结构, 响应格式, 返回格式, 响应结构, 接口返回, 返回体格式 | 응답 형식, 응답 구조, api 응답, 응답 포맷
error/code | error.code, http status, http status code, http status codes, numeric code, exit code, exit codes, return code, exit status | http 状态码, 错误代码, 退出码, 返回码 | http 상태 코드, 에러코드, 종료 코드, 오류코드
error/message | error strings, message string, error description, message text, human-readable message, error.message | 错误描述, 错误文本, 错误文案, 报错文案, 错误提示语 | 오류 문구, 에러 문구, 오류 메세지
error/class | custom error, custom errors, error class, error classes, error type, error types, error subclass, typed error, typed errors, custom exception, custom exceptions, exception type, exception class, domain error, domain errors | 自定义异常, 异常类, 错误类, 异常类型, 错误类型, 业务异常 | 커스텀 예외, 예외 클래스, 에러 클래스, 예외 타입, 오류 유형, 사용자 정의 예외
catch | except block, except clause, rescue, catch block, catch blocks, catch all, catch-all, blanket catch, bare catch | 捕捉, 捕捉异常, 抓异常, 接住异常, 捕获块 | 예외 처리 블록, 잡는, 캐치 블록
bare-except | bare except, bare except:, except:, bare excepts, naked except | 裸 except, 裸except, 裸露的 except | 맨 except, 빈 except
swallow | swallowed, hide errors, hides errors, hiding errors, ignore errors, ignoring errors, eat errors, eat exceptions, drop errors, silent failure, silent failures, silent fallback, fail silently, fails silently, silent, discard errors, discarded errors, error is ignored, except: pass, catch and ignore, mask errors, unhandled | 吃掉异常, 吃掉, 吞错, 静默失败, 悄悄忽略, 忽略异常, 忽略错误, 默默失败, 静默, 掩盖错误, 不处理异常, 隐藏错误 | 조용히 넘어, 묵살, 무시하지, 오류를 숨기, 에러를 무시, 예외를 무시, 삼키지, 숨기지, 감추
fail-fast | fail, fails, failing, fail hard, fail early, loud failure, crash, crashes, exit non-zero, exit with an error, bail out, bail, blow up, error out | 直接失败, 直接报错, 立即报错, 立刻失败, 崩溃, 抛出来, 暴露出来 | 실패해야, 바로 실패, 크래시, 오류로 종료, 실패 처리
wrap-error | wrap errors, wrapped errors, wrapped error, wrap the error, %w, error wrapping, add context to errors, error context, contextual error, contextual errors, with context | 包装错误, 错误包装, 带上下文的错误, 附上下文, 包一层 | 오류 감싸, 에러 래핑, 감싸서, 컨텍스트를 붙
boundary-check | sanitize input, sanitize user input, untrusted input, untrusted, user input, external input, input data, incoming data, request validation | 用户输入, 外部输入, 不可信输入, 入参校验, 参数校验, 外部数据 | 사용자 입력, 외부 입력, 입력값, 신뢰할 수 없는
time-value? | clock, date handling, datetimes, date values | 时间值, 时间字段, 日期字段, 时刻值 | 날짜 값, 시간 값, 시각 값
time-zone | timezone-aware, tz-aware, aware datetimes, naive datetime, naive datetimes, tz, offset-aware | 带时区, 时区信息 | 타임존 포함, 시간대 정보
currency | currency, currencies, dollars, euros, usd, eur | 货币, 币种, 美元, 人民币 | 통화, 화폐, 달러, 원화
payment | checkout, billing code, charge, charges, transaction amount, monetary values, monetary amounts, money values, monetary | 支付模块, 资金, 扣款, 收款, 金额字段 | 결제 모듈, 과금하, 결제 금액, 금액은
file-upload | uploaded file, uploaded files, attachment, attachments | 上传的文件, 附件 | 업로드된 파일, 첨부파일, 첨부 파일
pdf | pdf, pdfs | pdf 文件 | pdf 파일
csv | csv, csv file, csv files, spreadsheet, spreadsheets, excel | 表格文件, 电子表格 | 엑셀, 스프레드시트
image | pictures, photos, img, img tag, img tags, <img>, illustrations, raster images | 图, 配图, 图片组件 | 그림, 이미지 태그
video | video, videos, audio, media | 视频, 音频, 媒体 | 영상, 동영상, 오디오, 미디어
animation | animation, animations, animated, motion, transitions | 动画, 动效, 过渡效果 | 애니메이션, 모션
responsive | responsive, mobile-first, mobile first, mobile, mobile screens, small screens, breakpoints | 响应式, 移动优先, 移动端, 手机端 | 반응형, 모바일 우선, 모바일
desktop | desktop, desktop app | 桌面, 桌面端 | 데스크톱
keyboard | keyboard, keyboard navigation, focus order, focusable | 键盘, 键盘操作 | 키보드, 키보드 조작
contrast | contrast, contrast ratio | 对比度 | 명암비, 대비
accessibility | accessible, aria-label, aria labels, alt attribute, alt attributes, wcag, screen readers | 替代文本, 可访问, 无障碍标签 | 접근 가능한, 대체텍스트, 웹 접근성
ui-text | translated strings, translatable, localized, localised, localisation, user facing text, visible text, visible strings, display text, hard-coded text, hardcoded text, hard-coded strings, hardcoded strings | 国际化文案, 界面文本, 显示文字, 展示文案 | 화면에 표시되는, 현지화
design-token | design token, design tokens, theme token, theme tokens, theme variables, css variable, css variables, css custom properties, color token, color tokens, design system, theme colors, theme color, spacing tokens | 设计令牌, 设计变量, 主题变量, css 变量, 设计系统, 主题色, 颜色变量, 设计规范变量 | 디자인 토큰, 테마 변수, css 변수, 디자인 시스템, 테마 색상, 색상 변수
color | hex colors, hex value, hex values, rgb, hard-coded color, hardcoded colors, raw colors, color values, color value | 十六进制颜色, 硬编码颜色, 颜色值, 裸色值 | 헥스 코드, 색상 값, 색상코드
spacing | spacing, gutter | 间距 | 여백, 간격
font | font, fonts, typeface, font size, text size, text sizes, font sizes, typography | 字体, 字号, 字体大小 | 글꼴, 폰트, 글자 크기
toast | toast, toasts, snackbar, popup message | 轻提示, 弹出提示, 提示框, 吐司 | 토스트, 스낵바
loading | loading state, loading states, loading indicator | 加载状态, 加载中 | 로딩 상태, 로딩 표시
empty-state | empty state, empty states | 空状态, 空态 | 빈 상태
form | form validation, form field, form fields, form inputs, controlled input, controlled inputs | 表单校验, 表单字段 | 폼 검증, 폼 필드, 입력창
link-ui | anchor tag, anchor tags, hyperlink, hyperlinks, <a>, next/link | 超链接, 跳转链接 | 하이퍼링크, 앵커 태그
router | router, routing, navigation, navigate, redirect, redirects | 路由跳转, 导航, 跳转, 重定向 | 라우터, 내비게이션, 리다이렉트, 이동 경로
store-state | global store, store state, app state, app-wide state, shared state | 全局 store, 状态仓库, 共享状态 | 전역 스토어, 스토어, 공유 상태
local-state | local state, component state, usestate | 局部状态, 组件状态, 本地状态 | 지역 상태, 컴포넌트 상태, 로컬 상태
bundle-size | bundle size, bundle sizes, chunk size | 包体积, 打包体积, 体积 | 번들 크기, 번들 사이즈
code-splitting | code splitting, dynamic import, dynamic imports, lazy import, lazy imports | 代码分割, 动态导入, 动态引入 | 코드 스플리팅, 동적 임포트
key-prop | key prop, array index as key, index as key, list keys | 列表 key, 数组下标做 key | 키 프롭, 인덱스를 키로
`
