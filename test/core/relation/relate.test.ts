import { describe, expect, it } from 'vitest'
import { relate } from '../../../src/core/relation/index.ts'

const contradictions: readonly (readonly [string, string])[] = [
  ['Use yarn, not bun', 'Use bun, not yarn'],
  ['use bun instead of yarn', 'use yarn instead of bun'],
  ['Prefer const over let', 'Prefer let over const'],
  ['用 yarn，不用 bun', '用 bun，不用 yarn'],
  ['不要用yarn要用bun', '不要用bun要用yarn'],
  ['別再用 yarn 了，用 bun', '用 yarn，别用 bun'],
  ['yarn 말고 bun 써', 'bun 말고 yarn 써'],
  ['不要写测试', '要写测试'],
  ["Don't add docstrings", 'Add docstrings'],
  ['Don\u2019t add docstrings', 'Always add docstrings'],
  ['Never squash commits', 'Always squash commits'],
  ['주석 달지 마', '주석 달아줘'],
  ['로그에 토큰을 남기지 마', '로그에 토큰을 남겨'],
  ['Use tabs', 'Use spaces'],
  ['Keep functions below 40 lines', 'Keep functions below 60 lines'],
]
const unrelated: readonly (readonly [string, string])[] = [
  ['Use bun, not yarn', 'My brother uses yarn'],
  ['Use bun, not yarn', 'Use tabs, not spaces'],
  ["Don't commit without tests", "Don't commit generated files"],
  ['Never deploy without a review', 'Never merge without a green build'],
  ['提交前要跑测试', '不要在周五发版'],
  ['커밋 전에 린트를 돌려줘', '답변은 한국어로 해줘'],
]

describe('two rules', () => {
  it.each(contradictions)('contradict: %s | %s', (a, b) => {
    expect(relate(a, b).relation).toBe('contradiction')
    expect(relate(b, a).relation).toBe('contradiction')
  })
  it.each(unrelated)('are unrelated: %s | %s', (a, b) => expect(relate(a, b).relation).toBe('unrelated'))
  it.each([
    ['Run migrations when the schema changes', 'Run migrations unless the schema changes'],
    ['Copy staging data to production', 'Copy production data to staging'],
    ['Replace moment with dayjs', 'Replace dayjs with moment'],
    ['Delete logs older than 30 days', 'Delete logs newer than 30 days'],
    ['Contact team-a for access', 'Contact team-b for access'],
    ['Restart Server A after deploys', 'Restart Server B after deploys'],
    ['Log every request and health checks', 'Log every request but health checks'],
    ['除了文档以外都要写测试', '文档都要写测试'],
    ['价格含税', '价格不含税'],
    ['コミット前に必ずテストを実行', 'コミット後に必ずテストを実行'],
    ['Коммить в main', 'Не коммить в main'],
    ['Ana or Ben must approve releases', 'Ana and Ben must approve releases'],
    ['At least one of lint or test must pass', 'Both lint and test must pass'],
    ['Any reviewer may merge', 'All reviewers may merge'],
    ['Exactly one reviewer approves', 'At least one reviewer approves'],
    ['Do not deploy without lint or tests', 'Do not deploy without lint and tests'],
    ['Enable it when A && B', 'Enable it when A || B'],
    ['Deploy staging and production or canary', 'Deploy staging or production and canary'],
    ['lint 和测试任一通过即可合并', 'lint 和测试都通过才可合并'],
    ['通知运维或安全团队', '通知运维和安全团队'],
    ['린트나 테스트를 돌려줘', '린트와 테스트를 돌려줘'],
    ['아나 또는 벤이 승인한다', '아나와 벤이 승인한다'],
    ['Threshold is >= 5', 'Threshold is > 5'],
    ['Threshold is 5', 'Threshold is > 5'],
    ['Score is >= 5 and < 10', 'Score is > 5 and <= 10'],
    ['At least 3 replicas', 'More than 3 replicas'],
    ['副本不超过 3 个', '副本少于 3 个'],
    ['복제본은 3개 이상', '복제본은 3개 초과'],
    ['Use ENV=prod', 'Use ENV!=prod'],
    ['Use === for comparison', 'Use == for comparison'],
    ['Limit uploads to 64 KB', 'Limit uploads to 64 KiB'],
    ['Limit uploads to 10 MB', 'Limit uploads to 10 Mb'],
    ['Keep test files short', 'Keep snapshots short'],
    ['Always run the word12x tests before you commit', 'Always run the word13x tests before you commit'],
    ['Never force-push to the word12x branch', 'Never force-push to the word13x branch'],
    ['Restart service120 after deploys', 'Restart service121 after deploys'],
    ['Keep test files sorted', 'Keep test files sorted in the snapshots folder'],
    ['Write tests for every fix', 'Write unit tests for every fix'],
    ['Limit uploads to 10 mb', 'Limit uploads to 10 Mb'],
    ['Keep the timeout at 5 ms', 'Keep the timeout at 5 Ms'],
    ['Keep coverage above 80 %', 'Keep coverage at least 80 %'],
    ['Alert when the queue is over 100', 'Alert when the queue is 100 or more'],
    ['Keep files under 300 lines', 'Keep files at most 300 lines'],
    ['Name the variable userId', 'Name the variable userID'],
    ['Use -n with grep', 'Use -N with grep'],
    ['Call `getUser` first', 'Call `GetUser` first'],
    ['Keep MAX_SIZE small', 'Keep max_size small'],
    ['Tests live in src/Tests', 'Tests live in src/tests'],
    ['업로드는 10 MB까지', '업로드는 10 Mb까지'],
    ['前端调用后端', '后端调用前端'],
    ['先跑测试再跑 lint', '先跑 lint 再跑测试'],
    ['先跑测试，然后跑 lint', '先跑 lint，再跑测试'],
    ['前端被后端调用', '前端调用后端'],
    ['AはBを呼ぶ', 'BはAを呼ぶ'],
    ['프런트가 백엔드를 호출한다', '백엔드가 프런트를 호출한다'],
    ['서버가 클라이언트에게 알림을 보낸다', '클라이언트가 서버에게 알림을 보낸다'],
    ['Use staging keys locally', 'Use local keys in staging'],
    ['The frontend is called by the backend', 'The frontend calls the backend'],
    ['Run lint, then test', 'First test, then run lint'],
  ])('are no duplicates where one small word or the order turns them: %s | %s', (a, b) => {
    expect(relate(a, b).relation).not.toBe('duplicate')
    expect(relate(b, a).relation).not.toBe('duplicate')
  })
  it('are duplicates when whole clauses change places', () => {
    expect(relate('Run the tests before commits', 'Before commits, run the tests').relation).toBe('duplicate')
  })
  it.each([
    ['Do not log secrets or tokens', 'Secrets and tokens never go into logs'],
    ['Never use yarn or npm', 'Do not use yarn or npm'],
    ['Use pnpm in CI', 'In CI use pnpm'],
    ['Use TypeScript', 'use Typescript'],
    ['Use pnpm, not npm', 'use PNPM, not NPM'],
    ['Always name it userId', 'ALWAYS NAME IT USERID'],
    ['Read README.md first', 'read readme.md first'],
    ['Keep files under 300 lines', 'Keep files below 300 lines'],
    ['Limit uploads to 10 KB', 'Limit uploads to 10 kB'],
    ['Use Python 3.12 or newer', 'Python >= 3.12'],
    ['Never use more than 3 parameters', 'At most 3 parameters'],
    ['Set NODE_ENV=production', 'Set NODE_ENV to production'],
    ['函数不超过 50 行', '单个函数最多 50 行'],
    ['测试用 vitest', '用 vitest 测试'],
    ['함수는 50줄을 넘지 않게', '함수는 50줄 이하'],
    ['커밋 전에 린트와 테스트를 돌려', '커밋 전에 린트 및 테스트 실행'],
  ])('are duplicates where another small word says the same: %s | %s', (a, b) => {
    expect(relate(a, b).relation).toBe('duplicate')
    expect(relate(b, a).relation).toBe('duplicate')
  })
  it.each([
    ['Use bun.', '- **use bun**'],
    ['> 规则：用 bun', '用 bun。'],
    ['Rule: Don\u2019t add docstrings', "don't add docstrings"],
    ['1. 규칙: 탭을 써', '탭을 써'],
  ])('are duplicates but for their dress: %s | %s', (a, b) => expect(relate(a, b).relation).toBe('duplicate'))
})
