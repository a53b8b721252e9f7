import { describe, expect, it } from 'vitest'
import { textHash } from '../../src/core/fold.ts'
import type { Request } from '../../src/core/request/request.ts'
import type { Store } from '../../src/flow/ports/store.ts'
import { aRequest } from '../a-request.ts'
import {
  aCandidate,
  aDecision,
  aDelivery,
  aHome,
  anEntry,
  anEvent,
  anIntent,
  anOutboxMessage,
  anUpdate,
  aStore,
  noon,
  outsider,
} from './a-store.ts'

async function withRequests(store: Store, ...changes: Partial<Request>[]): Promise<void> {
  await store.write(async (tx) => {
    for (const [at, change] of changes.entries())
      await tx.addRequest(aRequest({ ulid: `ulid-${at}`, ...change }))
  })
}
const numbers = (requests: readonly Request[]) => requests.map((request) => request.number)
const ids = (records: readonly { id: string }[]) => records.map((record) => record.id)

describe('requests', () => {
  it('are found by each thing they can be asked for, newest last', async () => {
    const store = await aStore()
    await withRequests(
      store,
      { state: 'queued', dueAt: noon },
      { state: 'asked', dueAt: noon + 1, workspace: 'other' },
      { state: 'questioned', question: 'tier', dueAt: null },
      { state: 'written', dueAt: null, commit: { state: 'pending', reason: { code: 'index-locked' } } },
      { state: 'written', dueAt: null, commit: { state: 'made', id: 'f'.repeat(40) } },
      { kind: 'remove', state: 'asked', dueAt: null },
    )
    const { read } = store
    expect(numbers(await read.requests({}))).toEqual([1, 2, 3, 4, 5, 6])
    expect(numbers(await read.requests({ workspace: 'other' }))).toEqual([2])
    expect(numbers(await read.requests({ states: ['queued', 'questioned'] }))).toEqual([1, 3])
    expect(numbers(await read.requests({ states: [] }))).toEqual([])
    expect(numbers(await read.requests({ question: 'tier' }))).toEqual([3])
    expect(numbers(await read.requests({ dueBefore: noon }))).toEqual([1])
    expect(numbers(await read.requests({ dueBefore: noon - 1 }))).toEqual([])
    expect(numbers(await read.requests({ dueBefore: noon + 1, states: ['asked'] }))).toEqual([2])
    expect(
      numbers(await read.requests({ takesOut: aRequest({ kind: 'remove' }).takesOut?.entry ?? '' })),
    ).toEqual([6])
    expect(numbers(await read.requests({ commitPending: true }))).toEqual([4])
    expect(numbers(await read.requests({ limit: 2 }))).toEqual([1, 2])
  })

  it('that are due are found however many are not, the most overdue ones under a limit', async () => {
    const store = await aStore()
    await withRequests(
      store,
      { dueAt: noon },
      { dueAt: noon - 9 },
      { dueAt: null },
      { dueAt: noon + 1 },
      { dueAt: noon - 5 },
    )
    expect(numbers(await store.read.requests({ dueBefore: noon }))).toEqual([1, 2, 5])
    expect(numbers(await store.read.requests({ dueBefore: noon, limit: 2 }))).toEqual([2, 5])
  })

  it('with the same words are listed newest first, without those that remove', async () => {
    const store = await aStore()
    await withRequests(store, {}, { text: 'Something else' }, {}, { kind: 'remove' }, { workspace: 'other' })
    const { workspace, textHash } = aRequest()
    expect(numbers(await store.read.requestsByText(workspace, [textHash, 'none']))).toEqual([3, 1])
  })

  it('never get the number of another one again', async () => {
    const home = aHome()
    const store = await aStore(home)
    await withRequests(store, {}, {})
    outsider(home).exec('DELETE FROM Request WHERE number = 2')
    expect(await store.write((tx) => tx.addRequest(aRequest({ ulid: 'later' })))).toMatchObject({ number: 3 })
  })
})

describe('acceptance', () => {
  it('counts what was approved once and what was ignored, of one class, without what was kept', async () => {
    const store = await aStore()
    const of = { trigger: 'P', signal: 'rule', urgency: 'standard', tier: 'L1' } as const
    await withRequests(
      store,
      { ...of, state: 'written', promised: true },
      { ...of, state: 'ignored', promised: true },
      { ...of, state: 'ignored' },
      { ...of, state: 'ignored', ended: { code: 'kept' } },
      { ...of, state: 'expired' },
      { ...of, state: 'ignored', signal: 'error' },
      { ...of, state: 'ignored', tier: 'L3' },
      { ...of, state: 'ignored', kind: 'remove' },
    )
    expect(await store.read.acceptance(of)).toEqual({ approved: 2, ignored: 1 })
    expect(await store.read.acceptance({ ...of, signal: '' })).toEqual({ approved: 0, ignored: 0 })
  })
})

describe('a candidate', () => {
  it('is found by its words when it was made or sighted since then, newest first', async () => {
    const store = await aStore()
    const [workspace, textHash] = [aCandidate().workspace, aCandidate().textHash]
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate({ id: 'old', createdAt: noon - 100 }))
      await tx.addCandidate(aCandidate({ id: 'older', createdAt: noon - 200 }))
      await tx.addSighting({ candidate: 'older', session: 's', event: 'e', at: noon })
    })
    const since = async (time: number, where = workspace) =>
      ids(await store.read.candidatesByText(where, [textHash, 'none'], time))
    expect(await since(noon - 100)).toEqual(['old', 'older'])
    expect(await since(noon - 99)).toEqual(['older'])
    expect(await since(noon + 1)).toEqual([])
    expect(await since(0, 'other')).toEqual([])
  })

  it('is listed by workspace and state in the order of its making', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate({ id: 'b' }))
      await tx.addCandidate(aCandidate({ id: 'a' }))
      await tx.addCandidate(aCandidate({ id: 'c', state: 'refused', text: null }))
      await tx.addCandidate(aCandidate({ id: 'd', workspace: 'other' }))
    })
    expect(ids(await store.read.candidates({ workspace: aCandidate().workspace, state: 'pool' }))).toEqual([
      'b',
      'a',
    ])
    expect(ids(await store.read.candidates({}))).toEqual(['b', 'a', 'c', 'd'])
  })
})

describe('what was seen', () => {
  const here = aCandidate().workspace

  it('comes with its sightings and their files, the most seen first', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate({ id: 'once' }))
      await tx.addCandidate(aCandidate({ id: 'twice' }))
      await tx.addCandidate(aCandidate({ id: 'gone', state: 'archived' }))
      const see = (candidate: string, session: string, at: number, files: string[]) =>
        tx.addSighting({ candidate, session, event: session, at, files })
      await see('once', 'a', noon, [])
      await see('gone', 'a', noon, [])
      await see('twice', 'a', noon - 5, ['src/a.ts', 'test/a.ts'])
      await see('twice', 'b', noon - 1, ['src/a.ts'])
    })
    const seen = await store.read.seen({ workspaces: [here], states: ['pool'] })
    expect(seen.map(({ candidate, times, last, files }) => [candidate.id, times, last, files])).toEqual([
      ['twice', 2, noon - 1, ['src/a.ts', 'test/a.ts']],
      ['once', 1, noon, []],
    ])
    const only = await store.read.seen({ workspaces: [here], states: ['pool', 'archived'], id: 'gone' })
    expect(only.map(({ candidate }) => candidate.id)).toEqual(['gone'])
    expect(await store.read.seen({ workspaces: ['other'], states: ['pool'] })).toEqual([])
  })

  it('and was put away is found by its words, however old', async () => {
    const store = await aStore()
    const { textHash } = aCandidate()
    await store.write((tx) => tx.addCandidate(aCandidate({ id: 'gone', state: 'archived', createdAt: 1 })))
    const found = async () => ids(await store.read.candidatesByText(here, [textHash], noon))
    expect(await found()).toEqual(['gone'])
    await store.write((tx) => tx.setCandidate('gone', { state: 'pool' }))
    expect(await found()).toEqual([])
  })
})

describe('what was told', () => {
  it('is what could be repeated: not what was undone, expired, forgotten or is long gone', async () => {
    const store = await aStore()
    const told = (text: string) => ({ text, textHash: textHash(text) })
    await withRequests(
      store,
      { ...told('open'), state: 'deferred' },
      { ...told('ignored'), state: 'ignored', settledAt: noon },
      { ...told('ignored long ago'), state: 'ignored', settledAt: noon - 2 },
      { ...told('expired'), state: 'expired' },
      { ...told('written'), state: 'written' },
      { ...told(''), state: 'asked' },
      { ...told('removal'), kind: 'remove', state: 'asked' },
      { ...told('elsewhere'), state: 'asked', workspace: 'other' },
    )
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate({ id: 'a', ...told('new'), createdAt: noon }))
      await tx.addCandidate(aCandidate({ id: 'b', ...told('old'), createdAt: noon - 2 }))
      await tx.addCandidate(aCandidate({ id: 'c', ...told('seen again'), createdAt: noon - 2 }))
      await tx.addSighting({ candidate: 'c', session: 's', event: 'e', at: noon })
      await tx.addCandidate(aCandidate({ id: 'd', ...told('put away'), createdAt: 1, state: 'archived' }))
      await tx.addCandidate(aCandidate({ id: 'e', text: null }))
      await tx.addEntry(anEntry({ id: 'one', ...told('standing') }))
      await tx.addEntry(anEntry({ id: 'two', ...told('undone') }))
      await tx.removeEntry('two', 'undo')
    })
    expect((await store.read.told(aCandidate().workspace, noon - 1)).map(({ text }) => text)).toEqual([
      ...['new', 'seen again', 'put away'],
      ...['open', 'ignored', 'standing'],
    ])
  })
})

describe('deliveries to show', () => {
  it('are edits first, then new cards, each by age, and never more than asked for', async () => {
    const store = await aStore()
    await withRequests(store, {})
    await store.write(async (tx) => {
      await tx.addDelivery(aDelivery({ id: 'card-2', createdAt: noon - 1 }))
      await tx.addDelivery(aDelivery({ id: 'card-3', createdAt: noon - 1 }))
      await tx.addDelivery(aDelivery({ id: 'card-1', createdAt: noon - 2 }))
      await tx.addDelivery(aDelivery({ id: 'edit-2', message: '2', shown: 1, wanted: 2 }))
      await tx.addDelivery(
        aDelivery({ id: 'edit-1', message: '1', shown: 1, wanted: 3, createdAt: noon - 9 }),
      )
      await tx.addDelivery(aDelivery({ id: 'up to date', message: '3', shown: 1, wanted: 1 }))
      await tx.addDelivery(aDelivery({ id: 'lost', lost: 'gone' }))
      await tx.addDelivery(aDelivery({ id: 'later', notBefore: noon + 1 }))
    })
    const all = ['edit-1', 'edit-2', 'card-1', 'card-2', 'card-3']
    expect(ids(await store.read.deliveriesToShow(noon, 9))).toEqual(all)
    for (const limit of [1, 2, 3])
      expect(ids(await store.read.deliveriesToShow(noon, limit))).toEqual(all.slice(0, limit))
    expect(ids(await store.read.deliveriesToShow(noon + 1, 9))).toEqual([...all, 'later'])
  })

  it('follow every change of what is wanted, shown and lost', async () => {
    const store = await aStore()
    await withRequests(store, {}, {})
    await store.write(async (tx) => {
      await tx.addDelivery(aDelivery({ id: 'one' }))
      await tx.addDelivery(aDelivery({ id: 'gone', lost: 'deleted' }))
      await tx.addDelivery(aDelivery({ id: 'other', request: 2, wanted: 0 }))
    })
    const toShow = async () => ids(await store.read.deliveriesToShow(noon, 9))
    expect(await toShow()).toEqual(['one'])
    await store.write((tx) => tx.setDelivery('one', { shown: 1 }))
    expect(await toShow()).toEqual([])
    await store.write((tx) => tx.touchDeliveries(1))
    expect(await toShow()).toEqual(['one'])
    expect((await store.read.delivery('one'))?.wanted).toBe(2)
    expect((await store.read.delivery('gone'))?.wanted).toBe(1)
    await store.write((tx) => tx.setDelivery('one', { lost: 'unreachable' }))
    expect(await toShow()).toEqual([])
    await store.write((tx) => tx.setDelivery('one', { lost: null, wanted: 5 }))
    expect(await toShow()).toEqual(['one'])
  })
})

describe('deliveries', () => {
  it('at an address are those of requests in these states that were not superseded', async () => {
    const store = await aStore()
    await withRequests(store, { state: 'asked' }, { state: 'written' })
    await store.write(async (tx) => {
      await tx.addDelivery(aDelivery({ id: 'open' }))
      await tx.addDelivery(aDelivery({ id: 'superseded', superseded: true }))
      await tx.addDelivery(aDelivery({ id: 'settled', request: 2 }))
      await tx.addDelivery(aDelivery({ id: 'elsewhere', address: 'telegram:1' }))
    })
    expect(ids(await store.read.openDeliveriesAt(aDelivery().address, ['asked']))).toEqual(['open'])
    expect(ids(await store.read.openDeliveriesAt(aDelivery().address, ['asked', 'written']))).toEqual([
      'open',
      'settled',
    ])
  })

  it('are found by their message only on their own channel', async () => {
    const store = await aStore()
    await withRequests(store, {})
    await store.write(async (tx) => {
      await tx.addDelivery(aDelivery({ id: 'telegram', message: '7', chat: '1' }))
      await tx.addDelivery(aDelivery({ id: 'discord', message: '7', chat: '1', address: 'discord:1' }))
    })
    expect((await store.read.deliveryByMessage('telegram', '1', '7'))?.id).toBe('telegram')
    expect((await store.read.deliveryByMessage('discord', '1', '7'))?.id).toBe('discord')
    expect(await store.read.deliveryByMessage('terminal', '1', '7')).toBeNull()
    await store.write((tx) => tx.setDelivery('telegram', { address: 'terminal:1' }))
    expect((await store.read.deliveryByMessage('terminal', '1', '7'))?.id).toBe('telegram')
  })

  it('count the slots of one kind at one address from a time up to another', async () => {
    const store = await aStore()
    await withRequests(store, {})
    await store.write(async (tx) => {
      for (const [at, slotAt] of [noon - 1, noon, noon + 9, noon + 10].entries())
        await tx.addDelivery(aDelivery({ id: `d${at}`, slot: 'counted', slotAt }))
      await tx.addDelivery(aDelivery({ id: 'exempt', slot: 'exempt', slotAt: noon }))
      await tx.addDelivery(aDelivery({ id: 'none' }))
      await tx.addDelivery(aDelivery({ id: 'other', slot: 'counted', slotAt: noon, address: 'telegram:2' }))
    })
    expect(await store.read.slots(aDelivery().address, 'counted', noon, noon + 10)).toBe(2)
    expect(await store.read.slots(aDelivery().address, 'exempt', noon, noon + 10)).toBe(1)
  })
})

describe('the outbox', () => {
  it('gives what makes a sound before what is silent, each by age and by the order of adding', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      await tx.addOutbox(anOutboxMessage({ id: 'digest', silent: true, createdAt: noon - 9 }))
      await tx.addOutbox(anOutboxMessage({ id: 'z' }))
      await tx.addOutbox(anOutboxMessage({ id: 'a' }))
      await tx.addOutbox(anOutboxMessage({ id: 'oldest', createdAt: noon - 1 }))
      await tx.addOutbox(anOutboxMessage({ id: 'later', notBefore: noon + 1 }))
      await tx.addOutbox(anOutboxMessage({ id: 'sent', state: 'sent' }))
      await tx.addOutbox(anOutboxMessage({ id: 'dropped', state: 'dropped' }))
    })
    const all = ['oldest', 'z', 'a', 'digest']
    expect(ids(await store.read.outboxToSend(noon, 9))).toEqual(all)
    expect(ids(await store.read.outboxToSend(noon, 2))).toEqual(all.slice(0, 2))
  })

  it('knows the newest prompt that waits for a person in a chat, until it is answered', async () => {
    const store = await aStore()
    const sent = { state: 'sent', message: '1' } as const
    await store.write(async (tx) => {
      await tx.addOutbox(anOutboxMessage({ id: 'first', ...sent }))
      await tx.addOutbox(anOutboxMessage({ id: 'second', ...sent }))
      await tx.addOutbox(anOutboxMessage({ id: 'not sent', createdAt: noon + 1 }))
      await tx.addOutbox(anOutboxMessage({ id: 'elsewhere', ...sent, chat: '5', createdAt: noon + 1 }))
      await tx.addOutbox(anOutboxMessage({ id: 'notice', ...sent, binding: null, createdAt: noon + 1 }))
    })
    const prompt = () => store.read.openPrompt('telegram', '7197206006', 'telegram:7197206006')
    expect((await prompt())?.id).toBe('second')
    await store.write((tx) => tx.setOutbox('second', { binding: null }))
    expect((await prompt())?.id).toBe('first')
    expect(await store.read.openPrompt('telegram', '7197206006', 'telegram:2')).toBeNull()
  })
})

describe('decisions and audit rows', () => {
  it('are oldest first, and the newest ones when there is a limit', async () => {
    const store = await aStore()
    await withRequests(store, {}, { workspace: 'other' })
    await store.write(async (tx) => {
      for (const n of [1, 2, 3]) {
        await tx.addDecision(aDecision({ id: `d${n}`, at: noon + n }))
        await tx.addAudit({ chain: 'shop', kind: 'press', at: noon + n, body: { n } })
      }
      await tx.addDecision(aDecision({ id: 'other', request: 2, at: noon + 9 }))
    })
    expect(ids(await store.read.decisions({ workspace: 'shop-1f2e3d4c' }))).toEqual(['d1', 'd2', 'd3'])
    expect(ids(await store.read.decisions({ since: noon + 3 }))).toEqual(['d3', 'other'])
    expect(ids(await store.read.decisions({ limit: 2 }))).toEqual(['d3', 'other'])
    const bodies = async (where: { since?: number; limit?: number }) =>
      (await store.read.audit({ chain: 'shop', ...where })).map((row) => row.body.n)
    expect(await bodies({})).toEqual([1, 2, 3])
    expect(await bodies({ since: noon + 2 })).toEqual([2, 3])
    expect(await bodies({ limit: 1 })).toEqual([3])
  })
})

describe('an intent', () => {
  it('is replaced by the next one of its request', async () => {
    const store = await aStore()
    await withRequests(store, {}, {})
    await store.write((tx) => tx.openIntent(anIntent({ state: 'failed' })))
    await store.write((tx) => tx.openIntent(anIntent({ id: 'intent-2' })))
    await store.write((tx) => tx.openIntent(anIntent({ id: 'intent-3', request: 2 })))
    expect(ids(await store.read.openIntents())).toEqual(['intent-2', 'intent-3'])
    expect((await store.read.intentOf(1))?.id).toBe('intent-2')
    await store.write((tx) => tx.setIntent('intent-2', { state: 'done' }))
    expect(ids(await store.read.openIntents())).toEqual(['intent-3'])
  })
})

describe('entries', () => {
  it('with the same words are those that were not taken out', async () => {
    const store = await aStore()
    await withRequests(store, {}, {})
    await store.write(async (tx) => {
      await tx.addEntry(anEntry({ id: 'one' }))
      await tx.addEntry(anEntry({ id: 'two', request: 2 }))
      await tx.removeEntry('one', 'undo')
    })
    expect(ids(await store.read.entriesByText('shop-1f2e3d4c', [anEntry().textHash]))).toEqual(['two'])
    expect(ids(await store.read.entries('shop-1f2e3d4c'))).toEqual(['one', 'two'])
  })
})

describe('a pair of rules', () => {
  it('stands in either order, in its own workspace', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      await tx.addPair('shop', 'b', 'a', noon)
      await tx.addPair('shop', 'a', 'b', noon)
    })
    expect(await store.read.pairStands('shop', 'a', 'b')).toBe(true)
    expect(await store.read.pairStands('shop', 'b', 'a')).toBe(true)
    expect(await store.read.pairStands('other', 'a', 'b')).toBe(false)
  })
})

describe('events', () => {
  it('are counted, also by the unwatched directory they came from, most first', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      for (const [n, path] of ['/b', '/a', '/b', null, '/old'].entries())
        await tx.addEvent(anEvent({ id: `e${n}`, path, at: path === '/old' ? noon - 1 : noon }))
    })
    expect(await store.read.unwatched(noon)).toEqual([
      { path: '/b', events: 2 },
      { path: '/a', events: 1 },
    ])
    expect(await store.read.eventCount({})).toBe(5)
    expect(await store.read.eventCount({ since: noon })).toBe(4)
  })

  it('make a session due when it ends or falls silent, and due no more once it was looked back on', async () => {
    const store = await aStore()
    const idle = 1_000
    const touch = (at: number, dueAt: number, ended = false) =>
      store.write((tx) =>
        tx.touchSession({
          id: 's',
          agent: 'claude-code',
          workspace: 'shop',
          at,
          ended,
          dueAt,
          transcript: '/t',
        }),
      )
    const due = async (now: number) => (await store.read.sessionsDue(now, 9)).map(({ lastAt }) => lastAt)
    await touch(noon, noon + idle)
    await touch(noon + 5, noon + 5 + idle)
    expect(await due(noon + idle)).toEqual([])
    expect(await store.read.sessionsDue(noon + 5 + idle, 9)).toEqual([
      {
        id: 's',
        agent: 'claude-code',
        workspace: 'shop',
        startedAt: noon,
        lastAt: noon + 5,
        ended: false,
        transcript: '/t',
      },
    ])
    // What is due stays due, whatever is heard after it.
    await touch(noon + 10, noon + 10)
    await touch(noon + 20, noon + 20 + idle)
    expect(await due(noon + 20)).toEqual([noon + 20])
    const seen = { id: 's', agent: 'claude-code', lastAt: noon + 10 }
    await store.write((tx) => tx.lookedBack(seen, idle))
    expect(await due(noon + 19 + idle)).toEqual([])
    expect(await due(noon + 20 + idle)).toEqual([noon + 20])
    await store.write((tx) => tx.lookedBack({ ...seen, lastAt: noon + 20 }, idle))
    expect(await due(noon + 9 * idle)).toEqual([])
    await touch(noon + 30, noon + 30, true)
    expect(await due(noon + 30)).toEqual([noon + 30])
  })

  it('of one session are the newest, oldest first', async () => {
    const store = await aStore()
    await store.write(async (tx) => {
      for (const [n, session] of ['a', 'b', 'a', 'a'].entries())
        await tx.addEvent(anEvent({ id: `e${n}`, session, at: noon + n }))
    })
    expect((await store.read.eventsOf('a', 2)).map(({ id }) => id)).toEqual(['e2', 'e3'])
  })

  it('drained late do not bring an ended session back to life', async () => {
    const home = aHome()
    const store = await aStore(home)
    const touch = (at: number, ended: boolean, workspace: string | null) =>
      store.write((tx) => tx.touchSession({ id: 's', agent: 'claude-code', workspace, at, ended }))
    const session = () => outsider(home).prepare('SELECT * FROM Session').get()
    await touch(noon, true, 'shop')
    await touch(noon - 5, false, null)
    expect(session()).toMatchObject({ ended: 1, startedAt: noon - 5, lastAt: noon, workspace: 'shop' })
    await touch(noon + 5, false, null)
    expect(session()).toMatchObject({ ended: 0, lastAt: noon + 5, workspace: 'shop' })
  })
})

describe('uses of skills', () => {
  it('tell which one a session called last, and which were used last, in whatever order they come', async () => {
    const home = aHome()
    const store = await aStore(home)
    const use = (session: string, skill: string, at: number, workspace = 'shop') =>
      store.write((tx) => tx.useSkill({ workspace, session, skill, at }))
    await use('s1', 'review', noon + 3)
    await use('s1', 'deploy', noon + 1)
    await use('s2', 'deploy', noon + 2)
    await use('s1', 'deploy', noon)
    await use('s3', 'ship', noon + 9, 'other')
    await store.close()
    const again = await aStore(home)
    const inUse = (session: string) => again.read.skillInUse('shop', session)
    expect(await Promise.all(['s1', 's2', 's3', ''].map(inUse))).toEqual(['review', 'deploy', null, null])
    expect(await again.read.skillsByLastUse('shop')).toEqual(['review', 'deploy'])
    await again.write((tx) => tx.forgetBefore(noon + 2))
    expect(await inUse('s1')).toBe('review')
    expect(await inUse('s2')).toBe('deploy')
    await again.write((tx) => tx.forgetBefore(noon + 4))
    expect(await again.read.skillsByLastUse('shop')).toEqual([])
  })
})

describe('a candidate with a key', () => {
  it('is found by it in its workspace while it is young, was seen lately, or was put away', async () => {
    const store = await aStore()
    const key = 'npm-test.timeout'
    const fields = { cause: 'The database sleeps' }
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate({ id: 'old', key, fields, createdAt: noon - 9 }))
      await tx.addCandidate(aCandidate({ id: 'away', key: 'x.timeout', state: 'archived', createdAt: 1 }))
    })
    const { workspace } = aCandidate()
    const find = async (what: string, since: number, where = workspace) =>
      (await store.read.candidateByKey(where, what, since))?.id
    expect(await store.read.candidateByKey(workspace, key, noon - 9)).toMatchObject({
      id: 'old',
      key,
      fields,
    })
    expect(await find(key, noon)).toBeUndefined()
    expect(await find(key, 0, 'other')).toBeUndefined()
    expect(await find('x.timeout', noon)).toBe('away')
    await store.write((tx) => tx.addSighting({ candidate: 'old', session: 's', event: 'e', at: noon }))
    expect(await find(key, noon)).toBe('old')
  })
})

describe('forgetting', () => {
  it('takes what is old and settled, and nothing else', async () => {
    const store = await aStore()
    await withRequests(store, { createdAt: noon - 2 })
    const old = { createdAt: noon - 1 }
    await store.write(async (tx) => {
      await tx.addEvent(anEvent({ id: 'old', at: noon - 1 }))
      await tx.addEvent(anEvent({ id: 'new', at: noon }))
      await tx.addUpdate(anUpdate({ id: 'handled', at: noon - 1 }))
      await tx.settleUpdate(anUpdate({ id: 'handled' }))
      await tx.addUpdate(anUpdate({ id: 'still new', at: noon - 1 }))
      await tx.addOutbox(anOutboxMessage({ id: 'sent', state: 'sent', ...old }))
      await tx.addOutbox(anOutboxMessage({ id: 'dropped', state: 'dropped', ...old }))
      await tx.addOutbox(anOutboxMessage({ id: 'wanted', ...old }))
      await tx.addCandidate(aCandidate({ id: 'refused', state: 'refused', ...old }))
      await tx.addSighting({ candidate: 'refused', session: 's', event: 'old', at: noon - 1 })
      await tx.addCandidate(aCandidate({ id: 'pool', ...old }))
      await tx.addDecision(aDecision({ at: noon - 1 }))
    })
    expect(await store.write((tx) => tx.forgetBefore(noon))).toBe(5)
    expect(await store.read.eventCount({})).toBe(1)
    expect((await store.read.newUpdates()).map((update) => update.id)).toEqual(['still new'])
    expect(ids(await store.read.outboxToSend(noon, 9))).toEqual(['wanted'])
    expect(ids(await store.read.candidates({}))).toEqual(['pool'])
    expect(await store.read.sightings('refused')).toMatchObject({ times: 0 })
    expect(await store.read.decisionsOf(1)).toHaveLength(1)
    expect(await store.write((tx) => tx.forgetBefore(noon))).toBe(0)
  })
})
