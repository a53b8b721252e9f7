import type { WorkspaceRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, toColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { WorkspaceModel } from './generated/models.ts'

export function workspaceReads({ prisma }: Connection): Pick<Reads, 'workspaces'> {
  return {
    async workspaces() {
      const orderBy = [{ registeredAt: 'asc' as const }, { id: 'asc' as const }]
      return (await prisma.workspace.findMany({ orderBy })).map(toRecord)
    },
  }
}

export function workspaceWrites({ prisma }: Connection): Pick<Writes, 'registerWorkspace'> {
  return {
    async registerWorkspace({ registeredAt, ...workspace }) {
      const { id, path, name } = workspace
      const known = await prisma.workspace.findUnique({ where: { id } })
      if (known === null)
        return toRecord(
          await prisma.workspace.create({ data: { ...workspace, registeredAt: toColumn(registeredAt) } }),
        )
      if (known.path !== path || known.name !== name)
        await prisma.workspace.updateMany({ where: { id }, data: { path, name } })
      return toRecord({ ...known, path, name })
    },
  }
}

function toRecord(row: WorkspaceModel): WorkspaceRecord {
  return {
    ...row,
    locale: row.locale as WorkspaceRecord['locale'],
    registeredAt: fromColumn(row.registeredAt),
  }
}
