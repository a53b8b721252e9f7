import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStage, BO } from '../../flow/stage.ts'
import { aBrowser } from './chromium.ts'
import { aTab, button, openCard, ready, signIn } from './tab.ts'

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

  it('does not put older rows of the history among those of another list', async () => {
    const desk = await aDesk()
    const { stage, page } = desk
    await stage.put('Name branches after their ticket')
    await stage.press(2, 'ignore', BO)
    const [row] = (await page.evaluate(
      `fetch('/api/requests?state=history').then((answer) => answer.json())`,
    )) as Record<string, unknown>[]
    const rowsFrom = (top: number) => Array.from({ length: 100 }, (_, at) => ({ ...row, id: top - at }))
    await page.route('**/api/requests?state=history', (route) => route.fulfill({ json: rowsFrom(900) }))
    const held = await heldBack(desk, '**/api/requests?state=history&before=*')
    await page.click('[data-view=history]')
    await page.click('[data-key=more]')
    const route = await held()
    await page.click('[data-view=open]')
    await page.waitForSelector('[data-key=row-1]')
    const answered = page.waitForResponse('**/api/requests?state=history&before=*')
    await route.fulfill({ json: rowsFrom(800) })
    await (await answered).finished()
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
    expect(await page.locator('.row-link').count()).toBe(1)
  })

  it('to a press does not hide what came of it meanwhile', async () => {
    const desk = await aDesk()
    const { stage, page } = desk
    await openCard(desk.tab, 1)
    const held = await heldBack(desk, '**/api/requests/1/press')
    await page.click(ready(button('ignore')))
    const route = await held()
    // What is sent on from here has lost what only a browser says.
    const headers = { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' }
    const answer = await route.fetch({ headers })
    expect(answer.status()).toBe(200)
    const renewed = page.waitForResponse(async (response) => {
      if (!response.url().endsWith('/api/requests/1')) return false
      return (await response.json()).state === 'asked'
    })
    await stage.press(1, 'reopen', BO)
    await (await renewed).finished()
    await route.fulfill({ response: answer })
    await page.waitForSelector(button('evolve'))
    expect(await page.getAttribute('.card', 'data-revision')).toBe(String((await stage.request(1)).revision))
  })
})

describe('an answer that says no', () => {
  it('to the number of a request leaves the list there', async () => {
    const { page } = await aDesk()
    await page.evaluate(`location.hash = '#/request/99'`)
    await page.reload()
    await page.waitForSelector('.toast.alert')
    await expect.poll(() => page.locator('[data-key=row-1]').count()).toBe(1)
  })

  it('while the service is down behind its door does not keep the page from hearing of it again', async () => {
    const stage = await aStage({ env: { WEB_PORT: '0' }, heart: 'own' })
    const tab = await aTab(browser, stage)
    let refused = 0
    await tab.page.route('**/events', (route) =>
      refused++ === 0 ? route.fulfill({ status: 502, body: '' }) : route.continue(),
    )
    await signIn(tab, stage)
    await expect.poll(() => tab.page.textContent('.live'), { timeout: 20_000 }).toBe('Live')
    expect(refused).toBe(2)
    await stage.put('Use tabs in makefiles')
    await expect.poll(() => tab.page.locator('[data-key=row-1]').count()).toBe(1)
  })
})
