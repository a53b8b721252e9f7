import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { localDate } from '../../src/core/local-date.ts'
import { runHook, silence } from '../hook/run-hook.ts'
import { aStage, type Stage } from './stage.ts'

const fileOf = (folder: string) => `${folder.replaceAll('/', '-')}.txt`
const told = (stage: Stage, folder = stage.root) => {
  const file = join(stage.home, 'session', fileOf(folder))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

describe('what a new session is told', () => {
  it('names what waits by number and tier, never by its words, and what was written', async () => {
    const stage = await aStage()
    await stage.until(() => told(stage).includes('Nothing waits'))
    const rule = await stage.put('Never force-push to main', { tier: 'L3' })
    const habit = await stage.put('Run the tests before a commit')
    await stage.until(() => told(stage).includes(`#${rule} (L3), #${habit} (L1)`))
    expect(told(stage)).not.toMatch(/force-push|tests/)
    expect(told(stage)).toContain('now: 0.')
    await stage.approve(rule)
    await stage.until(() => told(stage).includes('now: 1.'))
    const date = localDate(stage.now(), 'UTC')
    expect(told(stage)).toContain(`CLAUDE.md updated: #${rule} on ${date}.`)
    expect(told(stage)).toContain(`Waiting for a person: #${habit} (L1).`)
    expect(Buffer.byteLength(told(stage))).toBeLessThanOrEqual(2_048)
  })

  it('names where entries stand that nobody has confirmed for a while, until somebody does', async () => {
    const stage = await aStage()
    const habit = await stage.put('Run the tests before a commit')
    await stage.approve(habit)
    await stage.until(() => told(stage).includes('now: 1.'))
    expect(told(stage)).not.toContain('verify before')
    stage.pass(40 * 24 * 3_600_000)
    await stage.until(() => told(stage).includes('(1): MEMORY.md:7 (VERIFY).'))
    const { ulid, block } = await stage.request(habit)
    await stage.app().feedback({ id: ulid, hash: block?.hash ?? '', change: 'success', weight: 1 })
    await stage.until(() => !told(stage).includes('verify before'))
  })

  it('names the undo of a standing rule as the last change of its file', async () => {
    const stage = await aStage()
    const rule = await stage.put('Never force-push to main', { tier: 'L3' })
    await stage.approve(rule)
    const undo = await stage.app().undo(rule)
    if (!('request' in undo)) throw new Error(undo.refused)
    await stage.approve(undo.request)
    await stage.until(() => told(stage).includes(`CLAUDE.md updated: #${undo.request} on`))
    expect(told(stage)).toContain('now: 0.')
  })

  it('reaches a session through the hook while the service lives, in linked worktrees too', async () => {
    const stage = await aStage()
    const tree = join(stage.root, '..', 'shop-next')
    stage.git('worktree', 'add', '-q', tree, '-b', 'next')
    const start = (folder: string) =>
      runHook(stage.home, '{"source":"resume"}', {
        args: ['claude-code', 'SessionStart'],
        env: { CLAUDE_PROJECT_DIR: folder },
      })
    await stage.until(() => told(stage, tree) !== '')
    expect(await start(stage.root)).toEqual({ ...silence, output: told(stage) })
    expect(await start(tree)).toEqual({ ...silence, output: told(stage) })
    await stage.stop()
    expect(await start(stage.root)).toEqual({ ...silence, output: 'Evogate is not running: events wait\n' })
    await stage.start()
    await stage.until(async () => (await start(stage.root)).output === told(stage))
  })

  it('keeps no file of a folder that is not watched any more, and none that others can read', async () => {
    const stage = await aStage()
    await stage.until(() => told(stage) !== '')
    expect(statSync(join(stage.home, 'session', fileOf(stage.root))).mode & 0o077).toBe(0)
    const tree = join(stage.root, '..', 'shop-next')
    stage.git('worktree', 'add', '-q', tree, '-b', 'next')
    await stage.until(() => told(stage, tree) !== '')
    stage.git('worktree', 'remove', tree)
    await stage.until(() => told(stage, tree) === '')
    expect(readdirSync(join(stage.home, 'session'))).toEqual([fileOf(stage.root)])
  })

  it('is brought up to date by the heart of the service alone', async () => {
    const stage = await aStage({ heart: 'own' })
    await stage.until(() => told(stage) !== '')
    const number = await stage.propose('Run the tests before a commit')
    await stage.until(() => told(stage).includes(`#${number} (L1)`))
  })
})
