import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const CODE_DIGITS = 8
const SESSION_BYTES = 32

/** Eight digits, as a person types them. */
export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** 32 random bytes that fit a cookie and a header. */
export const newSecret = (): string => randomBytes(SESSION_BYTES).toString('base64url')

/** Digests under a key that ends with the process: what was read out of its memory fits nothing else. */
export function createDigest() {
  const key = randomBytes(SESSION_BYTES)
  return {
    of: (secret: string): Buffer => createHmac('sha256', key).update(secret).digest(),
    is(secret: string, digest: Buffer): boolean {
      return timingSafeEqual(createHmac('sha256', key).update(secret).digest(), digest)
    },
  }
}
export type Digest = ReturnType<typeof createDigest>
