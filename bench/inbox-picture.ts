// The page itself, in a real browser, over cards that stand still: the same words every time, in the fonts that are here.
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openInbox } from '../src/channels/index.ts'
import { decodeAction } from '../src/core/action.ts'
import { blockHash, renderBlock } from '../src/core/block.ts'
import { type CardView, drawCard } from '../src/core/card/view.ts'
import type { LocaleCode, Translate } from '../src/core/locale-code.ts'
import type { Request } from '../src/core/request/request.ts'
import type { Tier } from '../src/core/tier.ts'
import type { InboxDesk, InboxRequest } from '../src/flow/ports/inbox.ts'
import { loadLocales } from '../src/locale.ts'
import { aBrowser } from '../test/channels/web/chromium.ts'
import { aView } from '../test/core/card/a-view.ts'

const NOW = Date.parse('2026-11-29T14:05:00Z')
const DATE = '2026-11-29'
const SIZE = { width: 1080, height: 1040 }
const SHARPNESS = 1.5
const WHO = { channel: 'telegram', id: '1001', name: 'Ana' } as const

const rule = { tier: 'L3', agent: 'claude-code', date: DATE, scope: 'shop' } as const
const texts: Readonly<Record<LocaleCode, readonly [string, string, string]>> = {
  en: ['Never force-push to main', 'Run the tests before every commit', 'Use pnpm, not npm'],
  zh: ['禁止强推 main', '提交前必须跑测试', '用 pnpm，不要用 npm'],
  ko: ['main에 절대 force push 하지 않기', '커밋 전에 반드시 테스트 실행하기', 'npm 말고 pnpm 쓰기'],
}
const rules: Readonly<Record<LocaleCode, string>> = {
  en: 'Prices are integers in cents.',
  zh: '价格以分为单位，用整数表示。',
  ko: '가격은 센트 단위의 정수로 쓴다.',
}

/** The lines that one more block brings into our section of a file. */
function diffOf(locale: LocaleCode, block: string, hash: string): string {
  const before = renderBlock({ ...rule, locale, text: rules[locale] })
    .split('\n')
    .slice(-2)
  const added = [
    `<!-- evo: id=01KB7Y3Q8M5T0ZC4W6N2R9XHJD hash=${hash} -->`,
    `<!-- decay: type=business_rule confirmed=${DATE} C0=1.0 alpha=0 beta=0 -->`,
    ...block.split('\n'),
    '',
  ]
  const around = (line: string) => ` ${line}`
  const lines = [
    ...[...before, ''].map(around),
    ...added.map((line) => `+${line}`),
    around('<!-- evo:end -->'),
  ]
  return ['@@ -12,4 +12,11 @@ CLAUDE.md', ...lines].join('\n')
}

function shown(
  { locale, t, number, text, tier }: Said,
  request: Partial<Request> = {},
  withDiff = false,
): InboxRequest {
  const path = tier === 'L3' ? 'CLAUDE.md' : 'MEMORY.md'
  const block = renderBlock({ tier, locale, agent: 'claude-code', date: DATE, text, scope: 'shop' })
  const hash = blockHash({ path, tier, block })
  const sealed = { text: block, hash, path, tier, date: DATE }
  const diff = withDiff ? diffOf(locale, block, hash) : null
  const view: CardView = aView({ number, text, tier, block: sealed, ...request }, { diff })
  const origin = { ...view.request.origin, host: 'ana-laptop', session: '3f9a' }
  const card = drawCard({ ...view, request: { ...view.request, origin } }, t)
  const age = (number - 41) ** 3 * 7 * 60_000
  const at = (ms: number) => new Date(NOW + ms).toISOString()
  const { revision, state, question, kind, urgency } = view.request
  return {
    ...{ id: number, ulid: view.request.ulid, revision, state, question, kind, takesOut: null },
    ...{ tier, urgency, text, workspace: '/home/ana/shop', workspaceName: 'shop', target: path },
    ...{ askedAt: at(-age), dueAt: at(72 * 3_600_000 - age), settled: null, gone: null },
    ...{ card: { parts: card.parts }, block, file: path, diff, words: [], outcome: null, confirmAt: NOW },
    actions: card.buttons.map((row) =>
      row.flatMap(({ label, action, tone }) => {
        const given = decodeAction(action)
        return given ? [{ verb: given.verb, value: given.value, label, tone: tone ?? null, words: null }] : []
      }),
    ),
  }
}
interface Said {
  readonly locale: LocaleCode
  readonly t: Translate
  readonly number: number
  readonly text: string
  readonly tier: Tier
}

/** An L3 whose exact text is to be confirmed, and two more. */
function requestsIn(locale: LocaleCode): readonly InboxRequest[] {
  const said = { locale, t: loadLocales()(locale) }
  const [rule, method, tool] = texts[locale]
  const answers = { tier: { value: 'l3', text: rule, by: 'telegram:1001' } }
  const content = { state: 'questioned', question: 'content', urgency: 'urgent', answers } as const
  return [
    shown({ ...said, number: 42, text: rule, tier: 'L3' }, content, true),
    shown({ ...said, number: 43, text: method, tier: 'L1' }, { urgency: 'urgent' }),
    shown({ ...said, number: 44, text: tool, tier: 'L1' }, { urgency: 'standard' }),
  ]
}

const nothing = async () => {}
const deskOf = (requests: readonly InboxRequest[]): InboxDesk => ({
  mayEnter: async () => true,
  rows: async () => requests,
  request: async (_who, number) => requests.find(({ id }) => id === number) ?? null,
  press: async () => ({ toast: '', alert: false, request: null }),
  entries: async () => [],
  health: async () => ({ version: '', name: WHO.name, lines: [] }),
  pulse: async () => ({
    ...{ ready: true, version: '', queue: 0, waiting: 0, oldestPending: null, spool: 0 },
    ...{ drift: 0, walBytes: 0, channels: [] },
  }),
  wayIn: () => '',
  sendCode: async () => '',
  changedSince: async () => [],
  mayHear: async () => [],
  onChange: () => () => {},
  audit: nothing,
  loggedIn: nothing,
})

async function take(browser: Browser, locale: LocaleCode, file: string): Promise<void> {
  const desk = deskOf(requestsIn(locale))
  const at = { port: 0, host: '127.0.0.1', url: null }
  const opened = await openInbox({ ...at, desk, locale, t: loadLocales(), now: Date.now, log() {} })
  if (opened.outcome === 'failed') throw new Error(opened.why)
  const { inbox } = opened
  const context = await browser.newContext({
    locale,
    timezoneId: 'UTC',
    viewport: SIZE,
    deviceScaleFactor: SHARPNESS,
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.goto(`${inbox.url}/#code=${inbox.codeFor(WHO)}`)
  await page.click('[data-key="row-42"]')
  await page.waitForSelector('[data-verb=confirm]:not([aria-disabled])')
  await page.waitForSelector('.live:not(:empty)')
  await page.evaluate('document.activeElement.blur()')
  await page.screenshot({ path: file })
  await context.close()
  await inbox.close()
}

/** Writes `inbox-<locale>.png` of every language; gives their names. */
export async function* drawInbox(docs: string): AsyncGenerator<string> {
  const browser = await aBrowser()
  try {
    for (const locale of ['en', 'zh', 'ko'] as const) {
      const name = `inbox-${locale}.png`
      await take(browser, locale, join(docs, name))
      yield name
    }
  } finally {
    await browser.close()
  }
}
