import type { Readable, Writable } from 'node:stream'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  ErrorCode,
  isJSONRPCNotification,
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js'
import { inputLines } from '../input-lines.ts'

/**
 * Messages as lines of JSON. The SDK's own transport ends the whole conversation at a message that is too long, and says
 * nothing to one that is no message; here each is answered with an error and the next line is read. When the input ends,
 * what was asked is still answered.
 */
export function lineTransport(input: Readable, output: Writable): Transport {
  const unanswered = new Set<RequestId>()
  let [open, ended] = [true, false]
  const transport: Transport = {
    async start() {
      void listen()
    },
    async send(message) {
      write(message)
      if (!('method' in message) && message.id !== undefined) unanswered.delete(message.id)
      await closeIfDone()
    },
    async close() {
      if (!open) return
      open = false
      input.destroy()
      transport.onclose?.()
    },
  }
  const write = (message: object) => {
    if (open) output.write(`${JSON.stringify(message)}\n`)
  }
  const closeIfDone = async () => {
    if (ended && unanswered.size === 0) await transport.close()
  }
  // Nobody can know which request it was to be.
  const refuse = (code: ErrorCode, message: string) =>
    write({ jsonrpc: '2.0', id: null, error: { code, message } })

  async function listen(): Promise<void> {
    try {
      for await (const { text } of inputLines(input)) {
        if (!open) return
        if (text === null) refuse(ErrorCode.InvalidRequest, 'The message is too long.')
        else if (text.trim() !== '') take(text)
      }
    } catch {
      // Who spoke is gone.
      unanswered.clear()
    }
    ended = true
    await closeIfDone()
  }

  function take(text: string): void {
    const message = messageIn(text)
    if (message === null) return
    if (isJSONRPCRequest(message)) unanswered.add(message.id)
    // What was called off gets no answer.
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled')
      unanswered.delete(message.params?.requestId as RequestId)
    transport.onmessage?.(message)
  }

  function messageIn(text: string): JSONRPCMessage | null {
    let read: unknown
    try {
      read = JSON.parse(text)
    } catch {
      refuse(ErrorCode.ParseError, 'The line is not JSON.')
      return null
    }
    const parsed = JSONRPCMessageSchema.safeParse(read)
    if (parsed.success) return parsed.data
    refuse(ErrorCode.InvalidRequest, 'The line is no JSON-RPC 2.0 message.')
    return null
  }
  return transport
}
