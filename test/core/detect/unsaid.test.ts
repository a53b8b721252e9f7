import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what is not to become a rule': [
    [
      "don't add anything to CLAUDE.md unless I ask for it",
      "don't put this in your memory, it's only about that one dataset",
    ],
    [
      'never write a rule into CLAUDE.md without asking me first',
      "no need to write a rule for it, it's only this week",
    ],
    [
      'always use spaces in the tests, from now on',
      "this isn't a rule or anything, but the tests always look better with spaces here",
    ],
    ['以后没我同意不要往 CLAUDE.md 里写东西', '别把这个写进 CLAUDE.md，下周就不用了'],
    ['禁止把密钥写进配置文件，以后都这样', '不用为这个立规矩，就今天这样'],
    ['앞으로 허락 없이 CLAUDE.md에 규칙 추가하지 마', '이건 규칙으로 만들지 마, 이번 데이터만 그래'],
  ],
  'a rule that is taken back': [
    ['from now on never use tabs', 'forget the rule about never using tabs, the formatter decides anyway'],
    ['规矩是所有函数都要写注释，以后都这样', '之前说的所有函数都要写注释，那条规矩就取消吧'],
    ['앞으로 들여쓰기는 무조건 탭으로 해줘', '들여쓰기는 무조건 탭으로 하자고 했던 건 없던 일로 하자'],
  ],
  'whether something was ever said': [
    ['我说过多少次了，不要用 npm，用 pnpm', '我到底有没有跟你讲过测试要放哪个目录'],
    ['I told you before, never touch the generated files', 'did I already tell you which linter we use here'],
    ['내가 몇 번을 말했어 npm 쓰지 말라고', '내가 전에 어떤 차트 라이브러리 쓰자고 했더라'],
  ],
  'what might be, once': [
    [
      'if you ever touch the billing module, always tell me first',
      "if we ever hired a designer I'd want all colors in one file",
    ],
    ['I told you to never use mocks', 'if I told you to never use mocks, would the suite even run'],
    ['以后所有部署脚本都要先在测试机跑', '要是哪天我们上了云，所有部署脚本可能都要重写'],
    ['所有代码都必须双人评审，这是规定', '如果公司规定所有代码都必须双人评审，我们还赶得上吗，帮我估计一下'],
  ],
  'one figure, one stretch of time': [
    ['for this project only use postgres, never sqlite', 'for this rebuttal only, never use jargon'],
    [
      'always write the notebooks in english',
      'just for this plot use a log scale; the labels are generated as they normally are',
    ],
    ['以后所有注释一律用英文', '只在这次答辩的稿子里，所有注释一律用英文'],
    ['没我同意别动数据库', '等我回来之前别动数据库，一律先放着'],
    ['앞으로 그래프는 항상 파란색으로 해줘', '이번 발표에서만 그래프는 항상 파란색으로 해줘'],
    [
      '앞으로 새 테이블은 신규 규칙대로 만들어줘',
      '앞으로 세 스프린트 동안 할 일이야. 버튼 토큰 정리, 테이블 신규',
    ],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})
