import { StoreError } from './error.ts'

/** Times are BigInt columns and numbers everywhere else. */
export const toColumn = (time: number): bigint => BigInt(time)
export const toColumnOrNull = (time: number | null): bigint | null => (time === null ? null : BigInt(time))
export const fromColumn = (time: bigint): number => Number(time)
export const fromColumnOrNull = (time: bigint | null): number | null => (time === null ? null : Number(time))

/** Reads a JSON column that this store wrote. `where` names the row in the error. */
export function parseColumn<T>(text: string, where: string): T {
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new StoreError('damaged', where, error)
  }
}

/** Null stays null, so that SQL can ask for it. */
export const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

export function mustExist(changed: number, what: string): void {
  if (changed === 0) throw new StoreError('not-found', what)
}
