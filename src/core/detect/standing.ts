import { isTemplate } from './around.ts'
import { type Clause, has } from './clause.ts'
import type { Read } from './read.ts'

/**
 * Whether a clause wants something kept as a standing rule: written into a file of such rules, or made one ("create a
 * rule that …"). To edit, translate or refresh such a file is work like any other, and what was done today is no rule.
 */
export function writesDown(it: Read, at: number): boolean {
  const clause = it.clauses[at] as Clause
  const { cues, flat, start } = clause
  const { form, subject } = it.readings[at] as Read['readings'][number]
  if (isTemplate(it)) return false
  if (laysDown(it, clause)) return true
  // "put that into the alert rules file": a file of rules for a program.
  if (ofProgram.test(flat)) return false
  if (!it.cues.has('standing')) return false
  const verb = cues.get('record')
  const word =
    verb === undefined ? refreshed.exec(flat)?.[0] : flat.slice(verb.start - start, verb.end - start)
  if (word === undefined) return false
  if (newFile.test(flat)) return content.test(it.sentence.flat.slice(verb?.end ?? start))
  // "add a rule (at .cursor/rules) …": where it goes stands in brackets.
  if (!cues.has('standing') && !(it.cues.has('standing') && aRule.test(flat))) return false
  if (subject === 'product' || (subject === 'other' && form !== 'order')) return false
  if (news.test(flat) && !has(cues, 'universal', 'future', 'manner', 'habit')) return false
  return !refreshing.test(word) || content.test(it.sentence.flat.slice(verb?.end ?? start))
}

/** "create a rule that …", 加一条规则：…, …라는 규칙을 추가해줘: of the work, and not of what is built. */
function laysDown({ cues, sentence }: Read, { flat }: Clause): boolean {
  if (!rule.test(flat) || !newRule.test(flat) || machine.test(flat)) return false
  return (
    has(cues, 'universal', 'prohibition', 'event', 'instead') ||
    has(cues, 'manner', 'future', 'ban', 'must') ||
    (has(cues, 'work', 'tool') && !cues.has('product') && said.test(sentence.flat))
  )
}

const rule = /rule|规|규칙|지침/
const newRule =
  /\b(?:create|make|add|write|establish|introduce)\s+(?:(?:me|us)\s+)?(?:a|another|one more|the following)\s+(?:new\s+)?(?:(?:cursor|claude|agent|project|team|standing|global|coding|house)\s+)?rule(?:\s*[:,(]|\s*$|\s+(?:that|to|saying|which|for|about|not|providing|on|covering|stating|describing|so)\b)|(?:加|加上|新增|添加|写|定|立|创建|建|补)(?:一)?(?:条|个)(?:新的?|全局|项目)?(?:规则|规矩|规范)(?!引擎|表|列表|页)|(?:라는|다는|한다는|하라는|말라는) ?(?:규칙|지침)(?:을|도)? ?(?:추가|만들|넣|적어)|(?:규칙|지침)(?:을|으로)? ?(?:하나 ?)?(?:추가|만들어)(?:해|줘|하자)?[^가-힣]*$/
const machine =
  /\b(?:eslint|lint|stylelint|checkstyle|sonar|prettier|biome|ruff|css|firewall|nginx|iptables|validation|routing|rewrite|redirect|pricing|business|alert|security group)\b|校验|防火墙|路由|告警|计费|검증 ?규칙|방화벽|요금/
const ofProgram =
  /\b(?:alert|alerting|firewall|prometheus|recording|eslint|nginx|udev|iptables|proguard|lint) rules? (?:file|yaml|yml|list|set)\b|(?:告警|防火墙|校验)规则文件|(?:알림|방화벽|경보) ?규칙 ?파일/
const said = /\brule\b.*(?:that|to|:)|规则.*[:：,，]|규칙/

/** "add a CLAUDE.md with an overview": a file is to be made, and no rule. */
const newFile =
  /^\s*(?:please |then |also |and )?(?:add|write|create|include) (?:a|an|another|the) (?:new )?[\w.-]*\.md\b/

const aRule = /\brules?\b|规则|规范|규칙|지침/
/** Chinese verbs of an edit, which record nothing unless the words to write follow. */
const refreshed = /^\s*(?:请|帮我|麻烦)?(?:修改|更新|改)/
const refreshing = /^(?:update|keep|document|include|\s*(?:请|帮我|麻烦)?(?:修改|更新|改))$/
const content =
  /\b(?:with|saying|that says|to (?:say|include|mention|add|never|always|not|use|reflect that|specify|state|require|ensure|enforce|prevent|forbid|prioriti[sz]e|cover|allow)|so (?:that|you|agents?|claude|it|they)|never|always)\b|[:：]|不要|必须|一律|使用|统一|也用|都用/
const news =
  /\b(?:progress|summary|status|todos?|changelog|what (?:we|you|they|i|was|has|have)|(?:the|these|those|all|your|our|recent) changes|findings|(?:latest|recent|new|current|last|above|actual|present) (?:changes|state|updates|structure|work)|(?:with|to (?:match|reflect)|about) (?:the |our )?(?:[a-z]+ ){0,2}(?:state|status|codebase|architecture|folder structure))\b|进度|总结|改动|变更|修改内容|今天的|刚才的|待办|진행 ?상황|변경 ?사항|작업 ?내용|요약|오늘/

/** "# Shop – persistent instructions": a list that says at its head that it is meant to stay. */
export const headed = (message: string): boolean =>
  /^[^\n]{0,80}(?:(?:persistent|standing) (?:instructions|rules)|(?:rules|instructions) for (?:claude|cursor|aider|copilot|codex|the agent|you)|长期(?:规则|指令|有效)|给你的规则|지속 ?지침|(?:너|에이전트|클로드)(?:를|을)? ?위한 (?:규칙|지침))[^\n]{0,40}(?:\n|$)/i.test(
    message.slice(0, 240),
  )
