import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStage, BO } from '../../flow/stage.ts'
import { aBrowser } from './chromium.ts'
import { aTab, button, openCard, signIn } from './tab.ts'

let browser: Browser
beforeAll(async () => {
  browser = await aBrowser()
})
afterAll(() => browser.close())

async function aDesk() {
  const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
  await stage.put('Use tabs in makefiles')
  const tab = await aTab(browser, stage)
  await signIn(tab, stage)
  return { stage, tab, page: tab.page }
}

/** Holds back the first answer to this address. */
async function heldBack({ page }: Awaited<ReturnType<typeof aDesk>>, path: string) {
  const held: Route[] = []
  await page.route(path, async (route) => {
    if (held.length > 0) return route.continue()
    held.push(route)
  })
  return async (): Promise<Route> => {
    await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1)
    return held[0]!
  }
}

describe('an answer that comes late', () => {
  it('does not come up under the name of the view that stands there by then', async () => {
    const desk = await aDesk()
    const { page } = desk
    const held = await heldBack(desk, '**/api/health')
    await page.click('[data-view=health]')
    const route = await held()
    expect(await page.textContent('.wide')).toContain('Loading')
    await page.click('[data-view=entries]')
    await expect.poll(() => page.textContent('.wide h1')).toBe('Entries')
    await expect.poll(() => page.textContent('.wide')).not.toContain('Loading')
    const answered = page.waitForResponse('**/api/health')
    await route.continue()
    await (await answered).finished()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await page.locator('.wide .health').count()).toBe(0)
    expect(desk.tab.errors).toEqual([])
  })

  it('does not put an older card in the place of a newer one', async () => {
    const desk = await aDesk()
    const { stage, page } = desk
    await openCard(desk.tab, 1)
    const old = await page.evaluate(`fetch('/api/requests/1').then((answer) => answer.json())`)
    const held = await heldBack(desk, '**/api/requests/1')
    await stage.press(1, 'defer', BO)
    const route = await held()
    await stage.press(1, 'ignore', BO)
    await expect.poll(() => page.textContent('.card .headline')).toMatch(/Ignored · Bo/)
    const answered = page.waitForResponse('**/api/requests/1')
    await route.fulfill({ json: old })
    await (await answered).finished()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await page.textContent('.card .headline')).toMatch(/Ignored · Bo/)
    expect(await page.locator(button('evolve')).count()).toBe(0)
  })
})
