import type { IntentRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, jsonOrNull, mustExist, parseColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { IntentModel } from './generated/models.ts'

export function intentReads({ prisma }: Connection): Pick<Reads, 'intentOf' | 'openIntents'> {
  return {
    /** The request's newest intent, whatever its state. */
    async intentOf(request) {
      const row = await prisma.intent.findUnique({ where: { request } })
      return row && toRecord(row)
    },
    async openIntents() {
      return (await prisma.intent.findMany({ where: { state: 'open' }, orderBy: { seq: 'asc' } })).map(
        toRecord,
      )
    },
  }
}

export function intentWrites({ prisma }: Connection): Pick<Writes, 'openIntent' | 'setIntent'> {
  return {
    async openIntent({ order, progress, startedAt, ...intent }) {
      await prisma.intent.deleteMany({ where: { request: intent.request } })
      await prisma.intent.create({
        data: {
          ...intent,
          order: JSON.stringify(order),
          progress: jsonOrNull(progress),
          startedAt: toColumn(startedAt),
        },
      })
    },
    async setIntent(id, { progress, ...change }) {
      const data = { ...change, ...(progress !== undefined && { progress: jsonOrNull(progress) }) }
      mustExist((await prisma.intent.updateMany({ where: { id }, data })).count, `Intent ${id}`)
    },
  }
}

function toRecord({ seq: _, ...row }: IntentModel): IntentRecord {
  const where = `Intent ${row.id}`
  return {
    ...row,
    order: parseColumn(row.order, where),
    progress: row.progress === null ? null : parseColumn(row.progress, where),
    state: row.state as IntentRecord['state'],
    startedAt: fromColumn(row.startedAt),
  }
}
