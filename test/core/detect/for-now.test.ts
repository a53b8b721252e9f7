import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is meant to last and makes a card; the second has its words, and is of this task or of a thing. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'keeping: the agent, or a setting': [
    [
      'you keep putting semicolons in, we use the no-semicolon style here',
      'can you keep the dark theme as the default when the app starts',
    ],
  ],
  'what is so: told to be known, or told for a trouble': [
    ['fyi our ci runs on gitlab, not on github', 'The issue is we are using redis in a docker container'],
    [
      'heads up, we deploy with helm in this project',
      'we have lots of rows imported for the report do we join their data',
    ],
    [
      'for the record: the staging branch is called next here',
      'also we have a few open branches are any of them stale',
    ],
  ],
  'later: a scope, or what a thing is for': [
    [
      'in the future, write the migration before the model',
      'write a script we can use in the future if this happens again',
    ],
    [
      'next time, run the linter before you say it is done',
      'The next time we run the import it should skip the old rows.',
    ],
    ['下次先跑测试再提交', '我想对这个项目做一次复盘，写成经验总结，下次做类似的能少踩坑。'],
    ['以后从接口文档开始写', '定义和材料简单过一下以后，从几何开始做。'],
    ['앞으로 메모리 이슈는 먼저 보고해줘', '결론: 향후 메모리 수요 요인이지만 작년 급증과는 무관'],
    ['앞으로는 점검 모드에서 배포하지 마', '설정한 시간 이후로 점검 모드가 시작된다.'],
  ],
  'remembering: a rule, or a hint within a task': [
    [
      'remember the staging url is only reachable over the vpn',
      'now please update the client to make it work, remember the config already has the url thanks',
    ],
    ['记住测试环境只有两台机器', '记住这个端口还没切换，就不会和现网的脚本打架。'],
    [
      '메모리에 저장해줘: 배포는 금요일에 안 함',
      '10초마다 처리하면서 메모리에 쌓아두는 로직은 의미 없으면 롤백하는게 좋겠어',
    ],
  ],
  'every time: an order, or what went on': [
    [
      'each time you start a server, tell me its port',
      "Each time you've started a new server it has taken another port, so we're now at 3009.",
    ],
    ['每次都要先读 key.md 再改配置', '修登录脚本，每次都要从 key.md 读最新的值'],
  ],
  'where: it holds, or it is worked on': [
    [
      'in this project use tabs for indentation',
      'no, the ledger is only for defaults, so make this project more interactive please',
    ],
    ['推送前先跑一遍测试', '删掉旧图片，推送整个项目到 https://git.example.com/a/b.git，推送前补一份说明'],
  ],
  'how to answer: always, or this once': [
    ['用通俗的中文解释，不要用术语', '我还是没懂这个概念，请用简单一点的解释告诉我'],
    ['回答要简短，别贴大段代码', '不需要写代码，先回答我的问题。'],
    [
      'keep your summaries concise',
      'Read the log under /tmp/out and find the error. Return a concise summary.',
    ],
    [
      'do not use emojis in commit messages',
      'Reply with the exact marker READY.\nDo not add markdown or explanation.',
    ],
  ],
  'a bar: for good, or for the one place or request': [
    ['never hard-code urls, not ever', 'In the health endpoint, do NOT return file:// ever.'],
    [
      '실데이터 호출은 금지',
      '실서버 호출은 금지하고 목록 화면을 만든 뒤 상세 화면과 연결하며, 변경 기록도 추가해 주세요.',
    ],
    [
      'direct pushes to main are not allowed',
      'I click save and get: "OPTIONS /items HTTP/1.1" 405 Method Not Allowed',
    ],
  ],
  'names that look like orders': [
    ['must run the linter before every commit', '@reviewer look at step two and do the must fixes'],
    ['use playwright, not selenium', 'the two importers still use selenium, port to playwright.'],
  ],
  'add: a standing rule, or a piece of work': [
    [
      'add a note to CLAUDE.md that tests run in silent mode',
      'add verbose progress and summary output to stdout',
    ],
    [
      'commit always before you update the packages',
      'can you make a commit title for all the things we changed since the parser rewrite?',
    ],
    ['앞으로 날짜는 오늘 기준으로 써줘', '날짜 선택기는 종료일을 오늘 이후로 선택 불가하도록'],
  ],
  'thanks are no seal': [
    ['be brief with the log output, always', 'sure, go on with it then. thanks a lot'],
    [
      'never merge all branches at once',
      'I need to undo all commits of last week, can you give me the git command I need to run?',
    ],
  ],
  'rules: laid down, or a document that is worked with': [
    ['团队约定：合并前必须跑一遍测试', '请画出文件之间的关系（入口 -> 编码约定）'],
    ['公司规定，接口必须带版本号', '请加载项目开发规范和铁律，分析代码，为下一版制定增量开发计划。'],
    ['以后提交前都看一遍 CLAUDE.md', '@团队铁律.md @命名规范.md 接着做'],
  ],
  'what occurs within other words': [
    ['次回からテストを先に書いてください', '游戏结束后每次回到主界面都重新计分'],
    ['前にも言いましたが、日本語で答えてください', 'また、一覧に戻るボタンを作成してください'],
    ['禁止直接提交到 main', '如果没有权限就把按钮设置为禁止点击'],
    [
      '실행하기 전에 항상 환경 변수를 확인해줘',
      '서버를 띄우기 전에 준비되어야 하는 모든 값들은 SETUP.md에 정리해줘',
    ],
  ],
  'leave: out, or alone': [
    [
      "leave the trailer out of commits, our client's lawyers asked for it",
      'keep the old widget out of scope and fix the date picker',
    ],
    [
      "don't start any refactor until I say go, always",
      'please stop the dev server, it is on port 5173, then start the other one',
    ],
  ],
  'only so many': [
    ['我们只用 pnpm，不用 npm', '由于人手不够，我们只有两个人，每个人做三个就行，不必全做完。'],
  ],
}

describe('what lasts, and what is for now', () => {
  for (const [kind, rows] of Object.entries(pairs))
    for (const [lasting, passing] of rows) {
      it(`${kind}: ${lasting}`, () => expect(isCard(lasting)).toBe(true))
      it(`${kind}: no card for ${passing.slice(0, 60)}`, () => expect(isCard(passing)).toBe(false))
    }
})

describe('forms that a wish takes', () => {
  const wishes: readonly string[] = [
    'now update the @release-process.mdc doc to specify to use changesets',
    'write me a cursor rule that keeps the agent from ever chaining several commands in one line',
    'can you propose an update to my @writing.mdc rule so it puts the summary first?',
    'add markdown conventions to CONVENTIONS.md',
    'prompts_log.md에 우리가 주고받은 프롬프트 자동으로 계속 기록하는 거 까먹지 마',
    '我希望以后所有代码修改都先列步骤再动手',
    '以後回答我都用日文',
    '你不可以改变 /srv/data 的目录结构。',
    'this service ~ never check in the dump folder.',
    '시크릿은 무조건 sealed-secrets로, 예외 없습니다',
    '凡是涉及资金的接口，没有我点头一行都不能改',
    'note for later sessions: the sandbox account is shared with the mobile team',
    'please quit it with the emoji in commit messages',
  ]
  for (const wish of wishes) it(wish, () => expect(isCard(wish)).toBe(true))

  it('is put as the rule itself, without the file that it is to go to', () => {
    expect(detect('now update the @release-process.mdc doc to specify to use changesets').text).toBe(
      'Use changesets',
    )
  })
  it('keeps the occasion that "next time" stands for', () => {
    expect(detect('next time you see the task is defined already, tell me').text).toBe(
      'When you see the task is defined already, tell me',
    )
  })
  it('takes what is to go into the memory, and what stands before when nothing does', () => {
    expect(detect('更新一下记忆：测试环境换到 7070 端口了').text).toBe('测试环境换到 7070 端口了')
    expect(detect('메모리에 저장해줘: 배포는 금요일에 안 함').text).toBe('배포는 금요일에 안 함')
    expect(detect('release branches are cut on mondays. update your memory please').text).toBe(
      'release branches are cut on mondays',
    )
    expect(isCard('update the memory limit of the container to 2 GB')).toBe(false)
  })
  it('asks which words are meant when they were said before', () => {
    expect(detect('我刚才说的那条规律也要记住')).toMatchObject({ remember: 'mild', wording: 'empty' })
  })
  it('takes the rule that follows "the following rules"', () => {
    expect(detect('記住以下規則：\n測試用根目錄的 run.py').text).toBe('測試用根目錄的 run.py')
  })
})
