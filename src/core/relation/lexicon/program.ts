/** Things in code, beyond `code`, and how texts and code are shaped; lines as there. A trailing `?` as in `deeds`. */
export const program = `
file/size | file size, long file, long files, big file, huge files, oversized file | 文件长度, 文件太长, 超长文件, 文件行数 | 파일 길이, 긴 파일, 파일 크기
file/name | names of files, file's name, naming of files, named files, files are named | 文件取名, 给文件起名, 文件起名 | 파일 이름은, 파일 명명, 파일 네이밍
file/source | source code file, code file, code files, ts files, py files | 代码文件 | 코드 파일
folder | subfolder, subfolders, subdirectory, subdirectories, folder structure, directory structure, folder layout | 子目录, 目录结构, 目录下, 目录里, 文件夹下 | 하위 폴더, 하위 디렉터리, 폴더 구조, 디렉터리 구조
function | helper function, helper, helpers, member function, functions longer, callable, subroutine, procedure in code | 函数体, 单个函数, 辅助函数, 方法体, 每个函数, 工具函数 | 헬퍼, 함수 하나, 함수는, 헬퍼 함수, 유틸 함수
function/size | long functions, function length, function size, long function, long methods, big functions, huge functions | 长函数, 函数长度, 函数行数, 函数太长 | 긴 함수, 함수 길이
function/public | public function, public functions, exported function, exported functions, public method, public methods, public interface, public interfaces | 公共函数, 公开函数, 导出函数, 公共方法, 公开方法 | 공개 함수, 퍼블릭 메서드, 공개 메서드, 내보낸 함수
function/async | async function, async functions, async method | 异步函数 | 비동기 함수
function/pure | side-effect free, side-effect-free, no side effects, free of side effects, functional core | 无副作用, 没有副作用 | 부수 효과 없는, 부작용 없는
single-responsibility | single responsibility, one responsibility, one thing, one job, single purpose, does one thing, do one thing, srp, separation of concerns, solid principles, solid | 单一职责, 只做一件事, 一件事, 职责单一, 关注点分离 | 단일 책임, 한 가지 일, 한 가지만, 관심사 분리, 하나의 역할
parameter | param, input parameter, options object, keyword arguments, kwargs, positional arguments, named arguments, config object | 传参, 参数列表, 参数对象, 选项对象, 关键字参数 | 파라미터 목록, 옵션 객체, 키워드 인자, 인자값
return-value | return statement, returned, returned value | 返回语句, 返回的 | 반환하, 돌려준
early-return | bail early, exit early, early exit, guard, guards, return first | 提早返回, 先返回, 提前退出, 守卫 | 빠른 반환, 일찍 반환, 먼저 반환
class | class hierarchy, class definition | 类定义, 类继承 | 클래스 정의
class/abstract | abstract class, abstract classes, base class, base classes, abstract base | 抽象类, 基类 | 추상 클래스, 베이스 클래스, 부모 클래스
class/name | class names in code, class name, names of classes | 类的名字, 类命名 | 클래스명, 클래스 이름
component/name | component name, component names, component naming, names of components | 组件名, 组件命名, 组件名称 | 컴포넌트명, 컴포넌트 이름
component/test | component test, component tests | 组件测试 | 컴포넌트 테스트
component/shared | shared component, shared components, reusable component, reusable components, ui component, ui components, component library | 公共组件, 通用组件, 共享组件, 组件库, ui 组件 | 공용 컴포넌트, 공통 컴포넌트, 재사용 컴포넌트, ui 컴포넌트
variable/name | variables are named, name variables, naming variables, names of variables, naming convention, naming conventions, naming style | 给变量起名, 变量取名, 命名风格, 命名规范, 命名规则, 取名 | 변수 네이밍, 이름 짓기, 명명 규칙, 네이밍 규칙, 명명
variable/unused | unused variable, unused variable names, unused parameter, unused parameters | 未使用的变量, 没用到的变量 | 안 쓰는 변수, 사용하지 않는 변수
variable/boolean | boolean variable, boolean variables, boolean names, booleans are named, is/has, is_ prefix, has_ prefix | 布尔变量, 布尔型变量, 布尔字段 | 불리언 변수, 불린 변수, 부울 변수
constant | named constant, named constants, const object, constants file, symbolic constant | 具名常量, 常量文件, 提成常量 | 명명된 상수, 상수로, 상수 파일
constant/name | constant name, constant names, constants are named | 常量名, 常量命名 | 상수명, 상수 이름
type | typed, type definition, type definitions, type declarations, static types, static typing, explicit types, type info, annotate types, annotated, typescript types | 类型定义, 标类型, 标注类型, 显式类型, 写类型, 加类型, 类型标记 | 타입 정의, 타입 선언, 타입을 명시, 타입 어노테이션, 타입 명시
type/any | as any, any types, : any, use of any, any keyword, anys | any类型, 用 any | any를, any로, any 사용
type-assertion | assertions on types, cast, casted, type casts, as-casts, as unknown as | 强制转型, 类型强转 | 강제 형변환, 형 변환
type/dynamic | dynamic, dynamically typed, untyped | 动态类型, 无类型 | 동적 타입
generic-type | generic, type variable, type parameters | 泛型参数 | 제네릭 타입
data-class | value object, value objects, data class, data classes, dto, dtos, pojo, record types, data transfer object | 值对象, 数据类, 传输对象, 数据传输对象 | 값 객체, 데이터 클래스, 디티오
entity | entity, entities, domain model, domain models, domain object, domain objects, domain entity, aggregate | 实体, 实体类, 领域模型, 领域对象, 聚合根 | 엔티티, 도메인 모델, 도메인 객체, 애그리거트
model-db | data model, data models, orm model, orm models, model class | 数据模型, 模型类 | 데이터 모델, 모델 클래스
middleware | middleware, middlewares, interceptor, interceptors, filter chain | 中间件, 拦截器 | 미들웨어, 인터셉터
hook-react | hook rules, custom react hooks | 自定义 hook, hooks 钩子 | 커스텀 hook, 리액트 훅
effect | use effect, effect hook, in effects, useeffect hook | 副作用钩子 | 이펙트 훅
inline-handler | inline function, inline functions, inline handler, inline callbacks | 内联函数, 行内函数 | 인라인 함수
iterator | iterator, iterators, iteration, iterate, iterating, generator function, stream api, streams, stream | 迭代器, 遍历, 流式 | 이터레이터, 순회, 스트림
loop | looping, inside loops, in a loop, inside a loop, nested loops, foreach, for-loop, for-loops, for each | 循环里, 循环内, 循环体, 嵌套循环, for 循环 | 반복문 안, 루프 안, for 루프, for문, 이중 루프
conditional | if/else, if-else, else branch, else branches, nested if, nested ifs, if statement nesting, switch case, pattern matching, match expression, condition in code | if 嵌套, 多层 if, 条件分支, else 分支, 模式匹配, 多重判断 | if문, 중첩 if, 조건 분기, else 분기, 패턴 매칭, if 중첩
nesting | nested code, depth, nesting depth, nested blocks, nest more, deeply nested, indentation depth | 嵌套深度, 多层嵌套, 深层嵌套, 嵌套过深 | 중첩 깊이, 깊은 중첩, 들여쓰기 깊이
complexity | cyclomatic complexity, complexity, cognitive complexity | 圈复杂度, 复杂度 | 순환 복잡도, 복잡도
null | none, nullable, null value, null values, null reference, nil pointer, null pointer | 空指针, 可空, 为空, null 值 | 널 값, null을, 널 포인터
optional-type | optional, optionals, option type, maybe type | 可选类型, 可空类型 | 옵셔널, 옵션 타입
boolean/flag-arg | boolean parameters, boolean flags, boolean argument, boolean arguments, flag argument, flag arguments, flag parameter | 布尔标志参数, 标志参数 | 불리언 매개변수, 플래그 인자, 불리언 인자
number-type | number, numbers, numeric, numeric value | 数字, 数值 | 숫자, 수치
list-type | slice, slices, vector, vectors, lists in code, linked list | 切片, 数组切片 | 슬라이스, 벡터
set-type | hash set | 集合 | 집합, 셋
key-value? | key, keys, value, values, pair, pairs, entry, entries | 键, 值, 键值 | 키, 값은, 항목, 엔트리
attribute? | attribute, attributes, property, properties, element, elements, member, members, node, nodes | 元素, 成员, 节点, 特性值 | 요소, 원소, 멤버, 노드, 엘리먼트
resource? | resource, resources, asset, assets, static files, static assets | 资源, 静态资源 | 리소스, 자원, 정적 파일
statement? | statement, statements, expression, expressions, keyword, keywords, syntax, clause, construct | 语句, 表达式, 关键字, 写法, 语法结构 | 구문, 표현식, 키워드, 문법
logic? | logic, implementation, implementations, behavior, behaviour, mechanism | 逻辑, 行为, 机制, 实现逻辑, 具体实现 | 로직, 동작 방식, 구현체, 행동
convention? | convention, conventions, standard way, guideline, guidelines, rules, policy, policies, standards, best practice, best practices, practice, practices, house style, style guide | 规范, 规则, 准则, 指南, 惯例, 最佳实践, 标准做法 | 규칙, 지침, 관례, 가이드라인, 표준 방식, 모범 사례, 스타일 가이드
edit? | change, changes, work done | 变动, 改动内容, 修改内容 | 변경 사항, 변경사항, 변경점, 바뀐 것
content? | content, contents, item, items, detail, details, information, info, text, texts | 内容, 信息内容, 文字, 文本, 细节, 详情, 条目 | 내용, 상세 내용, 세부, 텍스트, 사항, 점을, 점은
place? | place, places, location, locations, spot | 地方, 位置, 地点, 场所 | 곳, 위치, 자리, 장소
line-of-text? | line, lines | 行, 行内 | 행, 라인
list-of? | series, collection, collections | 一组, 一系列, 集合里 | 묶음, 모음
format-of? | format, formats, form, shape, structure, structures | 格式, 结构, 形状, 样子 | 형식, 구조, 형태, 꼴
group-of? | package layout, module layout | 包结构 | 패키지 구조
module | submodule of code, code module, feature module, packages in the monorepo, package boundary | 子模块代码, 功能模块, 业务模块 | 기능 모듈, 모듈별
module/boundary | cross-module, module boundaries, across modules, deep import, deep imports, internal modules | 跨模块, 模块边界, 深层导入 | 모듈 경계, 모듈 간, 딥 임포트
circular-import | circular import, circular imports, circular dependency, circular dependencies, cyclic dependency, cyclic imports, import cycles, import cycle, cycles | 循环依赖, 循环引用, 循环导入 | 순환 의존, 순환 참조, 순환 임포트
import | imported, import order, import path, import paths, require statement | 导入语句, import 语句, 引用路径, 引包 | 임포트문, 임포트 경로, import문
import/order | import order, sort imports, sorted imports, order of imports, imports sorted, import sorting, import groups, grouped imports | 导入顺序, import 顺序, 导入排序, 引入顺序 | 임포트 순서, 임포트 정렬, import 순서
import/alias | @/ alias, @/, module alias, aliased imports, tsconfig paths, ~ alias | @ 别名, 路径映射 | @ 별칭, 모듈 별칭
import/type | import type, type-only import, type-only imports, type imports, import types | 类型导入, 仅类型导入 | 타입 임포트, 타입 전용 임포트
import/top | imports at the top, top-level imports, imports on top, import inside functions, inline imports, inline import, local imports | 顶部导入, 文件顶部导入, 函数内导入 | 파일 상단 임포트, 상단 import
global-variable | module-level state, global mutable state, mutable globals, mutable global state | 模块级变量, 全局可变状态 | 모듈 수준 상태, 전역 가변 상태
singleton | global instance, shared instance | 单例模式, 全局实例 | 싱글턴 패턴, 전역 인스턴스
constructor | new keyword, new operator, instantiate, instantiation, direct new, instantiated | 直接 new, 实例化, 直接构造 | 직접 생성, 인스턴스화, new로
injection | injected dependencies, inject dependencies, di container, di | 注入依赖 | 주입받
abstraction | abstracted, indirection, layers of abstraction, extra layer, abstract prematurely, premature abstraction, generic helper, over-abstraction, over-abstract, over engineered, overly generic | 过早抽象, 抽象层, 多余抽象, 中间层, 多一层, 过度封装 | 불필요한 추상화, 과한 추상화, 섣부른 추상화, 추상 계층
duplication | duplicated code, duplicated logic, duplicates, repetition, repeating yourself, repeated logic, duplicate logic, copied code, copy and paste, copy-pasted | 重复逻辑, 重复实现, 复制代码, 拷贝代码, 重复造轮子, 造轮子 | 중복 로직, 복사 붙여넣기, 반복 코드, 중복된, 코드를 복사
reuse | reuse existing, existing helper, existing helpers, existing function, existing functions, existing component, existing components, existing code, what already exists, already there, shared helper | 现成的, 已有的, 已有函数, 已有组件, 已有实现, 现有函数, 现有组件, 复用现有, 用现有 | 기존 함수, 기존 컴포넌트, 기존 코드, 이미 있는, 있는 것을
dead-code | commented out, commented code, is commented out, old code in comments, unused function, unused functions, unreachable code, leftover code, orphaned code, unused exports, stale code | 被注释的代码, 被注释的旧代码, 被注释掉的代码, 注释起来的代码, 注释代码, 没用的代码, 废代码, 不用的代码, 无效代码, 没用到的 | 안 쓰는 코드, 주석 처리된, 사용 안 하는 코드, 쓸모없는 코드
comment | commented, comments in code, inline remarks, comment lines, comment text, source comments | 代码里的注释, 写注释, 加注释, 注释文字, 备注 | 주석을, 주석은, 코드의 주석, 주석 달기, 주석 문구
comment/obvious | obvious comments, comments that restate, restate the code, restating the code, restates, comments that explain what, narrating comments, redundant comments, self-evident comments, trivial comments | 显而易见的注释, 废话注释, 重复代码的注释, 多余注释 | 뻔한 주석, 당연한 주석, 코드를 반복하는 주석
comment/block | block comment, block comments, comment block, header comment, file header, file headers, file header comment | 块注释, 文件头注释, 文件头, 头部注释 | 블록 주석, 파일 헤더, 헤더 주석
todo | to-do, to-dos, to do comments, todo note, leave a todo, xxx comment, fixmes | todo 注释, 待办注释, 留 todo | 할일 주석, todo 주석, todo를 남기
documentation | documented, user docs, api documentation, readme section, project docs, technical docs, written docs, doc page, docs page, doc files, doc, manual page | 写文档, 文档里, 项目文档, 技术文档, 补文档, 开发文档, 文档更新, 说明书 | 문서를, 문서에, 기술 문서, 프로젝트 문서, 문서화하, 문서 파일
documentation/docstring | doc strings, doc-string, rustdoc, godoc, kdoc, phpdoc, doc block, docblock, docblocks, documentation comments, documentation comment, jsdocs, numpy style docstrings, google style docstrings, google-style | 注释文档, 方法注释, 函数注释, 接口注释 | 문서화 주석, 함수 주석, 독스트링을
documentation/api | api reference, openapi spec, swagger docs, api spec | 接口文档, api 文档, 接口说明 | api 문서, 인터페이스 문서, api 명세
diagram | diagrams, ascii diagram, plantuml, sequence diagram, drawn as, drawing | 时序图, 架构图, 画图 | 시퀀스 다이어그램, 구조도, 그림으로
screenshot | before/after screenshots, screen capture, screen grab | 截屏, 屏幕截图, 界面截图 | 스샷, 화면 사진, 화면 녹화
example | usage example, worked example, usage examples, code example, code examples, sample code | 使用示例, 代码例子, 示例代码, 用法示例 | 사용 예, 예시 코드, 예제 코드, 예를
regex | regexp, regexps, pattern string | 正则匹配 | 정규식으로, 레귤러 익스프레션
literal | string literals, hard-coded string, string value | 字符串字面量, 字符串常量 | 문자열 리터럴, 문자열 값
hard-code | hard coding, hardcodes, hard-codes, in code directly, embedded in code, inline constants, written into the code, in the source | 写在代码里, 直接写在代码, 代码里写死, 硬写, 直接写死 | 코드에 직접, 코드에 박, 박아, 소스에 직접
config | configurable, config values, configuration file, configuration files, config entry, config option, options file, settings file, config keys, parameters file | 配置里, 配置中心, 配置值, 走配置, 写在配置, 可配置 | 설정값, 설정으로, 설정에서, 환경설정, 구성
flag-option | option flag, flags, --flag, cli option, cli options, command-line option, command-line flags, switches | 命令行参数, 开关参数, 标志位 | 옵션, 커맨드 옵션, 명령줄 옵션
command | commands to run, terminal command, terminal commands, bash command, bash commands, command-line, terminal, shell | 终端命令, 命令行工具, 终端, 跑命令, shell 命令 | 터미널 명령, 터미널, 쉘 명령, 셸 명령
script | scripts folder, helper script, helper scripts, bash scripts, build script, build scripts | 脚本文件, 辅助脚本, shell脚本 | 스크립트 파일, 보조 스크립트, 배시 스크립트
subprocess | subprocesses, shell=true, os.system, system call, system calls | 系统调用, 外部命令 | 시스템 호출, 외부 명령
eval-code | eval, eval(), exec(), dynamic evaluation, new function | 动态执行 | 동적 실행
goroutine | goroutine, goroutines, coroutine, coroutines, green threads | 协程 | 고루틴, 코루틴
channel-go | channel, channels | 通道, 管道 | 채널
thread-pool | thread pool, connection pool, pool, pooling, pooled | 线程池, 连接池 | 스레드 풀, 커넥션 풀, 풀링
context-go | context.context, ctx, context argument, context parameter | 上下文参数 | 컨텍스트 인자
unsafe | unsafe blocks, unsafe rust, unwrap(), unwrap, expect(), panics | 不安全 | 언세이프, unwrap을
ownership | borrow, borrow checker, lifetimes | 所有权, 借用 | 소유권 이전, 빌림
float-number | float values, floating-point numbers, floating numbers | 浮点类型, 浮点型 | 부동소수, 실수
rounding | round, rounds, rounding, truncation | 取整, 四舍五入, 舍入 | 반올림, 버림, 올림
random | random, randomness, random values, random seed, fixed seed | 随机, 随机数, 随机种子 | 랜덤, 무작위, 난수
deterministic | deterministic, reproducible, determinism, reproducibility | 确定性, 可复现, 可重复 | 결정적, 결정론적, 재현 가능
sum-total | sum, sums, total, totals, totalling, totaling, add up, adds up, aggregate values, aggregation | 总和, 求和, 合计, 汇总, 总计, 累加 | 합계, 총합, 합산
partial | partial, partially, incomplete, unfinished, half-finished, half-done, half done | 部分的, 不完整, 未完成, 半成品代码, 没做完 | 부분적, 불완전, 미완성, 일부만
placeholder | placeholder code, placeholder, stub code, stubs left, lorem ipsum, dummy, dummy data, fake data, pretend, todo implementations, not implemented | 占位, 占位代码, 假实现, 假的, 虚假数据, 空实现 | 자리표시자, 플레이스홀더, 더미, 가짜 데이터, 빈 구현
offset-paging | offset, offsets, offset pagination, offset-based, limit/offset, limit offset | 偏移, 偏移量, offset 分页 | 오프셋, 오프셋 기반
cursor-paging | cursor, cursors, cursor pagination, cursor-based, keyset, keyset pagination | 游标, 游标分页 | 커서, 커서 기반, 커서 페이지네이션
pagination | paginated, pager, paged results, page through, result pages | 分页查询, 翻页查询, 按页 | 페이지 단위, 페이지 나누
empty | empty, blank, vacant, nothing inside | 空的, 空着, 留空, 空白的 | 빈, 비어, 비워
bare-thing | bare, naked, raw, plain old, unwrapped | 裸, 裸的, 原始, 未包装 | 맨, 날것, 원시, 순수한 형태
duplicate-name | duplicate names, name clash, same name | 重名, 同名 | 이름 중복, 같은 이름
prefix-name | prefixes | 打头, 以...开头, 前面加, 为前缀, 作前缀 | 접두어, 으로 시작, 로 시작, 앞에 붙
suffix-name | suffixes | 收尾于, 为后缀, 作后缀, 后面加 | 접미어, 으로 끝, 로 끝, 뒤에 붙
period-mark | period, periods, full stop, full stops, trailing period, trailing dot, final period, punctuation, punctuation mark, dot at the end | 句号, 句点, 标点, 标点符号, 结尾句号 | 마침표, 구두점, 문장 부호, 온점
comma | comma, commas | 逗号 | 쉼표, 콤마
exclamation | exclamation mark, exclamation marks, exclamation point, exclamation points | 感叹号, 叹号 | 느낌표
dash-mark | em dash, em dashes, em-dash, em-dashes, dash character | 破折号 | 대시, 줄표
backtick | backtick, backticks, inline code | 反引号, 行内代码 | 백틱
full-width | full-width, fullwidth, full-width punctuation | 全角 | 전각
half-width | half-width, halfwidth, ascii punctuation | 半角 | 반각
`
