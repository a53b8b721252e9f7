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
/** A menu belongs to no request. */
const listOf = (): Card => ({
  parts: [{ part: 'title', text: 'What waits' }],
  buttons: [[{ label: 'Send it', action: '0.0.send.1' }]],
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
  it('alone never chooses between two open cards, however long they have been there', async () => {
    await put(cardOf(41))
    await put(cardOf(42))
    expect(stage.screen()).toContain('#42 1) Evolve   2) Ignore')
    now += 60_000
    stage.says('2')
    await stage.until(() => stage.screen().includes('#41 2, #42 2'))
    expect(updates).toEqual([])
    expect(await typed('#41 2')).toMatchObject({ kind: 'press', data: '41.1.ignore' })
  })
  it('means the card of the request that is named', async () => {
    await put(cardOf(41))
    await put(cardOf(42))
    expect(await typed('#41 1')).toMatchObject({ kind: 'press', data: '41.1.evolve' })
    expect(await typed('＃４１　２')).toMatchObject({ kind: 'press', data: '41.1.ignore' })
  })
  it('never presses on a card that came up over the one that was read', async () => {
    await put(cardOf(41))
    now += 60_000
    await put(listOf())
    now += 300
    stage.says('1')
    await stage.until(() => stage.screen().endsWith('1) Send it\n'))
    expect(updates).toEqual([])
    now += 1_000
    expect(await typed('1')).toMatchObject({ data: '0.0.send.1' })
  })
  it('goes past a settled card, which has to be named', async () => {
    const message = await put(cardOf(42))
    await put(cardOf(41))
    await stage.channel.edit({ chat: '501', message }, undo)
    now += 5_000
    expect(stage.screen()).toContain('#42 1) Undo')
    expect(await typed('1')).toMatchObject({ data: '41.1.evolve' })
    expect(await typed('#42 1')).toMatchObject({ data: '42.2.undo', at: { message } })
  })
  it('is words when it names no button', async () => {
    await put(cardOf(42))
    expect(await typed('3')).toMatchObject({ kind: 'words', text: '3' })
    expect(await typed('#77 1')).toMatchObject({ kind: 'words', text: '#77 1' })
  })
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
