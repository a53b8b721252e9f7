import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { describe, expect, it } from 'vitest'
import { ask } from './raw.ts'
import { anInbox } from './stage.ts'

const RULE = 'Run the linter before every commit'

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

describe('the door of the inbox', () => {
  it('answers only under its own names, whatever is asked for (R62)', async () => {
    const { url, browse } = await anInbox()
    const { port } = new URL(url())
    const cookie = (await browse()).cookie()
    for (const path of ['/', '/healthz', '/app.css', '/api/requests', '/events', '/nothing'])
      for (const host of ['evil.example', `evil.example:${port}`, `127.0.0.1.evil:${port}`, '127.0.0.1'])
        expect([path, host, (await ask(url() + path, { headers: { host, cookie } })).status]).toEqual([
          path,
          host,
          421,
        ])
    const evil = { host: 'evil.example', cookie, 'content-type': 'application/json' }
    expect((await ask(`${url()}/api/login`, { method: 'POST', headers: evil, body: '{}' })).status).toBe(421)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
      expect((await ask(url(), { headers: { host } })).status).toBe(200)
  })

  it('changes nothing for whoever is not its own page with a session and its token (R63, R67)', async () => {
    const { stage, url, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    const { revision } = await ana.request(number)
    const path = `/api/requests/${number}/press`
    const body = JSON.stringify({ revision, verb: 'evolve', value: '' })
    const good = {
      cookie: ana.cookie(),
      'x-evogate-token': ana.token(),
      'content-type': 'application/json',
      origin: url(),
      'sec-fetch-site': 'same-origin',
    }
    const but = (change: Readonly<Record<string, string | undefined>>) =>
      Object.fromEntries(
        Object.entries({ ...good, ...change }).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      )
    const wrong = [
      { origin: 'http://evil.example' },
      { origin: undefined },
      { origin: 'null' },
      { origin: 'http://localhost:1' },
      { 'content-type': 'text/plain' },
      { 'content-type': undefined },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': undefined },
      { cookie: undefined },
      { cookie: `${ana.cookie().split('=')[0]}=nonsense` },
      { 'x-evogate-token': undefined },
      { 'x-evogate-token': 'nonsense' },
      { 'x-evogate-token': ana.cookie().split('=')[1] },
    ]
    for (const change of wrong) {
      const { status } = await ask(url() + path, { method: 'POST', headers: but(change), body })
      expect([change, status]).toEqual([change, 403])
    }
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect((await ask(url() + path, { method, headers: good })).status).toBeGreaterThanOrEqual(400)
    expect((await ask(url() + path, { headers: good })).status).toBe(403)
    expect(await stage.request(number)).toMatchObject({ state: 'asked', revision })
    const refusals = (await stage.app().log({ audit: true, rebuild: false })).filter(
      ({ move, via, outcome }) => move === 'inbox-press' && via === 'web' && outcome.startsWith('refused'),
    )
    expect(refusals).toHaveLength(wrong.length)
    expect(refusals[0]).toMatchObject({ request: number, outcome: 'refused: foreign-origin' })
    expect(refusals.at(-1)).toMatchObject({ by: '1001', outcome: 'refused: no-token' })
    expect((await ask(url() + path, { method: 'POST', headers: good, body })).status).toBe(200)
    expect(await stage.app().verify()).toMatchObject({ ok: true })
  })

  it('shows nothing without a session, and nothing to a page of somebody else', async () => {
    const { stage, url, browse, aBrowser } = await anInbox()
    const number = await stage.put(RULE)
    const paths = [
      '/api/me',
      '/api/requests',
      `/api/requests/${number}`,
      '/api/entries',
      '/api/health',
      '/events',
    ]
    for (const path of paths) {
      const { status, text } = await aBrowser().get(path)
      expect([path, status]).toEqual([path, 401])
      expect(text).not.toContain('linter')
    }
    const { cookie } = await browse()
    for (const path of paths) {
      const headers = { cookie: cookie(), 'sec-fetch-site': 'cross-site' }
      expect([path, (await ask(url() + path, { headers })).status]).toEqual([path, 403])
    }
    const health = await aBrowser().get('/healthz')
    expect(health.json).toMatchObject({ ready: true, waiting: 1, queue: 0, drift: 0 })
    expect(health.json.channels).toEqual([
      {
        ...{ name: 'telegram', state: 'up', pollLagMs: expect.any(Number), conflicts: 0 },
        ...{ lastContact: expect.stringMatching(TIME), lastUpdate: expect.stringMatching(TIME) },
      },
    ])
    expect(health.json.walBytes).toBeGreaterThan(0)
    expect(health.text).not.toContain('linter')
  })

  it('answers with headers that let nothing of others run, frame, keep or hear (R66)', async () => {
    const { url, browse } = await anInbox()
    const ana = await browse()
    for (const path of ['/', '/nothing', '/healthz', '/api/requests', '/api/requests/9999']) {
      const { headers } = await ana.get(path)
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ])
        expect(policy).toContain(part)
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect(
      (await ask(url(), { headers: { host: 'evil.example' } })).headers['content-security-policy'],
    ).toContain("default-src 'none'")
  })

  it('takes no body that is larger than a press, and none that is something else', async () => {
    const { stage, url, browse } = await anInbox()
    const number = await stage.put(RULE)
    const ana = await browse()
    const { revision } = await ana.request(number)
    const huge = await ana.press(number, 'modify', { words: 'x'.repeat(20_000), revision })
    expect(huge.status).toBe(413)
    const path = `/api/requests/${number}/press`
    const chunked = (body: string) =>
      ask(url() + path, {
        method: 'POST',
        headers: {
          cookie: ana.cookie(),
          'x-evogate-token': ana.token(),
          'content-type': 'application/json',
          origin: url(),
          'sec-fetch-site': 'same-origin',
          'transfer-encoding': 'chunked',
        },
        body,
      })
    expect((await chunked(JSON.stringify({ words: 'x'.repeat(40_000) }))).status).toBe(413)
    expect((await chunked('{"revision":')).status).toBe(422)
    expect((await chunked(JSON.stringify({ revision, verb: 'retry', value: '' }))).status).toBe(200)
    for (const body of [
      null,
      [],
      'evolve',
      {},
      { revision, verb: 'evolve' },
      { revision: '1', verb: 'evolve', value: '' },
      { revision: -1, verb: 'evolve', value: '' },
      { revision, verb: 'EVOLVE', value: '' },
      { revision, verb: 'evolve', value: '../l1' },
      { revision, verb: '__proto__', value: '' },
    ])
      expect([body, (await ana.post(path, body)).status]).toEqual([body, 422])
    // A verb that is none of ours is a press that does not count.
    for (const verb of ['approve', 'workspace', 'batch', 'verify', 'propose']) {
      const { json } = await ana.post(path, { revision, verb, value: '' })
      expect(json).toMatchObject({ alert: true, request: { state: 'asked', revision } })
    }
    expect((await ana.post('/api/requests/0/press', { revision, verb: 'evolve', value: '' })).status).toBe(
      422,
    )
    const unknown = await ana.post('/api/requests/9999/press', { revision, verb: 'evolve', value: '' })
    expect(unknown.json).toMatchObject({ alert: true, request: null })
    for (const query of ['?state=nonsense', '?state=history&before=x', '?before=-1'])
      expect((await ana.get(`/api/requests${query}`)).status).toBe(422)
    for (const file of ['..%2fapp.ts', '%2e%2e%2fapp.ts', 'index.ts', '../index.ts', '.env', 'index.html'])
      expect([file, (await ana.get(`/${file}`)).status]).toEqual([file, 404])
  })

  it('is on this machine alone (R61)', async () => {
    const { url } = await anInbox()
    const outside = Object.values(networkInterfaces())
      .flat()
      .find((one) => one && !one.internal && one.family === 'IPv4')
    const reached = await new Promise((resolve) => {
      const socket = connect(Number(new URL(url()).port), outside?.address ?? '127.0.0.2')
      socket.on('connect', () => socket.end(() => resolve(true)))
      socket.on('error', () => resolve(false))
    })
    expect(reached).toBe(false)
  })
})
