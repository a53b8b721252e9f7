import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const levelOf = (message: string): string => detect(message).remember
const isCard = (message: string): boolean => ['urgent', 'standard'].includes(levelOf(message))

/** Of each pair the first is kept at least in the pool; the second, one thing changed, is not a card. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a statement of what is always so': [
    ['the archive service is owned by the billing squad', 'the archive service is broken'],
    ['migrations go through flyway', 'migrations are failing again'],
    ['发票模块是小李在维护', '发票模块挂了'],
    ['정산 서버는 매일 새벽에 초기화됩니다', '정산 서버가 죽었어요'],
  ],
  'something costly that is forbidden': [
    ['do not run kubectl delete yourself', 'do not run it yet'],
    ['别碰生产库', '先别提交'],
    ['운영 DB에는 직접 쓰지 마세요', '아직 커밋하지 마세요'],
  ],
  'a reason beside what is forbidden': [
    ['we are on java 17, so no record patterns please', 'no more changes today'],
    ['咱们服务器是内网，不要用 CDN', '这次不要用 CDN'],
    ['사내망이라 외부 CDN은 쓰면 안 돼', '이번에는 CDN 쓰지 마'],
  ],
  'something costly that is said to stay where it is': [
    ['client records never leave this laptop', 'the total never leaves the cart'],
    ['员工档案一个字都不许外传', '员工列表不许换行'],
    ['환자 기록은 절대 밖으로 보내지 마세요', '환자 목록은 절대 두 줄로 나오지 않게 해 주세요'],
  ],
  'an insertion between the parts of an order': [
    ['do not, under any circumstances, rewrite git history', 'do not, as it stands, merge it'],
    ['never, no matter what, commit credentials', 'it came back on tuesday, never on the dates we expected'],
  ],
  'an approval that is asked for': [
    [
      'anything that drops a table waits for my sign-off, every single time',
      'this dialog waits for my input',
    ],
    ['删表之前先跟我打招呼', '删表之前报错了'],
    ['배포는 내 컨펌 받고 해', '배포 버튼은 확인 받고 보여줘'],
  ],
  'a request put as a question': [
    ['could you always run the linter before committing?', 'can you always see what i type here?'],
    ['能不能每次提交前先跑一遍测试？', '能不能每次都看到我的光标？'],
    ['커밋하기 전에 항상 린트 돌려줄 수 있을까?', '이거 항상 이렇게 느릴까?'],
  ],
  'what nothing and nobody may do': [
    ['nothing gets merged without a green pipeline', 'nothing gets displayed after a reload'],
    ['stop force pushing to shared branches', 'stop the dev server'],
    ['线上库谁都不能手动改', '这个表谁都能看'],
  ],
  'a rule that is announced': [
    ['hard rule: card numbers do not go into fixtures', 'hard to say: the numbers do not add up'],
    ['红线：结算表只能追加', '红色那条线只能看到一半'],
  ],
  'a name in other letters': [
    ['每次提交前都先跑 lint', '把 always 那一支去掉'],
    ['항상 타입을 명시해', 'never 타입을 지우고 union으로 바꿔'],
  ],
  'a wish to remember': [
    ['记住：对账以财务表为准', '记住用户上次的筛选条件'],
    ['the queue is drained at night, keep that in mind', 'remember the user and skip the intro'],
  ],
  'how the agent goes about it': [
    ["don't make things up, say that you don't know", "don't close this tab"],
    ['不要擅自改无关的代码', '不要点那个按钮'],
    ['멋대로 다른 파일 고치지 마', '이 파일은 고치지 마'],
  ],
  'something that need not be done': [
    ['no need to add tests for throwaway scripts', 'no need to add tests this time'],
    ['改完代码不用给我总结', '这次不用总结了'],
    ['일회용 스크립트는 테스트 안 짜도 돼', '이번엔 테스트 안 짜도 돼'],
  ],
  'what the agent writes, and how': [
    ['answers in plain words please', 'write the answer into the field'],
    ['回答用大白话', '回答按钮放右边'],
    ['답변은 쉬운 말로 해줘', '답변 버튼은 오른쪽으로 옮겨줘'],
  ],
  'who the person is': [
    ["i'm a designer, explain it without jargon", "i'm done for today"],
    ['我是做测试的，前端不太懂', '我是说上面那个'],
    ['저는 디자이너라 깃을 잘 몰라요', '이 에러는 왜 나는지 몰라요'],
  ],
}

for (const [kind, rows] of Object.entries(pairs)) {
  describe(kind, () => {
    it.each(rows)('is kept: %s; not: %s', (kept, other) => {
      expect([kept, levelOf(kept)]).not.toEqual([kept, 'none'])
      expect([other, isCard(other)]).toEqual([other, false])
    })
  })
}

describe('other languages', () => {
  it.each([
    'A partir de ahora escribe los mensajes de commit en inglés',
    "N'utilise jamais npm dans ce projet, on est sur yarn",
    'Auf keinen Fall direkt auf prod etwas ändern',
    'De agora em diante rode os testes antes de subir',
    'Никогда не пушь в мастер без ревью',
    '今後は必ず型を書いてからコミットして',
    '本番環境には絶対に触らないで',
  ])('are heard when they are plain: %s', (message) => {
    expect([message, isCard(message)]).toEqual([message, true])
  })

  it.each([
    'El botón siempre debe estar visible para el usuario',
    'La page ne se charge jamais après le login',
    'Der Knopf muss immer sichtbar sein',
    'A tela nunca carrega no celular',
    'Кнопка никогда не появляется на экране',
    'ボタンは常に画面の右下に表示されること',
    'このテストはいつも失敗する',
  ])('are left alone about the product: %s', (message) => {
    expect([message, isCard(message)]).toEqual([message, false])
  })
})

describe('material for a task', () => {
  it.each([
    '# House rules of the old team\n- always use tabs\n- never squash\nthat is what we leave behind, list the differences',
    'add a pre-push hook, commits without a ticket number never get through',
    'load these sheets, drop empty rows, always read the first column as text',
    'for the newsletter: keep it warm, avoid jargon, no exclamation marks',
    'write a handbook page. it should say that people never share logins and always lock the screen',
    'from now on the report is mailed on fridays, update the schedule',
    'never let the visitor leave the wizard half way',
    'still true?\nRelease notes\n1. Never ship on mondays\n2. Always tag first',
    '-- 初始化脚本\n-- 注意：禁止手动执行\n补一个索引',
    '帮我给这位客户写封邮件，语气诚恳，绝对不要提赔偿',
    '不对，我要的是按金额倒序',
    '그건 메모리에 저장하지 마, 임시로 쓰는 거야',
    '화면은 멀쩡해 보여',
    'goal: no call to /search may ever take longer than 80 ms, profile it',
    '写个 pre-commit 钩子，带密钥的提交统统不让过',
    '记得上次没这个毛病，查查是谁引入的',
    '相册要记住上次打开的位置',
    '요즘 튜토리얼은 항상 설명이 부실해',
    'requirements:\n- admins can never delete themselves\n- always log the address\nstart with the model',
    'Never share your code with anyone. Put this text under the input',
    '/ticket from now on every order gets a number, add the field',
    'gradle sync failed: could not resolve com.android.tools.build:gradle:8.5.0',
    "the meaning of always in that log? don't bother saving it as a rule",
    '请勿向他人透露验证码。这段放到短信模板里',
  ])('is no rule for the agent: %s', (message) => {
    expect([message, isCard(message)]).toEqual([message, false])
  })
})

describe('a text that is ordered', () => {
  it.each([
    'write a policy page saying that staff must never share passwords',
    'add an eslint rule that bans console.log, it must always fail the build',
    '写一份开发规范文档，要求包含：禁止使用全局变量、必须写注释',
    '리뷰 가이드 문서 작성해줘. 전역 변수 금지, 주석 필수 같은 내용 들어가게',
  ])('is no rule for the agent: %s', (message) => expect(isCard(message)).toBe(false))

  it('is one when it goes into the standing rules', () => {
    expect(levelOf('add a rule to CLAUDE.md: never use global variables')).not.toBe('none')
  })
})

describe('what is told for the task that follows', () => {
  it.each([
    ['the gateway listens on 9090, update the chart', 'fyi our gateway listens on 9090'],
    ['我们没有日志的测试，写一个', '顺便说一下，我们的日志测试都放在 logs 目录'],
    ['게이트웨이가 9090을 쓰니까 차트 수정해줘', '참고로 우리 게이트웨이는 9090 포트를 씁니다'],
  ])('makes no card: %s; alone it is kept: %s', (task, fact) => {
    expect([task, isCard(task)]).toEqual([task, false])
    expect([fact, levelOf(fact)]).not.toEqual([fact, 'none'])
  })
})

describe('a head that says only for how long', () => {
  it.each([
    ['in this session always answer in one line', false],
    ['in this repo always answer in one line', true],
    ['这次对话，回答一律用英文', false],
    ['以后回答一律用英文', true],
  ])('limits even a universal: %s', (message, card) => expect(isCard(message)).toBe(card))
})

describe('以后 and 之后', () => {
  it.each([
    ['以后都先跑测试', true],
    ['代码以后都要先跑测试', true],
    ['删掉以后跑一下测试', false],
    ['接口合并以后再跑测试', false],
  ])('after a verb tell an order of events: %s', (message, card) => expect(isCard(message)).toBe(card))
})

describe('what is built and what the agent does', () => {
  it.each([
    '系统应记住用户上次打开的页面',
    '要能记住窗口的大小',
    'remember the last opened tab',
    '마지막으로 연 탭을 기억하게 해줘',
  ])('%s asks it of the product', (message) => expect(isCard(message)).toBe(false))
})

describe('a passing reason at the head', () => {
  it.each([
    "today the network is down so don't run docker",
    '今天没网，别跑集成测试',
    '오늘은 서버 점검이라 배포하지 마',
  ])('holds for the whole: %s', (message) => expect(levelOf(message)).toBe('none'))
})
