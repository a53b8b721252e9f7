import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aRealMachine } from './built.ts'

let machine: ReturnType<typeof aRealMachine>
beforeEach(() => {
  machine = aRealMachine()
})
afterEach(() => machine.remove())

describe('evogate try --yes', () => {
  it.each([
    ['en', []],
    ['zh', ['--dirty']],
    ['ko', ['--dirty']],
  ])(
    'goes the whole way in %s %j and leaves nothing behind',
    async (locale, more) => {
      const { code, out, err } = await machine.run(['try', '--yes', ...more], { EVOGATE_LOCALE: locale })
      const lines = out.trimEnd().split('\n')
      expect(lines.at(-1), `${out}\n${err}`).toMatch(/^try: ok commits=2 decisions=\d+ verify=ok$/)
      expect(code).toBe(0)
      expect(out).toMatch(/^> (confirm|确认写入|쓰기 확인) #\d+$/m)
      expect(readdirSync(machine.tmp)).toEqual([])
      expect(readdirSync(machine.home)).toEqual([])
      expect(readdirSync(machine.cwd)).toEqual([])
    },
    180_000,
  )

  it('leaves nothing behind when its reader goes away in the middle', async () => {
    const running = machine.start(['try', '--yes'])
    await running.shows('╭─')
    running.child.stdout?.destroy()
    await running.ended
    expect(readdirSync(machine.tmp)).toEqual([])
  }, 180_000)
})
