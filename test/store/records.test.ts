import { describe, expect, it } from 'vitest'
import type { Request } from '../../src/core/request/request.ts'
import { aRequest } from '../a-request.ts'
import {
  aCandidate,
  aDecision,
  aDelivery,
  aHome,
  anAddress,
  anEntry,
  anEvent,
  anIntent,
  anOutboxMessage,
  anUpdate,
  aStore,
  noon,
  outsider,
} from './a-store.ts'

describe('a request', () => {
  const full: Partial<Request> = {
    kind: 'remove',
    question: 'content',
    state: 'questioned',
    askedTier: 'L3',
    skill: 'deploy',
    fields: { symptom: 'the build hangs', expires: 'when Node 24 is out' },
    flags: [{ code: 'url', detail: 'example.org', span: { start: 0, end: 4 } }],
    rivals: [{ file: 'CLAUDE.md', line: 17, text: 'Merge freely', tier: 'L3', entry: null, hash: null }],
    answers: { tier: { value: 'l3', text: 'Never force-push', by: 'telegram:7197206006' } },
    evolved: 'Never force-push',
    promised: true,
    tries: 2,
    failure: { code: 'read-only' },
    openedAt: noon + 1,
    settledAt: noon + 2,
    commit: { state: 'pending', reason: { code: 'detached-head' }, branch: null, head: 'd'.repeat(40) },
  }

  it('comes back as it was put in, with the next number', async () => {
    const store = await aStore()
    const requests = [aRequest(), aRequest({ ...full, ulid: 'second' })]
    for (const [at, request] of requests.entries()) {
      const added = await store.write((tx) => tx.addRequest(request))
      expect(added).toEqual({ ...request, number: at + 1 })
      expect(await store.read.request(at + 1)).toEqual(added)
      expect(await store.read.requestByUlid(request.ulid)).toEqual(added)
    }
  })

  it('is replaced whole by a guarded save', async () => {
    const store = await aStore()
    const added = await store.write((tx) => tx.addRequest(aRequest()))
    const next = aRequest({ ...full, number: added.number, revision: added.revision + 1 })
    expect(await store.write((tx) => tx.saveRequest(next, added.revision))).toBe(true)
    expect(await store.read.request(added.number)).toEqual(next)
  })

  it('is left alone by a save that believes in another revision', async () => {
    const store = await aStore()
    const added = await store.write((tx) => tx.addRequest(aRequest()))
    const late = { ...added, state: 'ignored' as const, revision: added.revision + 1 }
    expect(await store.write((tx) => tx.saveRequest(late, added.revision - 1))).toBe(false)
    expect(await store.read.request(added.number)).toEqual(added)
  })

  it('is unknown by any other name', async () => {
    const store = await aStore()
    expect(await store.read.request(1)).toBeNull()
    expect(await store.read.requestByUlid('x')).toBeNull()
  })
})

describe('a record', () => {
  it('comes back as it was put in and as it was changed', async () => {
    const store = await aStore()
    const { number } = await store.write((tx) => tx.addRequest(aRequest()))
    await store.write(async (tx) => {
      await tx.addCandidate(aCandidate())
      await tx.addDelivery(aDelivery({ slot: 'counted', slotAt: noon + 5 }))
      await tx.addOutbox(anOutboxMessage())
      await tx.addDecision(aDecision())
      await tx.openIntent(anIntent())
      await tx.addEntry(anEntry())
      expect(await tx.addUpdate(anUpdate())).toBe(true)
    })
    expect(await store.read.candidate('candidate-1')).toEqual(aCandidate())
    expect(await store.read.delivery('delivery-1')).toEqual(aDelivery({ slot: 'counted', slotAt: noon + 5 }))
    expect(await store.read.decisionsOf(number)).toEqual([aDecision()])
    expect(await store.read.intentOf(number)).toEqual(anIntent())
    expect(await store.read.entry(anEntry().id)).toEqual(anEntry())
    expect(await store.read.newUpdates()).toEqual([anUpdate()])
    expect(await store.read.outboxToSend(noon, 9)).toEqual([anOutboxMessage()])

    const confidence = { type: 'schema', confirmed: '2026-12-01', C0: 0.1, alpha: 1.3, beta: 0.9 } as const
    const progress = { step: 'file', branch: 'main', head: 'd'.repeat(40), commit: null } as const
    await store.write(async (tx) => {
      await tx.setCandidate('candidate-1', { state: 'muted', urgency: 'urgent', reasons: [] })
      await tx.setDelivery('delivery-1', {
        message: '77',
        shown: 1,
        attempts: 2,
        lost: 'gone',
        slotAt: null,
        slot: null,
      })
      await tx.setOutbox('outbox-1', { message: '78', state: 'sent', binding: null, why: 'x', topic: '5' })
      await tx.setIntent('intent-1', { progress, state: 'done' })
      await tx.removeEntry(anEntry().id, 'undo')
      await tx.setEntry(anEntry().id, { confidence, askAfter: noon + 9 })
      await tx.settleUpdate(anUpdate())
    })
    expect(await store.read.candidate('candidate-1')).toEqual(
      aCandidate({ state: 'muted', urgency: 'urgent', reasons: [] }),
    )
    expect(await store.read.deliveriesOf(number)).toEqual([
      aDelivery({ message: '77', shown: 1, attempts: 2, lost: 'gone' }),
    ])
    expect(await store.read.outboxByMessage('telegram', '7197206006', '78')).toEqual(
      anOutboxMessage({ message: '78', state: 'sent', binding: null, why: 'x', topic: '5' }),
    )
    expect(await store.read.intentOf(number)).toEqual(anIntent({ progress, state: 'done' }))
    expect(await store.read.entries('shop-1f2e3d4c')).toEqual([
      anEntry({ removedBy: 'undo', confidence, askAfter: noon + 9 }),
    ])
    expect(await store.read.newUpdates()).toEqual([])
  })

  it('that was handled keeps its id and none of its words', async () => {
    const home = aHome()
    const store = await aStore(home)
    const said = anUpdate()
    await store.write((tx) => tx.addUpdate(said))
    await store.write((tx) => tx.settleUpdate(said))
    expect(await store.write((tx) => tx.addUpdate(said))).toBe(false)
    expect(await store.read.newUpdates()).toEqual([])
    const rows = outsider(home).prepare('SELECT incoming FROM "Update"').all()
    expect(rows).toEqual([{ incoming: '{}' }])
  })

  it('that does not exist cannot be changed', async () => {
    const store = await aStore()
    const changes = [
      store.write((tx) => tx.setCandidate('x', { state: 'muted' })),
      store.write((tx) => tx.setDelivery('x', { attempts: 1 })),
      store.write((tx) => tx.setOutbox('x', { attempts: 1 })),
      store.write((tx) => tx.setIntent('x', { state: 'done' })),
      store.write((tx) => tx.removeEntry('x', 'y')),
      store.write((tx) => tx.setAddress('x', { locale: 'ko' })),
      store.write((tx) => tx.settleUpdate(anUpdate())),
    ]
    for (const change of changes) await expect(change).rejects.toMatchObject({ code: 'not-found' })
  })

  it('cannot belong to a request that does not exist', async () => {
    const store = await aStore()
    await expect(store.write((tx) => tx.addDelivery(aDelivery()))).rejects.toThrow()
    await expect(store.write((tx) => tx.addDecision(aDecision()))).rejects.toThrow()
    await expect(store.write((tx) => tx.openIntent(anIntent()))).rejects.toThrow()
  })

  it('keeps ids of chats and people as text, whatever their size (R83)', async () => {
    const home = aHome()
    const store = await aStore(home)
    await store.write(async (tx) => {
      await tx.addRequest(aRequest())
      await tx.registerAddress(anAddress())
      await tx.addDelivery(aDelivery({ message: '1099511627776' }))
      await tx.addUpdate(anUpdate())
      await tx.seePerson({ key: 'telegram:7197206006', name: 'Ana', locale: null, at: noon })
    })
    expect((await store.read.address(anAddress().id))?.chat).toBe('-1001234567890')
    expect(await store.read.deliveryByMessage('telegram', '-1001234567890', '1099511627776')).not.toBeNull()
    const [update] = await store.read.newUpdates()
    expect(update?.incoming).toEqual(anUpdate().incoming)
    expect(outsider(home).prepare('SELECT chat FROM Delivery').pluck().get()).toBe('-1001234567890')
  })
})

describe('a workspace', () => {
  it('keeps the locale of its first registration and takes a new path and name', async () => {
    const store = await aStore()
    const first = { id: 'shop', path: '/a', name: 'shop', locale: 'zh', registeredAt: noon } as const
    expect(await store.write((tx) => tx.registerWorkspace(first))).toEqual(first)
    const again = { ...first, path: '/b', name: 'store', locale: 'en', registeredAt: noon + 1 } as const
    const kept = { ...first, path: '/b', name: 'store' }
    expect(await store.write((tx) => tx.registerWorkspace(again))).toEqual(kept)
    expect(await store.read.workspaces()).toEqual([kept])
  })
})

describe('an address', () => {
  it('keeps what it has learned when it is registered again', async () => {
    const store = await aStore()
    expect(await store.write((tx) => tx.registerAddress(anAddress()))).toEqual(anAddress())
    const learned = {
      chat: '-1009',
      movedFrom: '-1001234567890',
      locale: 'ko',
      mutedUntil: noon + 1,
    } as const
    await store.write((tx) => tx.setAddress(anAddress().id, learned))
    await store.write((tx) => tx.setAddress(anAddress().id, { reachable: false, unreachableWhy: 'kicked' }))
    const now = anAddress({ ...learned, reachable: false, unreachableWhy: 'kicked' })
    expect(await store.write((tx) => tx.registerAddress(anAddress()))).toEqual(now)
    expect(await store.read.addresses()).toEqual([now])
  })
})

describe('an event, a sighting, an update', () => {
  it('is added once and said to be known afterwards', async () => {
    const store = await aStore()
    const add = (session: string) =>
      store.write(async (tx) => [
        await tx.addEvent(anEvent()),
        await tx.addUpdate(anUpdate()),
        await tx.addSighting({ candidate: 'candidate-1', session, event: 'event-1', at: noon }),
      ])
    await store.write((tx) => tx.addCandidate(aCandidate()))
    expect(await add('one')).toEqual([true, true, true])
    expect(await add('one')).toEqual([false, false, false])
    expect(await add('two')).toEqual([false, false, true])
    expect(await store.read.sightings('candidate-1')).toEqual({ times: 2, sessions: 2, last: noon })
    expect(await store.read.sightings('none')).toEqual({ times: 0, sessions: 0, last: 0 })
    expect(await store.read.eventCount({})).toBe(1)
  })

  it('counts per bot: two bots number their updates alike', async () => {
    const store = await aStore()
    await store.write((tx) => tx.addUpdate(anUpdate()))
    expect(await store.write((tx) => tx.addUpdate(anUpdate({ bot: '2' })))).toBe(true)
  })
})
