import { afterEach, describe, expect, it } from 'vitest'
import { PATIENCE, type Patience } from '../../../src/channels/telegram/patience.ts'
import type { Answer, Receive } from '../../../src/flow/ports/channel.ts'
import { onTheWire } from './stage.ts'
import { BO } from './wire.ts'
import { wireError } from './wire-rules.ts'

type Stage = Awaited<ReturnType<typeof onTheWire>>
let stage: Stage
const begin = async (receive: Receive, patience: Partial<Patience> = {}) => {
  stage = await onTheWire({ receive, patience })
  return stage.wire
}
afterEach(() => stage.close())
const hasty = { workingMs: 1, lateMs: 1 }
const approved: Answer = { toast: 'Approved', alert: false }
const answers = () => stage.wire.of('answerCallbackQuery')

describe('the answer to a press', () => {
  it('is the outcome when that is known at once', async () => {
    const wire = await begin(async () => ({ toast: 'Read it first', alert: true }))
    const press = wire.taps(1, '42.7.evolve')
    const { params } = await wire.until(() => wire.answerTo(press))
    expect(params).toEqual({ callback_query_id: press, text: 'Read it first', show_alert: true })
  })
  it("is ⏳ in the presser's language when the outcome takes longer, and only that", async () => {
    let finish = (_: Answer) => {}
    const wire = await begin(
      (update) =>
        update.incoming.kind === 'press'
          ? new Promise((resolve) => (finish = resolve))
          : Promise.resolve(null),
      hasty,
    )
    const press = wire.taps(1, '42.7.evolve', { from: BO })
    const { params } = await wire.until(() => wire.answerTo(press))
    expect(params.text).toBe('zh:toast-working')
    finish(approved)
    wire.says('afterwards')
    await wire.until(() => stage.texts().includes('afterwards'))
    expect(answers()).toHaveLength(1)
  })
  it('does not wait for the presses before it', async () => {
    const finish: (() => void)[] = []
    const wire = await begin(() => new Promise((resolve) => finish.push(() => resolve(approved))), hasty)
    const presses = [wire.taps(1, '42.7.evolve'), wire.taps(1, '42.7.ignore')]
    for (const press of presses) await wire.until(() => wire.answerTo(press))
    expect(answers().map(({ params }) => params.text)).toEqual(['en:toast-working', 'en:toast-working'])
    await wire.until(() => finish[0])
    finish[0]?.()
    await wire.until(() => finish[1])
    finish[1]?.()
  })
  it('is ⏳ within a second, and sooner for a press that waited behind another', () => {
    expect(PATIENCE.workingMs).toBeLessThan(1_000)
    expect(PATIENCE.lateMs).toBeLessThan(PATIENCE.workingMs)
  })
  it('is given without words when there is nothing to say', async () => {
    const wire = await begin(async () => null)
    const press = wire.taps(1, 'garbage')
    const { params } = await wire.until(() => wire.answerTo(press))
    expect(params).toEqual({ callback_query_id: press })
  })
  it('is given to a press that nobody made', async () => {
    const wire = await begin(async () => null)
    const press = wire.taps(1, '42.7.evolve', { from: undefined })
    await wire.until(() => wire.answerTo(press))
    expect(stage.updates).toEqual([])
  })
  it('comes once though the handler fails and is tried again', async () => {
    let tries = 0
    const wire = await begin(async () => {
      tries += 1
      if (tries === 1) throw new Error('the disk is busy')
      return approved
    })
    const press = wire.taps(1, '42.7.evolve')
    const { params } = await wire.until(() => wire.answerTo(press))
    expect(params.text).toBe('Approved')
    expect(answers()).toHaveLength(1)
  })
  it('comes once though the press comes twice', async () => {
    const wire = await begin(async () => approved)
    const press = wire.taps(1, '42.7.evolve')
    await wire.until(() => wire.answerTo(press))
    wire.push({ callback_query: { id: press, from: BO, data: '42.7.evolve' } })
    wire.says('afterwards')
    await wire.until(() => stage.texts().includes('afterwards'))
    expect(answers()).toHaveLength(1)
  })
  it('that comes too late is let go (R46)', async () => {
    const wire = await begin(async () => approved)
    wire.fail(
      'answerCallbackQuery',
      wireError(400, 'Bad Request: query is too old and response timeout expired'),
    )
    wire.taps(1, '42.7.evolve')
    await wire.until(() => answers()[0]?.answer)
    wire.says('afterwards')
    await wire.until(() => stage.texts().includes('afterwards'))
    expect(answers()).toHaveLength(1)
    expect(stage.lines.filter(({ event }) => event === 'answer-failed')).toEqual([])
  })
  it('is repeated after a 429', async () => {
    const wire = await begin(async () => approved)
    wire.fail('answerCallbackQuery', wireError(429, 'Too Many Requests: retry after 1', { retry_after: 1 }))
    const press = wire.taps(1, '42.7.evolve')
    await wire.until(() => wire.answerTo(press))
    expect(answers()).toHaveLength(2)
  })
  it('fits, however long it is', async () => {
    const wire = await begin(async () => ({ toast: '이미 승인되었습니다 '.repeat(40), alert: false }))
    const press = wire.taps(1, '42.7.evolve')
    const { params } = await wire.until(() => wire.answerTo(press))
    expect(String(params.text).length).toBeLessThanOrEqual(200)
    expect(String(params.text).endsWith('…')).toBe(true)
  })
})
