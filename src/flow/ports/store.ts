import type { Acceptance, RequestClass } from '../../core/acceptance.ts'
import type { Confidence } from '../../core/decay.ts'
import type { LocaleCode } from '../../core/locale-code.ts'
import type { ChannelName } from '../../core/principal.ts'
import type { Question, Request, State } from '../../core/request/request.ts'
import type { AdviceReads, AdviceWrites } from './advice.ts'
import type { AnnouncementReads, AnnouncementWrites } from './announcements.ts'
import type { CandidateReads, CandidateWrites } from './candidates.ts'
import type {
  AddressRecord,
  AuditEntry,
  AuditRecord,
  DecisionRecord,
  DeliveryRecord,
  DigestRecord,
  DriftRecord,
  EntryRecord,
  EventRecord,
  IntentRecord,
  OutboxRecord,
  SessionRecord,
  UpdateRecord,
  WorkspaceRecord,
} from './records.ts'

export type ListKind = NonNullable<OutboxRecord['list']>['kind']

/** Reads see committed rows only when taken from `store.read`; inside `write` they see the transaction's own. */
export interface Reads extends AdviceReads, AnnouncementReads, CandidateReads {
  request(number: number): Promise<Request | null>
  requestByUlid(ulid: string): Promise<Request | null>
  /** Newest last. `dueBefore`: `dueAt` is set and not after it. */
  requests(where: {
    readonly workspace?: string
    readonly states?: readonly State[]
    readonly kind?: Request['kind']
    readonly question?: Question
    readonly dueBefore?: number
    /** Kind `remove` requests that take out this entry. */
    readonly takesOut?: string
    /** Add-requests that raise this entry. */
    readonly raises?: string
    /** A superset of those that hold this text elsewhere than in their own: in a rule beside or against them. */
    readonly quotes?: string
    /** Only requests whose `commit.state` is `pending`. */
    readonly commitPending?: boolean
    /** Only those that a person approved once. */
    readonly promised?: boolean
    readonly settledSince?: number
    /** Written ones that leave a line to be taken out by hand. */
    readonly byHand?: boolean
    /** Only with higher numbers. */
    readonly after?: number
    /** Only with lower numbers, and with a limit the newest of them. */
    readonly before?: number
    readonly limit?: number
  }): Promise<readonly Request[]>
  /** How the newest decided add-requests of this class ended; what was kept in the file is no sample. */
  acceptance(of: RequestClass): Promise<Acceptance>
  /** Add-requests of the workspace with any of these normalised words, newest first. */
  requestsByText(workspace: string, textHashes: readonly string[]): Promise<readonly Request[]>
  /** Add-requests that a candidate was put as, newest first. */
  requestsOf(candidate: string): Promise<readonly Request[]>

  delivery(id: string): Promise<DeliveryRecord | null>
  deliveryByMessage(channel: ChannelName, chat: string, message: string): Promise<DeliveryRecord | null>
  deliveriesOf(request: number): Promise<readonly DeliveryRecord[]>
  /** Deliveries with `shown` < `wanted`, not lost, `notBefore` ≤ now: results (edits) first, then new cards, by age. */
  deliveriesToShow(now: number, limit: number, channel?: ChannelName): Promise<readonly DeliveryRecord[]>
  /** Not superseded deliveries at one address, of requests in these states. */
  openDeliveriesAt(address: string, states: readonly State[]): Promise<readonly DeliveryRecord[]>
  /** Slots of this kind that were taken at the address in [from, to). */
  slots(address: string, slot: 'counted' | 'exempt', from: number, to: number): Promise<number>

  outboxToSend(now: number, limit: number, channel?: ChannelName): Promise<readonly OutboxRecord[]>
  outboxByMessage(channel: ChannelName, chat: string, message: string): Promise<OutboxRecord | null>
  outbox(id: string): Promise<OutboxRecord | null>
  /** Sent messages with a list of this kind made since then, newest first. */
  openLists(kind: ListKind, since: number, limit: number): Promise<readonly OutboxRecord[]>
  /** The newest sent message with a binding for this person in this chat that nobody answered. */
  openPrompt(channel: ChannelName, chat: string, forKey: string): Promise<OutboxRecord | null>

  decisionsOf(request: number): Promise<readonly DecisionRecord[]>
  decisions(where: {
    readonly workspace?: string
    readonly since?: number
    readonly limit?: number
  }): Promise<readonly DecisionRecord[]>
  /** How many decisions in [from, to) left their request in which state; of these workspaces, or of all (null). */
  decisionCounts(
    workspaces: readonly string[] | null,
    from: number,
    to: number,
  ): Promise<Readonly<Record<string, number>>>
  /** Requests in these states, in these workspaces. */
  requestCount(workspaces: readonly string[], states: readonly State[]): Promise<number>
  audit(where: {
    readonly chain?: string
    readonly kind?: string
    readonly since?: number
    readonly limit?: number
  }): Promise<readonly AuditRecord[]>

  /** Ids of the roles that an account last proved to have; none for who is not known. */
  rolesOf(key: string): Promise<readonly string[]>

  intentOf(request: number): Promise<IntentRecord | null>
  openIntents(): Promise<readonly IntentRecord[]>

  entry(id: string): Promise<EntryRecord | null>
  /** Entries with any of these words that were not taken out. */
  entriesByText(workspace: string, textHashes: readonly string[]): Promise<readonly EntryRecord[]>
  entries(workspace: string): Promise<readonly EntryRecord[]>
  /** Each confidence that standing entries have and may be asked about now, once, and how many have it. */
  confidences(
    workspace: string,
    now: number,
  ): Promise<readonly { readonly confidence: Confidence; readonly count: number }[]>
  /** The first of the standing entries with this confidence that may be asked about now, by request. */
  entriesWith(
    workspace: string,
    confidence: Confidence,
    now: number,
    limit: number,
  ): Promise<readonly EntryRecord[]>

  /** The person answered "both" about these two texts. */
  pairStands(workspace: string, textHash: string, otherHash: string): Promise<boolean>

  /** What stands in the memory files of a workspace (of all, without one) outside the gate. */
  drifts(workspace?: string): Promise<readonly DriftRecord[]>
  drift(id: number): Promise<DriftRecord | null>
  /** Was a session of an agent under way in the workspace at that time? */
  agentActive(workspace: string, at: number): Promise<boolean>

  /** What tools did in the workspace since then, oldest first; the newest `limit` of them. */
  toolEvents(workspace: string, since: number, limit: number): Promise<readonly EventRecord[]>
  /** The newest session in which a person asked for a skill since then; null for none. */
  skillWished(workspace: string, since: number): Promise<string | null>
  /** The skill that the session called last; null for none. */
  skillInUse(workspace: string, session: string): Promise<string | null>
  /** Names of the skills that sessions called, the last one first. */
  skillsByLastUse(workspace: string): Promise<readonly string[]>

  workspaces(): Promise<readonly WorkspaceRecord[]>
  address(id: string): Promise<AddressRecord | null>
  addresses(): Promise<readonly AddressRecord[]>

  digest(address: string, date: string): Promise<DigestRecord | null>
  /** That of the newest date. */
  lastDigest(address: string): Promise<DigestRecord | null>
  /** Addresses that have theirs of this date. */
  digestsOn(date: string): Promise<readonly string[]>

  newUpdates(): Promise<readonly UpdateRecord[]>
  /** Events seen per unwatched path since then, most first. */
  unwatched(since: number): Promise<readonly { readonly path: string; readonly events: number }[]>
  eventCount(where: { readonly since?: number }): Promise<number>
  /** The newest events of one session, oldest first. */
  eventsOf(session: string, limit: number): Promise<readonly EventRecord[]>
  /** Sessions that are to be looked back on by now, the longest due first. */
  sessionsDue(now: number, limit: number): Promise<readonly SessionRecord[]>
}

export interface Writes extends AdviceWrites, AnnouncementWrites, CandidateWrites {
  /** False when the event is known already; then nothing else may be done with it. */
  addEvent(event: EventRecord): Promise<boolean>
  touchSession(session: {
    readonly id: string
    readonly agent: string
    readonly workspace: string | null
    readonly at: number
    readonly ended: boolean
    /** The agent's own record, if it named one. */
    readonly transcript?: string | null
    /** When to look back on it unless it was due before. */
    readonly dueAt?: number
  }): Promise<void>
  /** A session called a skill; told again, it changes nothing. */
  useSkill(use: {
    readonly workspace: string
    readonly session: string
    readonly skill: string
    readonly at: number
  }): Promise<void>
  /** It was looked back on up to `lastAt`; what was heard since is due when it ends, or `idle` ms after the last of it. */
  lookedBack(session: Pick<SessionRecord, 'id' | 'agent' | 'lastAt'>, idle: number): Promise<void>

  /** Inserts with the next number; the given `number` is ignored. */
  addRequest(request: Request): Promise<Request>
  /** The one guarded update: false when the row's revision is no longer `was`. */
  saveRequest(request: Request, was: number): Promise<boolean>

  addDelivery(delivery: DeliveryRecord): Promise<void>
  setDelivery(id: string, change: Partial<Omit<DeliveryRecord, 'id' | 'request'>>): Promise<void>
  /** One more `wanted` for every card of the request that is not lost. */
  touchDeliveries(request: number): Promise<void>
  /** Cards and messages that wait because tries failed are due at once; those that the platform asked to wait are not. */
  hurry(channel: ChannelName): Promise<void>

  addOutbox(message: OutboxRecord): Promise<void>
  setOutbox(
    id: string,
    change: Partial<
      Pick<
        OutboxRecord,
        | 'state'
        | 'message'
        | 'attempts'
        | 'notBefore'
        | 'why'
        | 'chat'
        | 'topic'
        | 'binding'
        | 'card'
        | 'list'
      >
    >,
  ): Promise<void>

  /** False when the address has a digest of this date already. */
  addDigest(digest: DigestRecord): Promise<boolean>

  addDecision(decision: DecisionRecord): Promise<void>
  addAudit(entry: AuditEntry): Promise<void>

  /** One open intent per request; an older one of the same request is replaced. */
  openIntent(intent: IntentRecord): Promise<void>
  setIntent(id: string, change: Partial<Pick<IntentRecord, 'progress' | 'state'>>): Promise<void>

  addEntry(entry: EntryRecord): Promise<void>
  removeEntry(id: string, by: string): Promise<void>
  setEntry(id: string, change: Partial<Pick<EntryRecord, 'confidence' | 'askAfter'>>): Promise<void>
  addPair(workspace: string, textHash: string, otherHash: string, at: number): Promise<void>

  /** Takes words out of every table but the request's own row, which `saveRequest` rewrites. */
  forgetWords(of: {
    readonly number: number
    readonly ulid: string
    readonly candidate: string | null
    /** Messages and updates that hold one of these are deleted. */
    readonly words: readonly string[]
  }): Promise<void>

  /** Makes or replaces the row of one file (`id` is ignored); false when its revision is no longer `was`. */
  saveDrift(drift: DriftRecord, was: number | null): Promise<boolean>

  /** Keeps the locale of a workspace that is known already. */
  registerWorkspace(workspace: WorkspaceRecord): Promise<WorkspaceRecord>
  registerAddress(address: AddressRecord): Promise<AddressRecord>
  setAddress(id: string, change: Partial<Omit<AddressRecord, 'id'>>): Promise<void>
  /** Remembers the name that a person shows, for later sentences ("already approved by Ana"). */
  seePerson(person: {
    readonly key: string
    readonly name: string
    readonly locale: LocaleCode | null
    readonly at: number
  }): Promise<void>
  /** Remembers the roles that the platform gives a person who was seen before; nobody else is kept. */
  seeRoles(key: string, roles: readonly string[], at: number): Promise<void>

  /** False when the update is known already. */
  addUpdate(update: UpdateRecord): Promise<boolean>
  settleUpdate(update: {
    readonly channel: ChannelName
    readonly bot: string
    readonly id: string
  }): Promise<void>

  /** Deletes events, uses of skills, handled updates, sent outbox rows and announcements, and refused candidates older than this. Returns how many rows. */
  forgetBefore(time: number): Promise<number>
}

export type Transaction = Reads & Writes

export interface VerifyResult {
  readonly ok: boolean
  readonly rows: number
  readonly broken: readonly { readonly chain: string; readonly seq: number; readonly why: string }[]
}

/**
 * What Evogate remembers. All writes pass one queue, one transaction at a time; a transaction never waits for the
 * network, a file or git. After a commit the heads of the audit chains it touched are fsynced beside the database.
 */
export interface Store {
  readonly read: Reads
  /** Runs `work` in one transaction; whatever it throws rolls everything back and is thrown on. */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Walks every audit chain and compares it with its head file. */
  verify(): Promise<VerifyResult>
  /** Copies the database as it stands, with the heads of its chains; gives the copy's path. */
  backUp(): Promise<string>
  /** The same once a day, seven kept; null when the last one is younger. */
  backUpDaily(): Promise<string | null>
  /** What was written and is not in the database file itself yet, bytes. */
  walBytes(): number
  close(): Promise<void>
}
