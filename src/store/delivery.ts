import type { DeliveryRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, fromColumnOrNull, mustExist, toColumn, toColumnOrNull } from './columns.ts'
import type { Connection } from './connection.ts'
import type { DeliveryModel } from './generated/models.ts'

type DeliveryReads = Pick<
  Reads,
  'delivery' | 'deliveryByMessage' | 'deliveriesOf' | 'deliveriesToShow' | 'openDeliveriesAt' | 'slots'
>

export function deliveryReads({ prisma, sql }: Connection): DeliveryReads {
  return {
    async delivery(id) {
      const row = await prisma.delivery.findUnique({ where: { id } })
      return row && toRecord(row)
    },
    async deliveryByMessage(channel, chat, message) {
      const where = { channel, chat, message }
      const row = await prisma.delivery.findFirst({ where, orderBy: { seq: 'desc' } })
      return row && toRecord(row)
    },
    async deliveriesOf(request) {
      return (await prisma.delivery.findMany({ where: { request }, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    async deliveriesToShow(now, limit, channel) {
      const due = { behind: true, notBefore: { lte: toColumn(now) }, ...(channel && { channel }) }
      const orderBy = [{ createdAt: 'asc' as const }, { seq: 'asc' as const }]
      const edits = await prisma.delivery.findMany({
        where: { ...due, message: { not: null } },
        orderBy,
        take: limit,
      })
      const left = limit - edits.length
      const cards =
        left > 0
          ? await prisma.delivery.findMany({ where: { ...due, message: null }, orderBy, take: left })
          : []
      return [...edits, ...cards].map(toRecord)
    },
    async openDeliveriesAt(address, states) {
      // CROSS JOIN keeps this order: few requests are open, while an address collects deliveries for ever.
      const open = await sql.rows<{ id: string }>(
        `SELECT "d"."id" FROM "Request" AS "r" CROSS JOIN "Delivery" AS "d"
         WHERE "r"."state" IN (${states.map(() => '?').join(', ')})
           AND "d"."request" = "r"."number" AND "d"."address" = ? AND NOT "d"."superseded"`,
        ...[...states, address],
      )
      const where = { id: { in: open.map((row) => row.id) } }
      return (await prisma.delivery.findMany({ where, orderBy: { seq: 'asc' } })).map(toRecord)
    },
    slots: (address, slot, from, to) =>
      prisma.delivery.count({ where: { address, slot, slotAt: { gte: toColumn(from), lt: toColumn(to) } } }),
  }
}

type DeliveryWrites = Pick<Writes, 'addDelivery' | 'setDelivery' | 'touchDeliveries' | 'hurry'>

export function deliveryWrites({ prisma, sql }: Connection): DeliveryWrites {
  return {
    async addDelivery({ slotAt, notBefore, createdAt, ...delivery }) {
      await prisma.delivery.create({
        data: {
          ...delivery,
          channel: channelOf(delivery.address),
          behind: delivery.shown < delivery.wanted && delivery.lost === null,
          slotAt: toColumnOrNull(slotAt),
          notBefore: toColumn(notBefore),
          createdAt: toColumn(createdAt),
        },
      })
    },
    async setDelivery(id, { slotAt, notBefore, createdAt, ...change }) {
      const data = {
        ...change,
        ...(change.address !== undefined && { channel: channelOf(change.address) }),
        ...(slotAt !== undefined && { slotAt: toColumnOrNull(slotAt) }),
        ...(notBefore !== undefined && { notBefore: toColumn(notBefore) }),
        ...(createdAt !== undefined && { createdAt: toColumn(createdAt) }),
      }
      mustExist((await prisma.delivery.updateMany({ where: { id }, data })).count, `Delivery ${id}`)
      await sql.run(
        'UPDATE "Delivery" SET "behind" = ("shown" < "wanted" AND "lost" IS NULL) WHERE "id" = ?',
        id,
      )
    },
    async touchDeliveries(request) {
      await sql.run(
        `UPDATE "Delivery" SET "wanted" = "wanted" + 1, "behind" = ("shown" < "wanted" + 1)
         WHERE "request" = ? AND "lost" IS NULL`,
        request,
      )
    },
    async hurry(channel) {
      await sql.run(
        'UPDATE "Delivery" SET "notBefore" = 0 WHERE "behind" AND "attempts" > 0 AND "channel" = ?',
        channel,
      )
      await sql.run(
        `UPDATE "Outbox" SET "notBefore" = 0
         WHERE "state" IN ('wanted', 'behind') AND "attempts" > 0 AND "channel" = ?`,
        channel,
      )
    },
  }
}

/** An address names its channel: `telegram:-100123/42`. */
const channelOf = (address: string): string => address.slice(0, address.indexOf(':'))

function toRecord({ seq: _, channel: __, behind: ___, ...row }: DeliveryModel): DeliveryRecord {
  return {
    ...row,
    slot: row.slot as DeliveryRecord['slot'],
    slotAt: fromColumnOrNull(row.slotAt),
    notBefore: fromColumn(row.notBefore),
    createdAt: fromColumn(row.createdAt),
  }
}
