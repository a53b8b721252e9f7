/** Sessions that are remembered at one time; the oldest is forgotten first. */
const SESSIONS_MAX = 256

/** Which skills the sessions called. Lives as long as the service; never stored. */
export class SkillUse {
  readonly #lastOf = new Map<string, string>()
  readonly #usedAt = new Map<string, number>()

  /** `at` is ms since the epoch. */
  note(session: string, skill: string, at: number) {
    if (session === '') return
    // Set anew so that the order of the map is that of last use.
    this.#lastOf.delete(session)
    this.#lastOf.set(session, skill)
    if (this.#lastOf.size > SESSIONS_MAX) this.#lastOf.delete(this.#lastOf.keys().next().value ?? '')
    this.#usedAt.set(skill, at)
  }

  /** The skill that the session called last; null for none. */
  lastOf(session: string): string | null {
    return this.#lastOf.get(session) ?? null
  }

  /** The names, those used last first; the rest in their own order. */
  byLastUse(names: readonly string[]): readonly string[] {
    const used = (name: string) => this.#usedAt.get(name) ?? 0
    return [...names].sort((a, b) => used(b) - used(a))
  }
}
