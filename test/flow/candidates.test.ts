import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consider } from '../../src/flow/consider.ts'
import { beat } from '../../src/flow/tend.ts'
import { aStage, type Stage } from './stage.ts'

const DAY = 24 * 3_600_000
const at = Date.parse('2026-06-01T10:00:00Z')
/** Nothing but what a test lets pass makes a digest. */
const quiet = { at, env: { DIGEST_AT: '23:59' } }

const localDay = (time: number) => Math.floor(time / DAY)

const pool = async (stage: Stage, text: string) => {
  const told = await stage.app().propose({ text, workspace: stage.root, urgency: 'mild' })
  return 'pooled' in told ? told.pooled.times : told
}
const discarded = (stage: Stage): string | null => {
  const folder = join(stage.home, 'workspaces')
  const slug = existsSync(folder) ? readdirSync(folder)[0] : undefined
  const file = join(folder, slug ?? '', 'discarded.md')
  return slug !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : null
}
const assessed = (stage: Stage) => stage.app().assess({ all: true })

describe('a candidate', () => {
  it('is scored by how often, how lately, how concretely and how widely it was seen', async () => {
    // Events are as old as their files.
    const stage = await aStage({ ...quiet, at: Date.now() })
    const path = (name: string) => join(stage.root, name)
    for (const [session, file] of [
      ['s1', 'src/a.ts'],
      ['s2', 'test/b.ts'],
    ] as const) {
      await stage.hook('PostToolUse', {
        session_id: session,
        cwd: stage.root,
        tool_name: 'Edit',
        tool_input: { file_path: path(file) },
        tool_response: {},
      })
      await stage.prompt('I prefer small helpers in src/util.ts', session)
    }
    await stage.until(async () => (await assessed(stage))[0]?.times === 2)
    stage.pass(7 * DAY)
    const rows = await stage.app().assess({ all: false })
    const days = localDay(stage.now()) - localDay(Date.parse(rows[0]?.last ?? ''))
    expect(days).toBeGreaterThanOrEqual(6)
    expect(rows).toMatchObject([
      {
        workspace: stage.root,
        state: 'pool',
        times: 2,
        ripeness: 'unripe',
        archive: false,
        scores: {
          recurrence: 0.4,
          // biome-ignore lint/suspicious/noApproximativeNumericConstant: the formula says 0.693.
          freshness: Math.exp((-0.693 * days) / 14),
          specificity: 0.4,
          impact: 0.6 * (2 / 3) + 0.4 * (2 / 5),
        },
      },
    ])
  })

  it('of little score is put away after thirty days, whole, and comes back with its next sighting', async () => {
    const stage = await aStage({
      ...quiet,
      env: { TELEGRAM_CHATS: '', TELEGRAM_APPROVERS: '', TELEGRAM_OWNERS: '' },
    })
    expect(await pool(stage, 'Prefer short names')).toBe(1)
    stage.pass(30 * DAY)
    await beat(stage.world())
    expect(discarded(stage)).toBeNull()
    stage.pass(DAY)
    await beat(stage.world())
    expect((await assessed(stage))[0]).toMatchObject({ state: 'archived', times: 1 })
    expect(discarded(stage)).toContain('- Prefer short names\n')
    stage.pass(60 * DAY)
    expect(await pool(stage, 'prefer short  names')).toBe(2)
    expect((await assessed(stage))[0]).toMatchObject({ state: 'pool', times: 2 })
    await beat(stage.world())
    expect(discarded(stage)).not.toContain('short')
  })

  it('that was only noticed is asked about once it was noticed often enough', async () => {
    const stage = await aStage(quiet)
    const workspace = [...stage.world().workspaces.values()][0]!
    const notice = (session: string, text: string) =>
      consider(stage.world(), {
        workspace,
        text,
        wording: 'final',
        kind: 'pattern',
        urgency: 'mild',
        trigger: 'C',
        askedTier: null,
        fields: {},
        flags: [],
        heard: [],
        byPerson: false,
        tainted: false,
        origin: { fired: '', evidence: '', agent: 'claude-code', host: '', session, via: 'hook', by: null },
        session,
        event: {
          id: session + text,
          agent: 'claude-code',
          name: 'x',
          session,
          workspace: workspace.id,
          path: null,
          at: stage.now(),
          detail: null,
        },
      })
    const vague = 'Small steps work better here'
    const concrete = 'Handlers in src/api register through `addRoute`, e.g. `addRoute(list)`'
    for (const session of ['a', 'b']) {
      expect(await notice(session, vague)).toMatchObject({ outcome: 'pooled' })
      expect(await notice(session, concrete)).toMatchObject({ outcome: 'pooled' })
    }
    expect(await notice('c', vague)).toMatchObject({ outcome: 'pooled', times: 3 })
    expect(await notice('c', concrete)).toEqual({ outcome: 'request', number: 1 })
    expect(await stage.request(1)).toMatchObject({ trigger: 'C', importance: 'M', state: 'queued' })
  })

  it('that is proposed again and again stays in the pool, and its weight is no greater for it', async () => {
    const stage = await aStage(quiet)
    const text = 'Handlers in src/api register through `addRoute`, e.g. `addRoute(list)`'
    for (let times = 1; times <= 6; times += 1) expect(await pool(stage, text)).toBe(times)
    expect((await assessed(stage))[0]).toMatchObject({ ripeness: 'strong' })
    await stage.app().digest({ now: true })
    expect(await stage.request(1)).toMatchObject({ state: 'deferred', importance: 'M' })
  })

  it('of the best score is listed first by the review, however many were seen as often', async () => {
    const stage = await aStage(quiet)
    for (const text of [
      'Prefer short names',
      'Prefer plain words',
      'Prefer long lines',
      'Prefer calm colours',
    ])
      await pool(stage, text)
    await pool(stage, 'Prefer the helpers in src/text, e.g. `fold()`')
    await stage.app().digest({ now: true })
    expect((await stage.request(1)).text).toContain('src/text')
    expect(await stage.world().store.read.requests({})).toHaveLength(3)
  })
})
