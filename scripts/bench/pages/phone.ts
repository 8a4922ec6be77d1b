import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { requireBrowser } from '#scripts/browser.ts'

/** The phone that Lighthouse emulates, so that all figures are of one phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const flags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Slow 4G: bytes per second and milliseconds. */
const slow4g = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const slowCpu = 4

/** Starts the browser; with a port, others can drive it too. */
export const openBrowser = (debuggingPort?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: requireBrowser(),
    args: debuggingPort ? [...flags, `--remote-debugging-port=${debuggingPort}`] : flags,
  })

/** Gives a page of a phone that has never seen the shop, and closes it after use. */
export async function withPhone<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    return await use(page, session, context)
  } finally {
    await context.close()
  }
}

/** Makes network and processor those of a cheap phone far from the city. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
}

/** How long nothing may happen before a page counts as settled, in milliseconds. */
const idleMs = 1500

/** Waits until the page has loaded, fetched what it prefetches, and then stays quiet. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(idleMs)
  await page.waitForLoadState('networkidle')
}
