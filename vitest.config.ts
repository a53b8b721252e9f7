import path from 'node:path'
import { defineConfig, type Plugin } from 'vitest/config'
import { LongFirst } from './test/long-first.ts'

const src = path.join(import.meta.dirname, 'src')
const dist = path.join(import.meta.dirname, 'dist')

/**
 * Tests run what is shipped: an import of `src/….ts` is that of its built file, which Node loads itself, instead of
 * having some 900 files translated anew for every test file. `test/build-first.ts` sees to it that they are the same.
 */
const built: Plugin = {
  name: 'built',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = path.resolve(path.dirname(importer), source)
    if (!file.startsWith(src + path.sep) || !file.endsWith('.ts')) return null
    return path.join(dist, `${path.relative(src, file).slice(0, -'.ts'.length)}.js`)
  },
}

export default defineConfig({
  plugins: [built],
  test: {
    globalSetup: 'test/build-first.ts',
    sequence: { sequencer: LongFirst },
    server: { deps: { external: [/\/dist\/.*\.js$/] } },
    testTimeout: 300_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // As `src/cli/engine.ts` has it.
    execArgv: ['--no-regexp-tier-up'],
    // Most of a test's time is waiting for git, the disk and other processes.
    maxWorkers: 3,
    // A page that is slow to draw must not fail: a thing looked for again and again is given this long.
    expect: { poll: { timeout: 20_000 } },
    env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    projects: [
      // Pure code keeps nothing from one file to the next, and its tables take longest to load.
      { extends: true, test: { name: 'core', include: ['test/core/**/*.test.ts'], isolate: false } },
      // Each has a house of its own, so that one process can see many: what it loads is loaded once.
      {
        extends: true,
        test: { name: 'flow', include: ['test/flow/**/*.test.ts'], isolate: false, retry: 1 },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: ['test/core/**', 'test/flow/**', '**/node_modules/**'],
          // Real processes on a shared machine: one starved of time is asked once more, and the report names it.
          retry: 1,
        },
      },
    ],
  },
})
