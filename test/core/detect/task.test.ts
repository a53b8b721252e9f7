import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second belongs to one task, or to what comes next, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a step of this task': [
    [
      'show me a plan before you start any migration and wait for my approval',
      'Split the importer into two jobs under /srv/jobs/import and list the plan first, I approve it, then go on.',
    ],
    [
      '重构之前先列个计划给我确认，别自己定',
      '把 /home/dev/shop/cart.ts 里的优惠计算拆成三个函数,先给出方案,我确认后再动',
    ],
    [
      '리팩토링 전에 계획부터 보여주고 내 승인 받아',
      '결제 모듈을 두 개로 나눠줘. 계획 먼저 보여주고 내가 확인하면 진행해줘.',
    ],
  ],
  'a wish to remember within a task': [
    [
      'remember that the staging queue runs on port 7070',
      'Fix the crash in @src/queue/worker.ts. Remember, do not rename the exported functions.',
    ],
    ['记住，测试库的端口是 7070', '修复 @src/queue/worker.ts 的崩溃，记住不要改导出的函数名，先写一个方案'],
    ['기억해줘, 테스트 큐 포트는 7070이야', '어제 말한 화면 기억하지? 거기 버튼 하나 추가해줘'],
  ],
  'whom to ask': [
    [
      'when two libraries would both do, ask me instead of picking one yourself',
      'Write a short overview of the export module in docs/export.md.\nLeave out the history.\nIf anything is unclear, please ask me.',
    ],
    ['拿不准的时候直接问我，不要自己猜', '看一下 apps 目录下的文件，清理掉没用的图片，不确定的问我'],
  ],
  'all of it': [
    [
      'handler names are camel case across the board, by default',
      'go ahead and push all changes, then the next ticket',
    ],
    ['接口返回一律用 camelCase', '所有接口都加到一个文件里,原来的改为导出'],
    ['테스트 이름은 기본적으로 영어로 작성해', '전부 비어 있을 경우도 추가하자'],
  ],
  'before and after': [
    ['커밋하기 전에 항상 포맷터 돌려', 'JPA 테스트 작성 전략을 단계별로 알려줘'],
    [
      'run the formatter before every commit',
      'I want another check starting on line 52. The client sets a flag before each call.',
    ],
    [
      'commit only after the linter is green, always',
      'yes, but only after you have updated the notes in docs/state.md',
    ],
  ],
  'what comes next': [
    ['앞으로 커밋 메시지는 영어로 작성해줘', '앞으로 뭘 하면 좋을지 정리해서 말해줘'],
    ['지금부터 모든 함수에 타입을 명시해줘', '지금부터 날씨 api를 쓰는 앱을 만들 거야 잘 부탁해'],
    ['앞으로 새 모듈은 테스트랑 같이 작성하자', '앞으로 확장 가능하도록 설계해줘'],
    ['以后新接口都要写测试', '接口先留个参数，方便以后扩展'],
    ['以后回复都用中文', '这个字段以后可能会改成数组'],
    [
      'in the future, run the e2e suite before you push',
      'the flag takes a boolean, but in the future it may take a list, so parse it as a string',
    ],
  ],
  'a file of rules': [
    [
      'add a line to CLAUDE.md saying that we deploy from the release branch',
      'can you update the @browser-tests.mdc rules file to be shorter and more general?',
    ],
    [
      'update AGENTS.md with our naming rule: tables are singular',
      'at the end of the flow it should update the memory file on what the workers have done',
    ],
    ['把提交前跑 lint 写进 CLAUDE.md 里', '把今天的进度更新到 CLAUDE.md'],
    ['CLAUDE.md에 배포는 release 브랜치에서만 한다고 추가해줘', 'CLAUDE.md에 오늘 작업 내용 추가해줘'],
  ],
  'what the agent writes': [
    ['注释用英文写', '注释 OrderTable/index 整个组件'],
    ['提交信息用英文，一行以内', '想一个新目录的命名，跟任务队列有关'],
    ['커밋 메시지는 영어로 작성해야 합니다', '컴포넌트에 주석 좀 달아줘'],
  ],
  'where one is': [
    ['在这个项目里不要用 moment', '这个项目能部署到哪里，希望能快点用起来，数据能备份，要怎么弄'],
    ['in this repo use tabs', 'in the test of this repo line 12 is wrong, use the other fixture in src/a.ts'],
    ['项目里统一用 dayjs', '我看到项目里有很多旧的快照，帮我删掉，但是要保留生成脚本'],
  ],
  'a job that only sounds like a rule': [
    ['주석은 한글로 달아줘', '한글로 주석 달아줘'],
    ['注释用中文写', '给这几个函数加上中文注释'],
    [
      'you keep adding comments to my tests, stop adding comments',
      'make sure you keep the old fields while renaming the table',
    ],
    [
      'add our port numbers to CLAUDE.md',
      'update CLAUDE.md and the readme with the latest changes, then commit',
    ],
    ['下次提交前记得先跑测试', '记得把之前的注释删掉，然后提交'],
    ['다음부터 커밋 메시지는 영어로 써줘', '다음부터 나오는 줄들은 파란색으로 표시해줘'],
    ['不要自动提交代码，除非我明确要求', '不要自动刷新，除非用户点了按钮'],
  ],
  'a word in another word': [
    ['以后端口都从配置里读', '以后端返回的数据为准'],
    ['禁止在代码里写死密钥', '禁止用户重复提交表单'],
    ['接口格式按团队约定来，一律驼峰', '按照之前约定的接口格式改'],
    [
      'you must never use an external library in this repo',
      'you must never use an external library for this assignment',
    ],
  ],
  'what is not known': [
    [
      "I'm not familiar with CSS, explain it in plain words when you change styles",
      "Tell me more about the weak map - I'm not familiar with it.",
    ],
  ],
  'for now': [
    [
      'skip the changelog this once, normally every change gets an entry',
      'so for now we count the signing date as the start until told otherwise',
    ],
  ],
}

describe.each(Object.entries(pairs))('%s', (_, all) => {
  it.each(all)('%s: a card; not: %s', (lasting, ofTask) => {
    expect([lasting, isCard(lasting)]).toEqual([lasting, true])
    expect([ofTask, isCard(ofTask)]).toEqual([ofTask, false])
  })
})

describe('a message that mostly gives a task', () => {
  it.each([
    'Do the work as planned. The list has been made already. Do not create them again. Start with the first, see @plan.md.',
    '目标：1. 不要改变现在的配置方式；2. 在这个页面上放一个入口，点击调用后端接口。',
    '我建议读取真实的配额，也允许手动指定，手动指定的以指定的为准。',
    '그러니까 결국 러너가 사용 중인 게 node 20이라는 거 맞네',
  ])('has no card without a lasting word of its own: %s', (message) => expect(isCard(message)).toBe(false))

  it.each([
    'Add the new route to @src/routes.ts and wire it up. From now on run the type check before you tell me you are done.',
    '把列表页的分页修一下，参考 @src/list.vue。以后改完代码都要跑一遍测试。',
    '이 이슈 진행해줘 @src/app.ts. 앞으로 작업 끝나면 항상 테스트 돌려줘.',
  ])('has one with it: %s', (message) => expect(isCard(message)).toBe(true))
})
