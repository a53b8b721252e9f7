import { describe, expect, it } from 'vitest'
import { thresholds } from '../../../src/core/pitfall/threshold.ts'
import { edited, failed, judge, keys, looked, ran, said, times } from './a-conversation.ts'

const REFUSED = 'Error: connect ECONNREFUSED 127.0.0.1:5432'
const TIMED_OUT = 'Command timed out after 2m 0.0s'

describe('the same operation, tried again more than three times', () => {
  const tried = (count: number) => [
    ...times(count, failed('npm run db:migrate', REFUSED), looked()),
    ran('docker compose up -d db'),
    ran('npm run db:migrate'),
  ]

  it('is a pitfall, and what was run before it passed is the repair', () => {
    expect(judge(tried(4))).toEqual([
      {
        key: 'npm-run-db-migrate.no-connection',
        area: 'npm-run-db-migrate',
        symptom: 'no-connection',
        reasons: [{ code: 'retried', detail: '4' }],
        fix: { fix: 'first', command: 'docker compose up -d db', goal: 'npm run db:migrate' },
        command: 'npm run db:migrate',
        corrected: false,
      },
    ])
  })

  it('and less often is only an error whose repair was seen', () => {
    expect(keys(tried(3))).toEqual(['npm-run-db-migrate.no-connection'])
  })

  it('has no repair while it was not solved, or when several things changed', () => {
    expect(judge(times(4, failed('npm run db:migrate', REFUSED)))[0]).toMatchObject({ fix: null })
    const both = [
      ...times(4, failed('npm run db:migrate', REFUSED)),
      ran('docker compose up -d db'),
      edited('docker-compose.yml'),
      ran('npm run db:migrate'),
    ]
    expect(judge(both)[0]).toMatchObject({ fix: null })
  })

  it('of red tests is a pitfall only when no code made them green', () => {
    const red = 'AssertionError: expected 1 to be 2'
    expect(
      keys([times(5, failed('npm test', red), looked()), ran('npm run build'), ran('npm test')]),
    ).toEqual(['npm-test.red retried'])
    expect(
      keys([times(5, failed('npm test', red)), edited('src/a.ts'), ran('npm run build'), ran('npm test')]),
    ).toEqual([])
  })
})

describe('a time-out', () => {
  it('is a pitfall when the command had to be run in another way', () => {
    expect(judge([failed('npm test', TIMED_OUT), looked(), ran('npm test -- --runInBand')])).toMatchObject([
      {
        key: 'npm-test.timeout',
        reasons: [{ code: 'timed-out', detail: '1' }],
        fix: { fix: 'instead', before: 'npm test', after: 'npm test -- --runInBand' },
      },
    ])
  })

  it('or came again', () => {
    expect(
      keys([failed('npm run e2e', TIMED_OUT), edited('src/a.ts'), failed('npm run e2e', TIMED_OUT)]),
    ).toEqual(['npm-run-e2e.timeout timed-out'])
  })
})

describe('work that git threw away', () => {
  it.each([
    'git checkout -- src/api/a.ts',
    'git checkout .',
    'git restore src/api',
    'git reset --hard HEAD',
    'git revert --no-edit HEAD~1',
    'cd /repo && git stash drop',
    'git clean -fd',
  ])('is a pitfall: %s', (command) => {
    expect(keys([edited('src/api/a.ts'), ran(command)])).toEqual(['src.rolled-back rolled-back'])
  })

  it.each([
    'git revert --abort',
    'git reset HEAD a.ts',
    'git checkout main',
    'git restore --staged a.ts',
    'git stash',
  ])('is none: %s', (command) => {
    expect(keys([edited('src/api/a.ts'), ran(command)])).toEqual([])
  })
})

describe('more than two corrections', () => {
  const corrections = [
    said("no, that's wrong"),
    edited('src/cart.ts'),
    said('이것도 틀렸어, 다시 해'),
    edited('src/cart.ts'),
    said('还是不对'),
  ]

  it('close together are a pitfall of what was worked on', () => {
    expect(judge([edited('src/cart.ts'), ...corrections])).toMatchObject([
      { key: 'src.corrected', corrected: true, reasons: [{ code: 'corrected', detail: '3' }], fix: null },
    ])
    expect(judge([edited('src/cart.ts'), ...corrections.slice(0, 4)])).toEqual([])
  })

  it('belong to the error they are about', () => {
    const steps = [
      edited('src/cart.ts'),
      failed('npm run seed', REFUSED),
      ...corrections,
      ran('docker compose up -d db'),
      failed('npm run seed', REFUSED),
      ran('make services'),
      ran('npm run seed'),
    ]
    expect(judge(steps)).toMatchObject([
      { key: 'npm-run-seed.no-connection', corrected: true, reasons: [{ code: 'corrected' }] },
    ])
  })

  it('that were taken as rules of their own are asked about already', () => {
    expect(judge([edited('src/a.ts'), times(3, said("that's wrong. Always use pnpm", true))])).toEqual([])
  })
})

describe('a repair', () => {
  const solvedBy = (before: string, after: string, ...between: ReturnType<typeof ran>[]) =>
    judge([...times(4, failed(before, REFUSED)), ...between, ran(after)])[0]?.fix ?? null

  it('is never what is of this day, of this machine, or better left', () => {
    const goal = 'npm run seed'
    for (const command of [
      'kill 48213',
      'rm -rf node_modules',
      'sudo systemctl start postgresql',
      'export DB=/home/ana/x.db',
      'psql postgres://ana:hunter2secret@db/shop -c ok',
      'npm install pg',
      'git pull',
      '/opt/bin/start-db',
    ])
      expect(solvedBy(goal, goal, ran(command)), command).toBeNull()
    for (const after of ['npm run seed --force', 'npm run seed --verbose', 'npm run seed -- other.ts'])
      expect(solvedBy(goal, after), after).toBeNull()
  })

  it('is a file of settings, and no file of code', () => {
    const goal = 'npm run seed'
    expect(solvedBy(goal, goal, edited('docker-compose.yml'))).toEqual({
      fix: 'file',
      file: 'docker-compose.yml',
      goal,
    })
    expect(solvedBy(goal, goal, edited('src/seed.ts'))).toBeNull()
  })

  it('is a setting that the command was run with', () => {
    expect(solvedBy('npm run seed', 'DB_HOST=localhost npm run seed')).toMatchObject({ fix: 'instead' })
  })
})

describe('many uses of tools', () => {
  const steps = [
    times(30, looked()),
    failed('npm run seed', REFUSED),
    ran('make services'),
    ran('npm run seed'),
  ]

  it('say nothing by themselves, unless that is switched on', () => {
    expect(keys(steps)).toEqual(['npm-run-seed.no-connection'])
    const on = { ...thresholds, toolCalls: 5 }
    expect(judge(steps, on)[0]?.reasons).toEqual([{ code: 'many-calls', detail: '33' }])
    expect(judge(times(30, looked()), on)).toEqual([])
  })
})
