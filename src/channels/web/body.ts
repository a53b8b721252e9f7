import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

export const BODY_MAX_BYTES = 16 * 1024

/**
 * The JSON of a request, read no further than a press is long, however it is sent; null for anything that is none.
 * (`hono/body-limit` cannot rebuild what came in chunks here.)
 */
export async function jsonOf(c: Context): Promise<unknown> {
  if (Number(c.req.header('content-length') ?? 0) > BODY_MAX_BYTES) throw new HTTPException(413)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of c.req.raw.body ?? []) {
      size += part.length
      if (size > BODY_MAX_BYTES) break
      parts.push(part)
    }
  } catch {
    // Cut off on its way.
    return null
  }
  if (size > BODY_MAX_BYTES) throw new HTTPException(413)
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return null
  }
}
