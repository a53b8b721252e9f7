import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { aStage } from './stage.ts'

const journalOf = (home: string): string => {
  const folder = join(home, 'workspaces')
  return readdirSync(folder)
    .map((slug) => {
      try {
        return readFileSync(join(folder, slug, 'evolution-log.md'), 'utf8')
      } catch {
        return ''
      }
    })
    .join('')
}

/** Outcome, target, text and hash of every entry; null where an entry has no such line. */
const entriesIn = (home: string) =>
  journalOf(home)
    .split(/^## /m)
    .slice(1)
    .map((entry) =>
      ['outcome', 'target', 'text', 'hash'].map(
        (name) => new RegExp(`^- ${name}: (.*)$`, 'm').exec(entry)?.[1] ?? null,
      ),
    )

describe('the journal', () => {
  it('tells of what was ignored too, and of what was written with its commit', async () => {
    const stage = await aStage()
    const written = await stage.put('Run the linter before a commit')
    await stage.approve(written)
    const ignored = await stage.put('Keep functions short')
    await stage.press(ignored, 'ignore')
    await stage.until(() => journalOf(stage.home).includes('outcome: ignore'))
    const commit = stage.git('rev-parse', 'HEAD').trim()
    expect(journalOf(stage.home)).toContain(`commit: ${commit}`)
  })

  it('has an entry a decision, each with what it led to', async () => {
    const stage = await aStage()
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.approve(number)
    await stage.until(() => journalOf(stage.home).includes('→ approved'))
    expect(journalOf(stage.home).match(/(?<=- outcome: ).*/g)).toEqual([
      'evolve L3 → questioned',
      'tier L3 → questioned',
      'confirm → approved',
    ])
    // Only the one that was written for has a commit: the others are questions.
    expect(journalOf(stage.home).match(/- commit: [0-9a-f]{7,}/g)).toHaveLength(1)
  })

  it('has the words, the file and the hash of the moment of each decision, whatever became of them', async () => {
    const stage = await aStage()
    const number = await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.press(number, 'evolve')
    const before = await stage.request(number)
    await stage.say('modify Never force-push to shared branches', stage.replyTo(stage.card(number)?.id))
    await stage.press(number, 'evolve.l1')
    await stage.state(number, 'written')
    const after = await stage.request(number)
    await stage.until(() => journalOf(stage.home).includes('→ approved'))
    const told = [
      ['evolve L3 → questioned', 'CLAUDE.md', 'Never force-push to main', before.block?.hash],
      ['modify → asked', 'CLAUDE.md', 'Never force-push to shared branches', expect.any(String)],
      ['evolve L1 → approved', 'MEMORY.md', 'Never force-push to shared branches', after.block?.hash],
    ]
    expect(entriesIn(stage.home)).toEqual(told)
    await stage.app().log({ audit: false, rebuild: true })
    expect(entriesIn(stage.home)).toEqual(told)
  })

  it('tells of words that an older version kept only the hash of no others than those of that hash', async () => {
    const stage = await aStage()
    const number = await stage.put('Keep functions short')
    await stage.press(number, 'defer')
    await stage.press(number, 'modify')
    const prompt = await stage.until(() => stage.wire.messages.find(({ forced }) => forced))
    await stage.say('Keep methods short', stage.replyTo(prompt.id))
    await stage.press(number, 'modify')
    const again = await stage.until(() => stage.wire.messages.filter(({ forced }) => forced)[1])
    await stage.say('Keep all functions short', stage.replyTo(again.id))
    await stage.approve(number)
    await stage.stop()
    const database = new Database(join(stage.home, 'evogate.db'))
    database.exec('UPDATE "Decision" SET "text" = NULL, "target" = NULL')
    database.close()
    await stage.start()
    await stage.app().log({ audit: false, rebuild: true })
    // First as they were noticed, last as they are; what lay between is known by its hash alone.
    expect(entriesIn(stage.home).map(([, , text]) => text)).toEqual([
      'Keep functions short',
      null,
      'Keep all functions short',
      'Keep all functions short',
    ])
    const kept = await stage.world().store.read.decisionsOf(number)
    expect(journalOf(stage.home)).toContain(`- text-hash: ${kept[1]?.textHash}`)
    expect(entriesIn(stage.home).map(([, target]) => target)).toEqual([null, null, 'MEMORY.md', 'MEMORY.md'])
  })

  it('says which side of a conflict was chosen', async () => {
    const stage = await aStage({ files: { 'MEMORY.md': '# Notes\n\n- Use npm, not pnpm\n' } })
    const number = await stage.put('Use pnpm, not npm')
    await stage.press(number, 'evolve')
    await stage.press(number, 'conflict.new')
    await stage.state(number, 'written')
    await stage.until(() => journalOf(stage.home).includes('→ approved'))
    expect(entriesIn(stage.home).map(([outcome]) => outcome)).toEqual([
      'evolve L1 → questioned',
      'conflict new → approved',
    ])
  })

  it('names the commit that could be made only later', async () => {
    const stage = await aStage()
    stage.git('checkout', '-q', '--detach')
    const number = await stage.put('Keep functions short')
    await stage.press(number, 'evolve')
    await stage.state(number, 'written')
    await stage.until(() => journalOf(stage.home).includes('→ approved'))
    expect(journalOf(stage.home)).not.toContain('- commit:')
    stage.git('checkout', '-q', 'main')
    await stage.until(async () => (await stage.request(number)).commit?.state === 'made')
    const commit = stage.git('rev-parse', 'HEAD').trim()
    await stage.until(() => journalOf(stage.home).includes(`- commit: ${commit}`))
    expect(journalOf(stage.home).match(/→ approved/g)).toHaveLength(1)
  })

  it('is made up for at the next start when a crash came before it', async () => {
    const stage = await aStage()
    const number = await stage.put('Keep functions short')
    await stage.press(number, 'ignore')
    await stage.until(() => journalOf(stage.home).includes('outcome: ignore'))
    await stage.stop()
    rmSync(join(stage.home, 'workspaces'), { recursive: true })
    await stage.start()
    await stage.until(() => journalOf(stage.home).includes('outcome: ignore'))
    expect(journalOf(stage.home).match(/outcome: ignore/g)).toHaveLength(1)
  })
})
