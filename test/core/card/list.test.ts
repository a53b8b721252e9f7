import { describe, expect, it } from 'vitest'
import { verbs } from '../../../src/core/action.ts'
import {
  age,
  drawHelp,
  drawLanguages,
  drawLimits,
  drawPending,
  drawStatus,
  drawWorkspaces,
  type PendingRow,
  type StatusView,
} from '../../../src/core/card/list.ts'
import { cardUndelivered, l3Written, notice, topicGone } from '../../../src/core/card/notice.ts'
import { localeCodes } from '../../../src/core/locale-code.ts'
import { loadLocales } from '../../../src/locale.ts'
import { asText, pressable } from './a-view.ts'

const translate = loadLocales()
const [en, zh] = [translate('en'), translate('zh')]

const row = (number: number, changes: Partial<PendingRow> = {}): PendingRow => ({
  number,
  revision: 1,
  state: 'asked',
  question: null,
  kind: 'add',
  takesOut: null,
  tier: 'L1',
  text: 'Run the tests',
  age: '3 h',
  sendable: true,
  ...changes,
})

describe('the list of what waits', () => {
  it('names each request with its tier, what it waits for, and its age', () => {
    const rows = [row(41), row(42, { state: 'questioned', question: 'content', tier: 'L3', sendable: false })]
    expect(asText(drawPending(rows, 0, ['~/b is not watched'], en))).toBe(
      `⏳ 2 requests are waiting
#41 · L1 · asked · 3 h: Run the tests
#42 · L3 · confirm the exact text · 3 h: Run the tests
~/b is not watched
[Send #41]`,
    )
  })

  it('says which rows would take something out', () => {
    const rows = [row(7, { kind: 'remove', takesOut: 5 }), row(8, { kind: 'remove', tier: 'L3' })]
    const text = asText(drawPending(rows, 0, [], en))
    expect(text).toContain('#7 · take out #5 · L1 · asked · 3 h: Run the tests')
    expect(text).toContain('#8 · take out an entry · L3 · asked')
  })

  it('shows ten rows and counts the rest', () => {
    const rows = Array.from({ length: 12 }, (_, at) => row(at + 1))
    const card = drawPending(rows, 21, [], en)
    expect(asText(card)).toContain('33 requests are waiting')
    expect(asText(card)).toContain('… and 23 more')
    expect(pressable(card)).toEqual(Array.from({ length: 10 }, () => 'send'))
  })

  it('says so when nothing waits', () => {
    expect(asText(drawPending([], 0, [], en))).toBe('⏳ Nothing is waiting.')
    expect(asText(drawPending([row(1)], 0, [], en))).toContain('1 request is waiting')
  })

  it('cuts a long text, for it is only a reminder', () => {
    expect(asText(drawPending([row(1, { text: 'x'.repeat(200) })], 0, [], en))).toMatch(/x{59}…/)
  })
})

describe('an age', () => {
  it.each([
    [0, 'just now', '刚刚'],
    [59_999, 'just now', '刚刚'],
    [60_000, '1 min', '1 分钟'],
    [3_599_999, '59 min', '59 分钟'],
    [3_600_000, '1 h', '1 小时'],
    [86_399_999, '23 h', '23 小时'],
    [2 * 86_400_000, '2 d', '2 天'],
    [-5_000, 'just now', '刚刚'],
  ])('of %i ms is %s', (ms, english, chinese) => {
    expect([age(ms, en), age(ms, zh)]).toEqual([english, chinese])
  })
})

describe('the status', () => {
  const NOW = Date.parse('2026-11-30T12:00:00Z')

  const quiet: StatusView = {
    phase: 'up',
    version: '0.1.0',
    channels: [],
    workspaces: [],
    queue: 0,
    waiting: 0,
    deferred: 0,
    unwritten: 0,
    promised: 0,
    uncommitted: 0,
    unwatched: [],
    dropped: 0,
    spool: 0,
  }

  it('says what is missing before anything is set up', () => {
    const text = asText(drawStatus(quiet, NOW, en))
    for (const way of ['No bot is set', 'nobody can sign in', 'evogate init', 'evogate start in a terminal'])
      expect(text).toContain(way)
    for (const way of ['evogate init', 'evogate workspace add', 'EVOGATE_WORKSPACES'])
      expect(text).toContain(way)
    expect(text.split('\n').at(-1)).toBe('Events not read yet: 0')
  })

  it.each([
    [30_000, 'connected · last contact just now', '已连接 · 刚刚联系过'],
    [5 * 60_000, 'connected · last contact 5 min ago', '已连接 · 上次联系：5 分钟前'],
    [2 * 86_400_000, 'connected · last contact 2 d ago', '已连接 · 上次联系：2 天前'],
    [null, 'connected', '已连接'],
  ])('says when a channel was last heard from (%s ms ago)', (ms, english, chinese) => {
    const lastContact = ms === null ? null : new Date(NOW - ms).toISOString()
    const channels = [{ name: 'telegram', identity: '@bot', state: 'up', remark: null, lastContact }] as const
    const lineOf = (t: typeof en) => asText(drawStatus({ ...quiet, channels }, NOW, t)).split('\n')[1]
    expect([lineOf(en), lineOf(zh)]).toEqual([`Telegram @bot: ${english}`, `Telegram @bot：${chinese}`])
  })

  it('says of a service that is not up what it is instead, and of none nothing about its channels', () => {
    const second = (phase: StatusView['phase']) =>
      asText(
        drawStatus(
          { ...quiet, phase, workspaces: [{ name: 'shop', branch: 'main', reason: null }] },
          NOW,
          en,
        ),
      )
        .split('\n')
        .slice(1, 3)
    expect(second('down')).toEqual([
      expect.stringMatching(/^Not running.*evogate start/),
      'shop: commits go to main',
    ])
    expect(second('starting')).toEqual([
      expect.stringMatching(/^Just starting/),
      expect.stringMatching(/^No bot is set/),
    ])
    expect(second('ending')[0]).toBe('Just ending.')
  })

  it('names what is in trouble, unwatched or lost', () => {
    const text = asText(
      drawStatus(
        {
          ...quiet,
          channels: [
            {
              name: 'telegram',
              identity: '@evogate_bot',
              state: 'trouble',
              remark: '409: conflict',
              lastContact: new Date(NOW - 3 * 3_600_000).toISOString(),
            },
          ],
          workspaces: [
            { name: 'shop', branch: 'main', reason: null },
            { name: 'notes', branch: null, reason: { code: 'no-repository' } },
          ],
          queue: 2,
          waiting: 3,
          deferred: 1,
          unwritten: 1,
          promised: 2,
          uncommitted: 1,
          unwatched: [{ path: '~/b', events: 12 }],
          dropped: 4,
          spool: 5,
        },
        NOW,
        en,
      ),
    )
    expect(text).toBe(`🧬 Evogate 0.1.0
Telegram @evogate_bot: in trouble (409: conflict) · last contact 3 h ago
shop: commits go to main
notes: no commits for now. There is no git repository
Open requests: 7 (waiting for an answer: 3 · in the queue: 2 · deferred: 1 · approved, not written yet: 1)
Events not read yet: 5
Deferred, though approved once: 1
Written, commit still to come: 1
12 prompts in ~/b not watched: evogate workspace add ~/b
Events dropped because too many came at once: 4`)
  })
})

describe('the other lists', () => {
  it('show the limits of an address', () => {
    const limits = {
      today: { used: 3, limit: 5 },
      week: { used: 9, limit: 15 },
      urgent: { used: 0, limit: 5 },
    }
    expect(asText(drawLimits({ ...limits, quiet: '22:00-07:00' }, en))).toContain('Today: 3 of 5')
    expect(asText(drawLimits({ ...limits, quiet: '22:00-07:00' }, en))).toContain('22:00-07:00')
    expect(asText(drawLimits({ ...limits, quiet: null }, zh))).toContain('安静时段：无')
  })

  it.each(localeCodes)('explain what can be pressed and written in %s', (code) => {
    const t = translate(code)
    for (const command of ['pending', 'remember', 'status', 'undo', 'why', 'limits', 'lang', 'help'])
      expect(asText(drawHelp(t))).toContain(`/${command} · `)
    const evolve = t('button-evolve')
    for (const name of [evolve, 'L1', 'L2', 'L3', t('legend-name-trigger'), 'H · M · L'])
      expect(asText(drawHelp(t))).toMatch(new RegExp(`^${name}[:：] ?\\S.{5}`, 'm'))
    expect(asText(drawLanguages(t))).toContain('/lang ko')
  })

  it('ask for a workspace by buttons that belong to no request', () => {
    const card = drawWorkspaces(['shop', 'api', 'web'], en)
    expect(card.buttons.map((row) => row.length)).toEqual([2, 1])
    expect(card.buttons.flat().map(({ action }) => action)).toEqual([
      '0.0.workspace.1',
      '0.0.workspace.2',
      '0.0.workspace.3',
    ])
  })
})

describe('a decision', () => {
  it('has a name for every verb in every language', () => {
    for (const code of localeCodes)
      for (const verb of verbs) expect(translate(code)(`move-${verb}`)).not.toBe('')
  })
})

describe('a notice', () => {
  it('tells every address about a change of the standing rules, in the words themselves', () => {
    const written = {
      workspace: 'shop',
      number: 42,
      path: 'CLAUDE.md',
      by: 'Ana',
      text: '> Rule: Never\n> Scope: shop',
    }
    const card = l3Written({ ...written, kind: 'add' }, en)
    expect(asText(card)).toBe(
      '📌 CLAUDE.md of shop was updated by #42, approved by Ana:\n> Rule: Never\n> Scope: shop',
    )
    expect(asText(l3Written({ ...written, kind: 'remove' }, zh))).toContain('移除了')
  })

  it('has no buttons', () => {
    const cards = [
      topicGone(en),
      cardUndelivered(42, { code: 'unreachable' }, en),
      notice('toast-nothing', {}, en),
    ]
    for (const card of cards) expect(card.buttons).toEqual([])
    expect(asText(cards[1] ?? topicGone(en))).toContain(
      '#42 could not be shown here. The chat cannot be reached',
    )
  })
})
