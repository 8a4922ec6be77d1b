import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import type { Driver, RunningEngine, TabOptions } from '#e2e/engines/driver.ts'

/** Options of a tab besides its size. */
export interface Environment {
  context?: BrowserContextOptions
  args?: readonly string[]
  /** Runs in each page before its scripts. */
  prepare?: () => void
}

/** Opens a Chromium tab over its own protocol. Playwright's locators don't work here: their page code needs newer browsers. */
async function openTab(
  browser: Browser,
  { width, height, scripts }: TabOptions,
  { context: options, prepare }: Environment,
): Promise<Driver> {
  const viewport = { width, height }
  const context = await browser.newContext({ ...options, viewport, javaScriptEnabled: scripts })
  if (prepare) await context.addInitScript(prepare)
  const page = await context.newPage()
  const failures: string[] = []
  page.on('pageerror', ({ stack, message }) => failures.push(stack ?? message))
  page.on('console', (line) => {
    if (line.type() === 'error') failures.push(`${line.text()} ${line.location().url}`)
  })
  return {
    goTo: async (url) => {
      const open = () => page.goto(url, { waitUntil: 'domcontentloaded', timeout: 15_000 })
      // Playwright misses that an old Chromium has left a page that was still loading.
      await open().catch(open)
    },
    back: async () => {
      await page.goBack({ waitUntil: 'commit' })
    },
    evaluate: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    cookies: () => context.cookies(),
    screenshot: () => page.screenshot(),
    failures: () => failures,
    close: () => context.close(),
  }
}

/** Starts a Chromium. Binaries from packages lack the sandbox helper. */
export const startChromium =
  (environment: Environment = {}) =>
  async (executablePath: string): Promise<RunningEngine> => {
    const args = ['--no-sandbox', '--no-zygote', '--blink-settings=imagesEnabled=false']
    const browser = await chromium.launch({
      executablePath,
      args: [...args, ...(environment.args ?? [])],
      // Keeps the back/forward cache enabled, as for real users.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    return {
      version: browser.version(),
      openTab: (options) => openTab(browser, options, environment),
      stop: () => browser.close(),
    }
  }
