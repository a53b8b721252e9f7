import { PassThrough, Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { judgeLines, textRow } from '../../src/cli/jsonl.ts'

async function judged(
  input: string,
  judge = (row: { id: string | number; text: string }) => ({ id: row.id, length: row.text.length }),
) {
  const output = new PassThrough()
  const chunks: Buffer[] = []
  output.on('data', (chunk: Buffer) => chunks.push(chunk))
  const bad = await judgeLines(Readable.from([Buffer.from(input)]), output, textRow, judge)
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean)
  return { bad, rows: lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('a stream of JSON lines', () => {
  it('is answered line by line, in order', async () => {
    const { bad, rows } = await judged(
      '{"id":1,"text":"a"}\n\n{"id":"b","text":"中文"}\r\n{"id":3,"text":"ccc"}',
    )
    expect(bad).toBe(0)
    expect(rows).toEqual([
      { id: 1, length: 1 },
      { id: 'b', length: 2 },
      { id: 3, length: 3 },
    ])
  })

  it('goes on after a bad line and names it by its id where it has one', async () => {
    const { bad, rows } = await judged('nonsense\n{"id":2}\n{"text":"x"}\n[]\n{"id":5,"text":"x"}\n')
    expect(bad).toBe(4)
    expect(rows.map(({ id }) => id)).toEqual([null, 2, null, null, 5])
    expect(rows.slice(0, 4).every(({ error }) => typeof error === 'string' && error.length > 0)).toBe(true)
  })

  it('takes a line of five megabytes', async () => {
    const { rows } = await judged(`${JSON.stringify({ id: 1, text: 'x'.repeat(5_000_000) })}\n`)
    expect(rows).toEqual([{ id: 1, length: 5_000_000 }])
  })

  it('waits for a reader that is slower', async () => {
    const output = new PassThrough({ highWaterMark: 64 })
    const input = Readable.from(
      Array.from({ length: 200 }, (_, id) => `${JSON.stringify({ id, text: 'x' })}\n`),
    )
    let most = 0
    const done = judgeLines(input, output, textRow, ({ id }) => {
      most = Math.max(most, output.readableLength)
      return { id, padding: 'x'.repeat(50) }
    })
    let seen = 0
    for await (const chunk of output) {
      seen += String(chunk).split('\n').length - 1
      if (seen === 200) break
    }
    expect(await done).toBe(0)
    expect(most).toBeLessThan(2_000)
  })
})
