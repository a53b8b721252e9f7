import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type ExportedKind, exportedKinds } from '../../flow/report/export.ts'

export const MANIFEST = 'manifest.json'
/** The records of one kind, a line each: `requests.jsonl`. */
export const fileOf: Readonly<Record<ExportedKind, string>> = {
  workspace: 'workspaces.jsonl',
  request: 'requests.jsonl',
  decision: 'decisions.jsonl',
  entry: 'entries.jsonl',
  candidate: 'candidates.jsonl',
}

/** What an export holds. No time stands in it: the same store gives the same bytes. */
export const manifest = z.object({
  format: z.literal('evogate-export'),
  version: z.literal(1),
  counts: z.object(
    Object.fromEntries(exportedKinds.map((kind) => [kind, z.int()])) as Record<ExportedKind, z.ZodInt>,
  ),
  files: z.array(z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Manifest = z.output<typeof manifest>

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
