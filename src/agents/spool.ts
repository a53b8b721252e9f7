import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, renameSync, unlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FailPoint } from '../flow/ports/fail-point.ts'
import { type DroppedEvents, droppedCounter } from './spool-dropped.ts'
import { eachAtOnce, filesIn, removeOldTmp, syncFolder, trimBad, unlessGone } from './spool-files.ts'
import { watchDirectory } from './spool-watch.ts'
import { classOf, EVENT_MAX_BYTES, readName, readSpooled, type SpooledEvent } from './spooled-event.ts'

const BATCH_MAX_EVENTS = 200
const BATCH_MAX_BYTES = 8 * 1024 * 1024
const SPOOL_MAX_BYTES = 64 * 1024 * 1024
const TRIES = 3

export interface Drained {
  readonly taken: number
  readonly quarantined: number
  /** Dropped by this drain because more than 64 MiB waited; `dropped` counts them too. */
  readonly dropped: number
}

/** An event of a batch that no try can handle, and why in one word. */
export interface Unhandled {
  readonly id: string
  readonly reason: string
}

/** The folder in which hooks leave events and from which the service takes them. One process drains it. */
export interface Spool {
  /**
   * Takes everything that waits, oldest first, in batches of at most 200 events and about 8 MiB. An event's file is
   * removed after `take` has resolved for its batch, so `take` must have made it durable by then. At least once: after
   * a crash, or if `take` rejects (the drain then rejects with the same error), the batch comes again with the same
   * ids. What cannot be read, or what `take` names as unhandled, in three tries is removed, and `bad/` keeps its name,
   * size and reason, never its bytes: such an event may hold a secret. Calls wait for one another.
   */
  drain(
    take: (batch: readonly SpooledEvent[]) => Promise<readonly Unhandled[]> | Promise<void>,
  ): Promise<Drained>
  /** Events that were dropped for want of room, by hooks and by drains, since this home was made. */
  dropped(): Promise<DroppedEvents>
  /** How many events wait. */
  depth(): Promise<number>
  /** Calls `onNew` when events may wait, at once if some do already. Returns the function that ends it. */
  watch(onNew: () => void): () => void
}

interface Waiting {
  readonly id: string
  readonly claimed: boolean
  readonly arrived: bigint
  readonly bytes: number
}

/** Opens, and makes if need be, `<home>/spool`. Throws if the folder cannot be made or made private. */
export function openSpool(
  home: string,
  options: { readonly fail?: FailPoint; readonly log?: (line: object) => void } = {},
): Spool {
  const spool = join(home, 'spool')
  const { fail = () => {}, log = () => {} } = options
  const folder = {
    tmp: join(spool, 'tmp'),
    new: join(spool, 'new'),
    cur: join(spool, 'cur'),
    bad: join(spool, 'bad'),
  }
  for (const path of [spool, ...Object.values(folder)]) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    chmodSync(path, 0o700)
  }
  const dropped = droppedCounter(spool)
  const pathOf = (one: { id: string; claimed: boolean }) =>
    join(one.claimed ? folder.cur : folder.new, one.id)

  async function quarantine(
    one: { id: string; claimed: boolean; bytes: number },
    reason: string,
  ): Promise<void> {
    // A name that no hook of ours made may say anything, so only its hash is kept.
    const id = readName(one.id)
      ? one.id
      : `unknown-${createHash('sha256').update(one.id).digest('hex').slice(0, 16)}`
    const line = { id, bytes: one.bytes, reason }
    // On a full disk the log alone says it: the event must not stay in the way.
    await writeFile(join(folder.bad, `${id}.json`), `${JSON.stringify(line)}\n`, { mode: 0o600 }).catch(
      () => {},
    )
    unlessGone(() => unlinkSync(pathOf(one)))
    log({ event: 'spool-quarantined', ...line })
  }

  async function list(): Promise<{ waiting: Waiting[]; quarantined: number }> {
    const [cur, fresh] = await Promise.all([filesIn(folder.cur), filesIn(folder.new)])
    const names = [
      ...cur.map((id) => ({ id, claimed: true })),
      ...fresh.map((id) => ({ id, claimed: false })),
    ]
    const waiting: Waiting[] = []
    let quarantined = 0
    await eachAtOnce(names, async (one) => {
      const stat = unlessGone(() => lstatSync(pathOf(one), { bigint: true }))
      if (!stat) return
      if (stat.isFile() && readName(one.id)) {
        waiting.push({ ...one, arrived: stat.mtimeNs, bytes: Number(stat.size) })
      } else {
        quarantined++
        await quarantine({ ...one, bytes: Number(stat.size) }, stat.isFile() ? 'bad-name' : 'not-a-file')
      }
    })
    waiting.sort((a, b) =>
      a.arrived === b.arrived ? (a.id < b.id ? -1 : 1) : a.arrived < b.arrived ? -1 : 1,
    )
    return { waiting, quarantined }
  }

  /** Lets the lowest classes go, oldest first, until the rest is within the bound. */
  async function bound(waiting: readonly Waiting[]): Promise<{ kept: Waiting[]; dropped: number }> {
    let excess = waiting.reduce((sum, one) => sum + one.bytes, 0) - SPOOL_MAX_BYTES
    const gone = new Set<Waiting>()
    for (const one of waiting.toSorted((a, b) => classOf(nameOf(a)) - classOf(nameOf(b)))) {
      if (excess <= 0) break
      unlessGone(() => unlinkSync(pathOf(one)))
      gone.add(one)
      excess -= one.bytes
    }
    if (gone.size > 0) {
      await dropped.add(gone.size)
      log({ event: 'spool-dropped', count: gone.size })
    }
    return { kept: waiting.filter((one) => !gone.has(one)), dropped: gone.size }
  }

  /** Moves a batch to `cur` so that it survives a power cut, and reads it. */
  async function claim(batch: readonly Waiting[]) {
    const fresh = batch.filter((one) => !one.claimed)
    await eachAtOnce(fresh, (one) => unlessGone(() => renameSync(pathOf(one), join(folder.cur, one.id))))
    fail('C2')
    const events: SpooledEvent[] = []
    const failed: { one: Waiting; reason: string }[] = []
    const claimed = batch.map((one) => ({ ...one, claimed: true }))
    const read = new Map<string, SpooledEvent>()
    await eachAtOnce(claimed, async (one) => {
      const event = await readSpooled(pathOf(one), one.id)
      if ('unreadable' in event) failed.push({ one, reason: event.unreadable })
      else read.set(one.id, event)
    })
    if (fresh.length > 0) await Promise.all([syncFolder(folder.cur), syncFolder(folder.new)])
    for (const one of claimed) {
      const event = read.get(one.id)
      if (event) events.push(event)
    }
    return { claimed, events, failed }
  }

  async function drain(take: Parameters<Spool['drain']>[0]): Promise<Drained> {
    fail('C1')
    await Promise.all([removeOldTmp(folder.tmp), trimBad(folder.bad)])
    const listed = await list()
    const bounded = await bound(listed.waiting)
    let { quarantined } = listed
    let taken = 0
    let again = bounded.kept
    for (let attempt = 1; again.length > 0; attempt++) {
      const failures: Waiting[] = []
      for (const batch of batches(again)) {
        const { claimed, events, failed } = await claim(batch)
        const unhandled = new Map(
          ((events.length > 0 ? await take(events) : null) ?? []).map(({ id, reason }) => [id, reason]),
        )
        const handled = events.filter(({ id }) => !unhandled.has(id))
        fail('C3')
        await eachAtOnce(handled, ({ id }) => unlessGone(() => unlinkSync(join(folder.cur, id))))
        taken += handled.length
        const refused = claimed.flatMap((one) => {
          const reason = unhandled.get(one.id)
          return reason === undefined ? [] : [{ one, reason }]
        })
        for (const { one, reason } of [...failed, ...refused]) {
          if (reason === 'ENOENT') continue
          if (attempt < TRIES) failures.push(one)
          else {
            quarantined++
            await quarantine(one, reason)
          }
        }
      }
      again = failures
    }
    return { taken, quarantined, dropped: bounded.dropped }
  }

  let running: Promise<unknown> = Promise.resolve()
  return {
    drain(take) {
      const mine = running.then(() => drain(take))
      running = mine.catch(() => {})
      return mine
    },
    dropped: () => dropped.read(),
    depth: async () => (await Promise.all([filesIn(folder.new), filesIn(folder.cur)])).flat().length,
    watch: (onNew) => watchDirectory(folder.new, folder.cur, onNew),
  }
}

const nameOf = (one: Waiting) => readName(one.id)?.name ?? ''

function* batches(waiting: readonly Waiting[]): Generator<Waiting[]> {
  let batch: Waiting[] = []
  let bytes = 0
  for (const one of waiting) {
    const size = Math.min(one.bytes, EVENT_MAX_BYTES)
    if (batch.length === BATCH_MAX_EVENTS || (batch.length > 0 && bytes + size > BATCH_MAX_BYTES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(one)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
