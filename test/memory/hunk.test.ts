import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hunkHash, hunkPlaces, withoutHunk } from '../../src/core/hunk.ts'
import { addEntry } from '../../src/core/section.ts'
import { driftHunks } from '../../src/memory/drift-hunks.ts'
import { aBlock, anOrder, applied, aRepository } from './a-repository.ts'

const line = fc.constantFrom('a', 'b', 'c', '- rule one', '- rule two', '', '  x')
const text = fc
  .tuple(fc.array(line, { maxLength: 9 }), fc.boolean())
  .map(([lines, ended]) => lines.join('\n') + (ended && lines.length > 0 ? '\n' : ''))

const removal = (path: string, hunk: { found: string; instead: string }) => {
  const hash = hunkHash(path, hunk)
  return { id: hash, hash, tier: 'L1' as const, path, hunk }
}

describe('lines of somebody else', () => {
  it('taken out leave everything else as it stood, and give back what was there before', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom('\n', '\r\n'), (before, after, eol) => {
        const now = after.replaceAll('\n', eol)
        const was = before.replaceAll('\n', eol)
        const hunks = driftHunks(was, now, 'MEMORY.md', true)
        for (const hunk of hunks.filter(({ removable }) => removable)) {
          const left = withoutHunk(now, hunk)
          expect(hunkPlaces(left, hunk.found)).toEqual([])
          // Everything outside the lines stands as it stood.
          const at = hunkPlaces(now, hunk.found)[0]!
          expect(left.slice(0, at)).toBe(now.slice(0, at))
          expect(left.slice(at + hunk.instead.length)).toBe(now.slice(at + hunk.found.length))
        }
        if (hunks.length === 1 && hunks[0]!.removable)
          expect(
            withoutHunk(now, hunks[0]!)
              .trim()
              .split(/\s*\n\s*/),
          ).toEqual(was.trim().split(/\s*\n\s*/))
      }),
      { numRuns: 2_000 },
    )
  })

  it('are never found in blocks of an Evogate, and never take one along', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const block = aBlock()
        const now = addEntry(after, block, { eol: '\n' })
        for (const hunk of driftHunks(before, now, 'MEMORY.md', true)) {
          expect(hunk.found).not.toContain(block.id)
          if (hunk.removable) expect(withoutHunk(now, hunk)).toContain(block.block)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('are not looked for in the middle of a longer line', () => {
    expect(hunkPlaces('not - a\n- a\n', '- a\n')).toEqual([8])
    expect(hunkPlaces('- a\n- a b', '- a')).toEqual([])
  })

  it('go with every safeguard of a write, and with no commit', async () => {
    const { memory, workspace, write, read, git } = aRepository({ 'MEMORY.md': '# Notes\n' })
    write('MEMORY.md', '# Notes\n- planted\n')
    const [file] = (await memory.drift(workspace)) ?? []
    const hunk = file!.hunks[0]!
    const order = { ...anOrder(workspace, { remove: [aBlock()] }), remove: [removal('MEMORY.md', hunk)] }
    const { outcome } = await applied(memory, order)
    expect(outcome).toMatchObject({
      outcome: 'written',
      commit: { state: 'none', reason: { code: 'never-committed' } },
    })
    expect(read('MEMORY.md')).toBe('# Notes\n')
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '--format=%s').trim()).toBe('first')
  })

  it('are left alone when they stand twice, not at all, or with other bytes than were approved', async () => {
    const { memory, workspace, write, read } = aRepository({ 'MEMORY.md': '# Notes\n' })
    const hunk = { found: '- planted\n', instead: '' }
    const order = (one: ReturnType<typeof removal>) => ({
      ...anOrder(workspace, { remove: [aBlock()] }),
      remove: [one],
    })
    for (const now of ['# Notes\n- planted\n- planted\n', '# Notes\n- planted too\n']) {
      write('MEMORY.md', now)
      const { outcome } = await applied(memory, order(removal('MEMORY.md', hunk)))
      expect(outcome).toMatchObject({ outcome: 'failed', reason: { code: 'file-changed' } })
      expect(read('MEMORY.md')).toBe(now)
    }
    write('MEMORY.md', '# Notes\n- planted\n')
    const forged = { ...removal('MEMORY.md', hunk), hunk: { found: '# Notes\n', instead: '' } }
    expect((await applied(memory, order(forged))).outcome).toMatchObject({ reason: { code: 'integrity' } })
    expect(read('MEMORY.md')).toBe('# Notes\n- planted\n')
  })

  it('with a secret are told masked and are not taken out from a chat', () => {
    const key = `ghp_${'a1B2'.repeat(9)}`
    const [hunk] = driftHunks('', `- token ${key}\n`, 'MEMORY.md', true)
    expect(hunk).toMatchObject({ removable: false })
    expect(JSON.stringify(hunk)).not.toContain(key)
  })
})
