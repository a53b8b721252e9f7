/**
 * What agents and programs do, beyond `acts`; lines as there. A trailing `?` marks a deed that a rule often names in
 * passing; an id that stands in another table too gets these words as well.
 */
export const deeds = `
~do | express ideas, express yourself, employ, employs, employing, leverage, leverages, leveraging, opt for, opts for, go for, reach for, rely upon, turn to, resort to, work in, stick with, abide by, adhere to, adheres to, comply with, conform to, obey, respect, respects, honor, honour, observe, carry out, carried out, conduct, conducted, execute on, implement, implements, implementing, implemented, develop, develops, author, compose a, produce, produces, producing, output as, emit, emits, supply, supplies, deliver, get done, put in, puts in, set up, sets up, setting up, bring in, brings in, pull in, throw in, drop in, stick in, append to, attach to, fill in, fill out, come with, comes with, consist of, belong, belongs, belong in, goes in, go in, go into, goes into, put into, live in, lives in, placed in, reside, resides, located, located in, kept in, stays in, get written, gets written, be written, written in, written as, express as, expressed as, state as, declare as, be done, get made, stick, sticks, start using, assume that, treat as, treated as, count as, deal with, dealing with, dealt with, take care of, look after, cover, covers, covered by, address, addresses, apply to, applies to, applied, demand, demands, expect, expected, call for, calls for, enforce, enforces, enforced, guarantee, insist on, mandate, agree on, settle on, standardize on, standardise on, standardize, standardise, unify, default, be sure to, see to it, aim for, aim to, strive for, strive to, attempt, attempts, remain, remains, plan to, go through, goes through, come through, route through, routed through, pass through, channel through, done through, done via, done with, made with, made through, done by, handled by, managed with, managed by, using the, with the help of, by means of, through the use of, in the form of | 经过, 经, 需, 进, 掉, 采取, 运用, 利用, 选择, 挑, 交给, 交由, 负责, 遵循, 遵守, 遵照, 依照, 照着, 按着, 沿着, 坚持, 秉持, 做到, 做好, 做成, 搞, 弄, 实现, 开发, 撰写, 起草, 书写, 填写, 填, 写上, 写入, 写进, 写到, 加入, 加进, 加到, 补上, 补, 补充, 配上, 附带, 附加, 贴上, 建立, 新建立, 搭建, 设立, 设定, 设置, 引入, 引进, 放入, 放进, 放到, 放在, 置于, 存在于, 位于, 归到, 归入, 属于, 落到, 具有, 具备, 拥有, 持有, 备有, 应有, 得有, 要有, 含有, 涵盖, 覆盖到, 涉及, 达到, 得到, 取得, 保证, 确保, 务求, 力求, 尽力, 争取, 尽可能, 最好, 建议, 推荐, 优选, 倾向, 倾向于, 偏好, 更喜欢, 喜欢, 希望, 想要, 期望, 规定, 约定, 限定, 强制使用, 统一采用, 统一使用, 统一走, 全走, 全用, 全部用, 都用, 都走, 都写, 都放, 一律走, 一律写, 走的是, 靠, 依靠, 借助, 通过使用, 用来, 用于, 用以, 来做, 负责做, 执行到, 落实, 贯彻, 施行, 实行, 实施, 开展, 展开工作, 从事 | 채택, 도입, 동원, 골라, 고르, 택하, 맡기, 맡겨, 담당, 따르, 따라, 준수, 지키, 지켜, 고수, 이행, 실시, 시행, 구현, 개발, 제작, 생성하, 써넣, 적어 넣, 집어넣, 끼워, 덧붙이, 덧붙여, 첨부, 부착, 마련, 갖추, 갖춰, 갖는, 가지, 가져, 구비, 위치, 놓, 놓아, 두는, 두어, 둬야, 배치, 속하, 들어가, 들어있, 담, 담아, 채우, 채워, 설정하, 지정하, 정해, 규정, 요구, 원하, 원해, 바라, 희망, 권장, 추천, 선호하, 우선시, 우선적으로, 우선으로, 최대한, 가능하면, 가능한, 노력, 시도, 보장, 확보, 통일하, 이루어, 이뤄, 되어야, 돼야, 있어야, 해 두, 해둬, 해두, 해놓, 해 놓, 하도록 하, 하게끔, 쓰는 것, 사용하는, 써야, 쓰인, 쓰이, 씌, 통하도록, 활용하, 의존하는, 기대하
run | run through, call, calls, calling, invoke, invokes, invoking, trigger, triggers, fire off, go green, be green, stay green, is green, goes green, succeed, succeeds | 执行一下, 跑起来, 跑过, 触发, 启用脚本, 运转, 通过测试, 跑完, 跑一次, 走一遍, 全绿, 绿 | 가동, 작동, 동작, 통과, 수행하, 태우, 호출해
install | install with, installed, add packages, adding packages, fetch packages | 装包, 安装包, 装依赖 | 설치하, 깔, 깔아
edit | rewrite, rewrites, rewriting, revise, revises, revising, adjust, adjusts, adjusting, modification, modifications, editing by hand, hand-edit, hand edit, hand-editing, fiddle with, mess with, tamper with, meddle, play with, make changes, making changes, made changes, introduce changes | 改写, 重写, 调整, 修订, 改一下, 改掉, 碰, 触碰, 乱动, 乱改, 动手改, 做修改, 做改动, 做更改, 作修改, 更动 | 재작성, 다시 쓰, 조정, 개정, 손보, 손댈, 건들, 만지, 변동, 고쳐
read | read through, reads through, go over, open and read, skim, study, consult, consulting, review the file, take a look, familiarize, familiarise | 通读, 阅览, 读一遍, 读完, 读懂, 研读, 参阅, 翻看, 浏览, 看看, 看完, 看过, 先读 | 읽어, 훑어, 열람, 참조해, 읽고, 보고 나서
search | look for, looks for, hunt for, locate, locating, lookup, search through, scan for | 找, 搜一下, 搜搜, 检索, 找找, 寻找, 搜寻 | 찾아보, 탐색, 검색하, 뒤져
save | save to, put away, keep a copy, retain in | 存到, 存进, 存下来, 存入, 存储到, 入库存 | 담아두, 저장하, 넣어두
finish | finish, finishes, finished, complete, completed, completes, completing, completion, conclude, wrap up, finalize, finalise, done | 完成, 做完, 结束, 收尾, 完工, 写完, 改完, 弄完, 搞定 | 완료, 끝내, 끝난, 마치, 마무리, 종료, 완성
continue | continue, continues, continuing, proceed, proceeds, proceeding, carry on, keep going, move on, moving on, go ahead, resume, press on | 继续, 接着做, 往下做, 往下走, 继续做, 推进 | 계속 진행, 이어서, 넘어가, 진행하, 속행
halt | halt, halts, abort, aborts, pause, pauses, stop and wait, stop there, stop working, stop right there | 暂停, 中止, 停下, 停下来, 中断, 打住 | 중단, 멈추, 멈춰, 정지, 일시 중지
start-work | start coding, start implementing, start work, starting work, begin work, begin coding, begin implementing, jump into coding, jumping into code, dive in, diving in, dive into, start writing code, get going, kick off work | 动手, 开工, 开始写代码, 开始编码, 动手写, 着手, 开始实现, 开始动手, 写代码, 编码实现 | 착수, 작업 시작, 코딩 시작, 구현 시작, 시작하기, 코드 작성, 코딩
convert | convert, converts, converting, conversion, transform, transforms, turn into, coerce, cast to | 转换, 转成, 转化, 转为 | 변환, 바꿔서, 전환
parse | parse, parses, parsing, parser, parsers, deserialize, deserialise, decode | 解析, 反序列化, 解码 | 파싱, 해석, 역직렬화, 디코딩
serialize | serialize, serialise, serialization, marshal, stringify | 序列化 | 직렬화
check-act | 判断, 检测, 检验 | 판별
compare | compare, compares, comparing, comparison, comparisons, equality, equality check | 比较, 对比, 判等 | 비교
filter | filter, filters, filtering, filter out | 过滤, 筛选, 筛 | 필터, 필터링, 걸러
count-act | tally, counting, keep count, number of | 计数, 统计, 数一下 | 집계, 카운트, 개수
measure | measure, measures, measuring, measurement, profile, profiles, profiling, profiler | 测量, 度量, 性能分析, 量化 | 측정, 프로파일링, 재보
download | download, downloads, downloading | 下载 | 다운로드, 내려받, 다운받
accept | accept, accepts, accepting, adopt as is | 接受, 采纳, 收下 | 수락, 받아들이, 수용
reject | reject, rejects, rejecting, rejection, decline, turn down, bounce back | 驳回, 打回, 拒收 | 거부, 반려, 거절
return-act | hand back, give back, yield back | 交还, 归还 | 돌려주, 반납
report-act | present results, state clearly, tell the user, list what, spell out what | 说清, 说明白, 写清, 写清楚, 讲清, 讲清楚, 交代, 说明 | 밝히, 밝혀, 명확히 적, 알려야
think | think, thinks, thinking, reason about, think through, think hard, consider, considers, considering, ponder, reflect on, weigh | 思考, 想清楚, 想一想, 考虑, 权衡, 斟酌, 想好 | 생각, 고려, 고민, 숙고
understand | understand, understands, understanding, grasp, comprehend, get familiar with, figure out, learn how | 理解, 弄清, 弄清楚, 搞清楚, 了解, 摸清, 看懂, 搞懂 | 이해, 파악, 숙지, 알아보
analyze | analyze, analyse, analysis, analyzing, investigate, investigates, investigating, investigation, dig into, look into, examine, research | 分析, 调查, 研究, 探究, 摸排 | 분석, 조사, 검토해 보, 연구
reproduce | reproduce, reproduces, reproducing, repro, reproduction, replicate | 复现, 重现 | 재현
implement-plan | execute the plan, follow the plan, work through the plan | 按计划做, 照计划 | 계획대로
cite-line | line number, line numbers, file and line, file:line, path and line | 行号, 文件和行号, 文件名和行号 | 줄 번호, 라인 번호, 파일과 줄
list-act? | list, lists, listing, enumerate, enumerates, itemize | 列出, 罗列, 列举 | 나열, 열거
describe? | describe, describes, describing, described, depict, outline the, documenting, mention | 描述, 叙述, 阐述 | 묘사, 서술, 기술하, 적어
show-act? | demonstrate, demonstrates, display to, reveal, surface, surfaces | 展示给, 给出, 列示 | 제시, 보여주
offer | offer, offers, offering, suggest, suggests, suggesting, suggestion, suggestions, propose, proposes, proposing, recommend, recommendation, recommendations, advise, advice | 提议, 提建议, 给建议, 建议书, 提出 | 제안, 건의, 권유, 조언
wait | await my, hold until, hold off, holds off, hang on | 等我, 等到, 等着, 等候, 先等 | 기다렸, 기다린, 대기하
decide | decision, decisions, decide for me, make decisions, making decisions | 决定, 决策, 拍板, 做决定, 定夺 | 결정, 판단, 의사결정
choose-act | selection, picking, pick between | 选型, 挑选 | 선정, 선별
create-file | create new files, creating new files, new file, new files, extra files, create files, creating files, additional files | 新文件, 新建文件, 创建文件, 创建新文件, 多余文件, 额外文件 | 새 파일, 파일 생성, 파일 추가, 신규 파일
overwrite | overwrite, overwrites, overwriting, override, overrides, overriding, clobber, replace existing | 覆盖, 盖掉, 盖住, 覆写 | 덮어쓰, 덮어써, 오버라이드
restore | undo, undoing, undone, recover, recovers, recovering, recovery | 撤销, 恢复原状, 复原 | 원복, 실행 취소, 복구
reset-act | git reset, hard reset, reset --hard, git reset --hard, checkout --, git checkout ., git clean, git restore | 硬重置, 重置仓库 | 하드 리셋, 리셋
stash | stash, stashes, stashing, git stash | 暂存起来, 贮藏 | 스태시
amend | --amend, commit --amend, amend commits, amending commits, git commit --amend, amend the commit | 追加提交, 修补提交 | 커밋 수정, 어멘드, amend
tag-act | tag a release, tag releases | 打版本标签 | 태깅
squash-act | fixup commits, fixup, autosquash, fixups | 合并提交记录 | 픽스업
compress | compress, compresses, compression, gzip, zip, minify, minified, minification | 压缩, 混淆压缩 | 압축, 최소화 빌드
monitor-act | monitor, monitors, watch, watches, keep an eye on, observe metrics | 观察, 盯着, 关注, 监测, 监听 | 감시, 지켜보, 모니터하
scale | scale, scales, scaling, scale up, scale out, autoscale, autoscaling | 扩容, 伸缩, 扩缩容 | 확장하, 스케일, 증설
provision | provision, provisions, provisioning, spin up infrastructure | 开通, 供给 | 프로비저닝
rotate | rotate, rotates, rotating, rotation | 轮换, 轮转 | 로테이션, 교체, 순환
subscribe | subscribe, subscribes, subscription, listen to events | 订阅 | 구독
broadcast | broadcast, fan out | 广播 | 브로드캐스트
sync-act | synchronize, synchronise, in sync, keep in sync, keeps in sync, kept in sync, out of sync, sync with | 同步, 保持同步 | 동기화
mask | mask, masks, masking, masked, redact, redacts, redacted, redacting, redaction, obfuscate, anonymize, anonymise, anonymized, scrub | 打码, 掩码, 匿名化, 脱敏处理, 打星 | 가리, 가려, 익명화, 비식별
escape | escape, escapes, escaping, html-escape, encode output | 转义 | 이스케이프
parametrize | parameterize, parametrize, parameterized, parameterised, parametrized, parameterise, prepared statement, prepared statements, bound parameters, bind parameters, placeholders | 参数化, 参数化查询, 预编译语句, 占位符 | 매개변수화, 파라미터화, 바인딩, 파라미터 바인딩, 준비된 구문
memoize | memoize, memoise, memo, memoization, memoisation, usememo, usecallback, memoized | 记忆化, 缓存计算 | 메모이제이션, 메모이즈
debounce | debounce, debouncing, debounced | 防抖, 节流 | 디바운스, 쓰로틀
optimize-early | premature optimization, premature optimisation, optimize prematurely, micro-optimize, micro-optimization | 过早优化, 微优化 | 성급한 최적화, 조기 최적화, 섣부른 최적화
simplify | simplify code, simplification, keep it simple, kiss, simplest, simplest solution, simple solution | 简化, 从简, 最简单, 简单方案 | 단순화, 가장 단순한, 심플하게
generalize | generalize, generalise, over-generalize, make generic | 泛化, 通用化 | 일반화
guess-act | invent apis, hallucinate, hallucination, hallucinations, fabricate, fabricated, making things up, make things up, made-up, made up | 胡编, 捏造, 凭空, 臆造, 瞎编, 凭空捏造, 乱编 | 날조, 지어내기, 꾸며
apologise | saying sorry, say sorry | 说抱歉, 说对不起 | 미안
thank | thank, thanks, thank you | 道谢, 感谢, 谢谢 | 감사
greet | say hello, hello, hi there, greeting me | 打招呼, 问好 | 안부, 인사하
quote-act | quoting, quote from, quote the | 摘引, 摘抄 | 인용하
count-tokens | token usage, context window, context budget, tokens used | 上下文窗口, 上下文长度, 令牌用量 | 컨텍스트 윈도우, 토큰 사용량, 컨텍스트
delegate | delegate, delegates, delegating, hand off, handoff, farm out, outsource | 委派, 委托, 转交 | 위임, 넘기, 떠넘기
batch-act | in batches, batching, in bulk, bulk insert, bulk operations | 批处理, 分批, 批量处理 | 배치 처리, 벌크
escalate | escalate, escalates, escalation, raise with | 升级处理, 上报 | 에스컬레이션, 상부 보고
review-self | self-review, self review, review your own, reread your, proofread | 自查, 自审, 自我检查 | 자체 검토, 셀프 리뷰
`
