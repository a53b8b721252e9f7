import type { Told } from '../core/told-texts.ts'
import type { CandidateReads, CandidateWrites } from '../flow/ports/candidates.ts'
import type { CandidateRecord, SightingSummary } from '../flow/ports/records.ts'
import { fromColumn, mustExist, parseColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { CandidateModel } from './generated/models.ts'

export function candidateReads({ prisma, sql }: Connection): CandidateReads {
  const byId = async (id: string) => {
    const row = await prisma.candidate.findUnique({ where: { id } })
    return row && toRecord(row)
  }
  return {
    candidate: byId,
    async candidatesByText(workspace, textHashes, since) {
      const found = await sql.rows<{ id: string }>(
        `SELECT "id" FROM "Candidate" AS "c" WHERE "workspace" = ? AND "textHash" IN (${marks(textHashes)})
           AND ("state" = 'archived' OR "createdAt" >= ? OR EXISTS (${SEEN_SINCE}))
         ORDER BY "state" = 'archived', "createdAt" DESC, "seq" DESC`,
        ...[workspace, ...textHashes, since, since],
      )
      const all = await Promise.all(found.map(({ id }) => byId(id)))
      return all.filter((one) => one !== null)
    },
    async told(workspace, since) {
      return sql.rows<Told>(
        `SELECT "textHash", "text" FROM "Candidate" AS "c" WHERE "workspace" = ? AND "text" IS NOT NULL
           AND ("state" = 'archived' OR "createdAt" >= ? OR EXISTS (${SEEN_SINCE}))
         UNION ALL SELECT "textHash", "text" FROM "Request" WHERE "workspace" = ? AND "kind" = 'add' AND "text" <> ''
           AND "state" NOT IN ('written', 'expired') AND ("state" <> 'ignored' OR "settledAt" >= ?)
         UNION ALL SELECT "textHash", "text" FROM "Entry" WHERE "workspace" = ? AND "removedBy" IS NULL AND "text" <> ''`,
        ...[workspace, since, since, workspace, since, workspace],
      )
    },
    async candidateByKey(workspace, key, since) {
      const [newest] = await sql.rows<{ id: string }>(
        `SELECT "id" FROM "Candidate" AS "c" WHERE "workspace" = ? AND "key" = ?
           AND ("state" = 'archived' OR "createdAt" >= ? OR EXISTS (${SEEN_SINCE}))
         ORDER BY "createdAt" DESC, "seq" DESC LIMIT 1`,
        ...[workspace, key, since, since],
      )
      return newest ? byId(newest.id) : null
    },
    async candidates({ workspace, state, after, limit }) {
      const rows = await prisma.candidate.findMany({
        where: {
          ...(workspace !== undefined && { workspace }),
          ...(state !== undefined && { state }),
          ...(after !== undefined && { id: { gt: after } }),
        },
        orderBy: after === undefined ? { seq: 'asc' } : { id: 'asc' },
        ...(limit !== undefined && { take: limit }),
      })
      return rows.map(toRecord)
    },
    async sightings(candidate, since = 0) {
      const [summary] = await sql.rows<SightingSummary>(
        `SELECT COUNT(*) AS "times", COUNT(DISTINCT "session") AS "sessions", COALESCE(MAX("at"), 0) AS "last"
         FROM "Sighting" WHERE "candidate" = ? AND "at" >= ?`,
        ...[candidate, since],
      )
      return summary ?? { times: 0, sessions: 0, last: 0 }
    },
    async seen({ workspaces, states = [], awake = false, since, id, limit = -1 }) {
      const best = await sql.rows<SeenRow>(
        `SELECT "c"."id", COUNT(*) AS "times", MAX("s"."at") AS "last",
           (SELECT "agent" FROM "Event" WHERE "id" = "s"."event") AS "agent",
           json_group_array("s"."files") AS "files"
         FROM "Candidate" AS "c" JOIN "Sighting" AS "s" ON "s"."candidate" = "c"."id"
         WHERE "c"."workspace" IN (${marks(workspaces)})
           ${states.length === 0 ? '' : `AND "c"."state" IN (${marks(states)})`}
           ${id === undefined ? '' : 'AND "c"."id" = ?'}
         GROUP BY "c"."id"
         HAVING ${awake ? `(${AWAKE('MAX("s"."at")')})` : '1'} AND MAX("s"."at") >= ?
         ORDER BY "times" DESC, "last" DESC, "c"."seq" LIMIT ?`,
        ...[...workspaces, ...states, ...(id === undefined ? [] : [id]), since ?? 0, limit],
      )
      const rows = await prisma.candidate.findMany({ where: { id: { in: best.map((row) => row.id) } } })
      const found = new Map(rows.map((row) => [row.id, toRecord(row)]))
      return best.flatMap(({ id, files, ...row }) => {
        const candidate = found.get(id)
        return candidate ? [{ ...row, candidate, files: filesIn(files, id) }] : []
      })
    },
  }
}

export function candidateWrites({ prisma, sql }: Connection): CandidateWrites {
  return {
    async addCandidate({ reasons, fields = {}, createdAt, ...candidate }) {
      const data = { ...candidate, reasons: JSON.stringify(reasons), fields: JSON.stringify(fields) }
      await prisma.candidate.create({ data: { ...data, createdAt: toColumn(createdAt) } })
    },
    async setCandidate(id, { reasons, fields, ...change }) {
      const data = {
        ...change,
        ...(reasons && { reasons: JSON.stringify(reasons) }),
        ...(fields && { fields: JSON.stringify(fields) }),
      }
      mustExist((await prisma.candidate.updateMany({ where: { id }, data })).count, `Candidate ${id}`)
    },
    async passOver(workspaces, at) {
      const last = '(SELECT MAX("at") FROM "Sighting" WHERE "candidate" = "c"."id")'
      await sql.run(
        `UPDATE "Candidate" AS "c" SET "passed" = CASE WHEN "passed" < ${PASSES} THEN "passed" + 1 ELSE 1 END, "passedAt" = ?
         WHERE "state" = 'pool' AND "workspace" IN (${marks(workspaces)}) AND (${AWAKE(last)})`,
        ...[at, ...workspaces],
      )
    },
    async addSighting({ candidate, session, event, at, files = [] }) {
      const added = await sql.run(
        `INSERT INTO "Sighting" ("candidate", "session", "event", "at", "files") VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        ...[candidate, session, event, at, JSON.stringify(files)],
      )
      return added === 1
    },
  }
}

/** A candidate that was passed over this often sleeps until it is seen again. */
const PASSES = 2
const AWAKE = (lastSeen: string) => `"c"."passed" < ${PASSES} OR ${lastSeen} > "c"."passedAt"`
const SEEN_SINCE = 'SELECT 1 FROM "Sighting" WHERE "candidate" = "c"."id" AND "at" >= ?'
const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ')

interface SeenRow {
  readonly id: string
  readonly times: number
  readonly last: number
  readonly agent: string | null
  /** JSON: the column of each sighting. */
  readonly files: string
}

function filesIn(columns: string, id: string): readonly string[] {
  const where = `Sighting of ${id}`
  const all = parseColumn<string[]>(columns, where).flatMap((column) => parseColumn<string[]>(column, where))
  return [...new Set(all)].sort()
}

function toRecord({
  seq: _,
  passed: __,
  passedAt: ___,
  key,
  fields,
  ...row
}: CandidateModel): CandidateRecord {
  return {
    ...row,
    ...(key !== null && { key }),
    ...(fields !== '{}' && { fields: parseColumn(fields, `Candidate ${row.id}`) }),
    urgency: row.urgency as CandidateRecord['urgency'],
    tier: row.tier as CandidateRecord['tier'],
    state: row.state as CandidateRecord['state'],
    reasons: parseColumn(row.reasons, `Candidate ${row.id}`),
    createdAt: fromColumn(row.createdAt),
  }
}
