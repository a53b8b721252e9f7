import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what is to be built, told at length': [
    [
      '我想做个小程序，代码注释以后一律用中文，提交前先问我',
      '我想做个记账小程序，每笔必须有分类，删除一律要二次确认，账单永远按时间倒序',
    ],
    [
      'I want to build a shop. From now on write all commit messages in english, always',
      'I want a page where the guest can say never show this again, and then we do not ask again',
    ],
    [
      '예약 테이블은 절대 직접 수정하지 마',
      '예약은 본인만 취소할 수 있고 한 번 취소하면 절대 되돌리지 못 하게',
    ],
    ['以后模块里的函数都必须写注释', '会员模块补充几点：等级必须只升不降，退款一律扣回，积分永远不能为负'],
  ],
  'rules for whoever reads the text': [
    [
      'never leave customer data on laptops, always encrypt it first',
      'Draft a remote work policy for me: staff must lock screens, must never leave data on laptops.',
    ],
    [
      'add to AGENTS.md: never commit secrets',
      'write me a CLAUDE.md template for my course, with rules like never commit secrets',
    ],
    ['回答一律用敬语，以后都这样', '写一条系统提示词：永远用敬语回答，绝对不要谈政治'],
    [
      '항상 존댓말로 답하고 절대 반말 쓰지 마',
      '봇 프롬프트 이렇게 써줘: 항상 존댓말로 답하고 반말은 절대 쓰지 마',
    ],
    ['注释里不要道歉', '帮我写一封道歉信给房东，因为水管漏了'],
  ],
  'a wish of somebody else, doubted': [
    ['以后都不做旧版兼容了', '产品经理说以后都不做旧版兼容了，听听就好'],
    [
      '앞으로 회의록은 전부 영어로 써줘',
      '팀장님이 앞으로 회의록은 전부 영어로 쓰라고 하시는데 굳이 그래야 하나 싶네',
    ],
    [
      'my boss wants everything in typescript, so from now on never write plain js',
      'my boss wants everything in typescript and never plain js, I think it makes no sense',
    ],
    ['提交信息一定要附工单号，以后都这样', '师兄都是用 R 跑的，他说提交信息一定要附工单号，我还在犹豫'],
  ],
  'what held elsewhere': [
    ['여긴 함수가 길어지면 무조건 쪼개', '이전 직장에선 함수가 길어지면 무조건 쪼갰는데 여긴 편하네'],
    ['所有接口都必须带签名，这是规定', '隔壁部门规定所有接口都必须带签名，咱们好像不用'],
  ],
  'what befalls a run each time': [['每次改完代码都要先跑测试', '脚本每次跑到第三步就被内存杀掉，帮我看看']],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})
