import { moveWith } from './move-address.ts'
import type { EditOutcome, SendOutcome } from './ports/channel.ts'
import type { AddressRecord } from './ports/records.ts'
import type { Transaction } from './ports/store.ts'
import type { World } from './world.ts'

const UNREACHABLE_RETRY = 10 * 60_000
/** Whoever waits for a card must not wait much longer than the platform was away. */
const BACK_OFF_MAX = 60_000

/** Why a message did not get through, and what that means for its next attempt. */
export type Setback =
  | { readonly setback: 'wait'; readonly until: number; readonly why: string; readonly attempts: number }
  | { readonly setback: 'lost'; readonly why: string }
  /** The address has changed under it; the next attempt goes to the new place at once. */
  | { readonly setback: 'again' }

/** Files what a platform said against a message: on its address, and as the next step for the message itself. */
export async function setBack(
  world: World,
  tx: Transaction,
  address: AddressRecord,
  attempts: number,
  outcome: Exclude<
    SendOutcome | EditOutcome,
    { outcome: 'sent' } | { outcome: 'edited' } | { outcome: 'gone' }
  >,
): Promise<Setback> {
  const now = world.now()
  const audit = (kind: string, body: Record<string, unknown>) =>
    tx.addAudit({ chain: 'service', kind, at: now, body: { address: address.id, ...body } })
  switch (outcome.outcome) {
    case 'retry': {
      const backOff = Math.min(1_000 * 2 ** Math.min(attempts, 6), BACK_OFF_MAX)
      return {
        setback: 'wait',
        until: now + Math.max(outcome.afterMs, attempts > 0 ? backOff : 0),
        why: outcome.why,
        attempts: outcome.asked ? 0 : attempts + 1,
      }
    }
    case 'moved':
      await moveWith(world, tx, address, outcome.to)
      return { setback: 'again' }
    case 'topic-gone':
      await tx.setAddress(address.id, { topic: null })
      await audit('topic-gone', {})
      return { setback: 'again' }
    case 'unreachable':
      if (address.reachable) {
        await tx.setAddress(address.id, { reachable: false, unreachableWhy: outcome.why })
        await audit('unreachable', { why: outcome.why })
      }
      return { setback: 'wait', until: now + UNREACHABLE_RETRY, why: outcome.why, attempts: attempts + 1 }
    case 'rejected':
      return { setback: 'lost', why: outcome.why }
  }
}

/**
 * The outcome of a call to a channel; a broken channel is one that will be tried again. The channel promises not to
 * throw, but a card must not be lost when it does.
 */
export async function attempt<T>(
  world: World,
  act: () => Promise<T>,
): Promise<T | { outcome: 'retry'; afterMs: number; why: string }> {
  try {
    return await act()
  } catch (error) {
    world.log({ level: 'error', msg: 'A channel threw', error: String(error) })
    return { outcome: 'retry', afterMs: 5_000, why: 'unexpected' }
  }
}
