import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import type { FoundHead } from './heads.ts'

type KnownHead = Extract<FoundHead, { found: 'head' }>

const shape = z.array(
  z.object({ chain: z.string(), seq: z.number().int().min(0), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
)

/** Writes the heads of the audit chains beside a copy of the database. */
export function writeHeads(copy: string, heads: readonly KnownHead[]): void {
  const rows = heads.map(({ chain, head }) => ({ chain, ...head }))
  writeFileSync(`${copy}.heads`, `${JSON.stringify(rows)}\n`, { mode: 0o600 })
}

/** The heads beside a copy; null when there are none. Throws when they are no heads. */
export function readHeads(copy: string): readonly KnownHead[] | null {
  if (!existsSync(`${copy}.heads`)) return null
  return shape
    .parse(JSON.parse(readFileSync(`${copy}.heads`, 'utf8')))
    .map(({ chain, seq, hash }) => ({ found: 'head', chain, head: { seq, hash } }))
}
