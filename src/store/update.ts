import type { UpdateRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, mustExist, parseColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { UpdateModel } from './generated/models.ts'

export function updateReads({ prisma }: Connection): Pick<Reads, 'newUpdates'> {
  return {
    /** In the order in which they came. */
    async newUpdates() {
      return (await prisma.update.findMany({ where: { state: 'new' }, orderBy: { seq: 'asc' } })).map(
        toRecord,
      )
    },
  }
}

export function updateWrites({ sql }: Connection): Pick<Writes, 'addUpdate' | 'settleUpdate'> {
  return {
    async addUpdate({ channel, bot, id, incoming, state, at }) {
      const added = await sql.run(
        `INSERT INTO "Update" ("channel", "bot", "id", "incoming", "state", "at") VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
        ...[channel, bot, id, JSON.stringify(incoming), state, at],
      )
      return added === 1
    },
    /** Only its id is kept, to know it again: what people say to each other in a chat is not ours to keep. */
    async settleUpdate({ channel, bot, id }) {
      const changed = await sql.run(
        `UPDATE "Update" SET "state" = 'handled', "incoming" = '{}' WHERE "channel" = ? AND "bot" = ? AND "id" = ?`,
        ...[channel, bot, id],
      )
      mustExist(changed, `Update ${channel} ${bot} ${id}`)
    },
  }
}

function toRecord({ seq: _, ...row }: UpdateModel): UpdateRecord {
  return {
    ...row,
    channel: row.channel as UpdateRecord['channel'],
    incoming: parseColumn(row.incoming, `Update ${row.id}`),
    state: row.state as UpdateRecord['state'],
    at: fromColumn(row.at),
  }
}
