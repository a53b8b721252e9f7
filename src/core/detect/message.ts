import {
  because,
  builds,
  configures,
  delivers,
  drafts,
  handsOver,
  isExplained,
  isStory,
  lends,
  realizes,
  rivals,
  seals,
  specifies,
  tasksAfter,
  trails,
  works,
} from './around.ts'
import { has } from './clause.ts'
import { envisages } from './envisaged.ts'
import { boundsTask, limitsOn } from './fleeting.ts'
import { headsOf, isHead } from './head.ts'
import type { Flag } from './judge.ts'
import { dueOf } from './owed.ts'
import { look, type Read, read, tells } from './read.ts'
import { segment } from './segment.ts'
import { headed } from './standing.ts'
import type { Surroundings } from './surroundings.ts'
import { BRIEF_CHARACTERS, BRIEF_ITEMS } from './weights.ts'

/** A message, read sentence by sentence. */
export interface Message {
  readonly reads: readonly Read[]
  readonly flags: readonly Flag[]
  /** What the rest of the message says about each sentence; null for one that is not to be judged. */
  readonly around: readonly (Surroundings | null)[]
  /** It is no person's words to an agent. */
  readonly by: 'person' | 'harness' | 'prompt'
}

/** Takes a message apart. Total, and linear in its length. */
export function readMessage(message: string): Message {
  const parts = segment(message)
  const flags: Flag[] = []
  if (parts.quoted) flags.push('quoted')
  if (parts.document) flags.push('document')
  const nothing = { reads: [], flags, around: [] }
  if (parts.harness) return { ...nothing, by: 'harness' }
  const looked = parts.sentences.map(look)
  if (!looked.some(tells)) return { ...nothing, by: 'person' }
  const reads = looked.map(read)
  if (
    reads.some((one) => one.cues.has('role') || cast.test(one.sentence.flat)) ||
    isJob(reads) ||
    isPart(reads)
  )
    return { ...nothing, flags: [...flags, 'document'], by: 'prompt' }
  if (parts.typed > BRIEF_CHARACTERS && strays(reads)) return { ...nothing, by: 'person' }
  const heads = headsOf(reads)
  const lasting = headed(message) || heads.some((one) => one !== undefined)
  const listed =
    !lasting &&
    (parts.document ||
      parts.items >= BRIEF_ITEMS ||
      numbered(message) ||
      proposes(message) ||
      slashCommand.test(message.slice(0, 60)) ||
      handover.test(message.slice(0, HEAD_OF_MESSAGE)))
  const whole = {
    sentences: reads.length,
    typed: parts.typed,
    quoted: parts.quoted,
    listed,
    brief: listed || (!lasting && parts.typed > BRIEF_CHARACTERS),
    specified: specifies(reads) || reads.some(isStory),
    complained: reads.length <= 6 && reads.some(complains),
    delivered: reads.some(delivers),
  }
  const pointing = refers.test(message)
  const builders = reads.filter(builds).length
  const workers = reads.filter(works).length
  const handed = reads.findIndex(handsOver)
  const realized = reads.findIndex(realizes)
  const short = reads.length <= 4
  const configured = reads.findIndex(configures)
  const limited = short && reads[0] !== undefined && limitsOn(reads[0])
  const envisaged = reads.findIndex(envisages)
  let drafting = false
  const around = reads.map((one, at) => {
    // What was to follow the colon was pasted and is not read.
    if (
      one.readings.length === 0 ||
      (at === reads.length - 1 && /[:：]$/.test(one.sentence.flat)) ||
      isHead(one) ||
      boundsTask(one, reads[at - 1]) ||
      at <= configured ||
      isExplained(one, reads[at + 1]) ||
      (limited && at > 0 && !has(one.cues, 'future', 'remember', 'standing'))
    )
      return null
    drafting ||= drafts(one)
    return {
      sentences: whole.sentences,
      typed: whole.typed,
      quoted: whole.quoted,
      listed: whole.listed,
      brief: whole.brief,
      specified: whole.specified || trails(one, reads[at - 1]),
      complained: whole.complained,
      delivered: whole.delivered,
      excepted: excepts(reads[at - 1]),
      described: at < realized && (one.cues.has('product') || (reads[realized] as Read).cues.has('product')),
      envisaged: envisaged >= 0 && at >= envisaged,
      place: at,
      drafting: drafting || at < handed,
      tasks: tasksAfter(reads, at),
      lent: short && lends(reads, at),
      sealed: seals(one, reads[at + 1]),
      under: heads[at],
      because: short && because(reads, at),
      rivals: rivals(one, reads[at + 1]),
      due: whole.brief ? undefined : dueOf(one, reads[at + 1], reads[at + 2]),
      able: short && (reads[at - 1]?.cues.has('being') ?? false),
      tasked: whole.brief || pointing || workers > (works(one) ? 1 : 0),
      working: builders > (builds(one) ? 1 : 0),
      denied: denies(one) || denies(reads[at - 1]),
    }
  })
  return { reads, flags, around, by: 'person' }
}

/** "You are Milly, a friendly assistant": a prompt for a machine. */
const cast =
  /^you are [\p{L}]+, (?:a|an|the|our) |^你(?:是|现在是)(?:一[个名位]|[\p{L}]{1,8}[,，]一[个名位])/u

/** "You are reviewing a diff. Answer with a JSON object": the same, without a name. */
const isJob = ([first, ...rest]: readonly Read[]): boolean =>
  first !== undefined &&
  job.test(first.sentence.flat) &&
  [first, ...rest.slice(0, 8)].some(({ sentence }) => format.test(sentence.flat))
const job =
  /^you are (?:now )?(?:reviewing|evaluating|grading|judging|scoring|summari[sz]ing|classifying|translating|extracting|analy[sz]ing|generating|writing|given|tasked|provided|acting|working as)\b|^you (?:will|are going to) (?:be given|receive|get)\b/
const format = /\b(?:json|yaml|xml|output|respond|answer with|reply with|return)\b/

/** "You are the Review Agent … Your goals: …", 你是…专家，你的职责是…: a part that a machine is given. */
const isPart = (reads: readonly Read[]): boolean =>
  reads.some(({ sentence }) => part.test(sentence.flat)) &&
  reads.some(({ sentence }) => duties.test(sentence.flat))
const part =
  /\byou(?: are|'re) (?:now )?(?:the|an?|our|my) (?:[a-z-]+ ){0,5}(?:agent|assistant|expert|specialist|engineer|architect|reviewer|analyst|investigator|analyzer|consultant|tutor|coach|copywriter|translator|orchestrator|planner|bot)\b|(?:^|[:：,，\s])你(?:现在)?(?:是|作为|扮演)(?:一[个名位])?[^,，。]{0,16}(?:专家|助手|工程师|架构师|审查员|分析师|顾问|翻译|智能体|代理|机器人)|(?:너는|넌|당신은|귀하는) .{0,20}(?:전문가|어시스턴트|에이전트|엔지니어|아키텍트|분석가|리뷰어|도우미|챗봇)|\beres (?:un|una|el|la) (?:experto|asistente|agente)|\btu es (?:un|une|le|la) (?:expert|assistant|agent)|\bdu bist (?:ein|eine|der|die) .{0,20}(?:experte|expertin|assistent|agent)|\bvocê é (?:um|uma|o|a) (?:especialista|assistente|agente)|(?:^|\s)ты(?: —| -)? (?:эксперт|ассистент|агент)|あなたは.{0,20}(?:専門家|アシスタント|エージェント|エンジニア)/
const duties =
  /\byour (?:goals?|role|job|task|mission|work|responsibilit(?:y|ies)|duties|output|objective)s?\b(?: is| are|:)|\b(?:input|output) (?:contract|format|schema)\b|\byou do not (?:write|run|edit|mutate|execute)\b|你的(?:职责|任务|目标|角色|工作)(?:是|[:：])|输出格式|输入格式|(?:너의|당신의|네) ?(?:목표|역할|임무|작업)(?:은|는)|출력 ?(?:형식|포맷)|입력 ?(?:형식|포맷)|あなたの(?:役割|目標|タスク)|出力形式|tu (?:tarea|objetivo|papel) es|ton (?:rôle|objectif) est|deine (?:aufgabe|rolle) ist|sua (?:tarefa|função) é|твоя (?:задача|роль)/

/** "опять падает": that a thing fails again is no complaint about the agent. */
const complains = ({ clauses, tongue, sentence }: Read): boolean =>
  (tongue === 'en' && accuses.test(sentence.flat)) ||
  clauses.some(({ cues }) => cues.has('complaint') && !(tongue === 'other' && cues.has('world')))

/** "you ran the whole suite again": done before, and not wanted. */
const accuses =
  /\b(?:you|you've|you have) (?:just |still |went and |gone and )?(?:[a-z]{2,12}ed|broke|put|made|wrote|ran|used|did|forgot|left|went|set|got|took|sent|built|began|hid|threw|overwrote|reset|cut|split)\b.{0,80}\bagain\b|^(?:again|once again|and again) you\b/

/** A long story with no word of the trade in it: what it says of remembering was said to somebody else. */
const strays = (reads: readonly Read[]): boolean =>
  !reads.some(
    ({ cues }) =>
      has(cues, 'work', 'tool', 'manner', 'standing') ||
      has(cues, 'danger', 'place', 'near', 'event') ||
      has(cues, 'usage', 'conduct', 'consult', 'product'),
  )

/** "hardcode it for the demo today.": what follows may tell the usual. */
const excepts = (one: Read | undefined): boolean =>
  one !== undefined && one.sentence.close !== '?' && has(one.cues, 'passing', 'exempt')

/** "no, we use pnpm here"; that something "is wrong" denies nothing. */
const denies = (one: Read | undefined): boolean =>
  one !== undefined && (saysNo(one) || elsewhere.test(one.sentence.flat))
/** The 不 of 文件不进仓库 says no to nothing. */
function saysNo({ cues, sentence: { flat } }: Read): boolean {
  const mark = cues.get('wrong')
  if (mark === undefined || mark.start > 6) return false
  return flat.slice(mark.start, mark.end) !== '不' || /^[\s,，、!！~]|^$/.test(flat.slice(mark.end))
}
/** "that's sqlite syntax", 这是 vue2 的写法: right somewhere, and not here. */
const elsewhere =
  /^(?:(?:no|nope|hmm|well)[\s,]+)?(?:that|this)(?:'s| is|s) (?:(?:the|a|an|old|just|some) )?[a-z0-9.+#-]+ (?:[a-z0-9.+#-]+ )?(?:syntax|api|style|convention|command|idiom|flags?|config)$|^(?:这|那|你这|你写的)(?:个|段|里)?是 ?[a-z0-9.+#-]+ ?(?:\d+ )?的?(?:语法|写法|用法|命令|风格|配置|接口)$|^(?:이건|그건|이거|그거) ?[a-z0-9.+#-]+ ?(?:문법|방식|명령어?|스타일|설정)(?:이야|이에요|입니다|인데)?$/

/** "I want: 1. … 2. …": a list within a line. */
function numbered(message: string): boolean {
  const first = /(?:^|[\s:：;；。，,])1[.、)]\s?\D/.exec(message)
  return first !== null && /[\s:：;；。，,]2[.、)]\s?\D/.test(message.slice(first.index))
}

/** "Suggested improvements", 下一步计划：: a list of things to do under its title, with or without bullets. */
function proposes(message: string): boolean {
  const [first = '', ...rest] = message
    .slice(0, LIST_MAX)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return (
    first.length <= TITLE_MAX &&
    title.test(first) &&
    !personal.test(first) &&
    rest.length >= 2 &&
    rest.slice(0, 4).every((line) => line.length <= 120)
  )
}
const LIST_MAX = 2_000
const TITLE_MAX = 48
const title =
  /(?:^|\b)(?:suggest(?:ed|ions?)|recommend(?:ed|ations?)|improvements?|action items?|next steps?|to-?dos?|roadmap|backlog|findings|review (?:comments?|notes?|feedback)|checklist|plan|milestones?|tasks?|issues|remaining|open points|follow-?ups?)\b|建议|建議|计划|計劃|計畫|清单|清單|待办|待辦|下一步|改进|改進|优化点|優化點|问题列表|任务|任務|路线图|评审意见|審查意見|检查项|遗留|제안|개선|계획|할 ?일|목록|다음 단계|리뷰 ?(?:코멘트|의견|내용)|체크리스트|로드맵|작업 ?(?:목록|내용)|レビュー(?:指摘|コメント)|指摘事項|改善|やること|タスク|計画|次のステップ|sugerencias|mejoras|pendientes|tareas|améliorations|à faire|prochaines étapes|verbesserungen|vorschläge|aufgaben|nächste schritte|sugestões|melhorias|tarefas|próximos passos|предложения|улучшения|задачи|план|следующие шаги/i
/** "rules for you", 给你的规则: told to the agent after all. */
const personal =
  /\b(?:rules?|remember|from now on|always|your)\b|规则|規則|规矩|记住|記住|以后|以後|규칙|기억|앞으로/i

/** `@src/app.ts`, `/home/me/todo.md`: a file that the work is about. */
const refers =
  /(?:^|\s|[^\w/])@[\w./-]{0,80}\.[a-z]{1,5}\b|(?:^|[^\w:/.])\/(?:users|home|mnt|var|opt|tmp|root)\//i

/** "Hand-over: models 1-7 done, …", 接手这个仓库, 인수인계: one session tells the next how far it has come. */
const handover =
  /\bhand-?over\b|\b(?:previous|last|prior) session\b.{0,30}(?::|summary|recap)|\b(?:current|present) (?:state|status)\s*:|\bpick(?:ing)? up where\b|(?:接手|交接|接着)(?:上|这|一)?.{0,6}(?:会话|仓库|项目|任务|工作)|(?:当前|目前)(?:状态|进度|进展)\s*[:：]|이어받|인수인계|(?:이전|지난) 세션.{0,6}(?:요약|정리)|현재 (?:상태|진행)\s*[:：]|引き継/i
const HEAD_OF_MESSAGE = 200

/** "/member add a status": what follows is what the command is to do. */
const slashCommand = /^\s*\/[a-z][\w:-]*(?:\s|$)/i
