import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStage, BO, type Stage } from '../../flow/stage.ts'
import { aBrowser } from './chromium.ts'
import { aTab, button, openCard, pressOn, ready, signIn, type Tab } from './tab.ts'

const RULE = 'Never force-push to main'
const PLAIN = 'Use tabs in makefiles'
const PHONE = { width: 360, height: 740 }

let browser: Browser
beforeAll(async () => {
  browser = await aBrowser()
})
afterAll(() => browser.close())

/** A service with these requests asked, and somebody signed in at its inbox. */
async function aDesk(texts: readonly string[], options: Parameters<typeof aTab>[2] = {}) {
  const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
  for (const text of texts) await stage.put(text)
  const tab = await aTab(browser, stage, options)
  await signIn(tab, stage)
  return { stage, tab, page: tab.page }
}

async function anL3(options: Parameters<typeof aTab>[2] = {}) {
  const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
  await stage.prompt(RULE)
  await stage.until(() => stage.button(1, 'evolve'))
  const tab = await aTab(browser, stage, options)
  await signIn(tab, stage)
  await openCard(tab, 1)
  return { stage, tab, page: tab.page }
}

const headline = (tab: Tab) => tab.page.locator('.card .headline')
const untouched = (stage: Stage) => expect(stage.commits()).toEqual(['first'])

describe('the page', () => {
  it('lets in who types the code of the private chat, and tells a wrong one so', async () => {
    const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
    const tab = await aTab(browser, stage)
    await tab.page.fill('#code', '00000000')
    await tab.page.click('button[type=submit]')
    await expect.poll(() => tab.page.textContent('.trouble')).toMatch(/does not open/)
    await signIn(tab, stage)
    await expect.poll(() => tab.page.textContent('.none')).toContain('Nothing is waiting')
    expect(await tab.page.textContent('.who')).toBe('Ana')
    await tab.page.click('text=Sign out')
    await tab.page.waitForSelector('#code')
    await tab.page.reload()
    await tab.page.waitForSelector('#code')
    expect(tab.errors).toEqual([])
  })

  it('shows a card whole, and what is pressed there is written and committed', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    const text = await page.textContent('.card')
    for (const said of [`> ${PLAIN}`, 'Target: L1 → MEMORY.md (shop, main)', 'From:'])
      expect(text).toContain(said)
    await pressOn(tab, button('evolve'))
    await expect
      .poll(() => headline(tab).textContent(), { timeout: 15_000 })
      .toMatch(/✅ Evolved · Ana .* inbox/)
    expect(stage.commits()[0]).toBe(`🧬 L1 evolve: ${PLAIN}`)
    expect(stage.read('MEMORY.md')).toContain(`> ${PLAIN}`)
    expect(await stage.app().log({ audit: false, rebuild: false })).toMatchObject([
      { request: 1, move: 'evolve', via: 'web' },
    ])
    await expect.poll(() => page.locator('.row-link').count()).toBe(0)
    expect(tab.errors).toEqual([])
  })

  it('asks nobody but its own service for anything', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    for (const view of ['history', 'entries', 'health']) await page.click(`[data-view=${view}]`)
    await page.waitForSelector('.health')
    const origin = new URL(stage.world().inbox?.()?.url ?? '').origin
    expect(tab.asked.filter((url) => new URL(url).origin !== origin)).toEqual([])
    expect(tab.asked.filter((url) => /\d{8}/.test(url))).toEqual([])
    expect(tab.errors).toEqual([])
  })

  it('shows whatever came in any text of a card as the text it is (R66)', async () => {
    const { tab, page } = await aDesk([PLAIN])
    const evil = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(2)</script>',
      '"><svg onload=alert(3)>',
      'javascript:alert(4)',
      '&lt;b&gt;{{5}}',
    ].join(' ')
    await page.route('**/api/requests/1', async (route) => {
      const shown = await (await route.fetch()).json()
      const parts = ['line', 'warning', 'evidence', 'code'].map((part) => ({ part, text: evil }))
      const label = (row: readonly object[]) => row.map((one) => ({ ...one, label: evil }))
      await route.fulfill({
        json: {
          ...shown,
          block: `${evil}!`,
          file: evil,
          diff: `+${evil}`,
          card: { parts: [{ part: 'title', text: evil }, { part: 'words', lines: [evil] }, ...parts] },
          actions: shown.actions.map(label),
        },
      })
    })
    await openCard(tab, 1)
    await page.click('.exact summary')
    const buttons = await page.locator('.actions button').count()
    // Title, words, four more parts, file, block and diff.
    expect((await page.textContent('.card'))?.split(evil)).toHaveLength(9 + buttons + 1)
    expect(await page.locator('.card :is(img, script, svg, a, b)').count()).toBe(0)
    expect(tab.errors).toEqual([])
  })

  it('follows what is decided elsewhere, without being loaded again', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    await stage.press(1, 'ignore', BO)
    await expect.poll(() => headline(tab).textContent()).toMatch(/Ignored · Bo/)
    expect(await page.textContent('.note')).toContain('changed meanwhile')
    expect(await page.locator(button('evolve')).count()).toBe(0)
    await stage.put('Name branches after their ticket')
    await expect.poll(() => page.locator('.row-link').count()).toBe(1)
    expect(await page.title()).toMatch(/^\(1\)/)
  })

  it('takes new words, counts them, and puts the new card', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    await page.click(ready(button('modify')))
    await page.waitForSelector('#new-words')
    expect(await page.inputValue('#new-words')).toBe(PLAIN)
    await page.fill('#new-words', '字'.repeat(103))
    expect(await page.textContent('#words-count')).toBe('3 characters too many')
    await page.fill('#new-words', `${PLAIN} and nowhere else`)
    await page.click('.words-form button[type=submit]')
    await expect.poll(() => page.textContent('.card .words')).toContain(`> ${PLAIN} and nowhere else`)
    await pressOn(tab, button('evolve'))
    await stage.state(1, 'written')
    expect(stage.read('MEMORY.md')).toContain('and nowhere else')
  })

  it('keeps the words that somebody writes while the card is decided elsewhere', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    await page.click(ready(button('modify')))
    await page.waitForSelector('#new-words')
    await page.fill('#new-words', 'Use tabs everywhere')
    await stage.press(1, 'ignore', BO)
    await expect.poll(() => page.locator('.note').textContent()).toContain('Your words are still here')
    expect(await page.inputValue('#new-words')).toBe('Use tabs everywhere')
    await page.keyboard.press('Escape')
    await expect.poll(() => headline(tab).textContent()).toMatch(/Ignored · Bo/)
  })

  it('can be read after it was loaded again, and asks for one more code before a press', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    await page.reload()
    await page.waitForSelector(button('evolve'))
    await page.click(ready(button('evolve')))
    await page.waitForSelector('#code')
    expect((await stage.request(1)).state).toBe('asked')
    await signIn(tab, stage)
    await page.waitForSelector('.card[data-id="1"]')
    await pressOn(tab, button('evolve'))
    await stage.state(1, 'written')
  })

  it('undoes an entry by asking, as everywhere', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await stage.approve(1)
    await page.click('[data-view=entries]')
    await page.click('.entry [data-verb=undo]')
    await stage.state(2, 'asked')
    expect(stage.read('MEMORY.md')).toContain(`> ${PLAIN}`)
    await page.click('[data-view=open]')
    await expect.poll(() => page.textContent('[data-key=row-2]')).toMatch(/^#2L1− Take outasked/)
    await openCard(tab, 2)
    await pressOn(tab, button('evolve'))
    await stage.state(2, 'written')
    expect(stage.read('MEMORY.md')).toBe('')
  })
})

describe('an L3 at the page', () => {
  it.each([
    { name: 'a desk', size: { width: 1200, height: 800 } },
    { name: 'a phone', size: PHONE },
  ])('cannot be clicked through on $name: the second button is elsewhere and takes 2 s', async ({ size }) => {
    const { stage, tab, page } = await anL3({ viewport: size })
    await pressOn(tab, button('evolve'))
    untouched(stage)
    await page.waitForSelector(ready(button('tier', 'l3')))
    await page.locator(button('tier', 'l3')).scrollIntoViewIfNeeded()
    const first = await page.locator(button('tier', 'l3')).boundingBox()
    await page.dblclick(button('tier', 'l3'))
    await page.waitForSelector(button('confirm'))
    const at = { x: (first?.x ?? 0) + (first?.width ?? 0) / 2, y: (first?.y ?? 0) + (first?.height ?? 0) / 2 }
    await page.locator(button('confirm')).click({ force: true })
    expect((await stage.request(1)).question).toBe('content')
    untouched(stage)
    const under = await page.evaluate(
      `document.elementFromPoint(${at.x}, ${at.y})?.closest('[data-verb=confirm]') != null`,
    )
    expect(under).toBe(false)
    expect(await page.textContent('.card')).toContain(`+> Rule: ${RULE}`)
    stage.pass(2_500)
    await page.waitForSelector(`${button('confirm')}:not([aria-disabled])`)
    await page.click(button('confirm'))
    await stage.state(1, 'written')
    expect(stage.read('CLAUDE.md')).toContain(`> Rule: ${RULE}`)
  })

  it('is not confirmed for who is no owner', async () => {
    const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
    await stage.prompt(RULE)
    await stage.until(() => stage.button(1, 'evolve'))
    const tab = await aTab(browser, stage)
    await signIn(tab, stage, BO)
    await openCard(tab, 1)
    await pressOn(tab, button('evolve'))
    await tab.page.click(ready(button('tier', 'l3')))
    await expect.poll(() => tab.page.textContent('.toast.alert')).toMatch(/owner/i)
    expect((await stage.request(1)).question).toBe('tier')
  })
})

describe('at the page, a person', () => {
  it('who has only a keyboard signs in, reads and decides', async () => {
    const { stage, tab, page } = await aDesk([PLAIN])
    await page.waitForSelector('.row-link')
    await page.keyboard.press('j')
    await page.waitForSelector('.card[data-id="1"]')
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('card-title')
    await page.waitForSelector(ready(button('evolve')))
    await page.keyboard.press('a')
    expect(await page.evaluate('document.activeElement?.dataset.verb')).toBe('evolve')
    await page.keyboard.press('Enter')
    await stage.state(1, 'written')
    await expect.poll(() => page.textContent('#said')).not.toBe('')
    await page.keyboard.press('?')
    expect(await page.locator('dialog[open]').count()).toBe(1)
    const help = await page.textContent('dialog[open]')
    for (const name of ['Evolve', 'L1', 'L2', 'L3', 'Trigger', 'Urgency', 'H · M · L'])
      expect(help).toContain(name)
    await page.keyboard.press('Escape')
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(tab.errors).toEqual([])
  })

  it('who cannot see is told the name of everything that can be pressed', async () => {
    const { tab, page } = await aDesk([PLAIN])
    await openCard(tab, 1)
    const nameless = await page.evaluate(`
      [...document.querySelectorAll('button, a[href], input, textarea')].filter((one) => {
        const labels = [...(one.labels ?? [])].map((label) => label.textContent)
        return ![one.getAttribute('aria-label'), one.textContent, ...labels].some((name) => name?.trim())
      }).map((one) => one.outerHTML)`)
    expect(nameless).toEqual([])
    expect(await page.getAttribute('.card-pane', 'aria-labelledby')).toBe('card-title')
    expect(await page.getAttribute(button('evolve'), 'title')).toMatch(
      /^yes: it is written as the card shows it/,
    )
    expect(await page.getAttribute('.card .tier', 'title')).toMatch(/^L1: something learned, for MEMORY\.md/)
    await page.click('.foot [data-key=legend]')
    expect(await page.locator('dialog[open] .legend dt').count()).toBe(10)
  })

  it.each([
    ['en', 'Evolve', 'Open'],
    ['zh', '进化', '待决定'],
    ['ko', '진화', '대기 중'],
  ] as const)('reads %s on a narrow phone, with nothing over the edge', async (locale, evolve, open) => {
    const long = `Put ${'averylongnamewithoutanyspaces'.repeat(2)} first`
    const { tab, page } = await aDesk([long], { locale, viewport: PHONE, colorScheme: 'dark' })
    await openCard(tab, 1)
    expect(await page.getAttribute('html', 'lang')).toBe(locale)
    expect(await page.textContent(button('evolve'))).toBe(evolve)
    expect(await page.textContent('[data-view=open]')).toContain(open)
    for (const view of ['', 'history', 'entries', 'health']) {
      if (view) await page.click(`[data-view=${view}]`)
      const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      expect([view, over]).toEqual([view, 0])
    }
    expect(tab.errors).toEqual([])
  })
})
