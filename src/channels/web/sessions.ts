import type { Visitor } from '../../flow/ports/inbox.ts'
import { type Digest, newSecret } from './secret.ts'

/** A session ends with the service, and after this time at the latest. */
export const SESSION_LIVES_MS = 12 * 3_600_000
const SESSIONS_MAX = 50

export interface Session {
  readonly who: Visitor
  readonly id: Buffer
  readonly token: Buffer
  readonly until: number
}

/** Who is logged in; only digests are kept, in memory. */
export function createSessions(digest: Digest, now: () => number) {
  const sessions = new Set<Session>()

  return {
    /** `id` goes into the cookie; `token` into the page's memory, where no other port of this host can see it (R67). */
    open(who: Visitor): { readonly id: string; readonly token: string } {
      const id = newSecret()
      const token = newSecret()
      sessions.add({ who, id: digest.of(id), token: digest.of(token), until: now() + SESSION_LIVES_MS })
      for (const oldest of sessions) if (sessions.size > SESSIONS_MAX) sessions.delete(oldest)
      return { id, token }
    },
    find(id: string | undefined): Session | null {
      for (const session of sessions) {
        if (session.until <= now()) sessions.delete(session)
        else if (id !== undefined && digest.is(id, session.id)) return session
      }
      return null
    },
    owns: ({ token }: Session, given: string | undefined): boolean =>
      given !== undefined && digest.is(given, token),
    close: (session: Session): boolean => sessions.delete(session),
    isOpen: (session: Session): boolean => sessions.has(session) && session.until > now(),
  }
}
export type Sessions = ReturnType<typeof createSessions>
