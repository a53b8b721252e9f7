import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPaces, createRate } from '../../../src/channels/web/rate.ts'
import { ask } from './raw.ts'
import { anInbox } from './stage.ts'

/** A connection of its own, with these bytes on it. */
async function send(url: string, text: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let heard = ''
  socket.on('data', (data) => {
    heard += String(data)
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return { socket, heard: () => heard }
}

describe('somebody who wants to hold the inbox up', () => {
  it('does not keep the service from its end with a body that never comes', async () => {
    const { stage, url } = await anInbox()
    const head = [
      'POST /api/login HTTP/1.1',
      `Host: ${new URL(url()).host}`,
      `Origin: ${url()}`,
      'Sec-Fetch-Site: same-origin',
      'Content-Type: application/json',
      'Expect: 100-continue',
      'Content-Length: 100',
    ]
    const { socket, heard } = await send(url(), `${head.join('\r\n')}\r\n\r\n{"code`)
    await stage.until(() => heard().includes('100 Continue'))
    const gone = once(socket, 'close')
    // Cut off by Node after 15 s otherwise, and the service after 7.5 s.
    const ended = await Promise.race([stage.stop().then(() => 'ended'), late(6_000)])
    expect(ended).toBe('ended')
    await gone
  })

  it('is cut off with a head that is not whole within ten seconds (R70)', async () => {
    const { url } = await anInbox()
    const begun = performance.now()
    const { socket, heard } = await send(url(), 'GET / HTTP/1.1\r\nX-Slow: ')
    await once(socket, 'close')
    expect(heard()).toMatch(/^HTTP\/1\.1 408/)
    expect(performance.now() - begun).toBeLessThan(25_000)
  })

  it('is answered no more than so often, and nobody else notices (R70)', async () => {
    const { stage, url, browse } = await anInbox()
    const [ana, again] = [await browse(), await browse()]
    const asked = []
    for (let time = 0; time < 120; time++) asked.push((await ana.get('/api/me')).status)
    expect(asked.filter((status) => status === 200)).toHaveLength(100)
    const refused = await ana.get('/api/me', { 'accept-language': 'ko' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(refused.json.error.text).toMatch(/\p{Script=Hangul}/u)
    expect((await again.get('/api/me')).status).toBe(200)
    expect((await ask(`${url()}/healthz`)).status).toBe(200)
    stage.pass(5_000)
    expect((await ana.get('/api/me')).status).toBe(200)
  })

  it('is under no other name inside a target that names its host itself (R62)', async () => {
    const { url } = await anInbox()
    const { socket, heard } = await send(
      url(),
      `GET http://evil.example/ HTTP/1.1\r\nHost: ${new URL(url()).host}\r\nConnection: close\r\n\r\n`,
    )
    await once(socket, 'close')
    expect(heard()).toMatch(/^HTTP\/1\.1 421/)
  })
})

describe('a pace', () => {
  it('is held by each asker alone, and outlives a clock that is set back', () => {
    let clock = 1_000_000
    const [one, other] = [{}, {}]
    const paces = createPaces(2, 1_000, () => clock)
    expect([one, one, one, other].map((asker) => paces.take(asker))).toEqual([true, true, false, true])
    const rate = createRate(1, 1_000, () => clock)
    expect(rate.take()).toBe(true)
    clock -= 3_600_000
    expect(rate.take()).toBe(true)
  })
})

const late = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('late'), ms))
