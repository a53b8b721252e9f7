/**
 * Values of which one thing has one: `category | name | aliases in any language`. Two names of a category cannot both
 * hold for the same thing.
 */
export const values = `
language | english | english, en-us, in english, american english, 英文, 英语, 英語, 영어, 영문
language | chinese | chinese, mandarin, simplified chinese, 中文, 汉语, 简体中文, 中国话, 简体, 중국어, 중문
language | korean | korean, hangul, 韩文, 韩语, 朝鲜语, 한국어, 한글, 우리말, 국문
language | japanese | japanese, 日文, 日语, 日本語, 일본어
language | german | german, deutsch, 德语, 德文, 독일어
language | french | french, 法语, 法文, 프랑스어, 불어
language | spanish | spanish, 西班牙语, 스페인어
language | russian | russian, 俄语, 俄文, 러시아어
spelling | british | british english, british spelling, uk spelling, 英式, 英式拼写, 영국식
spelling | american | american spelling, us spelling, us english, 美式, 美式拼写, 미국식
indent-with | tabs | tab, tabs, tab character, tab characters, hard tabs, 制表符, 탭, 탭 문자
indent-with | spaces | space, spaces, soft tabs, 空格, 个空格, 칸, 스페이스, 공백 문자, 공백으로
zone | utc | utc, gmt, 世界时, 协调世界时, 세계시, 협정 세계시
zone | local | local time, local timezone, local time zone, server time, 本地时间, 本地时区, 当地时间, 현지 시간, 로컬 시간, 현지 시각, 로컬 타임존
zone | seoul | kst, seoul time, korean time, asia/seoul, 한국 시간, 서울 시간, 首尔时间
zone | beijing | beijing time, china standard time, asia/shanghai, 北京时间, 东八区, 베이징 시간, 중국 시간
date-form | iso | iso 8601, iso-8601, yyyy-mm-dd, iso dates, rfc3339, rfc 3339
date-form | us | mm/dd/yyyy, us date format, us dates
date-form | eu | dd/mm/yyyy, dd.mm.yyyy
date-form | unix | unix timestamp, epoch, epoch seconds, epoch milliseconds, unix time, 유닉스 타임스탬프, unix 时间戳
case-form | camel | camelcase, camel case, lowercamelcase, 驼峰, 小驼峰, 驼峰命名, 카멜케이스, 카멜 케이스
case-form | pascal | pascalcase, pascal case, uppercamelcase, 大驼峰, 帕斯卡, 파스칼케이스, 파스칼 케이스
case-form | snake | snake_case, snake case, underscores, 下划线, 蛇形, 下划线命名, 스네이크케이스, 스네이크 케이스, 언더스코어
case-form | kebab | kebab-case, kebab case, dashes, hyphens, dash-case, hyphenated, 短横线, 中划线, 连字符, 케밥케이스, 케밥 케이스, 하이픈
case-form | screaming | upper_snake_case, screaming_snake_case, screaming snake case, upper snake case, constant_case, 全大写下划线, 全大写
log-severity | debug | at debug, debug level, debug 级别, 디버그 레벨
log-severity | info | info, at info, info level, info 级别
log-severity | warn | warn, warning, warnings level, warn level, 警告级别
log-severity | error | at error, error level, error 级别
line-end | lf | lf, unix line endings, \\n line endings
line-end | crlf | crlf, windows line endings
join-by | merge-commit | merge commit, merge commits, --no-ff, no-ff, 合并提交, 머지 커밋
join-by | squash | squash commits, squash merge, squash-merge, squash and merge, squash, squashing, squashed, 压缩合并, 스쿼시, 스쿼시 머지
join-by | rebase | rebase, rebase merge, rebasing, rebase and merge, linear history, 变基, 线性历史, 리베이스, 리베이스 머지
join-by | fast-forward | fast-forward, ff-only, fast forward, 快进
declare-with | const | const
declare-with | let | let
declare-with | var | var
shape-with | interface | interface, interfaces, 인터페이스
shape-with | type-alias | type alias, type aliases, type, 类型别名, 타입 별칭, 타입 앨리어스
model-with | dataclass | dataclass, dataclasses, 데이터클래스
model-with | pydantic | pydantic, pydantic model, pydantic models
model-with | typeddict | typeddict, typed dict
model-with | namedtuple | namedtuple, named tuple
clock | 24 | 24-hour, 24h, 24 hour, 24-hour clock, 24 小时制, 24小时制, 24시간제, 24시간 표기, 24시간 형식
clock | 12 | 12-hour, 12h, 12 hour, am/pm, 12 小时制, 12小时制, 12시간제, 오전/오후
component-with | class | as classes, class-based, class based, react.component, class component, class components, 类组件, class 组件, 클래스 컴포넌트, 클래스형 컴포넌트
component-with | function | as functions, plain functions, function component, function components, functional component, functional components, 函数组件, 函数式组件, 함수형 컴포넌트, 함수 컴포넌트
component-with | hooks | hooks
reuse-by | inheritance | inheritance, class hierarchies, subclassing, 继承, 상속
reuse-by | composition | composition, 组合, 합성, 컴포지션
await-with | await | async/await, async await, await
await-with | then | then chains, .then chains, .then(), promise chains, then(), .then, promise 链, 프로미스 체인
await-with | callbacks | callbacks, callback, callback style, 回调, 回调函数, 콜백
module-form | esm | esm, es modules, es module, import syntax, ecmascript modules
module-form | commonjs | commonjs, cjs, require, require(), common js
fail-by | throw | throw, throwing, exceptions, raise exceptions, 抛异常, 抛出异常, 예외를 던지, 예외 던지
fail-by | result | result, result type, result types, result object, error values, return errors, returning errors, error as value, 返回错误, 返回 result, result 类型, 错误返回值, 결과 타입, result 타입, 에러를 반환, 오류를 반환
fail-by | panic | panic, panics, panicking, 패닉
api-style | rest | rest, restful, rest api, rest endpoint, rest endpoints
api-style | graphql | graphql, 그래프큐엘
api-style | grpc | grpc, protobuf
api-style | trpc | trpc
api-style | soap | soap
push-by | polling | polling, poll, 轮询, 폴링
push-by | websocket | websocket, websockets, web socket, 웹소켓
push-by | sse | sse, server-sent events
key-form | uuid | uuid, uuids, uuidv4, uuidv7, uuid4, uuid7, guid
key-form | ulid | ulid, ulids
key-form | serial | auto increment, auto-increment, autoincrement, serial ids, sequential ids, integer ids, 自增, 自增主键, 自增 id, 자동 증가, 순차 id
key-form | nanoid | nanoid
key-form | cuid | cuid, cuid2
page-from | zero | zero-based, 0-based, zero based, zero-indexed, 0-indexed, start at 0, starts at 0, start from 0, starts from 0, from 0, from zero, start at zero, starts at zero, 从0开始, 从 0 开始, 从零开始, 0부터, 0에서 시작
page-from | one | one-based, 1-based, one based, one-indexed, 1-indexed, start at 1, starts at 1, start from 1, starts from 1, from 1, from one, start at one, starts at one, 从1开始, 从 1 开始, 从一开始, 1부터, 1에서 시작
config-form | yaml | yaml, yml, 야믈
config-form | json | json, json file, 제이슨
config-form | toml | toml, 토믈
config-form | ini | ini
config-form | xml | xml
config-form | text | plain text, plaintext, 纯文本, 일반 텍스트, 평문 텍스트
doc-form | markdown | markdown, md files, 마크다운
doc-form | rst | restructuredtext, rst
doc-form | html | html
doc-form | asciidoc | asciidoc
list-form | table | table, tables, as a table, tabular, 表格, 用表格, 표로, 표 형식, 표를, 테이블
list-form | bullets | bullet point, bullet points, bullets, bullet list, bulleted list, 列表, 项目符号, 要点列表, 分点, 목록, 글머리 기호, 불릿, 글머리표
list-form | prose | prose, paragraphs, full paragraphs, flowing text, 段落, 整段文字, 문단, 줄글, 산문
list-form | numbered | numbered list, numbered lists, 编号列表, 有序列表, 번호 목록
delete-by | trash | trash, trash bin, recycle bin, recoverable deletion, to the trash, 回收站, 废纸篓, 휴지통
delete-by | soft | soft delete, soft-delete, soft deletes, soft deletion, 软删除, 逻辑删除, 소프트 삭제, 논리 삭제
delete-by | hard | rm, rm -rf, physically remove, physically removed, delete for real, deleted for real, really delete, really deleted, 真正删除, 真正抹掉, 抹掉, 完全删除, 彻底清除, 영구히 삭제, 실제로 삭제, delete for good, deleted for good, remove for good, removed for good, delete permanently, physically delete, 真删, 彻底删除, 완전 삭제, hard delete, hard-delete, hard deletes, physical delete, permanently delete, 物理删除, 硬删除, 물리 삭제, 하드 삭제, 영구 삭제
amount-form | cents | cents, minor units, integers, 整数, 정수, 以分为单位, 用分, 分为单位, 센트
amount-form | float | float, floats, floating point, floating-point, double, doubles, 浮点, 浮点数, 실수형, 부동소수점, 부동 소수점
amount-form | decimal | decimal, decimals, bigdecimal, decimal type, 十进制, 데시멀
schedule-day | friday | friday, fridays, fri, 周五, 星期五, 礼拜五, 금요일
schedule-day | monday | monday, mondays, 周一, 星期一, 월요일
schedule-day | tuesday | tuesday, tuesdays, 周二, 星期二, 화요일
schedule-day | wednesday | wednesday, wednesdays, 周三, 星期三, 수요일
schedule-day | thursday | thursday, thursdays, 周四, 星期四, 목요일
schedule-day | weekend | weekend, weekends, saturday, sunday, 周末, 주말
repo-form | monorepo | monorepo, mono repo, 单仓, 모노레포
repo-form | polyrepo | polyrepo, multi-repo, separate repositories, separate repos, 多仓
branch-flow | trunk | trunk-based, trunk based development, trunk-based development, 主干开发, 트렁크 기반
branch-flow | gitflow | gitflow, git flow, git-flow
branch-target | main | main, master, main branch, master branch, 主分支, 主干, main 分支, 메인 브랜치, 메인에
branch-target | develop | develop, develop branch, dev branch, develop 分支, dev 分支, 开发分支, 개발 브랜치
branch-target | staging-branch | staging branch
css-unit | px | px, pixels, 像素, 픽셀
css-unit | rem | rem, rems
paradigm | functional | functional, functional style, functional programming, 函数式, 함수형
paradigm | oop | oop, object-oriented, object oriented, 面向对象, 객체지향, 객체 지향
render-on | server | server-side rendering, ssr, server rendering, server components, server component, 服务端渲染, 서버 사이드 렌더링, 서버 렌더링, 서버 컴포넌트
render-on | client | client-side rendering, csr, client rendering, client components, client component, spa, 客户端渲染, 클라이언트 렌더링, 클라이언트 컴포넌트
pin-with | exact | exact version, exact versions, pinned versions, pin versions, pin exact, pinned, pin, 精确版本, 锁定版本, 锁死版本, 固定版本, 정확한 버전, 버전 고정, 고정 버전
pin-with | range | caret, caret ranges, tilde, version range, version ranges, loose versions, floating versions, latest versions, ^ ranges, 版本范围, 范围版本, 버전 범위, 캐럿
shell | bash | bash, 배시
shell | zsh | zsh
shell | fish | fish shell
shell | powershell | powershell, 파워셸
shell | sh | posix sh, posix shell
test-place | beside | next to the code, next to source, next to the source, beside the source, co-located tests, colocated tests, colocate tests, co-locate tests, next to the file they test, next to the code they test, next to its source, alongside the source, next to the file, 源码旁边, 与源码同目录, 同目录, 소스 옆, 같은 디렉터리, 같은 폴더
test-place | apart | separate test folder, tests folder, tests directory, test folder, test directory, __tests__, 单独的测试目录, 测试目录, tests 目录, test 目录, 테스트 폴더, 테스트 디렉터리, 별도 폴더
comment-says | why | why, reasons, rationale, intent, 为什么, 原因, 意图, 왜, 이유, 의도
comment-says | what | what it does, what not, what the line does, what is done, what the code does, 做什么, 是什么, 干什么, 무엇, 무엇을, 무슨 일
speech-level | hae-yo | 해요체, 해요체로
speech-level | hapnida | 합니다체, 합쇼체, 하십시오체
speech-level | haera | 해라체, 한다체, 평서체
speech-level | eum | 음슴체, 개조식
log-form | json | json, json lines, jsonl, structured logs, 结构化日志, 구조화 로그
log-form | text | plain text, plaintext, 纯文本, 普通文本, 평문, 일반 텍스트, 플레인 텍스트
`
