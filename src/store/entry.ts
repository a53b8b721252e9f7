import type { EntryRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, mustExist, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { EntryModel } from './generated/models.ts'

export function entryReads({ prisma }: Connection): Pick<Reads, 'entry' | 'entriesByText' | 'entries'> {
  return {
    async entry(id) {
      const row = await prisma.entry.findUnique({ where: { id } })
      return row && toRecord(row)
    },
    async entriesByText(workspace, textHash) {
      const where = { workspace, textHash, removedBy: null }
      return (await prisma.entry.findMany({ where, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    /** All of them, those taken out too. */
    async entries(workspace) {
      return (await prisma.entry.findMany({ where: { workspace }, orderBy: { seq: 'asc' } })).map(toRecord)
    },
  }
}

export function entryWrites({ prisma }: Connection): Pick<Writes, 'addEntry' | 'removeEntry'> {
  return {
    async addEntry({ writtenAt, ...entry }) {
      await prisma.entry.create({ data: { ...entry, writtenAt: toColumn(writtenAt) } })
    },
    async removeEntry(id, by) {
      const changed = await prisma.entry.updateMany({ where: { id }, data: { removedBy: by } })
      mustExist(changed.count, `Entry ${id}`)
    },
  }
}

function toRecord({ seq: _, ...row }: EntryModel): EntryRecord {
  return { ...row, tier: row.tier as EntryRecord['tier'], writtenAt: fromColumn(row.writtenAt) }
}
