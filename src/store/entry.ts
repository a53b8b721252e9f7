import type { Confidence } from '../core/decay.ts'
import type { EntryRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, fromColumnOrNull, mustExist, toColumn, toColumnOrNull } from './columns.ts'
import type { Connection } from './connection.ts'
import type { EntryModel } from './generated/models.ts'

type EntryReads = Pick<Reads, 'entry' | 'entriesByText' | 'entries' | 'confidences' | 'entriesWith'>

export function entryReads({ prisma, sql }: Connection): EntryReads {
  return {
    async entry(id) {
      const row = await prisma.entry.findUnique({ where: { id } })
      return row && toRecord(row)
    },
    async entriesByText(workspace, textHashes) {
      const where = { workspace, textHash: { in: [...textHashes] }, removedBy: null }
      return (await prisma.entry.findMany({ where, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    /** All of them, those taken out too. */
    async entries(workspace) {
      return (await prisma.entry.findMany({ where: { workspace }, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    async confidences(workspace, now) {
      const rows = await sql.rows<Omit<Confidence, 'type'> & { decayType: string; count: number | bigint }>(
        `SELECT "decayType", "confirmed", "C0", "alpha", "beta", COUNT(*) AS "count" FROM "Entry"
         WHERE "workspace" = ? AND "removedBy" IS NULL AND ("askAfter" IS NULL OR "askAfter" <= ?)
         GROUP BY "decayType", "confirmed", "C0", "alpha", "beta"`,
        ...[workspace, now],
      )
      return rows.map(({ decayType, count, confirmed, C0, alpha, beta }) => ({
        confidence: { type: decayType as Confidence['type'], confirmed, C0, alpha, beta },
        count: Number(count),
      }))
    },
    async entriesWith(workspace, confidence, now, limit) {
      const askable = { OR: [{ askAfter: null }, { askAfter: { lte: toColumn(now) } }] }
      const where = { workspace, removedBy: null, ...columnsOf(confidence), ...askable }
      const orderBy = [{ request: 'asc' as const }, { seq: 'asc' as const }]
      return (await prisma.entry.findMany({ where, orderBy, take: limit })).map(toRecord)
    },
  }
}

export function entryWrites({ prisma }: Connection): Pick<Writes, 'addEntry' | 'removeEntry' | 'setEntry'> {
  return {
    async addEntry({ writtenAt, confidence, askAfter, ...entry }) {
      const living = { ...columnsOf(confidence), askAfter: toColumnOrNull(askAfter) }
      await prisma.entry.create({ data: { ...entry, ...living, writtenAt: toColumn(writtenAt) } })
    },
    async removeEntry(id, by) {
      const changed = await prisma.entry.updateMany({ where: { id }, data: { removedBy: by } })
      mustExist(changed.count, `Entry ${id}`)
    },
    async setEntry(id, { confidence, askAfter }) {
      const data = {
        ...(confidence && columnsOf(confidence)),
        ...(askAfter !== undefined && { askAfter: toColumnOrNull(askAfter) }),
      }
      mustExist((await prisma.entry.updateMany({ where: { id }, data })).count, `Entry ${id}`)
    },
  }
}

const columnsOf = ({ type, ...rest }: Confidence) => ({ decayType: type, ...rest })

function toRecord({ seq: _, decayType, confirmed, C0, alpha, beta, ...row }: EntryModel): EntryRecord {
  return {
    ...row,
    tier: row.tier as EntryRecord['tier'],
    writtenAt: fromColumn(row.writtenAt),
    askAfter: fromColumnOrNull(row.askAfter),
    confidence: { type: decayType as Confidence['type'], confirmed, C0, alpha, beta },
  }
}
