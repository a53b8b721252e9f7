import type { Clause } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { HEAD } from './weights.ts'

/** "… to something else in the future" tells a possibility: only at the head, or closing a plain order, is it a scope. */
export function leads(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  if (comes(clause, mark)) return false
  // 오늘 날짜 이후로: after a day, and not from now on.
  if (/^이후로/.test(textOf(clause, mark)) && mark.start - clause.start > 0) return false
  if (it.tongue !== 'en') return !follows(clause, mark)
  if (purpose.test(clause.flat) || enabled.test(clause.flat.slice(0, mark.start - clause.start))) return false
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
export const outlook = /^(?:향후|추후|이후로)/
export const textOf = ({ flat, start }: Clause, mark: Mark): string =>
  flat.slice(mark.start - start, mark.end - start)

/** "write a script we can use in the future": it tells what is written, and asks nothing of later. */
const ofWhat =
  /^(?:provide|write|create|make|give|generate|add|prepare|build|produce|save|keep)(?: me| us)? (?:a|an|some|the) .{0,40} (?:to|for) |\s(?:that|which|so|(?:that |which )?(?:we|i|you|they|people|others|users?) (?:can|could|may|might|will|would))\s/

/** "the plan in future is …": a word in the middle of an English clause says nothing of the next one. */
export function inside({ flat, start }: Clause, mark: Mark): boolean {
  if (!/[a-z]/.test(flat.charAt(mark.start - start))) return false
  return !openings.test(flat.slice(0, mark.start - start)) && /[a-z]/.test(flat.slice(mark.end - start))
}

/** 之后所有读取都将走缓存, 后续步骤都因为…失败, 경고가 나오지 않게 됩니다: what will be so, or is, and not what is asked. */
export function foretells({ clauses }: Read, at: number): boolean {
  const { flat, cues } = clauses[at] as Clause
  if (asked.test(flat)) return false
  if (outcome.test(flat)) return true
  return (
    cues.has('future') &&
    clauses
      .slice(at + 1, at + 3)
      .some((next) => (outcome.test(next.flat) || because.test(next.flat)) && !asked.test(next.flat))
  )
}
const because = /^\s*因为.*(?:失败|报错|出错|崩|挂)/

const outcome =
  /(?:都|就|才|也|则|便|仍|还)(?:不)?会(?![议话员计])|(?:都|就|也|中|里|上|均|数据|结果|请求|操作)将(?:会|不再|自动|被|由|通过|无法|从|直接)|都因为|都由于|^\s*(?:这)?(?:导致|造成|使得|引起|以至于|以致)|지 ?않게 ?(?:됩니다|돼요|된다|되고|되며|될)|게 ?됩니다|않을 ?것(?:입니다|이다)|지지 않습니다|なくなります|なくなる(?:はず|$)|ようになります|されるはず/
const asked = /你|您|请|必须|不要|别|要求|务必|주세요|해줘|지 ?마|ください|\byou\b/

/** "in the future it may …", 앞으로 할 일이 뭔지, 方便以后扩展, 下次执行时间显示…: what comes next or may come, and no scope. */
export function comes({ flat, start }: Clause, mark: Mark): boolean {
  const after = flat.slice(mark.end - start)
  if (/[a-z]/.test(flat.charAt(mark.start - start)))
    return !/^(?:from|hence|ever)/.test(flat.slice(mark.start - start)) && possible.test(after)
  return (
    unfolds.test(after) ||
    makes.test(after) ||
    forLater.test(flat.slice(0, mark.start - start)) ||
    (nowOn.test(flat.slice(mark.start - start, mark.end - start)) && begins.test(after))
  )
}

/** 한 줄로 요약하는 함수 만들어줘: what stands before the thing describes it. */
export const makes =
  /[는은할한될된을] (?:[가-힣a-z0-9]+ ){0,2}(?:코드|함수|스크립트|클래스|프로그램|기능|화면|페이지|컴포넌트|쿼리|메서드|모듈|앱|api|도구|툴|봇)(?:를|을)? ?(?:하나 |좀 )?(?:생성|만들|짜|구현)/

const possible =
  /^[\s,]*(?:(?:(?:we|it|they|i|there|this) )?(?:may|might|could|can|will|would|is going|are going)|(?:we|i|they)'(?:d|ll)|(?:we|i) (?:plan|hope|want|intend))\b/
const unfolds =
  /^\s*(?:\d+|한|두|세|네|다섯|몇|열) ?(?:시간|분|일|주|달|개월|년|번)|^[^,]{0,16}能(?:少|更|快|直接|省|避免|够|用了)|^[^,]{0,24}就(?:能|可以)(?:用|直接)|^[^,，]{0,8}(?:时间|日期|日|金额|次数|间隔)(?:那|这|字段|列|栏|显示|是|为|的|没|变|不)|^的な|^[^、。]{0,16}(?:予定|拡張)|^(?:有空|有机会|有时间|再聊|再约)|^(?:会|可能|还会|还要|扩展|的(?:扩展|计划|版本|需求|规划|功能|方向|迭代|工作))|^再(?![也不遇有碰出])|^\s*(?:나오는|오는|페이지|항목|줄|행|단계|화면)|^[가-힣]*\s?[가-힣\s]{0,8}(?:가능|확장|계획|방향|예정|일정|할 ?일)|(?:[는은을할될뭔뭘인던갈볼쓸줄둘올알]지|어떻게|무엇|뭐)(?=\s|[를도,?]|$)/
const forLater = /(?:方便|便于|为了|留着|等|考虑到?|万一|给|没有)\s*$/
const nowOn = /^(?:지금|이제|오늘)부터|^(?:从)?(?:现在|今天)/
const begins =
  /(?:할|갈|볼|들|만들|시작할)\s?(?:거야|거예요|겁니다|것입니다|건데|게요?|께요?)|시작(?:하자|해)|진행(?:하자|해|할)|^[我咱]们?(?:要)?(?:来|开始|做|进行|一起)|부탁해/

/** 删掉以后: after a verb the word tells an order of events; it means the future at the head, or before what is asked. */
export function follows(clause: Clause, mark: Mark): boolean {
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
  /^\s*(?:就(?:不要|别|不准|不许|得|都|要)|都[要得用写先不按给走放让]|不要|别|必须|请|再也|一律|统一|每次|凡|务必|一定|只[用写在要能]|不准|不许|禁止|不用|要先|得先)/
const lead = /(?:^|[\s,，、:：])$|(?:那|你|您|们|我|住|住了|得|说|就|从|请|也|但|对了|吧|啊|哦|嗯|好)$/
const leading: ReadonlySet<CueClass> = new Set<CueClass>([
  'manner',
  'team',
  'self',
  'remember',
  'opener',
  'ask',
])
/** What may stand before a scope at the head of a statement. */
const openings =
  /^\s*(?:(?:and|so|but|ok|okay|also|then|please|well|hey|claude|yes|no|right|just|again|oh|btw|fyi|note|heads up)[,:]? +)*$/

/** "to make a viewer possible in the future": what it is good for. */
const enabled = /\b(?:possible|needed|necessary|useful|easier|simpler)\s+$/

const purpose = /^\s*(?:so that|so we|so i|so it|in case|in order|that|which|if)\b/
