/**
 * Kills the built service at random moments and checks every promise: `node bench/run.mjs kills --kills 2000`.
 * `--houses 2` lets that many services live and die beside one another, `--seed 1` repeats a run's choices.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figures, killAtRandom } from '../test/crash/random-kills.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    houses: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    dist: { type: 'string', default: 'dist' },
  },
})
const houses = Number(values.houses)
const share = Math.ceil(Number(values.kills) / houses)
console.log(`seed ${values.seed}, ${houses} houses, ${share} kills in each`)
const began = performance.now()
const all = await Promise.all(
  Array.from({ length: houses }, (_, at) =>
    killAtRandom({
      dist: resolve(values.dist),
      kills: share,
      seed: Number(values.seed) + at,
      log: (line) => console.log(`house ${at}: ${line}`),
    }),
  ),
)
const sum = (of: (figures: Figures) => number) => all.reduce((total, figures) => total + of(figures), 0)
const caught: Record<string, number> = {}
for (const figures of all)
  for (const [what, times] of Object.entries(figures.caught)) caught[what] = (caught[what] ?? 0) + times
console.log(
  JSON.stringify(
    {
      kills: sum(({ kills }) => kills),
      lives: sum(({ lives }) => lives),
      presses: sum(({ presses }) => presses),
      commits: sum(({ commits }) => commits),
      checks: sum(({ checks }) => checks),
      doubledCards: sum(({ doubledCards }) => doubledCards),
      caught,
      problems: all.flatMap(({ problems }) => problems),
      minutes: Math.round((performance.now() - began) / 6_000) / 10,
    },
    null,
    2,
  ),
)
process.exitCode = all.some(({ problems }) => problems.length > 0) ? 1 : 0
