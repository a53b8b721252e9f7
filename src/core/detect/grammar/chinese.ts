import { type Clause, cuesOf, earliest, forbidden, has } from '../clause.ts'
import type { CueClass } from '../cue.ts'
import type { Mark } from '../mark.ts'
import { generalInChinese } from './general.ts'
import type { Reading } from './reading.ts'

/**
 * Reads a Chinese clause. Chinese has no form of the verb for orders: a prohibition, an obligation or a verb counts
 * as one unless a thing of the product, or I, stands before it.
 */
export function readChinese(clause: Clause): Reading {
  const { flat, marks, cues } = clause
  const wish = cues.get('remember')
  const remember =
    wish !== undefined && (able.test(flat.slice(0, wish.start - clause.start)) || kept(clause, wish))
      ? undefined
      : wish
  const keeps = wish !== undefined && kept(clause, wish)
  const bar =
    guardMade.test(flat) || expected.test(flat)
      ? undefined
      : (forbidden(clause, 'prohibition', 'ban', 'again') ??
        (cues.has('cannot') && never.test(flat) ? cues.get('cannot') : undefined))
  const spare = cues.get('exempt')
  // The 要写 of 不需要写 asks for nothing.
  const said = earliest(
    spare === undefined
      ? cues
      : cuesOf(marks.filter(({ start }) => start < spare.start || start >= spare.end)),
    'obligation',
    'must',
    'blanket',
  )
  const duty =
    said !== undefined && (expected.test(flat) || following.test(flat) || attributive.test(flat))
      ? undefined
      : said
  const verb = marks.find(
    (mark) =>
      mark.cls === 'verb' &&
      flat.charAt(mark.start - clause.start - 1) !== '在' &&
      !done.test(flat.slice(mark.end - clause.start, mark.end - clause.start + 1)) &&
      // The 测试 of 测试服务器 is no verb.
      !marks.some(({ cls, start, end }) => start === mark.start && end > mark.end && naming.has(cls)),
  )
  const build = cues.get('build')
  const to = (bar ?? duty ?? verb ?? build ?? remember)?.start ?? clause.end
  const subject = subjectOf(
    marks,
    clause.start,
    to,
    flat.slice(0, to - clause.start),
    bar === undefined
      ? duty !== undefined
      : describing.test(flat.slice(bar.start - clause.start, bar.end - clause.start)),
  )
  const building = build !== undefined && (verb === undefined || build.start <= verb.start)
  const base = {
    at: to,
    universal: cues.get('universal'),
    asked: cues.has('ask'),
    // 没有我点头一行都不能改: who is to ask is you.
    subject: keeps
      ? 'product'
      : subject === 'product' && has(cues, 'future') && cues.has('condition') && placed.test(flat)
        ? 'work'
        : subject === 'other' && (cues.has('consult') || notOne.test(flat.slice(0, to - clause.start)))
          ? 'agent'
          : subject,
    building: building && bar === undefined,
    stopping: bar !== undefined && habitual.test(flat),
    general: false,
    remember,
  }
  if (bar === undefined && happens.test(flat) && !bids.test(flat))
    return { ...base, form: 'statement', subject: 'other' }
  if (bar !== undefined) return { ...base, form: 'prohibition' }
  if (atOnce.test(flat) && !has(cues, 'universal', 'future', 'habit', 'event'))
    return { ...base, form: 'order', building: true }
  if (has(cues, 'prefer', 'dislike')) return { ...base, form: 'preference' }
  if (cues.has('exempt') && duty === undefined) return { ...base, form: 'exemption' }
  if (duty !== undefined) return { ...base, form: 'obligation' }
  // 我希望以后都先列步骤: wished for all that comes.
  if (wished.test(flat) && has(cues, 'future', 'universal', 'event', 'habit'))
    return { ...base, form: 'order', subject: 'agent' }
  if (verb !== undefined && (atHead(clause, marks, verb) || has(cues, 'manner', 'work', 'tool'))) {
    return {
      ...base,
      form: subject === 'self' || subject === 'other' ? 'statement' : 'order',
      general: generalInChinese(clause),
    }
  }
  // 能不能每次改完都先编译: asked for every time, it is no question.
  if (cues.has('ask') && has(cues, 'universal', 'event', 'future', 'done')) return { ...base, form: 'order' }
  if (build !== undefined) {
    const told = cues.get('future')
    // 以后免费版改成三个席位: what is so from now on, of a thing that stands before the verb.
    if (
      told !== undefined &&
      told.end < build.start &&
      strangerIn(told.end, build.start, flat.slice(told.end - clause.start), marks)
    )
      return { ...base, form: 'statement', subject: 'other' }
    return { ...base, form: 'order', building: true }
  }
  return { ...base, form: remember === undefined ? 'statement' : 'order', general: generalInChinese(clause) }
}

const wished = /^(?:所以|那么?|另外|还有|不过)?我?(?:希望|要求|需要)(?:你|您)?(?!用户|系统|页面|它|他)/

/** 一个字都不能进日志: so worded it forbids. */
const never =
  /(?:一[个字行次条点张份位]{1,3}|任何(?:地方|人|时候|情况下?|环境)|谁|哪里|半[个点]).{0,8}(?:都|也)?不能/

/** 不应该有问题, 应该一直都在跑: what was to be expected. */
const expected =
  /(?:不应该?|不该|不会)(?:再|还)?(?:有(?!权)|是|会|出|问题|这么|那么|这样|那样|还|为|报|存在|发生|失败|变|慢|卡|丢|少|多|重复|需要)|应该(?:一直|已经|早就?|都是|都在|都会|都有|都没|是|会|没|还|就是|在|能|有)(?!一个统一)|按理|照理/

/** 我给你几个必须补上的指正: it tells which ones, and asks for none. */
const attributive =
  /(?:几|一|两|三|这|那|哪|些|多)[个些条项点处]{1,2}(?:必须|需要|应该|一定要|要)[^,，]{1,16}的(?:[^,，]|$)/

/** 按照现有的规范，…: how a task is done, whose words follow. */
const following =
  /^\s*(?:请|都|并|然后)?(?:严格)?(?:按照?|根据|参照|参考|依照|遵循|沿用)(?:着)?(?:现有|已有|目前|原有|原来|之前|当前|上面|以上|上述|这个|这份|该|此|我的|你的|我给|刚才|前面)[^,，]{0,24}[,，]\s*$/

/** 你是每次输出完之后才记录, 后面每次都是拿的上一次的 id: what happens each time, looked at. */
const happens =
  /^\s*(?:它|他|这|系统|代码|程序|服务|函数|接口|页面)?(?:并|也|都|还|根本|完全)?(?:没有|没|未能|未|并未)(?:将|把|被|对|给|按|正确|成功|真正)|你(?:这|现在|好像)?是每次|你(?:怎么|为什么|为啥|咋|干嘛)(?:每次|老是?|总是?|又|还)|每次[^,，]{0,16}就(?:被|报|卡|挂|崩|死机?|断|退出|没了|停了|超时|失败)|每次[^,，]{0,16}(?:才(?!能|可|准|许)|又|都(?:是|会|没|没有|在|被|有|变|多|少|报|拿|回|卡|跳|弹|丢|重新|能看|看到|把[^,，]{1,16}了))|每次[^,，]{1,24}(?:了|啊|呀|呢|的)$/
const bids = /而不是|要(?!么)|必须|得先|请|记得|不准|不许|务必|应该|需要|希望|别|不要/

/** 以后新加的页面都要在 router/modules 里单独建文件: how the code of what is built is laid out. */
const placed = /文件|目录|文件夹|模块|单测|测试|文档|脚手架|[a-z0-9_]+\/[a-z0-9_]+/

/** 别老给我加注释, 不要动不动就重构: what keeps happening is to stop. */
const habitual =
  /(?:别|不要|不许|不准|少)(?:给我)?(?:老是?|总是?|动不动|成天|天天|整天|一个劲|没事就|每次都)(?!师|板|版|的|结)/

const naming: ReadonlySet<CueClass> = new Set<CueClass>(['work', 'manner', 'tool', 'danger'])

/** 写一个禁止提交 .env 的 hook: what forbids is to be built. */
const guardMade =
  /^(?:请|帮我|再|另外|麻烦|顺便|给我|那|就){0,3}(?:写|加|做|配|建|搞|弄|新增|添加|实现|设置)(?:一个|一条|个|条|套|下|上|一)?[^,，]{0,16}?(?:禁止|拦截|阻止|防止|限制|不允许|不让|拦住|强制|禁用)[^,，]{1,24}的 ?[^,，的]{0,10}(?:钩子|hook|脚本|检查|校验|中间件|插件|测试|lint|eslint|ci|流水线|过滤器|拦截器|action|机器人|规则|bot)(?:文件)?$/

/** 跑了, 用过, and 在跑 before it: what was done, or is being done, orders nothing. */
const done = /^[了过着错]/

/** 把所有 handler 统一改成…: one change, to be made now. */
const atOnce =
  /(?:进行|做)(?:一[个次下])?(?:全面|详细|深入|仔细|系统|完整)?的?(?:解释|说明|分析|介绍|讲解|修改|优化|重构|梳理|总结|检查|排查|升级|改造|调整|测试)|^(?:先|请|麻烦|帮我|再|也|都|给我|那|然后|就)*(?:把|将).{1,40}(?:改成|改为|换成|改一|统一一下|统一改|统一成|统一换|删|去掉|移到|挪到|迁到|迁移到|换到|转到|升到|升级到|拆成|合并成|重命名|加上|补上|关掉|打开)|一次(?:性)?(?:改完|做完|换完|搞定|弄完)|一口气/

/** 一个字都不准进日志, 一条都不许跑: how many is said before the bar, and not who. */
const notOne = /(?:一|半)[个字行次条点张份位句步]{1,2}(?:都|也)?$/

/** 账号绝对不能提现: these may tell how a thing is to behave; 不要 and 别 are said to somebody. */
const describing = /不能|不得|不可|不允许|禁止|不许|不准|不应|不该/

/** 播放器要记住进度: something stands before the wish that is neither you nor a word that tells when. */
function kept(clause: Clause, wish: Mark): boolean {
  const words = clause.flat.slice(0, wish.start - clause.start)
  if (words.includes('你') || (clause.end - wish.end <= 2 && saidBefore.test(words))) return false
  const thing = clause.marks.some((mark) => mark.cls === 'product' && mark.end <= wish.start)
  return thing || strangerIn(clause.start, wish.start, words, clause.marks)
}

/** 我刚才说的那条也要记住: what is to be kept was said by a person, and stands before the wish. */
const saidBefore = /我?(?:刚才|刚刚|上面|之前|前面|以上)|我说的|我讲的/

/** 系统要能记住…: what is built remembers, not the agent. */
const able = /(?:能|会|应|应该|可以|自动|需要|系统|用户|它)\s?$/

/** Before an obligation, two or more characters that no cue covers are a subject (校验器应该…), unless they tell when. */
function strangerIn(from: number, to: number, words: string, marks: readonly Mark[]): boolean {
  if (/[前后时候话]\s*$/u.test(words)) return false
  let bare = 0
  for (let at = from; at < to; at++) {
    const code = words.charCodeAt(at - from)
    if (code < 0x3400 || code > 0x9fff || small.has(words.charAt(at - from))) continue
    if (!marks.some((mark) => mark.start <= at && at < mark.end)) bare++
  }
  return bare >= 2
}

const small = new Set('的了都也就在里中上下是把被和与对所有')

const pronoun = /(?:^|[^他她它])(?:他们|她们|它们|他|她|它|这|那)(?![个些里边样次台条套种])/

function subjectOf(
  marks: readonly Mark[],
  from: number,
  to: number,
  words: string,
  obliged: boolean,
): Reading['subject'] {
  let product = false
  let work = false
  let self = false
  let team = false
  let other = false
  for (const mark of marks) {
    if (mark.start < from || mark.end > to) continue
    if (mark.cls === 'product') product = true
    else if (mark.cls === 'work' || mark.cls === 'tool') work = true
    else if (mark.cls === 'manner' || mark.cls === 'event' || mark.cls === 'place' || mark.cls === 'danger')
      other = true
    else if (mark.cls === 'self')
      self ||=
        !marks.some((one) => one.cls === 'consult' && one.start <= mark.start && one.end >= mark.end) &&
        !receives.test(words.slice(0, mark.start - from))
    else if (mark.cls === 'team') team = true
  }
  if (product && !other && !self) return 'product'
  if (team || words.includes('你')) return 'agent'
  if (self) return 'self'
  if (work || other) return 'work'
  if (obliged && strangerIn(from, to, words, marks)) return 'other'
  return pronoun.test(words) ? 'other' : 'none'
}

/** The 我 of 回复我 and 给我 is who gets it, not who does it. */
const receives = /[复覆答给跟对向诉问叫教帮替陪让]$/

/** Whether only words that carry nothing stand before the verb. */
function atHead(clause: Clause, marks: readonly Mark[], verb: Mark): boolean {
  let at = clause.start
  for (let step = 0; step < 8 && at < verb.start; step++) {
    while (at < verb.start && /[\s,，、:：]/.test(clause.flat.charAt(at - clause.start))) at++
    const skip = marks.find(
      (mark) => mark.start === at && mark.end <= verb.start && mark.cls !== 'product' && mark.cls !== 'self',
    )
    if (skip === undefined) break
    at = skip.end
  }
  return at >= verb.start
}
