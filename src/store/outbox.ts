import type { OutboxRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, jsonOrNull, mustExist, parseColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { OutboxModel } from './generated/models.ts'

export function outboxReads({
  prisma,
}: Connection): Pick<Reads, 'outbox' | 'outboxToSend' | 'outboxByMessage' | 'openLists' | 'openPrompt'> {
  return {
    async outbox(id) {
      const row = await prisma.outbox.findUnique({ where: { id } })
      return row && toRecord(row)
    },
    async openLists(kind, since, limit) {
      const rows = await prisma.outbox.findMany({
        where: {
          listKind: kind,
          createdAt: { gte: toColumn(since) },
          message: { not: null },
          state: { in: ['sent', 'behind'] },
        },
        orderBy: { createdAt: 'desc' },
        take: limit,
      })
      return rows.map(toRecord)
    },
    /** What makes a sound goes before what is silent; then by age. */
    async outboxToSend(now, limit, channel) {
      const rows = await prisma.outbox.findMany({
        where: {
          state: { in: ['wanted', 'behind'] },
          notBefore: { lte: toColumn(now) },
          ...(channel && { channel }),
        },
        orderBy: [{ silent: 'asc' }, { createdAt: 'asc' }, { seq: 'asc' }],
        take: limit,
      })
      return rows.map(toRecord)
    },
    async outboxByMessage(channel, chat, message) {
      const where = { channel, chat, message }
      const row = await prisma.outbox.findFirst({ where, orderBy: { seq: 'desc' } })
      return row && toRecord(row)
    },
    /** An answered prompt is one whose binding was taken off. */
    async openPrompt(channel, chat, forKey) {
      const where = { channel, chat, bindingFor: forKey, state: 'sent' }
      const row = await prisma.outbox.findFirst({ where, orderBy: [{ createdAt: 'desc' }, { seq: 'desc' }] })
      return row && toRecord(row)
    },
  }
}

export function outboxWrites({ prisma }: Connection): Pick<Writes, 'addOutbox' | 'setOutbox'> {
  return {
    async addOutbox({ card, prompt, binding, list, notBefore, createdAt, ...message }) {
      await prisma.outbox.create({
        data: {
          ...message,
          ...bindingColumns(binding),
          ...listColumns(list),
          card: JSON.stringify(card),
          prompt: jsonOrNull(prompt),
          notBefore: toColumn(notBefore),
          createdAt: toColumn(createdAt),
        },
      })
    },
    async setOutbox(id, { binding, list, card, notBefore, ...change }) {
      const data = {
        ...change,
        ...(binding !== undefined && bindingColumns(binding)),
        ...(list !== undefined && listColumns(list)),
        ...(card !== undefined && { card: JSON.stringify(card) }),
        ...(notBefore !== undefined && { notBefore: toColumn(notBefore) }),
      }
      mustExist((await prisma.outbox.updateMany({ where: { id }, data })).count, `Outbox ${id}`)
    },
  }
}

const bindingColumns = (binding: OutboxRecord['binding']) => ({
  binding: jsonOrNull(binding),
  bindingFor: binding?.for ?? null,
})

const listColumns = (list: OutboxRecord['list']) => ({
  list: jsonOrNull(list),
  listKind: list?.kind ?? null,
})

function toRecord({ seq: _, bindingFor: __, listKind: ___, ...row }: OutboxModel): OutboxRecord {
  const where = `Outbox ${row.id}`
  return {
    ...row,
    channel: row.channel as OutboxRecord['channel'],
    card: parseColumn(row.card, where),
    prompt: row.prompt === null ? null : parseColumn(row.prompt, where),
    binding: row.binding === null ? null : parseColumn(row.binding, where),
    list: row.list === null ? null : parseColumn(row.list, where),
    state: row.state as OutboxRecord['state'],
    notBefore: fromColumn(row.notBefore),
    createdAt: fromColumn(row.createdAt),
  }
}
