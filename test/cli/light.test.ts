import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** Files of ours (from `src/`) that are evaluated as soon as one is imported. */
function loadedBy(start: string): readonly string[] {
  const found = new Set([start])
  for (const file of found) {
    const text = readFileSync(path.join(src, file), 'utf8')
    for (const [, named] of text.matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\bfrom\s)?'(\.[^']+)'/gm,
    ))
      found.add(path.posix.join(path.posix.dirname(file), named ?? ''))
  }
  return [...found]
}

/** What judges texts, keeps or writes them: for the service, and for a command that works while none runs. */
const heavy = /^(?:core\/(?:detect|relation|darwin)|store|memory|channels|main)[./]/

const clients = ['status', 'pending', 'why', 'log', 'verify', 'propose', 'undo', 'digest', 'open', 'stop']

it.each(['program', 'bare', 'mcp', ...clients])(
  'pays for what it needs alone, while a service runs: %s',
  (name) => {
    expect(loadedBy(`cli/${name}.ts`).filter((file) => heavy.test(file))).toEqual([])
  },
)

it('sees through files that import others', () => {
  expect(loadedBy('cli/calls.ts').filter((file) => heavy.test(file)).length).toBeGreaterThan(50)
})
