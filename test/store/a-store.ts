import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import type {
  AddressRecord,
  CandidateRecord,
  DecisionRecord,
  DeliveryRecord,
  EntryRecord,
  EventRecord,
  IntentRecord,
  OutboxRecord,
  UpdateRecord,
} from '../../src/flow/ports/records.ts'
import type { Store } from '../../src/flow/ports/store.ts'
import { openStore, type StoreOptions } from '../../src/store/open.ts'

export const noon = Date.UTC(2026, 10, 29, 12)

export function aHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'evogate-store-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

export const databaseOf = (home: string) => join(home, 'evogate.db')

/** A store in a home of its own, closed when the test ends. */
export async function aStore(home = aHome(), options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({ url: `file:${databaseOf(home)}`, home, now: () => noon, ...options })
  onTestFinished(() => store.close())
  return store
}

/** Another connection to the home's database, as somebody with sqlite3 at hand would have it. */
export function outsider(home: string): Database.Database {
  const connection = new Database(databaseOf(home))
  onTestFinished(() => {
    connection.close()
  })
  return connection
}

export const anEvent = (changes: Partial<EventRecord> = {}): EventRecord => ({
  id: 'event-1',
  agent: 'claude-code',
  name: 'UserPromptSubmit',
  session: 'session-1',
  workspace: 'shop-1f2e3d4c',
  path: null,
  at: noon,
  detail: null,
  ...changes,
})

export const aCandidate = (changes: Partial<CandidateRecord> = {}): CandidateRecord => ({
  id: 'candidate-1',
  workspace: 'shop-1f2e3d4c',
  textHash: 'a'.repeat(64),
  text: 'Rebase feature branches only',
  kind: 'rule',
  urgency: 'mild',
  tier: 'L1',
  state: 'pool',
  reasons: [{ code: 'pooled' }, { code: 'url', detail: 'example.org', span: { start: 3, end: 9 } }],
  createdAt: noon,
  ...changes,
})

export const aDelivery = (changes: Partial<DeliveryRecord> = {}): DeliveryRecord => ({
  id: 'delivery-1',
  request: 1,
  address: 'telegram:-1001234567890/42',
  chat: '-1001234567890',
  message: null,
  wanted: 1,
  shown: 0,
  superseded: false,
  lost: null,
  slot: null,
  slotAt: null,
  silent: false,
  attempts: 0,
  notBefore: noon,
  createdAt: noon,
  ...changes,
})

export const anOutboxMessage = (changes: Partial<OutboxRecord> = {}): OutboxRecord => ({
  id: 'outbox-1',
  address: 'telegram:7197206006',
  channel: 'telegram',
  chat: '7197206006',
  topic: null,
  card: { parts: [{ part: 'line', text: 'Which words should stand there?' }], buttons: [] },
  prompt: { forId: '7197206006', forName: 'Ana', placeholder: 'one sentence' },
  binding: { verb: 'modify', request: 1, revision: 3, for: 'telegram:7197206006' },
  replyTo: '17',
  silent: false,
  message: null,
  state: 'wanted',
  why: null,
  attempts: 0,
  notBefore: noon,
  createdAt: noon,
  list: null,
  ...changes,
})

export const aDecision = (changes: Partial<DecisionRecord> = {}): DecisionRecord => ({
  id: 'decision-1',
  request: 1,
  revision: 3,
  move: 'evolve',
  value: null,
  by: 'telegram:7197206006',
  byName: 'Ana 🧬',
  via: 'telegram',
  at: noon,
  outcome: 'approved',
  tier: 'L1',
  text: 'Run the tests before a commit',
  textHash: 'a'.repeat(64),
  target: 'MEMORY.md',
  blockHash: 'b'.repeat(64),
  ...changes,
})

export const anIntent = (changes: Partial<IntentRecord> = {}): IntentRecord => ({
  id: 'intent-1',
  request: 1,
  order: {
    workspace: {
      id: 'shop-1f2e3d4c',
      path: '/home/ana/shop',
      name: 'shop',
      profile: 'project',
      agentMemory: { root: '/home/ana/.claude', folder: 'projects/-home-ana-shop/memory' },
      locale: 'zh',
      commit: 'auto',
    },
    id: '01JDWZ5Q8R3T4V6W7X8Y9Z0A1B',
    add: null,
    remove: [],
    message: '🧬 L1进化: 提交前必须跑测试\n',
  },
  progress: null,
  state: 'open',
  startedAt: noon,
  ...changes,
})

export const anEntry = (changes: Partial<EntryRecord> = {}): EntryRecord => ({
  id: '01JDWZ5Q8R3T4V6W7X8Y9Z0A1B',
  request: 1,
  workspace: 'shop-1f2e3d4c',
  tier: 'L1',
  path: 'MEMORY.md',
  hash: 'c'.repeat(64),
  block: '### 🧬 自进化 [claude-code]\n> 提交前必须跑测试',
  text: '提交前必须跑测试',
  textHash: 'a'.repeat(64),
  writtenAt: noon,
  removedBy: null,
  confidence: { type: 'business_rule', confirmed: '2026-11-29', C0: 1, alpha: 0, beta: 0 },
  askAfter: null,
  ...changes,
})

export const anAddress = (changes: Partial<AddressRecord> = {}): AddressRecord => ({
  id: 'telegram:-1001234567890/42',
  channel: 'telegram',
  chat: '-1001234567890',
  topic: '42',
  locale: null,
  reachable: true,
  unreachableWhy: null,
  movedFrom: null,
  mutedUntil: null,
  since: noon,
  ...changes,
})

export const anUpdate = (changes: Partial<UpdateRecord> = {}): UpdateRecord => ({
  channel: 'telegram',
  bot: '7000000001',
  id: '900',
  incoming: {
    kind: 'press',
    from: { id: '7197206006', name: 'Ana', locale: 'ko' },
    data: '42.3.evolve.l1',
    at: { chat: '-1001234567890', message: '5' },
  },
  state: 'new',
  at: noon,
  ...changes,
})
