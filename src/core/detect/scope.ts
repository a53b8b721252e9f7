import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { scopeOf, sentenceWide } from './weights.ts'

/** One mark a class: those of the clause, and those beside it that hold for the whole sentence. */
export function countCues(it: Read, at: number): Map<CueClass, Mark> {
  const own = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  const found = new Map<CueClass, Mark>()
  for (let other = Math.max(0, at - 40); other < it.clauses.length && other < at + 40; other++) {
    const clause = it.clauses[other] as Clause
    for (const [cls, mark] of clause.cues) {
      if (scopeOf[cls] === undefined || found.has(cls)) continue
      const told =
        cls === 'future' &&
        reading.form === 'order' &&
        (has(own.cues, 'build') || has(clause.cues, 'world', 'specific', 'product')) &&
        it.readings[other]?.form === 'statement' &&
        !alone(clause, mark)
      // 推送代码，推送前先写说明: when is said of what follows.
      if (cls === 'event' && it.tongue !== 'en' && clause.start > own.start && !alone(clause, mark)) continue
      if (cls === 'future' && reading.form === 'statement' && outlook.test(textOf(clause, mark))) continue
      if (clause === own ? holds(it, clause, reading, cls, mark) : !told && reaches(clause, cls, mark))
        found.set(cls, mark)
    }
  }
  if (it.remember !== undefined && isWished(it, own)) found.set('remember', it.remember)
  return found
}

/** "update the client, remember the url is set": what stands before the wish is not what is to be remembered. */
export function isWished({ remember: wish, clauses }: Read, { end }: Clause): boolean {
  if (wish === undefined) return false
  if (end > wish.start) return true
  const said = clauses.find((one) => one.start <= wish.start && wish.start < one.end)
  // "no inline styles, remember that".
  return (
    said === undefined || (clauses.at(-1) === said && said.flat.trim().length - (wish.end - wish.start) <= 6)
  )
}

/** Whether a cue says of its own clause what its class promises. */
function holds(it: Read, clause: Clause, reading: Reading, cls: CueClass, mark: Mark): boolean {
  const english = it.tongue === 'en'
  switch (cls) {
    case 'universal':
      // "you need not … every time": it belongs to what is not asked.
      if (reading.form === 'exemption') return false
      if (english) return reading.universal !== undefined && reading.form !== 'statement'
      if (named(clause, mark)) return false
      return governs(clause, reading, mark)
    case 'future':
    case 'next':
      return leads(it, clause, reading, mark)
    case 'again':
      return !english || reading.form === 'prohibition'
    case 'remember':
      return reading.remember !== undefined
    case 'remind':
      return lasts(it)
    case 'manner':
      return general(it, clause, reading, mark)
    case 'standing':
      return reading.form !== 'order' || clause.cues.has('record') || !reads.test(clause.flat)
    case 'usage':
      return reading.form !== 'order' || clause.cues.has('team')
    case 'near':
    case 'place':
      return !isObject(clause, mark)
    case 'done':
      return mark.start <= HEAD
    case 'exempt':
      return reading.form === 'exemption'
    case 'complaint':
      return !ofThings(clause, mark)
    case 'absent':
      return has(it.cues, 'complaint')
    case 'norm':
      return contrasts(it, clause)
    case 'companion':
      return has(it.cues, 'condition', 'event')
    default:
      return true
  }
}

/** "make this project nicer", 推送整个项目, "in our project doc": what is worked on, and not where a rule holds. */
export function isObject({ flat, marks, start }: Clause, mark: Mark): boolean {
  if (partOf.test(flat.slice(mark.end - start))) return true
  const before = flat.charAt(mark.start - start - 1) === ' ' ? mark.start - 1 : mark.start
  if (pushed.test(flat.slice(0, before - start))) return true
  return marks.some(
    (one) =>
      one.end === before &&
      (one.cls === 'verb' || one.cls === 'build' || one.cls === 'record') &&
      !locating.test(flat.slice(one.start - start, one.end - start)),
  )
}
const partOf =
  /^ (?:docs?|documentation|folder|files?|readme|wiki|board|plan|page|name|root|structure|settings?|config|description|report)\b/
const pushed =
  /(?:推送|提交|上传|部署|清理|打包|运行|启动|扫描|分析|检查|整理|重构|优化|了解|熟悉|阅读|查看)$/
const locating = /^(?:在|用|使用|到|为|给|对|work|go|stay|be)$/

/** "remember to close the handle" is of this task; "remember to lint before every commit" is not. */
const lasts = ({ cues }: Read): boolean =>
  has(cues, 'future', 'universal', 'next', 'event') ||
  has(cues, 'near', 'place', 'habit', 'again') ||
  has(cues, 'manner', 'condition', 'standing', 'consult')

/** "skip it today, but normally every change gets one": the usual is a rule when it stands against what is so this once. */
const contrasts = (it: Read, own: Clause): boolean =>
  it.clauses.some((clause) => clause !== own && has(clause.cues, 'passing', 'exempt'))

/** Whether a cue of another clause governs this one too. */
function reaches(clause: Clause, cls: CueClass, mark: Mark): boolean {
  if (cls === 'complaint') return !ofThings(clause, mark)
  if (cls === 'norm' || cls === 'absent') return false
  if (wholly.has(cls) && alone(clause, mark)) return true
  if (cls === 'universal') return clause.cues.has('event') && !has(clause.cues, 'product', 'world', 'self')
  if (cls === 'done') return mark.start <= HEAD
  if (cls === 'future' && (follows(clause, mark) || comes(clause, mark) || inside(clause, mark))) return false
  if (cls === 'next' && comes(clause, mark)) return false
  if ((cls === 'near' || cls === 'place') && isObject(clause, mark)) return false
  return sentenceWide.has(cls) && mark.start - clause.start <= HEAD
}

/** 자꾸 깨져: that a thing keeps breaking is no complaint of what was said before. */
const ofThings = (clause: Clause, mark: Mark): boolean =>
  clause.flat.startsWith('자꾸', mark.start - clause.start) &&
  (clause.cues.has('world') || breaks.test(clause.flat.slice(mark.end - clause.start)))
const breaks = /깨지|깨져|죽|멈추|멈춰|터지|꼬이|꼬여|느려|끊기|끊겨|실패|안 ?[돼되]/

const wholly: ReadonlySet<CueClass> = new Set<CueClass>(['universal', 'blanket', 'ban', 'must', 'habit'])

/** "…, every single time": a clause of nothing else governs the one beside it. */
const alone = (clause: Clause, mark: Mark): boolean =>
  clause.flat.replace(/[\s,，、:：(（]|^\s*(?:this is|that is|that's|it's|这是|这条|这个是|이건|이게)/g, '')
    .length <=
  mark.end - mark.start

/** A cue before the clause governs it only from the head of its own ("from now on, …"; not "… in the future we could"). */
export const HEAD = 10

/** "a commit message", "the one page summary": one of them, not all. */
const oneOff = /(?:^|\s)(?:a|an|the|this|that|one)(?: [a-z-]{2,12}){0,2} $/
const reads = /^\s*(?:please )?(?:read|check|open|look|see|find|show|cat|fix|update the)\b/
const topical = new Set(['은', '는', '에', '엔', '도', '의'])

/** Whether what the agent writes is spoken of in general: all commit messages, not the one to write now. */
function general(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  const { flat } = it.sentence
  if (it.tongue === 'en') return !oneOff.test(flat.slice(Math.max(0, mark.start - 24), mark.start))
  if (it.tongue === 'zh' && toMe.test(clause.flat) && !has(it.cues, 'universal', 'future', 'event', 'habit'))
    return false
  if (reading.form !== 'order') return true
  if (it.tongue === 'ko' && commented.test(clause.flat)) return false
  if (clause.cues.has('style')) return !annotates.test(clause.flat)
  if (it.tongue === 'ko' && onceKorean.test(clause.flat)) return false
  if (it.tongue === 'ko') return topical.has(flat.charAt(mark.end)) || topical.has(flat.charAt(mark.end - 1))
  return mark.start - clause.start <= 2 ? !now.test(clause.flat) : mark.start > reading.at
}

/** 用简单点的解释告诉我, 先回答我的问题: the one answer that is wanted now. */
const toMe = /告诉我|回答(?:一下)?我|(?:给|跟|和|向)我(?:讲|说|解释|介绍|看)|再(?:说|讲|解释)/

/** 한글로 주석 달아줘, 加上中文注释: comments put to the code at hand; 주석은 한글로 speaks of all. */
const commented = /주석(?:을|도|들)? ?(?:좀 |다 |전부 |모두 )?(?:달|추가|넣|작성)/
const annotates = /(?:加上?|添加|补上?|补充)[^,，]{0,6}注释/

const onceKorean = /지우|남겨|바꿔|바꾸고|고쳐|수정|삭제|번역|붙여/

/** Words of a task that is to be done once. */
const now = /补|起个|改一|翻|生成|一下|加上|改成|删/

/** "… to something else in the future" tells a possibility: only at the head, or closing a plain order, is it a scope. */
function leads(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  if (comes(clause, mark)) return false
  if (it.tongue !== 'en') return !follows(clause, mark)
  if (purpose.test(clause.flat)) return false
  if (
    mark.start > reading.at &&
    ofWhat.test(clause.flat.slice(reading.at - clause.start, mark.start - clause.start))
  )
    return false
  if (reading.form === 'statement' && !openings.test(clause.flat.slice(0, mark.start - clause.start)))
    return false
  if (mark.start <= reading.at || mark.start - clause.start <= HEAD) return true
  return (reading.form === 'order' && !reading.building) || reading.form === 'prohibition'
}

/** 향후 수요: in a report it tells what is expected. */
const outlook = /^(?:향후|추후|이후로)/
const textOf = ({ flat, start }: Clause, mark: Mark): string =>
  flat.slice(mark.start - start, mark.end - start)

/** "write a script we can use in the future": it tells what is written, and asks nothing of later. */
const ofWhat =
  /^(?:provide|write|create|make|give|generate|add|prepare|build|produce|save|keep)(?: me| us)? (?:a|an|some|the) .{0,40} (?:to|for) |\s(?:that|which|so|(?:that |which )?(?:we|i|you|they|people|others|users?) (?:can|could|may|might|will|would))\s/

/** "the plan in future is …": a word in the middle of an English clause says nothing of the next one. */
function inside({ flat, start }: Clause, mark: Mark): boolean {
  if (!/[a-z]/.test(flat.charAt(mark.start - start))) return false
  return !openings.test(flat.slice(0, mark.start - start)) && /[a-z]/.test(flat.slice(mark.end - start))
}

/** "in the future it may …", 앞으로 할 일이 뭔지, 方便以后扩展: what comes next or may come, and no scope. */
function comes({ flat, start }: Clause, mark: Mark): boolean {
  const after = flat.slice(mark.end - start)
  if (/[a-z]/.test(flat.charAt(mark.start - start)))
    return !/^(?:from|hence|ever)/.test(flat.slice(mark.start - start)) && possible.test(after)
  return (
    unfolds.test(after) ||
    forLater.test(flat.slice(0, mark.start - start)) ||
    (nowOn.test(flat.slice(mark.start - start, mark.end - start)) && begins.test(after))
  )
}

const possible =
  /^[\s,]*(?:(?:we|it|they|i|there|this) )?(?:may|might|could|can|will|would|is going|are going)\b/
const unfolds =
  /^[^,]{0,16}能(?:少|更|快|直接|省|避免|够)|^(?:会|可能|还会|还要|扩展|的(?:扩展|计划|版本|需求|规划|功能|方向|迭代|工作))|^再(?![也不遇有碰出])|^\s*(?:나오는|오는|페이지|항목|줄|행|단계|화면)|^[가-힣]*\s?[가-힣\s]{0,8}(?:가능|확장|계획|방향|예정|일정|할 ?일)|(?:[는은을할될뭔뭘인던갈볼쓸줄둘올알]지|어떻게|무엇|뭐)(?=\s|[를도,?]|$)/
const forLater = /(?:方便|便于|为了|留着|等|考虑到?|万一|给|没有)\s*$/
const nowOn = /^(?:지금|이제|오늘)부터|^(?:从)?(?:现在|今天)/
const begins =
  /(?:할|갈|볼|들|만들|시작할)\s?(?:거야|거예요|겁니다|것입니다|건데|게요?|께요?)|시작(?:하자|해)|진행(?:하자|해|할)|^[我咱]们?(?:要)?(?:来|开始|做|进行|一起)|부탁해/

/** 删掉以后: after a verb the word tells an order of events; it means the future at the head, or before what is asked. */
function follows(clause: Clause, mark: Mark): boolean {
  if (
    versioned.test(clause.flat.slice(Math.max(0, mark.start - clause.start - 12), mark.start - clause.start))
  )
    return true
  if (
    mark.start === clause.start ||
    !after.test(clause.flat.slice(mark.start - clause.start, mark.start - clause.start + 2))
  )
    return false
  if (asks.test(clause.flat.slice(mark.end - clause.start))) return false
  const words = clause.flat.slice(0, mark.start - clause.start)
  return (
    !lead.test(words) &&
    !clause.marks.some(
      (one) =>
        one.end === mark.start &&
        leading.has(one.cls) &&
        (one.cls !== 'opener' || one.start - clause.start <= OPENED),
    )
  )
}

/** 好的以后, but not 过一下以后: words that carry nothing stand at the head. */
const OPENED = 2

/** "java 17 以后", "2024 年以后", 3 이후로: since a version or a date, and not from now on. */
const versioned =
  /\d(?:\.[\dx]+)*\+?\s*(?:版本|版|年|月|号|日|点|岁|天|次|个月|周|버전|년|월|일|시)?\s*$|(?:以上|以下|升级|升到|上线|发布|合并|迁移|删掉|改掉)\s*$/
const after = /^(?:以后|之后|往后|今后)/
const asks =
  /^\s*(?:都[要得用写先不按给走放让]|不要|别|必须|请|再也|一律|统一|每次|凡|务必|一定|只[用写在要能]|不准|不许|禁止|不用|要先|得先)/
const lead = /(?:^|[\s,，、:：])$|(?:那|你|您|们|我|住|住了|得|说|就|从|请|也|但|对了|吧|啊|哦|嗯|好)$/
const leading: ReadonlySet<CueClass> = new Set<CueClass>([
  'manner',
  'team',
  'self',
  'remember',
  'opener',
  'ask',
])

/** 把 always 分支删了: an English word in a sentence of another script is somebody's name for a thing. */
const named = (clause: Clause, mark: Mark): boolean =>
  /[a-z]/.test(clause.flat.charAt(mark.start - clause.start)) &&
  /[\u3400-\u9fff\uac00-\ud7a3]/.test(clause.flat)

/** What may stand before a scope at the head of a statement. */
const openings =
  /^\s*(?:(?:and|so|but|ok|okay|also|then|please|well|hey|claude|yes|no|right|just|again|oh|btw|fyi|note|heads up)[,:]? +)*$/

const purpose = /^\s*(?:so that|so we|so i|so it|in case|in order|that|which|if)\b/

/** "check that it never …": a universal behind the verb belongs to what is checked, unless a verb of its own follows. */
function governs(clause: Clause, reading: Reading, universal: Mark): boolean {
  if (embedded.test(clause.flat)) return false
  if (universal.start <= reading.at) return true
  return clause.marks.some(
    (mark) => acting.has(mark.cls) && mark.start >= universal.start && mark.start - universal.end <= 2,
  )
}

const acting: ReadonlySet<CueClass> = new Set<CueClass>([
  'verb',
  'prohibition',
  'obligation',
  'must',
  'blanket',
  'order',
])

/** A Korean clause that is asked about within another. */
const embedded = /는지\s/
