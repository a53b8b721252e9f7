import { canonicalJson } from '../core/canonical-json.ts'
import type { Connection } from './connection.ts'
import type { Migration } from './migrations.ts'
import type { Writer } from './writer.ts'

/** Puts every applied migration into the chain `service`, also one whose row a crash prevented last time. */
export async function auditMigrations(
  { prisma }: Connection,
  writer: Writer,
  migrations: readonly Migration[],
  now: () => number,
): Promise<void> {
  const where = { chain: 'service', kind: 'migration' }
  const rows = await prisma.audit.findMany({ where, select: { body: true } })
  const told = new Set(rows.map((row) => row.body))
  const bodies = migrations.map(({ name, checksum }) => ({ name, checksum }))
  const untold = bodies.filter((body) => !told.has(canonicalJson(body)))
  if (untold.length === 0) return
  await writer.write(async (tx) => {
    for (const body of untold) await tx.addAudit({ chain: 'service', kind: 'migration', at: now(), body })
  })
}
