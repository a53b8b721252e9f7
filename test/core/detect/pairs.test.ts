import { describe, expect, it } from 'vitest'
import { detect } from '../../../src/core/detect/index.ts'
import { chinese } from '../../../src/core/detect/lexicon/chinese.ts'
import { english } from '../../../src/core/detect/lexicon/english.ts'
import { korean } from '../../../src/core/detect/lexicon/korean.ts'

const isCard = (message: string): boolean => ['urgent', 'standard'].includes(detect(message).remember)

/** Every entry of a word list as it would be typed: no marks of the table, no pieces of words. */
const typed = (entries: readonly string[] | undefined): string[] =>
  (entries ?? [])
    .filter((entry) => !/[*$]/.test(entry) && !/[,،]$/.test(entry))
    .map((entry) => entry.replaceAll('_', ' '))

const opening = {
  en: typed([...(english.future ?? []), ...(english.next ?? [])]).filter(
    (word) =>
      !/^(?:ever again|in every session|across sessions|for all future|for future|for next time|for the rest)/.test(
        word,
      ),
  ),
  zh: typed([...(chinese.future ?? []), ...(chinese.next ?? [])]).filter(
    (word) => !/[都请回所有]$/u.test(word),
  ),
  ko: typed([...(korean.future ?? []), ...(korean.next ?? [])]).filter(
    (word) => !/^(?:계속|이제는|추후|향후)/.test(word),
  ),
}

interface Forms {
  readonly lasting: readonly ((cue: string) => string)[]
  readonly never: Readonly<Record<string, (cue: string) => string>>
}

const forms: Record<'en' | 'zh' | 'ko', Forms> = {
  en: {
    lasting: [(cue) => `${cue} write the tests first`, (cue) => `${cue}, don't add comments to the code`],
    never: {
      question: (cue) => `should we ${cue} write the tests first?`,
      quote: (cue) => `the ticket says "${cue} write the tests first", find it`,
      'code block': (cue) => `what does this do\n\`\`\`\n${cue} write the tests first\n\`\`\``,
      'product subject': (cue) => `${cue} the sidebar must stay open`,
      'translation task': (cue) => `translate this: ${cue} write the tests first`,
    },
  },
  zh: {
    lasting: [(cue) => `${cue}先写测试再写代码`, (cue) => `${cue}不要在代码里写注释`],
    never: {
      question: (cue) => `${cue}要不要先写测试？`,
      quote: (cue) => `工单里写的是“${cue}先写测试”，帮我找一下`,
      'product subject': (cue) => `${cue}用户必须先登录`,
      'translation task': (cue) => `翻译一下：${cue}先写测试`,
    },
  },
  ko: {
    lasting: [(cue) => `${cue} 테스트부터 작성해줘`, (cue) => `${cue} 코드에 주석 달지 마`],
    never: {
      question: (cue) => `${cue} 테스트부터 작성하는 게 좋을까?`,
      quote: (cue) => `티켓에 "${cue} 테스트부터 작성해줘"라고 적혀 있는데 찾아줘`,
      'product subject': (cue) => `${cue} 사이드바는 화면에 보여야 해`,
    },
  },
}

for (const language of ['en', 'zh', 'ko'] as const) {
  describe(`a word of the future in ${language}`, () => {
    it.each(opening[language])('%s: makes a card of an order and of a prohibition', (cue) => {
      for (const form of forms[language].lasting)
        expect([form(cue), isCard(form(cue))]).toEqual([form(cue), true])
    })
    for (const [kind, form] of Object.entries(forms[language].never)) {
      it.each(opening[language])(`%s: makes none of a ${kind}`, (cue) => {
        expect([form(cue), isCard(form(cue))]).toEqual([form(cue), false])
      })
    }
  })
}

describe('a wish to remember', () => {
  const wishes = {
    en: ['remember', 'please remember', 'keep in mind', 'bear in mind', 'remember that'],
    zh: ['记住', '请记住', '牢记', '記住', '切记'],
    ko: ['기억해줘', '기억해 둬', '명심해'],
  }
  const told = {
    en: (cue: string) => `${cue} we deploy from the release branch`,
    zh: (cue: string) => `${cue}：我们从 release 分支部署`,
    ko: (cue: string) => `${cue}, 우리는 release 브랜치에서 배포해`,
  }
  for (const language of ['en', 'zh', 'ko'] as const) {
    it.each(wishes[language])('%s: makes a card', (cue) => {
      expect([told[language](cue), isCard(told[language](cue))]).toEqual([told[language](cue), true])
    })
  }

  const backs = ["don't %", 'do not %', "you don't have to %", 'no need to %', "can't %"]
  it.each(backs)('is taken back by "%s"', (negated) => {
    expect(detect(`${negated.replace('%', 'remember')} the release branch`).remember).toBe('none')
  })
  it.each(['不要记住', '不用记住', '别记住', '不必记住', '無需記住', '不需要记住'])(
    'is taken back by %s',
    (negated) => {
      expect(detect(`${negated}这个分支`).remember).toBe('none')
    },
  )
  it.each(['기억하지 마', '기억하지 않아도 돼', '기억 안 해도 돼', '기억할 필요 없어'])(
    'is taken back by %s',
    (negated) => {
      expect(detect(`이 브랜치는 ${negated}`).remember).toBe('none')
    },
  )
})

describe('a universal', () => {
  it.each([
    ['always run the linter before a commit', 'urgent'],
    ['never commit generated code', 'urgent'],
    ['the linter always fails with a timeout', 'none'],
    ['this function never returns', 'none'],
    ['it never happens on my machine', 'none'],
    ['should tests always be isolated?', 'none'],
    ['thanks, quick as always', 'none'],
    ['永远不要提交生成的代码', 'urgent'],
    ['这个函数永远返回 true', 'none'],
    ['每次点击按钮都会报错', 'none'],
    ['一定是代理的问题', 'none'],
    ['생성된 코드는 절대 커밋하지 마', 'urgent'],
    ['이 함수는 항상 null을 반환하는데 왜 그래', 'none'],
    ['절대 경로로 바꿔줘', 'none'],
  ])('%s → %s', (message, level) => {
    expect(detect(message).remember).toBe(level)
  })
})
