import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStage, type Stage } from '../../flow/stage.ts'
import { aBrowser } from './chromium.ts'
import { aTab, button, openCard, pressOn, ready, signIn, urlOf } from './tab.ts'

const OLD = 'Use npm, not pnpm'
const NEW = 'Use pnpm, not npm'

let browser: Browser
beforeAll(async () => {
  browser = await aBrowser()
})
afterAll(() => browser.close())

async function aDesk(texts: readonly string[]) {
  const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
  for (const text of texts) await stage.put(text)
  const tab = await aTab(browser, stage)
  await signIn(tab, stage)
  return { stage, tab, page: tab.page }
}
const mark = (page: Page) => page.textContent('.live')
const badge = (page: Page, number: number) => page.textContent(`[data-key=row-${number}] .state`)

async function takeOut(stage: Stage, number: number): Promise<void> {
  await stage.press(number, 'undo')
  const undo = await stage.until(async () =>
    (await stage.world().store.read.requests({ states: ['asked'] })).find(({ kind }) => kind === 'remove'),
  )
  await stage.press(undo.number, 'evolve')
  await stage.state(undo.number, 'written')
}

describe('an open page', () => {
  it('shows no entry on that was taken out elsewhere, and calls it written no more', async () => {
    const { stage, tab, page } = await aDesk([OLD])
    await page.click('[data-view=entries]')
    await page.waitForSelector('.wide .none')
    await stage.approve(1)
    await page.waitForSelector('.entry')
    await page.click('[data-view=history]')
    await expect.poll(() => badge(page, 1)).toBe('written')
    await page.click('[data-view=entries]')
    await page.waitForSelector('.entry')
    await takeOut(stage, 1)
    await page.waitForSelector('.wide .none')
    expect(await page.locator('.entry').count()).toBe(0)
    await page.click('[data-view=history]')
    await expect.poll(() => badge(page, 1)).toBe('Taken out again by #2')
    expect(await badge(page, 2)).toBe('taken out')
    expect(tab.errors).toEqual([])
  })

  it('does not leave it at "approved" when the rule meets another that stands by now', async () => {
    const { stage, tab, page } = await aDesk([OLD, NEW])
    await openCard(tab, 2)
    await stage.approve(1)
    await pressOn(tab, button('evolve'))
    await page.waitForSelector(button('conflict', 'new'))
    await expect.poll(() => page.textContent('.toast')).toMatch(/#2 is not written yet/)
    expect(stage.read('MEMORY.md')).not.toContain(NEW)
  })

  it('says of new words that they stand there, and sends nobody to another card', async () => {
    const { tab, page } = await aDesk([OLD])
    await openCard(tab, 1)
    await page.click(ready(button('modify')))
    await page.fill('#new-words', 'Use yarn, not npm')
    await page.click('.words-form button[type=submit]')
    await expect.poll(() => page.textContent('.toast')).toMatch(/has these new words now/)
    expect(await page.textContent('.card .words')).toContain('Use yarn')
  })
})

describe('of three pages of one person', () => {
  it('the one before the last two rests, says so, and is live again when somebody comes back to it', async () => {
    const { stage, tab, page } = await aDesk([])
    await expect.poll(() => mark(page)).toBe('Live')
    const asked = () => tab.asked.filter((url) => url.endsWith('/events')).length
    const others: Page[] = []
    for (let count = 0; count < 2; count++) {
      const other = await page.context().newPage()
      await other.goto(urlOf(stage))
      await expect.poll(() => mark(other)).toBe('Live')
      others.push(other)
    }
    await expect.poll(() => mark(page)).toMatch(/^Paused: two other tabs are live/)
    await stage.put(OLD)
    for (const other of others) await expect.poll(() => other.locator('.row-link').count()).toBe(1)
    // It took nobody's turn back meanwhile.
    expect([await mark(page), asked(), await page.locator('.row-link').count()]).toEqual([
      expect.stringMatching(/^Paused/),
      1,
      0,
    ])
    for (const other of others) expect(await mark(other)).toBe('Live')
    await page.click('.filter')
    await expect.poll(() => mark(page)).toBe('Live')
    await expect.poll(() => page.locator('.row-link').count()).toBe(1)
    const marks = () => Promise.all(others.map(mark))
    await expect.poll(async () => (await marks()).filter((one) => one === 'Live').length).toBe(1)
  })
})
