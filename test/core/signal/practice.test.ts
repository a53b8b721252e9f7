import { describe, expect, it } from 'vitest'
import { onlyPraises, praisedCommands, praisesPractice } from '../../../src/core/signal/practice.ts'
import { edited, failed, looked, ran, said } from '../pitfall/a-conversation.ts'

const praise = 'that worked, keep doing it that way'

describe('praise of a practice', () => {
  it.each([praise, 'It works! Stick with this.', '很好，以后就这样做', '잘 됐네, 앞으로도 그렇게 해줘'])(
    'is heard: %s',
    (prompt) => {
      expect(praisesPractice(prompt)).toBe(true)
    },
  )

  it.each([
    'thanks, that works',
    'it works on my machine',
    'keep going',
    '很好，继续',
    '좋아, 계속해',
    'this did not work, do it like that again',
  ])('is not heard in: %s', (prompt) => {
    expect(praisesPractice(prompt)).toBe(false)
  })

  it.each([
    '很好，以后就这样做吧！',
    '搞定，以后都按这个来',
    '잘 됐네, 앞으로도 그렇게 해줘',
    'That worked, keep doing it this way!',
  ])('is all that is said in: %s', (prompt) => expect(onlyPraises(prompt)).toBe(true))

  it.each([
    '很好，以后都这样做：先跑迁移再部署',
    '以后提交前都跑测试',
    '잘 됐네, 앞으로도 그렇게 배포 전에 테스트를 돌려줘',
    'that worked, keep doing it this way for every service we ship',
  ])('is not all that is said in: %s', (prompt) => expect(onlyPraises(prompt)).toBe(false))

  it('names the one command that the turn before came down to', () => {
    const turn = [said('set up the database'), looked(), ran('make database'), ran('git status')]
    expect(praisedCommands([...turn, said(praise)])).toEqual(['make database'])
    expect(praisedCommands([...turn, said('thanks')])).toEqual([])
    expect(praisedCommands([...turn, said(praise, true)])).toEqual([])
    expect(praisedCommands([...turn, ran('make seed'), said(praise)])).toEqual([])
    expect(praisedCommands([...turn, failed('make database', ''), said(praise)])).toEqual([])
    expect(praisedCommands([said('fix it'), edited('src/a.ts'), ran('npm test'), said(praise)])).toEqual([])
  })
})
