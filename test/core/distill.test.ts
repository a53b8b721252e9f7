import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distill } from '../../src/core/distill.ts'

describe('distilling', () => {
  it.each([
    ['Remember that the demo tenant is shared.', 'The demo tenant is shared'],
    ['please remember to rebase first', 'rebase first'],
    ['From now on, use pnpm', 'Use pnpm'],
    ['hey claude, from now on never push to main!', 'Never push to main'],
    ['could you always run `make lint` before a commit?', 'Always run `make lint` before a commit'],
    ['记住：部署前先备份', '部署前先备份'],
    ['請記住部署前先備份', '部署前先備份'],
    ['以后提交前都要跑测试', '提交前都要跑测试'],
    ['以後回答用繁體中文', '回答用繁體中文'],
    ['能不能以后每次改完都跑一下 lint？', '每次改完都跑一下 lint'],
    ['앞으로는 커밋 전에 린트를 돌려줘', '커밋 전에 린트를 돌려줘'],
    ['기억해줘, 데모 서버는 공용이야', '데모 서버는 공용이야'],
    ['no, use vitest not jest', 'Use vitest not jest'],
    ['FYI we deploy with helm here', 'We deploy with helm here'],
    ['note for later: the sandbox is shared', 'The sandbox is shared'],
    ['I told you, we use vitest, not jest', 'We use vitest, not jest'],
    ['No, wrong again: we use vitest, not jest!', 'We use vitest, not jest'],
    ['又写成中文了，提交信息都用英文', '提交信息都用英文'],
    ['내가 말했잖아, 커밋 메시지는 영어로 써', '커밋 메시지는 영어로 써'],
    ['记住我喜欢简洁的回答', '我喜欢简洁的回答'],
    ['今後は必ずテストを書いて', '必ずテストを書いて'],
    ['Save this to memory: the nightly build runs on arm only', 'The nightly build runs on arm only'],
    ['add to CLAUDE.md: never squash merges', 'Never squash merges'],
    ['Remember the following: we tag on Mondays', 'We tag on Mondays'],
    ['note for the future: the sandbox is shared', 'The sandbox is shared'],
    ['把这条存到记忆里：发版只走流水线', '发版只走流水线'],
    ['記住這一點：發版只走流水線', '發版只走流水線'],
    ['이걸 메모리에 저장해: 배포는 파이프라인으로만 해', '배포는 파이프라인으로만 해'],
  ])('%s → %s', (sentence, text) => expect(distill(sentence)).toEqual({ text, wording: 'final' }))

  it.each([
    'Never push to main',
    "Don't use default exports again",
    'pnpm install comes first',
    'must run the linter',
    'No emojis in commit messages',
    'so many returns are confusing',
    '禁止强推',
    '别再用 npm 了',
    '不要写注释',
    '不许改这个目录',
    '하지 마',
    '절대 배포하지 마',
    'could you not add comments',
    '以后的版本都要兼容',
    'remember me is a checkbox',
    'any 타입은 쓰지 마',
    '记住我的密码',
    'use 훅은 컴포넌트 안에서만',
    'any type is forbidden',
    'git add .',
  ])('leaves %s as it is', (sentence) => expect(distill(sentence).text).toBe(sentence))

  it('never takes off a prohibition or a modal, whatever stands before it', () => {
    const heads = [
      '',
      'ok, ',
      'Remember: ',
      'from now on ',
      'please ',
      '记住，',
      '以后',
      '앞으로 ',
      '请',
      '기억해줘, ',
    ]
    const tails = [
      'Never deploy',
      "Don't deploy",
      'Do not deploy',
      '禁止部署',
      '不要部署',
      '别部署',
      '必须部署',
      '배포하지 마',
      '금지',
    ]
    for (const head of heads) {
      for (const tail of tails) expect(distill(head + tail.toLowerCase()).text).toBe(tail)
    }
  })

  it('is one line, and is done when it is done twice', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '以后',
            '记住：',
            'ok, ',
            'never ',
            'use x\n',
            '\t',
            '앞으로 ',
            '。',
            '!',
            'please ',
          ),
        ),
        (all) => {
          const { text } = distill(all.join(''))
          expect(text).not.toMatch(/[\n\t]/)
          expect(distill(text).text).toBe(text)
        },
      ),
    )
  })

  it('says empty when only words of address or time are left', () => {
    for (const sentence of ['', '  ', '记住', 'from now on.', '앞으로!', '...']) {
      expect(distill(sentence)).toEqual({ text: '', wording: 'empty' })
    }
  })

  it('counts graphemes, and cuts nothing', () => {
    const family = '👨‍👩‍👧'
    expect(distill(`${family.repeat(90)}use tabs`)).toMatchObject({ wording: 'final' })
    const long = `use ${'字'.repeat(100)}`
    expect(distill(long)).toEqual({ text: long, wording: 'long' })
  })
})
