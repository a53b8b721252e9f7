import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Of each pair the first is a card; in the second the same word says something else, and it is none. */
const pairs: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a word that goes on': [
    ['每次发布前都必须先跑测试', '去测试机上发布前台'],
    ['每次提交前都要先跑 lint', '帮我看下提交后端代码的接口'],
    ['サーバーの秘密鍵は絶対にコミットしないで', '压缩成两页，不要漏掉关键步骤'],
  ],
  'what the person did, and what a thing does': [
    ['不要再用 npm 了，都说了好几遍了，我们用 pnpm', '我用 npm 重装了好几次了，缓存也清了，还是没有 vite'],
    ['like I said, we use pnpm here, never npm', 'like I said, on the wiki I saw that pnpm would be there'],
    ['你总是忘记跑测试，以后每次都要跑', '查一下你总是超时的那个请求，日志我每次都看'],
  ],
  'a rule, and what others count by': [
    ['公司规定，日志一律用英文', '公司规定上班时间为九点，按这个做一个签到页面'],
    ['我们一般用英文写提交信息', '英文一般是两个音节，中文一般是一个'],
  ],
  'told of something else': [
    [
      'in this repo migrations go through alembic, never edit them by hand',
      'it goes to the next chapter but not to the end',
    ],
    [
      'we run the tests in docker, never on the host',
      'when we run this script I get six lines in the log. why?',
    ],
    ['我自己来合并，你千万别合', '代码除了我自己用，朋友也能用就行'],
  ],
  'tokens of a model': [['token 绝对不能写进日志', '规则每次都放到提示词里，消耗的 token 也会很多']],
  'of this task': [
    ['main에는 절대 머지하지 마', '로고를 지워줘. 새 브랜치를 파서 올려줘. main에 머지하지 마'],
    ['never merge into main', 'fix the header, put it on a new branch. do not merge it into main'],
    ['提交信息里避免出现任何密钥', '先只打印变量名，避免任何密钥出现在屏幕上'],
    ['改表结构前先列出来等我确认', '看看要改哪些类，列出来等我确认后再动'],
    ['以后小改动不需要我确认，直接提交', '把剩下的都迁完，也不需要再找我确认'],
    ['never stop the staging database', "migrate them all and don't stop until everything is done"],
    ['dans ce projet on utilise toujours pnpm', 'installe eslint dans ce projet'],
    ['在这个项目里一律用 vitest', '在这个项目里安装一下 vitest'],
  ],
  'a design that is weighed': [
    ['每次加配置都要放到 config 目录', '如果都放到一个类里，每次放到新模块中的代码也会是比较多的'],
    ['我们的接口必须统一返回 code', '我们的接口应该统一返回 code 这样前端每次判断会好一些 你怎么看'],
    ['запомни: в этом проекте только pnpm', 'добавь поля. и учти что нужна проверка для каждого'],
  ],
}

describe.each(Object.entries(pairs))('%s', (_kind, rows) => {
  it.each(rows)('a card: %s; not: %s', (kept, other) => {
    expect([kept, isCard(kept)]).toEqual([kept, true])
    expect([other, isCard(other)]).toEqual([other, false])
  })
})
