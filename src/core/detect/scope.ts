import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import { comes, follows, inside, leads, outlook, textOf } from './later.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import { HEAD, scopeOf, sentenceWide } from './weights.ts'

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
    case 'must':
      // "we don't need to": it belongs to what is not asked.
      if (reading.form === 'exemption') return false
      // "the command I need to run": not what is asked.
      return !english || reading.form !== 'order' || mark.start <= reading.at
    case 'habit':
      return (
        it.tongue !== 'zh' ||
        reading.form === 'prohibition' ||
        !handled.test(clause.flat.slice(0, mark.start - clause.start))
      )
    case 'remember':
      return reading.remember !== undefined
    case 'remind':
      return lasts(it)
    case 'manner':
      return general(it, clause, reading, mark)
    case 'standing':
      return reading.form !== 'order' || clause.cues.has('record')
    case 'usage':
      return reading.form !== 'order' || clause.cues.has('team')
    case 'near':
    case 'place':
      return (
        !isObject(clause, mark) &&
        !(english && reading.building && mark.start > reading.at) &&
        !(reading.form !== 'prohibition' && !has(it.cues, 'universal', 'future') && setsUp.test(clause.flat))
      )
    case 'conduct':
      return reading.form !== 'order' || !clause.flat.startsWith('go ahead', mark.start - clause.start)
    case 'done':
      return mark.start <= HEAD
    case 'fact':
      // 注意所有文件都要检查: what is to be minded in this task is no fact.
      return (
        it.tongue !== 'zh' ||
        !(reading.form === 'order' || chore.test(clause.flat)) ||
        !cautions.test(textOf(clause, mark))
      )
    case 'event':
      // "when creating the invoice": one thing that is worked on.
      return (
        !english ||
        (!ofOne(clause, mark) &&
          !/^(?:when|before|after)\b.*ing (?:the|this|that|these|it|them)\b/.test(
            clause.flat.slice(mark.start - clause.start),
          ))
      )
    case 'being':
      // 이 서비스는 3년차라: the years of a thing.
      return !clause.flat.startsWith('년차', mark.start - clause.start) || clause.cues.has('self')
    case 'exempt':
      return reading.form === 'exemption'
    case 'complaint':
      return !ofThings(clause, mark)
    case 'consult':
      // 不需要再与我确认: a free hand for this task, unless it is said to last.
      if (
        reading.form === 'exemption' &&
        !has(it.cues, 'future', 'universal', 'event', 'condition') &&
        !has(it.cues, 'place', 'near', 'habit', 'remember')
      )
        return false
      return !(it.tongue === 'ko' && findsOut.test(clause.flat.slice(0, mark.start - clause.start)))
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

const chore = /(?:需要|得|要)(?:再|都|全部)?(?:检查|处理|修改|更新|核对|看|过)[^,，]{0,6}$/
const cautions = /^(?:需要|请)?注意$/

/** 请加载项目开发规范, 描述强制规则: a document of rules that is worked with. */
const handled =
  /(?:描述|加载|阅读|读取|查看|参考|分析|总结|梳理|生成|制定|编写|创建|新增|更新|修改|完善|检查|看|读|写)[^,，]{0,30}$/

/** "make this project nicer", 推送整个项目, "in our project doc": what is worked on, and not where a rule holds. */
export function isObject({ flat, marks, start }: Clause, mark: Mark): boolean {
  if (partOf.test(flat.slice(mark.end - start))) return true
  if (spokenOf.test(flat.slice(0, mark.start - start))) return true
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
  /(?:把|将|对|给|拉起|开发|完善|更新|创建|搭建|做|推送|提交|上传|部署|清理|打包|运行|启动|扫描|分析|检查|整理|重构|优化|了解|熟悉|阅读|查看)$/
/** "commence par installer X dans ce projet", 在这个项目里装一下…: done once, there. */
const setsUp =
  /(?:^|\s)(?:instal[a-zéâ]*|ajoute[rz]?|initialise[rz]?|crée[rz]?|configure[rz]?|intègre[rz]?|añad[aei]r?|agreg[aeá]r?|adicion[ae]r?|cri[ae]r?|configurar?|installier[a-z]*|füge?|erstelle?n?|richte|установи[а-я]*|добавь[а-я]*|настрой[а-я]*) .{0,60}$|(?:里面?|中)(?:也|再|先|帮我)?(?:安装|装|引入|接入|初始化|集成|加一?个|新建|新增)(?:一?下|一个|上|个)?|(?:에|에다가?) .{0,30}(?:설치|추가|도입|연동|세팅)(?:을|를)? ?(?:좀 )?(?:해|하자|부탁)/

/** "tell me about this project". */
const spokenOf = /\b(?:about|with|of|into|from|understand|explain) $/
const locating = /^(?:在|用|使用|到|为|给|对|work|go|stay|be)$/

/** "remember to close the handle" is of this task; "remember to lint before every commit" is not. */
const lasts = ({ cues }: Read): boolean =>
  has(cues, 'future', 'universal', 'next', 'event') ||
  has(cues, 'near', 'place', 'habit', 'again') ||
  has(cues, 'manner', 'condition', 'standing', 'consult')

/** "skip it today, but normally every change gets one": the usual is a rule when it stands against what is so this once. */
const contrasts = (it: Read, own: Clause): boolean =>
  it.clauses.some((clause) => clause !== own && has(clause.cues, 'passing', 'exempt'))

/** "when creating the invoice": one thing that is worked on. */
const ofOne = ({ flat, start }: Clause, mark: Mark): boolean =>
  /^(?:when|before|after) [a-z]+ing (?:the|this|that|these|those|it|them)\b|^before you (?:add|change|edit|remove|rename|drop|run|install|delete) (?:the|this|that|it|them)\b/.test(
    flat.slice(mark.start - start),
  )

/** Whether a cue of another clause governs this one too. */
function reaches(clause: Clause, cls: CueClass, mark: Mark): boolean {
  if (cls === 'complaint') return !ofThings(clause, mark)
  if (cls === 'norm' || cls === 'absent') return false
  if (wholly.has(cls) && alone(clause, mark)) return true
  // 탭 바꿀 때마다 다시 불러오는데: what happens, and what is asked follows.
  if (cls === 'universal' && /는데\s*$/.test(clause.flat)) return false
  if (cls === 'universal') return clause.cues.has('event') && !has(clause.cues, 'product', 'world', 'self')
  if (cls === 'done') return mark.start <= HEAD
  if (cls === 'event' && ofOne(clause, mark)) return false
  if (cls === 'future' && (follows(clause, mark) || comes(clause, mark) || inside(clause, mark))) return false
  if (cls === 'next' && comes(clause, mark)) return false
  if (cls === 'habit' && handled.test(clause.flat.slice(0, mark.start - clause.start))) return false
  if ((cls === 'near' || cls === 'place') && isObject(clause, mark)) return false
  return sentenceWide.has(cls) && mark.start - clause.start <= HEAD
}

/** "I said the blue one, not the teal", "te dije la tabla de …": which thing was meant, and no rule; "please stop" alone. */
const ofOneThing = ({ flat }: Clause): boolean => whichOne.test(flat)
const whichOne =
  /\bi (?:said|meant|asked for|told you|wanted) (?:the|this|that|my|your)\b(?! (?:rule|tests? (?:live|go|are)))(?!.*\b(?:is|are|lives?|uses?|has|have|goes?|go|must|should|never|always)\b)|^\s*(?:(?:ok|no|hey|wait|just|please|pls)[\s,]+)*please stop\s*,?\s*$|(?:^|\s)(?:dije|pedí|decía) (?:el|la|los|las|un|una|est[ea]) |(?:^|\s)(?:dit|demandé) (?:le|la|les|l'|un|une|ce|cette) ?[^,]{1,40},?$|(?:^|\s)(?:sagte|meinte) (?:der|die|das|den|dem) |(?:gesagt|gemeint) war (?:der|die|das) |(?:^|\s)(?:falei|disse|pedi) (?:o|a|os|as|um|uma|ess[ea]|est[ea]) |(?:^|\s)(?:говорила?|просила?|имела? в виду) (?:про )?(?:эт|т[оу]|не )|我(?:说|要|指|讲)的是|(?:내가|제가) ?(?:말한|말씀드린|원한|요청한|얘기한) ?(?:건|거는|것은)/

/** 자꾸 깨져: that a thing keeps breaking is no complaint of what was said before. */
const ofThings = (clause: Clause, mark: Mark): boolean =>
  ofOneThing(clause) ||
  (clause.flat.startsWith('자꾸', mark.start - clause.start) &&
    (clause.cues.has('world') || breaks.test(clause.flat.slice(mark.end - clause.start)))) ||
  (clause.cues.has('world') &&
    failing.test(clause.flat.slice(mark.start - clause.start, mark.end - clause.start)))
/** "опять падает", "otra vez falla". */
const failing = /^(?:опять|otra vez)/
const breaks =
  /깨지|깨져|틀리|틀려|잘못|이상|오류|에러|죽|멈추|멈춰|터지|꼬이|꼬여|느려|끊기|끊겨|실패|안 ?[돼되]/

const wholly: ReadonlySet<CueClass> = new Set<CueClass>(['universal', 'blanket', 'ban', 'must', 'habit'])

/** 등록되는지 먼저 확인해 주세요: it is to be looked into, and nobody is to be asked. */
const findsOut = /(?:는|은|인|ㄴ|을|를|던|된|한|할|일)지(?:도|를|만)? ?(?:좀 |한번 |다시 |꼭 )?$/

/** "…, every single time": a clause of nothing else governs the one beside it. */
const alone = (clause: Clause, mark: Mark): boolean =>
  clause.flat.replace(/[\s,，、:：(（]|^\s*(?:this is|that is|that's|it's|这是|这条|这个是|이건|이게)/g, '')
    .length <=
  mark.end - mark.start

/** "a commit message", "the one page summary": one of them, not all. */
const oneOff = /(?:^|\s)(?:a|an|the|this|that|one)(?: [a-z-]{2,12}){0,2} $/
const topical = new Set(['은', '는', '에', '엔', '도', '의'])

/** Whether what the agent writes is spoken of in general: all commit messages, not the one to write now. */
function general(it: Read, clause: Clause, reading: Reading, mark: Mark): boolean {
  const { flat } = it.sentence
  if (it.tongue === 'en' && reading.form === 'prohibition' && fedUp.test(clause.flat)) return true
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

/** "quit it with the emoji": all of it. */
const fedUp = /\b(?:quit it|stop it|stop|enough|lay off) with\b|\blay off\b/

/** 用简单点的解释告诉我, 先回答我的问题: the one answer that is wanted now. */
const toMe = /告诉我|回答(?:一下)?我|(?:给|跟|和|向)我(?:讲|说|解释|介绍|看)|再(?:说|讲|解释)/

/** 한글로 주석 달아줘, 加上中文注释: comments put to the code at hand; 주석은 한글로 speaks of all. */
const commented = /주석(?:을|도|들)? ?(?:좀 |다 |전부 |모두 )?(?:달|추가|넣|작성)/
const annotates = /(?:加上?|添加|补上?|补充)[^,，]{0,6}注释/

const onceKorean = /지우|남겨|바꿔|바꾸고|고쳐|수정|삭제|번역|붙여/

/** Words of a task that is to be done once. */
const now = /补|起个|改一|翻|生成|一下|加上|改成|删/

/** 把 always 分支删了: an English word in a sentence of another script is somebody's name for a thing. */
const named = (clause: Clause, mark: Mark): boolean =>
  /[a-z]/.test(clause.flat.charAt(mark.start - clause.start)) &&
  /[\u3400-\u9fff\uac00-\ud7a3]/.test(clause.flat)

/** "check that it never …": a universal behind the verb belongs to what is checked, unless a verb of its own follows. */
function governs(clause: Clause, reading: Reading, universal: Mark): boolean {
  if (embedded.test(clause.flat)) return false
  if (universal.start <= reading.at) return true
  return clause.marks.some(
    (mark) =>
      (acting.has(mark.cls) && mark.start >= universal.start && mark.start - universal.end <= 2) ||
      // "responde siempre …": right behind the order, in languages with spaces.
      (mark.cls === 'order' &&
        mark.end + 1 === universal.start &&
        /^[a-zà-ÿа-я]/.test(clause.flat.slice(mark.start - clause.start))),
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
