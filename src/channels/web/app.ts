import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import { states } from '../../core/request/request.ts'
import type { InboxDesk, TurnedAway } from '../../flow/ports/inbox.ts'
import { jsonOf } from './body.ts'
import type { Codes } from './codes.ts'
import type { Events } from './events.ts'
import { guardHost, guardReading, isFromThePage } from './guard.ts'
import { languageOf } from './language.ts'
import { readPage } from './page-files.ts'
import type { Place } from './place.ts'
import { createPaces, createRate } from './rate.ts'
import type { Session, Sessions } from './sessions.ts'

export interface AppParts {
  readonly desk: InboxDesk
  readonly codes: Codes
  readonly sessions: Sessions
  readonly events: Events
  readonly place: () => Place
  readonly locale: LocaleCode
  readonly t: (locale: LocaleCode) => Translate
  readonly now: () => number
  readonly log: (line: Readonly<Record<string, unknown>>) => void
}

type Env = { Bindings: HttpBindings }
type Asked = Context<Env>

const TOKEN = 'x-evogate-token'
/** 20 requests a second (R70), of which a page that comes back to the front may ask many at once. */
const PACE = { most: 100, withinMs: 5_000 }
const NOBODY = {}
const number = z.coerce.number().int().min(1).max(2_147_483_647)
const shelf = z.enum([...states, 'open', 'history']).default('open')
const login = z.object({ code: z.string().max(64) })
const press = z.object({
  revision: z.int().min(0).max(2_147_483_647),
  verb: z.string().regex(/^[a-z]{2,12}$/),
  value: z.string().regex(/^[a-z0-9]{0,32}$/),
  words: z.string().max(4_000).nullish(),
})

/** Everything that is answered over HTTP. */
export function createApp({ desk, codes, sessions, events, place, t, now, log, ...rest }: AppParts) {
  const page = readPage()
  const tries = createRate(10, 60_000, now)
  const sends = createRate(5, 5 * 60_000, now)
  const audits = createRate(60, 60 * 60_000, now)
  const paces = createPaces(PACE.most, PACE.withinMs, now)
  let pressed = 0
  const app = new Hono<Env>()

  const localeOf = (c: Asked) => languageOf(c.req.header('accept-language'), rest.locale)
  const says = (c: Asked, status: 401 | 403 | 404 | 413 | 422 | 429 | 500, code: string) =>
    c.json({ error: { code, text: t(localeOf(c))(`inbox-error-${code}`) } }, status)

  /** The chain must not be filled by who knocks all day; the log says that there were more. */
  async function turnAway(away: TurnedAway): Promise<void> {
    if (audits.take()) await desk.audit(away)
    else log({ level: 'warn', msg: 'The inbox turned somebody away', what: away.what, reason: away.reason })
  }

  const sessionOf = (c: Asked): Session | null => sessions.find(getCookie(c, place().cookie))
  async function visitor(c: Asked): Promise<Session | null> {
    const session = sessionOf(c)
    return session && (await desk.mayEnter(session.who)) ? session : null
  }

  app.use(guardHost(place))
  app.onError((error, c) => {
    if (error instanceof HTTPException)
      return error.status === 413 ? says(c, 413, 'malformed') : says(c, 403, 'forbidden')
    log({ level: 'error', msg: 'The inbox could not answer', path: c.req.path, error: String(error) })
    return says(c, 500, 'broken')
  })
  app.notFound((c) => says(c, 404, 'unknown'))

  app.get('/', (c) => {
    const locale = localeOf(c)
    return c.html(page.index(locale, t(locale), desk.wayIn(locale)))
  })
  for (const path of ['/healthz', '/events', '/api/*'])
    app.use(path, async (c, next) => {
      // A login has its own limits: who knocks without a session must not keep others from theirs.
      if (c.req.path.startsWith('/api/login') || paces.take(sessionOf(c) ?? NOBODY)) return next()
      c.header('Retry-After', String(PACE.withinMs / 1_000))
      return says(c, 429, 'too-fast')
    })
  app.get('/healthz', async (c) => c.json(await desk.pulse()))

  /** State is changed by POST alone, and only from the page itself. */
  app.post('/api/*', async (c, next) => {
    if (isFromThePage(c, place())) return next()
    const id = /^\/api\/requests\/(\d{1,9})\/press$/.exec(c.req.path)?.[1]
    const what = c.req.path.startsWith('/api/login') ? 'login' : 'press'
    await turnAway({ what, request: id ? Number(id) : null, by: null, reason: 'foreign-origin' })
    return says(c, 403, 'forbidden')
  })
  app.get('/api/requests/:id/press', (c) => says(c, 403, 'forbidden'))

  app.post('/api/login', async (c) => {
    const turned = { what: 'login', request: null, by: null } as const
    if (!tries.take()) {
      await turnAway({ ...turned, reason: 'too-many-tries' })
      return says(c, 429, 'too-many')
    }
    const body = login.safeParse(await jsonOf(c))
    const code = body.success ? body.data.code.normalize('NFKC').replace(/\D/g, '') : ''
    const who = codes.redeem(code)
    if (!who || !(await desk.mayEnter(who))) {
      await turnAway({ ...turned, by: who, reason: 'wrong-code' })
      return says(c, 403, 'wrong-code')
    }
    // Nobody is in of whom the log does not know.
    await desk.loggedIn(who)
    const before = sessionOf(c)
    if (before) leave(before)
    const { id, token } = sessions.open(who)
    const secure = place().isSecure(c.req.header('host') ?? '')
    setCookie(c, place().cookie, id, { httpOnly: true, sameSite: 'Strict', path: '/', secure })
    return c.json({ token, name: who.name, locale: localeOf(c) })
  })
  app.post('/api/login/send', async (c) =>
    sends.take() ? c.json({ text: await desk.sendCode(localeOf(c)) }) : says(c, 429, 'too-many'),
  )
  function leave(session: Session): void {
    sessions.close(session)
    events.endOf(session)
  }
  app.post('/api/logout', (c) => {
    const session = sessionOf(c)
    if (session) leave(session)
    deleteCookie(c, place().cookie, { path: '/' })
    return c.body(null, 204)
  })

  app.post('/api/requests/:id/press', async (c) => {
    const id = number.safeParse(c.req.param('id'))
    const request = id.success ? id.data : null
    const session = await visitor(c)
    if (!session || !sessions.owns(session, c.req.header(TOKEN))) {
      const reason = session ? 'no-token' : 'no-session'
      await turnAway({ what: 'press', request, by: session?.who ?? null, reason })
      return says(c, 403, 'login')
    }
    const body = press.safeParse(await jsonOf(c))
    if (request === null || !body.success) {
      await turnAway({ what: 'press', request, by: session.who, reason: 'malformed' })
      return says(c, 422, 'malformed')
    }
    pressed += 1
    const { words = null, ...action } = body.data
    return c.json(
      await desk.press(session.who, { id: request, words, ...action }, localeOf(c), String(pressed)),
    )
  })

  app.use('/api/*', guardReading())
  app.get('/api/*', async (c, next) => ((await visitor(c)) ? next() : says(c, 401, 'login')))
  app.get('/api/me', (c) => c.json({ name: sessionOf(c)?.who.name, locale: localeOf(c) }))
  app.get('/api/requests', async (c) => {
    const asked = shelf.safeParse(c.req.query('state'))
    const before = number.optional().safeParse(c.req.query('before'))
    const session = sessionOf(c)
    if (!session || !asked.success || !before.success) return says(c, 422, 'malformed')
    return c.json(await desk.rows(session.who, asked.data, before.data ?? null))
  })
  app.get('/api/requests/:id', async (c) => {
    const id = number.safeParse(c.req.param('id'))
    const session = sessionOf(c)
    const found = session && id.success ? await desk.request(session.who, id.data, localeOf(c)) : null
    return found ? c.json(found) : says(c, 404, 'unknown')
  })
  app.get('/api/entries', async (c) => {
    const session = sessionOf(c)
    return session ? c.json(await desk.entries(session.who)) : says(c, 401, 'login')
  })
  app.get('/api/health', async (c) => {
    const session = sessionOf(c)
    return session ? c.json(await desk.health(session.who, localeOf(c))) : says(c, 401, 'login')
  })

  app.get('/events', guardReading(), async (c) => {
    const session = await visitor(c)
    if (!session) return says(c, 401, 'login')
    const last = Number(c.req.header('last-event-id') ?? Number.NaN)
    const missed = Number.isSafeInteger(last) ? await desk.changedSince(session.who, last) : []
    const { outgoing } = c.env
    const stream = events.open(
      { of: session, isOpen: () => sessions.isOpen(session), drop: () => outgoing.destroy() },
      missed,
    )
    return c.body(stream, 200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  })

  app.get('/:file', (c) => {
    const file = page.file(c.req.param('file'))
    return file ? c.body(file.text, 200, { 'Content-Type': file.kind }) : says(c, 404, 'unknown')
  })
  return app
}
