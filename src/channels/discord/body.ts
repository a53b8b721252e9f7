import { randomUUID } from 'node:crypto'

export interface FilePart {
  readonly name: string
  readonly data: Buffer | Uint8Array | string
  readonly contentType: string
}

export interface Encoded {
  readonly type: string
  readonly bytes: Buffer
}

const quoted = (name: string): string => name.replace(/["\r\n\\]/g, '_')

/** What goes with a call: JSON, or a form of JSON and files (RFC 7578). Null when there is nothing to send. */
export function encodeBody(json: unknown, files: readonly FilePart[]): Encoded | null {
  const text = json === undefined ? null : JSON.stringify(json)
  if (files.length === 0) return text === null ? null : { type: 'application/json', bytes: Buffer.from(text) }
  const boundary = `evogate-${randomUUID()}`
  const head = (name: string, type: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${name}\r\nContent-Type: ${type}\r\n\r\n`
  const parts = files.flatMap(({ name, data, contentType }, at) => [
    Buffer.from(head(`name="files[${at}]"; filename="${quoted(name)}"`, contentType)),
    Buffer.from(data as string),
    Buffer.from('\r\n'),
  ])
  const payload = `${head('name="payload_json"', 'application/json')}${text ?? '{}'}\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([Buffer.from(payload), ...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
