import type { AddressRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, fromColumnOrNull, mustExist, toColumn, toColumnOrNull } from './columns.ts'
import type { Connection } from './connection.ts'
import type { AddressModel } from './generated/models.ts'

export function addressReads({ prisma }: Connection): Pick<Reads, 'address' | 'addresses'> {
  return {
    async address(id) {
      const row = await prisma.address.findUnique({ where: { id } })
      return row && toRecord(row)
    },
    async addresses() {
      return (await prisma.address.findMany({ orderBy: { id: 'asc' } })).map(toRecord)
    },
  }
}

export function addressWrites({ prisma }: Connection): Pick<Writes, 'registerAddress' | 'setAddress'> {
  return {
    /** An address that is known keeps all it has learned: its language, its mute, the chat it moved to. */
    async registerAddress({ mutedUntil, since, ...address }) {
      const known = await prisma.address.findUnique({ where: { id: address.id } })
      if (known !== null) return toRecord(known)
      const data = { ...address, mutedUntil: toColumnOrNull(mutedUntil), since: toColumn(since) }
      return toRecord(await prisma.address.create({ data }))
    },
    async setAddress(id, { mutedUntil, since, ...change }) {
      const data = {
        ...change,
        ...(mutedUntil !== undefined && { mutedUntil: toColumnOrNull(mutedUntil) }),
        ...(since !== undefined && { since: toColumn(since) }),
      }
      mustExist((await prisma.address.updateMany({ where: { id }, data })).count, `Address ${id}`)
    },
  }
}

function toRecord(row: AddressModel): AddressRecord {
  return {
    ...row,
    channel: row.channel as AddressRecord['channel'],
    locale: row.locale as AddressRecord['locale'],
    mutedUntil: fromColumnOrNull(row.mutedUntil),
    since: fromColumn(row.since),
  }
}
