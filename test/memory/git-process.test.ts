import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, it } from 'vitest'
import { createGit } from '../../src/memory/git-process.ts'
import { anEnvironment } from './a-repository.ts'

const groupOf = (stat: string): number => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])

describe('a git process', () => {
  it.skipIf(process.platform !== 'linux')('is not in the group that Ctrl-C at a terminal ends', async () => {
    const git = createGit({ environment: anEnvironment(), timeoutMs: 10_000 })
    const shown = await git.run(tmpdir(), ['-c', 'alias.group=!cat /proc/self/stat', 'group'])
    expect(shown).toMatchObject({ code: 0 })
    const own = groupOf(readFileSync('/proc/self/stat', 'utf8'))
    expect(groupOf(shown.stdout.toString())).toBeGreaterThan(1)
    expect(groupOf(shown.stdout.toString())).not.toBe(own)
  })
})
