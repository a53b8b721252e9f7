import type { Transaction } from '../flow/ports/store.ts'
import { StoreError } from './error.ts'

export interface Guarded {
  readonly tx: Transaction
  /** Must be called when the work has ended well: throws what forbids the commit. */
  assertSound(): void
  /** From now on every call is refused. */
  end(): void
}

/**
 * Holds a transaction to all or nothing. A statement that failed forbids the commit even if its error was caught on the
 * way (R119); a call that nobody awaited, or one made after the end, is an error and never lands in another transaction.
 */
export function guard(transaction: Transaction): Guarded {
  let running = 0
  let ended = false
  let failure: { readonly error: unknown } | null = null

  async function call(name: string, method: (...args: unknown[]) => Promise<unknown>, args: unknown[]) {
    if (ended) throw new StoreError('misuse', `${name} after the end of its transaction`)
    if (failure !== null) throw failure.error
    running++
    try {
      return await method(...args)
    } catch (error) {
      failure ??= { error }
      throw error
    } finally {
      running--
    }
  }

  const methods = Object.entries(transaction).map(([name, method]) => [
    name,
    (...args: unknown[]) => call(name, method as (...args: unknown[]) => Promise<unknown>, args),
  ])
  return {
    tx: Object.fromEntries(methods) as Transaction,
    assertSound() {
      if (failure !== null) throw failure.error
      if (running > 0) throw new StoreError('misuse', 'a statement of the transaction was not awaited')
    },
    end() {
      ended = true
    },
  }
}
