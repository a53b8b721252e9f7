/**
 * Opposites: `axis | English + | English − | Chinese + | Chinese − | Korean + | Korean −`. "Do not remove" and "keep"
 * are one, "keep" and "remove" two ends.
 */
export const poles = `
presence | leave, leave behind, stay, retain, preserve, leave in, leave as is, keep around, restore | remove, removes, removing, delete, deletes, deleting, drop, drops, dropping, erase, purge, wipe, truncate, get rid of, clean out, discard, reset, clear out | 保留, 留着, 留下, 留在, 留, 恢复 | 删除, 删掉, 删, 移除, 去掉, 去除, 清空, 清除, 丢弃, 拿掉 | 남기, 남겨, 보존, 복원, 남길 | 삭제, 제거, 지우, 지워, 없애, 비우, 날리, 폐기
level | raise, raises, increase, increases, bump up, turn up, grow | lower, lowers, decrease, reduce, reduces, cut, shrink, turn down, minimize | 提高, 调高, 增大, 调大, 加大, 升高, 上调, 提升 | 降低, 调低, 减少, 减小, 调小, 下调, 缩短, 压低 | 높이, 늘리, 증가, 상향 | 낮추, 낮춰, 하향, 줄이, 줄여, 감소
switch | enable, enables, enabled, turn on, switch on, activate, opt in | disable, disables, disabled, turn off, switch off, deactivate, opt out | 开启, 打开, 启用, 开着, 开 | 关闭, 关掉, 停用, 禁用, 关 | 켜, 활성화, 켜두 | 끄, 꺼, 비활성화, 꺼두
access | public, exposed, expose | private, internal, hidden, hide | 公开, 公有, 暴露 | 私有, 内部, 隐藏 | 공개, 퍼블릭, 노출 | 비공개, 내부, 숨기, 프라이빗
length | long, longer, verbose, detailed, in detail, thorough, in-depth, lengthy, wordy, at length, comprehensive, full detail | short, shorter, concise, brief, briefly, terse, succinct, compact, to the point, concisely, minimal | 详细, 详尽, 长, 冗长, 仔细, 深入, 啰嗦, 细致, 长篇大论 | 简短, 简洁, 简明, 精简, 短, 简要, 简练, 言简意赅, 短一点, 精炼 | 길게, 자세히, 자세하, 상세, 장황, 긴, 꼼꼼, 길어 | 짧게, 간결, 간단히, 간략, 짧은, 짧아, 요점만, 핵심만, 짧
simplicity | complex, complicated, clever, fancy, sophisticated, elaborate design | simple, simply, trivial, plain, straightforward, basic, easy, tautological, obvious | 复杂, 花哨 | 简单, 朴素, 直白, 显而易见 | 복잡, 화려 | 단순, 간단, 쉬운, 사소
formality | formal, formally, polite, politely, polite form, honorific, honorifics, professional tone | informal, informally, casual, casually, casual tone, relaxed tone, friendly tone, slang | 正式, 敬语, 礼貌, 用您, 书面语 | 随意, 口语, 口语化, 非正式, 轻松 | 존댓말, 존대, 존칭, 격식, 높임말, 공손, 경어, 합쇼체, 해요체, 정중 | 반말, 편하게, 편한 말투, 격식 없이, 구어체, 친근, 평어
order-of-work | first, beforehand, upfront, in advance, before anything else | afterwards, afterward, later, once done, at the end, subsequently | 事先, 提前, 先, 事前, 首先 | 事后, 随后, 最后 | 먼저, 미리, 사전에 | 나중에, 마지막에
position | start, starts, beginning, begin, begins, top, first line, head of, leading, at the top, prefix, prefixed | end, ends, ending, bottom, last line, at the bottom, suffix, suffixed, trailing position | 开头, 顶部, 首行, 第一行, 前缀, 最前 | 结尾, 末尾, 底部, 最后一行, 后缀 | 맨 위, 시작 부분, 첫 줄, 첫줄, 상단, 접두사, 앞에 | 맨 아래, 끝에, 마지막 줄, 하단, 접미사
sync | synchronous, synchronously, blocking | asynchronous calls, asynchronously, non-blocking, nonblocking, in the background | 同步执行, 阻塞, 同步调用 | 异步执行, 非阻塞, 后台执行 | 동기, 동기식, 블로킹 | 비동기식, 논블로킹, 백그라운드
automation | automatic, automatically, auto, unattended | manual, manually, by hand | 自动 | 手动, 人工, 手工 | 자동, 자동으로 | 수동, 직접 손으로, 수동으로, 손으로
strictness | strict, strictly, strict mode | lenient, loose, loosely, relaxed, permissive | 严格, 严格模式 | 宽松, 放宽, 宽容 | 엄격, 스트릭트 | 느슨, 유연하게, 관대
explicitness | explicit, explicitly, spell out | implicit, implicitly, inferred, inference, infer | 显式, 明确, 写明 | 隐式, 推断, 自动推断, 类型推断 | 명시, 명시적 | 암묵, 암시적, 추론
eagerness | eager, eagerly, preload, up-front loading | lazy, lazily, on demand, lazy-load, lazy load, lazy loading | 预加载, 立即加载 | 懒加载, 按需加载, 延迟加载, 按需 | 즉시 로딩, 미리 로드 | 지연 로딩, 게으른, 지연 로드, 레이지
relativity | absolute, absolute path, absolute paths, absolute import, absolute imports | relative, relative path, relative paths, relative import, relative imports | 绝对路径, 绝对导入, 绝对 | 相对路径, 相对导入, 相对 | 절대 경로, 절대 임포트, 절대경로 | 상대 경로, 상대 임포트, 상대경로
letter-case | uppercase, upper case, upper-case, capital letters, all caps, capitalized, capitalize, capitalise, screaming case | lowercase, lower case, lower-case, small letters, uncapitalized | 大写, 首字母大写 | 小写, 全小写 | 대문자 | 소문자
number-form | plural, plurals | singular | 复数 | 单数 | 복수형, 복수 | 단수형, 단수
tense | past tense | present tense, imperative mood, imperative | 过去式, 过去时 | 现在时, 祈使句, 祈使语气 | 과거형, 과거 시제 | 현재형, 현재 시제, 명령형
quote-mark | double quotes, double quote, double-quoted, double-quotes | single quotes, single quote, single-quoted, single-quotes | 双引号 | 单引号 | 큰따옴표, 쌍따옴표 | 작은따옴표, 홑따옴표
export-form | default export, default exports, export default | named export, named exports | 默认导出, 默认 export | 具名导出, 命名导出 | 기본 내보내기, 디폴트 익스포트, default export | 이름 있는 내보내기, 명명된 내보내기, 네임드 익스포트
comment-place | own line, line of its own, own line above, separate line, on a separate line, line above | inline comment, inline comments, trailing comment, trailing comments, end-of-line comment, end-of-line comments, same line, same-line comments, comments after code | 单独一行, 另起一行, 独立一行, 上一行, 上方一行 | 行内注释, 行尾注释, 句尾注释 | 별도의 줄, 윗줄, 바로 위 줄, 한 줄 위 | 인라인 주석, 행 끝 주석, 줄 끝 주석
theme | dark mode, dark theme, dark | light mode, light theme, light | 暗色, 深色模式, 暗黑模式, 深色 | 亮色, 浅色模式, 浅色 | 다크 모드, 다크모드, 어두운 | 라이트 모드, 라이트모드, 밝은
size | large, big, bigger, huge | small, smaller, tiny, little | 大, 大的, 巨大 | 小, 小的, 小改动, 细小 | 큰, 크게, 대규모 | 작은, 작게, 소규모, 자잘
count | many, several, multiple, numerous, batch, bulk, together, all at once, in one go, bundle | split, split up, break up, break into, separate prs, separate commits, one at a time, individually, atomic, one per, one by one, single, each its own | 多个, 批量, 一次性, 一起, 一并, 合在一起 | 逐个, 拆分, 拆成, 分开, 一个一个, 原子, 原子化, 单独 | 여러 개, 통째로, 한꺼번에, 일괄, 한번에, 한 번에, 묶어서 | 하나씩, 나누, 쪼개, 잘게, 개별, 따로, 각각, 원자적
generality | standard, built-in, builtin, native, stdlib, standard library, official, default | custom, arbitrary, home-grown, hand-rolled, bespoke, third-party, non-standard, own implementation | 标准, 内置, 原生, 标准库, 官方, 自带 | 自定义, 任意, 自己实现, 自研, 手写实现, 非标准 | 표준, 내장, 기본 제공, 네이티브, 표준 라이브러리 | 커스텀, 임의의, 직접 구현, 자체 구현, 사용자 정의
obligation | mandatory, compulsory, required | voluntary, nice to have, if you like, nice-to-have | 必填, 强制, 必需 | 选填 | 의무, 필수로 | 선택적, 옵션으로, 자율
openness | open source, open-source | closed source, proprietary | 开源 | 闭源, 商业软件 | 오픈소스, 오픈 소스 | 클로즈드, 독점
newness | new, newer, newest, latest, modern, up-to-date, current version | old, older, oldest, outdated, former | 新, 最新, 新版, 最新版 | 旧, 老, 旧版, 老版本 | 새, 최신, 신규, 새로운 | 옛, 구버전, 이전 버전, 오래된
frequency | frequently, often, regularly, frequent, early and often | rarely, seldom, sparingly, infrequently, occasionally | 经常, 频繁, 常, 勤 | 很少, 偶尔, 少, 不常 | 자주, 수시로, 빈번 | 가끔, 드물게, 적게
directness | directly, direct, straight to | indirectly, through a, via a, by way of | 直接 | 间接, 通过 | 직접, 바로, 곧바로 | 간접, 통해서, 거쳐
sharing | shared, common, global, centralized, central, in one place, single place, one place, single source | local to, per module, per file, scattered, colocated, co-located, co-locate, colocate, next to, alongside, beside | 公共, 共享, 集中, 统一管理, 一处, 集中管理, 全局 | 就近, 分散, 各自, 放在一起, 旁边 | 공용, 공통, 중앙, 한 곳, 전역, 한곳 | 가까이, 분산, 각자, 옆에, 같은 폴더
flatness | flat, flattened | hierarchical, deeply nested structure | 扁平 | 层级, 分层结构 | 평평, 평탄 | 계층형, 계층적
looseness | speculative, premature, just in case, future-proof | yagni, only when needed, as needed, when necessary | 提前优化, 过早, 以防万一 | 需要时再, 用到再 | 미리 대비, 성급, 조기 최적화 | 필요할 때만, 필요할 때
`
