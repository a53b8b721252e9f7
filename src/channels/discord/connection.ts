import type { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { LocaleCode, Translate } from '../../core/locale-code.ts'
import type { ChannelHealth, Incoming, Present, Receive, Sender } from '../../flow/ports/channel.ts'
import type { SessionDiary } from '../../flow/ports/session-diary.ts'
import { routes } from './codes.ts'
import { drawCommands } from './commands.ts'
import { type Gateway, openGateway } from './gateway.ts'
import { createGuilds } from './guilds.ts'
import { createInteractions } from './interactions.ts'
import type { Event } from './line.ts'
import { describe, isRefusal, TokenRefused } from './outcome.ts'
import type { Patience } from './patience.ts'
import type { Rest } from './rest.ts'

const me = z.object({ id: z.string(), username: z.string() })
const ready = z.object({ user: me, application: z.object({ id: z.string() }) })

/** Connects, listens and knows how it fares. */
export function createConnection(options: {
  readonly token: string
  readonly rest: Rest
  readonly agent: Agent | null
  readonly patience: Patience
  readonly diary: SessionDiary
  readonly now: () => number
  readonly mayPress: (from: Sender) => boolean
  readonly present: Present
  readonly t: (locale: LocaleCode) => Translate
  readonly log: (line: object) => void
}) {
  const { rest, patience } = options
  const guilds = createGuilds()
  /** Channels that did not let us in when we last wrote there. */
  const shut = new Set<string>()
  let self: z.infer<typeof me> | null = null
  let application: string | null = null
  let state: ChannelHealth['state'] = 'trouble'
  let remark: string | null = 'not connected yet'
  let lastUpdate: number | null = null
  let registered = false
  let stopped = false
  let gateway: Gateway | null = null
  const telling = new Set<Promise<void>>()

  const log = (line: object) => options.log({ channel: 'discord', ...line })
  const identity = () => (self === null ? 'bot' : `${self.username}#${self.id}`)

  /** A connection that cannot be made through a proxy is more often the proxy's fault than the platform's. */
  const onTheWay = (why: string) => (options.agent === null ? why : `${why} (through EVOGATE_PROXY)`)

  function turn(to: ChannelHealth['state'], why: string | null): void {
    if (stopped || (state === 'down' && to !== 'up')) return
    if (state !== to || remark !== why) log({ event: to, ...(why !== null && { why }) })
    state = to
    remark = why
  }

  async function register(to: string): Promise<void> {
    if (registered) return
    registered = true
    await rest.ask('put', routes.commands(to), { body: drawCommands(options.t) }).catch((error: unknown) => {
      registered = false
      log({ event: 'commands-failed', why: describe(error) })
    })
  }

  /** What a session begins with, told to the flow until it is kept. */
  function listen(receive: Receive) {
    const interactions = createInteractions({ ...options, receive, log })
    const tell = (id: string, incoming: Incoming) => {
      const update = { channel: 'discord', bot: application ?? '0', id, incoming } as const
      const told = receive(update)
        .then(
          () => {},
          (error: unknown) => log({ event: 'update-lost', id, why: String(error) }),
        )
        .finally(() => telling.delete(told))
      telling.add(told)
    }
    const hear = ({ type, data, id }: Event) => {
      if (type === 'READY') {
        const read = ready.parse(data)
        self = read.user
        application = read.application.id
        tell(id, { kind: 'anew' })
        void register(application)
        return
      }
      if (type === 'INTERACTION_CREATE') {
        lastUpdate = options.now()
        if (application && self)
          interactions.take(data, { application, user: self.id, guildOf: guilds.guildOf })
        return
      }
      const { lost, back } = guilds.hear(type, data)
      for (const chat of lost) tell(`${id}.${chat}`, { kind: 'reach', chat, reachable: false })
      for (const chat of back.filter((one) => shut.delete(one)))
        tell(`${id}.${chat}`, { kind: 'reach', chat, reachable: true })
    }
    gateway = openGateway({
      token: options.token,
      rest,
      agent: options.agent,
      patience,
      diary: options.diary,
      now: options.now,
      up: () => turn('up', null),
      trouble: (why) => turn('trouble', onTheWay(why)),
      down: (why) => turn('down', why),
      event(event) {
        try {
          hear(event)
        } catch (error) {
          log({ event: 'event-unreadable', type: event.type, why: String(error) })
        }
      },
    })
    return interactions
  }
  let interactions: ReturnType<typeof listen> | null = null

  return {
    async start(receive: Receive): Promise<{ readonly identity: string }> {
      if (!/^[\w.-]+$/.test(options.token)) throw new TokenRefused('The Discord bot token is malformed')
      try {
        const signal = AbortSignal.timeout(patience.firstContactMs)
        self = me.parse(await rest.ask('get', routes.me(), { signal }))
      } catch (error) {
        if (isRefusal(error)) throw new TokenRefused(`Discord refuses the bot token (${describe(error)})`)
        turn('trouble', onTheWay(describe(error)))
      }
      interactions = listen(receive)
      return { identity: identity() }
    },
    async stop(): Promise<void> {
      await gateway?.stop()
      const handled = Promise.all([interactions?.settled(), ...telling])
      await Promise.race([handled, pause(patience.stopMs, undefined, { ref: false })])
      state = 'down'
      remark = 'stopped'
      stopped = true
    },
    /** Nothing goes on in the bot's name: the gateway is closed, too. */
    refused(): void {
      turn('down', '401: the token is not valid any more')
      void gateway?.stop()
    },
    /** The flow will be told when the channel may be open again. */
    shutOut: (chat: string) => void shut.add(chat),
    health: (): ChannelHealth => ({
      name: 'discord',
      identity: identity(),
      state,
      remark,
      lastContact: rest.lastContact(),
      clockAheadMs: rest.clockAheadMs(),
      lastUpdate,
      conflicts: 0,
    }),
  }
}
