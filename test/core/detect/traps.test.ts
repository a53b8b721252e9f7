import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second looks like it and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'praise of the agent': [
    ['you must never rebase shared branches', 'you never disappoint, that patch is gorgeous'],
    ['never squash my commits', 'never seen a migration go that smoothly, great work'],
    ['always run the linter before a commit', 'you always nail these refactors, thank you'],
    ['每次写 sql 都要先 explain', '每次让你写 sql 都一次过，太强了'],
    ['你以后一定要先跑测试', '你从来不让我失望，这次又快又好'],
    ['쿼리는 매번 실행 계획부터 확인해', '매번 이렇게 깔끔하게 짜주니까 편하네'],
    ['항상 테스트부터 작성해줘', '너는 항상 최고야 덕분에 빨리 끝났어'],
  ],
  'a reminder inside the task': [
    ['remember to lint before every commit', 'remember to update the two callers you missed in that module'],
    [
      "whenever you bump a version don't forget to tag it",
      "don't forget to delete the temp branch after you're done here",
    ],
    ['remember that we never log tokens', 'remember the null check in the second loop'],
    ['每次改完都记得跑测试', '记得把刚才加的日志去掉'],
    ['以后加接口记得写文档', '合完记得删掉临时分支'],
    ['记住，脚本一律先停服务再跑', '记住先把服务停了再跑这个脚本'],
    ['커밋할 때마다 린트 돌리는 거 잊지 마', '아까 스킵한 테스트 다시 켜는 거 까먹지 말고'],
    ['앞으로 API 바꾸면 문서 고치는 거 잊지 말아줘', '스크립트 돌린 다음에 데이터 원복하는 거 잊지 말아줘'],
    ['每次改完协议都要同步更新文档', '改完 Makefile 別忘了 Dockerfile 也要一起改'],
    ['의존성 올릴 때마다 라이선스도 같이 확인해줘', '의존성 올리고 lock 파일도 잊지 말고 같이 올려줘'],
  ],
  'how what is built behaves': [
    ['never show me the full diff, only the summary', 'never allow more than three open tickets per seat'],
    [
      'tokens must expire in tests too, never log them',
      'sessions must expire after 20 minutes, never extend them silently',
    ],
    ['密钥绝对不能进仓库', '没有实名的账号绝对不能提现，后端要拦'],
    [
      'never write below the boot block. No exceptions, no debug build.',
      'The kiosk must lock after one minute. No exceptions, no admin override. Implement it in lock.c',
    ],
    [
      'you may only add notes, never edit a merged migration',
      'whenever a nurse closes a chart we should lock it, and the nurse can never reopen it, only add a note',
    ],
    ['생성된 파일은 수정 금지', '지난 날짜는 선택 불가 처리하고 당일 예약은 가능하게 해줘'],
    ['앞으로 함수 이름은 동사로 시작해줘', '다음부터 읽을 줄 번호를 돌려주는 함수 만들어줘'],
    ['下次先看日志再改代码', '下次扣款日期那一栏显示成空的了'],
    ['以后先改测试', '以后的事以后再讲吧，先让登录跑起来'],
    [
      'in the future, keep the raw events',
      'keep the raw events to make a replay view possible in the future',
    ],
    ['다음부터 옵션은 켜지 마', '이 옵션은 켜지 말고 메모로 남겨놔, 내일 정할게'],
    ['以后回答要用敬语', '客服机器人以后回答要用敬语，绝对不能承诺退款，改一下 prompts/kefu.md'],
    ['시크릿은 절대 커밋하면 안 돼', '쿠폰은 무조건 한 번만 쓸 수 있어야 하고 서버에서 막아줘'],
    ['배포할 때마다 태그를 꼭 달아줘', '라이더는 픽업할 때마다 코드를 꼭 입력해야 해'],
    ['앞으로 존댓말로 답해줘', '상담봇은 앞으로 가격을 절대 먼저 말하지 않도록 prompts/bot.md 고쳐줘'],
    ['커밋 메시지는 항상 영어로 써야 해', '하단 버튼 바는 항상 화면 아래에 붙어 있어야 해'],
  ],
  'what a thing of the product does from now on, or whenever something happens': [
    ['from now on run the client tests too', 'from now on the endpoint returns 204, adapt the client'],
    ['以后接口文档都用中文写', '接口以后返回 204 了，客户端适配一下'],
    ['앞으로 클라이언트 코드는 타입부터 맞춰줘', '앞으로 이 엔드포인트는 204를 반환하니까 클라이언트 맞춰줘'],
    ['커밋할 때마다 린트 돌려줘', '파일 업로드될 때마다 썸네일 만들어줘'],
  ],
  'the rules of a product': [
    [
      'Ground rules for you: no direct pushes to main, no secrets in fixtures.',
      'Rules of the game: a player always draws two cards, never more than five in hand, the bank must shuffle each round. Model that as a reducer.',
    ],
    [
      '这个仓库的规矩：vendor 目录下的东西一律不许手改。',
      '会议室预定规则：提前取消必须满两小时，迟到十五分钟一律释放，禁止连订三天。先出个表结构',
    ],
    [
      '우리 팀 철칙이야. 시크릿은 코드에 넣지 않는다.',
      '회의실 예약 규칙: 취소는 반드시 두 시간 전까지, 15분 늦으면 무조건 해제, 3일 연속 예약 금지. 테이블부터 잡아줘',
    ],
  ],
  'talk about what was meant': [
    [
      'never use caching in the handlers',
      "I'm not telling you to never use caching, I'm asking why it's here",
    ],
    ['以后都用英文回', '我可没让你以后都用英文回'],
    ['每次都要跑全量测试', '不是叫你每次都跑全量测试，我是问为什么这么慢'],
    ['앞으로 다 이렇게 테스트부터 작성해줘', '앞으로 다 이렇게 테스트부터 작성하라는 말이 아니야'],
    ['캐시는 절대 쓰지 마', '캐시를 절대 쓰지 말라는 게 아니라 여기서 왜 쓰는지 묻는 거야'],
  ],
  'what is so since a version or a date': [
    ['以后不能用 javax 的包', '升到 spring boot 3 以后就不能用 javax 了，所以编译不过'],
    ['以后默认不要带 polyfill', 'node 20 以后默认就不带这个了，所以才警告'],
    ['앞으로 javax 쓰지 마', '스프링 부트 3 이후로는 javax 못 써서 빌드가 깨져'],
  ],
  'the output of a tool': [
    [
      'never rescue Exception in this repo',
      'can you check these\n\nlib/cart.rb:40: Never rescue Exception\nlib/tax.rb:3: Always use guard clauses',
    ],
    [
      'from now on use createRoot',
      'why is this red?\nDEPRECATED: from now on use createRoot, never call render directly',
    ],
    ['生产环境禁止使用默认密码', '这个怎么解决\n【提示】生产环境必须关闭 debug，禁止使用默认密码'],
    [
      'any 사용 금지',
      '뭐가 진짜 문제야\nsrc/cart.ts:12 any 사용 금지\nsrc/cart.ts:40 Promise 예외는 반드시 처리할 것',
    ],
  ],
  'a count': [
    [
      "third time I'm saying this, no moment in this repo",
      'run it a second time with logging on, then a third time without',
    ],
    ['都第三次了，不要再用 lodash', '第二次跑测试就不用再装依赖了'],
    ['벌써 세 번째야, lodash 쓰지 마', '몇 번째 줄에서 예외가 나는지 로그 확인해줘'],
  ],
  'a text to be written': [
    [
      'always rotate the keys before a release',
      'write a note for the wiki: always rotate keys every 90 days',
    ],
    ['리드미에 운영 주소는 절대 쓰지 마', '리드미에 운영에서는 절대 돌리지 말라고 한 줄 넣어줘'],
  ],
  'one change, made now': [
    ['handler 的名字一律用大驼峰', '把所有 handler 统一改成大驼峰结尾'],
    ['앞으로는 예전 시그니처도 남겨줘', '이번 리팩터링에서는 항상 예전 시그니처도 남겨줘'],
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

describe('a piece of a task', () => {
  it.each([
    'list the endpoints of the gateway module',
    'run the tests of the gateway package',
    '列一下网关模块的接口',
    '跑一下网关的测试',
    '설계 문서 어떻게 읽었는지 말해봐',
    '왜 느린지 말해줘',
    'kubectl: error: You must be logged in to the server',
  ])('is not even pooled: %s', (message) => expect(detect(message).remember).toBe('none'))
})

describe('what is wanted of all of a kind', () => {
  it.each([
    ['Use UTC in all timestamps', 'list all the endpoints of the gateway'],
    ['Document each public function', 'run every test of the gateway'],
  ])('is kept: %s; not: %s', (kept, other) => {
    expect([kept, detect(kept).remember]).not.toEqual([kept, 'none'])
    expect([other, detect(other).remember]).toEqual([other, 'none'])
  })
})

describe('a rule that goes into the standing rules', () => {
  it('is one even when it is put as words to be written', () => {
    expect(isCard('CLAUDE.md에 main에 직접 푸시하지 말라고 적어줘')).toBe(true)
  })
})
