import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has much the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a text that is to stand somewhere': [
    ['以后每次提交前一律先跑 lint', '提交说明直接写：chore: 以后每次提交前一律先跑 lint'],
    [
      'never publish a package without a changelog entry',
      'on the wiki state that nobody may ever publish a package without a changelog entry',
    ],
    ['앞으로 릴리스 태그는 절대 지우지 마', '기여 가이드에 릴리스 태그는 절대 지우지 말라는 문구를 추가해줘'],
    ['下次提交信息写成 fix(模块): 说明 这种格式', '标题就写：fix(模块): 以后统一走网关'],
  ],
  'a world of its own': [
    [
      'from now on every commit must name its ticket',
      'From now on in the quest the innkeeper is gone, so her lines must be skipped.',
    ],
    ['以后所有脚本都必须带日志', '以后剧情里所有村民都必须戴帽子'],
    ['앞으로 모든 스크립트에 로그를 꼭 남겨줘', '앞으로 소설 속에서 왕은 항상 가면을 써야 해'],
  ],
  'the rules of a game or a protocol': [
    [
      'you must never push before the checks are green',
      'The rook may never jump, and must not leave the board. Your solver ignores that.',
    ],
    [
      'always send the test report before you ask for a review',
      'per the data sheet the host must always send a reset before it writes. find out why mine does not',
    ],
    ['绝对不能直接改生产库', '象棋里马绝对不能跳过别的子，按这个查一下'],
  ],
  'what is put into a machine': [
    [
      'whenever a build is red ping me, never merge over it',
      'email the shift whenever disk use is over 90%, never for the lab hosts. work that into the alert',
    ],
  ],
  'how a thing fails': [
    ['커밋할 때 항상 테스트부터 돌려', '항상 두 번째 페이지에서만 에러가 나. 나머지는 괜찮고'],
    ['每次提交前都跑一遍测试', '每次都是最后一个文件报错'],
    ['siempre escribe los commits en inglés', 'siempre el segundo envío falla, los demás van bien'],
  ],
  'an hour or a conversation': [
    ['커밋 메시지에 이모지 금지', '이번 대화에서는 계획만 세우자. 커밋 금지'],
    ['千万别碰生产的 redis', '二十分钟内千万别碰生产的 redis，在做切换'],
    [
      'never push to the release branch',
      'for the next two hours never push to the release branch, they are tagging',
    ],
  ],
  'this piece of work': [
    [
      'never push to main when you fix a typo in the page',
      'translate the title, and never change the rest of the page',
    ],
    ['请记住我们的默认语言是法语', '截图里有三个按钮，记住这一点'],
    ['コメントは今後絶対に消さないでください', 'ボタンを青に。それ以外の色は絶対に変えないでください'],
    ['每次提交都要跑一遍测试', '目前存在问题：每次提交都跑两遍测试'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})

describe('what is due each time, told with the harm', () => {
  it.each([
    ['新建表要加 tenant_id 和 version 两列，漏一个对账脚本就失败。', '新建表加 tenant_id 和 version 两列'],
    [
      'whenever a change touches the tariffs take the values from tariffs.csv, the ones in the demo are made up',
      'take the values from tariffs.csv, the ones in the demo are made up',
    ],
    ['our default branch is called stable', 'the default branch is broken again'],
    ['我们主干分支是 stable', '主干分支是红的，看一下'],
  ])('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })

  it.each([
    '환자 사진은 외부 서버로 전송하는 거 금지입니다. 병원이랑 계약한 내용이에요.',
    'Voice recordings must not leave this cluster. It is in the contract.',
    '客户的录音禁止外发给任何第三方。合同里写了的。',
  ])('what a contract forbids is urgent: %s', (message) => {
    expect(detect(message).remember).toBe('urgent')
  })
})

it('a tick on its own line is copied from a page, and what stands under it', () => {
  expect(isCard('✗\nlogin 未配置 — 一律去设置页提交后自动生成')).toBe(false)
})
