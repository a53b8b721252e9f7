import type { VerifyResult } from '../flow/ports/store.ts'
import type { Sql } from './connection.ts'
import { type FoundHead, type Head, type Heads, noLink } from './heads.ts'
import { linkHash } from './link.ts'

/** Rows held in memory at a time. */
const PAGE = 1_000
/** A chain rewritten from its start would otherwise be told link by link. */
const BROKEN_MAX = 100

interface LinkRow {
  readonly seq: number
  readonly prev: string
  readonly hash: string
  readonly kind: string
  readonly at: number
  readonly body: string
}
type Broken = VerifyResult['broken'][number]

/**
 * Walks every chain from its first link. `why` is one of: `missing` (links before `seq` are gone), `unlinked` (its `prev`
 * is not the hash before it), `edited` (its content does not give its hash), `shorter-than-head`, `differs-from-head`,
 * `head-missing`, `head-unreadable` (`chain` is then the file's name).
 */
export async function verifyChains(sql: Sql, heads: Heads): Promise<VerifyResult> {
  // Before the rows: a head is put after its commit, so no head read here can be ahead of the rows read later.
  const found = heads.all()
  const stored = await sql.rows<{ chain: string }>('SELECT DISTINCT "chain" FROM "Audit" ORDER BY "chain"')
  const known = found.flatMap((one) => (one.found === 'head' ? [one.chain] : []))
  const chains = new Set([...stored.map((row) => row.chain), ...known])
  const broken: Broken[] = found.flatMap((one) =>
    one.found === 'unreadable' ? [{ chain: one.file, seq: 0, why: 'head-unreadable' }] : [],
  )
  let rows = 0
  for (const chain of chains) {
    const walked = await walk(sql, chain, headOf(found, chain))
    rows += walked.rows
    broken.push(...walked.broken.slice(0, BROKEN_MAX))
  }
  return { ok: broken.length === 0, rows, broken }
}

function headOf(found: readonly FoundHead[], chain: string): Head | null {
  for (const one of found) if (one.found === 'head' && one.chain === chain) return one.head
  return null
}

async function walk(sql: Sql, chain: string, head: Head | null) {
  const broken: Broken[] = []
  let last: Head = noLink
  let atHead: string | null = head?.seq === 0 ? noLink.hash : null
  let rows = 0
  // Below the first link, so that a row planted there is seen too.
  let cursor = Number.MIN_SAFE_INTEGER
  for (;;) {
    const page = await sql.rows<LinkRow>(
      'SELECT "seq", "prev", "hash", "kind", "at", "body" FROM "Audit" WHERE "chain" = ? AND "seq" > ? ORDER BY "seq" LIMIT ?',
      ...[chain, cursor, PAGE],
    )
    for (const row of page) {
      const why = faultOf(row, chain, last)
      if (why !== null && broken.length < BROKEN_MAX) broken.push({ chain, seq: row.seq, why })
      if (row.seq === head?.seq) atHead = row.hash
      last = row
      cursor = row.seq
      rows++
    }
    if (page.length < PAGE) break
  }
  if (head === null) broken.push({ chain, seq: last.seq, why: 'head-missing' })
  else if (last.seq < head.seq) broken.push({ chain, seq: last.seq, why: 'shorter-than-head' })
  else if (atHead !== head.hash) broken.push({ chain, seq: head.seq, why: 'differs-from-head' })
  return { rows, broken }
}

function faultOf(row: LinkRow, chain: string, last: Head): 'missing' | 'unlinked' | 'edited' | null {
  if (row.seq !== last.seq + 1) return 'missing'
  if (row.prev !== last.hash) return 'unlinked'
  return linkHash(row.prev, { ...row, chain }) === row.hash ? null : 'edited'
}
