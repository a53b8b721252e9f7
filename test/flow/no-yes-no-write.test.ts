import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ANA, aStage, BO, type Stage } from './stage.ts'

const FILES = {
  'MEMORY.md': '\ufeff# Notes\r\n\r\n- Use npm, not pnpm',
  'CLAUDE.md': '# shop\n\n@MEMORY.md\n',
  'AGENTS.md': '',
}

/** Every byte of the work tree outside of git's own folder, and where git's refs and index stand. */
function everything(stage: Stage): Record<string, string> {
  const files = readdirSync(stage.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.git/') || path.endsWith('/.git/index'))
  return {
    ...Object.fromEntries(files.map((path) => [path, readFileSync(path, 'latin1')])),
    refs: stage.git('for-each-ref'),
    head: stage.git('rev-parse', 'HEAD'),
    status: stage.git('status', '--porcelain'),
  }
}

describe('without an approval', () => {
  it('no byte of the work tree changes, whatever else is pressed and said', async () => {
    const stage = await aStage({ files: FILES, env: { LIMIT_DAILY: '50' } })
    const before = everything(stage)
    const same = (what: string) => expect([what, everything(stage)]).toEqual([what, before])

    await stage.prompt('Never force-push to main')
    await stage.until(() => stage.card(1))
    await stage.prompt('以后少说点开心的')
    await stage.until(() => stage.card(2))
    await stage.put('Use pnpm, not npm')
    await stage.put('Keep test files short')
    same('cards')
    await stage.press(1, 'evolve')
    same('evolve on an L3')
    await stage.press(1, 'tier.l3')
    same('the first confirmation')
    await stage.press(1, 'confirm')
    same('a confirmation that came too fast')
    stage.pass(5_000)
    await stage.press(1, 'confirm', BO)
    same('a confirmation by somebody who is no owner')
    await stage.press(1, 'defer')
    stage.pass(60_000)
    await stage.press(1, 'evolve')
    await stage.press(1, 'ignore')
    await stage.press(1, 'reopen')
    await stage.press(1, 'ignore')
    same('L3 deferred, begun again, ignored, reopened, ignored')
    await stage.press(2, 'wording.1')
    await stage.press(2, 'defer')
    same('a reading')
    stage.pass(60_000)
    await stage.press(3, 'evolve')
    await stage.question(3, 'conflict')
    same('an open conflict')
    await stage.press(3, 'conflict.old')
    same('a conflict that the old rule won')
    await stage.press(4, 'modify')
    await stage.say('cancel')
    await stage.say('modify Keep test files below 300 lines', stage.replyTo(stage.card(4)?.id))
    stage.pass(60_000)
    await stage.press(4, 'defer')
    for (const words of [
      '/pending',
      '/status',
      '/why 1',
      '/limits',
      '/lang zh',
      '/help',
      '/undo 1',
      '/remember 用制表符缩进',
    ])
      await stage.say(words)
    same('every command')
    stage.pass(40 * 24 * 3_600_000)
    await stage.handled()
    await stage.handled()
    same('forty days')
    await stage.stop()
    await stage.start()
    await stage.handled()
    same('a restart')
    expect(await stage.app().log({ audit: false, rebuild: true })).not.toEqual([])
    same('a journal written anew')
    const log = await stage.app().log({ audit: false, rebuild: false })
    expect(log.filter(({ outcome }) => outcome === 'approved' || outcome === 'written')).toEqual([])
  })
})

describe('an approval', () => {
  it('changes the named file alone, by exactly the block that the card showed (R2)', async () => {
    const stage = await aStage({ files: FILES })
    await stage.put('Keep test files short')
    const shown = stage.card(1)!.text
    const before = everything(stage)
    await stage.press(1, 'evolve', ANA)
    await stage.state(1, 'written')
    const after = everything(stage)
    const changed = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(changed.map((path) => path.replace(stage.root, '')).sort()).toEqual(
      ['/.git/index', '/MEMORY.md', 'head', 'refs'].sort(),
    )
    const path = join(stage.root, 'MEMORY.md')
    expect(after[path]?.startsWith(before[path] ?? '?')).toBe(true)
    const { block } = await stage.request(1)
    expect(shown).toContain(block?.text.split('\n')[1])
    expect(stage.read('MEMORY.md').replaceAll('\r\n', '\n')).toContain(block?.text)
    expect(stage.git('show', 'HEAD:MEMORY.md').replaceAll('\r\n', '\n')).toContain(block?.text)
  })
})
