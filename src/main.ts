import { createHash } from 'node:crypto'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { monotonicFactory } from 'ulidx'
import { readAgentEvent } from './agents/index.ts'
import { openSpool } from './agents/spool.ts'
import { channels as kinds } from './channels/index.ts'
import type { Config } from './config.ts'
import type { Rights } from './core/principal.ts'
import type { ReasonCode } from './core/reason.ts'
import { takeHeard } from './flow/intake.ts'
import { rebuildJournals } from './flow/journal.ts'
import type { Channel } from './flow/ports/channel.ts'
import type { Heard } from './flow/ports/heard.ts'
import type { Workspace } from './flow/ports/memory.ts'
import type { Finding, LogRow, PendingRow, Status, VerifyResult, Why } from './flow/ports/read-models.ts'
import type { Store } from './flow/ports/store.ts'
import type { Proposal, Proposed } from './flow/propose.ts'
import { propose } from './flow/propose.ts'
import { receive, receiveLeftovers } from './flow/receive.ts'
import { findings } from './flow/report/doctor.ts'
import { auditRows, decisionRows } from './flow/report/log.ts'
import { pendingRows } from './flow/report/pending.ts'
import { status } from './flow/report/status.ts'
import { why } from './flow/report/why.ts'
import type { Heart } from './flow/tend.ts'
import { startHeart } from './flow/tend.ts'
import { requestUndo } from './flow/undo.ts'
import type { World } from './flow/world.ts'
import { loadLocales } from './locale.ts'
import { createLog } from './log.ts'
import { createMemory } from './memory/index.ts'
import { StoreError } from './store/error.ts'
import { takeInstanceLock } from './store/lock.ts'
import { openStore } from './store/open.ts'

/** Evogate, put together: what the commands call, and what runs as the service between `start` and `stop`. */
export interface App {
  readonly config: Config
  propose(proposal: Proposal): Promise<Proposed>
  pending(): Promise<readonly PendingRow[]>
  why(number: number): Promise<Why | null>
  log(how: { readonly audit: boolean; readonly rebuild: boolean }): Promise<readonly LogRow[]>
  verify(): Promise<VerifyResult>
  status(): Promise<Status>
  undo(number: number): Promise<{ readonly request: number } | { readonly refused: ReasonCode }>
  doctor(): Promise<readonly Finding[]>
  /** Connects the channels, drains the spool once and keeps everything going. */
  start(): Promise<{ readonly ready: string }>
  /** Ends in order: intake, chores, channels, store. */
  stop(): Promise<void>
}

export interface Edges {
  readonly input?: Readable & { readonly isTTY?: boolean }
  readonly output?: Writable & { readonly isTTY?: boolean }
  readonly now?: () => number
  /** What keeps the chores going; given only to drive time by hand. */
  readonly heart?: (world: World) => Heart
}

/**
 * Opens the store under the instance lock and puts the parts together. Throws a StoreError with code `held` when
 * another process owns this home.
 */
export async function compose(config: Config, edges: Edges = {}): Promise<App> {
  const now = edges.now ?? Date.now
  const lock = await takeInstanceLock(config.home, edges.input ? 'service' : 'command')
  if (lock.outcome === 'held')
    throw new StoreError('held', `${lock.by.who || 'evogate'} (pid ${lock.by.pid})`)
  const log = createLog({ level: config.logLevel, secrets: config.telegram ? [config.telegram.token] : [] })
  const say = ({ level = 'info', ...line }: { level?: string }) =>
    level === 'error' ? log.error(line) : level === 'warn' ? log.warn(line) : log.info(line)
  let store: Store
  try {
    store = await openStore({ url: config.database, home: config.home, now, fail: config.fail, log: say })
  } catch (error) {
    await lock.release()
    throw error
  }
  try {
    return await assemble(config, edges, { now, say, store, release: lock.release })
  } catch (error) {
    await store.close()
    await lock.release()
    throw error
  }
}

interface Ground {
  readonly now: () => number
  readonly say: (line: object) => void
  readonly store: Store
  readonly release: () => Promise<void>
}

async function assemble(config: Config, edges: Edges, { now, say, store, release }: Ground): Promise<App> {
  const t = loadLocales()
  const ulid = monotonicFactory()
  const memory = createMemory({ home: config.home, fail: config.fail, now, log: say })
  const spool = openSpool(config.home, { fail: config.fail, log: say })
  const user = { id: String(process.getuid?.() ?? 0), name: userInfo().username }
  const channels = await openChannels(config, edges, { t, now, say, user })
  const workspaces = await registerWorkspaces(config, store, now())
  const addresses = await registerAddresses(config, store, channels, user.id)
  const running = { ready: false, dropped: 0 }
  let heart: Heart | null = null
  const world: World = {
    settings: {
      zone: config.zone,
      limits: config.limits,
      quiet: config.quiet,
      twoPerson: config.twoPerson,
      showEvidence: config.showEvidence,
      retentionDays: config.retentionDays,
      locale: config.locale,
      host: hostname(),
      version: config.version,
    },
    store,
    memory,
    channels,
    workspaces,
    addresses,
    t,
    rights: (principal) => rightsOf(config, user.id, principal),
    now,
    ulid: () => ulid(now()),
    log: say,
    fail: config.fail,
    wake: () => heart?.wake(),
    running: () => ({ ready: running.ready, spool: () => spool.depth(), dropped: () => running.dropped }),
    waits: new Map(),
    outputs: new Map(),
  }

  const drain = async () => {
    await spool.drain(async (batch) => {
      const heard: Heard[] = []
      for (const spooled of batch) {
        const event = readAgentEvent(spooled)
        if ('unreadable' in event) say({ level: 'warn', msg: 'Unreadable event', why: event.unreadable })
        else heard.push(event)
      }
      await takeHeard(world, heard)
    })
    running.dropped += await spool.droppedSince()
  }
  const intake = createIntake(drain, say)
  let stopping: Promise<void> | null = null

  return {
    config,
    propose: (proposal) => propose(world, proposal),
    pending: () => pendingRows(world),
    why: (number) => why(world, number),
    async log({ audit, rebuild }) {
      if (rebuild) await rebuildJournals(world)
      return audit ? auditRows(world) : decisionRows(world)
    },
    verify: () => store.verify(),
    status: () => status(world),
    async undo(number) {
      const request = await store.read.request(number)
      const workspace = request && workspaces.get(request.workspace)
      if (!workspace) return { refused: 'unknown-request' }
      const outcome = await requestUndo(world, workspace, number, null)
      world.wake()
      return outcome.outcome === 'asked' ? { request: outcome.request.number } : { refused: outcome.reason }
    },
    doctor: () => findings(world),
    async start() {
      for (const workspace of workspaces.values()) await memory.sweep(workspace)
      await drain()
      await receiveLeftovers(world)
      const identities = new Map<string, string>()
      for (const channel of channels.values()) {
        const { identity } = await channel.start((update) => receive(world, update))
        identities.set(channel.name, identity)
      }
      heart = (edges.heart ?? startHeart)(world)
      intake.watch(spool.watch)
      running.ready = true
      const telegram = identities.get('telegram') ?? 'off'
      return { ready: `ready inbox=off telegram=${telegram} discord=off workspaces=${workspaces.size}` }
    },
    stop() {
      stopping ??= (async () => {
        running.ready = false
        await intake.stop()
        await Promise.all([...channels.values()].map((channel) => channel.stop()))
        await heart?.stop()
        await store.close()
        await release()
      })()
      return stopping
    },
  }
}

type Parts = {
  readonly t: ReturnType<typeof loadLocales>
  readonly now: () => number
  readonly say: (line: object) => void
  readonly user: { readonly id: string; readonly name: string }
}

/** Only what is configured is loaded. The terminal is the channel of those who have configured none. */
async function openChannels(
  config: Config,
  { input, output }: Edges,
  { t, now, say, user }: Parts,
): Promise<ReadonlyMap<Channel['name'], Channel>> {
  const open: Channel[] = []
  if (config.telegram && input) {
    const { token, apiRoot } = config.telegram
    open.push(await kinds.telegram({ token, ...(apiRoot !== null && { apiRoot }), t, log: say, now }))
  } else if (input?.isTTY && output?.isTTY) {
    open.push(await kinds.terminal({ input, output, user, locale: config.locale, t, now, color: true }))
  }
  return new Map(open.map((channel) => [channel.name, channel]))
}

async function registerWorkspaces(
  config: Config,
  store: Store,
  now: number,
): Promise<ReadonlyMap<string, Workspace>> {
  const workspaces = new Map<string, Workspace>()
  for (const root of config.workspaces) {
    const id = createHash('sha256').update(root).digest('hex').slice(0, 16)
    const known = await store.write((tx) =>
      tx.registerWorkspace({
        id,
        path: root,
        name: path.basename(root),
        locale: config.locale,
        registeredAt: now,
      }),
    )
    workspaces.set(known.id, {
      id: known.id,
      path: root,
      name: known.name,
      profile: config.profile,
      locale: known.locale,
      commit: config.commit,
    })
  }
  return workspaces
}

/** The chats of the settings; without any, each approver's private chat; the terminal where it is the channel. */
async function registerAddresses(
  config: Config,
  store: Store,
  channels: ReadonlyMap<Channel['name'], Channel>,
  user: string,
): Promise<readonly string[]> {
  const { telegram } = config
  const people = telegram ? [...new Set([...telegram.approvers, ...telegram.owners])] : []
  const chats = telegram?.chats.length ? telegram.chats : people.map((chat) => ({ chat, topic: null }))
  const places = [
    ...chats.map(({ chat, topic }) => ({ channel: 'telegram' as const, chat, topic })),
    ...(channels.has('terminal') ? [{ channel: 'terminal' as const, chat: user, topic: null }] : []),
  ]
  const ids: string[] = []
  for (const place of places) {
    const id = `${place.channel}:${place.chat}${place.topic === null ? '' : `/${place.topic}`}`
    await store.write((tx) =>
      tx.registerAddress({
        id,
        ...place,
        locale: null,
        reachable: true,
        unreachableWhy: null,
        movedFrom: null,
        mutedUntil: null,
      }),
    )
    ids.push(id)
  }
  return ids
}

/** Approvers and owners by numeric id; once an owner is named, only the named are owners. Nobody else is anything. */
function rightsOf(config: Config, user: string, { channel, id }: { channel: string; id: string }): Rights {
  if (channel === 'terminal') return { approver: id === user, owner: id === user }
  if (channel !== 'telegram' || !config.telegram) return { approver: false, owner: false }
  const { approvers, owners } = config.telegram
  const owner = owners.includes(id)
  const approver = owner || approvers.includes(id)
  return { approver, owner: owners.length === 0 ? approver : owner }
}

/** Drains the spool when something came, one drain at a time, until it is told to stop. */
function createIntake(drain: () => Promise<void>, say: (line: object) => void) {
  let unwatch: () => void = () => {}
  let last: Promise<void> = Promise.resolve()
  let waiting = false
  const run = () => {
    if (waiting) return
    waiting = true
    last = last.then(async () => {
      waiting = false
      await drain().catch((error: unknown) =>
        say({ level: 'error', msg: 'The spool could not be drained', error: String(error) }),
      )
    })
  }
  return {
    watch: (watch: (onNew: () => void) => () => void) => {
      unwatch = watch(run)
    },
    stop: async () => {
      unwatch()
      await last
    },
  }
}
