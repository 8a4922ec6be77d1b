import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import { requireBrowser } from '../../../../../scripts/browser.ts'

/** The phone that Lighthouse emulates, so that all figures are for the same device. */
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

/** Slow 4G as in Lighthouse; throughput in bytes per second, latency in milliseconds. */
export const slow4g = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
}
const slowCpu = 4

/** Starts the browser. A debugging port lets Lighthouse control it too. */
export const openBrowser = (debuggingPort?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: requireBrowser(),
    args: debuggingPort ? [...flags, `--remote-debugging-port=${debuggingPort}`] : flags,
  })

/** Runs a function with a page of a new phone context (no cache, no cookies), and closes the context afterwards. */
export async function withPhonePage<Result>(
  browser: Browser,
  use: (page: Page, session: CDPSession, context: BrowserContext) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext({ ...phone, ...options })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    return await use(page, session, context)
  } finally {
    await context.close()
  }
}

/** Slows the CPU down to that of a cheap phone. */
export async function slowCpuDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
}

/** Throttles an open page to a cheap phone on slow 4G. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', slow4g)
  await slowCpuDown(session)
}

/** Latest start of a page's scripts after the load (packages/front/src/browser/start-script.ts), plus time for their prefetches. */
const idleMs = 2500

/** Waits until the page has loaded and has finished its prefetches. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(idleMs)
  await page.waitForLoadState('networkidle')
}
