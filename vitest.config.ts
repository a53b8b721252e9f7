import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Most of a test's time is waiting for git, the disk and other processes.
    maxWorkers: 3,
    // Real processes on a shared machine: one starved of time is asked once more there, and only there.
    retry: process.env.CI ? 1 : 0,
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
        },
      },
    ],
  },
})
