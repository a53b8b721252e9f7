import { expect, it } from 'vitest'
import { ANA, aStage, EVE, type Stage } from './stage.ts'

const DAY = 24 * 3_600_000
const at = Date.parse('2026-06-01T10:00:00Z')
const RULES = ['Keep test files short', 'Use tabs in makefiles', 'Write dates in ISO form']

const list = (stage: Stage) => stage.wire.messages.filter(({ text }) => text.startsWith('🔍 Is this')).at(-1)
const digest = (stage: Stage) => stage.wire.messages.filter(({ text }) => /^🧬 Digest of /.test(text)).at(-1)

async function tap(stage: Stage, message: ReturnType<typeof list>, label: string, from = ANA) {
  const data = message?.buttons.flat().find(({ text }) => text === label)?.data
  if (!message || !data) throw new Error(`no button ${label}`)
  stage.pass(1_500)
  return stage.answer(stage.wire.taps(message.id, data, { from }))
}

it('what was learned a while ago is asked about from the digest: still true, wrong or later', async () => {
  const stage = await aStage({ at, env: { DIGEST_AT: '23:59' } })
  for (const rule of RULES) await stage.approve(await stage.put(rule))
  const file = stage.read('MEMORY.md')
  const commits = stage.commits().length
  const ids = await Promise.all([1, 2, 3].map(async (number) => (await stage.request(number)).ulid))
  stage.pass(40 * DAY)
  await stage.app().digest({ now: true })
  await stage.until(() => digest(stage)?.text.includes('is it still true? 3'))
  await tap(stage, digest(stage), 'Still true? …')
  const shown = await stage.until(() => list(stage))
  for (const rule of RULES) expect(shown.text).toContain(`> ${rule}`)
  expect(shown.text).toContain('#1 · MEMORY.md · 72 %, last confirmed 2026-06-01')

  expect(await tap(stage, list(stage), 'Still true #1', EVE)).not.toContain('noted')
  expect(await tap(stage, list(stage), 'Still true #1')).toBe('#1 is still true: noted.')
  const [first] = await stage.app().confidence(ids)
  expect(first?.confidence).toMatchObject({ alpha: 1, beta: 0, confirmed: '2026-07-11' })
  await stage.until(() => list(stage)?.text.includes('✅ #1 · MEMORY.md · still true, says Ana'))
  // A second client may still show the button.
  stage.pass(1_500)
  const again = stage.wire.taps(list(stage)!.id, '1.0.verify.true', { from: ANA })
  expect(await stage.answer(again)).toBe('#1 was answered already.')
  expect((await stage.app().confidence(ids))[0]?.confidence.alpha).toBe(1)

  expect(await tap(stage, list(stage), 'Later #3')).toBe('#3 will be asked about again in a week.')
  expect(await tap(stage, list(stage), 'Wrong #2')).toBe('#4 now asks to take #2 out.')
  expect((await stage.app().confidence(ids))[1]?.confidence).toMatchObject({ alpha: 0, beta: 1 })
  await stage.until(() => list(stage)?.text.includes('wrong, says Ana: #4 asks to take it out'))
  expect(list(stage)?.buttons).toEqual([])
  // Nothing but what is asked and answered on the card of the removal changes a file.
  expect([stage.read('MEMORY.md'), stage.commits().length]).toEqual([file, commits])
  await stage.press(4, 'evolve')
  await stage.state(4, 'written')
  expect(stage.read('MEMORY.md')).not.toContain(RULES[1])

  stage.pass(DAY)
  await stage.app().digest({ now: true })
  await stage.until(() => digest(stage)?.text.includes('2026-07-12'))
  expect(digest(stage)?.text).not.toContain('is it still true')
  stage.pass(7 * DAY)
  await stage.app().digest({ now: true })
  await stage.until(() => digest(stage)?.text.includes('is it still true? 1'))
  expect(await stage.app().verify()).toMatchObject({ ok: true })
  const moves = (await stage.app().log({ audit: false, rebuild: false })).filter(
    ({ move }) => move === 'verify',
  )
  expect(moves.map(({ request }) => request)).toEqual([1, 3, 2])
})
