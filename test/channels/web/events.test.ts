import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createEvents } from '../../../src/channels/web/events.ts'
import type { Session } from '../../../src/channels/web/sessions.ts'
import { ANA, BO } from '../../flow/stage.ts'
import { aFolder, put } from '../../memory/a-repository.ts'
import { anInbox } from './stage.ts'

const RULE = 'Run the linter before every commit'

/** An open stream, read on until it has said something. */
async function listen(url: string, cookie: string, lastEventId?: string) {
  const stop = new AbortController()
  const response = await fetch(`${url}/events`, {
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let heard = ''
  return {
    response,
    heard: () => heard,
    async until(text: string | RegExp): Promise<string> {
      for (;;) {
        if (typeof text === 'string' ? heard.includes(text) : text.test(heard)) return heard
        const read = await reader?.read()
        if (!read || read.done) throw new Error(`the stream ended before ${text}: ${heard}`)
        heard += decoder.decode(read.value, { stream: true })
      }
    },
    async end(): Promise<void> {
      for (;;) {
        const read = await reader?.read().catch(() => null)
        if (!read || read.done) return
        heard += decoder.decode(read.value, { stream: true })
      }
    },
    stop: () => stop.abort(),
  }
}

describe('an open page', () => {
  it('hears of a new request, of a press in a chat and of the write, as they happen', async () => {
    const { stage, url, browse } = await anInbox()
    const ana = await browse()
    const stream = await listen(url(), ana.cookie())
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream')
    const number = await stage.put(RULE)
    await stream.until(`data: {"id":${number},"revision":`)
    await stage.press(number, 'defer')
    const { revision } = await stage.request(number)
    await stream.until(`event: changed\ndata: {"id":${number},"revision":${revision}}`)
    await ana.press(number, 'evolve')
    await stage.state(number, 'written')
    const written = await stage.request(number)
    await stream.until(`data: {"id":${number},"revision":${written.revision}}`)
    expect(stream.heard()).not.toContain('linter')
    stream.stop()
  })

  it('that was away is told what it missed (R68)', async () => {
    const { stage, url, browse } = await anInbox()
    const ana = await browse()
    const stream = await listen(url(), ana.cookie())
    const last = /id: (\d+)/.exec(await stream.until(/id: \d+\n/))?.[1] ?? ''
    stream.stop()
    const number = await stage.put(RULE)
    await stage.press(number, 'defer')
    const { revision } = await stage.request(number)
    const again = await listen(url(), ana.cookie(), last)
    await again.until(`event: changed\ndata: {"id":${number},"revision":${revision}}`)
    again.stop()
  })

  it('ends with its session, at the third of one session, and with the service, which does not wait for it', async () => {
    const { stage, url, browse } = await anInbox()
    const [ana, other] = [await browse(), await browse()]
    const [first, second] = [await listen(url(), ana.cookie()), await listen(url(), ana.cookie())]
    const third = await listen(url(), ana.cookie())
    await first.end()
    expect(first.heard()).toMatch(/event: elsewhere\n/)
    await third.until(/id: \d+/)
    await ana.post('/api/logout', {})
    await second.end()
    await third.end()
    const last = await listen(url(), other.cookie())
    await last.until(/id: \d+/)
    await stage.stop()
    await last.end()
  })
})

describe('somebody who may decide in one workspace', () => {
  it('hears nothing of the others, neither as it happens nor afterwards, and nothing at all once removed', async () => {
    const { stage, url, browse } = await anInbox()
    const bank = join(aFolder(), 'bank')
    put(bank, { 'a.txt': 'a\n' })
    const settings = (people: string) =>
      writeFileSync(
        join(stage.home, 'config.yaml'),
        `workspaces: [{path: "${stage.root}", name: shop}, {path: "${bank}", name: bank}]\n${people}`,
        { mode: 0o600 },
      )
    const ana = `people:\n  - {name: Ana, telegram: ${ANA.id}, owner: true}\n`
    await stage.stop()
    settings(`${ana}  - {name: Bo, telegram: ${BO.id}, workspaces: [shop]}\n`)
    await stage.start({ EVOGATE_WORKSPACES: '', TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '' })
    const [all, some] = [await browse(), await browse(BO)]
    const [anas, bos] = [await listen(url(), all.cookie()), await listen(url(), some.cookie(), '0')]
    const other = await stage.put(RULE, { workspace: bank })
    const own = await stage.put(RULE)
    await bos.until(`data: {"id":${own},`)
    await anas.until(`data: {"id":${other},`)
    const again = await listen(url(), some.cookie(), '0')
    await again.until(`data: {"id":${own},`)
    for (const { heard } of [bos, again]) expect(heard()).not.toContain(`"id":${other},`)
    const before = bos.heard()
    settings(ana)
    await stage.until(async () => (await some.get('/api/me')).status === 401)
    await stage.press(own, 'defer')
    const { revision } = await stage.request(own)
    await anas.until(`data: {"id":${own},"revision":${revision}}`)
    await some.post('/api/logout', {})
    await bos.end()
    expect(bos.heard()).toBe(before)
    anas.stop()
  })
})

describe('a reader', () => {
  const session = { who: { channel: 'telegram', id: '1', name: 'Ana' } } as Session

  it('who does not keep up is let go at 1 MiB, and others hear on', () => {
    const events = createEvents(() => 0)
    const dropped: string[] = []
    const open = (name: string) =>
      events.open({ of: { ...session }, isOpen: () => true, drop: () => dropped.push(name) }, [])
    open('slow')
    for (let id = 0; id < 30_000; id++) events.changed({ id, revision: 1 }, () => true)
    expect(dropped).toEqual(['slow'])
    open('new')
    events.changed({ id: 1, revision: 1 }, () => true)
    expect(events.listeners().size).toBe(1)
    events.close()
    expect(dropped).toEqual(['slow', 'new'])
  })

  it('whose session is over hears nothing more', () => {
    const events = createEvents(() => 0)
    let over = false
    let dropped = 0
    events.open({ of: session, isOpen: () => !over, drop: () => dropped++ }, [])
    events.beat()
    expect(dropped).toBe(0)
    over = true
    events.beat()
    expect([dropped, events.listeners().size]).toEqual([1, 0])
  })
})
