import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Rules told plainly, in words of every day: of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'notes of the agent': [
    [
      'keep it in your notes: the vpn drops every night at two',
      'there are notes in the vpn folder, show them',
    ],
    ['记到你的笔记里：预发每晚重置', '把会议笔记整理一下，预发的那段'],
    ['노트에 적어줘: 스테이징은 매주 초기화된다', '노트 앱에 검색창을 추가해줘'],
  ],
  'as people type': [
    ['were on pnpm here, npm breaks the workspace links', 'were on the wrong branch again'],
    ['before u touch the lockfile ask me', 'before u leave, whats the port'],
    ['any time you change a .proto regenerate the stubs', 'any time works for the call'],
  ],
  'a ban that is turned round': [
    [
      'under no circumstances may anything from /clients be logged',
      'at no point is the callback invoked, find out why',
    ],
    ['absolutely no pushing to prod from a laptop', 'absolutely no idea why the build fails'],
    ['the signing key stays out of logs, always', 'the signing dialog stays out of view'],
  ],
  'what is published or generated': [
    [
      '이미 배포된 마이그레이션은 수정하지 말고 새로 추가해줘. 체크섬이 깨져',
      '이미 배포된 버전에서 에러가 나요, 확인해줘',
    ],
    [
      "don't edit migrations that already ran, add a new one, otherwise checksums break",
      'I already ran the migrations, what next',
    ],
    ['已经发布的迁移脚本不要改，要改就新加一个，不然校验和对不上', '已经发布的版本有问题，修一下'],
  ],
  'of the project, to put something right': [
    ['不对，我们项目里金额都是分。重新算一下', '不对，金额那一列是第三列。重新算一下'],
    ['不是，我們測試環境在 GCP 不在 AWS，AWS 去年就收掉了', '測試環境連不上，看一下'],
  ],
  'many facts beside a task': [
    [
      'our build agents have no docker, so the suites go through the fake broker, not testcontainers. can you port these two?',
      'the build has no docker step yet. can you add one?',
    ],
  ],
  'traditional words of the trade': [
    ['這個專案的註解一律用繁體中文', '這個函式的註解翻成繁體中文'],
    ['以後變數名稱都用英文', '把這個變數名稱改成英文'],
  ],
  'plain words of other languages': [
    ['responde siempre en español', 'muéstrame los commits de ayer'],
    ['toujours lancer les tests avant de committer', 'lance les tests'],
    [
      'setzt bei uns nur der Release-Job, also bitte keine Tags von Hand anlegen',
      'keine Ahnung, wer die Tags angelegt hat',
    ],
    ['в этом проекте тесты пишем на pytest. перепиши файл', 'перепиши тест на pytest'],
  ],
  'asked for before it is done': [
    ['always ask before dropping a column', 'ask for the column name before the import starts'],
    ['before you touch the schema, show me a plan', 'before you add the index, drop the old one'],
  ],
  'what a thing of the product remembers': [
    ['记住：存档目录不要动', '存档要记住上次的关卡，服务器重启之后也要在'],
  ],
  'a check of the very thing': [
    ['운영 금액 데이터는 절대 직접 수정하면 안 돼', '금액은 절대 음수가 되면 안 돼, 검증 로직 추가해줘'],
  ],
  'the usual, against what is meant for now': [
    [
      'hardcode the token today, fine. But generally config comes from env and nowhere else.',
      'skip the lint today. normally it takes three minutes, why is it ten now',
    ],
  ],
  'in the same commit': [
    [
      'any time you change a schema put the stubs in the same commit',
      'rename the stub while at it, in the same commit',
    ],
  ],
  'what a machine has, and what follows': [
    [
      'our build box has 2 GB of ram, so -j2 is the most it takes',
      'our build box has 2 GB of ram and is slow again, why',
    ],
    ['工控机连不到外网，所以依赖都得打进安装包', '工控机又连不到外网了，看看怎么回事'],
    ['我们的构建机只有 4G 内存，编译最多开两个线程', '我们的构建机只有 4G 内存，又卡死了'],
    ['빌드 서버 메모리가 4기가라 병렬은 2개까지만 돌려야 해', '빌드 서버 메모리가 4기가인데 왜 느려'],
    [
      '本番サーバーは外に繋がらないので、依存は全部同梱してください',
      '本番サーバーに繋がらないのですが、なぜですか',
    ],
    [
      'el servidor no tiene internet, así que las dependencias van en vendor/',
      'el servidor no tiene internet desde ayer, ¿por qué?',
    ],
  ],
  'who decides': [
    ['the schema goes through Ines first, she owns it', 'the request goes through nginx first, why'],
    ['表结构由王工拍板，他不点头不能动字段', '订单由财务审核，页面上显示状态'],
  ],
  'where it is, and nowhere else': [
    ['标定数据都在 data/calib 下面，别的地方都是旧的', '标定数据在 data/calib 下面，帮我画个图'],
  ],
  'of another language or tool': [
    ["That's mysql syntax. We're on postgres here", "That's the syntax tree. We're on the second node here"],
  ],
  'how, of all that is written': [
    ['short answers please, I read them on my phone', 'short pause please, I read the log first'],
  ],
  'a reason of the day': [['拿不准的先问我，别自己猜，今天已经返工两回了', '今天先别问我，直接做']],
  'how new code is laid out': [
    ['以后新加的页面都要在 router/modules 里单独建文件', '以后新加的用户都要先验证邮箱'],
  ],
  'how many, and until when': [['커밋 하나에 파일은 항상 5개까지만 담아줘', '오늘까지만 옛날 파일에 담아줘']],
  'what the person can see': [
    ['我眼睛不好，代码块别超过八十列', '我眼睛都看花了，代码块别的先不管'],
    ["I'm colourblind so use blue and orange in the plots you make me", 'use blue and orange in the plot'],
  ],
  'only so, and never otherwise': [
    [
      'prod deploys happen only from the release branch, never by hand',
      'the row is dropped only on the second run, never by hand',
    ],
    ['コミットメッセージは日本語で書く決まりになっています', 'コミットメッセージを日本語に直して'],
  ],
  'said with all weight': [
    [
      'absolutely never run the seeder against the prod database',
      'it is absolutely never the seeder, look at the prod database',
    ],
    [
      'so you never flash the board on your own. No exceptions.',
      'so you never find the cause on your own, great',
    ],
    ['실제 고객한테 나가는 발송 스크립트는 무조건 실행 금지', '고객이 나가는 버튼은 금지 표시로 해줘'],
  ],
  'a taste, and a thing that is there': [
    [
      'i dont like comments in my code',
      'i dont like the second headline because people may not know the word',
    ],
  ],
  'how a screen behaves': [
    ['stop adding comments on every change', 'stop scrolling to the top on every update'],
    ['用户数据绝对不能打进日志', '用户密码绝对不能明文保存，注册接口改一下'],
    ['不允许直接改生产库', '不允许重复报名，报过的提示一下'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})
