import { has } from './clause.ts'
import type { Read } from './read.ts'

/** Whether the sentence weighs a design: what it would cost, how usual it is, what somebody thinks of it. */
export function isMusing(it: Read): boolean {
  const { flat } = it.sentence
  if (has(it.cues, 'future', 'remember', 'must', 'ban') || has(it.cues, 'habit', 'standing', 'consult'))
    return false
  const last = it.clauses.at(-1)?.flat ?? flat
  return asksFor.test(last) || ((supposes.test(flat) || explains.test(flat)) && weighs.test(last))
}

/** 你怎么建议, 这个要如何弄, "what do you suggest": what the whole sentence comes to. */
const asksFor =
  /你(?:怎么|有什么|有啥|是怎么)(?:建议|看|想|觉得|认为)(?:的|呢|吗)?$|你(?:觉得|认为)(?:呢|怎么样|如何|可行吗?|合适吗?)$|(?:^|要|该|应该|我|能|可以|得)(?:如何|怎么|怎样)(?:去)?(?:弄|做|搞|实现|操作|解决|配置|部署|处理|设计)(?:呢|啊|呀|好)?$|\bwhat (?:do|would) you (?:suggest|recommend|think|advise)$|(?:어떻게|어떤) ?(?:생각해|생각하|보여|하는 ?게 ?(?:좋|나))[가-힣]*$/

const supposes = /^(?:那|但|而且|所以|因为|并且)?(?:如果|要是|假如|若|倘若)|^(?:만약|만일) /
const explains = /^(?:因为|由于|主要是|其实|本来|本身)/
/** 会是一个比较大的工作量, 本身就是成熟的做法. */
const weighs =
  /(?:也|就|都|还|本身|其实)?(?:会|应该会|可能会)?(?:是|显得|变得|更|很)(?:一个|一种|个|种)?(?:比较|很|挺|非常|相对|更|最|不)[^,，]{1,16}$|(?:것|거|게) ?같(?:아|은데|습니다|네)[가-힣]*$|(?:부담|비효율|비용)[가-힣]* ?(?:커|크|될|되)[가-힣 ]*$/
