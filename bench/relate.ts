import { findRelated, indexRules } from '../src/core/gates/rule-index.ts'

/** What it costs to hold one candidate against all rules that stand, at 1,000 and at 10,000 rules. Processor time. */

const tools = [
  'pnpm',
  'vitest',
  'eslint',
  'prisma',
  'redis',
  'docker',
  'axios',
  'zod',
  'tailwind',
  'pytest',
  'webpack',
]
const objects = [
  'commit messages',
  'comments',
  'log lines',
  'error handling',
  'migrations',
  'pull requests',
  'tests',
  'branches',
  'functions',
  'file names',
  'secrets',
  'config files',
  'database queries',
  'answers',
  'documentation',
]
const shapes: readonly ((tool: string, object: string, number: number) => string)[] = [
  (tool, object) => `Use ${tool} for ${object}`,
  (tool, object) => `Never use ${tool} when writing ${object}`,
  (_, object, number) => `Keep ${object} below ${number} lines`,
  (tool, object, number) => `Before changing ${object} in area${number} run ${tool}`,
  (tool, object) => `${object} 必须用 ${tool} 处理`,
  (tool, object) => `${object}에는 ${tool} 사용`,
  (_, object, number) => `The team of module${number} owns ${object}`,
]

/** Rules that differ, in an order that is the same each time. */
const rule = (at: number): string => {
  const shape = shapes[at % shapes.length] as (typeof shapes)[number]
  return `${shape(tools[(at * 7) % tools.length] as string, objects[(at * 11) % objects.length] as string, at % 997)} (${(at * 2654435761) % 4096})`
}

function measure(count: number, asked: number): { line: string; p50: number; p99: number } {
  const rules = Array.from({ length: count }, (_, line) => ({
    file: 'MEMORY.md',
    line,
    text: rule(line),
    tier: 'L1' as const,
    marker: null,
  }))
  const index = indexRules(rules)
  const candidates = Array.from({ length: asked }, (_, at) => rule(at * 13 + 5))
  for (const text of candidates.slice(0, asked / 3)) findRelated(text, index)
  const times = candidates
    .map((text) => {
      const from = process.cpuUsage()
      findRelated(text, index)
      const spent = process.cpuUsage(from)
      return (spent.user + spent.system) / 1000
    })
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  // The clock counts microseconds.
  const [p50, p99] = [at(0.5), at(0.99)].map((one) => Math.max(one, 0.001)) as [number, number]
  return {
    line: `a candidate against ${count} rules: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`,
    p50,
    p99,
  }
}

export function* bench(count = 1_000, asked = 700): Generator<string> {
  const small = measure(count, asked)
  yield small.line
  const big = measure(count * 10, asked)
  yield big.line
  yield `ten times the rules cost ${(big.p50 / small.p50).toFixed(1)} × at the median, ${(big.p99 / small.p99).toFixed(1)} × at p99`
}
