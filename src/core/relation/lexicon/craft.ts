/** Words of single crafts: firmware, data, phones, publishing, and short forms people write. Lines as in `plain`. */
export const craftDeeds = `
initialize | startup, at startup, start-up code, boot time, power-up | 上电, 启动阶段 | 부팅
mask-act | desensitize, desensitise, redacted, masked | 打码 | 가림 처리
concatenation | concat, string concat, glueing, gluing | 字符串拼接 | 문자열 연결
retry | re-run, re-runs, rerun, reruns, re-running | 重跑, 再跑一遍 | 재실행
quarantine | quarantine, quarantines, quarantined | 隔离区 | 격리 조치
render | localise when rendering, at render time | 渲染时 | 렌더링할 때
result | cell output, cell outputs, notebook output, notebook outputs | 单元格输出 | 셀 출력
approval | clarify, clarification, ask for clarification, two-person, four eyes, second pair of eyes | 问清楚, 双人复核, 两人复核 | 재확인받
minimal-change | nothing more, no extras, as asked, what was asked | 让改的, 没让改 | 시킨 것만
`
/** Things of them. */
export const craftThings = `
id | pk, pks, primary-key column, primary key column | 主键列 | PK
queue | mq, message broker, message bus | 消息中间件 | 메시지 브로커
dynamic-memory | malloc, heap allocation, heap allocations, dynamic allocation, dynamic memory allocation, dynamic memory, heap memory | 动态内存分配, 动态内存, 动态分配, 堆内存 | 동적 할당, 동적 메모리, 힙 할당
interrupt | interrupt, interrupts, interrupt handler, interrupt handlers, isr, isrs, interrupt service routine | 中断里, 中断处理, 中断服务函数, 中断函数, 中断上下文 | 인터럽트
register-hw | hardware register, hardware registers, cpu registers | 寄存器 | 레지스터
hal-of | hal, hardware abstraction layer, hal driver, hal drivers | hal 层, 硬件抽象层 | 하드웨어 추상화 계층
serial-comma | oxford comma, serial comma, comma before "and" | 牛津逗号 | 옥스퍼드 쉼표
personal-data | id card number, id number | 证件号, 证件号码 | 신분증 번호
random | rng, rng seed, fixed seed, seeds | 随机数种子 | 난수 시드, 랜덤 시드
screen | ui layer, view layer, presentation layer, frontend layer | 展示层, 视图层 | 화면 계층, 뷰 계층
external | outbound, outbound call, outbound calls, external api, external apis | 外部接口, 第三方接口 | 외부 호출
optional-value | optionals, optional values | 可选值 | 옵셔널
force-unwrap | force unwrap, force-unwrap, force unwrapping, forced unwrapping | 强制解包 | 강제 언래핑, 강제 해제
bare-except | catch-all except | 裸 except | 맨 except
runbook | runbook_url, runbook link | 处置手册 | 대응 절차서
schedule | cron jobs, scheduled task, scheduled tasks | 定时器任务 | 예약 작업
response | return body, response object, reply body | 出参, 返回体, 返回结构 | 응답 본문
single-responsibility | single purpose, one change, one problem, one topic | 单一目的, 一个问题, 一个点, 一件事情 | 한 가지만, 한 가지 일
teammate | assignee, who is responsible | 谁负责 | 책임자
timestamp | datetime, datetimes | 哪天 | 일시
`
