import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { House } from './house.ts'
import { type SceneName, scenes, settle, touchStrays, untilStruck } from './life.ts'
import { Person } from './person.ts'
import { brokenPromises } from './promises.ts'
import { within } from './within.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const MATRIX_MAX_MS = 1_800_000

const numbered = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `C${from + at}`)
const presses = (points: readonly string[], times: number): string[] =>
  Array.from({ length: times }, (_, at) => points.map((point) => `${point}@${at + 1}`)).flat()

const writing = [...numbered(11, 19), 'C20', 'C20@2', 'C21']
/** Which points lie on the way of which life. `@2` is the second time that the way comes there. */
const ways: Readonly<Record<SceneName, readonly string[]>> = {
  L1: [...numbered(1, 10), ...writing],
  L3: [...numbered(3, 5), ...presses(numbered(6, 10), 3), ...writing],
  conflict: [...numbered(3, 5), ...presses(numbered(6, 10), 2), ...writing],
  // The second time is at the second file, when the first one is written.
  raise: [
    ...numbered(3, 5),
    ...presses(numbered(6, 10), 3),
    ...numbered(11, 12),
    ...presses(numbered(13, 15), 2),
    ...writing.slice(5),
  ],
  undo: [...numbered(4, 5), ...presses(numbered(6, 10), 2), ...writing],
}

/** Kills the service at every point of the way of one life, one after the other in one house; gives all that was not so. */
async function killEverywhere(scene: SceneName): Promise<readonly string[]> {
  const house = await new House({ dist }).open()
  const points = ways[scene]
  try {
    startToBeKilled(house, points[0])
    for (const [at, point] of points.entries()) {
      const next = points[at + 1]
      const problems = await killAt(house, scene, { name: `kill${at}x`, next }).catch((error: unknown) => [
        String(error),
      ])
      // After a problem everything later would be about it.
      if (problems.length > 0) return problems.map((problem) => `${point}: ${problem}`)
    }
    return []
  } finally {
    await house.close()
  }
}

/** Once it is armed, the service kills itself at the point; until then it is as good as any. */
function startToBeKilled(house: House, point: string | undefined) {
  const [step, time = '1'] = point?.split('@') ?? []
  return house.start(step === undefined ? null : `USR2,${step}:kill@${time}`)
}

/** The service that runs is killed at its point; the one that makes up for it can be killed at the next. */
async function killAt(
  house: House,
  scene: SceneName,
  { name, next }: { readonly name: string; readonly next: string | undefined },
): Promise<readonly string[]> {
  const { service } = house
  const { person, tell, wish } = await prepared(house, scene, name)
  await service?.arm()
  if (tell) await house.tell(tell.prompt)
  if (!(await untilStruck(house, person, wish))) return ['never came there']
  await within(
    5_000,
    () => service?.over != null,
    () => 'was not killed',
  )
  if (service?.over?.signal !== 'SIGKILL') return [`ended by itself: ${service?.tail()}`]
  startToBeKilled(house, next)
  await settle(house, person, [wish])
  if (touchStrays(house) > 0) await settle(house, person, [wish])
  return brokenPromises(house)
}

/** A step that broke hides some that come after it: the second try takes another way. So these break in lives of their own. */
const hidden = [['C9', 'C16', 'C19'], ['C17']] as const

/** Lets every step of one life break once in one service that goes on, and starts it anew at the end. */
async function breakEverywhere(scene: SceneName): Promise<readonly string[]> {
  const house = await new House({ dist }).open()
  const of = (point: string): string => point.split('@')[0] ?? point
  const rest = (point: string) => !hidden.flat().some((one) => one === of(point))
  const points = ways[scene]
  const lives = [
    points.filter(rest),
    ...hidden.map((some) => points.filter((point) => some.some((one) => one === of(point)))),
  ]
  try {
    house.start()
    for (const [at, strikes] of lives.entries()) {
      const problems = await breakAt(house, scene, `break${at}x`, strikes)
      if (problems.length > 0) return problems
    }
    return []
  } finally {
    await house.close()
  }
}

async function breakAt(
  house: House,
  scene: SceneName,
  name: string,
  strikes: readonly string[],
): Promise<readonly string[]> {
  const { person, tell, wish } = await prepared(house, scene, name)
  // Once more, so that it starts as it is told.
  await house.service?.kill()
  const points = strikes.map((point) => (point.includes('@') ? point : `${point}@1`))
  const service = house.start(points.map((point) => point.replace('@', ':throw@')).join(','))
  await service.ready()
  if (tell) await house.tell(tell.prompt)
  await settle(house, person, [wish])
  const missed = points.filter((point) => !service.err.includes(`Fail point ${point}\n`))
  const code = await service.stop()
  house.start()
  await settle(house, person, [wish])
  if (touchStrays(house) > 0) await settle(house, person, [wish])
  return [
    ...missed.map((point) => `never came to ${point}`),
    ...(code === 0 ? [] : [`the stop ended with ${code}`]),
    ...(await brokenPromises(house)),
  ]
}

/** What has to stand before is written. */
async function prepared(house: House, scene: SceneName, name: string) {
  const { prepare, tell, wish } = scenes[scene](name)
  const person = new Person(house)
  for (const { prompt } of prepare) await house.tell(prompt)
  await settle(
    house,
    person,
    prepare.map(({ words }) => ({ kind: 'add', words })),
  )
  return { person, tell, wish }
}

describe.concurrent('one life of a request', () => {
  it.each(Object.keys(ways) as SceneName[])(
    'loses, doubles and halves nothing when the service is killed at every step (%s)',
    async (scene) => {
      expect(await killEverywhere(scene)).toEqual([])
    },
    MATRIX_MAX_MS,
  )

  it.each(Object.keys(ways) as SceneName[])(
    'loses, doubles and halves nothing when every step breaks once (%s)',
    async (scene) => {
      expect(await breakEverywhere(scene)).toEqual([])
    },
    MATRIX_MAX_MS,
  )
})
