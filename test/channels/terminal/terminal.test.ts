import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { escapeLine } from '../../../src/channels/terminal/escape.ts'
import { readLine } from '../../../src/channels/terminal/read.ts'
import { wrap } from '../../../src/channels/terminal/render.ts'
import type { Card } from '../../../src/core/card/card.ts'
import { columns } from '../../../src/core/grapheme.ts'
import type { Update } from '../../../src/flow/ports/channel.ts'
import { aCard, plainly } from '../contract.ts'
import { openTerminal, type TerminalStage } from './stage.ts'

let stage: TerminalStage
let updates: Update[]
let now: number
const open = async (color = false) => {
  updates = []
  now = Date.UTC(2026, 10, 29)
  const clock = { now: () => now, color }
  stage = await openTerminal(async (update) => {
    updates.push(update)
    return null
  }, clock)
}
beforeEach(() => open())
afterEach(() => stage.close())

const cardOf = (request: number): Card => ({
  parts: [{ part: 'title', text: `Request #${request}` }],
  buttons: [
    [
      { label: 'Evolve', action: `${request}.1.evolve` },
      { label: 'Ignore', action: `${request}.1.ignore` },
    ],
  ],
})
async function put(card: Card): Promise<string> {
  const sent = await stage.channel.send(stage.place, card, plainly())
  return sent.outcome === 'sent' ? sent.message : ''
}
async function typed(line: string) {
  const before = updates.length
  stage.says(line)
  await stage.until(() => updates.length > before)
  return updates.at(-1)?.incoming
}
const undo: Card = {
  parts: [{ part: 'line', text: '✅ Evolved' }],
  buttons: [[{ label: 'Undo', action: '42.2.undo' }]],
}

describe('a number that is typed', () => {
  it('presses the button that it stands beside, however many cards are open', async () => {
    await put(cardOf(41))
    await put(cardOf(42))
    expect(stage.screen()).toContain('1) Evolve   2) Ignore')
    expect(stage.screen()).toContain('3) Evolve   4) Ignore')
    expect(await typed('2')).toMatchObject({ kind: 'press', data: '41.1.ignore' })
    expect(await typed('3')).toMatchObject({ kind: 'press', data: '42.1.evolve' })
  })
  it('keeps its meaning when a row of a list is decided', async () => {
    const rows = (...requests: number[]): Card => ({
      parts: requests.map((of) => ({ part: 'words', lines: [`> ${of}`] })),
      buttons: requests.map((of) => [{ label: `Evolve #${of}`, action: `${of}.1.evolve` }]),
    })
    const message = await put(rows(41, 42, 43))
    await stage.channel.edit({ chat: '501', message }, rows(42, 43))
    expect(await typed('2')).toMatchObject({ data: '42.1.evolve' })
    expect(await typed('1')).toMatchObject({ data: '41.1.evolve', at: { message } })
  })
  it('means the words that were there when it was drawn, not those that came in their place', async () => {
    const message = await put(cardOf(41))
    const changed = cardOf(41).buttons.map((row) =>
      row.map(({ label, action }) => ({ label, action: action.replace('41.1', '41.2') })),
    )
    await stage.channel.edit({ chat: '501', message }, { ...cardOf(41), buttons: changed })
    expect(stage.screen()).toContain('3) Evolve   4) Ignore')
    expect(await typed('1')).toMatchObject({ data: '41.1.evolve' })
    expect(await typed('3')).toMatchObject({ data: '41.2.evolve' })
  })
  it('may name its request, and presses nothing on another one', async () => {
    await put(cardOf(41))
    await put(cardOf(42))
    expect(await typed('#41 1')).toMatchObject({ kind: 'press', data: '41.1.evolve' })
    expect(await typed('＃４２　４')).toMatchObject({ kind: 'press', data: '42.1.ignore' })
    const before = updates.length
    stage.says('#42 1')
    await stage.until(() => stage.screen().endsWith('3) Evolve   4) Ignore\n'))
    expect(stage.toasts().at(-1)).toBe('#42: 1?')
    expect(updates).toHaveLength(before)
  })
  it('of a settled card stands apart from those of open ones', async () => {
    const message = await put(cardOf(42))
    await put(cardOf(41))
    await stage.channel.edit({ chat: '501', message }, undo)
    expect(stage.screen()).toContain('5) Undo')
    expect(await typed('3')).toMatchObject({ data: '41.1.evolve' })
    expect(await typed('5')).toMatchObject({ data: '42.2.undo', at: { message } })
  })
  it('is words when it was never drawn', async () => {
    await put(cardOf(42))
    expect(await typed('3')).toMatchObject({ kind: 'words', text: '3' })
    expect(await typed('#77 1')).toMatchObject({ kind: 'words', text: '#77 1' })
  })
})

describe('the number of a request', () => {
  it('alone shows its card again', async () => {
    await put(cardOf(41))
    await put(cardOf(42))
    stage.says('#41')
    await stage.until(() => stage.screen().match(/Request #41/g)?.length === 2)
    expect(stage.screen()).toMatch(/Request #41 ─+\n│\n│ 1\) Evolve {3}2\) Ignore\n╰─+\n$/)
    expect(await typed('#77')).toMatchObject({ kind: 'words', text: '#77' })
  })
  it('answers the message that asks for one, and presses no button meanwhile', async () => {
    await put(cardOf(41))
    const ask = async () => {
      const prompt = { for: { id: '501', name: 'ana', locale: null }, placeholder: '#41', numbers: [1, 41] }
      const card: Card = { parts: [{ part: 'line', text: 'Which one?' }], buttons: [] }
      const sent = await stage.channel.send(stage.place, card, { ...plainly(), prompt })
      return sent.outcome === 'sent' ? sent.message : ''
    }
    const [one, two] = [await ask(), await ask()]
    expect(await typed('1')).toMatchObject({ kind: 'words', text: '1', replyTo: two })
    expect(await typed('1')).toMatchObject({ kind: 'press', data: '41.1.evolve' })
    expect(one).not.toBe(two)
    const three = await ask()
    expect(await typed('2')).toMatchObject({ kind: 'press', data: '41.1.ignore' })
    expect(await typed('#41')).toMatchObject({ kind: 'words', text: '#41', replyTo: three })
  })
})

describe('a list that is drawn anew', () => {
  const row = (of: number, state: string, ...buttons: string[]) => ({
    parts: [
      { part: 'line', text: `#${of} ${state}` },
      { part: 'words', lines: [`> words of ${of}`] },
    ] as const,
    buttons: buttons.map((verb) => ({ label: `${verb} #${of}`, action: `${of}.1.${verb}` })),
  })
  const list = (...rows: ReturnType<typeof row>[]): Card => ({
    parts: [{ part: 'title', text: 'All L1' }, ...rows.flatMap(({ parts }) => parts)],
    buttons: rows.map(({ buttons }) => buttons),
  })
  async function added(before: Card, after: Card): Promise<string> {
    const message = await put(before)
    const seen = stage.screen().length
    await stage.channel.edit({ chat: '501', message }, after)
    return stage.screen().slice(seen)
  }

  it('says what became of every row that was decided, each with its words', async () => {
    const open = list(row(41, 'ticked', 'batch'), row(42, 'ticked', 'batch'))
    const text = await added(open, list(row(41, 'written'), row(42, 'left as it was')))
    for (const line of ['All L1', '#41 written', 'words of 41', '#42 left as it was', 'words of 42'])
      expect(text).toContain(line)
  })
  it('repeats no row and no button that is as it was', async () => {
    const open = list(row(41, 'waits', 'evolve'), row(42, 'waits', 'evolve'))
    const text = await added(open, list(row(41, 'written', 'undo'), row(42, 'waits', 'evolve')))
    expect(text).toContain('#41 written')
    expect(text).toContain('3) undo #41')
    expect(text).not.toContain('42')
  })
  it('prints nothing when only buttons went', async () => {
    const open = list(row(41, 'waits', 'evolve'), row(42, 'waits', 'evolve'))
    expect(await added(open, list(row(41, 'waits'), row(42, 'waits', 'evolve')))).toBe('')
  })
})

it('begins with an empty screen, and says so', async () => {
  const told: Update[] = []
  await stage.close()
  stage = await openTerminal(async () => null, { anew: (update) => told.push(update) })
  expect(told).toMatchObject([{ channel: 'terminal', incoming: { kind: 'anew', blank: true } }])
})

describe('the end', () => {
  it('of the input ends neither the showing nor the service', async () => {
    stage.input.end('last words')
    await stage.until(() => updates.length === 1)
    await put(cardOf(42))
    expect(stage.screen()).toContain('Request #42')
    expect(stage.channel.health()).toMatchObject({ state: 'up' })
  })
  it('of the output makes the terminal unreachable', async () => {
    stage.output.destroy(new Error('EPIPE'))
    const sent = await stage.channel.send(stage.place, cardOf(42), plainly())
    expect(sent.outcome).toBe('unreachable')
    expect((await stage.channel.edit({ chat: '501', message: 't1' }, undo)).outcome).toBe('unreachable')
  })
})

describe('the screen', () => {
  it('is never garbled by what a card holds (R6)', async () => {
    const evil = '\u001B[2J\u0007 a\u202Eb'
    await put({
      parts: [
        { part: 'title', text: evil },
        { part: 'words', lines: [evil] },
        { part: 'code', text: `+ ${evil}\r` },
      ],
      buttons: [[{ label: evil, action: '42.1.evolve' }]],
    })
    expect(stage.screen()).toContain('U+001B[2JU+0007 aU+202Eb')
    expect(stage.screen().replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
  })
  it('has colours only when they are wanted', async () => {
    const sequence = '\u001B['
    await put(aCard())
    expect(stage.screen()).not.toContain(sequence)
    await stage.close()
    await open(true)
    await put(aCard())
    expect(stage.screen()).toContain(sequence)
  })
  it('keeps its right edge with wide characters', async () => {
    await put(aCard({ parts: [{ part: 'title', text: '🧬 进化请求 #42' }] }))
    const [head = '', foot = ''] = stage
      .screen()
      .split('\n')
      .filter((line) => /^[╭╰]/.test(line))
    expect(columns(head)).toBe(80)
    expect(columns(foot)).toBe(80)
  })
  it('shows an edit in short: what is new, and the words', async () => {
    const message = await put(aCard())
    const before = stage.screen().length
    const parts = [...aCard().parts, { part: 'line' as const, text: '✅ Evolved · Ana' }]
    await stage.channel.edit({ chat: '501', message }, aCard({ parts, buttons: [] }))
    const added = stage.screen().slice(before)
    expect(added).toContain('✅ Evolved · Ana')
    expect(added).toContain('> Rule:')
    expect(added).not.toContain('Trigger:')
  })
  it('shows the edit of a card of an earlier run whole', async () => {
    await stage.channel.edit({ chat: '501', message: 'told.7' }, aCard())
    expect(stage.screen()).toContain('Trigger:')
    now += 5_000
    expect(await typed('1')).toMatchObject({ data: '42.7.evolve', at: { chat: '501', message: 'told.7' } })
  })
})

it('says ⏳ when the outcome takes longer', async () => {
  await stage.close()
  let finish = () => {}
  stage = await openTerminal(
    () => new Promise((resolve) => (finish = () => resolve({ toast: 'Done', alert: false }))),
  )
  stage.says('slow')
  await stage.until(() => stage.toasts().includes('en:toast-working'))
  finish()
  await stage.until(() => stage.toasts().includes('Done'))
})

it.each([
  ['', { line: 'empty' }],
  [' 2 ', { line: 'number', number: 2, of: null }],
  ['2)', { line: 'number', number: 2, of: null }],
  ['#42 1', { line: 'number', number: 1, of: 42 }],
  ['/Undo 42', { line: 'command', name: 'undo', args: '42' }],
  ['/help', { line: 'command', name: 'help', args: '' }],
  ['＃４２', { line: 'request', of: 42 }],
  ['#42 evolve', { line: 'words', text: '#42 evolve' }],
  ['/usr/bin is read-only', { line: 'words', text: '/usr/bin is read-only' }],
  ['2 spaces', { line: 'words', text: '2 spaces' }],
])('reads %j', (text, line) => {
  expect(readLine(text)).toEqual(line)
})

it('wraps at spaces, and wide text anywhere', () => {
  expect(wrap('never force push', 12)).toEqual(['never force', 'push'])
  expect(wrap('提交前必须跑测试', 6)).toEqual(['提交前', '必须跑', '测试'])
  expect(wrap('', 10)).toEqual([''])
})

it('draws what would not be seen', () => {
  expect(escapeLine('a\tb\u0000\u009B\u2066 👩‍👩‍👧')).toBe('a\tbU+0000U+009BU+2066 👩‍👩‍👧')
})
