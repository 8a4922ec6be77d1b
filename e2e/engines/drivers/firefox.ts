import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import type { Driver, RunningEngine, TabOptions } from '#e2e/engines/driver.ts'

/** Matches Firefox's message about a font whose download a navigation aborted (NS_BINDING_ABORTED), which is no failure. */
const aborted = /download failed .* status=2152398850 /

/** Opens a Firefox tab over WebDriver BiDi. */
async function openTab(browser: Browser, { width, height }: TabOptions): Promise<Driver> {
  const context = await browser.createBrowserContext()
  const page: Page = await context.newPage()
  await page.setViewport({ width, height })
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(String(error)))
  page.on('console', (line) => {
    if (line.type() === 'error' && !aborted.test(line.text())) failures.push(line.text())
  })
  return {
    goTo: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    // Puppeteer's goBack waits for a load event, which a cached page or the same document never fires.
    back: async () => {
      await page.evaluate('setTimeout(() => history.back())')
    },
    evaluate: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressKey: (key) => page.keyboard.press(key),
    cookies: () => context.cookies().then((cookies) => cookies.map(kept)),
    screenshot: async () => Buffer.from(await page.screenshot()),
    failures: () => failures,
    close: () => context.close(),
  }
}

const kept = ({ name, httpOnly = false }: { name: string; httpOnly?: boolean }) => ({
  name,
  httpOnly,
})

/** Starts Debian's Firefox unmodified. JavaScript is a browser-wide setting, so one browser runs with scripts and one without. */
export async function startFirefox(executablePath: string): Promise<RunningEngine> {
  const launch = (scripts: boolean) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'javascript.enabled': scripts,
        // Resizing pictures for each engine would take most of the time.
        'permissions.default.image': 2,
        // Overlay scrollbars, as on phones and in the other engines.
        'ui.useOverlayScrollbars': 1,
      },
    })
  const withScripts = await launch(true)
  let withoutScripts: Promise<Browser> | null = null
  return {
    version: await withScripts.version(),
    openTab: async (options) => {
      if (options.scripts) return openTab(withScripts, options)
      withoutScripts ??= launch(false)
      return openTab(await withoutScripts, options)
    },
    stop: async () => {
      await withScripts.close()
      await (await withoutScripts)?.close()
    },
  }
}
