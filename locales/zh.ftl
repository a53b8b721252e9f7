# Cards

card-title = 🧬 进化请求 #{ $number }
card-title-undo = 🧬 进化请求 #{ $number }：移除 #{ $undone }
card-title-remove = 🧬 进化请求 #{ $number }：移除一条记忆
card-trigger = 触发：{ $trigger } | 级别：{ $urgency }
card-proposed = 建议记忆：
card-standing = 将被移除：
card-taken-out = 已移除：
card-target = 目标：{ $tier } → { $file }（{ $workspace }，{ $branch }）
card-target-no-branch = 目标：{ $tier } → { $file }（{ $workspace }）
card-target-remove = 移出：{ $tier } · { $file }（{ $workspace }，{ $branch }）
card-target-remove-no-branch = 移出：{ $tier } · { $file }（{ $workspace }）
card-no-file = 尚无文件
card-grades = 评估：重要性{ $importance } 复用性{ $reusability } 风险{ $risk }
card-seen = 出现 { $times } 次
card-seen-last = 出现 { $times } 次 · 最近：「{ $evidence }」
card-last = 原话：「{ $evidence }」
card-conflict = 冲突：{ $place }「{ $text }」
card-beside = 并存：{ $place }「{ $text }」
card-more = …… 另有 { $count } 条
card-from = 来源：{ $host } 上的 { $agent }，会话 { $session }
card-from-host = 来源：{ $host } 上的 { $agent }
card-from-agent = 来源：{ $agent }
card-from-remember = 来源：{ $by }（/remember）
card-from-undo = 来源：{ $by } 要求撤销
card-from-shell = 来源：命令行（evogate undo）
card-deferred = ⏸ 已暂缓：一直没有人决定，现在仍可决定。
card-deferred-by = ⏸ 已暂缓 · { $by } · { $at } · { $via }，现在仍可决定。
card-promised = { $text } 曾经批准过，不会过期。
card-too-long = 一条消息放不下，全文在 { $file }（SHA-256 { $hash }）。请用 evogate open 决定。
card-superseded = ↓ 这张卡片已更新，请看下方最新的一张。

trigger-a = A「{ $fired }」
trigger-a-plain = A 你的原话
trigger-remember = A /remember
trigger-b = B 踩坑
trigger-c = C 复盘
trigger-p = P { $agent } 提议
trigger-u = 撤销

urgency-urgent = 紧急
urgency-standard = 标准
urgency-mild = 轻微

risk-none = 无
risk-low = 低
risk-medium = 中

via-telegram = Telegram
via-discord = Discord
via-web = 收件箱
via-terminal = 终端
via-cli = 命令行

state-queued = 排队中
state-asked = 待决定
state-questioned = 有一个问题待回答
state-deferred = 已暂缓
state-approved = 已批准，写入中
state-failed = 写入失败
state-written = 已写入
state-ignored = 已忽略
state-expired = 已过期

card-warning = ⚠️ { $text }
warning-root-open = 根因尚未确认
warning-weight = { $file } 按 { $tier } 对待：需要所有者确认两次
warning-waits = { $reason }，结束前不会写入
warning-uncommitted = 会写入，但不会提交：{ $reason }

# Buttons

button-evolve = 进化
button-evolve-as = 进化为 { $tier }
button-take-out = 移除
button-modify = 修改
button-defer = 暂缓
button-ignore = 忽略
button-confirm = 确认写入
button-confirm-remove = 确认移除
button-tier = { $tier } · { $file }
button-keep-new = 留新
button-keep-old = 留旧
button-keep-both = 都留
button-new-by-hand = 写入新的，{ $place } 我自己删
button-new-by-hand-many = 写入新的，那 { $count } 行我自己删
button-cause-yes = 确认根因
button-cause-fix = 修正根因
button-as-it-stands = 就用原句
button-reading = { $reading }
button-retry = 重试
button-undo = 撤销
button-reopen = 恢复
button-send = 发送 #{ $number }
button-workspace = { $name }

# Questions

question-wording-long = 太长：共 { $length } 字，只能留 { $most } 字（到 ✂ 为止）。留哪些话？
question-wording-vague = 太含糊，没法照做。具体是什么意思？
question-wording-empty = 没有剩下内容。要记住什么？
question-wording-hint = 点合适的，或点「修改」自己写。
question-wording-type = 点「修改」写下要记的话。
question-skill = 属于哪个技能？回复技能名，或按 L1 记下。
question-root = 根因是这个吗？
question-root-unknown = 根因是什么？
question-root-cause = 根因：{ $cause }
question-conflict = 与现有规则矛盾，留哪一条？
question-conflict-ours = 现有：{ $place }「{ $text }」
question-conflict-by-hand = 现有：{ $place }「{ $text }」（手写）
question-tier = 第 1 次确认，共 2 次：写到哪里？L3 即 { $file }，这里的每个会话都必须遵守。
question-tier-rival = ⚠️ 留新会移除一条 L3 规则：{ $place }
question-tier-remove = 第 1 次确认，共 2 次：把这条 { $tier } 规则从 { $file } 移除吗？
question-content = 将原样写入以下内容，读过再确认。
question-content-remove = 将原样移除以下内容，读过再确认。
question-second = 第 2 次确认，共 2 次。{ $question }

question-name-wording = 待定措辞
question-name-skill = 待定技能
question-name-root = 待确认根因
question-name-conflict = 待解决冲突
question-name-tier = 待定层级
question-name-content = 待确认原文

# Settled cards

settled-by = { $what } · { $by } · { $at } · { $via }
settled-approved = ✅ 已批准
settled-remove-approved = ✅ 已批准移除
settled-working = ⏳ 正在写入……
settled-waits = ⏳ { $reason }，结束后就写入。
settled-written = ✅ 已进化
settled-taken-out = ✅ 已移除
settled-ignored = ✖️ 已忽略
settled-kept-old = ✖️ 已忽略：保留旧规则
settled-remove-ignored = ✖️ 已忽略：这条记忆保留
settled-expired = ⌛ 已过期：没有人决定，什么都没写。
settled-failed = ❌ 未能写入，文件保持原样。{ $reason }
settled-failed-unknown = ❌ 未能写入，文件保持原样。
settled-commit = 提交 { $id }，分支 { $branch }
settled-commit-no-branch = 提交 { $id }
settled-commit-pending = 已写入文件，还没提交：{ $reason }
settled-commit-none = 已写入文件，未提交：{ $reason }
settled-removed-by = 后来被 #{ $number } 移除
settled-by-hand = 留给你：删掉 { $place }

# Lists

list-pending = ⏳ { $count ->
    [0] 没有等待中的请求。
   *[other] 有 { $count } 个请求在等待
  }
list-row = #{ $number } · { $tier } · { $state } · { $age }：{ $text }
list-more = …… 另有 { $count } 个
age-now = 刚刚
age-minutes = { $count } 分钟
age-hours = { $count } 小时
age-days = { $count } 天

status-title = 🧬 Evogate { $version }
status-channel = { $channel } { $identity }：{ $state }
status-channel-remark = { $channel } { $identity }：{ $state }（{ $remark }）
status-no-channel = 还没有设置聊天渠道。
channel-up = 已连接
channel-trouble = 有问题
channel-down = 已断开
status-workspace = { $name }：提交到 { $branch }
status-workspace-waits = { $name }：提交到 { $branch }。{ $reason }
status-workspace-why = { $name }：暂时无法提交：{ $reason }
status-workspace-no-git = { $name }：没有可提交的分支
status-no-workspace = 还没有设置工作区：见 EVOGATE_WORKSPACES。
status-counts = 待决定：{ $waiting } · 排队中：{ $queue } · 已暂缓：{ $deferred }
status-promised = 批准过但还没写入：{ $count }
status-uncommitted = 已写入但还没提交：{ $count }
status-unwatched = { $path } 有 { $events } 条提示没有关注：请加入 EVOGATE_WORKSPACES
status-dropped = 事件太多而丢弃：{ $count }
status-spool = 尚未读取的事件：{ $count }

limits-title = 此处的卡片
limits-today = 今天：{ $used } / { $limit }
limits-week = 本周：{ $used } / { $limit }
limits-urgent = 今天额外的紧急卡片：{ $used } / { $limit }
limits-quiet = 安静时段：{ $hours }，紧急的除外
limits-no-quiet = 安静时段：无

why-title = #{ $number } · { $tier } · { $state }
why-text = 「{ $text }」
why-reasons = 原因：
why-reason = • { $reason }
why-no-reasons = • 触发了，也没有被任何一关拦下
why-decisions = 决定：
why-decision = • { $at } · { $by } · { $via }：{ $move }
why-decision-value = • { $at } · { $by } · { $via }：{ $move }（{ $value }）
why-no-decisions = • 还没有

move-evolve = 进化
move-answer = 回答
move-modify = 修改
move-defer = 暂缓
move-ignore = 忽略
move-retry = 重试
move-undo = 要求撤销
move-reopen = 恢复
move-release = 发送

help-title = 🧬 写入智能体的记忆之前，Evogate 先问你。
help-buttons = 点按钮，或回复卡片一个词：进化 · 进化 L1 · 修改 <新内容> · 暂缓 · 忽略 · 确认写入 · 留新 · 留旧 · 都留 · 重试 · 撤销 · 恢复
help-number = 要指定某个请求，就加上编号：忽略 #42
help-command = /{ $command } · { $text }
languages-title = 我会说 English、中文和한국어。发送 /lang en、/lang zh 或 /lang ko。
language-en = English
language-zh = 中文
language-ko = 한국어

command-pending = 等待中的请求
command-remember = 提议一条记忆：/remember <内容>
command-status = Evogate 运行情况
command-undo = 移除一条记忆：/undo 42
command-why = 请求从何而来、谁决定的：/why 42
command-limits = 已发多少卡片
command-lang = 此处的语言：/lang zh
command-help = 能点什么、能写什么

# Notices

notice-l3-written = 📌 { $workspace } 的 { $path } 已由 #{ $number } 更新，{ $by } 批准：
notice-l3-taken-out = 📌 { $workspace } 的 { $path } 已由 #{ $number } 更新，{ $by } 批准。移除了：
notice-topic-gone = 原来的话题不在了，卡片改发到这里。
notice-card-undelivered = 请求 #{ $number } 无法在此显示：{ $reason }

# Prompts for words

prompt-modify = 请回复 #{ $number } 的新内容：一句话，最多 100 字。回复「取消」则不改。
prompt-wording = 请回复 #{ $number } 要留下的话：一句话，最多 100 字。回复「取消」则不改。
prompt-cause = 请用一句话回复 #{ $number } 的根因。回复「取消」则不改。
prompt-placeholder = 一句话
prompt-workspace = 记到哪个工作区？

# Answers to a press

toast-working = ⏳ 正在处理，结果看卡片。
toast-approved = #{ $number } 已批准。
toast-evolved-question = #{ $number }：还有一个问题，请看卡片。
toast-deferred = #{ $number } 已暂缓。
toast-ignored = #{ $number } 已忽略，24 小时内可恢复。
toast-modified = #{ $number } 已修改，请看新卡片。
toast-answered = #{ $number }：已记下回答。
toast-reopened = #{ $number } 已恢复。
toast-retrying = #{ $number }：正在重试。
toast-undo-asked = 已发出 #{ $undo }，请求移除 #{ $number }。
toast-sent = #{ $number } 正在发送。
toast-cause = #{ $number }：已记下根因。
toast-cancelled = 已取消，什么都没改。
toast-prompt = 请回复我的消息，写下新内容。
toast-nothing = 没有要做的。
toast-you = 你
toast-already = #{ $number } 已由 { $by } 决定：{ $outcome }。
toast-already-evolve = #{ $number } 已由 { $by } 批准。
toast-already-answer = #{ $number } 已由 { $by } 回答。
toast-already-modify = #{ $number } 已由 { $by } 修改。
toast-already-defer = #{ $number } 已由 { $by } 暂缓。
toast-already-ignore = #{ $number } 已由 { $by } 忽略。
toast-already-retry = #{ $number } 已由 { $by } 重试。
toast-already-undo = #{ $number } 的撤销已由 { $by } 提出。
toast-already-reopen = #{ $number } 已由 { $by } 恢复。
toast-already-expired = #{ $number } 已过期：一直没有人决定。
toast-moved-on = #{ $number } 已有变化，请用最新的卡片。
toast-refused = 这个按钮在此无效。
toast-which-tier = 哪一层？请回答 L1、L2 或 L3。
toast-which-request = 哪一个？{ $numbers }
toast-undone-already = #{ $number } 已经移除了。
toast-no-skill = 这里没有可用的技能，什么都没改。
toast-read-first = 请先读完再确认。
toast-not-approver = 只有审批人可以决定。
toast-not-owner = 这个需要所有者来决定。
toast-same-person = 第二次确认必须由另一个人来做。
toast-error = 我们这边出错了，什么都没改，请再试一次。
toast-remembered = 已记为 #{ $number }，请在卡片上决定。
toast-seen = 已经知道了，出现 { $times } 次。
toast-lang = 此处的语言：{ $language }。
toast-which-workspace = 哪个工作区？请点下面的按钮。
toast-refused-words = 没有采用：{ $reasons }。什么都没改，请换个写法。

# Reasons: one sentence without its full stop

reason-with-detail = { $sentence }：{ $detail }

detail-password = 密码
detail-key = 密钥
detail-private-key = 私钥
detail-seed-phrase = 助记词
detail-connection-string = 带密码的连接串
detail-phone = 电话号码
detail-email = 电子邮箱
detail-home-address = 住址
detail-bank-card = 银行卡号
detail-bank-account = 银行账号
detail-identity-card = 身份证号
detail-resident-number = 居民登记号
detail-social-security-number = 社会保障号
detail-passport = 护照号
detail-fence = 代码围栏
detail-lines = 多行代码
detail-comment = HTML 注释
detail-heading = 标题
detail-quote = 行首的引用符号
detail-rule = 分隔线
detail-list = 行首的列表符号
detail-task = 任务框
detail-table = 表格
detail-image = 图片
detail-link = 链接
detail-reference = 链接引用
detail-autolink = 尖括号链接

reason-secret = 含有密钥或密码
reason-personal-data = 含有个人信息
reason-hidden-character = 含有看不见或不允许的字符
reason-mixed-script = 一个词里混用了两种文字的字母
reason-confusable = 有些字母容易与别的混淆
reason-structure = 会破坏文件结构（标题、引用、列表、注释或链接）
reason-import-path = 会让智能体导入文件（@ 路径）
reason-inline-shell = 加载时会执行命令
reason-control-sequence = 含有模型会听从的控制文本
reason-override = 要求智能体忽略其他规则
reason-concealment = 要求智能体对你隐瞒
reason-exfiltration = 会把数据发到别处
reason-download-and-run = 会下载并运行东西
reason-protection-off = 会关闭某项保护
reason-encoded = 含有人读不懂的编码文本
reason-protected-target = 指向了不是记忆文件的文件
reason-identity = 指向智能体的安全规则或身份
reason-other-agent = 指向别的智能体的规则
reason-code-block = 一条记忆里不能放代码块
reason-url = 含有网址
reason-too-long = 超过 100 字
reason-too-many-bytes = 太大（最多 400 字节）
reason-too-many-marks = 一个字母上的附加符号太多
reason-empty = 没有内容

reason-one-time = 只针对这一次
reason-mood = 可能只是一时情绪
reason-already-stands = 这条规则已经有了
reason-already-open = 已有一个相同的请求待决定
reason-already-written = 以前写入过
reason-muted = 30 天内被忽略过
reason-ignored-before = 以前被忽略过
reason-pooled = 先放着，再次出现时再问
reason-conflict = 与现有规则矛盾
reason-tool-output = 这些话也出现在该会话的工具输出里
reason-also-fits-l2 = 也适合放进技能（L2）
reason-also-fits-l3 = 也适合放进固定规则（L3）
reason-no-skill = 不知道该放进哪个技能
reason-unknown-skill = 这里没有这个技能
reason-unknown-tier = 没有这个层级，只有 L1、L2、L3
reason-claimed = 这是智能体自己的说法
reason-loosens = 会放宽一条规则
reason-file-limit = 文件太长：越长越不被遵守

reason-remember = 要求记住
reason-future = 说的是以后
reason-universal = 说了总是或从不
reason-prohibition = 禁止做某事
reason-correction = 纠正了智能体
reason-preference = 表达了偏好
reason-fact = 说明了工作中的事实
reason-habit = 说明了习惯
reason-standing-file = 提到了固定规则
reason-work-object = 说的是怎么做事
reason-order = 是一条指令
reason-repetition = 以前说过
reason-complaint = 抱怨同样的错误又出现
reason-question = 是一个问题
reason-quoted = 是引用或粘贴的内容
reason-negated = 说的是不要这样做
reason-passing = 只关系到眼下
reason-product = 说的是正在做的产品
reason-world = 只是在描述情况
reason-specific = 只针对某一样东西
reason-politeness = 是客套话
reason-document = 是文档的一部分
reason-harness = 是智能体程序的文字，不是人写的
reason-machine-prompt = 这条提示是机器写的
reason-hand-over = 是会话之间的交接
reason-hedge = 语气不确定
reason-vague = 太含糊，没法照做
reason-mixed = 长期的要求和一时的话混在一起
reason-no-trigger = 没有触发词
reason-one-witness = 只有一个迹象，不足以发卡片

reason-not-an-approver = 只有审批人可以决定
reason-not-an-owner = 这个需要所有者来决定
reason-stale = 这个按钮属于旧卡片
reason-moved-on = 请求已有变化
reason-already-decided = 已经决定过了
reason-does-not-fit = 与请求现在的状态不符
reason-unknown-request = 没有这个请求
reason-not-put-here = 那个请求没有发到这个聊天
reason-ended = 那个请求已经结束
reason-too-fast = 要先读过再确认
reason-same-person = 第二次确认必须由另一个人来做
reason-which-tier = 需要指明层级：L1、L2 或 L3
reason-which-request = 有不止一个待决定的请求
reason-malformed = 按钮数据无法识别
reason-not-our-message = 这个按钮不在我们的卡片上
reason-bot-sender = 机器人不能决定
reason-anonymous-admin = 匿名管理员不能用文字决定，请点按钮
reason-forwarded = 转发的话不算
reason-edited = 编辑过的话不算
reason-via-bot = 通过机器人发的话不算
reason-channel-sender = 以频道名义发的话不算
reason-inline-message = 内联消息的按钮不算
reason-already-undone = 已经移除了
reason-not-here = 这条记忆不在当前分支上
reason-undo-open = 已有一个移除请求待决定
reason-undo-too-late = 撤销按钮只在 24 小时内有效，请写「撤销」加编号
reason-reopen-too-late = 只能在 24 小时内恢复

reason-limit-daily = 今天的卡片已到上限
reason-limit-weekly = 本周的卡片已到上限
reason-limit-urgent = 今天的紧急卡片已到上限
reason-quiet-hours = 现在是安静时段
reason-no-address = 没有可发送的聊天
reason-unreachable = 无法连到那个聊天

reason-integrity = 内容与批准的不一致
reason-drifted = 文件里的这条记忆与我们写的不同
reason-file-changed = 写入时文件不断变化
reason-not-utf8 = 文件不是有效的 UTF-8 文本
reason-outside-workspace = 文件在工作区之外
reason-hard-link = 文件有多个名字（硬链接）
reason-not-a-file = 目标不是普通文件
reason-foreign-owner = 文件属于另一个用户
reason-no-space = 磁盘已满
reason-read-only = 文件或所在文件夹是只读的
reason-io-error = 磁盘报错
reason-not-permitted = 系统不允许
reason-approver-removed = 批准的人已不是所有者
reason-entry-gone = 这条记忆已不在文件里
reason-workspace-missing = 找不到工作区
reason-front-matter = 技能文件的头部会被改动

reason-detached-head = HEAD 不在任何分支上
reason-unborn-branch = 分支上还没有提交
reason-index-locked = 另一个 git 命令占用了索引
reason-no-repository = 没有 git 仓库
reason-ignored-path = git 忽略了这个文件
reason-already-in-head = 已经提交过了
reason-git-missing = 没有安装 git
reason-git-error = git 报错
reason-filter-attribute = 这个文件由 git 过滤器（如 LFS）处理
reason-sparse-checkout = 文件不在稀疏检出范围内
reason-unsafe-ownership = git 不信任仓库的所有者
reason-commit-off = 提交已关闭
reason-submodule = 文件在子模块里，提交在子模块中
reason-other-branch = HEAD 换到了别的分支
reason-block-gone = 这条记忆已不在文件里
reason-merge-in-progress = 正在合并（merge）
reason-rebase-in-progress = 正在变基（rebase）
reason-am-in-progress = 正在打补丁（git am）
reason-cherry-pick-in-progress = 正在拣选（cherry-pick）
reason-revert-in-progress = 正在还原（revert）
reason-bisect-in-progress = 正在二分查找（bisect）
reason-ref-moved = 分支不断变化
reason-sign-failed = 提交签名失败

reason-unwatched-path = 没有关注这个文件夹
reason-unreadable-event = 事件无法读取
reason-spool-full = 一下子来了太多事件
reason-settings-not-json = 设置文件不是有效的 JSON
reason-settings-shape = 设置文件的结构与预期不符
