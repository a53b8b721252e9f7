import { canonicalJson } from '../core/canonical-json.ts'
import type { AuditEntry, AuditRecord } from '../flow/ports/records.ts'
import type { Reads, Writes } from '../flow/ports/store.ts'
import { fromColumn, parseColumn } from './columns.ts'
import type { Connection } from './connection.ts'
import type { AuditModel } from './generated/models.ts'
import { type Head, type Heads, noLink } from './heads.ts'
import { linkHash } from './link.ts'

export function auditReads({ prisma }: Connection): Pick<Reads, 'audit'> {
  return {
    /** Oldest first; with a limit, the newest ones. */
    async audit({ chain, kind, since, limit }) {
      const rows = await prisma.audit.findMany({
        where: {
          ...(chain !== undefined && { chain }),
          ...(kind !== undefined && { kind }),
          ...(since !== undefined && { at: { gte: BigInt(since) } }),
        },
        orderBy: chain === undefined ? [{ at: 'desc' }, { chain: 'desc' }, { seq: 'desc' }] : { seq: 'desc' },
        ...(limit !== undefined && { take: limit }),
      })
      return rows.reverse().map(toRecord)
    },
  }
}

/** Heads of the chains that one transaction made longer, to be put beside the database after its commit. */
export type TouchedHeads = Map<string, Head>

export function auditWrites(
  { sql }: Connection,
  heads: Heads,
  touched: TouchedHeads,
): Pick<Writes, 'addAudit'> {
  let last: Promise<unknown> = Promise.resolve()

  async function append({ chain, kind, at, body }: AuditEntry): Promise<void> {
    const prev = touched.get(chain) ?? (await readHead(sql, chain))
    if (prev.seq === 0) heads.begin(chain)
    const link = { chain, seq: prev.seq + 1, kind, at, body: canonicalJson(body) }
    const hash = linkHash(prev.hash, link)
    await sql.run(
      'INSERT INTO "Audit" ("chain", "seq", "prev", "hash", "kind", "at", "body") VALUES (?, ?, ?, ?, ?, ?, ?)',
      ...[chain, link.seq, prev.hash, hash, kind, at, link.body],
    )
    touched.set(chain, { seq: link.seq, hash })
  }

  return {
    // One after the other: two links made at once would both follow the same one.
    addAudit: (entry) => {
      const appended = last.then(() => append(entry))
      last = appended.catch(() => {})
      return appended
    },
  }
}

async function readHead(sql: Connection['sql'], chain: string): Promise<Head> {
  const [head] = await sql.rows<Head>(
    'SELECT "seq", "hash" FROM "Audit" WHERE "chain" = ? ORDER BY "seq" DESC LIMIT 1',
    chain,
  )
  return head ?? noLink
}

function toRecord(row: AuditModel): AuditRecord {
  const body = parseColumn<AuditRecord['body']>(row.body, `Audit ${row.chain} ${row.seq}`)
  return { ...row, at: fromColumn(row.at), body }
}
