/**
 * Things of the work around code: repository, review, tests, delivery, data, security. A line is
 * `id | English | Chinese | Korean`; `a/b` is a kind of `a`; a leading `~` says too little to tell two rules apart.
 */
export const work = `
commit | commit, commits, check in, checkin | 提交, 提交代码, 入库 | 커밋
commit/message | commit message, commit msg, commit subject, commit title, commit description, commit log, commit body | 提交信息, 提交消息, 提交说明, 提交日志, 提交记录, 提交标题 | 커밋 메시지, 커밋메시지, 커밋 메세지, 커밋 제목, 커밋 로그
co-author | co-authored-by, co-author, coauthor, co-author trailer, attribution, ai signature, generated with | 共同作者, 署名 | 공동 작성자, 공동 저자
conventional-commits | conventional commit, conventional commits, semantic commit, commitlint | 约定式提交, 规范化提交 | 컨벤셔널 커밋, 커밋 컨벤션
push | push, pushes, git push, pushing | 推送, 推到, 推上去, 推上, 推代码 | 푸시, 푸쉬
push/force | force push, force-push, push --force, push -f, --force-with-lease, force pushing, force-pushing, force pushed | 强推, 强制推送, 强制推, 强行推送 | 강제 푸시, 강제푸시, 강제 푸쉬, 강제로 푸시, 포스 푸시
pull | pull, git pull, pulling | 拉取, 拉代码, 拉最新 | 풀 받, 풀받
merge | merge, merging, merged, git merge, land | 合并, 合入, 并入 | 병합, 머지, 반영, 합치
merge/squash | squash commits, squash, squash merge, squash-merge, squash and merge, squashing | 压缩合并, 合并成一个提交 | 스쿼시, 스쿼시 머지
rebase | rebase, rebasing, rebased | 变基 | 리베이스
cherry-pick | cherry-pick, cherry pick | 摘取 | 체리픽
branch | branch, branches | 分支 | 브랜치
branch/main | main, master, trunk, main branch, master branch, default branch | 主分支, 主干, 主线 | 메인 브랜치, 마스터 브랜치, 메인에, 메인으로, 메인 직접
branch/feature | feature branch, topic branch, feature branches | 特性分支, 功能分支 | 기능 브랜치, 피처 브랜치
branch/release | release branch | 发布分支 | 릴리스 브랜치
branch/name | branch name, branch names | 分支名, 分支名称, 分支命名 | 브랜치 이름, 브랜치명
pull-request | pull request, pull requests, pr, prs, merge request, mr, mrs | 拉取请求, 合并请求 | 풀 리퀘스트, 풀리퀘, 피알
pull-request/description | pr description, pr body, pr descriptions, pr template | pr 描述, pr描述, pr 说明, pr说明 | pr 설명, pr 본문
pull-request/title | pr title, pr titles | pr 标题, pr标题 | pr 제목
review | review, reviews, code review, reviewing, reviewed, peer review, reviewer, reviewers | 评审, 代码评审, 审查, 代码审查, 走查, 审核, 评审人, 审阅 | 리뷰, 코드 리뷰, 코드리뷰, 검토, 리뷰어
approval | approval, approve, approved, approver, asking me, my permission, explicit permission, consent, permission, ok, okay, go-ahead, green light, sign-off, sign off, say-so, confirm, confirmation, confirmed, ask, ask me, ask first, ask for clarification, asking, check with me, check with, consult, run it by me, run by me | 确认, 同意, 批准, 许可, 准许, 授权, 点头, 经过我, 问我, 先问, 来问, 请教, 问, 询问, 征求, 请示, 审批, 问一下, 问一声 | 승인, 허락, 확인받, 확인 받, 동의, 물어보, 물어봐, 물어본, 묻고, 컨펌, 허가
history | history, git history, commit history | 历史, 提交历史 | 히스토리, 이력
hook | hook, hooks, git hook, pre-commit hook, pre-commit, husky | 钩子 | 훅, 프리커밋
tag | tag, tags, git tag | 标签, 打标签, 打 tag, 打tag | 태그
issue | issue, issues, ticket, tickets, jira, bug report | 工单, 议题, 缺陷单, 需求单 | 이슈, 티켓
issue/number | ticket ids, issue ids, jira ticket id, jira ticket, issue number, ticket number, ticket id, issue id, jira key, ticket key, issue key, issue reference | 工单号, 单号, 需求号, issue 编号, 议题编号, 任务编号 | 이슈 번호, 티켓 번호, 이슈번호
todo | todo, todos, todo comment, todo comments, fixme | 待办 | 투두, 할 일 주석
changelog | changelog, change log, release notes, changelog.md, changeset | 变更日志, 更新日志, 变更记录, 发布说明 | 변경 이력, 변경 로그, 체인지로그, 릴리스 노트, 릴리즈 노트
version | version, versions, version number, semver, semantic versioning | 版本, 版本号, 语义化版本 | 버전, 시맨틱 버저닝
dependency | dependency, dependencies, package, packages, library, libraries, third-party library, third party, deps, module from npm | 包管理, 依赖, 依赖包, 第三方库, 第三方依赖, 库, 三方库, 软件包 | 의존성, 라이브러리, 패키지, 외부 라이브러리, 디펜던시, 종속성
dependency/lockfile | lockfile, lock file, package-lock.json, pnpm-lock.yaml, yarn.lock, lockfiles | 锁文件, 锁定文件 | 락파일, 락 파일, 잠금 파일
pin | pin, pinned, pinning, exact version, exact versions, pin exact | 锁定版本, 锁版本, 固定版本, 精确版本 | 버전 고정, 고정 버전, 정확한 버전
test | test, tests, testing, test suite, test case, test cases, spec, specs, tested | 测试, 测试用例, 用例, 测试套件, 测一下, 测一遍, 跑测 | 테스트, 테스트 코드, 테스트코드, 테스트 케이스
test/unit | unit test, unit tests, unit testing | 单元测试, 单测 | 단위 테스트, 유닛 테스트, 단위테스트
test/integration | integration test, integration tests | 集成测试 | 통합 테스트, 통합테스트
test/e2e | e2e, end-to-end test, end to end test, e2e test, e2e tests, end-to-end tests | 端到端测试, 端到端 | 종단 간 테스트, e2e 테스트, 엔드투엔드
test/regression | regression test, regression tests | 回归测试 | 회귀 테스트
test/snapshot | snapshot test, snapshot tests, snapshot testing, snapshots, snapshot | 快照测试, 快照 | 스냅샷 테스트, 스냅샷
test/name | test name, test names, test title, test titles | 测试名, 测试名称, 用例名, 用例名称, 测试标题 | 테스트 이름, 테스트명
mock | mock, mocks, mocking, mocked, stub, stubs, test double, fake, fakes | 模拟, 打桩, 桩 | 모킹, 목 객체, 모의 객체, 목업 객체, 스텁, 목으로
fixture | fixture, fixtures, test data, seed data | 夹具, 测试数据 | 픽스처, 테스트 데이터
test/coverage | coverage, test coverage, code coverage | 覆盖率, 测试覆盖率, 测试覆盖 | 커버리지, 테스트 커버리지
assertion | assertion, assertions, assert, expect | 断言 | 단언, 단언문, 어서션
lint | lint, linter, linting, lint check, lint errors, lint checks | 代码检查, 静态检查, 规范检查 | 린트, 린터
format | format, formatter, formatting, reformat, autoformat, code style | 格式化, 代码格式, 排版 | 포맷, 포매터, 포매팅, 포맷팅, 서식
typecheck | typecheck, type check, type checking, type-check, tsc, mypy | 类型检查 | 타입 체크, 타입체크, 타입 검사
build | build, builds, compile, compilation, compiling, building, compiles, build step | 构建, 编译, 打包 | 빌드, 컴파일
ci | ci, pipeline, pipelines, ci pipeline, continuous integration, ci checks, workflow run, green build | 流水线, 持续集成 | 파이프라인, 지속적 통합
deploy | deploy, deploys, deploying, deployment, deployments, deployed, ship, ship it, roll out, rollout, go live | 部署, 上线, 发布上线 | 배포, 디플로이
release | release, releases, releasing, publish, publishing, published, cut a release | 发布, 发版, 发行 | 릴리스, 릴리즈, 출시, 발행, 게시
rollback | rollback, roll back, rolling back, revert, reverts, reverting | 回滚, 回退, 还原 | 롤백, 되돌리
production | production, prod, live environment, production environment | 生产环境, 生产, 线上, 线上环境, 正式环境 | 운영, 운영 환경, 프로덕션, 운영 서버, 상용
staging | staging, stage environment, staging environment, pre-production, preprod | 预发, 预发环境, 预发布, 预生产 | 스테이징
local-env | localhost, local environment, local machine, dev machine, locally, local dev | 本地, 本地环境, 本机, 开发环境 | 로컬, 로컬 환경, 개발 환경, 개발 서버
server | server, servers, backend, back-end, server-side | 服务器, 服务端, 后端 | 서버, 백엔드
client | client, frontend, front-end, client-side, browser | 客户端, 前端, 浏览器 | 클라이언트, 프론트엔드, 프론트, 브라우저
host-port | port, port number | 端口, 端口号, 服务器端口, 服务端口 | 포트
container | container, containers, docker image, docker images, dockerfile, image build | 容器, 镜像 | 컨테이너, 도커 이미지
cluster | cluster, kubernetes, k8s | 集群 | 클러스터, 쿠버네티스
database | database, databases, db, data base | 数据库, 库表 | 데이터베이스, 디비
migration | migration, migrations, schema change, schema changes, database migration, db migration | 迁移, 数据迁移, 迁移脚本, 迁移文件, 表结构变更 | 마이그레이션, 스키마 변경
table | db table, database table, tables | 数据表, 建表, 库表 | 디비 테이블
column | column, columns | 列, 列名 | 컬럼, 칼럼, 열
field | field, fields | 字段 | 필드, 값
index | index, indexes, indices, indexed | 索引 | 인덱스, 색인
query | query, queries, sql, sql query, raw sql, sql statement | 查询, 查询语句 | 쿼리, 질의
transaction | transaction, transactions | 事务 | 트랜잭션
backup | backup, backups, back up, backed up | 备份 | 백업
soft-delete | soft delete, soft-delete, soft deletion, soft deleted | 软删除, 逻辑删除 | 소프트 삭제, 논리 삭제
cache | cache, caching, caches, cached | 缓存 | 캐시, 캐싱
queue | queue, queues, message queue, job queue | 队列, 消息队列 | 큐, 메시지 큐, 대기열
secret | secret, secrets, credential, credentials, api key, api keys, private key, key material, access key | 密钥, 凭证, 凭据, 秘钥, 敏感信息, 机密 | 비밀키, 시크릿, 자격 증명, 자격증명, 인증 정보, api 키, 비밀 값
secret/token | token, tokens, access token, auth token, jwt | 令牌, 口令 | 토큰
secret/password | password, passwords, passwd | 密码 | 비밀번호, 패스워드, 암호를
personal-data | pii, personal data, personal information, customer data, user data, gdpr, email addresses, phone numbers | 个人信息, 个人数据, 隐私, 用户数据, 客户数据, 隐私数据, 手机号, 敏感数据 | 개인정보, 개인 정보, 고객 정보, 고객 데이터, 사용자 데이터, 전화번호
encryption | encrypt, encryption, encrypted, hashing, hash, hashed | 加密, 哈希, 脱敏 | 암호화, 해시, 마스킹
env-file | env file, .env, dotenv, .env file, .env files | 环境文件 | 환경 파일
env-var | environment variable, environment variables, env var, env vars | 环境变量 | 환경 변수, 환경변수
config | config, configuration, settings, setting, config file, configs, config files | 配置, 配置文件, 配置项, 设置 | 설정, 설정 파일, 환경 설정, 구성 파일
log | log, logs, logging, logged, log line, log lines, log output | 日志, 打日志, 日志里, 写日志, 记日志, 写进日志, 写入日志, 打印到日志, 记录日志, 输出到日志, 打到日志 | 로그, 로깅, 로그에 남기, 로그로 남기, 로그를 남기, 로그 남기, 로그에 찍, 로그에 기록, 로그로 출력, 로그에 출력
log/message | log message, log messages | 日志信息, 日志消息, 日志内容, 日志文案 | 로그 메시지, 로그 메세지
log/level | log level, debug level, logging level, info level, error level | 日志级别, 日志等级 | 로그 레벨, 로그 수준
monitoring | monitoring, metrics, telemetry, alert, alerts, alerting, dashboard | 监控, 告警, 指标, 报警, 埋点 | 모니터링, 메트릭, 알림, 경보, 지표
feature-flag | feature flag, feature flags, feature toggle, flag | 功能开关, 特性开关, 灰度开关 | 기능 플래그, 피처 플래그
backward-compat | backward compatible, backwards compatible, backward compatibility, backwards compatibility | 向后兼容, 兼容旧版 | 하위 호환, 하위호환, 하위 호환성
breaking-change | breaking change, breaking changes, incompatible change, incompatible changes, break the api, breaks the api, break clients, breaks clients | 破坏性变更, 不兼容变更, 破坏性改动, 不兼容的改动, 破坏兼容 | 호환성 깨, 호환성을 깨, 호환되지 않는 변경, 파괴적 변경
deprecation | deprecated, deprecate, deprecation, legacy | 废弃, 弃用的, 遗留, 老代码, 旧代码 | 레거시, 지원 중단, 폐기 예정
sprint | sprint, iteration, milestone, deadline | 迭代, 里程碑, 截止 | 스프린트, 마일스톤, 마감
meeting | 周会, 例会, meeting, meetings, meeting notes, standup | 会议, 会议纪要, 站会 | 회의, 회의록, 미팅
weekend | weekend, weekends, friday, fridays, saturday, sunday, before the weekend | 周末, 周五, 星期五, 礼拜五, 节假日, 节前 | 주말, 금요일, 휴일
night | night, nights, late night, after hours, evening, midnight | 夜间, 夜里, 晚上, 深夜, 半夜, 下班后 | 밤, 야간, 저녁, 새벽
business-hours | business hours, working hours, office hours, weekdays, daytime | 工作时间, 上班时间, 工作日, 白天 | 업무 시간, 근무 시간, 평일, 낮
schedule | schedule, cron, cron job, scheduled, nightly, daily | 定时, 定时任务, 计划任务, 每天 | 스케줄, 크론, 예약 작업, 매일
row | row, rows, record, records | 数据行 | 레코드
url | url, urls, hostname, base url | 网址, 链接地址 | 주소
root-cause | root cause, root causes, underlying cause | 根因, 根本原因 | 근본 원인, 근본원인
workaround | workaround, workarounds, quick fix, band-aid, hack, hacks | 权宜之计, 临时方案, 绕过方案 | 임시방편, 우회책, 꼼수
label | label, labels | 标记 | 라벨, 레이블
on-call | on-call, on call, oncall | 值班 | 온콜, 당직
session | session, sessions | 会话 | 세션
expiry | ttl, expiry, expiration, expire, expires, lifetime, time to live | 过期时间, 有效期, 过期, 失效时间 | 만료, 만료 시간, 유효 기간, 유효기간
schema | schema, schemas, table structure | 表结构, 数据结构, 结构定义 | 스키마, 테이블 구조
rate-limit | rate limit, rate limits, rate limiting, throttle, throttling | 限流, 频率限制 | 속도 제한, 요청 제한
upload | file upload, file uploads, uploads | 文件上传 | 파일 업로드
image | image, images, picture, pictures, photo | 图片, 图像 | 이미지, 사진
email | email, emails, e-mail, mail | 邮件, 邮箱 | 이메일, 메일
webhook | webhook, webhooks | 回调通知, 网络钩子 | 웹훅
worker | worker, workers, background job, background jobs | 后台任务, 工作线程, 异步任务 | 워커, 백그라운드 작업
task | job, jobs, batch job, batch jobs, batch run | 任务, 作业, 定时作业 | 배치, 배치 작업, 작업은
requirement | requirement, requirements, specification, product spec, user story | 需求, 需求文档 | 요구사항, 요구 사항, 기획
unclear | can't decide, have doubts, unclear, ambiguous, ambiguity, uncertain, unsure, not sure, in doubt, when in doubt, vague | 不确定, 拿不准, 不清楚, 不明确, 有疑问, 模糊, 有歧义, 不明白, 没把握, 吃不准, 搞不清 | 불확실, 애매, 모호, 확실하지 않, 헷갈리, 불분명, 잘 모르, 모르면, 모르겠, 확신이 없, 확신이 안, 자신 없
drive-by | while at it, drive-by, along the way, opportunistically, in passing, scope creep, unrelated changes, unrelated code | 顺手, 顺便, 顺带, 无关改动, 无关的改动 | 겸사겸사, 하는 김에, 관련 없는 변경, 관련 없는 수정
design | design, designs, mockup, mockups, figma, wireframe | 设计, 设计稿, 原型 | 디자인, 시안
screen | screen, screens, view, views, web page | 页面, 界面, 视图 | 화면
accessibility | accessibility, a11y, aria, alt text, screen reader | 无障碍, 可访问性 | 접근성, 대체 텍스트
layout | layout, layouts, grid, flexbox | 布局, 栅格 | 레이아웃
button | button, buttons | 按钮 | 버튼
header-file | header file, header files | 头文件 | 헤더 파일
network | network, networking, proxy, vpn | 网络, 代理 | 네트워크, 프록시
region | region, regions, zone a, data center | 机房, 区域 | 리전, 지역
admin | admin, administrator, root, sudo, superuser | 管理员, 超级用户 | 관리자, 루트 권한
role-right | permissions, access rights, authorization, authentication, auth, login | 权限, 鉴权, 认证, 登录态 | 권한, 인증, 인가
incident | incident, outage, postmortem, post-mortem | 事故, 故障, 复盘 | 장애, 사고, 회고
screenshot | screenshot, screenshots, screen recording | 截图, 录屏 | 스크린샷, 캡처, 화면 캡처
customer | customer, customers, client company, end user, end users, user, users | 客户, 用户, 终端用户 | 고객, 사용자, 유저
teammate | team, teammate, teammates, colleague, colleagues, owner, maintainer | 同事, 团队, 负责人, 维护者 | 팀원, 동료, 팀, 담당자
budget | budget, cost, costs, spend, billing | 预算, 成本, 费用, 花费, 计费 | 예산, 비용, 과금, 청구
payment | payment, payments, money, refund, refunds, invoice, price, prices, amount, amounts | 支付, 付款, 退款, 账单, 价格, 金额, 钱 | 결제, 환불, 청구서, 가격, 금액, 돈
feature | feature, features, functionality | 功能, 特性 | 기능
bug | bug, bugs, bugfix, bug fix, defect, hotfix, hot fix, fix, fixes, fixing, fixed | 缺陷, 修复, 修bug, 修 bug, 补丁, 热修, 热修复, 紧急修复 | 버그, 수정 사항, 버그 수정, 핫픽스, 버그를 고치
refactor | refactor, refactoring, refactors, clean up code, cleanup | 重构, 整理代码 | 리팩터링, 리팩토링, 리팩터
performance | performance, speed, optimization, optimisation, optimize, optimise, perf | 性能, 优化 | 성능, 최적화
security | security, secure, vulnerability, vulnerabilities, audit | 安全, 漏洞, 安全性, 审计 | 보안, 취약점
benchmark | benchmark, benchmarks, benchmarking | 基准测试, 压测, 性能测试 | 벤치마크, 부하 테스트
license | license, licence, licenses, license header, copyright, copyright header | 许可证, 版权, 版权声明, 许可头 | 라이선스, 저작권
checklist | checklist, check list, acceptance criteria | 清单, 检查清单, 验收标准 | 체크리스트, 점검표
`
