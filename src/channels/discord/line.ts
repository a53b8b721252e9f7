import type { Agent } from 'node:http'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { intent, op } from './codes.ts'
import type { Patience } from './patience.ts'

/** Any code but these two lets the session be taken up again. */
const CLOSE_FOR_GOOD = 1_000
const CLOSE_TO_RESUME = 4_900
const FRAME_MAX_BYTES = 32 * 1024 * 1024
/** Discord asks for a heartbeat every 41 s; a timer of more than 24 days would go off at once. */
const BEAT_MAX_MS = 5 * 60_000

export interface Event {
  readonly type: string
  readonly data: unknown
  /** Unique for ever: the session and the event's number in it. */
  readonly id: string
}

/** A session that Discord keeps for a while when its line is cut. */
export interface Session {
  readonly id: string
  /** Where it is taken up again. */
  readonly url: string
  /** Number of its last event. */
  seq: number
}

/** How a line ended. `lost`: its session went with it. `opened`: it had come to be of use. */
export interface Ending {
  readonly code: number
  readonly why: string
  readonly lost: boolean
  readonly opened: boolean
}

const frame = z.object({
  op: z.number(),
  s: z.number().nullish(),
  t: z.string().nullish(),
  d: z.unknown().optional(),
})
const hello = z.object({ heartbeat_interval: z.number().positive() })
const ready = z.object({ session_id: z.string(), resume_gateway_url: z.string() })

/**
 * One line to the gateway: says hello, begins the session or takes it up again, keeps the heart beating, and hands on
 * what it hears. Resolves when the line is closed; it never rejects.
 */
export function converse(options: {
  readonly url: string
  readonly token: string
  readonly agent: Agent | null
  readonly session: Session | null
  readonly signal: AbortSignal
  readonly patience: Patience
  readonly keep: (session: Session) => void
  readonly up: () => void
  readonly event: (event: Event) => void
}): Promise<Ending> {
  const { token, agent, signal, patience } = options
  let session = options.session
  let why: string | null = null
  let [greeted, lost, opened, acknowledged] = [false, false, false, true]
  let beating: NodeJS.Timeout | null = null
  const socket = new WebSocket(`${options.url.replace(/\/$/, '')}/?v=10&encoding=json`, {
    ...(agent && { agent }),
    handshakeTimeout: patience.callMs,
    maxPayload: FRAME_MAX_BYTES,
    perMessageDeflate: false,
  })
  const say = (code: number, d: unknown) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ op: code, d }))
  }
  const close = (code: number, because: string) => {
    why ??= because
    socket.close(code)
    // A server that does not answer the closing must not keep the line.
    setTimeout(() => socket.terminate(), patience.stopMs).unref()
  }
  // Silence after the opening is a line that nobody is at.
  const silence = setTimeout(() => {
    why ??= 'gateway: silent'
    socket.terminate()
  }, patience.callMs * 2)
  silence.unref()

  function beat(): void {
    if (acknowledged) {
      acknowledged = false
      say(op.heartbeat, session?.seq ?? null)
      return
    }
    // The line is dead though nobody said so.
    why ??= 'gateway: no heartbeat'
    socket.terminate()
  }

  function beatEvery(ms: number): void {
    const next = (afterMs: number) => {
      beating = setTimeout(() => {
        beat()
        next(ms)
      }, afterMs).unref()
    }
    next(ms * Math.random())
  }

  function introduce(): void {
    if (session) {
      say(op.resume, { token, session_id: session.id, seq: session.seq })
      return
    }
    say(op.identify, {
      token,
      intents: intent.guilds,
      properties: { os: process.platform, browser: 'evogate', device: 'evogate' },
    })
  }

  function greet(d: unknown): void {
    // One session for each greeting would use up those of a day on a single line (R58).
    if (greeted) {
      close(CLOSE_TO_RESUME, 'gateway: said hello twice')
      return
    }
    greeted = true
    const asked = hello.parse(d).heartbeat_interval
    beatEvery(Math.min(Math.max(asked, patience.beatMs), BEAT_MAX_MS))
    introduce()
  }

  function dispatch({ s, t, d }: z.output<typeof frame>): void {
    if (t === 'READY') {
      const { session_id: id, resume_gateway_url: url } = ready.parse(d)
      session = { id, url, seq: 0 }
      options.keep(session)
    }
    if (!session || typeof t !== 'string') return
    if (typeof s === 'number') session.seq = s
    if (t === 'READY' || t === 'RESUMED') {
      opened = true
      clearTimeout(silence)
      options.up()
    }
    options.event({ type: t, data: d, id: `${session.id}.${s}` })
  }

  function hear(text: string): void {
    const heard = frame.parse(JSON.parse(text))
    switch (heard.op) {
      case op.dispatch:
        dispatch(heard)
        break
      case op.heartbeat:
        say(op.heartbeat, session?.seq ?? null)
        break
      case op.heartbeatAck:
        acknowledged = true
        break
      case op.hello:
        greet(heard.d)
        break
      case op.reconnect:
        close(CLOSE_TO_RESUME, 'gateway: asked to connect anew')
        break
      case op.invalidSession:
        lost = heard.d !== true
        close(CLOSE_TO_RESUME, 'gateway: session is not valid')
    }
  }

  const stop = () => close(CLOSE_FOR_GOOD, 'stopped')
  signal.addEventListener('abort', stop)
  socket.on('message', (data) => {
    // What comes behind a goodbye belongs to whoever takes the session up again.
    if (socket.readyState !== WebSocket.OPEN) return
    try {
      hear(String(data))
    } catch {
      close(CLOSE_TO_RESUME, 'gateway: unreadable')
    }
  })
  return new Promise((resolve) => {
    socket.on('error', (error: Error & { readonly code?: string }) => {
      why ??= `network: ${error.code ?? error.message}`.slice(0, 200)
    })
    socket.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      clearTimeout(silence)
      if (beating) clearTimeout(beating)
      resolve({ code, why: why ?? `gateway closed: ${code}`, lost, opened })
    })
  })
}
