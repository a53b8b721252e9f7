/** What the agent says and how: answers, lists, tone; and words of people and manner. Lines as in `work`. */
export const speech = `
answer | answer, answers, answering, reply, replies, replying, respond, responds, response, responses, speak, talk to me, chat, message me, write to me | 回答, 回复, 答复, 应答, 答, 交流, 对话, 沟通, 跟我说, 和我说 | 답변, 대답, 응답, 답해, 답하, 답장, 회신, 답
explanation | explanation, explanations, explain, explaining, elaborate, rationale, reasoning, reason, why | 解释, 讲解, 说明原因, 理由, 原因, 为什么 | 설명, 이유, 근거, 왜
summary | summary, summaries, digest, digests, summarize, summarise, summarizing, recap, sum up, wrap-up | 总结, 摘要, 概括, 小结, 归纳 | 요약, 정리, 요약문
greeting | greeting, greetings, pleasantries, small talk, filler, preamble, intro, introduction, chit-chat, fluff | 寒暄, 客套, 客套话, 开场白, 废话, 套话, 前言 | 인사말, 인사, 서론, 군더더기, 잡담, 빈말
apology | apology, apologies, apologize, apologise, apologizing, sorry | 道歉, 抱歉, 对不起 | 사과, 죄송
praise | praise, compliment, compliments, flattery, "great question", great question | 夸, 夸奖, 恭维, 奉承, 表扬 | 칭찬, 아첨
emoji | emoji, emojis, emoticon, emoticons, gitmoji, smiley | 表情, 表情符号, 颜文字, 表情包 | 이모지, 이모티콘, 깃모지
bullet | bullet point, bullet points, bullets, bullet list, bulleted list, bulleted lists, lists, list | 列表, 项目符号, 要点, 分点, 条列, 列点 | 목록, 글머리 기호, 불릿, 리스트, 글머리표
table-form | table, as a table, tabular, markdown table | 表格, 表格形式, 用表 | 표로, 표 형식, 표는, 표를, 테이블
prose | prose, paragraph, paragraphs, full sentences, flowing text | 段落, 成段, 整段, 完整句子 | 문단, 산문, 줄글, 완전한 문장
bold-type | bold, bold text, italics, emphasis | 加粗, 粗体, 斜体 | 굵은 글씨, 볼드, 굵게
heading | heading, headings, headers in markdown, title, titles | 标题, 小标题 | 제목, 헤딩, 소제목
code-block | code block, code blocks, snippet, snippets, code snippet, code sample | 代码块, 代码片段, 代码示例 | 코드 블록, 코드블록, 코드 조각
example | example, examples, sample, demo | 示例, 例子, 举例, 样例 | 예시, 예제, 샘플
code-text | full code, complete code, entire file, whole file, full file | 完整代码, 整个文件, 全部代码, 完整文件 | 전체 코드, 파일 전체, 전체 파일
diff | diff, diffs, patch, changed lines, only the changes | 差异, 改动部分, 变更部分 | 디프, 차이, 변경된 부분, 바뀐 부분
plan | plan, plans, planning, outline, proposal, design doc, approach | 方案, 计划, 规划, 思路, 设计文档 | 계획, 방안, 설계, 계획서, 플랜
step | step, steps, step by step, stepwise | 步骤, 一步一步, 分步, 逐步 | 단계, 단계별, 순서대로, 차근차근
question | question, questions, clarifying question, clarifying questions, follow-up question | 问题, 提问, 反问, 追问 | 질문, 되묻
option | option, options, alternative, alternatives, choice, choices | 选项, 备选, 几种方案, 多个方案 | 선택지, 대안, 옵션, 여러 방안
assumption | assume, assumption, assumptions, guess, guessing, make up, invent, speculate | 假设, 猜, 猜测, 瞎猜, 编造, 臆测, 想当然 | 가정, 추측, 짐작, 지어내
source-link | source link, sources, citation, citations, cite, reference, references, links | 出处, 来源, 引用来源, 链接 | 출처, 인용, 링크, 참고 자료
term | term, terms, technical term, technical terms, jargon, terminology | 术语, 专业术语, 专有名词 | 용어, 전문 용어, 기술 용어
name | name, names, named, call me, address me as | 名字, 名称, 起名, 叫我, 称呼 | 이름, 명칭, 호칭, 불러
translate | translate, translation, translating, translated | 翻译, 译 | 번역
honest | honest, honesty, blunt, direct feedback, candid, push back, disagree | 直说, 坦率, 诚实, 直言, 反驳 | 솔직, 직설, 반박
joke | joke, jokes, humor, humour, sarcasm | 玩笑, 幽默, 段子 | 농담, 유머
estimate | estimate, estimates, time estimate, estimation | 估算, 预估, 工时 | 추정, 예상 시간, 견적
notification | notify, notification, notifications, ping me, let me know, tell me, inform me, report, reports | 通知, 告诉我, 提醒我, 汇报, 报告 | 알려, 알리, 보고, 통지, 알림
verify | verify, verification, double-check, double check, make sure it works, sanity check | 核实, 核对, 复核, 检查一遍, 检查 | 점검, 재확인, 검사, 확인
`
