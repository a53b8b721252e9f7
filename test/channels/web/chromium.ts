import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Switches for a machine without a screen that would take away what is to be tested: origins, and their headers. */
const WEAKENING = /^--(disable-web-security|allow-running-insecure-content|single-process|no-zygote)$/

/** A real Chromium. */
export async function aBrowser(): Promise<Browser> {
  const args = sparticuz.args.filter((arg) => !WEAKENING.test(arg))
  return chromium.launch({ executablePath: await sparticuz.executablePath(), args, headless: true })
}
