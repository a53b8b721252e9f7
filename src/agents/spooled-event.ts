import { closeSync, constants, fdatasync, fstatSync, openSync, readSync } from 'node:fs'
import { promisify } from 'node:util'
import { mendCutJson } from './cut-json.ts'

/** Bytes of one event that are read; the hook keeps no more. */
export const EVENT_MAX_BYTES = 1_048_576

/** One event as the hook left it. */
export interface SpooledEvent {
  /** The file's name `<event>.<agent>.<random>`: the event's id for ever. */
  readonly id: string
  readonly agent: string
  /** The agent's own name of the event. */
  readonly name: string
  /** Milliseconds since 1970 at which the hook had read it. */
  readonly receivedAt: number
  /** The parsed JSON; what could be saved of it if `truncated`. Not validated. */
  readonly body: unknown
  /** The event was larger than 1 MiB and its end is missing. */
  readonly truncated: boolean
  /** The file's size. */
  readonly bytes: number
}

/** The parts of an event's file name; undefined if no hook of ours made it. */
export function readName(id: string): { readonly name: string; readonly agent: string } | undefined {
  const parts = /^([A-Za-z]{1,64})\.([a-z0-9-]{1,64})\.[A-Za-z0-9-]{1,64}$/.exec(id)
  return parts ? { name: parts[1]!, agent: parts[2]! } : undefined
}

/** How much an event is worth when there is no room, least first: 0 to 3. */
export function classOf(name: string): number {
  if (name === 'PostToolUse') return 0
  if (name === 'PostToolUseFailure') return 1
  return name === 'UserPromptSubmit' ? 3 : 2
}

// Without NONBLOCK the open of a planted FIFO would wait for a writer for ever.
const READ_ONLY = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const sync = promisify(fdatasync)

/** Reads one claimed event and makes its bytes durable. A reason instead if it is none. */
export async function readSpooled(path: string, id: string): Promise<SpooledEvent | { unreadable: string }> {
  const parts = readName(id)
  if (!parts) return { unreadable: 'bad-name' }
  let file: number | undefined
  try {
    file = openSync(path, READ_ONLY)
    const stat = fstatSync(file)
    if (!stat.isFile()) return { unreadable: 'not-a-file' }
    // Only what waits for the disk leaves the thread: for the rest of a small file that costs more than it saves.
    await sync(file)
    const parsed = parse(readStart(file, Math.min(stat.size, EVENT_MAX_BYTES)), stat.size)
    if (!parsed) return { unreadable: 'not-json' }
    return { id, ...parts, receivedAt: Math.round(stat.mtimeMs), bytes: stat.size, ...parsed }
  } catch (error) {
    return { unreadable: (error as NodeJS.ErrnoException).code ?? 'io-error' }
  } finally {
    if (file !== undefined) closeSync(file)
  }
}

function readStart(file: number, length: number): Uint8Array {
  const start = new Uint8Array(length)
  let at = 0
  while (at < length) {
    const read = readSync(file, start, at, length - at, at)
    if (read === 0) break
    at += read
  }
  return start.subarray(0, at)
}

function parse(start: Uint8Array, size: number): { body: unknown; truncated: boolean } | undefined {
  if (size <= EVENT_MAX_BYTES) {
    try {
      return { body: JSON.parse(new TextDecoder().decode(start)), truncated: false }
    } catch {
      if (size < EVENT_MAX_BYTES) return undefined
    }
  }
  // `stream` leaves out the character that was cut in two.
  const body = mendCutJson(new TextDecoder().decode(start, { stream: true }))
  return body === undefined ? undefined : { body, truncated: true }
}
