/** More values of which one thing has one; lines as in `values`. */
export const choices = `
layer-of | controller | controller, controllers, controller layer, 控制器, controller 层, 컨트롤러, 컨트롤러 계층
layer-of | service | service layer, service class, service classes, service 层, 服务层, 서비스 계층, 서비스 레이어
layer-of | repository | repository layer, repository class, repository pattern, data access layer, dao, 仓储层, 仓储, 数据访问层, 리포지토리, 레포지토리, 레포지토리 계층
layer-of | domain | domain layer, use case, use cases, application layer, 领域层, 应用层, 도메인 계층, 응용 계층, 유스케이스
web-storage | local | localstorage, local storage, 로컬스토리지, 로컬 스토리지
web-storage | session | sessionstorage, session storage, 세션스토리지
web-storage | cookie | cookie, cookies, 쿠키
web-storage | indexeddb | indexeddb
wait-by | spinner | spinner, spinners, 加载动画, 스피너
wait-by | skeleton | skeleton, skeletons, skeleton screen, 骨架屏, 스켈레톤
space-by | margin | margin, margins, 外边距, 마진
space-by | gap | gap, gaps
space-by | padding | css padding, padding around, 内边距, 패딩
inject-by | constructor | constructor injection, 构造器注入, 构造函数注入, 생성자 주입
inject-by | field | field injection, 字段注入, 필드 주입
inject-by | setter | setter injection, 세터 주입
db-role | primary | primary database, primary db, 主库, 주 데이터베이스
db-role | replica | replica, replicas, read replica, read replicas, standby, 从库, 只读副本, 备库, 복제본, 레플리카
system-of | linux | linux, unix, posix, 리눅스, 유닉스
system-of | windows | windows 11, windows 10, microsoft windows, windows 系统, 윈도우즈
system-of | macos | macos, mac os, osx, 맥os
branch-by | switch | switch statement, switch statements, switch case, switch/case, switch 语句, switch문
branch-by | if | if/else, if-else, if/else chains, if 语句, if문
branch-by | match | pattern matching, match expression, 模式匹配, 패턴 매칭
branch-by | lookup | lookup table, lookup tables, lookup map, 查表, 룩업 테이블
loop-by | for | for loop, for loops, for-loops, for 循环, for문
loop-by | while | while loop, while loops, while 循环, while문
loop-by | foreach | foreach, for each, for-each
loop-by | array-method | array method, array methods, map filter reduce, higher-order functions, 数组方法, 배열 메서드
page-by | offset | offset pagination, offset-based, limit/offset, page by offset, offset 分页, 오프셋 페이지네이션
page-by | cursor | cursor pagination, cursor-based, cursor based, keyset pagination, keyset, 游标分页, 커서 기반, 커서 페이지네이션
copy-by | deep | deep copy, deep clone, 深拷贝, 깊은 복사
copy-by | shallow | shallow copy, 浅拷贝, 얕은 복사
lock-by | optimistic | optimistic locking, optimistic lock, 乐观锁, 낙관적 락
lock-by | pessimistic | pessimistic locking, pessimistic lock, 悲观锁, 비관적 락
thread-by | threads | threads, multithreading, 多线程, 멀티스레드
thread-by | processes | multiprocessing, processes pool, 多进程, 멀티프로세스
deploy-by | canary | canary release, canary, 金丝雀发布, 카나리
deploy-by | blue-green | blue-green, blue/green, 蓝绿部署, 블루그린
doc-style | google | google style docstrings, google-style docstrings, google docstrings
doc-style | numpy | numpy style docstrings, numpy-style docstrings, numpy docstrings
doc-style | sphinx | sphinx style docstrings, rest docstrings
quote-char | full | full-width punctuation, 全角标点, 全角
quote-char | half | half-width punctuation, 半角标点, 半角
author-as | agent | as claude, as the agent, as the bot, 以 claude 身份
author-as | human | as the user, solely by the human, by the human developer, under my name, in my name, 用我的名字, 以用户身份, 내 이름으로
version-scheme | semver | semver, semantic versioning, semantic versions, semantic version, 语义化版本, 시맨틱 버저닝, 유의적 버전
version-scheme | calver | calver, calendar versioning, calendar versions, calendar version, date-based versions, 日历版本, 日期版本号, 날짜 버전
heading-case | sentence | sentence case, sentence-case
heading-case | title | title case, title-case
doc-style | google | google style, google-style, google convention
doc-style | numpy | numpy style, numpy-style, numpy convention, numpydoc
component-api | options | options api, 选项式, 选项式 api
component-api | composition | composition api, script setup, 组合式, 组合式 api, 组合式写法
version-by | path | versioned in the path, version in the path, version in the url, in the url path, path versioning, url versioning
version-by | header | accept header, header versioning, version header, versioned by header
widget-kind | stateless | stateless widget, statelesswidget, stateless widgets
widget-kind | stateful | stateful widget, statefulwidget, stateful widgets
http-method | get | get request, get requests, via get, with get, http get, get 请求, get 요청
http-method | post | post request, post requests, via post, with post, http post, post 请求, post 요청
http-method | put | put request, put requests, via put, with put, http put, put 请求, put 요청
http-method | patch | patch request, patch requests, via patch, with patch, http patch, patch 请求, patch 요청
charge-in | euro | euros, eur, in euro, 欧元, 유로
charge-in | dollar | dollars, usd, us dollars, 美元, 美金, 달러
charge-in | yen | yen, jpy, 日元, 엔화
charge-in | yuan | yuan, cny, rmb, renminbi, 人民币, 위안화
charge-in | won | krw, 韩元, 원화
charge-in | pound | pounds, gbp, sterling, 英镑, 파운드
length-in | metre | kilometres, kilometers, metres, meters, metric units, 公里, 千米, 公制, 킬로미터, 미터법
length-in | mile | miles, feet, imperial units, 英里, 英制, 마일
heat-in | celsius | celsius, centigrade, 摄氏度, 摄氏, 섭씨
heat-in | fahrenheit | fahrenheit, 华氏度, 华氏, 화씨
open-for | read | read-only, read only, 只读, 읽기 전용
open-for | write | read-write, read/write, writable, 读写, 可写, 읽기/쓰기, 쓰기 가능
language | dutch | dutch, 荷兰语, 네덜란드어
language | italian | italian, 意大利语, 이탈리아어
language | portuguese | portuguese, 葡萄牙语, 포르투갈어
language | turkish | turkish, 土耳其语, 터키어
language | arabic | arabic, 阿拉伯语, 아랍어
language | hindi | hindi, 印地语, 힌디어
language | vietnamese | vietnamese, 越南语, 베트남어
language | traditional-chinese | traditional chinese, 繁体中文, 繁体, 번체
log-severity | debug | level debug, 디버그로
log-severity | info | level info
log-severity | warn | level warn, level warning
log-severity | error | level error
config-from | env | environment variables, environment variable, env vars, env var, the environment, 环境变量, 환경 변수, 환경변수
config-from | file | config file, config files, config.json, config.yaml, config.yml, config.toml, settings file, settings.json, 配置文件, 설정 파일, 설정파일
`
