import { CODE_MINUTES, type Visitor } from '../../flow/ports/inbox.ts'
import { createRate, type Rate } from './rate.ts'
import { type Digest, newCode } from './secret.ts'

const CODE_LIVES_MS = CODE_MINUTES * 60_000
const CODE_TRIES = 5
/** Codes that one account gets within ten minutes: every one of them rings a phone. */
const ASKED_MAX = 5
const ASKED_WITHIN_MS = 10 * 60_000

interface Code {
  readonly who: Visitor
  readonly digest: Buffer
  readonly until: number
  tries: number
}

/** One-time codes, one an account; only their digests are kept, in memory. */
export function createCodes(digest: Digest, now: () => number) {
  const codes = new Map<string, Code>()
  const rates = new Map<string, Rate>()
  const keyOf = ({ channel, id }: Visitor) => `${channel}:${id}`

  return {
    /** Null when the account asked too often. A new code ends the one before. */
    make(who: Visitor): string | null {
      const key = keyOf(who)
      const rate = rates.get(key) ?? createRate(ASKED_MAX, ASKED_WITHIN_MS, now)
      rates.set(key, rate)
      if (!rate.take()) return null
      const code = newCode()
      const { channel, id, name } = who
      codes.set(key, {
        who: { channel, id, name },
        digest: digest.of(code),
        until: now() + CODE_LIVES_MS,
        tries: 0,
      })
      return code
    },
    /** Whose code it is; it opens once. A wrong one is a try at each that is out, for nobody says whose it should be. */
    redeem(given: string): Visitor | null {
      let found: Code | null = null
      for (const [key, code] of codes) {
        if (code.until <= now()) codes.delete(key)
        else if (digest.is(given, code.digest)) found = code
      }
      if (found) {
        codes.delete(keyOf(found.who))
        return found.who
      }
      for (const [key, code] of codes) if (++code.tries >= CODE_TRIES) codes.delete(key)
      return null
    },
  }
}
export type Codes = ReturnType<typeof createCodes>
