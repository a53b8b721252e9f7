import type { Writes } from '../flow/ports/store.ts'
import { toColumn } from './columns.ts'
import type { Connection } from './connection.ts'

export function retentionWrites({ prisma }: Connection): Pick<Writes, 'forgetBefore'> {
  return {
    /** Sightings go with their candidate. Messages that were dropped go like those that were sent. */
    async forgetBefore(time) {
      const before = { lt: toColumn(time) }
      const forgotten = [
        await prisma.event.deleteMany({ where: { at: before } }),
        await prisma.skillUse.deleteMany({ where: { at: before } }),
        await prisma.advice.deleteMany({ where: { at: before } }),
        await prisma.update.deleteMany({ where: { state: 'handled', at: before } }),
        await prisma.outbox.deleteMany({ where: { state: { in: ['sent', 'dropped'] }, createdAt: before } }),
        await prisma.announcement.deleteMany({ where: { state: { not: 'wanted' }, createdAt: before } }),
        await prisma.candidate.deleteMany({ where: { state: 'refused', createdAt: before } }),
      ]
      return forgotten.reduce((sum, { count }) => sum + count, 0)
    },
  }
}
