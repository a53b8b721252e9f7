/** Repository, review, tests and delivery, beyond `work`; lines as there. A trailing `?` as in `deeds`. */
export const repository = `
commit | commits, committed, committing, check into git, check into version control, git commit, go into git, goes into git, committed to git, version-controlled, versioned in git | 提交进, 提交到, 提交代码时, 入仓, 进仓库, 进库, 代码提交, 提交上去 | 커밋하, 커밋에, 버전 관리에
commit/message | commit messages, commit text, commit header, commit subject line, subject line, subject, subjects, summary line, message of the commit, commit headline, commit line, messages of commits | 提交的信息, 提交信息标题, 提交备注, 提交注释, 提交文案, 提交头, 提交描述, 提交主题 | 커밋 본문, 커밋 타이틀, 커밋 문구, 커밋 요약, 커밋 내용
commit/body | body of the commit, message body | 提交正文 | 메시지 본문
commit/atomic | atomic commit, atomic commits, one logical change, single logical change, logical change, self-contained commit, self-contained commits, one change per commit, small commits, tiny commits, granular commits | 原子提交, 小步提交, 一个提交一件事, 一次提交只做一件事, 单一职责提交, 小提交, 一个逻辑改动 | 작은 커밋, 원자적 커밋, 커밋 단위, 한 가지 변경, 하나의 논리
commit/signed | signed commit, signed commits, gpg, gpg-sign, sign commits, signature, signed-off, dco, signed-off-by | 签名提交, 提交签名, 数字签名 | 서명, 서명된 커밋
co-author | trailer, trailers, made by ai, ai attribution, ai credit, crediting, credit line, byline, ai-generated footer, generated-with footer, claude attribution, footer, robot signature | 署名行, 尾注, 生成标记, ai 署名, 标注作者, 协作者, 作者信息 | 꼬리말, 생성 표시, 트레일러, 저자 표기, 작성자 표기, 푸터
conventional-commits | conventional format, conventional style, feat:, fix:, type(scope), type prefix, commit type, commit prefix, angular convention, feat/fix/chore, feat/fix, commit convention | 约定式, 类型前缀, 提交规范, 规范格式, 提交类型, angular 规范 | 컨벤션, 커밋 규칙, 커밋 유형, 타입 접두사
push | pushed, publish to origin, push to remote, push upstream, upstream push, push code | 推到远端, 推送到远端, 推远程, 推送到, 推上远程, 推代码上去, 往远端推, 推送代码, 上推 | 원격에 올리, 올리기, 밀어 넣, 푸시하, 원격에 반영
push/force | --force, -f, force-pushed, force pushed, rewrite published history, rewriting history, rewrite history, history rewriting, rewritten history | 改写历史, 重写历史, 强制覆盖远端, 强推到 | 히스토리 재작성, 히스토리를 바꾸, 강제로 밀
remote | remote, remotes, origin, upstream | 远端, 远程, 远程仓库, 上游 | 원격, 원격 저장소, 업스트림
fork | fork, forks, forked | 复刻仓库, 派生仓库 | 포크
submodule | submodule, submodules, subtree | 子模块 | 서브모듈
gitignore | gitignore, .gitignore, ignored files, gitignored, git-ignored | 忽略文件, git 忽略 | 깃이그노어
large-file | big binaries, large binary files, git lfs, lfs, binary files, binaries, binary, blobs | 二进制文件, 二进制 | 바이너리
artifact | build artifacts, artifact, artifacts, build output, dist folder, dist/, compiled output, build results | 构建产物, 编译产物, 产物 | 빌드 산출물, 빌드 결과물, 아티팩트
conflict | conflict, conflicts, merge conflict, merge conflicts | 冲突, 合并冲突 | 충돌, 병합 충돌
merge | gets merged, get merged, lands, landed, reach main, reaches main, enter main, enters main, integrate, integrates, integrated, bring into main, bring to main | 合进, 合到, 合回, 进主干, 进入主干, 并到, 进 main, 合主干, 合主分支, 合掉 | 머지하, 합쳐, 통합하, 병합하
branch | new branch, own branch, separate branch, dedicated branch, work branch, branch off, branch out, branching, short-lived branch, side branch | 新分支, 单独分支, 独立分支, 开分支, 拉分支, 切分支, 建分支, 新开分支, 走分支 | 새 브랜치, 별도 브랜치, 작업 브랜치, 브랜치를 따, 브랜치 생성
branch/main | default branch, mainline, protected branch, protected branches, release-ready branch, trunk branch | 受保护分支, 默认分支, 主线分支, master 分支 | 기본 브랜치, 보호 브랜치, 주 브랜치, 메인으로 직접
branch/feature | feature branches, topic branches, feat branch, working branch | 特性分支上, 需求分支, 功能分支上 | 피처 브랜치에서, 기능 브랜치에서, 기능별 브랜치
pull-request | via pr, through a pr, through pull requests, by pull request, open a pr, opening a pr, raise a pr, pr-based, change request, merge requests, patch review | 走 pr, 提 pr, 开 pr, 发 pr, 提合并请求, pr 流程, 走合并请求 | pr을 통해, pr 올리, pr로, 풀리퀘스트, 머지 리퀘스트, pr을 열, pr을 만들
pull-request/draft | draft pr, draft prs, draft pull request, work in progress, wip | 草稿 pr, 半成品 | 드래프트 pr, 초안 pr, 작업 중
review | code reviews, gets reviewed, second pair of eyes, pair of eyes, peer reviewed, reviewing code, review it, code reviewer | 过审, 评审过, 审过, 审一下, 互审, 同行评审, 审代码, 走评审, review 一下, 复审 | 리뷰를 받, 검토받, 리뷰를 거, 리뷰받, 동료 리뷰, 검수
self-merge | self-merge, merge your own, merge own prs, self-approve, self approval | 自己合并, 自行合并, 自己合 | 셀프 머지, 스스로 머지, 본인이 머지
test | test run, test runs, covering test, covered by tests, covered by a test, test file, test files, write a test, accompany with tests, automated tests, automated test, checks it with a test | 写测试, 测试覆盖到, 测试文件, 自动化测试, 补测试, 加测试, 测试通过, 有测试, 测试跑, 配测试, 带测试, 跑一遍测试 | 테스트하, 테스트 작성, 자동화 테스트, 테스트 파일, 테스트로, 테스트를 붙
test/first | tdd, test first, test-first, test-driven, tests first, red-green, failing test first, failing test, write the test first, test before code | 测试先行, 测试驱动, 先写测试, 先写失败的测试, 先写用例 | 테스트 주도, 테스트 먼저, 테스트부터, 실패하는 테스트
test/flaky | flaky, flaky test, flaky tests, flakiness, intermittent, intermittently, non-deterministic test | 不稳定的测试, 偶发失败, 时好时坏 | 플레이키, 간헐적, 불안정한 테스트
test/skipped | skipped test, skipped tests, disabled test, disabled tests, it.skip, test.skip, xit, @ignore, @skip, @disabled, ignored tests | 跳过的测试, 禁用的测试, 屏蔽测试 | 건너뛴 테스트, 비활성 테스트
test/only | it.only, test.only, describe.only, fdescribe, fit | 单独运行标记 | 단독 실행 표시
test/smoke | smoke test, smoke tests, smoke testing, sanity test, sanity tests | 冒烟测试, 冒烟 | 스모크 테스트
test/load | load test, load tests, load testing, stress test, stress tests | 负载测试, 压力测试 | 부하 테스트하, 스트레스 테스트
test/property | property test, property-based, property-based tests, fuzz, fuzzing, fuzz test | 属性测试, 模糊测试 | 속성 기반, 퍼즈
test/parametrized | table-driven, table driven, table-driven tests, table tests, parameterized test, parameterized tests, parametrized tests, it.each, test.each, data-driven test | 表驱动, 表格驱动, 表驱动测试, 参数化测试 | 테이블 주도, 파라미터화 테스트, 테이블 기반
test/parallel | t.parallel, parallel tests, run tests in parallel | 并行测试 | 병렬 테스트
test/real | real database, real db, actual database, real service, against a real, testcontainers, real backend, real instance, live database | 真实数据库, 真数据库, 真库, 真实环境, 真实服务 | 실제 데이터베이스, 실제 db, 실 db, 실제 서비스
test/golden | golden file, golden files, golden test, approval tests, expected output file | 黄金文件, 基准文件 | 골든 파일
mock | mocked out, faked, faking, test doubles, spies, spy, stubbed, stubbing, mock object, mock objects, mock out, fake implementation, in-memory fake, fake object | 假对象, 模拟对象, 造假数据, 伪造, mock 掉, 假数据, 桩对象 | 목 처리, 가짜 객체, 모의, 목킹, 페이크, 스파이
fixture | factories for tests, test factory, test builders, seed, seeds, sample data | 种子数据, 样例数据, 测试夹具 | 시드 데이터, 샘플 데이터
test/coverage | branch coverage, line coverage, covered lines, coverage threshold, coverage report | 行覆盖率, 分支覆盖率, 覆盖率要求 | 커버리지율, 라인 커버리지
assertion | assertions, asserts, asserting, expectation, expectations, check in a test | 断言语句 | 검증문, 단정문
ci | ci run, ci job, ci jobs, ci build, build pipeline, build server, github action, github workflow, automated pipeline, pipeline run, ci passes, ci green, green ci, checks pass, required checks | 流水线上, ci 流程, ci 流水线, ci 检查, 自动构建 | ci에서, 씨아이, 빌드 서버, ci 파이프라인
build | built, builder, compiled, compiler, bundle, bundles, bundling, full build, build passes, build step, production build | 编译通过, 构建通过, 打包构建, 编译一下, 构建一次, 编一遍 | 빌드하, 컴파일하, 번들
clean-build | clean build, from scratch, rebuild, rebuilds, full rebuild | 全量构建, 重新构建, 重新编译 | 클린 빌드, 재빌드
warning | warning, warnings, compiler warning, compiler warnings, lint warning | 警告, 告警信息, 编译警告 | 경고, 워닝
warning/suppress | suppress warnings, suppress, suppression, eslint-disable, ts-ignore, @ts-ignore, @ts-expect-error, ts-expect-error, noqa, # noqa, type: ignore, #[allow], nolint, @suppresswarnings, suppressions, disable lint, disable rules, lint ignore, silence warnings, silence the linter, silence, silencing, lint disable | 屏蔽警告, 禁用规则, 忽略检查, 压制警告, 关掉检查 | 경고 무시, 린트 비활성, 규칙 비활성, 경고 억제
lint | lints, linted, static analysis, style check, style checks, lint rules, lint-clean, clippy, code linting | 静态分析, 跑 lint, 代码规范检查, lint 检查 | 정적 분석, 린트 검사, 린트 통과
format | formatted, formats, auto-format, code formatter, gofmt, cargo fmt, rustfmt, fmt, code formatting, formatting check | 格式检查, 格式化代码, 排版格式, 格式化一下 | 코드 포맷, 자동 포맷, 포맷터
typecheck | type-checks, type safety, type-safe, type check passes, type errors, type error, tsc --noemit | 类型安全, 类型报错, 类型错误 | 타입 안전, 타입 오류, 타입 에러
strict-types | strict typescript, noimplicitany, strictnullchecks, strict null checks, strict types | 严格类型 | 엄격한 타입
ship-freeze | code freeze, freeze, frozen, freeze window, release freeze, change freeze | 封版, 冻结, 封网, 冻结期 | 코드 프리즈, 동결, 프리징
deploy | shipped, ships, put live, goes live, going live, release to production, push to production, rolling out, rolled out | 部署到, 上到生产, 发到线上, 上生产, 推上线, 发上线, 投产, 上线前, 上线发布, 部署上线 | 배포하, 릴리스하, 운영에 반영, 운영 반영, 라이브
deploy/canary | canary, canaries, canary release, gradual rollout, staged rollout, progressive rollout, percentage rollout, phased, blue-green, blue/green, gradually | 灰度, 灰度发布, 金丝雀, 逐步放量, 分阶段, 蓝绿, 逐步 | 카나리, 점진적 배포, 단계적 배포, 블루그린, 점진적
release | release build, release process, release candidate, new release, published to npm, publish to npm | 发布版本, 发新版, 出版本, 发包, 版本发布 | 릴리스하기, 버전 출시, 패키지 배포
version/bump | version bump, bump version, bump the version, bump versions, version increment, increment version, new version number | 升版本, 改版本号, 版本号加, 递增版本, 提升版本 | 버전 올리, 버전을 올리, 버전 범프
version/major | major version, major versions, major upgrade, major release, major upgrades | 大版本, 主版本 | 메이저 버전, 주 버전
version/minor | minor version, minor versions, patch version, patch release | 小版本, 次版本, 补丁版本 | 마이너 버전, 패치 버전
changelog | changelogs, changelog entry, changelog line, change notes, release note, history file, changes file, changelog entries | 更新记录, 修改记录, 改动记录, 变更说明, 更新说明 | 변경 내역, 변경 기록, 릴리스 노트에
dependency | npm package, npm packages, new library, new package, external library, external libraries, third-party code, third-party packages, add-ons, crate, crates, gem, gems, new dependency, new dependencies, runtime dependency, vendored library, node module, pip package | 新依赖, 新库, 外部依赖, 新包, 外部库, 第三方包, 三方包, 依赖项, 新的依赖 | 새 의존성, 외부 패키지, 새 라이브러리, 서드파티 라이브러리, 신규 라이브러리, 신규 의존성, 모듈 추가
dependency/dev | dev dependency, dev dependencies, devdependencies, devdependency | 开发依赖 | 개발 의존성
dependency/outdated | outdated dependencies, dependency updates, upgrade dependencies, update dependencies, dependency upgrade, dependency upgrades, renovate, dependabot | 升级依赖, 依赖升级, 更新依赖 | 의존성 업데이트, 의존성 업그레이드
dependency/lockfile | lock files, frozen lockfile, --frozen-lockfile, npm ci, cargo.lock, poetry.lock, uv.lock, go.sum, package-lock, lockfile changes | 锁文件冻结, 依赖锁 | 락 파일을, 잠긴 의존성
vendored | vendored, vendor folder, vendor/, vendor directory, vendored code, third_party/ | 第三方目录, vendor 目录 | 벤더 폴더, 벤더링
generated | generated, codegen, code generation, machine-written, machine generated, output of the generator, generator, generators, auto generated | 生成出来的, 代码生成, 生成器, 机器生成, 自动产生 | 자동생성, 코드 생성, 생성기, 생성물
legacy | legacy code, legacy folder, legacy module, old module | 历史代码, 遗留代码, 老模块, 旧模块, 历史遗留 | 레거시 코드, 구 코드, 옛 코드
owner-of-code | code ownership, ownership, owned | 归属, 代码归属 | 소유권, 소유
root-folder | root, repo root, repository root, project root, root directory, root folder, top level, top-level | 根目录, 仓库根, 仓库根目录, 项目根, 项目根目录, 顶层, 根 | 루트, 루트 디렉터리, 최상위, 프로젝트 루트, 저장소 루트
source-folder | src, src/, source folder, source directory, source tree | 源码目录, 源代码目录 | 소스 폴더, 소스 디렉터리
readme | readme file, project readme | 自述文件, 说明文件 | 읽어보기, 리드미 파일
runbook | runbook, runbooks, playbook, playbooks, operations manual | 运维手册, 操作手册, 手册 | 런북, 운영 매뉴얼, 매뉴얼
adr | adr, adrs, architecture decision record, decision record, decision log, decision records | 架构决策记录, 决策记录 | 결정 기록, 의사결정 기록, 아키텍처 결정
architecture | architecture, architectural, system design, clean architecture, hexagonal, ports and adapters, onion architecture, ddd, domain-driven | 架构, 整体架构, 整洁架构, 六边形架构, 领域驱动 | 아키텍처, 구조 설계, 클린 아키텍처, 헥사고날, 도메인 주도
microservice | microservice, microservices, service-oriented | 微服务 | 마이크로서비스
monolith | monolith, monolithic, modular monolith | 单体, 单体应用 | 모놀리스, 모놀리식
permission-bit | chmod, file permission, file permissions, executable bit | 文件权限, 可执行权限 | 실행 권한, 파일 권한
makefile | makefile, make target, make targets, justfile, taskfile | make 目标 | 메이크파일
`
