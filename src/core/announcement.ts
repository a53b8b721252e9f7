import type { Request } from './request/request.ts'

/** What is told to other programs after a file of standing rules was changed. */
export interface RulesChanged {
  readonly workspace: string
  readonly path: string
  readonly request: Pick<Request, 'number' | 'ulid' | 'kind' | 'text' | 'commit'>
  /** SHA-256 of the block that was added or taken out. */
  readonly sha256: string
  /** The name of the person whose answer settled it. */
  readonly by: string
  /** ms since the epoch. */
  readonly at: number
}

/** The body that is signed and sent: an event in the form of Standard Webhooks, times in ISO 8601. */
export function announcementBody({ workspace, path, request, sha256, by, at }: RulesChanged): string {
  const { number, ulid, kind, text, commit } = request
  return JSON.stringify({
    type: kind === 'remove' ? 'rule.removed' : 'rule.added',
    timestamp: new Date(at).toISOString(),
    data: {
      workspace,
      file: path,
      request: number,
      id: ulid,
      text,
      sha256,
      by,
      commit: commit?.state === 'made' ? commit.id : null,
    },
  })
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** How long is waited after each try that failed, ms; Standard Webhooks' schedule, three days in all. */
const waits = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/**
 * When what failed `attempts` times is tried again, ms since the epoch, not before what the other side asked for;
 * null: it is given up.
 */
export function nextTry(attempts: number, now: number, askedForMs: number | null): number | null {
  const wait = waits[attempts - 1]
  // Nobody can make us wait longer than the longest of our own waits, and times are whole.
  return wait === undefined ? null : now + Math.max(wait, Math.ceil(Math.min(askedForMs ?? 0, 24 * HOUR)))
}
