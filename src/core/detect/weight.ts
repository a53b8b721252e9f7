import {
  addressOf,
  madeWith,
  manners,
  ofPapers,
  path,
  replaces,
  swapStands,
  topicOf,
  works,
} from './address.ts'
import { type Clause, has } from './clause.ts'
import type { CueClass } from './cue.ts'
import type { Reading } from './grammar/reading.ts'
import type { Guards } from './guard.ts'
import type { Mark } from './mark.ts'
import type { Read } from './read.ts'
import type { Surroundings } from './surroundings.ts'
import {
  ABLE,
  ABSENT_AGAIN,
  ASKED_WHEN,
  DANGER,
  ELSEWHERE_COMPLAINED,
  FORBIDDEN_AGAIN,
  FORBIDDEN_BEFORE,
  FORBIDDEN_WITHOUT_ASKING,
  GENERAL,
  INTO_STANDING_FILE,
  LASTING_REASON,
  LENT,
  MANNER_AND_STYLE,
  MANNER_FORBIDDEN,
  REASON,
  REASON_TO_FORBID,
  RESTS_ON_FACT,
  RULE_MADE,
  SETTLED,
  STOPPING,
  scopeOf,
  THROUGHOUT,
  TOOLS_SWAPPED,
  TOPIC,
  TWO_TOPICS,
  TWO_WORKS,
  UNGROUNDED,
  WANTED_WHEN,
  WHERE_AGAIN,
} from './weights.ts'
import { grounded, lastingReason, pointsAt, reasoned, rests } from './witness.ts'

/** The two witnesses of a clause: how much says that it lasts, how much that it is asked of the agent. */
export interface Weight {
  readonly scope: number
  readonly address: number
  /** Something is forbidden, or kept for the person, whose breach costs. */
  readonly costs: boolean
  /** What is asked rests on a reason or a fact that lasts. */
  readonly grounds: boolean
}

/** Adds up the cues of a clause and what stands beside it, by the table of `weights.ts`. */
export function weight(
  it: Read,
  at: number,
  counted: ReadonlyMap<CueClass, Mark>,
  guards: Guards,
  around: Surroundings,
): Weight {
  const clause = it.clauses[at] as Clause
  const reading = it.readings[at] as Reading
  let scope = 0
  for (const cls of counted.keys()) scope += scopeOf[cls] ?? 0
  // "mock redis in the test": however many things an order names, it is this task's.
  if (reading.form === 'order' && counted.has('tool') && counted.has('work')) scope -= 0.2
  if (
    counted.has('universal') &&
    reading.form !== 'prohibition' &&
    !grounded(counted, clause) &&
    !ofPapers(clause)
  )
    scope -= UNGROUNDED
  if (around.complained && !counted.has('complaint')) scope += ELSEWHERE_COMPLAINED
  const swapped = swapStands(it) || (around.rivals && asksFor(reading) && clause.cues.has('tool'))
  if (swapped) scope += TOOLS_SWAPPED
  if (around.lent) scope += LENT
  const forbids = reading.form === 'prohibition'
  if (forbids && has(counted, 'manner', 'conduct')) scope += MANNER_FORBIDDEN
  const costs =
    clause.cues.has('danger') &&
    reading.subject !== 'other' &&
    !shown.test(clause.flat) &&
    (forbids ||
      onlyAllowed.test(clause.flat) ||
      has(counted, 'consult', 'mine') ||
      (counted.has('universal') && reading.form !== 'statement'))
  if (costs) scope += DANGER
  if (reading.general) scope += GENERAL
  if (reasoned(it, at)) scope += forbids ? REASON_TO_FORBID : REASON
  const reason =
    !guards.soft.includes('one-time') &&
    (lastingReason(it, at) || (around.because && !pointsAt(clause))) &&
    asksFor(reading)
  if (reason) scope += LASTING_REASON
  const able = (counted.has('being') || around.able) && reading.form !== 'statement'
  if (able && !around.working) scope += ABLE
  if (counted.has('consult') && has(it.cues, 'condition', 'event') && asksFor(reading) && !around.working)
    scope += ASKED_WHEN
  const again =
    reading.form === 'statement' &&
    clause.cues.has('absent') &&
    (counted.has('complaint') || around.complained)
  if (again) scope += counted.has('complaint') ? ABSENT_AGAIN / 2 : ABSENT_AGAIN
  if (reading.form === 'statement' && counted.has('complaint') && path.test(clause.flat)) scope += WHERE_AGAIN
  const wanted =
    reading.form === 'preference' &&
    clause.cues.has('prefer') &&
    has(it.cues, 'condition') &&
    has(it.cues, 'work', 'manner')
  if (wanted) scope += WANTED_WHEN
  if (counted.has('manner') && counted.has('style')) scope += MANNER_AND_STYLE
  if (forbids && counted.has('complaint')) scope += FORBIDDEN_AGAIN
  if (forbids && counted.has('consult')) scope += FORBIDDEN_WITHOUT_ASKING
  if (forbids && before.test(clause.flat)) scope += FORBIDDEN_BEFORE
  if (forbids && settled.test(clause.flat)) scope += SETTLED
  if (it.swap !== undefined && counted.has('blanket')) scope += THROUGHOUT
  const rested = rests(it, at)
  if (rested) scope += RESTS_ON_FACT
  if (reading.stopping) scope += STOPPING
  if (reading.form !== 'order' && reading.form !== 'statement' && works(clause) > 1) scope += TWO_WORKS
  const topic = topicOf(it, clause)
  if (topic) scope += TOPIC + (manners(it) > 1 ? TWO_TOPICS : 0)
  let address = addressOf(reading, clause, counted, topic)
  if (replaces(it, reading) && address < 1) address = 1
  if (
    address < 0.8 &&
    reading.form !== 'statement' &&
    (around.sealed?.cls === 'habit' || madeWith(it, reading))
  )
    address = 0.8
  if (counted.has('remember') && it.remember !== undefined) address = 1
  if (wanted) address = 0.8
  if (able && reading.building && has(clause.cues, 'condition', 'manner')) address = 1
  if (again && has(clause.cues, 'near', 'place', 'tool', 'team')) address = 0.8
  if (costs && address < 0.8) address = 0.8
  if (guards.written) {
    scope += INTO_STANDING_FILE + (counted.has('standing') ? 0 : RULE_MADE)
    address = 1
  }
  return { scope, address, costs, grounds: reason || rested || swapped || around.denied }
}

/** Whether something is asked for that is not itself a piece of this task. */
const asksFor = ({ form, building, subject }: Reading): boolean =>
  (form === 'prohibition' ||
    form === 'obligation' ||
    form === 'exemption' ||
    (form === 'order' && !building)) &&
  subject !== 'product' &&
  subject !== 'other'

/** "don't commit without tests", 没跑测试别提交, 테스트 없이 커밋하지 마. */
const before =
  /\b(?:commit|push|merge|deploy|release|ship)\b.{0,30}\bwithout\b|없이 ?(?:커밋|푸시|머지|배포|병합)|(?:没|未)[^,，]{1,10}(?:不要|别|不许|不准)(?:提交|推|合并|部署|发布|上线)/

/** "never edit migrations that already ran", 已发布的, 이미 배포된, generated code: a kind of things, and none of this task. */
const settled =
  /\b(?:already (?:merged|released|shipped|deployed|published|applied|ran|run|went out)|once (?:merged|released|published|deployed)|(?:auto-?)?generated (?:files?|code|classes|sources))\b|(?:已经?|早就)(?:合并|合入|发布|上线|执行|部署|提交|跑)过?的|(?:自动)?生成的(?:代码|文件|类)|이미 ?[가-힣]{2,4}된|한 ?번 ?[가-힣]{2,4}된|(?:자동 ?)?생성된 ?(?:파일|코드)|ya (?:publicad|aplicad|desplegad)[oa]s?|déjà (?:publié|appliqué|déployé)e?s?|bereits (?:veröffentlicht|ausgeführt|gemergt)|generierten? (?:dateien|code)|já (?:publicad|aplicad)[oa]s?|уже (?:выкаченн|применённ|применен|опубликованн)/

/** 生产只许 select: all else is forbidden. */
const onlyAllowed = /只(?:许|准|允许)|만 (?:허용|가능)|\bonly [a-z ]{1,20} (?:is|are) allowed/

/** What the product shows of a person's data is its own affair. */
const shown = /\b(?:show|display|render|list|hide)\b|显示|展示|隐藏|보여|표시|노출/
