import { z } from 'zod'
import type { Reply } from './http.ts'

/** When a 429 names no time at all, ms. */
const UNNAMED_MS = 1_000
const SECOND_MS = 1_000
/** A server in between may name any time: one of nothing is no pause, one of years is a channel that is shut. */
const WAIT_MIN_MS = 100
const WAIT_MAX_MS = 3_600_000

const told = z.object({
  retry_after: z.number().positive().nullable().catch(null),
  global: z.boolean().catch(false),
})

const waitOf = (seconds: number): number =>
  Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.max(seconds * SECOND_MS, WAIT_MIN_MS), WAIT_MAX_MS)
    : UNNAMED_MS

/** What Discord says of its limits, so that a call that it would refuse is not made: refused ones count as invalid. */
export interface Buckets {
  /** Ms until this call may be made; 0: now. */
  waitMs(method: string, route: string): number
  hear(method: string, route: string, reply: Pick<Reply, 'status' | 'header'>, json: unknown): void
}

/** Limits are counted per kind of call and channel, guild or token; the last ids of an address do not matter. */
const bucketOf = (method: string, route: string): string => {
  const [, kind = '', major = '', ...rest] = route.split('/')
  const token = kind === 'webhooks' || kind === 'interactions' ? rest.shift() : ''
  return `${method} ${kind}/${major}/${token}/${rest.map((one) => (/^\d+$/.test(one) ? ':id' : one)).join('/')}`
}

export function createBuckets(now: () => number): Buckets {
  const free = new Map<string, number>()
  let allFree = 0

  return {
    waitMs(method, route) {
      const at = Math.max(free.get(bucketOf(method, route)) ?? 0, allFree)
      return Math.max(0, Math.ceil(at - now()))
    },
    hear(method, route, { status, header }, json) {
      for (const [bucket, at] of free) if (at <= now()) free.delete(bucket)
      const bucket = bucketOf(method, route)
      const used = header('x-ratelimit-remaining') === '0'
      if (used) free.set(bucket, now() + waitOf(Number(header('x-ratelimit-reset-after'))))
      if (status !== 429) return
      const read = told.safeParse(json).data
      // Some 429 name the time in their answer only, some (of a server in between) in their head only.
      const until = now() + waitOf(read?.retry_after ?? Number(header('retry-after')))
      if (read?.global || header('x-ratelimit-scope') === 'global') allFree = Math.max(allFree, until)
      else free.set(bucket, Math.max(free.get(bucket) ?? 0, until))
    },
  }
}
