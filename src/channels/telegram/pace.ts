/** So many messages and edits at once, then one every `everyMs`. */
export interface Rule {
  readonly burst: number
  readonly everyMs: number
}

/** R47. Telegram itself counts about 20 a minute in a group, one a second in a private chat and 30 a second in all. */
export const GROUP_RULE: Rule = { burst: 20, everyMs: 3_000 }
export const PRIVATE_RULE: Rule = { burst: 1, everyMs: 1_000 }
export const BOT_RULE: Rule = { burst: 30, everyMs: 34 }

/** When the bucket is full again, ms: every token taken puts that off by `everyMs`. */
export type Bucket = number
export const FULL: Bucket = 0

/** The bucket after one token was taken at `now`; or how many ms to wait for one. */
export function take(
  bucket: Bucket,
  rule: Rule,
  now: number,
): { readonly bucket: Bucket } | { readonly waitMs: number } {
  // A clock set back must not make anybody wait for the time it went back.
  const fullAt = Math.min(Math.max(bucket, now), now + rule.burst * rule.everyMs)
  const waitMs = fullAt - now - (rule.burst - 1) * rule.everyMs
  return waitMs > 0 ? { waitMs } : { bucket: fullAt + rule.everyMs }
}

/** Groups, supergroups and channels have negative ids. */
export const ruleOf = (chat: string): Rule => (chat.startsWith('-') ? GROUP_RULE : PRIVATE_RULE)

/** How many chats are remembered before the idle ones are dropped. */
const REMEMBERED_CHATS = 1_000

export interface Pace {
  /** 0: go on (the token is taken); else ms to wait. Never sleeps: whoever sends keeps what waits. */
  take(chat: string, now: number): number
  /** The server named a time itself (429): nothing goes to this chat before it. */
  hold(chat: string, forMs: number, now: number): void
}

export function createPace(): Pace {
  const buckets = new Map<string, Bucket>()
  const held = new Map<string, { readonly since: number; readonly until: number }>()
  let all = FULL

  return {
    take(chat, now) {
      const hold = held.get(chat)
      if (hold && now >= hold.since && now < hold.until) return hold.until - now
      held.delete(chat)
      const own = take(buckets.get(chat) ?? FULL, ruleOf(chat), now)
      if ('waitMs' in own) return own.waitMs
      const shared = take(all, BOT_RULE, now)
      if ('waitMs' in shared) return shared.waitMs
      all = shared.bucket
      buckets.delete(chat)
      buckets.set(chat, own.bucket)
      if (buckets.size > REMEMBERED_CHATS) buckets.delete(buckets.keys().next().value ?? chat)
      return 0
    },
    hold(chat, forMs, now) {
      held.set(chat, { since: now, until: now + forMs })
    },
  }
}
