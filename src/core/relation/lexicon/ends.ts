/** More opposites; lines as in `poles`. */
export const ends = `
speed | fast, quick, quickly, rapid, rapidly, faster | slow, slowly, slower | 快, 快速, 迅速 | 慢, 缓慢, 慢慢 | 빠르, 빨리, 신속 | 느리, 천천히, 느린
direction | ascending, asc, oldest first | descending, desc, newest first, reverse order | 升序, 正序 | 降序, 倒序 | 오름차순 | 내림차순
earliness | early, earlier, as early as possible, promptly, sooner | late, later on, at the last moment, postpone, defer, deferred, delay, delayed | 尽早, 及早, 早点 | 推迟, 延后, 延迟, 晚点, 拖延 | 일찍, 조기에, 서둘러 | 늦게, 미루, 지연, 늦춰
lastingness | permanent, permanently, lasting, durable, long-lived, persistent | short-lived, ephemeral, transient, one-off, throw-away | 永久, 长期, 持久 | 短期, 短暂, 一次性, 短命 | 영구, 장기, 영속 | 단기, 일회성, 휘발
sameness | same, identical, uniform, uniformly | different, differ, differs, distinct, varied, varying | 相同, 同样, 同一个, 一样 | 不同的, 不一样, 各异, 有别 | 동일, 똑같, 같은 것 | 다르, 다른, 상이
realness | real, actual, genuine, authentic | fake, pretended, simulated, made of dummy | 真实, 真的, 实际 | 假的, 虚假, 造假 | 실제, 진짜, 현실 | 가짜, 거짓, 허위
completeness | full, fully, whole of, entirely, completely, in full, exhaustive, exhaustively, all of it | partial only, in part, excerpt, excerpts, half of it, abridged | 完整, 完全, 全量, 整体 | 部分地, 局部, 片段, 增量 | 전체, 완전히, 온전, 빠짐없이 모두 | 부분만, 일부분, 발췌, 증분
safety | safe, safely, harmless | unsafe action, dangerous, risky, hazardous, destructive | 安全地, 稳妥, 无害 | 危险, 有风险, 破坏性, 高危 | 안전하게, 안전한, 무해 | 위험, 파괴적, 위험한
stability | stable, steady, reliable, fixed, constant value, unchanging | unstable, unreliable, changing often, fluctuating, volatile | 稳定, 固定, 可靠, 不变的 | 不稳定, 易变, 不可靠, 多变 | 안정, 고정, 신뢰할 수 있 | 불안정, 유동적, 변동
staticness | static | dynamically, dynamic | 静态 | 动态 | 정적 | 동적
roundness | rounded, round corners, rounded corners, rounded-full, rounded-lg | sharp, square, squared, sharp corners, square corners, rounded-none | 圆角, 圆的 | 直角, 方角 | 둥근, 둥글 | 각진, 직각, 뾰족
voice | active voice | passive voice, passive | 主动语态 | 被动语态 | 능동태 | 수동태
person-form | first person, we-form | third person, impersonal | 第一人称 | 第三人称 | 1인칭 | 3인칭
side | left-hand, left side, on the left | right-hand, right side, on the right | 左, 左侧, 左边 | 右侧, 右边 | 왼쪽, 좌측 | 오른쪽, 우측
axis-way | horizontal, horizontally | vertical, vertically | 水平, 横向 | 垂直, 纵向 | 가로 방향, 수평 | 세로 방향, 수직
insideness | inward, internally, inside only, in-house | outward, externally, outside | 内部地, 里头 | 外面, 外侧, 之外的地方 | 안쪽, 내부에서 | 바깥, 외부로, 밖에
visibility | visible, shown, on display | invisible, not shown, collapsed | 可见, 显眼, 展开 | 不可见, 折叠, 收起 | 보이게, 표시되게, 펼친 | 안 보이게, 숨긴, 접힌
plainness | plaintext form, in plaintext, in clear text, in the clear, unencrypted | encrypted form, in encrypted form, scrambled | 明文 | 密文, 加密后 | 평문 | 암호문, 암호화된
rawness | raw, unprocessed, as is, verbatim, word for word | structured, processed, cooked, polished, paraphrased | 原样, 原封不动, 未加工, 逐字 | 结构化的, 加工过, 转述 | 그대로, 원문 그대로, 있는 그대로 | 구조화, 가공, 정제
strength | strong, strongly, firmly, robust | weak, weakly | 强, 强烈, 强力 | 弱, 较弱 | 강하게, 강력 | 약하게, 약한
height | high, higher, upper, maximal | low, lowest, minimal level | 高, 较高, 最高 | 低, 较低, 最低 | 높은, 높게, 최고 | 낮은, 낮게, 최저
depth | deep, deeply | shallow, shallowly | 深, 深层 | 浅, 浅层 | 깊게, 깊은 | 얕게, 얕은
width | wide scope, broad, broadly, widely | narrow, narrowly | 宽, 宽泛, 广泛 | 窄, 狭窄 | 넓게, 폭넓게, 넓은 | 좁게, 좁은
weight | heavy, heavyweight, heavyweight framework, bloated | lightweight, light-weight, lean, slim | 重型, 重量级, 臃肿 | 轻量, 轻量级, 轻便 | 무거운, 무겁 | 가벼운, 경량, 가볍게
mutability-form | mutable objects, changeable | immutable objects, unchangeable, frozen objects | 可变的, 可变对象 | 不可变的, 不可变对象 | 가변적, 변경 가능한 | 불변의, 변경 불가능한
togetherness | monolithic change, mixed together, mix, mixes, mixing, combine, combined, combining, lump, bunch | keep apart, kept apart, kept separate, apart from each other, in isolation, isolated, isolate | 混在一起, 混, 混合, 混用, 夹带, 合成一个, 糅合 | 隔离, 分离开, 各归各, 互不混 | 섞, 섞어, 합쳐서, 혼합 | 격리, 분리해서, 떼어
pace | step-wise, incrementally, incremental, gradually, bit by bit, in small steps, small steps, piecemeal, one step at a time | in one big step, big bang, big-bang, all in one go, in a single sweep | 一步步, 小步, 渐进, 循序渐进, 逐步地 | 一步到位, 一口气, 一把梭, 一次做完 | 조금씩, 점차, 차츰, 작은 단계 | 한 방에, 단숨에, 통으로
warmth | warm, friendly, encouraging, cheerful | cold, dry, neutral, matter-of-fact, detached tone | 热情, 友好, 亲切 | 冷淡, 中性, 平实, 客观 | 다정, 친절, 따뜻 | 건조, 차갑, 담백
certainty | certain, confident, confidently, assertive | tentative, tentatively, hesitant, hedged | 肯定地, 断定, 笃定 | 犹豫, 试探性, 不肯定 | 단정적, 단정, 확신에 찬 | 조심스럽게, 잠정적
autonomy | autonomously, independently, without supervision, unsupervised, by yourself, self-directed | under supervision, supervised, with a human in the loop | 自主, 独立完成, 全自动 | 在监督下, 有人监督 | 자율적으로, 독자적으로 | 감독하에, 감독 아래
grouping | by feature, per feature, feature folders, by domain, feature-based | by type, by layer, by kind, layer-based | 按功能, 按业务, 按领域 | 按类型, 按层 | 기능별, 도메인별 | 유형별, 계층별, 레이어별
keep-or-squash | keep every commit, preserve commits, full history | flatten history, condense history | 保留每个提交 | 压平历史 | 커밋을 모두 유지 | 커밋을 하나로 뭉쳐
wrapping | wrap text, wrapped, word wrap, hard-wrap, hard wrap | one line per paragraph, unwrapped lines, no wrapping | 折行, 自动换行 | 不折行, 一段一行 | 줄바꿈해서, 줄 바꿈 | 한 문단 한 줄
`
