import { detect } from '../src/core/detect/index.ts'
import { checkSafety } from '../src/core/gates/safety/index.ts'

/** Texts a second on one core, and how the time grows with the length. Processor time, not the wall clock. */

const short = [
  'fix the failing test in src/cart.ts',
  'From now on use pnpm, not npm.',
  'why does the build take so long?',
  '以后每次提交前都要跑测试',
  '这个按钮点了没反应，看一下',
  '앞으로 커밋 메시지는 영어로 써줘',
  '이 함수 이름 좀 바꿔줘',
  'ok, now run it again and show me the log',
]

function seconds(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

const many = (times: number) => () => {
  for (let round = 0; round < times; round++) for (const text of short) detect(text)
}
export function* bench(rounds = 2_500): Generator<string> {
  seconds(many(rounds))
  const spent = seconds(many(rounds))
  yield `short messages: ${Math.round((rounds * short.length) / spent)} a second`

  const prose = 'The cart keeps its items in a list and the list is sorted by price. '
  for (const length of [50_000, 100_000, 200_000]) {
    const text = prose.repeat(Math.ceil(length / prose.length)).slice(0, length)
    seconds(() => detect(text))
    yield `${length / 1000} KB: ${(seconds(() => detect(text)) * 1000).toFixed(1)} ms`
  }

  const check = (text: string) => checkSafety({ text, where: 'L1', maxGraphemes: null })
  const gate = (times: number) => () => {
    for (let round = 0; round < times; round++) for (const text of short) check(text)
  }
  seconds(gate(20))
  yield `safety gate, short texts: ${Math.round((40 * short.length) / seconds(gate(40)))} a second`
  for (const unit of ['.a', '봇 ', 'do not ', '不', prose]) {
    const text = unit.repeat(Math.ceil(100_000 / unit.length))
    yield `safety gate, 100 KB of ${JSON.stringify(unit.slice(0, 8))}: ${(seconds(() => check(text)) * 1000).toFixed(0)} ms`
  }
}
