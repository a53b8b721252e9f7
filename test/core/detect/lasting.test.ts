import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card though no word of time stands in it; the second looks like it and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'what there is not, said again': [
    ["i already told you there's no docker on this box", "there's no docker on this box"],
    [
      'how often do I have to say it, we have no moment in this codebase',
      'we have no tests for the parser, add some',
    ],
    ['跟你说过两遍了，这个库里没有 moment', '解析器没有测试，补几个'],
    ['都第三次了，这台机器没有 docker', 'created_at 上没有索引，所以慢'],
    ['몇 번 말해야 돼 이 프로젝트엔 모먼트 없다니까', '파서에 테스트가 없어, 몇 개 추가해줘'],
  ],
  'where something is, said again': [
    [
      'I told you already, the admin app lives in apps/backoffice',
      'I told the client the admin app lives in apps/backoffice, fix the link',
    ],
    ['我说过了，后台应用在 apps/backoffice 里', '后台应用在 apps/backoffice 里，改一下链接'],
    ['말했잖아, 어드민 앱은 apps/backoffice에 있다고', '어드민 앱은 apps/backoffice에 있는데 링크 고쳐줘'],
  ],
  'a duty on a condition': [
    [
      'when two designs look equally good, ask me rather than choosing one yourself',
      'if the lock is taken, ask the user whether to retry',
    ],
    [
      "if you can't reproduce a bug, tell me instead of guessing a fix",
      'when the token is expired show me the login page',
    ],
    ['两个方案拿不定主意的时候问我，别自己挑一个', '如果锁被占用，就问用户要不要重试'],
    ['改动超过五个文件就先列个清单给我看', 'token 过期的时候给我跳到登录页'],
    [
      '두 가지 방식 중에 고민되면 혼자 고르지 말고 나한테 물어봐',
      '락이 잡혀 있으면 사용자한테 재시도할지 물어봐',
    ],
    ['파일 다섯 개 넘게 바뀌면 먼저 목록 보여줘', '토큰 만료되면 로그인 화면 보여줘'],
  ],
  'the tool for a job, and what is wrong with the other': [
    ['use uv please. pip messes up the lockfile', 'move the jest tests to vitest, jest breaks on esm'],
    ['yarn not npm pls, npm ignores our resolutions', 'replace axios with fetch, axios bloats the bundle'],
    ['用 uv 吧，pip 会把锁文件搞乱', '把 jest 的用例迁到 vitest，jest 跑 esm 老是报错'],
    ['请用 pnpm，npm 装出来 workspace 链接是坏的', '用 fetch 替换掉 axios，axios 太大了'],
    ['uv로 해주세요. pip 쓰면 락 파일이 꼬여요', 'jest 테스트를 vitest로 옮겨줘, jest는 esm에서 자꾸 깨져'],
    [
      'pnpm 써주세요 npm 쓰면 워크스페이스 링크가 깨져요',
      'axios 빼고 fetch로 교체해줘, axios가 번들을 너무 키워',
    ],
  ],
  'a reason that lasts': [
    [
      'Put new permissions in the seed script too, otherwise local logins break for everyone.',
      "check the config first, otherwise we're guessing",
    ],
    [
      'enum values are stored as strings, not numbers, last year an inserted value shifted every report',
      'use the v2 endpoint here because v1 drops the currency',
    ],
    ['金额存库里用分不用元，之前小数丢过一次精度', '先看下配置，不然都是瞎猜'],
    ['新增的权限点同步加到 seed 脚本，不然大家本地登不上', '图标换成线框的，不然工具栏太重了'],
    [
      '금액은 원 단위 정수로 저장해요, 예전에 소수점 때문에 사고 났어요',
      '설정부터 확인해줘, 안 그러면 찍는 거잖아',
    ],
  ],
  'the usual against this once': [
    [
      "skip the changelog today, it's a hotfix, but normally every change gets an entry",
      'normally this returns 200 but today it gives me a 404',
    ],
    ['这次急就直接提主干，正常情况下都得走 PR', '平时都返回 200，今天突然 404'],
    ['今天是热修就别写变更记录了，平常每个改动都要写一条', '一般登录没问题，这次在 safari 上挂了'],
    ['이번엔 급하니까 바로 메인에 올리고, 원래는 PR 거쳐야 해', '원래는 200 나오는데 오늘은 404 떠'],
    [
      '오늘은 핫픽스라 체인지로그 생략하고, 평소에는 변경마다 한 줄씩 적어줘',
      '보통은 로그인 잘 되는데 이번에 사파리에서만 안 돼',
    ],
  ],
  'what the person knows, and how they want it': [
    [
      "I'm a data person and my css is weak, so explain layout changes step by step",
      "I don't know react well, can you fix the hook in Profile.tsx?",
    ],
    [
      "I can't read rust macros, so spell them out when you use one",
      'my python is rusty, what does this decorator do?',
    ],
    ['我 rust 很一般，涉及生命周期的改动给我解释清楚', '我不太懂 react，帮我把 Profile 里的 hook 修一下'],
    ['我只会后端，改前端的时候顺便讲下为什么', '我刚学 docker，这个 compose 文件是干嘛的'],
    [
      '저 자바만 해봐서 고 코드 고칠 때는 왜 그렇게 하는지 설명해주세요',
      '나 리액트 잘 몰라, Profile 훅 좀 고쳐줘',
    ],
    [
      '저 맥 쓰는데 도커가 없어요. 명령어는 로컬 기준으로 주세요',
      '윈도우라 경로에 역슬래시 들어가는데 고쳐줘',
    ],
  ],
  'an order, and behind it a grumble': [
    [
      '다음부터 컬럼 추가하면 마이그레이션도 같이 만들어줘 또 내가 만들었어',
      '마이그레이션 만들어줘 또 깨졌어',
    ],
  ],
}

for (const [kind, rows] of Object.entries(pairs)) {
  describe(kind, () => {
    it.each(rows)('%s: a card; not: %s', (rule, other) => {
      expect([rule, isCard(rule)]).toEqual([rule, true])
      expect([other, isCard(other)]).toEqual([other, false])
    })
  })
}

describe('the usual against this once', () => {
  it('is marked as mixed', () => {
    const { remember, flags } = detect('这次急就直接提主干，正常情况下都得走 PR')
    expect([remember, flags.includes('mixed')]).toEqual(['standard', true])
  })
})
