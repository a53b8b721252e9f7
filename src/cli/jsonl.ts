import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { type InputLine, inputLines } from './input-lines.ts'

const id = z.union([z.string(), z.number()])

/** What `detect` and `check` read: one JSON object a line. */
export const textRow = z.object({ id, text: z.string(), tier: z.string().optional() })
/** What `relate` reads. */
export const pairRow = z.object({ id, a: z.string(), b: z.string() })

/**
 * Judges line after line, in order, each answered by one line. A line that cannot be read gets `{id, line, error}` and
 * the rest goes on. Gives the number of such lines.
 */
export async function judgeLines<Row>(
  input: Readable,
  output: Writable,
  shape: z.ZodType<Row>,
  judge: (row: Row) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>,
): Promise<number> {
  let bad = 0
  for await (const line of inputLines(input)) {
    if (line.text?.trim() === '') continue
    const read = readRow(line, shape)
    if ('error' in read) bad += 1
    const answer = 'error' in read ? read : await judge(read.row)
    // A reader that is slower than we are must not make us keep everything in memory.
    if (!output.write(`${JSON.stringify(answer)}\n`))
      await new Promise((resolve) => output.once('drain', resolve))
  }
  return bad
}

function readRow<Row>(
  { number: line, text }: InputLine,
  shape: z.ZodType<Row>,
): { row: Row } | { id: unknown; line: number; error: string } {
  if (text === null) return { id: null, line, error: 'too long' }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { id: null, line, error: 'not JSON' }
  }
  const read = shape.safeParse(parsed)
  if (read.success) return { row: read.data }
  const known = z.object({ id }).safeParse(parsed)
  const [issue] = read.error.issues
  const where = issue?.path.join('.')
  return {
    id: known.success ? known.data.id : null,
    line,
    error: where ? `${where}: ${issue?.message}` : `${issue?.message}`,
  }
}
