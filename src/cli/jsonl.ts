import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'

/** What `detect` and `check` read: one JSON object a line. */
const row = z.object({ id: z.union([z.string(), z.number()]), text: z.string(), tier: z.string().optional() })
export type Row = z.output<typeof row>

/**
 * Judges line after line, in order, each answered by one line. A line that cannot be read gets `{id, error}` and the
 * rest goes on. Gives the number of such lines.
 */
export async function judgeLines(
  input: Readable,
  output: Writable,
  judge: (row: Row) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>,
): Promise<number> {
  let bad = 0
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const read = readRow(line)
    if ('error' in read) bad += 1
    const answer = 'error' in read ? read : await judge(read)
    // A reader that is slower than we are must not make us keep everything in memory.
    if (!output.write(`${JSON.stringify(answer)}\n`))
      await new Promise((resolve) => output.once('drain', resolve))
  }
  return bad
}

function readRow(line: string): Row | { id: unknown; error: string } {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    return { id: null, error: 'not JSON' }
  }
  const read = row.safeParse(parsed)
  if (read.success) return read.data
  const id = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(parsed)
  const [issue] = read.error.issues
  return {
    id: id.success ? id.data.id : null,
    error: `${issue?.path.join('.') || 'line'}: ${issue?.message}`,
  }
}
