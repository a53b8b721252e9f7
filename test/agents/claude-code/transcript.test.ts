import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTranscriptReader } from '../../../src/agents/claude-code/transcript.ts'
import { RECORD_MAX_BYTES } from '../../../src/agents/record-file.ts'
import { openTranscripts } from '../../../src/agents/transcripts.ts'
import { aFolder } from '../../memory/a-repository.ts'

const SEED = new URL('seed.jsonl', import.meta.url)

function aPlace() {
  const folder = aFolder()
  const own = join(folder, 'projects')
  const shop = join(folder, 'shop')
  for (const each of [join(own, '-shop'), shop]) mkdirSync(each, { recursive: true })
  const refused: object[] = []
  const transcripts = openTranscripts({ 'claude-code': own }, (line) => refused.push(line))
  return {
    folder,
    own,
    shop,
    refused,
    read: (path: string, since = 0) => transcripts.read('claude-code', path, [shop], since),
  }
}

describe('a transcript', () => {
  it('tells what was said and done, and nothing of the harness and of other agents', async () => {
    const { own, read } = aPlace()
    const path = join(own, '-shop', 's1.jsonl')
    copyFileSync(SEED, path)
    const told = await read(path)
    expect(told.map((each) => (each.kind === 'tool' ? [each.deed, each.ok] : each.kind))).toEqual([
      'prompt',
      'answer',
      [{ deed: 'command', command: 'npm run seed' }, false],
      [{ deed: 'look' }, true],
      [{ deed: 'command', command: 'cd /home/ana/shop && npm run seed 2>&1 | tail -20' }, false],
      [{ deed: 'look' }, true],
      [{ deed: 'command', command: 'npm run seed' }, false],
      [{ deed: 'command', command: 'cat docker-compose.yml' }, true],
      [{ deed: 'command', command: 'npm run seed' }, false],
      'answer',
      [{ deed: 'command', command: 'docker compose up -d db' }, true],
      [{ deed: 'command', command: 'npm run seed' }, true],
      'answer',
      'prompt',
    ])
  })

  it('is read from when its session began: what it copied from another was counted there', async () => {
    const { own, read } = aPlace()
    const path = join(own, '-shop', 's1.jsonl')
    copyFileSync(SEED, path)
    const later = await read(path, Date.parse('2026-06-01T10:20:00Z'))
    expect(later.length).toBeLessThan((await read(path)).length)
    expect(await read(path, Date.parse('2026-06-02'))).toEqual([])
  })

  it('of a form that nobody knows tells nothing and never throws', () => {
    const read = createTranscriptReader()
    const odd = [
      '',
      '{',
      'null',
      '[]',
      '7',
      '"x"',
      '{"type":"user"}',
      '{"type":"user","message":{"content":7}}',
    ]
    const parts = [
      null,
      7,
      {},
      { type: 'tool_result', tool_use_id: 'x' },
      { type: 'tool_use' },
      { type: 'new', text: {} },
    ]
    expect(odd.flatMap((line) => read(line))).toEqual([])
    expect(read(JSON.stringify({ type: 'assistant', message: { content: parts } }))).toEqual([])
    expect(read('{"type":"user","message":{"content":"hello"},"__proto__":{"x":1}}')).toEqual([
      { kind: 'prompt', prompt: 'hello' },
    ])
  })

  it('may be read in the folder of the agent or in a workspace, and nowhere else (R74)', async () => {
    const { folder, own, shop, refused, read } = aPlace()
    const inside = join(own, '-shop', 's1.jsonl')
    const outside = join(folder, 's1.jsonl')
    for (const path of [inside, outside, join(shop, 's1.jsonl')]) copyFileSync(SEED, path)
    expect(await read(inside)).not.toEqual([])
    expect(await read(join(shop, 's1.jsonl'))).not.toEqual([])
    symlinkSync(inside, join(own, 'link.jsonl'))
    symlinkSync(folder, join(own, 'out'))
    execFileSync('mkfifo', [join(own, 'fifo.jsonl')])
    const never = [
      outside,
      join(own, 'link.jsonl'),
      join(own, 'out', 's1.jsonl'),
      join(own, '..', 's1.jsonl'),
      join(own, 'fifo.jsonl'),
      join(own, '-shop'),
      join(own, 'nowhere.jsonl'),
      '/dev/zero',
      '/proc/self/environ',
      '',
    ]
    for (const path of never) expect(await read(path), path).toEqual([])
    expect(refused).toHaveLength(never.length)
    expect(JSON.stringify(refused)).not.toContain(folder)
  })

  it('that is long is read from its end', async () => {
    const { own, read } = aPlace()
    const path = join(own, '-shop', 's1.jsonl')
    const filler = `${JSON.stringify({ type: 'user', message: { content: 'x'.repeat(4_000) } })}\n`
    writeFileSync(path, filler.repeat(Math.ceil(RECORD_MAX_BYTES / filler.length) + 10))
    appendFileSync(path, readFileSync(SEED))
    const told = await read(path)
    expect(told.filter(({ kind }) => kind === 'tool')).toHaveLength(9)
    expect(told.length).toBeLessThan(RECORD_MAX_BYTES / filler.length + 20)
  })
})
