import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const levelOf = (message: string): string => detect(message).remember

describe('a sentence of nothing but how far a rule reaches', () => {
  it.each([
    ["Don't read or write anything in /mnt/archive.", 'Ever.'],
    ['Keep your hands off the lockfile.', 'Under no circumstances.'],
    ['Ask me before you touch the billing tables.', 'Always.'],
    ['归档目录别读也别写。', '永远。'],
    ['动计费表之前先问我。', '没有例外。'],
    ['아카이브 폴더는 열지도 말고 쓰지도 마.', '절대.'],
    ['락 파일은 손대지 마.', '무슨 일이 있어도.'],
    ['과금 테이블 건드리기 전에 나한테 물어봐.', '예외 없어요.'],
  ])('%s %s is urgent', (rule, seal) => {
    expect(levelOf(`${rule} ${seal}`)).toBe('urgent')
    expect(levelOf(rule)).not.toBe('urgent')
  })

  it.each([
    'The build is red. Always.',
    '빌드가 느려요. 항상.',
    '这个页面会白屏。每次。',
    'fix the header. Never mind.',
  ])('makes no rule of what is told: %s', (message) => expect(levelOf(message)).toBe('none'))
})

const tasks = {
  en: [
    'The parser fix looks right and the numbers match what finance sent over, so go ahead and apply it to the two sibling modules and drop the workaround in the loader while you are there. One more thing that gave me a scare: your last run followed a symlink into my photo archive. ',
    ' When the suite is green open the PR and paste the coverage numbers into the description so the others can see them.',
  ],
  zh: [
    '分页那个问题确认了，就是游标没带排序字段，你的改法可以，照着把另外两个列表也改了，顺便把临时加的重试去掉。导出的部分再补一个按门店汇总的表，列名跟页面保持一致，数字用千分位，文件名带上日期，空数据的时候给一个空表头就行。不过有件事得说清楚，刚才你为了验证直接连了库跑 update，幸亏条件写得窄只动了三行。后面联调的人很多，大家都在看同一份数据，改坏了谁都没法继续，昨天已经有两个同事来问我为什么数字变了，我解释了半天才说清楚不是他们的问题，这种事情不能再来一次，影响的是整个组的进度。',
    '改完之后把压测重新跑一遍，结果贴到工单里，顺便告诉我最慢的三个接口是哪几个。',
  ],
  ko: [
    '커서 문제는 네가 말한 게 맞았고 정렬 컬럼 넣으니까 중복이 사라졌어. 나머지 목록 두 개도 같은 방식으로 바꾸고 임시로 넣은 재시도는 빼줘. 엑셀 내보내기에는 매장별 합계 시트 하나 추가하고 컬럼 이름은 화면이랑 맞춰줘. 그런데 하나만 분명히 하자. 아까 확인한다고 디비에 붙어서 업데이트를 날렸던데 조건이 좁아서 세 줄만 바뀌었지 큰일 날 뻔했어. 다른 사람들도 같은 데이터를 보고 있어서 꼬이면 하루 종일 아무도 일을 못 해. ',
    ' 끝나면 부하 테스트 다시 돌려서 결과 티켓에 붙여줘.',
  ],
} as const

describe('a strict rule inside a long task', () => {
  it.each([
    ['en', 'You must never follow symlinks when deleting things on this machine.'],
    ['en', 'Never run anything against the production database, no matter what.'],
    ['zh', '正式库任何时候都不准你去写。'],
    ['zh', '绝对不许碰生产库。'],
    ['ko', '운영 디비에는 어떤 이유로든 절대 쓰지 마.'],
    ['ko', '운영 DB에는 무슨 일이 있어도 쓰면 안 돼.'],
  ] as const)('%s: %s', (language, rule) => {
    const [before, after] = tasks[language]
    expect(levelOf(before + rule + after)).toBe('urgent')
  })

  it.each([
    ['en', 'The export must never take longer than a minute.'],
    ['en', "Don't touch the styles of that table."],
    ['zh', '导出的按钮绝对不能换行。'],
    ['ko', '버튼은 절대 두 줄이 되면 안 돼.'],
  ] as const)('%s: not %s', (language, words) => {
    const [before, after] = tasks[language]
    expect(['none', 'mild']).toContain(levelOf(before + words + after))
  })
})

describe('what is so worded that it forbids', () => {
  it.each([
    [
      'Rule for this repo: nothing under vendor/ may be edited by hand.',
      'nothing in the log may explain the crash',
    ],
    ['nobody touches the live tables, hard rule', 'nobody touches that button in the demo'],
    ['这台机器上不许用 sudo，一次都不行', '这台机器上跑不起来，一次都不行'],
    ['测试数据里绝对不能出现客户姓名', '测试的时候出现了客户姓名'],
    ['客户的银行卡号一个数字都不能进日志，这是底线', '客户的昵称一个字都不能换行'],
    ['테이블 지우기 전에는 꼭 나한테 보여주고 허락받아!', '테이블 지우기 전에는 꼭 안내가 나와'],
    ['무조건 존댓말로 답해 짧은 질문에도 전부', '무조건 에러로 답해 짧은 질문에도 전부 그래?'],
  ])('%s: urgent; not: %s', (rule, other) => {
    expect([rule, levelOf(rule)]).toEqual([rule, 'urgent'])
    expect(['none', 'mild']).toContain(levelOf(other))
  })
})
