import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'all others of its kind are to be like it': [
    ['价格不要带小数，所有页面都照这个来', '价格不要带小数，这个页面先这么显示'],
    ['空状态不要放插图，全站统一这样', '空状态不要放插图，首页先这样'],
    ['날짜는 점으로 끊어서 써줘. 다른 화면도 똑같이', '날짜는 점으로 끊어서 바꿔줘. 다른 화면은 놔두고'],
  ],
  'said for the n-th time': [
    ['第六次了，别在测试里 sleep', '第六次请求才成功'],
    ['强调过好几遍了，别在测试里 sleep', '强调色改深一点'],
    ['여섯 번째야 테스트에 sleep 넣지 마', '여섯 번째 요청에서 응답이 비어 있음'],
  ],
  'a version that bars': [
    ['사내 PC 브라우저가 크롬 79라서 컨테이너 쿼리 못 써', '브라우저가 자꾸 꺼져서 못 쓰겠음'],
    ['收银机的 webview 只有 74，可选链不能用', '收银机的 webview 打不开，怎么回事'],
  ],
  'a name, and what it is not': [
    ['温度表里 -99 是没采到，不是真的零下', '报错是 404，不是 500，帮我看看'],
    ['법인 이름은 새벽상사야, 새벽상회 아니고', '에러 이름이 TypeError 아니고 뭐였지'],
  ],
  'which code a thing of the product is made with': [
    ['图标一律走 <AppIcon>，绝对不要直接贴 svg', '图标统一靠左，间距小一点'],
  ],
  'what keeps happening is to stop': [
    ['别动不动就给我升级依赖', '依赖动不动就装不上'],
    ['툭하면 파일 쪼개지 마', '파일이 툭하면 깨져'],
  ],
  'what the person knows': [
    ['나 3년차라 인프라 용어는 풀어서 써줘', '이 서비스는 3년차라 코드가 낡았어'],
    ['我数学底子差，公式别跳步', '这个公式第二步怎么来的'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})
