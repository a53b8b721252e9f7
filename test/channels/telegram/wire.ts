import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  checkMarkup,
  checkText,
  inlineRows,
  type Params,
  strayParameter,
  type WireError,
  wireError,
} from './wire-rules.ts'

export const TOKEN = '4242:wire-token'
export const ANA = { id: 1001, is_bot: false, first_name: 'Ana', language_code: 'en' }
export const BO = { id: 1002, is_bot: false, first_name: 'Bo', language_code: 'zh-hans' }
export const GROUP = -100500

export interface WireCall {
  readonly method: string
  readonly params: Params
  /** What was answered; null while it is open or when the line was cut. */
  answer: { readonly ok: boolean; readonly result?: unknown; readonly description?: string } | null
}

export type Fault =
  | WireError
  /** The line is cut before or after the call was carried out; nothing answers at all; a proxy's page answers. */
  | 'cut'
  | 'cut-after'
  | 'hang'
  | 'gateway'

interface WireMessage {
  readonly chat: number
  readonly id: number
  text: string
  buttons: { text: string; data: string }[][]
  readonly forced: boolean
  params: Params
}

type Sent = Readonly<Record<string, unknown>>

/** A strict Bot API server on loopback, with the world of one bot behind it. */
export class Wire {
  readonly calls: WireCall[] = []
  /** What the bot did that no well-behaved bot does. */
  readonly violations: string[] = []
  readonly messages: WireMessage[] = []
  readonly documents: { readonly chat: number; readonly name: string; readonly text: string }[] = []
  readonly topics = new Set<number>()
  /** The lowest update id that is not confirmed. */
  confirmed = 1
  webhook = ''
  /** Telegram's own clock, ms. */
  now: () => number = Date.now
  revoked = false
  #faults: { method: string; fault: Fault; times: number }[] = []
  readonly #queue: ({ update_id: number } & Sent)[] = []
  readonly #answered = new Set<string>()
  readonly #watchers = new Set<() => void>()
  readonly #server = createServer((req, res) => void this.#serve(req, res))
  #poll: { readonly resolve: (updates: unknown) => void } | null = null
  #nextUpdate = 1
  #nextMessage = 1
  #nextCallback = 1

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return this
  }
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }
  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  fail(method: string, fault: Fault, times = 1): void {
    this.#faults.push({ method, fault, times })
  }
  /** What was to fail does so no more. */
  mend(method: string): void {
    this.#faults = this.#faults.filter((fault) => fault.method !== method)
  }
  of(method: string): WireCall[] {
    return this.calls.filter((call) => call.method === method)
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

  // --- what people do -------------------------------------------------------------------------------------------

  push(update: Sent): number {
    const update_id = this.#nextUpdate++
    this.#queue.push({ update_id, ...update })
    this.#wakePoll()
    this.stir()
    return update_id
  }
  says(text: string, more: Sent = {}): number {
    const message_id = this.#nextMessage++
    const chat = { id: ANA.id, type: 'private' }
    this.push({ message: { message_id, date: 1, from: ANA, chat, text, ...more } })
    return message_id
  }
  /** Returns the id of the callback query. */
  taps(message: number, data: string, more: Sent = {}): string {
    const id = `cb${this.#nextCallback++}`
    const chat = this.messages.find(({ id }) => id === message)?.chat ?? ANA.id
    const on = { message_id: message, date: 1, chat: { id: chat, type: chat < 0 ? 'supergroup' : 'private' } }
    this.push({ callback_query: { id, from: ANA, chat_instance: '1', data, message: on, ...more } })
    return id
  }
  answerTo(callback: string): WireCall | undefined {
    return this.of('answerCallbackQuery').find(
      ({ params, answer }) => params.callback_query_id === callback && answer?.ok,
    )
  }
  message(id: string | number): WireMessage {
    const found = this.messages.find((message) => message.id === Number(id))
    if (!found) throw new Error(`no message ${id}`)
    return found
  }

  // --- the server -------------------------------------------------------------------------------------------------

  stir(): void {
    for (const watcher of [...this.#watchers]) watcher()
  }

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(req.url ?? '') ?? []
    const body = await buffer(req)
    const params = req.headers['content-type']?.startsWith('multipart/') ? multipart(body) : json(body)
    const call: WireCall = { method, params, answer: null }
    this.calls.push(call)
    this.stir()
    const at = this.#faults.findIndex((fault) => fault.method === method || fault.method === '*')
    const entry = this.#faults[at]
    if (entry) {
      entry.times -= 1
      if (entry.times < 1) this.#faults.splice(at, 1)
      if (entry.fault === 'hang') return
      if (entry.fault === 'cut') return void res.destroy()
      if (entry.fault === 'gateway') return void res.writeHead(502).end('<html>502 Bad Gateway</html>')
      if (entry.fault !== 'cut-after') return this.#reply(res, call, entry.fault)
    }
    const result =
      token === TOKEN && !this.revoked ? await this.#carryOut(call, res) : wireError(401, 'Unauthorized')
    if (entry?.fault === 'cut-after') return void res.destroy()
    this.#reply(res, call, result)
  }

  #reply(res: ServerResponse, call: WireCall, result: unknown): void {
    const failed = typeof result === 'object' && result !== null && 'error_code' in result
    const answer = failed ? { ok: false, ...(result as WireError) } : { ok: true, result }
    call.answer = answer
    res.writeHead(failed ? (result as WireError).error_code : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(answer), () => this.stir())
  }

  #carryOut(call: WireCall, res: ServerResponse): unknown {
    const { method, params } = call
    const stray = strayParameter(method, params)
    if (stray) this.violations.push(stray)
    switch (method) {
      case 'getMe':
        return { id: 4242, is_bot: true, first_name: 'Wire', username: 'wire_bot' }
      case 'getWebhookInfo':
        return { url: this.webhook, has_custom_certificate: false, pending_update_count: 0 }
      case 'deleteWebhook':
        if (params.drop_pending_updates) this.violations.push('presses of the downtime were thrown away')
        this.webhook = ''
        return true
      case 'getUpdates':
        return this.#getUpdates(params, res)
      case 'setMyCommands':
        return true
      case 'answerCallbackQuery':
        return this.#answer(String(params.callback_query_id))
      case 'sendMessage':
        return this.#send(params)
      case 'sendDocument':
        this.documents.push({
          chat: Number(params.chat_id),
          ...(params.document as { name: string; text: string }),
        })
        return { message_id: this.#nextMessage++, date: 1, chat: { id: params.chat_id } }
      case 'editMessageText':
        return this.#edit(params)
      default:
        return wireError(404, 'Not Found')
    }
  }

  #answer(id: string): unknown {
    if (this.#answered.has(id)) this.violations.push(`${id} was answered twice`)
    this.#answered.add(id)
    return true
  }

  #send(params: Params): unknown {
    const refused = checkText(params) ?? checkMarkup(params, false)
    if (refused) return refused
    if (params.message_thread_id !== undefined && !this.topics.has(Number(params.message_thread_id)))
      return wireError(400, 'Bad Request: message thread not found')
    const markup = params.reply_markup as { force_reply?: boolean } | undefined
    const message: WireMessage = {
      chat: Number(params.chat_id),
      id: this.#nextMessage++,
      text: String(params.text),
      buttons: buttonsOf(params),
      forced: markup?.force_reply === true,
      params,
    }
    this.messages.push(message)
    const date = Math.floor(this.now() / 1_000)
    return { message_id: message.id, date, chat: { id: message.chat }, text: message.text }
  }

  #edit(params: Params): unknown {
    const refused = checkText(params) ?? checkMarkup(params, true)
    if (refused) return refused
    const message = this.messages.find(({ id, chat }) => id === params.message_id && chat === params.chat_id)
    if (!message) return wireError(400, 'Bad Request: message to edit not found')
    if (message.forced) return wireError(400, "Bad Request: message can't be edited")
    const buttons = buttonsOf(params)
    if (message.text === params.text && JSON.stringify(message.buttons) === JSON.stringify(buttons))
      return wireError(400, 'Bad Request: message is not modified: specified new message content …')
    Object.assign(message, { text: params.text, buttons, params })
    return true
  }

  #getUpdates(params: Params, res: ServerResponse): unknown {
    if (this.webhook)
      return wireError(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook",
      )
    this.#poll?.resolve(wireError(409, 'Conflict: terminated by other getUpdates request'))
    this.#poll = null
    const offset = Number(params.offset ?? 0)
    this.confirmed = Math.max(this.confirmed, offset)
    const waiting = () =>
      this.#queue.filter(({ update_id }) => update_id >= this.confirmed).slice(0, Number(params.limit ?? 100))
    if (waiting().length || !params.timeout) return waiting()
    return new Promise((resolve) => {
      const poll = { resolve: (updates: unknown) => resolve(updates ?? waiting()) }
      this.#poll = poll
      const timer = setTimeout(() => poll.resolve([]), Number(params.timeout) * 1000).unref()
      res.on('close', () => {
        clearTimeout(timer)
        if (this.#poll === poll) this.#poll = null
        resolve([])
      })
    })
  }
  #wakePoll(): void {
    const poll = this.#poll
    this.#poll = null
    poll?.resolve(null)
  }
}

const buttonsOf = (params: Params) =>
  inlineRows(params).map((row) =>
    row.map(({ text, callback_data }) => ({ text: text ?? '', data: callback_data ?? '' })),
  )

const json = (body: Buffer): Params => (body.length ? (JSON.parse(body.toString('utf8')) as Params) : {})

/** Fields of a form; the one file becomes `document: {name, text}`. */
function multipart(body: Buffer): Params {
  const text = body.toString('utf8')
  const boundary = text.slice(0, text.indexOf('\r\n'))
  const params: Params = {}
  for (const section of text.split(boundary).slice(1, -1)) {
    const [head = '', ...rest] = section.split('\r\n\r\n')
    const value = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    const name = /name="([^"]*)"/.exec(head)?.[1] ?? ''
    const file = /filename="?([^"\r\n;]*)"?/.exec(head)?.[1]
    if (file) params.document = { name: file, text: value }
    else if (!(value.startsWith('attach://') && name === 'document')) params[name] = value
  }
  return params
}
