import type { Entry } from './entry.ts'

/** Where every entry begins. */
export const ROOT = 0

/** At most so many keys there are: those of 30,000 nodes together stay a small integer. */
const KEYS_MAX = 1 << 15

/**
 * A tree of the keys of pieces; its nodes are numbers, and all its edges stand in one map, since a map for each of some
 * 30,000 nodes would take several times the memory of all tables.
 */
export class WordTree {
  readonly #keys = new Map<string, number>()
  readonly #edges = new Map<number, number>()
  readonly #entries: (Entry | undefined)[] = [undefined]
  readonly #sizes: number[] = [0]
  readonly #spaced: boolean[] = [false]

  /** The node behind a node and a key, or undefined. */
  next(node: number, key: string): number | undefined {
    const known = this.#keys.get(key)
    return known === undefined ? undefined : this.#edges.get(node * KEYS_MAX + known)
  }

  entryAt(node: number): Entry | undefined {
    return this.#entries[node]
  }

  /** The syllables or characters of an entry in Korean or Chinese. */
  sizeAt(node: number): number {
    return this.#sizes[node] ?? 0
  }

  /** Whether one of the spellings of an entry holds a space. */
  isSpacedAt(node: number): boolean {
    return this.#spaced[node] === true
  }

  add(keys: readonly string[], entry: Entry, size: number, spaced: boolean): void {
    let node = ROOT
    for (const key of keys) node = this.next(node, key) ?? this.#grow(node, key)
    if (node === ROOT) return
    const known = this.#entries[node]
    this.#entries[node] = known === undefined ? entry : merged(known, entry)
    this.#sizes[node] = size
    this.#spaced[node] = this.#spaced[node] === true || spaced
  }

  #grow(node: number, key: string): number {
    let own = this.#keys.get(key)
    if (own === undefined) {
      own = this.#keys.size
      this.#keys.set(key, own)
    }
    const next = this.#entries.length
    this.#edges.set(node * KEYS_MAX + own, next)
    this.#entries.push(undefined)
    this.#sizes.push(0)
    this.#spaced.push(false)
    return next
  }
}

/** What stands in an earlier table goes before what stands in a later one. */
const merged = (one: Entry, other: Entry): Entry => ({
  ...other,
  ...one,
  faint: (one.thing ?? one.act) === undefined ? other.faint === true : one.faint === true,
  values: [...(one.values ?? []), ...(other.values ?? [])],
  cues: [...(one.cues ?? []), ...(other.cues ?? [])],
})
