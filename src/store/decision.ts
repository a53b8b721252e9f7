import type { DecisionRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { DecisionModel } from './generated/models.ts'

export function decisionReads({
  prisma,
  sql,
}: Connection): Pick<Reads, 'decisionsOf' | 'decisions' | 'decisionCounts'> {
  return {
    async decisionsOf(request) {
      return (await prisma.decision.findMany({ where: { request }, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    async decisionCounts(workspaces, from, to) {
      const of =
        workspaces === null
          ? ''
          : `AND EXISTS (SELECT 1 FROM "Request" WHERE "number" = "d"."request"
               AND "workspace" IN (${workspaces.map(() => '?').join(', ')}))`
      const rows = await sql.rows<{ outcome: string; count: number }>(
        `SELECT "outcome", COUNT(*) AS "count" FROM "Decision" AS "d" INDEXED BY "Decision_at_idx"
         WHERE "at" >= ? AND "at" < ? AND "move" NOT IN ('retry', 'undo', 'send') ${of} GROUP BY "outcome"`,
        ...[from, to, ...(workspaces ?? [])],
      )
      return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
    },
    /** Oldest first; with a limit, the newest ones. */
    async decisions({ workspace, since, limit }) {
      const rows = await prisma.decision.findMany({
        where: {
          ...(workspace !== undefined && { of: { workspace } }),
          ...(since !== undefined && { at: { gte: toColumn(since) } }),
        },
        orderBy: { seq: 'desc' },
        ...(limit !== undefined && { take: limit }),
      })
      return rows.reverse().map(toRecord)
    },
  }
}

export function decisionWrites({ prisma }: Connection): Pick<Writes, 'addDecision'> {
  return {
    async addDecision({ at, ...decision }) {
      await prisma.decision.create({ data: { ...decision, at: toColumn(at) } })
    },
  }
}

function toRecord({ seq: _, ...row }: DecisionModel): DecisionRecord {
  return {
    ...row,
    via: row.via as DecisionRecord['via'],
    tier: row.tier as DecisionRecord['tier'],
    at: fromColumn(row.at),
  }
}
