import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { concernsSkill, skillChanges } from '../../../src/core/skill/changes.ts'
import { outlineOf } from '../../../src/core/skill/outline.ts'

const skill = (file: string) =>
  outlineOf(file, readFileSync(new URL(`../darwin/skills/${file}.md`, import.meta.url), 'utf8'))
const skills = { en: skill('deploy-shop'), zh: skill('zh-deploy'), ko: skill('ko-incident') }
const { en, zh, ko } = skills

describe('what changes a skill in use', () => {
  it.each([
    ['en', 'Add a step to the skill: tag the image before the push', 'added', null],
    ['en', 'the skill should also warm the cache after the rollout', 'changed', null],
    ['en', 'Please drop step 2, CI runs the tests', 'removed', 'Before'],
    ['en', 'step 6 needs to wait ten seconds before the curl', 'changed', 'Deploy'],
    ['en', 'Move step 4 before step 3', 'changed', 'Deploy'],
    ['en', 'In the deploy-shop skill, replace the curl with `make verify`', 'changed', 'Deploy'],
    ['en', 'From now on run `make rollout` with a timeout of 5 minutes', 'changed', 'Deploy'],
    [
      'en',
      'Can you add a step that runs `make logs` once the rollout is complete?',
      'added',
      'When it fails',
    ],
    ['en', "we don't need step 2 anymore", 'changed', 'Before'],
    ['en', 'step 2 is unnecessary, CI runs the tests', 'changed', 'Before'],
    ['en', 'the skill is missing a step for the cache of the CDN', 'added', null],
    ['zh', '给这个技能加上一步：发布前先通知值班同事', 'added', null],
    ['zh', '这个技能还缺一步：清 CDN 缓存', 'added', null],
    ['zh', '第1步和第2步换一下顺序', 'changed', '步骤'],
    ['zh', '把第一步删了，CI 会跑', 'removed', '步骤'],
    ['ko', '2단계 지워 줘', 'removed', '순서'],
    ['ko', '2단계는 이제 필요 없어', 'changed', '순서'],
    ['ko', '이 스킬에 캐시 비우는 단계가 빠졌어', 'added', null],
    ['zh', '把第3步改成先打标签再更新镜像', 'changed', '步骤'],
    ['zh', '去掉第一步，CI 已跑测试', 'removed', '步骤'],
    ['zh', '以后 `make image` 都要带上缓存参数', 'changed', '步骤'],
    ['ko', '이 스킬에 담당자 호출 단계를 추가해줘', 'added', null],
    ['ko', '3단계에서 되돌리기 전에 스냅샷을 남겨야 해', 'changed', '순서'],
    ['ko', '2단계는 `kubectl logs` 대신 `stern` 으로 바꿔줘', 'changed', '순서'],
  ] as const)('%s: %s', (of, sentence, kind, section) => {
    const [found, ...more] = skillChanges(sentence, skills[of])
    expect(more).toEqual([])
    expect(found).toMatchObject({ kind, section, evidence: sentence })
  })

  it('keeps why apart from what', () => {
    expect(skillChanges('Drop step 2 because CI runs the tests', en)).toMatchObject([
      { change: 'Drop step 2', reason: 'CI runs the tests' },
    ])
    expect(skillChanges('Drop step 2, since CI runs the tests', en)).toMatchObject([
      { change: 'Drop step 2', reason: 'CI runs the tests' },
    ])
    expect(skillChanges('因为测试已由流水线跑过了，去掉第1步', zh)).toEqual([])
    expect(skillChanges('因为测试太慢，去掉第1步', zh)).toMatchObject([
      { change: '去掉第1步', reason: '测试太慢' },
    ])
    expect(skillChanges('로그가 잘리기 때문에 2단계는 `stern` 으로 바꿔줘', ko)).toMatchObject([
      { change: '2단계는 `stern` 으로 바꿔줘', reason: '로그가 잘리기 때문에' },
    ])
    expect(skillChanges('2단계는 빼 줘, CI가 테스트를 돌리니까', ko)).toMatchObject([
      { kind: 'removed', change: '2단계는 빼 줘', reason: 'CI가 테스트를 돌리니까' },
    ])
    expect(skillChanges('스냅샷을 넣어서 2단계를 바꿔 줘', ko)).toMatchObject([
      { change: '스냅샷을 넣어서 2단계를 바꿔 줘', reason: null },
    ])
  })
})

describe('what is said while a skill is in use, and changes nothing of it', () => {
  it.each([
    // The task at hand.
    ['en', 'deploy it to production now'],
    ['en', 'run `make rollout ENV=prod` again'],
    ['en', 'skip step 2 this time'],
    ['en', 'go on with step 4'],
    ['en', "let's move on to step 2"],
    ['en', 'always keep answers short, they run to many lines'],
    ['en', 'for now drop step 2'],
    ['en', 'the tests passed, go ahead'],
    ['zh', '继续第3步'],
    ['zh', '这次去掉第1步'],
    ['zh', '再跑一遍 `make test`'],
    ['ko', '3단계로 넘어가'],
    ['ko', '이번에는 2단계를 빼줘'],
    ['ko', '`make rollback` 한 번 더 실행해줘'],
    // Questions and what was done.
    ['en', 'why does step 5 wait 10 minutes?'],
    ['en', 'should we add a step for the cache?'],
    ['en', 'did you change step 3?'],
    ['en', 'I already removed step 2 from the list'],
    ['en', 'step 2 failed with exit code 1'],
    ['en', 'what if we drop step 4?'],
    ['zh', '第3步为什么要先打标签？'],
    ['zh', '要不要去掉第1步？'],
    ['zh', '第2步失败了'],
    ['ko', '3단계는 왜 물어봐야 해?'],
    ['ko', '2단계를 바꿀까?'],
    ['ko', '2단계에서 오류가 났어'],
    ['en', "we don't need step 2 for this one"],
    ['zh', '第一步我删了'],
    ['zh', '第1步已经删了'],
    ['ko', '오늘은 2단계 필요 없어'],
    // Steps of other things.
    ['en', 'add a step to the checkout wizard for the address'],
    ['en', 'remove the lint step from the CI workflow'],
    ['en', 'add another step to the onboarding form'],
    ['en', 'change step 3 of the tutorial to use zod'],
    ['en', 'add a step after step 9 that retries payments'],
    ['zh', '在注册流程里加上一步短信验证'],
    ['zh', '把下单流程的第2步改成选择地址'],
    ['ko', '회원가입 화면에 약관 동의 단계를 추가해줘'],
    ['ko', '결제 폼의 2단계를 카드 입력으로 바꿔줘'],
    // Another skill, a quotation, what must not change.
    ['en', 'the review-pr skill should also check the changelog'],
    ['en', 'he said "drop step 2 of the deploy skill"'],
    ['en', "don't change step 3"],
    ['zh', '第3步不要改'],
    ['ko', '3단계는 변경하지 마'],
    // Ordinary work.
    ['en', 'add a test for the empty cart'],
    ['en', 'replace the date library'],
    ['en', 'the button should be green'],
    ['en', 'update the readme and push'],
    ['en', 'thanks, looks good'],
    ['zh', '把按钮改成绿色'],
    ['zh', '给购物车加上测试'],
    ['zh', '好的，谢谢'],
    ['ko', '장바구니 테스트를 추가해줘'],
    ['ko', '버튼을 초록색으로 바꿔줘'],
    ['ko', '고마워, 좋아 보여'],
  ] as const)('%s: %s', (of, sentence) => {
    expect(skillChanges(sentence, skills[of], ['review-pr'])).toEqual([])
  })

  it('is none in a document, in code, or in what a harness says', () => {
    const items = Array.from({ length: 8 }, (_, at) => `- add a step ${at} to the skill`).join('\n')
    for (const text of [
      `# Plan\n## Steps\n${items}`,
      '```\ndrop step 2\n```',
      '<system-reminder>\ndrop step 2 of the skill\n</system-reminder>',
      `drop step 2 of the skill. ${'x'.repeat(400)}`,
    ])
      expect(skillChanges(text, en)).toEqual([])
  })
})

describe('words that concern a skill', () => {
  it.each([
    ['en', 'Run `make login` before the deploy-shop skill', true],
    ['en', 'Always run `make rollout` with a timeout', true],
    ['en', 'Step 3 comes last', true],
    ['en', 'Use tabs in makefiles', false],
    ['en', 'Step 9 comes last', false],
    ['zh', '第2步要带缓存', true],
    ['zh', '提交信息用中文', false],
    ['ko', '2단계는 나중에', true],
    ['ko', '답변은 짧게', false],
  ] as const)('%s: %s', (of, text, expected) => {
    expect(concernsSkill(text, skills[of])).toBe(expected)
  })
})
