import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
