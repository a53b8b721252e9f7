import { type Clause, has } from '../clause.ts'
import { ofCode } from '../code.ts'

const team = /^(?:我们|咱们|咱|组里|团队|公司|本项目|这边|项目)/
const tells = /(?:都是|都在|都用|都走|是|在|用|走|放|叫|没有|只有|只能|只|按|由|归|有|存)/
const happens = /[了过着吗呢吧？]$|了[，,]?$|正在|刚|想|要接|要做|打算|准备/

/** Whether a Chinese statement tells what is always so: of us, or of a thing of the trade put first. */
export function generalInChinese(clause: Clause): boolean {
  const { cues, flat } = clause
  if (has(cues, 'world', 'specific', 'hedge', 'question') || has(cues, 'passing', 'limit', 'product'))
    return false
  // The 我 of 我们 is not I.
  if (cues.has('self') && !cues.has('team')) return false
  const text = flat.trim()
  if (happens.test(text)) return false
  if (team.test(text)) return tells.test(text.slice(2))
  return (has(cues, 'work', 'tool', 'manner', 'danger') || ofCode.test(text)) && topic.test(text)
}

/** What is spoken of, then how it always is: at most ten characters before a word of being. */
const topic =
  /^[^，,。不没请把给帮先再]{2,12}(?:都(?:是|在|用|走|放|由|写|存|进|按|叫|带|从|传|返|落|跑|归|经|继承|抽|封|定义|配|挂|转|拆)|全(?:用|走|放|写|进|在|是|按|存|靠)|一律|统一|只(?:能|用|放|走|写|留|存|认|收|在)|固定(?:用|是|在|走|为)|默认(?:用|走|是)|以.{1,14}为准|是走|是在|走的|归|由.{1,8}(?:负责|管|维护|生成))/

const particle = /[\uac00-\ud7a3a-z0-9](?:은|는|엔|에는|에서는|로는|에선) /
const ends =
  /(?:야|예요|에요|니다|해요|돼요|아요|어요|여요|써요|써|는다|한다|된다|이다|음|함|됨|임|거든|거든요|고)$/
const past = /(?:았|었|했|됐|렸|났|갔|왔|졌|쳤|꼈)(?:어|어요|습니다|다|음|네|는데|거든|거든요)$/

/** Whether a Korean statement tells what is always so: a topic, and an ending that states. */
export function generalInKorean(clause: Clause): boolean {
  const { cues, flat } = clause
  if (has(cues, 'world', 'specific', 'hedge', 'question') || has(cues, 'passing', 'limit', 'product', 'self'))
    return false
  const text = flat.trim()
  if (
    !has(cues, 'work', 'tool', 'manner', 'danger') &&
    !has(cues, 'team', 'near', 'place') &&
    !ofCode.test(text)
  )
    return false
  return particle.test(text) && ends.test(text) && !past.test(text)
}
