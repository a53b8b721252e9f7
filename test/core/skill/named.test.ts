import { describe, expect, it } from 'vitest'
import { readSkillAnswer } from '../../../src/core/answer.ts'
import { skillNamed } from '../../../src/core/skill/named.ts'

const names = ['deploy', 'deploy-web', 'review']

describe('a skill named in words', () => {
  it.each([
    ['In the deploy skill, log in first', 'deploy'],
    ['The skill deploy needs a login', 'deploy'],
    ['Before /deploy run the tests', 'deploy'],
    ['`deploy` needs a login', 'deploy'],
    ['deploy-web needs a login', 'deploy-web'],
    ['Run the deploy-web skill after a login', 'deploy-web'],
    ['用 deploy 技能之前先登录', 'deploy'],
    ['技能「review」要先看测试', 'review'],
    ['deploy 스킬은 로그인이 먼저다', 'deploy'],
    ['Deploy on Mondays only', null],
    ['Ask for a review before a merge', null],
    ['src/deploy/skill.ts needs a test', null],
    ['Keep deploy-web.ts short', null],
    ['the redeploy skill', null],
  ])('%s: %s', (text, name) => {
    expect(skillNamed(text, names)).toBe(name)
  })
})

describe('the name of a skill as an answer', () => {
  it.each([
    ['deploy', { number: null, name: 'deploy' }],
    ['`Deploy`.', { number: null, name: 'deploy' }],
    ['#42 deploy', { number: 42, name: 'deploy' }],
    ['deploy #42', { number: 42, name: 'deploy' }],
    ['deploy it now', null],
    ['', null],
    ['部署', null],
  ])('%s', (text, answer) => {
    expect(readSkillAnswer(text)).toEqual(answer)
  })
})
