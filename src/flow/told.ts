import { type Told, ToldTexts } from '../core/told-texts.ts'
import type { Reads } from './ports/store.ts'
import type { World } from './world.ts'

/** How long a text counts as told that nobody said again. */
export const REPEAT_LIFE = 30 * 24 * 3_600_000
/** Read anew so often, so that what has expired leaves memory too. */
const RELOAD = 24 * 3_600_000
/** Texts that are taken apart at a time, before anything else is let in. */
const CHUNK = 100

/** The told texts of one workspace, in memory; `readAt` is null until what the store holds is in it. */
export interface HeldTold {
  readonly texts: ToldTexts
  readAt: number | null
  reading: Promise<void> | null
}

/**
 * Sees to it that the told texts of a workspace are in memory. To be called before a transaction that asks for them:
 * reading them takes longer than one may.
 */
export async function readTold(world: World, workspace: string): Promise<void> {
  const known = world.told.get(workspace)
  if (known?.readAt != null && world.now() - known.readAt > RELOAD) world.told.delete(workspace)
  const held = hold(world, workspace)
  if (held.readAt !== null) return
  held.reading ??= fill(held, world.store.read, world, workspace)
  await held.reading
}

/** The told texts, from within a transaction; read there only when they were forgotten a moment ago. */
export async function toldWithin(world: World, tx: Reads, workspace: string): Promise<ToldTexts> {
  const held = hold(world, workspace)
  if (held.readAt === null) await fill(held, tx, world, workspace)
  return held.texts
}

/** To be called in the transaction that stores the text, so that the next one finds it. */
export function addTold(world: World, workspace: string, told: Told): void {
  hold(world, workspace).texts.add(told)
}

/** After words were taken out of the store: nothing of them stays in memory. */
export const forgetTold = (world: World, workspace: string): boolean => world.told.delete(workspace)

function hold(world: World, workspace: string): HeldTold {
  const known = world.told.get(workspace)
  if (known) return known
  const made: HeldTold = { texts: new ToldTexts(), readAt: null, reading: null }
  world.told.set(workspace, made)
  return made
}

async function fill(held: HeldTold, reads: Reads, world: World, workspace: string): Promise<void> {
  try {
    const now = world.now()
    for (const [at, told] of (await reads.told(workspace, now - REPEAT_LIFE)).entries()) {
      held.texts.add(told)
      if (at % CHUNK === CHUNK - 1) await new Promise((resolve) => setImmediate(resolve))
    }
    held.readAt = now
  } finally {
    held.reading = null
  }
}
