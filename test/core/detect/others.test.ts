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
  'a question about what is to come': [
    ['以后改了表结构直接覆盖旧的', '以后要是改了表结构，是否也应该直接覆盖旧的？'],
    ['今後は型を必ず書いてください', 'これからは型を必ず書いたほうがいいのかな'],
    ['今後は先にテストを書いてもらえますか', '今後もこの書き方で常に大丈夫でしょうか'],
    ['ab jetzt immer auf Deutsch antworten', 'muss ich ab jetzt immer neu bauen'],
    [
      'a partir de ahora escribe siempre los comentarios en inglés',
      'a partir de ahora siempre tengo que reiniciar el servicio',
    ],
  ],
  'one answer, and all answers': [
    ['answer in bullet points please, I skim', 'so just explain it in bullet points, what does the cache do'],
    ['解释的时候用大白话，不要术语', '用中文简洁地总结这篇文章'],
  ],
  'what was to be expected': [
    ['密钥不应该写在代码里', '只在提交的时候存一次的话就不该这么慢'],
    [
      'we commit once per run, so never write twice',
      "if we write once per commit there shouldn't be a problem with the tests",
    ],
    ['커밋할 때마다 린트 돌려', '커밋할 때만 저장하면 이런 문제가 생기면 안 되는데'],
    ['每次提交都要先喂一遍测试数据', '看日志是超时，我喂数据是放在主循环里的，应该一直都在喂'],
  ],
  'what will be so, and what failed': [
    ['之后所有的查询都要加索引', '之后所有的查询都会命中索引，速度会快很多'],
    ['以后别再写重复的数据', '从此以后，重复的数据就不会再写入数据库了'],
    ['以后新模块都要先写配置', '后续所有模块都因为找不到配置而失败'],
    [
      '앞으로 로그에 경고 남기지 마',
      '이후 모든 조회는 캐시를 타게 되고 로그에 경고가 더 이상 나오지 않게 됩니다',
    ],
    [
      '今後、警告は必ずログに出してください',
      'これ以降、すべての読み込みはキャッシュから行われ、警告は表示されなくなります',
    ],
  ],
  'what others are to do': [
    ['你以后别再写这种假测试', '下面是几条意见，让 Codex 以后别再写这种假测试'],
    [
      'always version the endpoints from now on',
      'tell the backend guys to always version their endpoints from now on',
    ],
    ['以后上线前必须先发邮件', '你帮我回他：以后上线前必须先发邮件'],
    ['절대 moment 쓰지 마', '민지 씨가 moment는 절대 쓰지 말라던데 맞아?'],
    ['never use enums in this repo', 'Tomas says we should never use enums, is he right'],
  ],
  'what a bot is to say': [
    [
      '절대 마이그레이션 파일은 건드리지 마',
      '절대 안 된다고 하지 말고, 예약을 권유하는 식으로 대답하게 해주세요',
    ],
    ['回答绝对不要用敬语', '绝对不要透露价格，永远用敬语，帮我改一下它的提示词'],
  ],
  'a list under its title, without bullets': [
    [
      '规则：\n提交信息用英文\n以后都用 pnpm',
      '改进建议\n统一错误码，整理日志格式\n补充单元测试\n禁止直接访问数据库',
    ],
    [
      'never commit secrets',
      'Action items:\nuse conventional commits\nnever commit secrets\nadd a changelog',
    ],
    ['注释全部用中文，以后都这样', '+ 页面加上渐变\n+ 注释全部用中文\n+ 通知三秒消失'],
    [
      'secrets must never be stored in plain text',
      'Turn these into tickets.\nF-01 Secrets must never be stored in plain text\nF-02 Admin endpoints must always enforce MFA',
    ],
  ],
  'what happens each time': [
    ['你每次改完要先跑测试', '你是每次保存之后才写日志，和目录没有关系'],
    ['每次都先说结论，别讲一大段原理', '你怎么每次都先讲一大段原理'],
    ['每次部署都要先拿锁', '只有第一次是对的，后面每次都是拿的上一次的 id'],
    ['매번 저장하기 전에 린트 돌려줘', '매번 저장하고 나서 로그를 다시 쓰는 거라 폴더랑은 상관없어'],
    [
      'antworte immer auf Englisch, ohne Ausnahme',
      'jedes Mal wenn ich den Dienst starte sind alle Zähler auf null',
    ],
    ['never two imports in one line', 'it drops the last row. Only the last. Never two.'],
  ],
  'a part for a machine': [
    [
      'Never read the CLAUDE.md of the vendored folder',
      'I use this prompt - You are the Review Agent (senior architect). Your goals: find bugs. Never read the CLAUDE.md.',
    ],
    [
      '绝对不要改 vendor 目录',
      '按这个提示来：你是代码审查专家，你的职责是找出问题。绝对不要改 vendor 目录。',
    ],
  ],
  'how things stand now': [
    ['记住现在线上版本是 3.2', '记住现在的版本，等会儿要回来'],
    ['remember the current prod version is 3.2', 'remember this version, I may want to go back to it'],
    ['기억해둬, 현재 운영 버전은 3.2야', '지금 상태 기억해둬, 이따 되돌릴 거야'],
    ['recuerda que producción corre en Java 8', 'recuerda esta versión por si volvemos atrás'],
    ['запомни: прод на Java 8', 'запомни текущее состояние, потом вернёмся'],
  ],
  'how this piece is done': [
    ['这个仓库里注释一律用中文', '注释全部用中文，其他不变'],
    ['我们这边部署一律用 docker，不用 k8s', '不用 k8s，直接 docker 跑即可'],
    ['write all comments in english from now on', 'make all comments english and remove the useless ones'],
    ['提交前别自己猜，先问我', '把测试全部跑完再告诉我，中间不要停下来问'],
    ['use tabs in makefiles, always', 'use tabs in this makefile its failing because of spaces'],
    ['名单里缺的号码一律不要自己猜，每次都先问我', '这份名单里电话都补成十位，缺的标黄不要自己猜'],
  ],
  'thanks, and a thing that is described': [
    ['勝手に消さないでください', '前回みたいに勝手に消さないでくれてよかった'],
    ['ファイル名の先頭に必ずチケット番号を付けてください', '必ず先頭に0を付けて5桁にする関数を書いて'],
  ],
  'a lack, and what fails by it': [
    ['提交之前必须跑 lint，不然 CI 会红', '需要補上檔案副檔名，不然沒辦法解析'],
    ['주석은 항상 한글로 써줘', '기존 네이밍 규칙에 맞춰서 이 파일들을 추가해줘'],
    ['文件命名必须遵循规范，没有例外', '做个方案，按照现有的命名规范，把这几个文件放进 src'],
  ],
  'settings and words for others to read': [
    ['imagePullPolicy 永远不要设成 Always', 'set these\nrestartPolicy: Always\nimagePullPolicy: Never'],
    [
      'never merge without a green run',
      'draft a slack msg to the team, like: hey all, please never merge without a green run',
    ],
    [
      'write commit messages in english, no bullet points, always',
      'write the intro paragraph, formal tone, no bullet points',
    ],
    ['никогда не храни пароли в коде', 'напиши пост: никогда не храните пароли в заметках'],
    ['今後は必ず事前に確認してください', 'お客様へのメール：今後は必ず事前にご連絡ください、と書いて'],
    ['nunca uses eval', 'traduce: nunca abras la puerta durante la marcha'],
    ['以后日志一律用英文', '房东说以后水电费一律月底交，帮我记个账单模板'],
    ['앞으로 커밋은 두 줄로 써줘', '앞으로 두 시간 안에 끝내야 해서 급해'],
    ['千万别偷懒跳过测试', '写一条小红书文案：姐妹们记住！千万别偷懒，每两小时补一次'],
    [
      'never reuse a number in the fixtures, no exceptions',
      'Every invoice gets a number, no gaps allowed ever. How do I do that in postgres?',
    ],
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
