import type { DecayType } from '../decay.ts'
import { tools } from '../detect/lexicon/tools.ts'
import type { Reason } from '../reason.ts'
import type { Request } from '../request/request.ts'

/** What somebody shall do or leave: a rule of the house, whatever it is about. */
const ruling =
  /(?<![\p{L}])(?:always|never|must|should|shall|do not|don't|dont|use|prefer|avoid|make sure|ensure|keep|write|run|call|ask|answer|put|add|name|please|only|instead of|rather than|from now on|need to|have to|let's)(?![\p{L}])|不要|别再|禁止|必须|一定|务必|应该|每次|永远|以后|统一|尽量|优先|请|하지 마|지 마|말고|마세요|금지|반드시|항상|매번|절대|해야|해줘|하세요|써줘|쓰세요|앞으로|사용하자/iu

/** Something is counted: a number with what it counts. Bounded: a run of digits would be read once for each of them. */
const counted =
  /\d[\d,.]{0,20}\s?(?:[kmb]\b|million|billion|thousand|%|percent|gb|mb|tb)?\s?(?:rows?|records?|entries|users?|customers?|orders?|items?|requests?|tables?|documents?|tests?|files?|lines?)(?![\p{L}])|\d[\d,.]{0,20}\s?[万亿千百]?\s?(?:行|条|个用户|个订单|个文件|条记录|个表|名用户)|\d[\d,.]{0,20}\s?[만억천]?\s?(?:행|건|명|개의)/iu
/** It was so when somebody looked. */
const moment =
  /(?<![\p{L}])(?:currently|right now|at the moment|as of|today|this (?:week|month|quarter|year)|yesterday|so far|(?:is|are) now at)(?![\p{L}])|目前|当前|现在|截至|截止|今天|本周|本月|현재|지금|오늘|이번 (?:주|달)|기준으로/iu
/** From where to where data reaches. */
const reach =
  /(?:ranges? from|between .{1,40} and|from .{1,40} (?:to|until)|earliest|latest|oldest|newest|at most|at least|min(?:imum)? .{0,20}max|up to)\b|范围(?:是|为|在|从)|从.{1,20}到|最早|最晚|最大值|最小值|범위|부터 .{1,20}까지|최소|최대/iu
/** What data is made of. */
const data =
  /(?<![\p{L}])(?:data|values?|dates?|ids?|amounts?|column|field|table|rows?|records?|timestamps?|prices?)(?![\p{L}])|数据|字段|取值|日期|金额|记录|데이터|값|날짜|컬럼|필드|금액/iu

const schema =
  /(?<![\p{L}])(?:foreign key|primary key|composite key|unique index|one-to-many|many-to-one|many-to-many|joins?|references|column|columns|tables?|schema|enum|nullable)(?![\p{L}])|\b[a-z]\w*\.[a-z]\w*_id\b|\b[a-z]\w*\.[a-z]\w*\s*(?:=|->|→)\s*[a-z]\w*\.[a-z]\w*|外键|主键|表结构|字段|一对多|多对一|关联|외래 키|기본 키|테이블|컬럼|스키마|일대다|다대일/iu
const query =
  /\b(?:select\b.{1,80}\bfrom|group by|order by|left join|inner join|where clause|window function|full scan|subquery)\b|(?<![\p{L}])quer(?:y|ies)(?![\p{L}])|查询|쿼리/iu
/** How a tool behaves. */
const behaves =
  /(?<![\p{L}])(?:fails?|failed|errors?|hangs?|crash(?:es)?|breaks?|times? out|timeout|throws?|exits? with|returns? (?:a |an )?(?:non-?zero|\d{3})|ignores|requires?|needs|flaky|workaround|bug|slow|not found|does(?: not|n't) (?:work|support)|only works)(?![\p{L}])|报错|失败|超时|卡住|崩溃|需要加|不支持|找不到|才能用|실패|오류|에러|멈춤|타임아웃|지원하지|필요하다|필요함|느리/iu
/** A rule that only says what to do when a tool misbehaves. */
const condition =
  /(?<![\p{L}])(?:when|if|because|since)(?![\p{L}])|如果|因为|的时候|否则|(?:으면|하면|되면|때)/iu
const command = /`[^`]{2,}`|(?<![\w-])--[a-z][\w-]+|(?<![\w.])(?:[\w.-]+\.(?:sh|py|js|ts))(?![\w.])/iu

/** Entries of the list that are everyday words too. */
const plain: ReadonlySet<string> = new Set(
  'any, let, var, const, black, fetch, got, less, requests, arrow, standardjs, require, rest, soap, tap, merge, squash, interface, unknown, emotion, oracle, uv, standard, hooks, temporal, tabs, spaces, two spaces, four spaces, promises, callbacks, type aliases, named exports, default exports, named export, default export'.split(
    ', ',
  ),
)

const names = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:${Object.values(tools)
    .flat()
    .filter((name) => /^[a-z0-9][\w .-]{2,}$/i.test(name) && !plain.has(name))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')}|git|gh|curl|make|node|java)(?![\\p{L}\\p{N}_-])`,
  'iu',
)

/**
 * How fast a text loses its truth. What somebody shall do is a rule of the house; of plain statements the narrower kind
 * counts: what was counted at a moment, how far data reaches, a query, how things are built, how a tool behaves.
 */
export function classify(text: string): DecayType {
  const rules = ruling.test(text)
  if (!rules && counted.test(text) && (moment.test(text) || !schema.test(text))) return 'data_snapshot'
  if (!rules && reach.test(text) && data.test(text) && /\d/.test(text)) return 'data_range'
  if (!rules && query.test(text)) return 'query_pattern'
  if (!rules && schema.test(text)) return 'schema'
  const told = !rules || condition.test(text)
  if (told && behaves.test(text) && (names.test(text) || command.test(text))) return 'tool_experience'
  return 'business_rule'
}

/** Why a text of this kind is better looked up than remembered; null for the kinds that last. */
export const shortLived = (type: DecayType): Reason | null =>
  type === 'data_range' || type === 'data_snapshot' ? { code: 'short-lived' } : null

/** The kind of a request's words: the one that was asked for by name, else that of the words. */
export const typeOf = ({ decay, text }: Pick<Request, 'decay' | 'text'>): DecayType => decay ?? classify(text)
