import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { detectRow } from '../../src/cli/detect-row.ts'
import { createTypist } from '../../src/cli/try/answers.ts'
import { playSession } from '../../src/cli/try/play.ts'
import { lostWork, makeDirty, makeSample } from '../../src/cli/try/sample.ts'
import { recordedSession, sayings } from '../../src/cli/try/session.ts'
import type { PendingRow } from '../../src/flow/ports/read-models.ts'

let folder: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'evogate-parts-')))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the recorded session', () => {
  it.each(['en', 'zh', 'ko'] as const)('says one thing for each end in %s', (locale) => {
    const { question, habit, rule } = sayings[locale]
    expect(detectRow(1, question)).toMatchObject({ remember: 'none', put: null })
    expect(detectRow(1, habit)).toMatchObject({ put: 'L1', flags: [] })
    expect(detectRow(1, rule)).toMatchObject({ remember: 'urgent', put: 'L3', flags: [] })
  })

  it('goes through the real hook, one event a file, and the agent hears nothing', async () => {
    const places = { home: path.join(folder, 'home'), workspace: folder, agent: path.join(folder, 'agent') }
    const session = recordedSession('zh', folder)
    await playSession(session, places)
    const kept = readdirSync(path.join(places.home, 'spool/new'))
    expect(kept.map((name) => name.split('.')[0]).sort()).toEqual(session.map(({ event }) => event).sort())
    const prompts = kept
      .filter((name) => name.startsWith('UserPromptSubmit.claude-code.'))
      .map(
        (name) =>
          JSON.parse(readFileSync(path.join(places.home, 'spool/new', name), 'utf8')) as { prompt: string },
      )
    expect(prompts.map(({ prompt }) => prompt).sort()).toEqual(Object.values(sayings.zh).sort())
  })
})

describe('the unfinished work of --dirty', () => {
  it('is all there when nothing happened to it', async () => {
    const sample = await makeSample(path.join(folder, 'shop'))
    await makeDirty(sample)
    expect(await lostWork(sample)).toEqual([])
  })

  it.each([
    ['a commit that sweeps everything up', async (git: Git) => void (await git('commit', '-qam', 'x'))],
    ['a reset of the index', async (git: Git) => void (await git('reset', '-q'))],
    ['a checkout of a file', async (git: Git) => void (await git('checkout', '-q', 'README.md'))],
    ['a clean', async (git: Git) => void (await git('clean', '-fdq'))],
    ['a stash', async (git: Git) => void (await git('stash', '-q'))],
  ])('is missed after %s', async (_, harm) => {
    const sample = await makeSample(path.join(folder, 'shop'))
    await makeDirty(sample)
    await harm(sample.git)
    expect(await lostWork(sample)).not.toEqual([])
  })

  it('is missed when the file that is written loses a line', async () => {
    const sample = await makeSample(path.join(folder, 'shop'))
    await makeDirty(sample)
    const file = path.join(sample.folder, 'CLAUDE.md')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^Half a thought.*\n/m, ''))
    expect(await lostWork(sample)).toContain('same file')
  })
})

type Git = (...args: readonly string[]) => Promise<string>

const aRow = (row: Partial<PendingRow>): PendingRow => ({
  id: 1,
  ulid: '01J00000000000000000000000',
  revision: 1,
  state: 'asked',
  question: null,
  kind: 'add',
  takesOut: null,
  tier: 'L1',
  urgency: 'urgent',
  text: 'x',
  workspace: '/shop',
  target: 'MEMORY.md',
  askedAt: null,
  dueAt: null,
  ...row,
})

describe('who answers with --yes', () => {
  it('speaks the language of the cards', () => {
    const typed: string[] = []
    const look = createTypist(
      'zh',
      (line) => typed.push(line),
      () => true,
    )
    for (const now of [0, 200]) look([aRow({})], now)
    expect(typed).toEqual(['进化 #1'])
  })

  it('types nothing about a card that was not shown', () => {
    const typed: string[] = []
    const look = createTypist(
      'en',
      (line) => typed.push(line),
      () => false,
    )
    for (let now = 0; now < 10_000; now += 100) look([aRow({})], now)
    expect(typed).toEqual([])
  })

  it('evolves, gives the tier, reads the text, confirms', () => {
    const typed: string[] = []
    const look = createTypist(
      'en',
      (line) => typed.push(line),
      () => true,
    )
    const steps = [
      aRow({ id: 2 }),
      aRow({ id: 2, revision: 2, state: 'questioned', question: 'tier' }),
      aRow({ id: 2, revision: 3, state: 'questioned', question: 'content' }),
    ]
    for (const row of steps) {
      look([row], 0)
      look([row], 1_000)
    }
    expect(typed).toEqual(['evolve #2', 'evolve L3 #2'])
    look(steps.slice(2), 2_300)
    expect(typed.at(-1)).toBe('confirm #2')
  })

  it('says it again when nothing came of it', () => {
    const typed: string[] = []
    const look = createTypist(
      'en',
      (line) => typed.push(line),
      () => true,
    )
    for (const now of [0, 200, 400, 2_000]) look([aRow({})], now)
    expect(typed).toEqual(['evolve #1', 'evolve #1'])
  })
})
