import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { securityHeaders } from './headers.ts'
import type { Place } from './place.ts'

/** Every answer has the headers, and none is given under a name that is not ours (R62): DNS rebinding ends here. */
export function guardHost(place: () => Place): MiddlewareHandler {
  return async (c, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) c.header(name, value)
    // A target that names its host itself goes before the header.
    const names = [c.req.header('host') ?? '', new URL(c.req.url).host]
    if (!names.every((name) => place().hosts.has(name))) return c.text('', 421)
    await next()
  }
}

/** Does the request come from the page itself, as a browser proves it (R63)? `hono/csrf` would let JSON through. */
export function isFromThePage(c: Context, { origins }: Place): boolean {
  const origin = c.req.header('origin')
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  return (
    c.req.method === 'POST' &&
    type === 'application/json' &&
    origin !== undefined &&
    origins.has(origin) &&
    c.req.header('sec-fetch-site') === 'same-origin'
  )
}

/** A page of somebody else may not even read: its browser says so. */
export function guardReading(): MiddlewareHandler {
  return async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new HTTPException(403)
    await next()
  }
}
