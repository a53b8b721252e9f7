import type { CueClass } from './cue.ts'
import type { Mark } from './mark.ts'

/** A word that is no cue where it stands: between what is before it and what comes after. */
interface Misread {
  readonly word: RegExp
  readonly before?: RegExp
  readonly after?: RegExp
}

/** How much around a word is looked at. */
const AROUND = 32

/** Who does a thing in a tale: "it goes to the chapter". */
const actor =
  /(?:^|\s)(?:it|it'll|will|won't|wont|can't|cant|doesn't|doesnt|didn't|didnt|i|you|u|he|she|users?|to) $/

const misread: Readonly<Partial<Record<CueClass, readonly Misread[]>>> = {
  tool: [
    // "any needed packages": not the type of that name, which is used, banned or followed by nothing.
    {
      word: /^any$/,
      before: /(?<!\b(?:use|using|no|not|avoid|never|over|with|the|as|of|type)\s)$/,
      after: /^ (?!types?\b|or\b|and\b|in\b|anywhere\b|as\b|when\b|for\b)[a-z]/,
    },
  ],
  event: [
    // 部署前端, 提交后台, 发布时间.
    { word: /前$/, after: /^(?:端|台|后端|置|面|缀|景|沿|言|提|辈)/ },
    { word: /后$/, after: /^(?:端|台|缀|续|果)/ },
    { word: /时$/, after: /^(?:间|区|长|刻|段|机|效|序)/ },
  ],
  complaint: [
    // 重启好几次了, "restarted it three times now": what the person did.
    {
      word: /[次遍]了$/,
      before:
        /(?:重启|重装|重试|重跑|试|跑|刷新|点|安装|装|登录|清缓存|清空|下载|部署|编译|构建|重新[^,，]{1,4})(?:了|过)?(?:都|已经|无数|好|很|不知){0,2}$/,
    },
    {
      word: /^times now$/,
      before: /\b(?:restart|reboot|reinstall|reload|refresh|tried|try|ran|run|rerun|click|rebuil[dt])[a-z]* /,
    },
    // "like i said, i got the impression": it goes on with a tale.
    {
      word: /^(?:like|as) i said$/,
      after:
        /^,? (?:(?:from|in|on|at|with|after)(?: [a-z]+){1,3} )?i(?:'m|m|'ve|ve)? ?(?:am|was|got|get|had|think|thought|saw|see|seeing|heard|read|feel|getting)\b/,
    },
    // 我都说英文: no 我都说了.
    { word: /^我都说$/, after: /^(?!了|过|好|多少|几|第|烂)/ },
    // 你一直报超时: that a thing fails.
    { word: /^你(?:一直|总是|老是|又)$/, after: /^(?:报|找不到|提示|卡|超时|失败|读不到|连不上|返回|显示)/ },
  ],
  habit: [
    // 规定打卡时间, 比规定少: what somebody's product counts by.
    { word: /^规定$/, before: /(?:比|超过|低于|高于|少于|多于|达到|满)$/ },
    {
      word: /规定$/,
      after:
        /^的?(?:打卡|上班|下班|上工|下工|时间|时长|时段|工时|工作日|期限|日期|金额|次数|数量|人数|班次|额度)/,
    },
    // 对所有问题都进行讨论: a piece of work.
    { word: /^对所有$/, after: /^[^,，]{1,12}(?:进行|来一|过一遍|做一)/ },
    { word: /^applies to /, before: /\b(?:which|that) $/ },
  ],
  usage: [
    // "when we run this", "the tools which we use": told of something else.
    { word: /^we /, before: /\b(?:when|if|once|after|while|until|which|what|whatever|whether) $/ },
    {
      word: /^we(?:'re|re)? /,
      before:
        /\b(?!(?:remember|know|note|noted|mind|fact|reminder|clear|sure|forget|said|told|mentioned|aware|means|given|so|is|fyi|assume|remind)\b)[a-z]+ that $/,
    },
    { word: /^(?:comes? from|requires|uses)$/, before: /\b(?:that|which) $/ },
    { word: /^(?:go|goes) /, before: actor },
    // 每周一自动生成报告: what the product does.
    {
      word: /^每(?:周|月|个月|天|晚)/,
      after: /^[^,，]{0,4}(?:总结|生成|发送|推送|统计|汇总|提醒|结算|清零)/,
    },
  ],
  work: [{ word: /^go$/, before: actor }],
  mine: [
    // 除了我自己用: not that the person does it.
    {
      word: /^(?:我自己|只有我)$/,
      after:
        /^(?! ?(?:来|去|会|再|才|就|手动|动手|亲自|做|改|写|跑|提交|推|发|合|部署|测|删|建|处理|操作|执行|决定|定|搞|弄|看|能|可以|一个人|有|管|负责|审|点|上|补|清|验|commit|push|merge|deploy|[,，。]|$))/,
    },
  ],
  prefer: [
    // 英文通常是…: how something is, and not how somebody likes it.
    {
      word: /^(?:通常|一般)会?$/,
      before: /(?<!我|我们|咱|咱们)$/,
      after: /^会?(?:是|为|由|指|包括|表示|意味|分为|有|出现)/,
    },
    { word: /^通常$/, after: /^[^,，]{0,16}[\u3040-\u30ff]/ },
  ],
  norm: [
    {
      word: /^(?:通常|一般)$/,
      before: /(?<!我|我们|咱|咱们)$/,
      after: /^会?(?:是|为|由|指|包括|表示|意味|分为|有|出现)/,
    },
    { word: /^通常$/, after: /^[^,，]{0,16}[\u3040-\u30ff]/ },
  ],
  // 这个项目到时候会有…: what is to be built.
  near: [{ word: /项目$/, after: /^(?:到时候|(?:将来|以后)?我?(?:会有|要有|有几|有两|能部署))/ }],
  condition: [
    // 涉及的代码: a description.
    { word: /^涉及$/, after: /^(?:到)?(?:的|哪|多少|什么)/ },
    // "when we run this test": one time.
    { word: /^(?:when|after|once) we$/, after: /^ (?:[a-z]+ ){1,2}(?:this|that|these|those)\b/ },
  ],
  danger: [
    // What a model reads and is paid for.
    {
      word: /^tokens?$/,
      before:
        /(?:上下文|会话|消耗|花费|浪费|节省|省|占用|多少|大量|输入|输出|\b(?:context|llm|input|output|prompt|max|waste|wasting|save|saving|burn|burning|many|fewer|less))(?:的|了)? ?$/,
    },
    {
      word: /^tokens?$/,
      after:
        /^ ?(?:的?(?:数|消耗|用量|限制|上限|成本|费用|预算|窗口|本身)|不够|超了?|用完|count|usage|budget|limit|window|cost|사용량|한도|제한|비용|수)/,
    },
  ],
  world: [{ word: /^有问题$/, before: /所$/ }],
  emphasis: [{ word: /^新的$/, before: /最$/ }],
  remember: [
    // "также учти, что нужна …": of this task.
    {
      word: /^(?:учти|имей в виду)$/,
      after: /^,? (?:что )?(?:нуж|надо|долж|там|здесь|тут|есть|при|может)/,
    },
  ],
}

/** Whether a word that was found says something else where it stands. */
export function isMisread(flat: string, { cls, start, end }: Mark): boolean {
  const rules = misread[cls]
  if (rules === undefined) return false
  const word = flat.slice(start, end)
  return rules.some(
    (one) =>
      one.word.test(word) &&
      (one.before === undefined || one.before.test(flat.slice(Math.max(0, start - AROUND), start))) &&
      (one.after === undefined || one.after.test(flat.slice(end, end + AROUND))),
  )
}
