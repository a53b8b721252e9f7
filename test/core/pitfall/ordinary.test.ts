import { describe, expect, it } from 'vitest'
import type { Step } from '../../../src/core/pitfall/step.ts'
import {
  edited,
  failed,
  judge,
  looked,
  misEdited,
  ran,
  said,
  searched,
  stopped,
  times,
} from './a-conversation.ts'

const RED =
  ' FAIL  test/cart.test.ts > adds up\nAssertionError: expected 3 to be 4\n Tests  1 failed | 12 passed'
const TIMED_OUT = 'Command timed out after 2m 0.0s'
const NO_HOST = 'fatal: unable to access: Could not resolve host: github.com'

/** Turns of a day's work. None of them teaches anything that the next conversation should be told. */
const ordinary: Readonly<Record<string, readonly (Step | readonly Step[])[]>> = {
  'forty turns with two red tests and one time-out': [
    ...Array.from({ length: 40 }, (_, turn) => [
      said(turn % 3 === 0 ? 'go on' : 'now the same for the basket'),
      looked(),
      edited(`src/cart/${turn % 5}.ts`),
      turn === 7 || turn === 21 ? failed('npm test', RED) : ran('npm test'),
      turn === 30 ? failed('npm run e2e', TIMED_OUT, 143) : ran('git status'),
    ]),
  ],
  'one time-out that passed when it was run again': [failed('npm run e2e', TIMED_OUT), ran('npm run e2e')],
  'tests first: red, green, and over again': times(
    8,
    edited('test/cart.test.ts'),
    failed('npx vitest run test/cart.test.ts', RED),
    edited('src/cart.ts'),
    failed('npx vitest run test/cart.test.ts', RED),
    edited('src/cart.ts'),
    ran('npx vitest run test/cart.test.ts'),
  ),
  'a type that does not fit, run again until it does': [
    times(6, failed('npx tsc --noEmit', "src/a.ts(3,1): error TS2322: Type 'string'"), edited('src/a.ts')),
    ran('npx tsc --noEmit'),
  ],
  'a red test run again and again to look at it': [
    times(6, failed('npm test', RED), looked()),
    edited('src/cart.ts'),
    ran('npm test'),
  ],
  'narrowing a red test down to one file': [
    failed('npx vitest run', RED),
    failed('npx vitest run test/cart.test.ts', RED),
    failed('npx vitest run test/cart.test.ts -t "adds up"', RED),
    ran('npx vitest run test/price.test.ts'),
  ],
  'searches without a hit': [
    times(3, failed('grep -rn createOrder src', '', 1), failed('rg "total price" lib', '', 1)),
    failed('ls dist', 'ls: cannot access dist: No such file or directory', 2),
    failed('which pnpm', '', 1),
    failed('cat notes.md', 'No such file or directory'),
    failed('diff a.txt b.txt', '1c1', 1),
    times(3, searched('createOrder')),
  ],
  'a network that comes and goes': [
    times(5, failed('npm install', 'npm error code ETIMEDOUT')),
    ran('npm install'),
    times(5, failed('git fetch origin', NO_HOST, 128)),
    times(6, failed('curl -s https://api.example.com/health', 'curl: (7) Failed to connect', 7)),
    times(4, failed('docker pull postgres:16', '503 Service Unavailable')),
  ],
  'a rebase, as the person asked for': [
    said('rebase onto main please'),
    ran('git fetch origin'),
    failed('git rebase origin/main', 'CONFLICT (content): Merge conflict in src/a.ts', 1),
    edited('src/a.ts'),
    ran('git add src/a.ts && GIT_EDITOR=true git rebase --continue'),
    ran('git reset --soft HEAD~2'),
    ran('git stash'),
    ran('git stash pop'),
    ran('git checkout -b feature'),
  ],
  'files brought back that nobody had edited': [
    ran('npm install'),
    ran('git checkout -- package-lock.json'),
    ran('git restore --staged src/a.ts'),
  ],
  'a commit of a memory block taken back': [
    edited('src/a.ts'),
    ran('git revert --no-edit HEAD', '[main 1a2b3c4] Revert "🧬 L1 evolve: Use pnpm"'),
    ran('git checkout -- MEMORY.md'),
  ],
  'what the person stopped or did not allow': times(6, stopped('npm run deploy')),
  'edits that missed their place': times(6, misEdited('src/a.ts'), looked()),
  'redirections, questions and thanks': [
    ...times(
      2,
      said('no, open the other file'),
      said('actually, show me the diff first'),
      said("is that wrong? I can't tell"),
      said('thanks, that works'),
      said('the total on the page is wrong, find out why'),
      said('没错，继续'),
      said('이게 맞지?'),
    ),
    edited('src/a.ts'),
  ],
  'corrections of matters far apart': [
    edited('src/a.ts'),
    said("that's not what I asked for"),
    times(12, said('go on'), edited('src/b.ts')),
    said('this is still broken'),
    times(12, said('go on'), edited('src/c.ts')),
    said('不对，改回来'),
  ],
  'a command that was mistyped, then typed right': [
    failed('npm run biuld', 'npm error Missing script: "biuld"'),
    ran('npm run build'),
    failed('pytets', 'pytets: command not found', 127),
    ran('pytest'),
  ],
  'a package that was missing until it was added': [
    failed('node scripts/seed.js', "Error: Cannot find module 'pg'"),
    ran('npm install pg'),
    ran('node scripts/seed.js'),
  ],
  'a process that was in the way': [
    failed('npm run dev', 'Error: listen EADDRINUSE: address already in use :::3000'),
    ran('kill 48213'),
    ran('npm run dev'),
  ],
}

describe('an ordinary conversation', () => {
  it.each(Object.entries(ordinary))('has no pitfall: %s', (_what, steps) => {
    expect(judge(steps)).toEqual([])
  })

  it('has none when all of it happens in one day', () => {
    expect(judge(Object.values(ordinary).flat()).filter(({ key }) => !/rolled-back/.test(key))).toEqual([])
  })
})
