import type { Changed, Visitor } from '../../flow/ports/inbox.ts'
import type { Session } from './sessions.ts'

/** Proxies close what is silent for half a minute. */
export const HEARTBEAT_MS = 20_000
/** A reader who is this far behind is let go; the browser comes back by itself. */
export const BACKLOG_MAX_BYTES = 1024 * 1024
export const STREAMS_A_SESSION = 2
/** So long the page whose turn is over has to read that it is. */
const FAREWELL_MS = 5_000

interface Stream {
  readonly of: Session
  readonly isOpen: () => boolean
  readonly controller: ReadableStreamDefaultController<Uint8Array>
  readonly drop: () => void
}

const encoder = new TextEncoder()

/** Streams to the open pages. Ids of events are times, from which the store tells what was missed. */
export function createEvents(now: () => number) {
  const streams = new Set<Stream>()

  function end(stream: Stream): void {
    if (!streams.delete(stream)) return
    try {
      stream.controller.close()
    } catch {
      // The reader is gone already.
    }
    stream.drop()
  }

  function put(stream: Stream, text: string): void {
    const bytes = encoder.encode(text)
    const room = stream.controller.desiredSize ?? 0
    if (!stream.isOpen() || room < bytes.length) end(stream)
    else stream.controller.enqueue(bytes)
  }

  const told = (event: string, data: unknown) =>
    `id: ${now()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

  /** The page is told, and rests: cut off without a word it would come back at once and take the turn of another. */
  function giveUpTurn(stream: Stream): void {
    put(stream, told('elsewhere', {}))
    if (!streams.delete(stream)) return
    stream.controller.close()
    setTimeout(stream.drop, FAREWELL_MS).unref()
  }

  return {
    /** `of` is the session, `isOpen` whether it still is; `drop` cuts the connection. A third stream takes the oldest's turn. */
    open(
      { of, isOpen, drop }: Pick<Stream, 'of' | 'isOpen' | 'drop'>,
      missed: readonly Changed[],
    ): ReadableStream<Uint8Array> {
      let stream: Stream | null = null
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const own = [...streams].filter((each) => each.of === of)
            for (const oldest of own.slice(0, Math.max(0, own.length + 1 - STREAMS_A_SESSION)))
              giveUpTurn(oldest)
            stream = { of, isOpen, controller, drop }
            streams.add(stream)
            put(stream, `: here\nid: ${now()}\n\n`)
            for (const each of missed) put(stream, told('changed', each))
          },
          cancel() {
            if (stream) streams.delete(stream)
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: BACKLOG_MAX_BYTES }),
      )
    },
    /** `hears`: a number tells something, too, to who may not see the request. */
    changed(each: Changed, hears: (who: Visitor) => boolean): void {
      for (const stream of streams) if (hears(stream.of.who)) put(stream, told('changed', each))
    },
    health(): void {
      for (const stream of streams) put(stream, told('health', {}))
    },
    beat(): void {
      for (const stream of streams) put(stream, ': \n\n')
    },
    /** The sessions that have a page open. */
    listeners: (): ReadonlySet<Session> => new Set([...streams].map(({ of }) => of)),
    endOf(session: Session): void {
      for (const stream of streams) if (stream.of === session) end(stream)
    },
    close(): void {
      for (const stream of streams) end(stream)
    },
  }
}
export type Events = ReturnType<typeof createEvents>
