import { createServer, type IncomingMessage, type Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { Changed, InboxDesk, OpenedInbox } from '../../flow/ports/inbox.ts'
import { createApp } from './app.ts'
import { createCodes } from './codes.ts'
import { createEvents, HEARTBEAT_MS } from './events.ts'
import { type Place, placeOf } from './place.ts'
import { createDigest } from './secret.ts'
import { createSessions } from './sessions.ts'

export interface InboxOptions {
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  /** Where it is published behind TLS. */
  readonly url: string | null
  readonly desk: InboxDesk
  readonly locale: LocaleCode
  readonly t: (locale: LocaleCode) => Translate
  readonly now: () => number
  readonly log: (line: Readonly<Record<string, unknown>>) => void
}

/** A request whose head, or which itself, is not whole by then is cut off (R70). */
const HEAD_MAX_MS = 10_000
const REQUEST_MAX_MS = 15_000
/** How often Node looks for such requests; by itself only twice a minute. */
const LOOK_MS = 1_000
const CONNECTIONS_MAX = 256
const CLOSE_MAX_MS = 500

/** The page in the browser. A port that is taken is an outcome, not the end of the service. */
export async function openInbox(options: InboxOptions): Promise<OpenedInbox> {
  const { desk, locale, t, now, log } = options
  const digest = createDigest()
  const codes = createCodes(digest, now)
  const sessions = createSessions(digest, now)
  const events = createEvents(now)
  let place: Place = placeOf({ ...options })
  const app = createApp({ desk, codes, sessions, events, place: () => place, locale, t, now, log })
  const running = new Set<Promise<unknown>>()
  const server = createAdaptorServer({
    fetch(request, env) {
      const answer = Promise.resolve(app.fetch(request, env))
      running.add(answer)
      return answer.finally(() => running.delete(answer))
    },
    createServer,
    serverOptions: {
      requestTimeout: REQUEST_MAX_MS,
      headersTimeout: HEAD_MAX_MS,
      connectionsCheckingInterval: LOOK_MS,
    },
    overrideGlobalObjects: false,
  }) as Server
  server.maxConnections = CONNECTIONS_MAX
  const arriving = new Set<IncomingMessage>()
  server.on('request', (incoming, answer) => {
    arriving.add(incoming)
    answer.on('close', () => arriving.delete(incoming))
  })
  const failed = await listen(server, options.port, options.host)
  if (failed) return { outcome: 'failed', why: failed }
  // A connection that cannot be taken, with no file handle left, must not end the service.
  server.on('error', (error) =>
    log({ level: 'warn', msg: 'The inbox could not take a connection', error: String(error) }),
  )
  place = placeOf({ ...options, port: portOf(server) })

  let health = ''
  const timer = setInterval(() => {
    events.beat()
    void look().catch(troubled)
  }, HEARTBEAT_MS)
  timer.unref()
  const troubled = (error: unknown) =>
    log({ level: 'warn', msg: 'The inbox could not tell its pages', error: String(error) })
  /** Who may decide no more hears no more. */
  async function look(): Promise<void> {
    for (const session of events.listeners()) if (!(await desk.mayEnter(session.who))) events.endOf(session)
    if (events.listeners().size > 0) await tellHealth()
  }
  async function tellHealth(): Promise<void> {
    const { channels } = await desk.pulse()
    const seen = channels.map(({ name, state }) => `${name} ${state}`).join()
    if (seen !== health) events.health()
    health = seen
  }
  const forget = desk.onChange((changed) => {
    const told = tellChange(changed).catch(troubled)
    running.add(told)
    void told.finally(() => running.delete(told))
  })
  async function tellChange(changed: Changed): Promise<void> {
    const hearers = new Set(
      await desk.mayHear(
        [...events.listeners()].map(({ who }) => who),
        changed.id,
      ),
    )
    events.changed(changed, (who) => hearers.has(who))
  }

  return {
    outcome: 'open',
    inbox: {
      get url() {
        return place.url
      },
      port: portOf(server),
      codeFor: (who) => codes.make(who),
      async close() {
        forget()
        clearInterval(timer)
        const closed = new Promise<void>((resolve) => server.close(() => resolve()))
        events.close()
        // What is under way is carried through; a body that never comes to its end would hold the service back.
        for (const incoming of arriving) if (!incoming.complete) incoming.destroy()
        await Promise.allSettled(running)
        // Browsers keep connections open, and one that does not read must not keep the service from ending.
        server.closeIdleConnections()
        const late = setTimeout(() => server.closeAllConnections(), CLOSE_MAX_MS)
        await closed
        clearTimeout(late)
      },
    },
  }
}

function listen(server: Server, port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    server.listen(port, host, () => resolve(null))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
