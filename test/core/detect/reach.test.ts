import { describe, expect, it } from 'vitest'
import { detect, detectAll } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; the second has the same words, and is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'how far the words are said to reach': [
    [
      'name the fixtures after their table. This goes for all suites in the repo',
      'name the fixture after its table. This goes into the suite I showed you',
    ],
    ['注释写清楚出处。这条长期有效', '注释写清楚出处。这条今天先这样'],
  ],
  'a never that is said twice': [
    ['Nunca, pero nunca, borres las copias de producción', 'Nunca, pero nunca, he visto ese error'],
    ['never, and I mean never, rewrite a published tag', 'it never, and I mean never, finished in time'],
  ],
  'what one session tells the next': [
    [
      'never edit the lexer without asking me',
      'Hand-over for the next session: lexer done, never edit it again, printer half done. Go on there.',
    ],
    ['不要改 vendor 目录，永远不要', '接手这个仓库。当前进度：解析完成。不要改 vendor 目录。接着做渲染'],
    [
      '배포 스크립트는 절대 수정하지 마',
      '이 저장소를 이어받는다. 현재 상태: 파싱 완료. 배포 스크립트는 절대 수정하지 말 것.',
    ],
  ],
  'what is put between a subject and its verb': [
    ['운영 명령(stop, scale 등)은 무조건 내 승인 받고 실행해', '화면(목록, 상세 등)은 오늘 만들어줘'],
  ],
  'what others teach': [
    ['never use eval here', 'why does everybody say to never use eval?'],
    ['永远不要用 eval', '为什么大家都说永远不要用 eval？'],
  ],
  'the order of a piece of work, and how that is to be': [
    [
      'never start a branch name with a digit',
      'add a check: a name must not be empty, never start with a digit',
    ],
    [
      'never use recursion in the firmware',
      'implement a stack but it must always grow by two, never use recursion',
    ],
  ],
  'a piece of work, and what goes wrong in it': [
    ['绝对不准改已发布的编号', '生成 30 条测试订单，编号别重复'],
    ['합칠 때마다 태그를 꼭 달아줘', '창 닫을 때마다 깜빡이는 거 애니메이션으로 해결해줘'],
  ],
  'what was expected, and what is so': [
    [
      'scripts in this repo should always be idempotent',
      'playbooks should always be idempotent but this one is not',
    ],
  ],
  'what is supposed': [
    ['所有表都必须有主键，没有例外', '如果规定所有表都必须有主键，老表改动大不大？'],
    ['以后先写测试再动代码', '以后要是换成另一个库，这段怎么写比较省事？'],
    ['以后先改迁移再改代码', '以后要加租户的话，现在的设计会不会卡住？'],
  ],
  'a rule of the past': [['每次发版都要打 tag', '之前规定每次发版都要打 tag，后来取消了']],
  'what a program remembers': [
    [
      'remember that the limits live in config/limits.yaml',
      'remember the choice in localStorage and restore it on load',
    ],
    ['remember the current release branch is develop', 'remember the current tab and open it again'],
    ['记住当前版本是 2.3', '记住当前节点，恢复时接着跑'],
    ['记住：发布只走流水线', '切换时记住当前节点，恢复时接着跑'],
  ],
  'what is made or happens each time': [
    ['每次 build 之前都要先跑单测', '每次 build 生成一张新的预览图'],
    ['每次提交都要先跑单测', '这台扫描枪每次都要拔插才认得'],
    ['every single time you deploy, ask me first', 'it passes locally and fails in CI, every single time'],
  ],
  'a language nobody gathered words of': [['no semicolons in this repo', 'no właśnie, to wciąż nie działa']],
  'no need, and no': [['no api keys in the repo, ever', 'use the public endpoint (no api key needed)']],
  'help, and a yes': [['动线上之前必须先让我确认', '请帮我确认线上的端口是否都开了']],
  'an outright ban of what costs, or of a place': [
    ['绝对不要动 /srv/ledger 下面的文件，那是给财务留的', '先不要动 /srv/ledger 下面的文件'],
    ['严禁在代码里关掉权限检查，测试环境也不行', '禁止点击的状态要置灰'],
    ['결제 작업 끄는 건 오늘부로 전면 금지', '지난 날짜 예약은 전면 금지 처리해줘'],
  ],
  'a letter or a notice': [
    [
      'a partir de ahora escribe los commits en inglés, siempre',
      'Redacta un aviso para los vecinos: a partir de ahora la puerta se cierra siempre a las diez.',
    ],
  ],
  'words of others, pasted': [
    [
      'from now on we write release notes in english',
      'Dear all,\nfrom now on we write release notes in english.\nJo\n\n^ make it friendlier',
    ],
    [
      'let us never deploy on fridays again',
      'what did they agree on?\nKim: let us never deploy on fridays again\nLee: agreed\nKim: good',
    ],
    ['以后接口都走网关', '整理会议纪要：\n赵：以后接口都走网关\n钱：我不同意\n孙：下周再说'],
  ],
  'a paper that is quoted, and what a program says': [
    ['数据始终保留 180 天以上的备份，不准删', '《维护合同》 2.3.1 系统应始终保留备份数据。这条现在满足吗'],
    ['never use auto in the headers', "这个报错是什么意思：error: 'auto' is never allowed here"],
  ],
  'a note for oneself, and nothing to remember': [
    [
      'note for later sessions: the lab printer is offline on mondays',
      'note to self: call Ines. go on with the form',
    ],
    ['기억해 둬: 스테이징은 월요일마다 초기화된다', '이건 기억해둘 필요 없어 그냥 시험용이라'],
  ],
  'an exercise': [
    [
      '必须用递归下降，不得改 token 结构，以后都这样',
      '作业要求：函数必须返回新数组，不得修改原数组。我这样写对吗',
    ],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})

describe('a list under a wish that lasts', () => {
  it.each([
    'Remember:\n- changelog in english\n- never squash merges',
    'From now on:\n* changelog in english\n* no squash merges',
    '记住以下几点：\n1. 变更日志用英文\n2. 不要 squash',
    '앞으로:\n- 변경 기록은 영어로\n- squash 금지',
  ])('gives each of its items: %s', (message) => {
    const found = detectAll(message)
    expect(found.map(({ remember }) => remember)).not.toContain('none')
    expect(found.map(({ text }) => text)).toHaveLength(2)
  })
  it('ends where the list ends', () => {
    const [first, ...rest] = detectAll('Remember:\n- never squash merges\nNow rename the column.')
    expect([first?.remember, rest]).toEqual(['urgent', []])
  })
})
