import { describe, expect, it } from 'vitest'
import { bench as commit } from '../bench/commit.ts'
import { bench as detect } from '../bench/detect.ts'
import { bench as digest } from '../bench/digest.ts'
import { bench as hook } from '../bench/hook.ts'
import { bench as relate } from '../bench/relate.ts'
import { bench as skills } from '../bench/skills.ts'
import { bench as store } from '../bench/store.ts'

type Bench = (size: number) => Iterable<string> | AsyncIterable<string>
const benches: readonly [name: string, bench: Bench, size: number][] = [
  ['hook', hook, 1],
  ['commit', commit, 1],
  ['detect', detect, 1],
  ['relate', relate, 30],
  ['digest', digest, 14],
  ['skills', skills, 2],
  ['store', store, 2],
]

// Of no use as a measure in this size; but a bench that nobody runs is found broken on the day it is needed.
describe('a bench', () => {
  it.each(benches)('of the %s still runs and says what it measured', async (_name, bench, size) => {
    const lines = []
    for await (const line of bench(size)) lines.push(line)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).toMatch(/\d/)
    expect(lines.join('\n')).not.toMatch(/NaN|undefined|null|Infinity|ok: false/)
  })
})
