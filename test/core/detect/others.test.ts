import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what somebody else says': [
    [
      'never merge on a monday',
      'our manager says we should never merge on a monday. how do I undo this one?',
    ],
    [
      'always call flush in tests',
      'the manual says to always call flush in tests, but there is no such call',
    ],
    ['绝对不能用 moment', '老板说绝对不能用 moment，可是这里全是。要改几天'],
    ['moment는 절대 쓰지 마', '선배가 moment는 절대 쓰지 말라던데 여기도 바꿔야 하나'],
    ['nunca, pero nunca, uses jquery', 'mi jefa dice que nunca uses jquery, ¿cuánto cuesta migrar?'],
    ['никогда не используй goto', 'тимлид говорит, никогда не используй goto. а почему?'],
  ],
  'a rule of others, once': [
    [
      'all SQL must always go into stored procedures',
      'the old team insisted all SQL must always go into stored procedures',
    ],
    ['以后所有脚本一律用 bash 写', '之前的外包规定所有脚本一律用 bash 写'],
    ['주석은 항상 영어로 써', '이전 담당자가 주석은 항상 영어로 쓰라고 했었대'],
  ],
  'what is only supposed': [
    [
      'nobody may ever use eval in this repo',
      'imagine we said nobody may use eval here, how much would break',
    ],
    ['以后所有接口都必须鉴权', '假设所有接口都必须鉴权，要改多少地方'],
  ],
  'what nobody demands': [
    ['以后一定要写 changelog，每次都写', '没规定一定要写 changelog，每次都写太累'],
    ['커밋마다 꼭 티켓 번호를 적어야 한다', '커밋마다 꼭 티켓 번호를 적어야 한다는 규칙은 없어'],
    [
      'every commit must always name its ticket',
      'there is no rule that every commit must always name its ticket',
    ],
  ],
  'what is to be built so': [
    [
      'tokens must never be written to disk',
      'After login tokens must never be written to disk. Please write the client like that.',
    ],
    ['以后数据都要保留 90 天', '以后用户注销的数据都要保留 90 天。按这个写个清理任务'],
    ['сервисы никогда не трогай без меня', 'Сервис всегда должен отвечать за секунду. Сделай это через кэш.'],
  ],
  'a story and its criteria': [
    [
      'always encrypt the exports, never write them in plain text',
      'As a visitor I want exports encrypted so that nobody reads them. Acceptance criteria: always encrypted, never written in plain text.',
    ],
  ],
  'a text, word for word': [
    ['提交吧，以后都禁止自增主键', '提交吧，说明就写：统一走网关，禁止自增主键'],
    ['from now on: never use floats for money', 'commit this with the message: never use floats for money'],
  ],
  'something that forbids is to be built': [
    ['상대 경로 import는 전면 금지', '상대 경로 import 금지하는 린트 룰 하나 추가해줘'],
    ['禁止提交 .env', '写一个禁止提交 .env 的 git hook'],
    ['禁止直接推 main', '加一个 CI 检查，禁止直接推 main'],
  ],
  'who is asked, and what is looked into': [
    ['토큰을 바꾸려면 나한테 먼저 확인해', '토큰이 겹치는지 먼저 확인 부탁드립니다'],
  ],
  'which thing was meant': [
    ['I said no tabs. never use tabs', 'no, I said the orders table, not the products'],
    ['te dije que no uses tabs', 'no, te dije la columna de precios, no la de costes'],
    ['please stop adding comments', "please stop, that's the wrong file"],
  ],
  'a line that a program printed': [
    [
      '운영 환경에서는 기본 비밀번호를 절대 사용하지 마',
      '경고: 운영 환경에서는 기본 비밀번호를 절대 사용하지 마십시오 (a.conf)\n이거 켤 때마다 뜨는데 어디서 나와',
    ],
    ['生产环境禁止用默认密钥', '警告：生产环境禁止用默认密钥\n这个一启动就弹，哪里打的'],
  ],
  'passwords of those who use the product': [
    ['密码一律不准进日志', '密码每次输错都要记录，连续五次锁定账号'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})

describe('what is not even pooled', () => {
  it.each([
    ['add a section to CONTRIBUTING.md. branches off dev, two reviews, no deploys on fridays'],
    ['write a lint rule that forbids deep imports'],
    ['I always get a 404 on that page'],
    ["I'd rather have the icon on the right"],
    ["don't run the suite while im on a call"],
    ['não roda nada até eu voltar'],
    ['не трогай базу, пока не вернусь'],
    ['toujours pareil avec ce build'],
    ['你看要不要建个索引'],
  ])('%s', (message) => {
    expect([message, detect(message).remember]).toEqual([message, 'none'])
  })
})
