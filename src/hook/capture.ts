import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, open, readdir, rename, unlink } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'

/** Bytes of one event that are kept; the rest is read and thrown away. */
export const EVENT_MAX_BYTES = 1_048_576
/** Events that may wait in `spool/new` before the lowest class gives way. */
export const SPOOL_MAX_EVENTS = 10_000

export interface Capture {
  /** The agent's name, `[a-z0-9-]+`. */
  readonly agent: string
  /** The agent's own name of the event, `[A-Za-z]+`. */
  readonly event: string
  /** Absolute path of EVOGATE_HOME. */
  readonly home: string
  readonly stdin: AsyncIterable<Uint8Array | string>
  /** Called at C1 (written to tmp, not yet renamed) and C2 (renamed). */
  readonly fail?: (point: string) => void
}

/**
 * Keeps what an agent's hook says on stdin as one file `spool/new/<event>.<agent>.<random>`, as `capture.sh` does.
 * Never throws and prints nothing: an event that cannot be kept is lost in silence, the agent goes on.
 */
export async function capture({ agent, event, home, stdin, fail }: Capture): Promise<void> {
  try {
    const bytes = await readStart(stdin)
    if (bytes.length > 0 && isAbsolute(home) && /^[a-z0-9-]+$/.test(agent) && /^[A-Za-z]+$/.test(event)) {
      await keep(join(home, 'spool'), event, agent, bytes, fail)
    }
  } catch {
    // A full disk or a read-only home is not the agent's trouble.
  }
}

async function keep(
  spool: string,
  event: string,
  agent: string,
  bytes: Uint8Array,
  fail: Capture['fail'],
): Promise<void> {
  // One by one: a recursive mkdir of Node never ends below a folder such as /proc.
  for (const folder of [dirname(spool), spool, join(spool, 'tmp'), join(spool, 'new')]) {
    await mkdir(folder, { mode: 0o700 }).catch(() => {})
  }
  if (!(await makeRoom(spool, event))) return
  const name = `${event}.${agent}.${randomUUID()}`
  const kept = join(spool, 'tmp', name)
  const file = await open(kept, 'wx', 0o600)
  try {
    await file.writeFile(bytes).finally(() => file.close())
    fail?.('C1')
    await rename(kept, join(spool, 'new', name))
  } catch (error) {
    await unlink(kept).catch(() => {})
    throw error
  }
  fail?.('C2')
}

/** True if the event may be kept; a drop, of it or of a lower one for it, is counted by a byte. */
async function makeRoom(spool: string, event: string): Promise<boolean> {
  const waiting = await readdir(join(spool, 'new'))
  if (waiting.length < SPOOL_MAX_EVENTS) return true
  const lower = waiting
    .map((name) => ({ name, rank: rank(name.slice(0, name.indexOf('.'))) }))
    .filter((one) => one.rank < rank(event))
    .sort((a, b) => a.rank - b.rank)
  let room = false
  for (const { name } of lower.slice(0, 8)) {
    const path = join(spool, 'new', name)
    room = await unlink(path).then(
      () => true,
      () => false,
    )
    if (room) break
  }
  await appendFile(join(spool, 'dropped'), '.', { mode: 0o600 })
  return room
}

function rank(event: string): number {
  if (event === 'PostToolUse') return 0
  if (event === 'PostToolUseFailure') return 1
  return event === 'UserPromptSubmit' ? 3 : 2
}

/** The first MiB. The rest is read too, so that the agent never writes into a closed pipe. */
async function readStart(stdin: Capture['stdin']): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let room = EVENT_MAX_BYTES
  for await (const chunk of stdin) {
    const part = Buffer.from(chunk as Uint8Array).subarray(0, room)
    if (part.length > 0) parts.push(part)
    room -= part.length
  }
  return Buffer.concat(parts)
}
