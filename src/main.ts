import { hostname, userInfo } from 'node:os'
import { monotonicFactory } from 'ulidx'
import { openSessions } from './agents/session-file.ts'
import { openSpool } from './agents/spool.ts'
import { openTranscripts } from './agents/transcripts.ts'
import { openWebhooks } from './channels/index.ts'
import type { Config } from './config.ts'
import type { ChannelName } from './core/principal.ts'
import type { Reason, ReasonCode } from './core/reason.ts'
import type { ConfidenceChanged, EntryConfidence } from './flow/confidence.ts'
import { confidenceOf, tellConfidence } from './flow/confidence.ts'
import type { Forgotten } from './flow/forget.ts'
import { forget } from './flow/forget.ts'
import { rebuildJournals } from './flow/journal.ts'
import type { Present, Sender } from './flow/ports/channel.ts'
import type {
  AssessedRow,
  DigestReport,
  Finding,
  Holding,
  LogLine,
  PendingRow,
  Phase,
  Status,
  VerifyResult,
  Why,
} from './flow/ports/read-models.ts'
import type { Store } from './flow/ports/store.ts'
import { presentOn } from './flow/present.ts'
import type { Proposal, Proposed } from './flow/propose.ts'
import { propose } from './flow/propose.ts'
import { receive, receiveLeftovers } from './flow/receive.ts'
import { assess } from './flow/report/assess.ts'
import { digestReport } from './flow/report/digest.ts'
import { findings } from './flow/report/doctor.ts'
import { holdings } from './flow/report/holdings.ts'
import { auditRows, decisionRows } from './flow/report/log.ts'
import { pendingRows } from './flow/report/pending.ts'
import { status } from './flow/report/status.ts'
import { heldBy, why } from './flow/report/why.ts'
import { hurryAll, showWhereDecided } from './flow/show-anew.ts'
import type { SkillAnswers, Skillified } from './flow/skillify.ts'
import { skillify } from './flow/skillify.ts'
import type { Heart } from './flow/tend.ts'
import { startHeart } from './flow/tend.ts'
import { requestUndo } from './flow/undo.ts'
import { type SeenWorkflow, seenWorkflows } from './flow/workflows.ts'
import type { World } from './flow/world.ts'
import { loadLocales } from './locale.ts'
import { createLog } from './log.ts'
import type { Edges } from './main/channels.ts'
import { openChannels } from './main/channels.ts'
import { holdRoster } from './main/hold.ts'
import { createWatchers, holdInbox } from './main/inbox.ts'
import { createIntake } from './main/intake-loop.ts'
import { readyLine } from './main/ready.ts'
import { secretsOf } from './main/secrets.ts'
import { takeSpooled } from './main/take-spooled.ts'
import { createMemory } from './memory/index.ts'
import { createJudge } from './memory/judge.ts'
import { StoreError } from './store/error.ts'
import { takeInstanceLock } from './store/lock.ts'
import { openStore } from './store/open.ts'

/** Evogate, put together: what the commands call, and what runs as the service between `start` and `stop`. */
export interface App {
  readonly config: Config
  propose(proposal: Proposal): Promise<Proposed>
  /** Makes the request for a new skill of four answers. */
  skillify(answers: SkillAnswers): Promise<Skillified>
  /** Commands that could become the steps of a skill. */
  workflows(of: Pick<SkillAnswers, 'workspace' | 'cwd'>): Promise<readonly SeenWorkflow[]>
  pending(): Promise<readonly PendingRow[]>
  why(number: number): Promise<Why | null>
  log(how: { readonly audit: boolean; readonly rebuild: boolean }): Promise<readonly LogLine[]>
  verify(): Promise<VerifyResult>
  status(): Promise<Status>
  /** `held`: what keeps the card of the new request back for now. */
  undo(
    number: number,
  ): Promise<
    | { readonly request: number; readonly held?: Reason }
    | { readonly refused: ReasonCode; readonly detail?: string }
  >
  doctor(): Promise<readonly Finding[]>
  /** Copies the database; gives the copy's path. */
  backup(): Promise<{ readonly path: string }>
  forget(number: number): Promise<Forgotten>
  /** Scores of the candidates. */
  assess(how: { readonly all: boolean }): Promise<readonly AssessedRow[]>
  /** How much the entries with these ids are trusted. */
  confidence(ids: readonly string[]): Promise<readonly EntryConfidence[]>
  feedback(said: Parameters<typeof tellConfidence>[1]): Promise<ConfidenceChanged>
  digest(how: { readonly now: boolean }): Promise<readonly DigestReport[]>
  holdings(): Promise<readonly Holding[]>
  /** For commands whose work is one function of the flow. */
  look<Seen>(at: (world: World) => Promise<Seen>): Promise<Seen>
  /** Connects the channels, drains the spool once and keeps everything going. */
  start(): Promise<{ readonly ready: string; readonly inboxTrouble: string | null }>
  /** Ends in order: intake, chores, channels, store. */
  stop(): Promise<void>
}

export type { Edges }

/**
 * Opens the store under the instance lock and puts the parts together. Throws a StoreError with code `held` when
 * another process owns this home.
 */
export async function compose(config: Config, edges: Edges = {}): Promise<App> {
  const now = edges.now ?? Date.now
  const lock = await takeInstanceLock(config.home, edges.input ? 'service' : 'command')
  if (lock.outcome === 'held')
    throw new StoreError('held', `${lock.by.who || 'evogate'} (pid ${lock.by.pid})`)
  const log = createLog({
    level: config.logLevel,
    secrets: secretsOf(config),
    ...(edges.log && { to: edges.log }),
  })
  const say = ({ level = 'info', ...line }: { level?: string }) =>
    level === 'error' || level === 'warn' || level === 'debug' ? log[level](line) : log.info(line)
  let store: Store
  const watchers = createWatchers()
  try {
    const at = { url: config.database, home: config.home }
    store = await openStore({ ...at, now, fail: config.fail, log: say, moved: watchers.tell })
  } catch (error) {
    await lock.release()
    throw error
  }
  try {
    return await assemble(config, edges, { now, say, store, watchers, release: lock.release })
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
  readonly watchers: ReturnType<typeof createWatchers>
  readonly release: () => Promise<void>
}

async function assemble(
  config: Config,
  edges: Edges,
  { now, say, store, watchers, release }: Ground,
): Promise<App> {
  const t = loadLocales()
  const ulid = monotonicFactory()
  const memory = createMemory({
    home: config.home,
    environment: config.environment,
    sign: config.commitSign === 'sign',
    journal: config.journal,
    fail: config.fail,
    now,
    log: say,
  })
  const spool = openSpool(config.home, { fail: config.fail, log: say })
  const sessions = openSessions(config.home, t(config.locale)('session-shared'))
  const user = { id: String(process.getuid?.() ?? 0), name: userInfo().username }
  const mayPress = (channel: ChannelName, { id, roles = [] }: Sender) =>
    [...world.workspaces.keys()].some((workspace) => world.rights({ channel, id, roles }, workspace).approver)
  const present =
    (channel: ChannelName): Present =>
    (asked) =>
      presentOn(world, channel)(asked)
  const channels = await openChannels(config, edges, { t, now, say, user, mayPress, present })
  const roster = await holdRoster(config, { t, say, memory, store, channels, user: user.id, now })
  const inbox = holdInbox(config, { watchers, roster: () => roster.now().roster, user })
  const running: { phase: Phase } = { phase: edges.input ? 'starting' : 'down' }
  let heart: Heart | null = null
  const world: World = {
    settings: {
      zone: config.zone,
      limits: config.limits,
      quiet: config.quiet,
      digestAt: config.digestAt,
      twoPerson: config.twoPerson,
      showEvidence: config.showEvidence,
      retentionDays: config.retentionDays,
      locale: config.locale,
      host: hostname(),
      version: config.version,
    },
    store,
    memory,
    sessions,
    channels,
    get workspaces() {
      return roster.now().workspaces
    },
    get addresses() {
      return roster.now().addresses
    },
    addressesOf: (workspace) => roster.now().addressesOf(workspace),
    rulesAt: (address) => roster.now().rulesAt(address),
    t,
    rights: (principal, workspace) => roster.now().rights(principal, workspace),
    accountsOf: (principal) => roster.now().accountsOf(principal),
    now,
    ulid: () => ulid(now()),
    log: say,
    fail: config.fail,
    inbox: inbox.now,
    wake: () => heart?.wake(),
    running: () => ({
      phase: running.phase,
      spool: () => spool.depth(),
      dropped: () => spool.dropped(),
      settings: roster.trouble(),
      inbox: { url: inbox.now()?.url ?? null, trouble: inbox.trouble() },
    }),
    away: new Set(),
    waits: new Map(),
    journaled: new Set(),
    outputs: new Map(),
    touched: new Map(),
    looks: new Map(),
    webhooks: config.webhooks && (await openWebhooks(config.webhooks)),
    told: new Map(),
    trails: new Map(),
    transcripts: openTranscripts(config.records ?? {}, say),
    judge: config.judge && createJudge({ ...config, command: config.judge, log: say }),
  }

  const drain = async () => {
    await spool.drain((batch) => takeSpooled(world, batch))
  }
  const intake = createIntake(drain, say)
  let stopping: Promise<void> | null = null

  return {
    config,
    propose: (proposal) => propose(world, proposal),
    skillify: (answers) => skillify(world, answers),
    workflows: (asked) => seenWorkflows(world, asked),
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
      const workspace = request && world.workspaces.get(request.workspace)
      if (!workspace) return { refused: 'unknown-request' }
      const outcome = await requestUndo(world, workspace, number, null)
      const held = outcome.outcome === 'asked' ? await heldBy(world, outcome.request) : []
      world.wake()
      if (outcome.outcome === 'asked')
        return { request: outcome.request.number, ...(held[0] && { held: held[0] }) }
      const { reason: refused, detail } = outcome
      return { refused, ...(detail !== undefined && { detail }) }
    },
    doctor: () => findings(world),
    backup: async () => ({ path: await store.backUp() }),
    forget: (number) => forget(world, number),
    assess: (how) => assess(world, how),
    confidence: (ids) => confidenceOf(world, ids),
    feedback: (said) => tellConfidence(world, said),
    digest: ({ now }) => digestReport(world, now),
    holdings: () => holdings(world),
    look: (at) => at(world),
    async start() {
      for (const workspace of world.workspaces.values()) await memory.sweep(workspace)
      await roster.follow(world)
      // What cannot be taken now is tried again by the watch; it must not keep the presses waiting too.
      await drain().catch((error: unknown) =>
        say({ level: 'error', msg: 'The spool could not be drained', error: String(error) }),
      )
      await receiveLeftovers(world)
      await hurryAll(world)
      await showWhereDecided(world)
      // Side by side: one platform that does not answer must not keep the others waiting.
      const identities = new Map(
        await Promise.all(
          [...channels.values()].map(async (channel) => {
            const { identity } = await channel.start((update) => receive(world, update))
            return [channel.name, identity] as const
          }),
        ),
      )
      heart = (edges.heart ?? startHeart)(world)
      intake.watch(spool.watch)
      await inbox.open(world)
      running.phase = 'up'
      const ready = readyLine(identities, inbox.now()?.url, world.workspaces.size)
      return { ready, inboxTrouble: inbox.trouble() }
    },
    stop() {
      stopping ??= (async () => {
        running.phase = 'ending'
        await inbox.close()
        await roster.stop()
        await intake.stop()
        await Promise.all([...channels.values()].map((channel) => channel.stop()))
        world.webhooks?.close()
        await heart?.stop()
        await world.judge?.close()
        await memory.close()
        await sessions.end()
        await store.close()
        await release()
      })()
      return stopping
    },
  }
}
