import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { acceptSocket, type Socket } from './socket.ts'
import { checkCommands, checkForm, checkMessage, type Json, shownText } from './wire-rules.ts'

export const TOKEN = 'wire.token.of-discord'
export const APP = '1100000000000000001'
export const GUILD = '1200000000000000001'
export const CHANNEL = '1300000000000000001'
export const ROLE = '1400000000000000001'
export const ANA = { id: '1500000000000000001', username: 'ana', global_name: 'Ana' }
export const BO = { id: '1500000000000000002', username: 'bo', global_name: null }

/** After this the first answer is too late, ms. */
const DEADLINE_MS = 3_000

export interface WireCall {
  readonly method: string
  readonly path: string
  readonly body: Json
  status: number
}
export type Fault =
  /** A broken server, before or after the call was carried out. */
  | {
      readonly status: number
      readonly after?: boolean
      readonly json?: unknown
      /** Instead of `json`, for what cannot be made from it. */
      readonly text?: string
      readonly headers?: Record<string, string>
    }
  | 'cut'
  | 'cut-after'
  | 'hang'

export interface WireMessage {
  readonly id: string
  readonly channel: string
  body: Json
  readonly files: readonly string[]
}
interface Interaction {
  readonly id: string
  readonly token: string
  readonly type: number
  readonly at: number
  readonly channel: string
  readonly message: string | null
  answer: Json | null
  readonly asides: WireMessage[]
}
interface Session {
  readonly id: string
  seq: number
  readonly sent: Json[]
  socket: Socket | null
}
interface Reply {
  readonly status: number
  readonly json?: Json
  readonly headers?: Record<string, string>
}

const refusal = (status: number, code: number, message: string): Reply => ({
  status,
  json: { code, message },
})
const invalid = (wrong: readonly string[]) => refusal(400, 50_035, `Invalid Form Body: ${wrong.join(', ')}`)

/** A strict REST API and gateway on loopback, with one guild, one channel and one bot. */
export class Wire {
  readonly calls: WireCall[] = []
  /** What the bot did that no well-behaved bot does. */
  readonly violations: string[] = []
  readonly messages: WireMessage[] = []
  readonly identifies: Json[] = []
  readonly resumes: Json[] = []
  readonly interactions = new Map<string, Interaction>()
  commands: readonly Json[] = []
  revoked = false
  /** Is the bot in the guild, and what may everyone do there? */
  invited = true
  allows = '274878024704'
  /** Roles by the ids of the guild's members. */
  readonly members = new Map<string, readonly string[]>()
  /** The other ends of all connections that were ever made, by port. */
  readonly from = new Set<number>()
  /** The name that its addresses hold. */
  host = '127.0.0.1'
  /** The port of what speaks TLS in front of it. */
  tlsPort: number | null = null
  /** How many sessions of the day's thousand are used up already. */
  used = 0
  readonly #faults: { what: string; fault: Fault; times: number }[] = []
  readonly #sessions = new Map<string, Session>()
  readonly #watchers = new Set<() => void>()
  readonly #server = createServer((req, res) => void this.#serve(req, res))
  #next = 1_600_000_000_000_000_000n
  #deaf = false

  /** How often a heart should beat, ms. */
  readonly #beatMs: number
  /** Heartbeats are not answered. */
  zombie = false
  /** Heartbeats that came. */
  beats = 0
  /** So many hellos more than one are said on the next line. */
  moreHellos = 0

  constructor(beatMs = 41_250) {
    this.#beatMs = beatMs
  }

  async start(): Promise<this> {
    this.#server.on('upgrade', (req, line) => {
      if (this.#deaf) line.destroy()
      else this.#connected(req, line)
    })
    this.#server.on('connection', (line) => void this.from.add(line.remotePort ?? 0))
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }
  get api(): string {
    return `http://${this.host}:${this.#port}/api`
  }
  get gateway(): string {
    return this.tlsPort === null ? `ws://${this.host}:${this.#port}` : `wss://${this.host}:${this.tlsPort}`
  }
  get #port(): number {
    return (this.#server.address() as AddressInfo).port
  }
  async stop(): Promise<void> {
    for (const { socket } of this.#sessions.values()) socket?.cut()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** `what`: `POST /channels`, the beginning of method and path. */
  fail(what: string, fault: Fault, times = 1): void {
    this.#faults.push({ what, fault, times })
  }
  of(what: string): WireCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}`.startsWith(what))
  }
  /** Resolves as soon as `seen` gives something, asked after every call and every act. */
  async until<T>(seen: () => T | undefined | null | false): Promise<T> {
    for (;;) {
      const found = seen()
      if (found) return found
      await new Promise<void>((resolve) => {
        const watcher = () => {
          this.#watchers.delete(watcher)
          resolve()
        }
        this.#watchers.add(watcher)
      })
    }
  }
  stir(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }
  id(): string {
    this.#next += 1n
    return String(this.#next)
  }

  // --- what people see and do -------------------------------------------------------------------------------------

  message(id: string): WireMessage {
    const asides = [...this.interactions.values()].flatMap((one) => one.asides)
    const found = [...this.messages, ...asides].find((one) => one.id === id)
    if (!found) throw new Error(`no message ${id}`)
    return found
  }
  text({ body }: Pick<WireMessage, 'body'>): string {
    const embeds = (body.embeds ?? []) as { description?: string }[]
    return [body.content, ...embeds.map(({ description }) => description)]
      .map((one) => shownText(String(one ?? '')))
      .join('\n')
  }
  buttons({ body }: Pick<WireMessage, 'body'>): { readonly label: string; readonly custom_id: string }[] {
    return ((body.components ?? []) as { components: { label: string; custom_id: string }[] }[]).flatMap(
      (row) => row.components,
    )
  }
  clicks(message: string, customId: string, more: Json = {}): Interaction {
    return this.acts(3, { custom_id: customId, component_type: 2 }, { message, ...more })
  }
  submits(opened: Interaction, text: string, more: Json = {}): Interaction {
    const form = (opened.answer as { data?: { custom_id?: string; components?: Json[] } } | null)?.data
    if (!form?.custom_id) throw new Error('no form was opened')
    const components = (form.components ?? []).map(({ component }) => ({
      type: 18,
      component: { type: 4, custom_id: (component as Json).custom_id, value: text },
    }))
    return this.acts(5, { custom_id: form.custom_id, components }, { message: opened.message, ...more })
  }
  runs(name: string, options: Json = {}, more: Json = {}): Interaction {
    const given = Object.entries(options).map(([key, value]) => ({ name: key, value }))
    return this.acts(2, { id: '1', name, type: 1, options: given }, more)
  }
  /** `more` replaces fields of the payload; `message` is an id, `from` a user, `roles` theirs. */
  acts(
    type: number,
    data: Json,
    { message, from = ANA, roles = [], channel = CHANNEL, ...more }: Json,
  ): Interaction {
    const id = this.id()
    const made: Interaction = {
      id,
      token: `token-${id}`,
      type,
      at: performance.now(),
      channel: String(channel),
      message: typeof message === 'string' ? message : null,
      answer: null,
      asides: [],
    }
    this.interactions.set(id, made)
    this.dispatch('INTERACTION_CREATE', {
      id,
      token: made.token,
      type,
      data,
      version: 1,
      application_id: APP,
      guild_id: GUILD,
      channel_id: channel,
      locale: 'en-US',
      context: 0,
      authorizing_integration_owners: { '0': GUILD },
      member: { user: from, nick: null, roles, permissions: '0' },
      ...(made.message && { message: { id: made.message, channel_id: channel, author: { id: APP } } }),
      ...more,
    })
    return made
  }

  // --- the gateway ------------------------------------------------------------------------------------------------

  dispatch(t: string, d: Json): void {
    for (const session of this.#sessions.values()) this.#push(session, t, d)
    this.stir()
  }
  /** Cuts the line; `lost`: the session is gone with it. `how`: the server asks for a new connection itself. */
  drop(how: 'cut' | 'reconnect' | 'invalid', lost = how === 'invalid'): void {
    for (const session of [...this.#sessions.values()]) {
      const { socket } = session
      if (lost) this.#sessions.delete(session.id)
      if (how === 'cut') socket?.cut()
      else socket?.send(JSON.stringify({ op: how === 'reconnect' ? 7 : 9, d: false, s: null, t: null }))
      session.socket = null
    }
  }
  /** No new connections to the gateway. */
  deaf(on: boolean): void {
    this.#deaf = on
  }
  asksForBeat(): void {
    for (const { socket } of this.#sessions.values()) socket?.send(JSON.stringify({ op: 1 }))
  }
  closeWith(code: number): void {
    for (const { socket } of this.#sessions.values()) socket?.close(code)
  }
  get connected(): boolean {
    return [...this.#sessions.values()].some(({ socket }) => socket !== null)
  }

  #push(session: Session, t: string, d: Json): void {
    session.seq += 1
    const frame = { op: 0, s: session.seq, t, d }
    session.sent.push(frame)
    session.socket?.send(JSON.stringify(frame))
  }

  #connected(req: IncomingMessage, line: Parameters<typeof acceptSocket>[1]): void {
    let mine: Session | null = null
    const socket = acceptSocket(req, line, {
      text: (text) => {
        const { op, d } = JSON.parse(text) as { op: number; d: Json }
        if (op === 1) this.beats += 1
        if (op === 1 && !this.zombie) socket.send(JSON.stringify({ op: 11 }))
        if (op === 2) mine = this.#identified(d, socket)
        if (op === 6) mine = this.#resumed(d, socket)
        this.stir()
      },
      closed: (code) => {
        if (mine?.socket === socket) mine.socket = null
        if (mine && (code === 1000 || code === 1001)) this.#sessions.delete(mine.id)
        this.stir()
      },
    })
    const hello = JSON.stringify({ op: 10, d: { heartbeat_interval: this.#beatMs }, s: null, t: null })
    for (; this.moreHellos > 0; this.moreHellos -= 1) socket.send(hello)
    socket.send(hello)
  }

  #identified(d: Json, socket: Socket): Session | null {
    this.identifies.push(d)
    if (d.token !== TOKEN || this.revoked) {
      socket.close(4004)
      return null
    }
    if (d.intents !== 1) this.violations.push(`identified with intents ${d.intents}`)
    const session: Session = { id: `session-${this.id()}`, seq: 0, sent: [], socket }
    this.#sessions.set(session.id, session)
    this.#push(session, 'READY', {
      v: 10,
      user: { id: APP, username: 'wire', bot: true },
      application: { id: APP, flags: 0 },
      guilds: [{ id: GUILD, unavailable: true }],
      session_id: session.id,
      resume_gateway_url: this.gateway,
    })
    this.#push(session, 'GUILD_CREATE', { id: GUILD, channels: [{ id: CHANNEL, type: 0 }], threads: [] })
    return session
  }

  #resumed(d: Json, socket: Socket): Session | null {
    this.resumes.push(d)
    const session = this.#sessions.get(String(d.session_id))
    if (!session) {
      socket.send(JSON.stringify({ op: 9, d: false, s: null, t: null }))
      return null
    }
    session.socket = socket
    for (const frame of session.sent) if (Number(frame.s) > Number(d.seq)) socket.send(JSON.stringify(frame))
    this.#push(session, 'RESUMED', {})
    return session
  }

  // --- REST -------------------------------------------------------------------------------------------------------

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const raw = await buffer(req)
    const url = new URL(req.url ?? '/', 'http://wire')
    const method = req.method ?? 'GET'
    const path = url.pathname.replace(/^\/api\/v10/, '')
    const { body, files } = readBody(req.headers['content-type'] ?? '', raw)
    const call: WireCall = { method, path, body, status: 0 }
    this.calls.push(call)
    this.stir()
    if (!url.pathname.startsWith('/api/v10/')) this.violations.push(`asked ${url.pathname}`)
    const fault = this.#faultFor(`${method} ${path}`)
    const after =
      fault === 'cut-after' || (fault !== null && typeof fault === 'object' && fault.after === true)
    const reply = fault && !after ? null : this.#answer(call, files, req.headers.authorization)
    if (fault === 'hang') return
    if (fault === 'cut' || fault === 'cut-after') {
      req.socket.destroy()
      return
    }
    const { status, json, text, headers = {} }: Exclude<Fault, string> = fault ?? reply ?? { status: 500 }
    call.status = status
    res.writeHead(status, { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers })
    res.end(text ?? (json === undefined ? '' : JSON.stringify(json)))
    this.stir()
  }

  #faultFor(name: string): Fault | null {
    const found = this.#faults.find(({ what, times }) => times > 0 && name.startsWith(what))
    if (!found) return null
    found.times -= 1
    return found.fault
  }

  #answer(call: WireCall, files: readonly string[], auth: string | undefined): Reply {
    const [, first, a = '', b = '', c = ''] = call.path.split('/')
    const { method, body } = call
    if (first === 'interactions') return this.#callback(a, b, body)
    if (first === 'webhooks') return this.#aside(b, body, c === 'messages')
    if (auth !== `Bot ${TOKEN}` || this.revoked) {
      if (this.revoked && this.of('').filter(({ status }) => status === 401).length > 2)
        this.violations.push('went on asking after a 401')
      return refusal(401, 0, '401: Unauthorized')
    }
    if (call.path === '/users/@me/guilds') {
      const ours = this.invited ? [{ id: GUILD, name: 'Rig' }] : []
      return { status: 200, json: ours as unknown as Json }
    }
    if (call.path === '/applications/@me') return { status: 200, json: { id: APP } }
    if (first === 'guilds' && a === GUILD && b === '')
      return {
        status: 200,
        json: { id: GUILD, owner_id: '1', roles: [{ id: GUILD, permissions: this.allows }] },
      }
    if (first === 'guilds' && a === GUILD && b === 'channels')
      return { status: 200, json: [this.#channel()] as unknown as Json }
    if (first === 'channels' && method === 'GET' && b === '')
      return a === CHANNEL ? { status: 200, json: this.#channel() } : refusal(404, 10_003, 'Unknown Channel')
    if (first === 'guilds' && b === 'members' && c === APP) return { status: 200, json: { roles: [] } }
    if (first === 'guilds' && b === 'members') {
      const roles = this.members.get(c)
      return a === GUILD && roles ? { status: 200, json: { roles } } : refusal(404, 10_007, 'Unknown Member')
    }
    if (first === 'users') return { status: 200, json: { id: APP, username: 'wire', bot: true } }
    if (first === 'gateway') {
      const limit = {
        total: 1_000,
        remaining: 1_000 - this.used - this.identifies.length,
        reset_after: 7_200_000,
      }
      const json = {
        url: this.gateway,
        shards: 1,
        session_start_limit: { ...limit, max_concurrency: 1 },
      }
      return { status: 200, json }
    }
    if (first === 'applications' && method === 'GET')
      return { status: 200, json: this.commands as unknown as Json }
    if (first === 'applications') {
      const wrong = checkCommands(body)
      if (wrong.length > 0) return this.#complain(wrong)
      this.commands = body as unknown as readonly Json[]
      return { status: 200, json: [] as unknown as Json }
    }
    if (first !== 'channels' || b !== 'messages') return refusal(404, 0, '404: Not Found')
    if (a !== CHANNEL) return refusal(404, 10_003, 'Unknown Channel')
    return method === 'POST' ? this.#create(a, body, files) : this.#edit(c, body, files)
  }

  #channel(): Json {
    return { id: CHANNEL, name: 'approvals', type: 0, guild_id: GUILD, permission_overwrites: [] }
  }

  #complain(wrong: readonly string[]): Reply {
    this.violations.push(`invalid: ${wrong.join(', ')}`)
    return invalid(wrong)
  }

  #create(channel: string, body: Json, files: readonly string[]): Reply {
    const wrong = checkMessage(body, 'create')
    if (wrong.length > 0) return this.#complain(wrong)
    const twin = this.messages.find((one) => one.body.nonce === body.nonce)
    const message = twin ?? { id: this.id(), channel, body, files }
    if (!twin) this.messages.push(message)
    return { status: 200, json: { id: message.id, channel_id: channel } }
  }

  #edit(id: string, body: Json, files: readonly string[]): Reply {
    const at = this.messages.findIndex((one) => one.id === id)
    const message = this.messages[at]
    if (!message) return refusal(404, 10_008, 'Unknown Message')
    const wrong = checkMessage(body, 'edit')
    if (wrong.length > 0) return this.#complain(wrong)
    this.messages[at] = { ...message, body: { ...message.body, ...body }, files }
    return { status: 200, json: { id } }
  }

  #callback(id: string, token: string, body: Json): Reply {
    const asked = this.interactions.get(id)
    if (!asked || asked.token !== token || performance.now() - asked.at > DEADLINE_MS)
      return refusal(404, 10_062, 'Unknown interaction')
    if (asked.answer) return refusal(400, 40_060, 'Interaction has already been acknowledged.')
    const allowed =
      { 2: [4, 5, 9], 3: [4, 5, 6, 7, 9], 5: asked.message ? [4, 5, 6, 7] : [4, 5] }[asked.type] ?? []
    const data = (body.data ?? {}) as Json
    const wrong = [
      ...(allowed.includes(Number(body.type)) ? [] : ['type']),
      ...(body.type === 9 ? checkForm(data) : []),
      ...(body.type === 5 && Number(data.flags ?? 0) !== 64 ? ['not for one person'] : []),
    ]
    if (wrong.length > 0) return this.#complain(wrong)
    asked.answer = body
    return { status: 204 }
  }

  #aside(token: string, body: Json, original: boolean): Reply {
    const asked = [...this.interactions.values()].find((one) => one.token === token)
    if (!asked?.answer) return refusal(404, 10_015, 'Unknown Webhook')
    const wrong = checkMessage(body, 'aside')
    if (!original && body.flags !== 64) wrong.push('not for one person')
    if (wrong.length > 0) return this.#complain(wrong)
    const message = { id: this.id(), channel: asked.channel, body, files: [] }
    asked.asides.push(message)
    return { status: 200, json: { id: message.id } }
  }
}

/** A JSON body, or the JSON part of a form and the texts of its files. */
function readBody(type: string, raw: Buffer): { readonly body: Json; readonly files: readonly string[] } {
  if (raw.length === 0) return { body: {}, files: [] }
  const boundary = /boundary=(?:"([^"]+)"|([^;]+))/.exec(type)
  if (!boundary) return { body: JSON.parse(raw.toString('utf8')) as Json, files: [] }
  const parts = raw
    .toString('utf8')
    .split(`--${boundary[1] ?? boundary[2]}`)
    .slice(1, -1)
    .map((part) => {
      const cut = part.indexOf('\r\n\r\n')
      return { head: part.slice(0, cut), text: part.slice(cut + 4, -2) }
    })
  const json = parts.find(({ head }) => head.includes('name="payload_json"'))
  const files = parts.filter(({ head }) => head.includes('filename=')).map(({ text }) => text)
  return { body: json ? (JSON.parse(json.text) as Json) : {}, files }
}
