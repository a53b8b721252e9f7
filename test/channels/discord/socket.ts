import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const [TEXT, CLOSE, PING, PONG] = [1, 8, 9, 10]

/** The server's end of one WebSocket (RFC 6455): whole text frames only, which is all that a gateway needs. */
export interface Socket {
  send(text: string): void
  close(code: number): void
  /** Cuts the line without a word. */
  cut(): void
}

export function acceptSocket(
  req: IncomingMessage,
  line: Duplex,
  on: { readonly text: (text: string) => void; readonly closed: (code: number) => void },
): Socket {
  const accept = createHash('sha1').update(`${req.headers['sec-websocket-key']}${MAGIC}`).digest('base64')
  line.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  let rest = Buffer.alloc(0)
  let code = 1006
  const write = (kind: number, body: Buffer) => {
    if (line.writable) line.write(Buffer.concat([headOf(kind, body.length), body]))
  }
  line.on('error', () => {})
  line.on('end', () => line.end())
  line.on('close', () => on.closed(code))
  line.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk])
    for (let frame = takeFrame(rest); frame; frame = takeFrame(rest)) {
      rest = rest.subarray(frame.size)
      if (frame.kind === TEXT) on.text(frame.body.toString('utf8'))
      else if (frame.kind === PING) write(PONG, frame.body)
      else if (frame.kind === CLOSE) {
        code = frame.body.length >= 2 ? frame.body.readUInt16BE(0) : 1005
        write(CLOSE, frame.body)
        line.end()
      }
    }
  })
  return {
    send: (text) => write(TEXT, Buffer.from(text)),
    close(why) {
      const body = Buffer.alloc(2)
      body.writeUInt16BE(why)
      code = why
      write(CLOSE, body)
    },
    cut: () => line.destroy(),
  }
}

function headOf(kind: number, length: number): Buffer {
  if (length < 126) return Buffer.from([0x80 | kind, length])
  if (length < 65_536) return Buffer.from([0x80 | kind, 126, length >> 8, length & 255])
  const head = Buffer.alloc(10)
  head[0] = 0x80 | kind
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

/** The first whole frame of what has arrived; clients mask theirs. */
function takeFrame(
  data: Buffer,
): { readonly kind: number; readonly body: Buffer; readonly size: number } | null {
  if (data.length < 2) return null
  const short = (data[1] ?? 0) & 127
  const extra = short === 126 ? 2 : short === 127 ? 8 : 0
  if (data.length < 6 + extra) return null
  const length = extra === 2 ? data.readUInt16BE(2) : extra === 8 ? Number(data.readBigUInt64BE(2)) : short
  const start = 6 + extra
  if (data.length < start + length) return null
  const mask = data.subarray(start - 4, start)
  const body = Buffer.from(data.subarray(start, start + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0)))
  return { kind: (data[0] ?? 0) & 15, body, size: start + length }
}
