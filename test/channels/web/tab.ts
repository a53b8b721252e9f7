import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { LocaleCode } from '../../../src/core/locale-code.ts'
import { ANA, type Somebody, type Stage } from '../../flow/stage.ts'

export interface Tab {
  readonly page: Page
  /** What went wrong in the page, and every address it asked for. */
  readonly errors: readonly string[]
  readonly asked: readonly string[]
}

/** A new profile with the inbox of a stage open; nobody is signed in. */
export async function aTab(
  browser: Browser,
  stage: Stage,
  options: BrowserContextOptions & { readonly locale?: LocaleCode } = {},
): Promise<Tab> {
  const context = await browser.newContext({ locale: 'en', ...options })
  const page = await context.newPage()
  const errors: string[] = []
  const asked: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('dialog', (dialog) => {
    errors.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (line) => {
    // That nobody is signed in yet is no error of the page.
    if (line.type() === 'error' && !/status of 40[13]/.test(line.text())) errors.push(line.text())
  })
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(urlOf(stage))
  return { page, errors, asked }
}

export function urlOf(stage: Stage): string {
  const url = stage.world().inbox?.()?.url
  if (!url) throw new Error('the stage has no inbox')
  return url
}

/** Asks the bot for a code, as a person would. */
export async function aCode(stage: Stage, by: Somebody = ANA): Promise<string> {
  // The platform takes one message a second in a chat, and the stage's clock stands still.
  stage.pass(1_500)
  const before = stage.wire.messages.length
  stage.wire.says('/inbox', { from: by, chat: { id: by.id, type: 'private' } })
  return stage.until(
    () =>
      stage.wire.messages
        .slice(before)
        .flatMap(({ chat, text }) => (chat === by.id ? [/\b\d{8}\b/.exec(text)?.[0]] : []))
        .find(Boolean),
    'a code in the private chat',
  )
}

export async function signIn({ page }: Tab, stage: Stage, by: Somebody = ANA): Promise<void> {
  await page.fill('#code', await aCode(stage, by))
  await page.keyboard.press('Enter')
  await page.waitForSelector('.inbox')
}

/** Opens a card, and waits until its buttons take a press. */
export async function openCard({ page }: Tab, number: number): Promise<void> {
  await page.click(`.row-link[data-key="row-${number}"]`)
  await page.waitForSelector(`.card[data-id="${number}"]`)
}

export const button = (verb: string, value = ''): string =>
  `.actions button[data-verb="${verb}"][data-value="${value}"]`

/** The same button once it takes a press: right after a card has come up it takes none. */
export const ready = (selector: string): string => selector.replace('.actions', '.actions:not([data-fresh])')

/** Presses a button and waits until the card has moved. */
export async function pressOn({ page }: Tab, selector: string): Promise<void> {
  const revision = await page.getAttribute('.card', 'data-revision')
  await page.click(ready(selector))
  await page.waitForSelector(`.card:not([data-revision="${revision}"])`)
}
