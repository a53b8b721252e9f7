import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const levelOf = (message: string): string => detect(message).remember
const isCard = (message: string): boolean => ['urgent', 'standard'].includes(levelOf(message))

describe('firm words in other than the usual wording', () => {
  const urgent: readonly string[] = [
    'Look, you must always take a snapshot before any schema change on the live server. Always.',
    'so nothing you generate writes below 0x10000. period.',
    'Please note that passport numbers must never be written to fixtures, logs or commit messages.',
    '전화번호랑 계좌번호는 로그든 어디에도 평문으로 남기면 안 됩니다. 예외 없어요',
    'archive 버킷은 읽기만 하세요. 덮어쓰기, 삭제 전부 안 되고 이건 누가 부탁해도 마찬가지입니다',
    '앞으로 실험 이름은 날짜순으로 지어줘 대시보드에서 정렬이 안 되니까 찾기 힘듦',
    '以后回测之前能不能先把参数打出来？老是得回头翻',
    'delete 类的命令一概先发给我看，没有例外',
    '千万不要动 migrations 里的旧文件',
    'could you get in the habit of dumping the config next to the checkpoint?',
    '员工姓名和内部域名绝对不能出现在提交记录里',
    'nothing gets published to the registry without my explicit ok',
    '合約資料庫是正式機，千萬不要連',
    'you must never push to main again, clear?',
    'terraform destroy is off the table. Period.',
    '어떤 상황에서도 운영 DB에 직접 쓰지 마',
    'таблицу payments на проде не трогать. никогда',
  ]
  for (const message of urgent) it(`urgent: ${message}`, () => expect(levelOf(message)).toBe('urgent'))

  const cards: readonly string[] = [
    'AGAIN you saved while it was open >:( keep your hands off .asset files for good.',
    'No `eval` in this workspace without a comment and my sign-off. Hard line.',
    'Remember that the customer reads this repo, so no jokes in comments, please.',
    'In this project amounts are always integers in cents. You made it a float.',
    '生产只许 select，写操作交给 DBA',
    '样式类名走 BEM，scoped 里也一样，你写的 box1 谁看得懂啊？',
    '记住我是初学者，推导别跳步',
    '每个函数都必须加注释',
    'we dont use default exports here, named only',
    '테스트 없이 커밋하지 마세요',
    '没跑测试不要提交',
    '러스트 쪽에서 unwrap 쓰지 마 다 ? 로 올려. 예외 없음',
  ]
  for (const message of cards) it(`a card: ${message}`, () => expect(isCard(message)).toBe(true))
})

describe('the same words that ask for nothing', () => {
  const none: readonly string[] = [
    'dont save that to memory or whatever, was just venting',
    "don't remember this: the demo key is fake",
    '这个不用存到记忆里，随口一说',
    "don't forget to bump the build number when you're done with this because the last one got rejected",
    "If we ever went no_std we'd have to ban every String in the public API, I suppose.",
    'i will never understand bundlers. from now on im a farmer',
    'make this prompt shorter pls:\n\nYou are Tilly, a friendly assistant. Always answer in the language of the user. Remember the farm name the user gives you.',
    'from now on use this key:\n-----BEGIN RSA PRIVATE KEY-----\nMIIEabc\n-----END RSA PRIVATE KEY-----',
    '以后有空一起吃饭',
    'Never say never :)',
    'uart2 drops the first byte every time we wake from stop mode',
    '先给我看下大概要改哪些地方，不要动代码',
    '把 jest 的用例迁到 vitest，jest 跑 esm 老是报错',
    '从现在起 useId 就能用了，把这几处改掉',
    '把全部的 let 都换成 const，一次改完',
    '목록 새로 열 때마다 서버를 다시 부르는데 캐시 걸어줘',
    '함수명만 바꾸고 로직은 손대지 마',
    '為何每次打包都要十分鐘',
    'Write a short email to the landlord about the broken heating. Keep it friendly, no jargon.',
    'When creating the refund, we want to use the Refunds::Create service',
    'add a README.md with a short overview of the folders',
    '今後スキルは増やす予定。',
    '敵が同じ場所で止まる。後退は絶対にしないようにしてほしい',
  ]
  for (const message of none) it(message.slice(0, 70), () => expect(isCard(message)).toBe(false))
})

describe('wishes whose how is not said', () => {
  for (const message of [
    '很好，以后就这样做',
    '以后做得好一点',
    'from now on do it like this',
    '앞으로 더 잘해줘',
  ])
    it(`${message}: vague`, () =>
      expect(detect(message)).toMatchObject({ flags: ['vague'], wording: 'vague' }))
})
