import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createTcp, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export interface AProxy {
  readonly port: number
  /** Every `host:port` that somebody was connected to. */
  readonly reached: string[]
}

/** An HTTP proxy that knows CONNECT alone; with `login` (`user:password`) only for who names it. */
export async function anHttpProxy(login: string | null = null): Promise<AProxy> {
  const reached: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((_request, response) => response.writeHead(405).end())
  server.on('connect', (request, client: Socket) => {
    const wanted = login && `Basic ${Buffer.from(login).toString('base64')}`
    if (wanted && request.headers['proxy-authorization'] !== wanted)
      return void client.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
    const [host = '', port = ''] = (request.url ?? '').split(':')
    reached.push(`${host}:${port}`)
    const upstream = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      join(client, upstream)
    })
  })
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, reached }
}

/** A SOCKS5 server without login (RFC 1928): greeting, CONNECT to an IPv4 address or a name, then bytes. */
export async function aSocksServer(): Promise<AProxy> {
  const reached: string[] = []
  const sockets = new Set<Socket>()
  const server = createTcp((client) => {
    sockets.add(client)
    client.once('data', () => {
      client.write(Buffer.from([5, 0]))
      client.once('data', (asked: Buffer) => {
        const name = asked[3] === 3
        const host = name
          ? asked.subarray(5, 5 + (asked[4] ?? 0)).toString()
          : [...asked.subarray(4, 8)].join('.')
        const port = asked.readUInt16BE(name ? 5 + (asked[4] ?? 0) : 8)
        reached.push(`${host}:${port}`)
        const upstream = connect(port, host, () => {
          client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]))
          join(client, upstream)
        })
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, reached }
}

function join(a: Socket, b: Socket): void {
  a.pipe(b)
  b.pipe(a)
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy())
}
