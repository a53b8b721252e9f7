import type { EventRecord, SessionRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import type { Connection } from './connection.ts'

export function eventReads({
  prisma,
  sql,
}: Connection): Pick<
  Reads,
  'unwatched' | 'eventCount' | 'eventsOf' | 'toolEvents' | 'skillWished' | 'sessionsDue'
> {
  return {
    unwatched: (since) =>
      sql.rows<{ path: string; events: number }>(
        `SELECT "path", COUNT(*) AS "events" FROM "Event" WHERE "path" IS NOT NULL AND "at" >= ?
         GROUP BY "path" ORDER BY "events" DESC, "path"`,
        since,
      ),
    eventCount: ({ since }) =>
      prisma.event.count({ where: since === undefined ? {} : { at: { gte: BigInt(since) } } }),
    eventsOf: async (session, limit) => {
      const newest = await sql.rows<EventRecord>(
        `SELECT * FROM "Event" WHERE "session" = ? ORDER BY "at" DESC, "rowid" DESC LIMIT ?`,
        ...[session, limit],
      )
      return newest.toReversed()
    },
    toolEvents: async (workspace, since, limit) => {
      const newest = await sql.rows<EventRecord>(
        `SELECT * FROM "Event" WHERE "at" >= ? AND "workspace" = ? AND "name" = 'tool'
         ORDER BY "at" DESC, "rowid" DESC LIMIT ?`,
        ...[since, workspace, limit],
      )
      return newest.toReversed()
    },
    skillWished: async (workspace, since) => {
      const [row] = await sql.rows<{ session: string }>(
        `SELECT "session" FROM "Event" WHERE "at" >= ? AND "workspace" = ? AND "name" = 'prompt'
         AND "detail" LIKE '%"wantsSkill":true%' ORDER BY "at" DESC LIMIT 1`,
        ...[since, workspace],
      )
      return row?.session ?? null
    },
    sessionsDue: async (now, limit) => {
      const due = await sql.rows<Omit<SessionRecord, 'ended'> & { ended: number }>(
        `SELECT "id", "agent", "workspace", "startedAt", "lastAt", "ended", "transcript" FROM "Session"
         WHERE "dueAt" <= ? ORDER BY "dueAt" LIMIT ?`,
        ...[now, limit],
      )
      return due.map((row) => ({ ...row, ended: Boolean(row.ended) }))
    },
  }
}

export function eventWrites({ sql }: Connection): Pick<Writes, 'addEvent' | 'touchSession' | 'lookedBack'> {
  return {
    async addEvent({ id, agent, name, session, workspace, path, at, detail }) {
      const added = await sql.run(
        `INSERT INTO "Event" ("id", "agent", "name", "session", "workspace", "path", "at", "detail")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        ...[id, agent, name, session, workspace, path, at, detail],
      )
      return added === 1
    },
    async touchSession({ id, agent, workspace, at, ended, transcript = null, dueAt = null }) {
      // Events are drained in any order: an older one must not bring an ended session back to life.
      await sql.run(
        `INSERT INTO "Session" ("agent", "id", "workspace", "startedAt", "lastAt", "ended", "transcript", "dueAt")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT ("agent", "id") DO UPDATE SET
           "workspace" = COALESCE("excluded"."workspace", "Session"."workspace"),
           "ended" = CASE WHEN "excluded"."lastAt" >= "Session"."lastAt" THEN "excluded"."ended" ELSE "Session"."ended" END,
           "startedAt" = MIN("Session"."startedAt", "excluded"."startedAt"),
           "lastAt" = MAX("Session"."lastAt", "excluded"."lastAt"),
           "transcript" = COALESCE("excluded"."transcript", "Session"."transcript"),
           "dueAt" = CASE WHEN "Session"."dueAt" <= "excluded"."lastAt" THEN "Session"."dueAt"
             ELSE COALESCE("excluded"."dueAt", "Session"."dueAt") END`,
        ...[agent, id, workspace, at, at, ended, transcript, dueAt],
      )
    },
    async lookedBack({ id, agent, lastAt }, idle) {
      await sql.run(
        `UPDATE "Session" SET "dueAt" = CASE WHEN "lastAt" <= ? THEN NULL WHEN "ended" THEN "dueAt"
           ELSE "lastAt" + ? END
         WHERE "agent" = ? AND "id" = ?`,
        ...[lastAt, idle, agent, id],
      )
    },
  }
}
