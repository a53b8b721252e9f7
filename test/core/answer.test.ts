import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../src/core/answer.ts'

const read = (text: string) => {
  const answer = readAnswer(text)
  return answer === null ? null : [answer.verb, answer.value]
}

const words: readonly (readonly [verb: string, value: string | null, forms: readonly string[]])[] = [
  ['evolve', null, ['进化', '進化', 'evolve', '진화']],
  ['takeout', null, ['移除', 'take out', 'take it out', '제거']],
  [
    'evolve',
    'l1',
    [
      '进化 L1',
      '进化L1',
      'evolve l1',
      'Evolve L1',
      '진화 L1',
      'ＥＶＯＬＶＥ　Ｌ１',
      'evolve as L1',
      'L1로 진화',
    ],
  ],
  ['evolve', 'l3', ['进化到L3', '進化 L3', 'evolve to L3', '진화L3', 'evolveL3']],
  ['tier', 'l3', ['L3', 'ｌ３']],
  ['confirm', null, ['确认写入', '確認寫入', 'confirm', '쓰기 확인', '쓰기확인']],
  ['conflict', 'new', ['留新', 'new', '새것']],
  ['conflict', 'old', ['留旧', '留舊', 'old', '옛것']],
  ['conflict', 'both', ['都留', 'both', '둘 다', '둘다']],
  ['modify', null, ['修改', 'modify', '수정']],
  ['defer', null, ['暂缓', '暫緩', 'defer', '보류']],
  ['ignore', null, ['忽略', 'ignore', '무시']],
  ['cause', 'yes', ['确认根因', 'confirm cause', '원인 확인']],
  ['retry', null, ['重试', '重試', 'retry', '재시도']],
  ['undo', null, ['撤销', '撤銷', 'undo', '되돌리기']],
  ['reopen', null, ['恢复', '恢復', 'reopen', '다시 열기']],
  ['cancel', null, ['取消', 'cancel', '취소']],
  ['keep', null, ['保留', 'keep', '유지']],
]

describe('a word of decision', () => {
  for (const [verb, value, forms] of words) {
    it.each(forms)(`%s is ${verb} ${value ?? ''}`, (form) => {
      expect(read(form)).toEqual([verb, value])
      expect(read(` ${form.toUpperCase()}。 `)).toEqual([verb, value])
      expect(read(`${form}!`)).toEqual([verb, value])
      expect(readAnswer(`${form} #42`)).toMatchObject({ verb, value, number: 42 })
      expect(readAnswer(`#42 ${form}`)).toMatchObject({ verb, value, number: 42 })
    })
  }

  it.each([
    '忽略吧',
    '忽略了',
    '忽略一下',
    '请忽略',
    'ignore it',
    'please ignore',
    'ignore this, thanks',
    '무시해',
    '무시해줘',
    '무시해 주세요',
  ])('may carry politeness: %s', (form) => expect(read(form)).toEqual(['ignore', null]))

  it.each(['1', '2', '３', '4.'])('a bare number from 1 to 4 is a reading: %s', (form) =>
    expect(read(form)?.[0]).toBe('wording'),
  )
})

describe('words with a text', () => {
  it.each([
    ['modify Run `npm test` before a commit', 'modify', null, 'Run `npm test` before a commit'],
    ['Modify: Keep  two  spaces', 'modify', null, 'Keep  two  spaces'],
    ['修改 提交前先跑测试', 'modify', null, '提交前先跑测试'],
    ['修改提交前先跑测试', 'modify', null, '提交前先跑测试'],
    ['修改：用 pnpm', 'modify', null, '用 pnpm'],
    ['수정 푸시 전에 린트', 'modify', null, '푸시 전에 린트'],
    ['fix cause the lock was never released', 'cause', 'fix', 'the lock was never released'],
    ['修正根因 锁没有释放', 'cause', 'fix', '锁没有释放'],
    ['원인 수정 락이 안 풀림', 'cause', 'fix', '락이 안 풀림'],
  ])('%s', (text, verb, value, kept) => {
    expect(readAnswer(text)).toEqual({ number: null, verb, value, text: kept })
  })
})

describe('ordinary talk', () => {
  it.each([
    'ignore the failing test for now',
    '忽略这个文件',
    '이 파일은 무시해도 되나요?',
    'new feature please',
    'both of them look fine',
    'keep going',
    'can you undo the last commit',
    '恢复昨天的版本',
    '撤销刚才那个改动',
    '수정해서 배포해',
    '忽略吗？',
    'evolve?',
    '5',
    '12',
    '#42',
    '',
    'evolve l4',
    'confirm that the tests pass',
    '确认一下有没有问题',
    '取消订单的按钮不见了',
    'take out the trash',
  ])('decides nothing: %s', (text) => expect(readAnswer(text)).toBeNull())

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const answer = readAnswer(text)
        if (answer?.text !== null && answer !== null) expect(text).toContain(answer.text)
      }),
    )
  })
})
