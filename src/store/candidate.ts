import type { CandidateRecord, SightingSummary } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, mustExist, parseColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { CandidateModel } from './generated/models.ts'

type CandidateReads = Pick<Reads, 'candidateByText' | 'candidate' | 'candidates' | 'sightings'>

export function candidateReads({ prisma, sql }: Connection): CandidateReads {
  const byId = async (id: string) => {
    const row = await prisma.candidate.findUnique({ where: { id } })
    return row && toRecord(row)
  }
  return {
    candidate: byId,
    async candidateByText(workspace, textHash, since) {
      const [newest] = await sql.rows<{ id: string }>(
        `SELECT "id" FROM "Candidate" AS "c" WHERE "workspace" = ? AND "textHash" = ?
           AND ("createdAt" >= ? OR EXISTS (SELECT 1 FROM "Sighting" WHERE "candidate" = "c"."id" AND "at" >= ?))
         ORDER BY "createdAt" DESC, "seq" DESC LIMIT 1`,
        ...[workspace, textHash, since, since],
      )
      return newest ? byId(newest.id) : null
    },
    async candidates({ workspace, state }) {
      const where = { ...(workspace !== undefined && { workspace }), ...(state !== undefined && { state }) }
      return (await prisma.candidate.findMany({ where, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    async sightings(candidate) {
      const [summary] = await sql.rows<SightingSummary>(
        `SELECT COUNT(*) AS "times", COUNT(DISTINCT "session") AS "sessions", COALESCE(MAX("at"), 0) AS "last"
         FROM "Sighting" WHERE "candidate" = ?`,
        candidate,
      )
      return summary ?? { times: 0, sessions: 0, last: 0 }
    },
  }
}

type CandidateWrites = Pick<Writes, 'addCandidate' | 'setCandidate' | 'addSighting'>

export function candidateWrites({ prisma, sql }: Connection): CandidateWrites {
  return {
    async addCandidate({ reasons, createdAt, ...candidate }) {
      await prisma.candidate.create({
        data: { ...candidate, reasons: JSON.stringify(reasons), createdAt: toColumn(createdAt) },
      })
    },
    async setCandidate(id, { reasons, ...change }) {
      const data = { ...change, ...(reasons && { reasons: JSON.stringify(reasons) }) }
      mustExist((await prisma.candidate.updateMany({ where: { id }, data })).count, `Candidate ${id}`)
    },
    async addSighting({ candidate, session, event, at }) {
      const added = await sql.run(
        'INSERT INTO "Sighting" ("candidate", "session", "event", "at") VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        ...[candidate, session, event, at],
      )
      return added === 1
    },
  }
}

function toRecord({ seq: _, ...row }: CandidateModel): CandidateRecord {
  return {
    ...row,
    urgency: row.urgency as CandidateRecord['urgency'],
    tier: row.tier as CandidateRecord['tier'],
    state: row.state as CandidateRecord['state'],
    reasons: parseColumn(row.reasons, `Candidate ${row.id}`),
    createdAt: fromColumn(row.createdAt),
  }
}
