import type { DigestRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { DigestModel } from './generated/models.ts'

export function digestReads({ prisma }: Connection): Pick<Reads, 'digest' | 'lastDigest' | 'digestsOn'> {
  return {
    async digest(address, date) {
      const row = await prisma.digest.findUnique({ where: { address_date: { address, date } } })
      return row && toRecord(row)
    },
    async lastDigest(address) {
      const row = await prisma.digest.findFirst({ where: { address }, orderBy: { date: 'desc' } })
      return row && toRecord(row)
    },
    async digestsOn(date) {
      const rows = await prisma.digest.findMany({ where: { date }, select: { address: true } })
      return rows.map(({ address }) => address)
    },
  }
}

export function digestWrites({ sql }: Connection): Pick<Writes, 'addDigest'> {
  return {
    /** The key decides: two that are made at once never both count (R114). */
    async addDigest({ address, date, dueAt, from, madeAt, outbox, dropped }) {
      const added = await sql.run(
        `INSERT INTO "Digest" ("address", "date", "dueAt", "from", "madeAt", "outbox", "dropped")
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        ...[address, date, dueAt, from, madeAt, outbox, dropped],
      )
      return added === 1
    },
  }
}

const toRecord = ({ dueAt, from, madeAt, ...row }: DigestModel): DigestRecord => ({
  ...row,
  dueAt: fromColumn(dueAt),
  from: fromColumn(from),
  madeAt: fromColumn(madeAt),
})
