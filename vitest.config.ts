import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Most of a test's time is waiting for git, the disk and other processes.
    maxWorkers: 3,
    // A page that is slow to draw must not fail: a thing looked for again and again is given this long.
    expect: { poll: { timeout: 20_000 } },
    env: { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    projects: [
      // Pure code keeps nothing from one file to the next, and its tables take longest to load.
      { extends: true, test: { name: 'core', include: ['test/core/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          exclude: ['test/core/**', '**/node_modules/**'],
          // Real processes on a shared machine: one starved of time is asked once more, and the report names it.
          retry: 1,
        },
      },
    ],
  },
})
