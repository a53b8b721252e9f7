import { describe, expect, it, onTestFinished } from 'vitest'
import { channels } from '../../../src/channels/index.ts'
import { anHttpProxy, aSocksServer } from '../a-proxy.ts'
import { aCard, plainly } from '../contract.ts'
import { aClock, aDiary, say } from '../say.ts'
import { CHANNEL, TOKEN, Wire } from './wire.ts'

/** A started channel that can reach the wire through the proxy alone. */
async function through(proxy: string) {
  const wire = await new Wire().start()
  wire.host = 'localhost'
  const lines: string[] = []
  const channel = await channels.discord({
    token: TOKEN,
    apiRoot: wire.api,
    proxy,
    mayPress: () => true,
    present: async () => null,
    diary: aDiary(),
    t: say,
    now: aClock(),
    log: (line) => void lines.push(JSON.stringify(line)),
    patience: { firstContactMs: 2_000, backOffMs: 1, identifyMs: 1 },
  })
  onTestFinished(async () => {
    await channel.stop()
    await wire.stop()
  })
  await channel.start(async () => null)
  return { wire, channel, lines }
}

describe('Discord through a proxy', () => {
  it.each([
    ['an HTTP proxy', anHttpProxy, 'http'],
    ['a SOCKS5 server', aSocksServer, 'socks5'],
  ])('sends and listens through %s, for every connection', async (_name, make, scheme) => {
    const proxy = await make()
    const { wire, channel } = await through(`${scheme}://127.0.0.1:${proxy.port}`)
    await wire.until(() => wire.connected && wire.commands.length > 0)
    const sent = await channel.send({ chat: CHANNEL, topic: null }, aCard(), plainly())
    expect(sent.outcome).toBe('sent')
    // The name is resolved by the proxy, and nothing, the gateway included, went past it.
    expect(new Set(proxy.reached)).toEqual(new Set([new URL(wire.api).host]))
    expect(wire.from.size).toBe(proxy.reached.length)
  })

  it('logs in where the proxy asks for it', async () => {
    const proxy = await anHttpProxy('ana:s3cret')
    const { wire } = await through(`http://ana:s3cret@127.0.0.1:${proxy.port}`)
    await wire.until(() => wire.connected)
  })

  it.each([
    ['refuses the login', async () => (await anHttpProxy('ana:s3cret')).port],
    ['is not there', async () => 1],
  ])('starts all the same and says what is in the way when it %s', async (_what, port) => {
    const { channel, wire, lines } = await through(`http://eve:wr0ng@127.0.0.1:${await port()}`)
    const remark = expect.stringContaining('(through EVOGATE_PROXY)')
    expect(channel.health()).toMatchObject({ state: 'trouble', remark })
    const outcome = await channel.send({ chat: CHANNEL, topic: null }, aCard(), plainly())
    expect(outcome).toMatchObject({ outcome: 'retry' })
    expect(wire.calls).toEqual([])
    expect(lines.join()).not.toContain('wr0ng')
  })
})
