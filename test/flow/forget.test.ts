import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { aStage, type Stage } from './stage.ts'

const WORDS = 'Keep the tulip fixtures small'

/** Every text of every table, and the journals. */
function kept(stage: Stage): string {
  const database = new Database(join(stage.home, 'evogate.db'), { readonly: true })
  const tables = database.prepare(`SELECT "name" FROM sqlite_master WHERE "type" = 'table'`).pluck().all()
  const rows = tables.map((table) =>
    JSON.stringify(database.prepare(`SELECT * FROM "${table}"`).raw().safeIntegers(false).all()),
  )
  database.close()
  const folder = join(stage.home, 'workspaces')
  const journals = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('evolution-log.md'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  return [...rows, ...journals].join('\n')
}

describe('forgetting a request', () => {
  it('takes its words out of the tables and the journal; hash, decisions and chain stay', async () => {
    const stage = await aStage()
    await stage.put(WORDS)
    await stage.approve(1)
    await stage.handled()
    const { textHash, commit } = await stage.request(1)
    expect(kept(stage)).toContain('tulip')
    const forgotten = await stage.app().forget(1)
    expect(forgotten).toEqual({
      forgotten: [1],
      left: { file: expect.stringMatching(/^MEMORY\.md:\d+$/), commits: [commit?.id] },
    })
    expect(kept(stage)).not.toContain('tulip')
    expect(await stage.request(1)).toMatchObject({ text: '', textHash, state: 'written' })
    expect(await stage.world().store.read.decisionsOf(1)).toHaveLength(1)
    expect((await stage.app().verify()).ok).toBe(true)
    // The file and its history are the person's.
    expect(stage.read('MEMORY.md')).toContain(WORDS)
    await stage.until(() => stage.card(1)?.text.includes('(words taken out by evogate forget)'))
    expect(stage.card(1)?.text).not.toContain('tulip')
    expect(await stage.say('/why 1')).toMatch(/^\(words taken out by evogate forget\)$/m)
  })

  it('is refused while a raise of it is open; once that is over, its card no longer quotes the words', async () => {
    const stage = await aStage()
    await stage.prompt('Always run the tulip tests before committing', 's1')
    await stage.approve(1)
    await stage.prompt('Before committing, always run the tulip tests', 's2')
    await stage.until(() => stage.card(2)?.text.includes('Raises #1'))
    expect(await stage.app().forget(1)).toEqual({ refused: 'forget-open', detail: '#2' })
    await stage.press(2, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    await stage.say('Always run all tests before committing', stage.replyTo(prompt.id))
    await stage.approve(2)
    expect(stage.card(2)?.text).toContain('tulip')
    expect(await stage.app().forget(1)).toMatchObject({ forgotten: [1] })
    await stage.until(() =>
      stage.card(2)?.text.includes('Taken out of MEMORY.md (words taken out by evogate forget)'),
    )
    expect(stage.card(2)?.text).not.toContain('tulip')
    expect((await stage.app().verify()).ok).toBe(true)
  })

  it('takes along the words that it had before they were modified', async () => {
    const stage = await aStage()
    await stage.put(WORDS)
    await stage.press(1, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    await stage.press(1, 'defer')
    await stage.press(1, 'modify')
    const again = await stage.until(() =>
      stage.wire.messages.find(({ id, forced }) => forced && id > prompt.id),
    )
    await stage.say('Keep all fixtures small', stage.replyTo(again.id))
    await stage.approve(1)
    await stage.handled()
    expect((await stage.world().store.read.decisionsOf(1))[0]?.text).toBe(WORDS)
    await stage.app().forget(1)
    expect((await stage.world().store.read.decisionsOf(1)).map(({ text }) => text)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('takes a raise that never came about along, since it says the same', async () => {
    const stage = await aStage()
    await stage.prompt('Always run the tulip tests before committing', 's1')
    await stage.approve(1)
    await stage.prompt('Before committing, always run the tulip tests', 's2')
    await stage.press(2, 'ignore')
    await stage.state(2, 'ignored')
    expect(await stage.app().forget(1)).toMatchObject({ forgotten: [1, 2] })
    await stage.until(() => stage.card(2)?.text.includes('(words taken out'))
    await stage.handled()
    expect(kept(stage)).not.toContain('tulip')
  })

  it('takes what others quote of the words along, unless one of them could still take the entry out', async () => {
    const stage = await aStage()
    await stage.put('Always use tulip, never rose')
    await stage.approve(1)
    await stage.put('Always use rose, never tulip')
    expect((await stage.request(2)).rivals).toMatchObject([{ text: 'Always use tulip, never rose' }])
    expect(await stage.app().forget(1)).toEqual({ refused: 'forget-open', detail: '#2' })
    await stage.press(2, 'ignore')
    await stage.state(2, 'ignored')
    expect(await stage.app().forget(1)).toMatchObject({ forgotten: [1] })
    expect((await stage.request(2)).rivals).toMatchObject([{ text: '' }])
    expect(kept(stage)).not.toContain('use tulip, never rose')
  })

  it('is refused while the request, or one that takes it out, is open', async () => {
    const stage = await aStage()
    await stage.put(WORDS)
    expect(await stage.app().forget(1)).toEqual({ refused: 'forget-open', detail: '#1' })
    await stage.approve(1)
    await stage.app().undo(1)
    expect(await stage.app().forget(1)).toEqual({ refused: 'forget-open', detail: '#2' })
    expect(await stage.app().forget(7)).toEqual({ refused: 'unknown-request' })
    expect((await stage.request(1)).text).toBe(WORDS)
  })
})
