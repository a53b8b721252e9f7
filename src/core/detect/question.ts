import type { Reading } from './grammar/reading.ts'
import type { Read } from './read.ts'

/** Whether the sentence, as far as the clause that was read goes, asks something instead of wishing it. */
export function isQuestion(it: Read, reading: Reading): boolean {
  const { cues, sentence, tongue } = it
  if (asksWay(it, reading) || asksBack.test(sentence.flat)) return true
  if (sentence.close === '?' && confirms(it, reading)) return false
  if (cues.has('complaint') && !closing.test(sentence.flat)) return false
  if (tongue === 'ko' && /야지요?$/.test(sentence.flat)) return false
  if (tongue === 'en' && reading.form === 'statement' && asksWithin.test(sentence.flat)) return true
  if (sentence.close === '?' && tongue === 'zh' && supposed(it, reading)) return true
  if (sentence.close === '?' && tongue === 'zh' && asksLater(it, reading)) return false
  if (sentence.close === '?')
    return able.test(sentence.flat) || !(reading.asked && reading.form !== 'statement')
  if (tongue === 'other' && wonders.test(sentence.flat) && !begs.test(sentence.flat)) return true
  const ask = cues.get('question')
  if (ask === undefined) return false
  if (tongue === 'zh' && closing.test(sentence.flat)) return !reading.asked
  if (tongue === 'en')
    return (
      ask.start <= 1 &&
      // "were on pnpm here", as people type "we're".
      !it.marks.some((one) => one.cls === 'usage' && one.start === ask.start) &&
      !it.marks.some((one) => one.cls === 'condition' && one.start <= ask.start) &&
      reading.form !== 'order' &&
      reading.form !== 'prohibition'
    )
  if (tongue === 'zh' && reading.form !== 'statement' && within(it, reading, ask.start)) return false
  if (tongue === 'zh' && toTell.test(sentence.flat.slice(Math.max(0, ask.start - 6), ask.start))) return false
  if (tongue === 'ko')
    return reading.form === 'statement' && asking.test(sentence.flat.slice(ask.start, ask.end))
  if (tongue === 'zh' && ask.start <= 2 && heading.test(sentence.flat)) return true
  if (tongue !== 'zh' || reading.asked || reading.form === 'prohibition') return false
  if (clauseTopic(it) && sentence.flat.startsWith('为什么', ask.start)) return false
  return strong.has(sentence.flat.slice(ask.start, ask.end)) || sentence.flat.length - ask.end <= 1
}

/** "…, clear?", …，听懂没, …, 알겠지: asks only whether what stands before it was heard. */
function confirms({ clauses, readings }: Read, reading: Reading): boolean {
  const last = clauses.at(-1)
  return last !== undefined && readings.at(-1) !== reading && heard.test(last.flat)
}
const heard =
  /^\s*(?:is that |are we |do you |you )?(?:clear|ok|okay|got it|got that|get it|understood|understand|deal|capisce|alright|all right)\s*$|^\s*(?:听|看)?(?:懂|明白|清楚|知道|记住)了?(?:吗|没|没有|吧|么)?\s*$|^\s*(?:알겠|알았|이해했|오케이|오키)(?:지|죠|어|니|나)?(?:요)?\s*$/

/** "can you always see my tabs?" asks what the agent is able to do. */
const able =
  /^(?:(?:hey|so|ok|btw|and|but|claude|wait)[,\s]+)*(?:can|could|do|would|will) you (?:(?:always|ever|still|also|actually|really|even|only|just) )*(?:see|know|hear|access|understand|recall|detect|sense|view|tell (?:if|whether|me))\b|^你?(?:能不能|能否|可不可以|可否)(?:每次|一直|总是|都|也|还)*(?:看到|看见|看得到|知道|听到|访问|读到|识别|记得)/

/** 我之前有没有跟你说过要用哪个, "did I ever tell you which …", 내가 뭐 쓰자고 했더라: what was said before is asked. */
const asksBack =
  /我?(?:有没有|是否|是不是|到底)(?:跟你|和你|对你|给你|曾经?)?(?:说|提|讲|定|约定|要求)过[^,，]{0,16}(?:哪|什么|啥|谁|怎么|多少|几)|(?:说过?|定|约定)的?是(?:哪|什么|啥|多少|几)[^,，]{0,6}来着|\b(?:did|have|had) (?:i|we) (?:ever |already |once )*(?:tell|told|say|said|mention|mentioned|decide|decided|agree|agreed|settle|settled)\b[^,]{0,40}\b(?:what|which|how|where|who|whether|if)\b|(?:내가|제가|우리가?) .{0,24}(?:말했|얘기했|이야기했|정했|하자고 했|쓰자고 했|하기로 했|쓰기로 했)(?:나|던가|더라|었나|었지\?|나요|던가요)/

/** 为什么你总是停下，有没有办法解决: the clause itself asks, whatever is complained of before it. */
function asksWay({ clauses, readings }: Read, reading: Reading): boolean {
  const own = clauses[readings.indexOf(reading)]
  return (
    own !== undefined &&
    !own.cues.has('complaint') &&
    (/^\s*(?:有没有|有什么|能否|是否|怎么|如何|该怎么)/.test(own.flat) || hearsay.test(own.flat))
  )
}

/** 以后要加多语言的话，…会不会卡住？: a condition is part of what is asked. */
const supposed = ({ clauses, readings }: Read, reading: Reading): boolean => {
  const at = readings.indexOf(reading)
  const own = clauses[at]
  if (own === undefined || own === clauses.at(-1)) return false
  return supposes.test(own.flat) || (later.test(own.flat) && supposes.test(clauses[at + 1]?.flat ?? ''))
}
const later = /^\s*(?:以后|将来|今后|往后)\s*$/
const supposes = /(?:的话|的时候|时)[,，]?\s*$|^\s*(?:以后|将来)?(?:如果|假如|要是|假设|万一|倘若)/

/** 为啥大家都说永远不要用 float？, "why does everybody say …": what others teach is asked about. */
const hearsay =
  /^\s*(?:那|但|可是)?(?:为啥|为什么|为何)[^,，]{0,8}?(?:都|总|老)?(?:说|讲|建议|推荐|要求|规定)|^\s*(?:so |but |and )?why (?:do|does|would|should) (?:everyone|everybody|people|they|the docs?|so many|all|some)\b[^,]{0,20}\b(?:say|tell|recommend|insist|claim|advise|warn)|^\s*왜 (?:다들|사람들(?:은|이)?|다|모두)\s.{0,40}(?:라고|다고|하라|말라|래)/

/** 类名走 BEM，你写的谁看得懂啊？: it is the end that is asked, and not in order to be allowed what stands before. */
function asksLater({ clauses, readings, sentence }: Read, reading: Reading): boolean {
  const at = readings.indexOf(reading)
  const last = clauses.at(-1)
  if (last === undefined || at < 0 || at >= clauses.length - 1 || last.flat.trim().length < 5) return false
  return !tag.test(last.flat) && !whether.test(sentence.flat)
}
const whether =
  /[吗呢]|能不能|是不是|要不要|可不可以|是否|会不会|需不需要|有没有|该不该|行不行|应不应|用不用|多久|多少|几次|怎么办/
const tag = /^\s*(?:可以|行|好|对|是|这样)(?:不|吗|吧|么|嘛|不行|不好)|怎么样|如何|你觉得|合适/

/** …でしょうか, "muss ich ab jetzt …", мне … нужно будет: asked, or wondered about, without its mark. */
const wonders =
  /(?:でしょうか|ですか(?:ね)?|ますか(?:ね)?|かな|かね|かしら|のか|だろうか|んでしたっけ|っけ|いいの|べき)(?:ね|な|。|\.)*$|(?:^|[\s,])(?:muss ich|soll ich|sollen wir|müssen wir|soll das|wird das|läuft das|darf ich|kann ich|tengo que|tenemos que|debo|deberíamos|habrá que|faut-il|est-ce qu|je dois|dois-je|on doit|doit-on|preciso|precisamos|tenho que|devo|devemos|será que|мне (?:тоже |теперь )?(?:нужно|надо)|мне [^,]{1,30} нужно|надо ли|нужно ли|можно ли|стоит ли|должен ли)(?=[\s,'ei]|$)/
/** "もらえますか" asks politely. */
const begs =
  /(?:もらえ|くれ|いただけ|頂け|ください|くださ|願え)[^ ]{0,8}か|\b(?:bitte|por favor|s'il te plaît|s'il vous plaît)\b|пожалуйста/

/** "we have lots of rows, do we join them": a question behind what it is about, without its mark. */
const asksWithin =
  /[a-z]{2}[\s,]+(?:do|does|did|should|can|could|are|is|will|would) (?:we|i|you|they|it|any(?: of)?|there)\b(?! (?:always|never)\b)/

/** 要加字段先列给我，这次你先列一下要加哪几个: what another clause is to tell, and no question. */
function within({ clauses, readings }: Read, reading: Reading, at: number): boolean {
  const own = clauses[readings.indexOf(reading)]
  const other = clauses.find(({ start, end }) => start <= at && at < end)
  return (
    own !== undefined &&
    other !== undefined &&
    other.start > own.start &&
    /(?:列|说|讲|查|看|告诉我|写|标|数|确认|整理)(?:一下|下|清楚|出)?/.test(
      other.flat.slice(0, at - other.start),
    )
  )
}

/** 讲下为什么: what is to be told, not what is asked. */
const toTell = /(?:讲|说|解释|告诉我|说明|注明|写)(?:下|一下|清楚|清|明白|出|一句)?$/

/** 是不是永远不该…: asks, whatever it forbids. */
const heading = /^(?:那|那么|所以|你说|请问|我想问){0,2}(?:是不是|该不该|要不要|会不会|有没有必要|难道)/

/** A particle at the end that asks; 什么 is none. */
const closing = /(?:吗|(?<![什怎那这多])么)$/

/** Korean words that ask, even without a question mark. */
const asking = /^(?:왜|뭐|무슨|무엇|어디|언제|누가|어떻게|얼마)/

/** 注释只写为什么: what is written about, not what is asked. */
const clauseTopic = (it: Read): boolean => (it.cues.get('manner')?.start ?? 9) <= 2

/** Chinese words that ask even without a question mark. */
const strong: ReadonlySet<string> = new Set(
  '为何 算不算 是不是 有什么 什么规则 要不要 为什么 为啥 有没有 是否 会不会 需不需要 该不该 怎么 多少 哪个 哪些'.split(
    ' ',
  ),
)
