import type { Reads } from '../flow/ports/store.ts'
import type { Migration } from './migrations.ts'
import type { Writer } from './writer.ts'

/** Puts every applied migration into the chain `service`, also one whose row a crash prevented last time. */
export async function auditMigrations(
  read: Reads,
  writer: Writer,
  migrations: readonly Migration[],
  now: () => number,
): Promise<void> {
  const told = new Set(
    (await read.audit({ chain: 'service' }))
      .filter((row) => row.kind === 'migration')
      .map((row) => row.body.name),
  )
  const untold = migrations.filter((migration) => !told.has(migration.name))
  if (untold.length === 0) return
  await writer.write(async (tx) => {
    for (const { name, checksum } of untold)
      await tx.addAudit({ chain: 'service', kind: 'migration', at: now(), body: { name, checksum } })
  })
}
