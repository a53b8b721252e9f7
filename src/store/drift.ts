import type { DriftRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { parseColumn } from './columns.ts'
import type { Connection } from './connection.ts'

/** Without an event for this long a session counts as over, whether or not its end was ever heard. */
const SESSION_LIFE = 30 * 60_000
/** The hook's event and the write it belongs to can come in any order. */
const SLACK = 5_000

interface DriftRow {
  readonly id: number
  readonly workspace: string
  readonly path: string
  readonly tier: string
  readonly revision: number
  readonly lines: string
  readonly changedBlocks: string
  readonly notices: string
}

export function driftReads({ sql }: Connection): Pick<Reads, 'drifts' | 'drift' | 'agentActive'> {
  return {
    async drifts(workspace) {
      const rows = await (workspace === undefined
        ? sql.rows<DriftRow>('SELECT * FROM "Drift" ORDER BY "workspace", "path"')
        : sql.rows<DriftRow>('SELECT * FROM "Drift" WHERE "workspace" = ? ORDER BY "path"', workspace))
      return rows.map(toRecord)
    },
    async drift(id) {
      const [row] = await sql.rows<DriftRow>('SELECT * FROM "Drift" WHERE "id" = ?', id)
      return row ? toRecord(row) : null
    },
    async agentActive(workspace, at) {
      const [row] = await sql.rows<{ found: number }>(
        `SELECT 1 AS "found" FROM "Session" WHERE "workspace" = ? AND "startedAt" <= ?
         AND "lastAt" >= (CASE WHEN "ended" THEN ? ELSE ? END) LIMIT 1`,
        ...[workspace, at + SLACK, at - SLACK, at - SESSION_LIFE],
      )
      return row !== undefined
    },
  }
}

export function driftWrites({ sql }: Connection): Pick<Writes, 'saveDrift'> {
  return {
    async saveDrift({ workspace, path, tier, revision, lines, changedBlocks, notices }, was) {
      const json = [JSON.stringify(lines), JSON.stringify(changedBlocks), JSON.stringify(notices)]
      if (was === null) {
        const added = await sql.run(
          `INSERT INTO "Drift" ("workspace", "path", "tier", "revision", "lines", "changedBlocks", "notices")
           VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
          ...[workspace, path, tier, revision, ...json],
        )
        return added === 1
      }
      const changed = await sql.run(
        `UPDATE "Drift" SET "tier" = ?, "revision" = ?, "lines" = ?, "changedBlocks" = ?, "notices" = ?
         WHERE "workspace" = ? AND "path" = ? AND "revision" = ?`,
        ...[tier, revision, ...json, workspace, path, was],
      )
      return changed === 1
    },
  }
}

function toRecord(row: DriftRow): DriftRecord {
  const where = `Drift ${row.id}`
  return {
    ...row,
    id: Number(row.id),
    revision: Number(row.revision),
    tier: row.tier as DriftRecord['tier'],
    lines: parseColumn(row.lines, where),
    changedBlocks: parseColumn(row.changedBlocks, where),
    notices: parseColumn(row.notices, where),
  }
}
