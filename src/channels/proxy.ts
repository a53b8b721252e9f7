import type { Agent } from 'node:http'

/**
 * Connections through a proxy (`http:`, `https:`, or one of the `socks` kinds). Names are resolved by a SOCKS5 proxy
 * itself: where one is needed, the local answer for the platform's name is often a wrong one.
 */
async function proxyAgent(proxy: string): Promise<Agent> {
  if (!proxy.startsWith('socks')) {
    const { HttpsProxyAgent } = await import('https-proxy-agent')
    return new HttpsProxyAgent(proxy, { keepAlive: true })
  }
  const { SocksProxyAgent } = await import('socks-proxy-agent')
  return new SocksProxyAgent(proxy.replace(/^socks5:/, 'socks5h:').replace(/^socks4:/, 'socks4a:'), {
    keepAlive: true,
  })
}

/** The option that a channel takes; nothing without a proxy, and then nothing is loaded. */
export const agentFor = async (proxy: string | null): Promise<{ readonly agent?: Agent }> =>
  proxy === null ? {} : { agent: await proxyAgent(proxy) }
