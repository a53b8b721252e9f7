import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { killAtRandom } from './random-kills.ts'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const KILLS = 20
const RANDOM_MAX_MS = 1_800_000

describe.concurrent('a service that is killed at random moments, again and again', () => {
  it.each([1, 2])(
    'loses, doubles and halves nothing (seed %i)',
    async (seed) => {
      const { problems, kills } = await killAtRandom({ dist, kills: KILLS, seed })
      expect({ problems, kills }).toEqual({ problems: [], kills: KILLS })
    },
    RANDOM_MAX_MS,
  )
})
