/** Plain words of any text on work with software: deeds, then things. Lines as in `deeds`. */
export const plainDeeds = `
cancel | cancel, cancels, cancelled, canceled, cancelling, call off | 取消, 作废 | 취소
collect | collect, collects, collecting, gather, gathers, gathering, compile a list, accumulate, aggregate, aggregates | 收集, 搜集, 采集, 归集, 聚合 | 수집, 모으, 모아, 취합
compute | compute, computes, calculate, calculates, calculating, calculation, computation, work out the | 计算, 算, 运算 | 계산, 연산, 산출
detect | detect, detects, detecting, detection, spot, spots, notice, notices, discover, discovers, identify, identifies, recognize, recognise, find out | 发现, 识别出, 察觉, 看到, 遇到, 遇见 | 감지, 발견, 탐지, 알아채, 만나
divide | divide, divides, partition, partitions, chunk, chunks, chunked, segment, slice up | 划分, 分块, 分段, 切分, 分成, 分割 | 나눠, 쪼개어, 분할하, 구획
embed | embed, embeds, embedded, embedding, interpolate | 嵌入, 内嵌 | 삽입, 내장하, 임베드
evaluate | evaluate, evaluates, evaluation, assess, assesses, assessment, judge, judges, rate it, gauge | 评估, 评价, 衡量, 评判 | 평가, 판정, 가늠
expand | expand, expands, extend, extends, extending, extension of, broaden, enlarge, grow, scale beyond | 扩展, 扩大, 延伸, 拓展 | 확장, 늘려, 넓히
fill-act | fill, fills, filling, populate, populates, prefill, backfill, backfills, backfilling | 填充, 回填, 补数据, 补数, 灌数据 | 채우기, 백필, 채워 넣
flush | flush, flushes | 刷盘, 刷出 | 플러시
initialize | initialize, initialise, initializes, initialization, init, bootstrap, set-up, prepare, prepares, preparing, get ready | 初始化, 准备, 预备 | 초기화, 준비
integrate-act | hook up, wire up, wire, wires, wired, plug in, plugs into, glue | 接入, 对接, 接上, 打通 | 연동, 연계, 붙이기
kill | kill, kills, terminate, terminates, shut down, shuts down, shutdown, stop the process, force quit | 杀掉, 杀进程, 终止, 关停, 停掉 | 강제 종료, 죽이, 종료시
leak | leak, leaks, leaking, leakage, leaked, spill, disclose secrets, give away | 泄露, 泄漏, 外泄 | 누출, 유출, 새어
listen | listen, listens, listening, subscribe to | 收听, 侦听 | 수신 대기, 리슨
mark | mark, marks, marked, flag, flags it, annotate, annotates, tagged with, labelled, labeled, label it, denote, denotes, stamp | 标, 标上, 标注, 注明, 标明, 打标, 标识出 | 표기, 표시하, 마킹, 달아 두, 명기
match-act | match, matches, matching, correspond, corresponds, coincide, conform, be equal, align, aligns, aligned, agree with, mirror, mirrors, consistent with, in keeping with | 匹配, 对应上, 吻合, 对齐, 对上, 保持一致, 符合 | 일치, 맞추, 맞춰, 매칭, 부합
normalize | normalize, normalise, normalizes, canonicalize, canonical form, normalization | 规范化, 归一化, 标准化 | 정규화, 표준화
order-act | put in order, reorder, arrange, arranges, arrangement | 排列, 编排, 整理顺序 | 배열, 순서를 맞추
patch-act | monkey-patch, monkeypatch, monkey patching, patch in place | 打补丁, 猴子补丁 | 패치, 몽키 패치
propagate | propagate, propagates, bubble up, bubbles up, pass up, pass on, forward, forwards, forwarding, relay on, rethrow, re-throw, re-throws, rethrows, re-raise, reraise, throw on, throw it on, pass along, let it bubble | 传播, 向上抛, 往上抛, 重新抛出, 再抛, 透传, 转发, 上抛, 继续抛 | 전파, 다시 던지, 전달, 위로 던지, 상위로
protect | protect, protects, protected, protection, guard against, secure the, shield, shields, defend, safeguard | 保护, 守护, 防护, 防御 | 보호, 방어, 지켜내
receive | receive, receives, received, receiving, obtain from, come from, comes from, taken from, retrieve, retrieves, retrieved, retrieval, pull from, get from, fetched | 接收, 收到, 获得, 拿到, 取得到, 取自, 来自, 读取自, 取出 | 수신, 받아, 받은, 얻, 가져온, 꺼내
refresh | refresh, refreshes, reload, reloads, reloading, hot reload | 刷新, 重新加载, 重载 | 새로고침, 리로드, 다시 불러
register | register, registers, registered, registration, enroll, sign up | 注册, 登记 | 등록, 가입
replace-act | replace, replaces, replacing, replacement, substitute, substitutes, swap out, exchange | 替换成为, 换掉, 更替, 置换 | 교체, 대체, 바꿔치기
reserve | reserve, reserves, reserved, book, allocate, allocates | 预留, 预定, 分派 | 예약, 할당
resize | resize, resizes, crop, scale down image | 缩放, 裁剪 | 크기 조절, 리사이즈, 자르
restrict | restrict, restricts, restricted, restriction, restrictions, limit access, constrain, constrains, confine, confined, narrow down, gate | 限制, 约束住, 限定在, 收紧 | 제한, 한정, 국한
scan-act | scan, scans, scanning, scanned, crawl, crawls, sweep | 扫描, 扫一遍, 爬取 | 스캔, 훑, 크롤링
scroll | scroll, scrolls, scrolling | 滚动 | 스크롤
serve | serve, serves, serving, hosted, host on, expose via | 提供服务, 托管 | 서빙, 호스팅, 제공
specify | specify, specifies, specified, specifying, name explicitly, set out, stipulate, indicate, indicates, pin down, designate | 指定, 指明, 写明白, 标定 | 지정해, 명시하, 특정
stream-act | stream, streams, streaming, streamed, piped, pipe, pipes | 流式传输, 流式输出, 管道传 | 스트리밍, 흘려
submit | submit, submits, submission, hand in, file a, turn in | 递交, 上交, 提报 | 제출, 접수
swap-act | toggle, toggles, flip, flips, switch over, switch between, switch to, switching, change over | 切换, 切到, 切成, 翻转 | 전환, 토글, 스위치
track | track, tracks, tracked, tracking, keep track, trace back, follow up, follow-up, keep a record, keep records, keep a log | 跟踪, 跟进, 留痕, 追踪记录, 跟着 | 추적, 트래킹, 후속
trim | trim, trims, prune, prunes, truncate, truncates, cut off, shave, clip, cut down | 修剪, 截断, 裁掉, 截取 | 다듬, 잘라, 절단, 트림
trust | trust, trusts, trusting, rely blindly, believe, take at face value, blindly | 信任, 相信, 轻信, 盲信, 盲目 | 신뢰, 믿, 맹신
tune | tune, tunes, tuning, fine-tune, calibrate, tweak settings | 调优, 调参, 微调 | 튜닝, 미세 조정
uninstall | uninstall, uninstalls, remove package | 卸载 | 제거 설치, 언인스톨
visit | visit, visits, open in browser, browse to | 打开网页, 访问页面 | 방문, 열람하
warn | warn, warns, warning the user, alert the user, caution | 警示, 提醒, 警告一下, 提示用户 | 경고하, 주의를 주
wrap | wrap, wraps, wrapping, enclose, encloses, surround, encapsulate, encapsulates, encapsulation | 包裹, 包装, 包起来, 包住, 包一下 | 감싸, 래핑, 캡슐화, 둘러싸
tear-down | tear down, teardown, tears down, destroy, destroys, dismantle, decommission, take down, delete resources | 拆除, 销毁, 下线, 销掉 | 해체, 파괴, 철거, 내리
train-act | train, trains, training, trained, fit the model | 训练 | 학습시키, 훈련, 학습
split | break apart, broken into, broken down, divided into, in pieces, cut into | 拆开, 拆出, 拆为, 拆解, 分拆 | 쪼개서, 분리하, 나누어
move | moves to, move to, migrate to another, transfer, transfers, shift, relocating, put elsewhere | 转移, 挪到, 移到, 搬到, 迁到, 挪走 | 옮겨, 이전하, 이관
send | go out, goes out, deliver, delivers, dispatch, dispatches, transmit, transmits, emit event, post to, posts to | 发出, 投递, 发到, 传给, 发消息, 传送 | 보낸, 송신, 내보내
copy | make a copy, duplicate file, copied, cp | 复制一份, 拷一份, 拷贝一份, 抄 | 사본, 복사하, 복사본
rename | call it differently, change the name, new name | 改个名, 换名字, 更名 | 개명, 이름 바꾸
wait | waits for, hold on, be patient, stay put, stand by | 耐心等, 等一等, 静候, 等我回复 | 대기하고, 기다리는
extract | pulled out, pull into its own, factor into, lift out, moved into its own, separate out, isolate into | 拎出来, 提出来, 抽出来, 抽离, 抽到, 提到公共, 抽象成 | 빼서, 추출하, 따로 빼, 분리해 내
inline | inlines, inlining, put inline | 写成内联, 内联进 | 인라인으로, 인라인화
group | bundle together, cluster together, batch together, collect under | 归在一起, 分门别类, 归为一组, 编组 | 묶음으로, 모아서, 묶고
`
/** Things; `?` as in `deeds`. */
export const plainThings = `
account | account, accounts, user account, login account, profile, profiles | 账号, 账户, 帐号, 用户账号 | 계정, 아이디 계정, 프로필
action? | action, actions, activity, activities, move, deed, task at hand | 动作, 举动, 行动 | 작업, 행위, 조치
address-of | address, addresses, ip address, ip addresses | 地址 | 아이피 주소, 주소지
area? | area, areas, domain, domains, field of, realm | 领域, 区块, 方面的 | 영역, 분야, 도메인
audience | audience, reader, readers, readership, newcomer, newcomers, beginners, novice, layperson | 读者, 受众, 新人, 新手, 小白 | 독자, 청중, 초보자, 신입
author | author, authors, authorship, writer | 作者 | 작성자, 저자
block-of? | block, blocks, chunk of, fragment, snippet of | 块, 代码段, 片 | 블록, 토막
business-logic | business logic, domain logic, business, business rules, business rule, domain rules, business requirement | 业务逻辑, 业务, 业务规则, 业务代码 | 비즈니스 로직, 비즈니스, 업무 규칙, 업무 로직
category? | category, categories, kind, kinds, sort, class of, variety, varieties | 种类, 类型的, 类, 类目, 种 | 종류, 부류, 카테고리
cause | cause, causes, culprit, origin of the bug, source of the problem, underlying problem | 起因, 成因, 病因, 缘由 | 원인, 까닭
chart-ui | graph, graphs, plot, plots | 图形, 曲线, 柱状图 | 그래프, 플롯
condition? | condition, conditions, circumstance, circumstances, situation, situations, scenario, scenarios, case of | 条件, 前提, 场合, 情形 | 조건, 상황, 시나리오
connection | connection, connections, link between, socket, sockets | 连接数, 链接, 套接字 | 커넥션, 소켓
contract | contract, contracts, agreement text, interface contract | 合约, 合同, 契约 | 계약, 컨트랙트
corner | corner, corners, border radius, border-radius | 角, 边角, 圆角大小 | 모서리, 코너
border | border, borders, outline, outlines | 边框, 描边 | 테두리, 보더
shadow | shadow, shadows, box-shadow, drop shadow | 阴影, 投影 | 그림자, 섀도
device | device, devices, phone, phones, tablet, hardware | 设备, 手机, 终端设备, 硬件 | 기기, 장치, 휴대폰, 하드웨어
disk | disk, disks, storage space, drive, volume, volumes, disk space | 磁盘, 硬盘, 存储空间, 卷 | 디스크, 저장 공간, 볼륨
draft | draft, drafts, sketch, rough version, first version | 草稿, 草案, 初稿 | 초안, 드래프트
effort | effort, energy, workload, amount of work | 精力, 工作量, 力气 | 노력을 들, 작업량, 공수
fact | fact, facts, truth, factual, reality, ground truth, true state | 事实, 真相, 实情 | 사실, 진실, 팩트
goal | goal, goals, aim, aims, purpose, purposes, objective, objectives, intent, intention, intentions | 目标, 目的, 宗旨, 用意 | 목표, 목적, 의도
height-of | height, width, dimension, dimensions | 高度, 宽度, 尺寸 | 높이, 너비, 치수
size-of? | size, sizes, sizing | 大小, 尺码 | 사이즈, 크기
idea? | idea, ideas, thought, thoughts, concept, concepts | 想法, 主意, 点子, 概念 | 생각을, 아이디어, 개념
interval | interval, intervals, period of time, frequency of, cadence | 间隔, 周期, 频率 | 주기, 간격, 빈도
keyword-list | keyword list, glossary, vocabulary, dictionary of terms | 词汇表, 术语表, 词典 | 용어집, 어휘
map-geo | map view, geographic, location data, gps | 地图, 定位 | 지도, 위치 정보
menu | menu, menus, sidebar, navbar, toolbar, tabs bar | 菜单, 侧边栏, 导航栏, 工具栏 | 메뉴, 사이드바, 내비게이션 바
mode? | mode, modes | 模式 | 모드
note? | note, notes, remark, remarks, memo, annotation text | 笔记, 附注, 便签, 批注 | 메모, 비고, 노트
notebook | notebook, notebooks, jupyter, ipynb | 笔记本, jupyter 笔记 | 노트북, 주피터
number-of? | number, amount of, quantity, quantities | 数量, 个数, 条数 | 수량, 갯수
order-of | order, ordering, sequence, sequences | 顺序, 次序, 先后, 先后顺序, 次第 | 순서, 차례, 시퀀스
phase | phase, phases, stage of work, stages | 阶段, 环节 | 국면, 페이즈, 스테이지
preview | preview, previews, preview environment, preview link | 预览, 预览环境 | 미리보기, 프리뷰
priority | priority, priorities, precedence, importance | 优先级, 重要性 | 우선순위, 중요도
problem | problem, problems, trouble, difficulty, difficulties | 毛病, 难题, 麻烦 | 문제, 문제점, 어려움
range? | range, ranges, interval of values, bounds | 区间, 值域 | 구간, 범위값
reference? | reference to, pointer to, backlink | 引用处, 参照 | 참조처
responsibility | responsibility, responsibilities, duty, duties, job of, in charge, charge of, accountability, accountable | 职责, 责任, 分工, 本职 | 책임, 직무, 역할, 소관
risk | risk, risks, danger, dangers, hazard | 风险, 隐患 | 위험 요소, 리스크
sample | specimen, sampling, sampled, subset | 抽样, 采样, 子集 | 표본, 샘플링
signal | signal, signals | 信号 | 신호, 시그널
space-text | gap between words, spacing between, space between | 空隙, 中英文之间空格 | 띄어쓰기
speed-of | response time, latency, latencies, throughput, slowness | 延迟时间, 响应时间, 吞吐, 吞吐量 | 응답 시간, 지연 시간, 처리량
symbol | symbol, symbols, sign, signs, mark of, special character, special characters | 符号, 记号, 特殊字符 | 기호, 심볼, 특수 문자
target | target, targets, destination, destinations, recipient, recipients | 对象方, 目标对象, 目的地, 收件人 | 대상, 타깃, 수신자, 목적지
tenant | tenant, tenants, multi-tenant, multi-tenancy, organization, organizations, org | 租户, 多租户, 组织, 企业 | 테넌트, 멀티테넌트, 조직
threshold | threshold, thresholds, limit value, cutoff, minimum value | 阈值, 门限, 临界值 | 임계값, 기준치, 문턱값
traffic | traffic, load on, user load | 流量, 负载 | 트래픽, 부하
tree | tree, trees, hierarchy, hierarchies | 树, 树形, 层次 | 트리, 계층 구조
usage? | usage, use of, uses of | 用法, 使用情况, 使用方式 | 사용법, 사용 방식, 용도
variant | variant, variants, flavor, flavour, edition | 变体, 变种 | 변형, 이형
vendor | vendor, vendors, supplier, provider, providers | 厂商, 供应商, 提供方 | 벤더, 공급자, 제공자
window-ui | window, windows, pane, panes, panel, panels | 窗口, 面板 | 창을, 윈도우, 패널
widget | widget, widgets, control element, controls | 控件, 小部件 | 위젯, 컨트롤
word-text | word choice, words, wording of | 词语, 字眼, 单词 | 낱말, 어휘 선택
zone-of | zone, zones | 地带 | 구역
card-ui | card, cards, tile, tiles | 卡片 | 카드
header-ui | page header, navbar header, site header | 页头 | 머리글
footer-ui | page footer, site footer | 页脚 | 바닥글
game | game, games, player, players | 游戏, 玩家 | 게임, 플레이어
order-shop | customer order, purchase order, orders of, order status, cart, shopping cart | 订单, 购物车 | 주문, 장바구니
product-shop | catalog, catalogue, product page, sku, inventory, stock | 商品, 库存, 货品 | 상품, 재고
report-doc | written report, monthly report, weekly report, reporting | 报表, 周报, 月报, 日报 | 보고서, 리포트, 주간 보고
chat-room | chat, chats, channel in slack, thread in slack, group chat | 群, 群聊, 聊天 | 채팅, 단톡방, 대화방
call-phone | phone call, phone calls, calls with customers | 通话, 电话 | 통화, 전화
noun-word | noun, nouns, verb, verbs, adjective, adjectives | 名词, 动词, 形容词 | 명사, 동사, 형용사
singular-name | id field, ids in, identifiers of records | 标识, 标识符号 | 식별 번호
`
