import { PassThrough, Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { judgeLines, textRow } from '../../src/cli/jsonl.ts'

async function judged(
  input: string | readonly Buffer[],
  judge = (row: { id: string | number; text: string }) => ({ id: row.id, length: row.text.length }),
) {
  const output = new PassThrough()
  const chunks: Buffer[] = []
  output.on('data', (chunk: Buffer) => chunks.push(chunk))
  const bad = await judgeLines(
    Readable.from(typeof input === 'string' ? [Buffer.from(input)] : input),
    output,
    textRow,
    judge,
  )
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

  it('goes on after a bad line and names it by its number, and by its id where it has one', async () => {
    const { bad, rows } = await judged('nonsense\n{"id":2}\n{"text":"x"}\n[]\n{"id":5,"text":"x"}\n')
    expect(bad).toBe(4)
    expect(rows.map(({ id }) => id)).toEqual([null, 2, null, null, 5])
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, undefined])
    expect(rows.slice(0, 4).every(({ error }) => typeof error === 'string' && error.length > 0)).toBe(true)
  })

  it('counts empty lines, and parts lines at line feeds alone', async () => {
    const { rows } = await judged('\uFEFF{"id":1,"text":"a\u2028b\u0085c\u2029"}\n\r\n  \nnonsense\r\n')
    expect(rows).toEqual([
      { id: 1, length: 6 },
      { id: null, line: 4, error: 'not JSON' },
    ])
  })

  it('puts together what comes in pieces, and a character that was cut in two', async () => {
    const bytes = Buffer.from('{"id":1,"text":"中文"}\n{"id":2,"text":"é"}')
    const { rows } = await judged(Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))
    expect(rows).toEqual([
      { id: 1, length: 2 },
      { id: 2, length: 1 },
    ])
  })

  it('goes on behind a line that is longer than it reads', async () => {
    const long = Array.from({ length: 20 }, () => Buffer.alloc(1024 * 1024, 'x'))
    const { bad, rows } = await judged([...long, Buffer.from('\n{"id":2,"text":"x"}\n')])
    expect(bad).toBe(1)
    expect(rows).toEqual([
      { id: null, line: 1, error: 'too long' },
      { id: 2, length: 1 },
    ])
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
