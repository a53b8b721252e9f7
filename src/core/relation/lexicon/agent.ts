/**
 * The agent, the people it works with, and how it goes about its work. Lines as in `work`; a trailing `?` marks what a
 * rule often names in passing.
 */
export const agent = `
agent? | agent, agents, ai, ai agent, ai agents, assistant, assistants, ai assistant, bot, bots, copilot, coding agent, ai developer, ai developers, claude code, codex, cursor | 智能体, 助手, 机器人, 代理人, 人工智能 | 에이전트, 어시스턴트, 봇, 인공지능
llm | llm, llms, language model, language models, model call, model calls, chat model, foundation model | 大模型, 语言模型, 大语言模型 | 언어 모델, 엘엘엠, 거대 언어 모델
model-ai | model, models, trained model, neural network, neural networks, classifier | 模型, 神经网络, 分类器 | 모델, 신경망, 분류기
subagent | subagent, subagents, sub-agent, sub-agents, child agent, parallel agents | 子代理, 子智能体 | 서브에이전트, 하위 에이전트
human | human, humans, people, developers, developer, engineer, engineers, a person, somebody, someone, engineering team | 人类, 真人, 开发者, 开发人员, 工程师, 别人, 他人, 本人 | 사람이, 사람은, 사람에게, 개발자, 엔지니어, 누군가
teammate | maintainers, core team, lead, tech lead, owners, code owner, code owners, codeowners, someone else, another person, another developer, peers, peer, boss, manager, stakeholder, stakeholders, pm, product manager | 维护人, 组长, 技术负责人, 主管, 领导, 产品经理, 产品, 同学, 小伙伴, 队友, 另一位, 同僚 | 유지보수자, 팀장, 리드, 책임자, 관리인, 동료 개발자, 다른 사람
user-self? | the user, user's | 用户本人 | 사용자 본인
prompt | prompt, prompts, system prompt, prompting | 提示词, 系统提示词, 提示语 | 프롬프트, 시스템 프롬프트
rule-file | rule file, claude.md, agents.md, rules file | 规则文件 | 규칙 파일
memory-file | memory file, memory.md, memory bank, memory of the agent | 记忆文件, 记忆 | 메모리 파일, 기억 파일
mcp | mcp, mcp server, mcp servers, tool call, tool calls, tool use | 工具调用 | 도구 호출
conversation? | conversation, session context, context | 会话上下文, 上下文, 语境 | 대화 맥락, 맥락, 문맥, 대화
request-of-user | user request, user's request, what was asked, what i asked, as asked, as requested, the ask, on request, upon request, i ask, i asked, the user asks, the user asked, when asked, if asked, unless asked, explicitly requested, explicitly asked, instructed, instruction, instructions, my instructions, my say | 要求的, 我要求, 我说了, 我让, 让你, 指示, 指令, 明确要求, 主动要求, 吩咐, 我叫, 被要求 | 요청한, 요청하, 요청받, 지시, 시킨, 시키, 부탁한, 명시적으로 요청
scope | scope, scopes, in scope, out of scope, scoped, minimal change, minimal changes, minimal diff, smallest change, small diff, focused, surgical, targeted changes, only what is needed, only what's needed, strictly needed, smallest possible | 范围, 范围内, 最小改动, 最小修改, 改动最小, 小范围, 改动范围, 作用域 | 범위, 최소한의 변경, 최소 변경, 최소 수정, 필요한 부분
drive-by | unrelated, unrelated refactor, unrelated refactoring, unrelated files, unrelated fixes, opportunistic, opportunistic refactoring, side fix, nearby code, adjacent code, surrounding code, other code, beyond the task, beyond the request, extra features, extra work, unrequested, unasked-for | 无关代码, 无关文件, 不相关, 不相干, 不相关的, 额外的改动, 额外功能, 多余的改动, 周边代码, 旁边的代码, 其他代码, 没要求的, 没让你, 没让 | 무관한, 관련 없는, 상관없는, 주변 코드, 요청하지 않은, 시키지 않은, 범위 밖
assumption | presume, presumes, presumption, guesswork, guesses, on a hunch, take for granted, unverified, jump to conclusions | 推测, 臆断, 假定, 凭感觉, 想象, 主观判断, 猜着 | 추정, 어림, 넘겨짚, 지레짐작, 예단
approval | approve first, asks, asked first, get permission, getting permission, obtain, obtains, sign-offs, blessing, agreement, agree with me, agrees, consents, authorised, authorized, green-light, clears it, clearance, run past, run it past, wait for my, my go-ahead, explicit ok, my word, i say so, i say, say yes, i agree, agreed, yes from me, confirms, confirming, confirm with me, prior consent, ok'd | 请求确认, 征得, 征得同意, 得到同意, 经同意, 获批, 认可, 首肯, 放行, 我确认, 先确认, 同我确认, 跟我确认, 和我确认, 打招呼, 说一声, 先说, 商量, 我点头, 我同意, 答应, 许可后, 请求许可, 过目 | 승인받, 승인을 받, 허락받, 허락을 받, 여쭤, 확인을 받, 확인 요청, 상의, 의논, 먼저 묻, 물어, 물은, 동의를, 인가받, 결재, 오케이, 먼저 말
plan | planned, roadmap, draft plan, implementation plan, design document, rfc, design proposal, strategy, game plan | 计划书, 执行计划, 实施方案, 设计方案, 路线图, 策略 | 구현 계획, 설계안, 로드맵, 전략, 작업 계획
todo-list | todo list, task list, checklist of tasks, tasks list | 任务清单, 待办清单, 待办列表, 任务列表 | 할 일 목록, 작업 목록
progress | progress, progress update, progress updates, status update, status updates, status report, milestones reached | 进度, 进展, 状态更新 | 진행 상황, 진척, 경과, 상태 보고
result? | result, results, outcome, outcomes, output, outputs | 结果, 成果, 产出 | 결과, 결과물, 산출물
evidence | evidence, proof, prove, proven, proves, show that it works | 证据, 证明, 依据, 实据 | 증거, 증명, 입증
verify | verified, verifying, verifies, see if, see whether, confirm it works, ensure that it works, prove it works, validate the result, cross-check, recheck, re-check, inspect the result, check whether, check if, test it out, try it out, it worked, it works | 核验, 查验, 验证一下, 验一下, 确认一下, 看是否, 检查是否, 复查, 验收, 验一遍, 确认能用, 测试一下, 自测, 看看有没有 | 확인하, 검증하, 살펴보, 확인할, 확인부터, 체크하, 되는지, 점검하
honest | admit, admits, admit it, say so, own up, acknowledge, acknowledges, i don't know, don't know, doesn't know, say you don't know, transparent, transparency, disclose | 承认, 坦白, 不懂就说, 如实, 如实说, 说不知道, 实话, 明说, 诚实地 | 인정, 모른다고, 투명하, 사실대로
opinion | opinion, opinions, opinionated, stance | 意见, 看法, 观点, 立场 | 의견, 견해, 관점
feedback | feedback, comments from reviewers, review comments, critique | 反馈, 评审意见, 批评 | 피드백, 리뷰 의견, 지적
tone | tone, tone of voice, voice, register, wording, phrasing, style of writing, manner | 语气, 口吻, 措辞, 用词, 表达方式, 文风 | 말투, 어조, 어투, 톤, 표현
padding | padding, pad, filler words, waffle, rambling, ramble, verbiage, boilerplate text, fluff words, throat-clearing, buzzword, buzzwords, marketing language, hype, superlatives, hedging, hedge, disclaimers, disclaimer, caveats, caveat | 水话, 空话, 凑字数, 客气话, 铺垫, 啰里啰嗦, 营销话术, 免责声明, 铺陈 | 미사여구, 사족, 장황한 말, 과장, 면책, 뜬구름
greeting | opener, openers, opening line, closing line, sign-off line, salutation, closing remarks, courtesy | 开头语, 结束语, 问候语, 问候, 寒暄话 | 맺음말, 서두, 인사치레
praise | praising, flatter, flattering, sycophantic, sycophancy, you're absolutely right, absolutely right, great idea, kudos | 拍马屁, 赞美, 夸赞, 彩虹屁 | 아부, 찬사, 칭찬하
emoji | smileys, pictograms, unicode icons, kaomoji | 表情图标, 笑脸, 小表情, 绘文字 | 이모티, 그림문자
ascii-art | ascii art, banner, banners, decorative, decoration, decorations | 字符画, 装饰 | 아스키 아트, 장식
conclusion | conclusion, conclusions, bottom line, tl;dr, tldr, the gist, gist, verdict, key point, key points, takeaway, takeaways, main point | 结论, 要旨, 重点, 核心结论 | 결론, 핵심, 요지, 골자
result-first | answer first, conclusion first, lead with the answer, start with the answer, bottom line up front | 先说结论, 先给结论, 结论先行, 结论在前 | 결론부터, 두괄식, 결론 먼저
paragraph? | section, sections, part, parts, portion, portions, chapter | 章节, 小节, 部分, 段 | 섹션, 부분, 절, 단원
sentence-text | sentence, sentences, one-liner, one liner, single sentence | 句子 | 한 줄 요약, 문장
typo | typo, typos, spelling, spelling mistake, misspelling, grammar, grammatical | 错别字, 拼写, 拼写错误, 语法 | 오타, 맞춤법, 철자, 문법
slang | plain language, plain english, layman's terms, laymen, lay terms | 大白话, 通俗, 通俗易懂, 白话 | 쉬운 말, 평이한, 쉽게 풀
pronoun | first person, second person, we-form, pronoun, pronouns | 第一人称, 第二人称, 人称 | 1인칭, 2인칭
deadline | due date, by end of day, eod | 截止日期, 期限 | 기한, 마감일
workflow? | workflow, workflows, process, processes, procedure, procedures, routine way | 流程, 工作流, 过程, 步骤流程 | 절차, 워크플로, 과정, 프로세스
tool? | tool, tools, tooling, utility | 工具 | 도구, 툴
task | task, tasks, work item, work items, assignment, chore, chores, unit of work | 活儿, 工作项, 事项, 任务项 | 태스크, 과업, 업무, 할 일
background-run | in the background, background process, long-running, long running, detached, daemon, daemons | 后台运行, 后台进程, 长时间运行, 守护进程, 常驻 | 백그라운드 실행, 백그라운드로, 장시간, 데몬
interactive | interactive, interactively, interactive mode, prompts for input, non-interactive | 交互式, 交互 | 대화형, 인터랙티브
watch-mode | watch mode, --watch, watcher, file watcher | 监视模式, 监听模式 | 워치 모드, 감시 모드
dry-run | dry run, dry-run, --dry-run, rehearsal, trial run, preview run | 试运行, 预演, 演练, 空跑 | 드라이런, 모의 실행, 시험 실행
sandbox | sandbox, sandboxed, sandboxes, isolated environment, playground | 沙箱, 沙盒 | 샌드박스, 격리 환경
environment? | environment, environments, env | 环境 | 환경
working-copy | working directory, work tree, worktree, working tree, current directory, cwd, checkout | 工作目录, 工作区, 当前目录, 工作树 | 작업 디렉터리, 작업 트리, 워크트리, 현재 디렉터리
home-dir | home directory, ~/, home folder | 家目录, 主目录 | 홈 디렉터리
temp-file | temp file, temp files, temporary file, temporary files, scratch file, scratch files, scratch, tmp, /tmp, throwaway script, throwaway, one-off script, one-off scripts, temporary, temporarily, leftover files, leftovers | 临时文件, 临时脚本, 临时, 草稿文件, 一次性脚本, 暂时 | 임시 파일, 임시, 일회용, 임시 스크립트, 스크래치
cleanup-act | clean up, cleanup after, tidy up, tidy, cleaning up, clean up after yourself, clear away, housekeeping | 清理, 清理掉, 收拾, 清扫, 打扫 | 청소, 정돈, 치우, 뒷정리, 정리하
log-file | log file, log files, logfile | 日志文件 | 로그 파일
mistake | mistake, mistakes, same mistake, lessons, lesson, lessons learned, pitfall, pitfalls, gotcha, gotchas, post-mortem notes | 教训, 经验教训, 踩坑, 犯过的错, 坑, 同样的错误 | 실수, 교훈, 시행착오, 함정
loop-stuck | stuck, going in circles, get stuck, after two failed attempts, failed attempts, keep failing, blocked | 卡住, 卡壳, 陷入循环, 反复失败, 原地打转, 受阻 | 막히, 막혔, 제자리걸음, 반복 실패
secret-of-agent | confidential, proprietary information, nda, internal information | 保密, 内部信息, 商业机密 | 기밀, 대외비, 내부 정보
internet | internet, web search, browse, online, google it, look it up online, external websites, external site | 上网, 联网, 网上, 网络搜索, 外网, 互联网 | 인터넷, 웹 검색, 온라인, 구글링
external | external, external service, external services, third-party service, third-party services, third-party api, outside service, outside world, external api | 外部服务, 第三方服务, 外部接口, 外部, 第三方 | 외부 서비스, 서드파티, 외부 api, 외부
offline | offline, air-gapped, without network, no network | 离线, 断网 | 오프라인
cost-money | expensive, costly, paid, paid plan, pricey | 昂贵, 收费, 付费, 贵 | 유료, 비싼
free-of-charge | free tier, free of charge, free plan | 免费, 免费版 | 무료
time-spent | minutes of work, slow tests, takes long, time-consuming | 耗时, 费时, 花时间 | 오래 걸리, 시간이 걸리
language-of-talk? | language, languages | 语言, 语种 | 언어
mother-tongue | native language, same language, my language, language of the user, user's language | 母语, 同样的语言, 相同语言, 我的语言 | 모국어, 같은 언어, 동일한 언어
mixed-language | mix languages, mixing languages, code-switching, mixed language, mixed languages | 中英混杂, 中英混用, 中英夹杂, 夹杂英文, 夹英文, 混用语言 | 언어 섞어, 혼용, 섞어 쓰, 섞지
`
