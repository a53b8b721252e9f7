import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../src/core/pitfall/step.ts'
import { decisionsIn, isTrivial } from '../../../src/core/signal/decision.ts'

const edit = (file: string, before: string, after: string, ok = true): Happening => ({
  kind: 'tool',
  deed: { deed: 'edit', file, changes: [{ before, after }] },
  ok,
  stopped: false,
  output: '',
})
const swap = (file: string, was = 'moment', is = 'dayjs') =>
  edit(file, `import x from '${was}'\n`, `import x from '${is}'\n`)

describe('decisions in edits', () => {
  it('are one package in the place of another, in three files over two folders', () => {
    const wide = ['src/a.ts', 'src/b.ts', 'test/a.ts'].map((file) => swap(file))
    expect(decisionsIn(wide)).toEqual([
      { was: 'moment', is: 'dayjs', files: ['src/a.ts', 'src/b.ts', 'test/a.ts'] },
    ])
    expect(decisionsIn(wide.slice(0, 2))).toEqual([])
    expect(decisionsIn(['src/a.ts', 'src/b.ts', 'src/c.ts'].map((file) => swap(file)))).toEqual([])
  })

  it('are found in time however many lines are empty', () => {
    const empty = '\n'.repeat(300_000)
    expect(decisionsIn([edit('src/a.ts', empty, `${empty}x`)])).toEqual([])
  })

  it('or two of them, each made twice', () => {
    const files = ['src/a.ts', 'src/b.ts']
    const both = files.flatMap((file) => [swap(file), swap(file, 'request', '@acme/http/client')])
    expect(decisionsIn(both).map(({ was, is }) => [was, is])).toEqual([
      ['moment', 'dayjs'],
      ['request', '@acme/http'],
    ])
    expect(decisionsIn(both.slice(0, 3))).toEqual([])
  })

  it('of Python are read too', () => {
    const files = ['app/a.py', 'app/b.py', 'tests/a.py']
    expect(
      decisionsIn(files.map((file) => edit(file, 'from requests import get\n', 'from httpx import get\n'))),
    ).toMatchObject([{ was: 'requests', is: 'httpx' }])
  })

  it('are no comments, renamings, moved files, failed edits, or there and back again', () => {
    const files = ['src/a.ts', 'src/b.ts', 'test/a.ts']
    const all = (before: string, after: string, ok = true) =>
      files.map((file) => edit(file, before, after, ok))
    expect(decisionsIn(all("// import x from 'moment'\nf()", "// import x from 'dayjs'\nf()"))).toEqual([])
    expect(decisionsIn(all('"""Uses moment."""\nf()', '"""Uses dayjs."""\nf()'))).toEqual([])
    expect(decisionsIn(all("import x from './moment.ts'", "import x from './dayjs.ts'"))).toEqual([])
    expect(decisionsIn(all("import x from 'moment'", "import x from 'dayjs'", false))).toEqual([])
    expect(decisionsIn(all("import x from 'moment'", "import x from 'dayjs'\nimport y from 'zod'"))).toEqual(
      [],
    )
    expect(
      decisionsIn([
        ...files.map((file) => swap(file)),
        ...files.map((file) => swap(file, 'dayjs', 'moment')),
      ]),
    ).toEqual([])
    expect(isTrivial({ before: 'f( a )', after: 'f(a) // why' })).toBe(true)
  })
})
