import { describe, expect, it, onTestFinished } from 'vitest'
import { channels } from '../../../src/channels/index.ts'
import { anHttpProxy, aSocksServer } from '../a-proxy.ts'
import { aCard, plainly } from '../contract.ts'
import { aClock, say } from '../say.ts'
import { quick } from './stage.ts'
import { ANA, TOKEN, Wire } from './wire.ts'

/** A started channel that can reach the wire through the proxy alone. */
async function through(proxy: string) {
  const wire = await new Wire().start()
  const lines: string[] = []
  const options = { token: TOKEN, apiRoot: wire.url.replace('127.0.0.1', 'localhost'), t: say, now: aClock() }
  const channel = await channels.telegram({
    ...options,
    proxy,
    log: (line) => void lines.push(JSON.stringify(line)),
    patience: { ...quick, firstContactMs: 2_000 },
  })
  onTestFinished(async () => {
    await channel.stop()
    await wire.stop()
  })
  const { identity } = await channel.start(async () => null)
  return { wire, channel, identity, lines }
}

describe('Telegram through a proxy', () => {
  it.each([
    ['an HTTP proxy', anHttpProxy, 'http'],
    ['a SOCKS5 server', aSocksServer, 'socks5'],
  ])('sends and listens through %s, for every connection', async (_name, make, scheme) => {
    const proxy = await make()
    const { wire, channel, identity } = await through(`${scheme}://127.0.0.1:${proxy.port}`)
    expect(identity).toBe('@wire_bot')
    await wire.until(() => wire.of('getUpdates').length > 0)
    const sent = await channel.send({ chat: String(ANA.id), topic: null }, aCard(), plainly())
    expect(sent.outcome).toBe('sent')
    // The name is resolved by the proxy: it was asked for the host as the setting has it.
    expect(new Set(proxy.reached)).toEqual(new Set([`localhost:${new URL(wire.url).port}`]))
    expect(proxy.reached.length).toBeGreaterThanOrEqual(2)
  })

  it('logs in where the proxy asks for it', async () => {
    const proxy = await anHttpProxy('ana:s3cret')
    const { identity } = await through(`http://ana:s3cret@127.0.0.1:${proxy.port}`)
    expect(identity).toBe('@wire_bot')
  })

  it.each([
    ['refuses the login', async () => (await anHttpProxy('ana:s3cret')).port],
    ['is not there', async () => 1],
  ])('starts all the same and says what is in the way when it %s', async (_what, port) => {
    const { channel, wire, lines } = await through(`http://eve:wr0ng@127.0.0.1:${await port()}`)
    expect(channel.health()).toMatchObject({
      state: 'trouble',
      remark: expect.stringContaining('(through EVOGATE_PROXY)'),
    })
    expect(wire.of('getMe')).toEqual([])
    expect(lines.join()).not.toContain('wr0ng')
  })
})
