import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { anHttpProxy, aSocksServer } from './a-proxy.ts'
import { aCard, plainly } from './contract.ts'
import { CHANNEL, TOKEN as DISCORD_TOKEN, Wire as DiscordWire } from './discord/wire.ts'
import { ANA, TOKEN as TELEGRAM_TOKEN, Wire as TelegramWire } from './telegram/wire.ts'

const child = fileURLToPath(new URL('./tls-child.mjs', import.meta.url))
/** What `npm run build` made; only a process of its own can be given another authority. */
const registry = new URL('../../dist/channels/index.js', import.meta.url).href

/** A certificate for localhost that nobody else knows. */
function aCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'evogate-tls-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...named, '-keyout', key, '-out', cert], {
    stdio: 'pipe',
  })
  return { path: cert, key: readFileSync(key), cert: readFileSync(cert) }
}

/** Speaks TLS in front of a plain server; gives the port. */
async function inFront(of: string, { key, cert }: { key: Buffer; cert: Buffer }): Promise<number> {
  const lines = new Set<TLSSocket>()
  const server = createServer({ key, cert }, (line) => {
    lines.add(line)
    const behind = connect(Number(new URL(of).port), '127.0.0.1')
    line.pipe(behind).pipe(line)
    line.on('error', () => behind.destroy()).on('close', () => behind.destroy())
    behind.on('error', () => line.destroy()).on('close', () => line.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const line of lines) line.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

async function bothThrough(proxy: string, trusted: boolean) {
  const certificate = aCertificate()
  const telegram = await new TelegramWire().start()
  const discord = await new DiscordWire().start()
  discord.host = 'localhost'
  onTestFinished(async () => {
    await telegram.stop()
    await discord.stop()
  })
  const telegramPort = await inFront(telegram.url, certificate)
  discord.tlsPort = await inFront(discord.api, certificate)
  const at = (port: number | null, path = '') => ({ apiRoot: `https://localhost:${port}${path}`, proxy })
  const given = {
    telegram: { ...at(telegramPort), token: TELEGRAM_TOKEN },
    discord: { ...at(discord.tlsPort, '/api'), token: DISCORD_TOKEN },
    places: { telegram: { chat: String(ANA.id), topic: null }, discord: { chat: CHANNEL, topic: null } },
    card: aCard(),
    plainly: plainly(),
  }
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [child, registry, JSON.stringify(given)], {
    env: { ...env, ...(trusted && { NODE_EXTRA_CA_CERTS: certificate.path }) },
  })
  const ports = [telegramPort, discord.tlsPort].map((port) => `localhost:${port}`)
  return { seen: JSON.parse(stdout), telegram, discord, ports }
}

describe('TLS through a proxy', { timeout: 300_000 }, () => {
  it.each([
    ['an HTTP proxy', anHttpProxy, 'http'],
    ['a SOCKS5 server', aSocksServer, 'socks5'],
  ])('carries both platforms, the gateway too, through %s', async (_name, make, scheme) => {
    const proxy = await make()
    const { seen, telegram, discord, ports } = await bothThrough(`${scheme}://127.0.0.1:${proxy.port}`, true)
    const fine = { state: 'up', remark: null, outcome: 'sent' }
    expect(seen).toEqual({ telegram: fine, discord: fine })
    expect([telegram.messages.length, discord.messages.length]).toEqual([1, 1])
    // Nothing went past the proxy.
    expect(new Set(proxy.reached)).toEqual(new Set(ports))
  })

  it('takes no certificate that nobody vouches for', async () => {
    const proxy = await anHttpProxy()
    const { seen, telegram, discord } = await bothThrough(`http://127.0.0.1:${proxy.port}`, false)
    const distrusted = expect.stringMatching(/SELF_SIGNED_CERT/)
    for (const name of ['telegram', 'discord'])
      expect(seen[name]).toEqual({ state: 'trouble', remark: distrusted, outcome: 'retry' })
    expect([telegram.calls, discord.calls]).toEqual([[], []])
  })
})
