import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { autoMemoryOf, deniedTopic } from '../../../src/agents/claude-code/auto-memory.ts'
import { aFolder } from '../../memory/a-repository.ts'

describe('the memory of Claude Code', () => {
  it.each([
    ['/home/ana/shop', '-home-ana-shop'],
    ['/home/ana/my_shop.v2 (new)', '-home-ana-my-shop-v2--new-'],
    ['/srv/商店/a', '-srv----a'],
  ])('of %s is below %s', (root, slug) => {
    expect(autoMemoryOf('/home/ana/.claude', root)).toEqual({
      root: '/home/ana/.claude',
      folder: `projects/${slug}/memory`,
    })
  })
  it('has a name that a file system takes, whatever the path, and its own', () => {
    const [a, b] = ['a', 'b'].map((end) => autoMemoryOf('/home/ana/.claude', `/x/${'y'.repeat(400)}/${end}`))
    expect(a!.folder.split('/')[1]!.length).toBeLessThan(256)
    expect(a).not.toEqual(b)
  })
  it('may lie in a folder that the user has linked to, and is denied to the agent by its real path', () => {
    const base = aFolder()
    mkdirSync(join(base, 'dotfiles/claude'), { recursive: true })
    symlinkSync(join(base, 'dotfiles/claude'), join(base, '.claude'))
    expect(deniedTopic('claude-code', join(base, '.claude'), '/srv/a')).toEqual({
      topicFile: join(base, 'dotfiles/claude/projects/-srv-a/memory/evogate.md'),
    })
    expect(deniedTopic('project', join(base, '.claude'), '/srv/a')).toEqual({})
  })
})
