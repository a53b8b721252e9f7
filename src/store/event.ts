import type { Reads, Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function eventReads({ prisma, sql }: Connection): Pick<Reads, 'unwatched' | 'eventCount'> {
  return {
    unwatched: (since) =>
      sql.rows<{ path: string; events: number }>(
        `SELECT "path", COUNT(*) AS "events" FROM "Event" WHERE "path" IS NOT NULL AND "at" >= ?
         GROUP BY "path" ORDER BY "events" DESC, "path"`,
        since,
      ),
    eventCount: ({ since }) =>
      prisma.event.count({ where: since === undefined ? {} : { at: { gte: BigInt(since) } } }),
  }
}

export function eventWrites({ sql }: Connection): Pick<Writes, 'addEvent' | 'touchSession'> {
  return {
    async addEvent({ id, agent, name, session, workspace, path, at, detail }) {
      const added = await sql.run(
        `INSERT INTO "Event" ("id", "agent", "name", "session", "workspace", "path", "at", "detail")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        ...[id, agent, name, session, workspace, path, at, detail],
      )
      return added === 1
    },
    async touchSession({ id, agent, workspace, at, ended }) {
      // Events are drained in any order: an older one must not bring an ended session back to life.
      await sql.run(
        `INSERT INTO "Session" ("agent", "id", "workspace", "startedAt", "lastAt", "ended") VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT ("agent", "id") DO UPDATE SET
           "workspace" = COALESCE("excluded"."workspace", "Session"."workspace"),
           "ended" = CASE WHEN "excluded"."lastAt" >= "Session"."lastAt" THEN "excluded"."ended" ELSE "Session"."ended" END,
           "startedAt" = MIN("Session"."startedAt", "excluded"."startedAt"),
           "lastAt" = MAX("Session"."lastAt", "excluded"."lastAt")`,
        ...[agent, id, workspace, at, at, ended],
      )
    },
  }
}
