import type {
  AnnouncementReads,
  AnnouncementRecord,
  AnnouncementWrites,
} from '../flow/ports/announcements.ts'
import { fromColumn, mustExist, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { AnnouncementModel } from './generated/models.ts'

export function announcementReads({ prisma }: Connection): AnnouncementReads {
  return {
    async announcementsToSend(now, limit) {
      const rows = await prisma.announcement.findMany({
        where: { state: 'wanted', notBefore: { lte: toColumn(now) } },
        orderBy: { seq: 'asc' },
        take: limit,
      })
      return rows.map(toRecord)
    },
    async announcementsInTrouble(since) {
      const rows = await prisma.announcement.findMany({
        where: {
          OR: [
            { state: 'dropped', createdAt: { gte: toColumn(since) } },
            { state: 'wanted', attempts: { gt: 0 } },
          ],
        },
        orderBy: { seq: 'asc' },
      })
      return rows.map(toRecord)
    },
  }
}

export function announcementWrites({ prisma }: Connection): AnnouncementWrites {
  return {
    async addAnnouncement({ notBefore, createdAt, ...announcement }) {
      const times = { notBefore: toColumn(notBefore), createdAt: toColumn(createdAt) }
      await prisma.announcement.create({ data: { ...announcement, ...times } })
    },
    async setAnnouncement(id, { notBefore, ...change }) {
      const data = { ...change, ...(notBefore !== undefined && { notBefore: toColumn(notBefore) }) }
      mustExist((await prisma.announcement.updateMany({ where: { id }, data })).count, `Announcement ${id}`)
    },
  }
}

const toRecord = ({ seq: _, ...row }: AnnouncementModel): AnnouncementRecord => ({
  ...row,
  state: row.state as AnnouncementRecord['state'],
  notBefore: fromColumn(row.notBefore),
  createdAt: fromColumn(row.createdAt),
})
