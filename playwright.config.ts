import { defineConfig, type Project } from '@playwright/test'
import { e2e, isNightly, language, workers } from '#e2e/settings.ts'
import { anyWidth, nightly, wideToo } from '#e2e/support/test.ts'

const headlessFlags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Tests that don't depend on the window's width or set it themselves. */
const anyWidthTests = [
  'attack-*.test.ts',
  'banner-contrast.test.ts',
  'bounds.test.ts',
  'crawl.test.ts',
  'failure-pages.test.ts',
  'faults.test.ts',
  'feeds.test.ts',
  'finish-shapes.test.ts',
  'health.test.ts',
  'http.test.ts',
  'markup.test.ts',
  'order-life.test.ts',
  'non-interference.test.ts',
  'old-pages.test.ts',
  'outage.test.ts',
  'page-data.test.ts',
  'page-layout.test.ts',
  'payment-number.test.ts',
  'payment-return.test.ts',
  'pictures.test.ts',
  'policy-headers.test.ts',
  'prefetch.test.ts',
  'revalidate.test.ts',
  'seo.test.ts',
  'shutdown.test.ts',
  'sitemap.test.ts',
  'two-tabs.test.ts',
]

/** Forms and rules that work the same at every width, tested on the smallest screen. */
const phoneOnlyTests = [
  'account*.test.ts',
  'addresses-without-scripts.test.ts',
  'cart.test.ts',
  'cart-link.test.ts',
  'change-password.test.ts',
  'checkout*.test.ts',
  'double-press*.test.ts',
  'early-press*.test.ts',
  'faq.test.ts',
  'forms-accessible.test.ts',
  'list-filter.test.ts',
  'content-policy.test.ts',
  '*-address*.test.ts',
  'order-summary.test.ts',
  'orders.test.ts',
  'sign-in.test.ts',
  'wishlist.test.ts',
]

/** Tests that need pictures. */
const pictureTests = ['layout.test.ts', 'visual.test.ts']

/** Tests of languages other than English, each with its own build (scripts/e2e.ts). */
const languageTests = ['language.test.ts', 'language-looks.test.ts']

/** Files whose tests are all nightly: sweeps over all pages, and tests that few changes could break. */
const nightlyTests = [
  'banner-contrast.test.ts',
  'contrast-themes.test.ts',
  'controls-without-scripts.test.ts',
  'covered-focus.test.ts',
  'crawl.test.ts',
  'customer-purchase-without-scripts.test.ts',
  'decisions.test.ts',
  'early-press-everywhere.test.ts',
  'failing-calls.test.ts',
  'forms-accessible.test.ts',
  'late-scripts.test.ts',
  'markup.test.ts',
  'non-interference.test.ts',
  'old-browsers.test.ts',
  'old-pages.test.ts',
  'old-service-worker.test.ts',
  'print.test.ts',
  'short-window.test.ts',
  'shutdown.test.ts',
]

/** Playwright's own mouse settings, repeated because our `--blink-settings` replaces Playwright's. */
const mouse =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/**
 * Without pictures and with a reused renderer. Resizing pictures would take most of the time of tests that don't need them, and starting a
 * renderer a quarter. Playwright clears its cookies, storage and cache between tests.
 */
const quick = {
  reuseContext: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...headlessFlags, `--blink-settings=${mouse},imagesEnabled=false`],
  },
}

const leftOut = isNightly ? [] : nightlyTests

const onWideScreens = isNightly
  ? { grepInvert: new RegExp(anyWidth.tag) }
  : { grep: new RegExp(wideToo.tag) }

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 900 } }

const projects: Project[] = [
  { name: 'once', testMatch: anyWidthTests, testIgnore: leftOut, use: quick },
  {
    name: 'phone',
    testIgnore: [...anyWidthTests, ...pictureTests, ...languageTests, ...leftOut],
    use: { ...phone, ...quick },
  },
  {
    name: 'desktop',
    testIgnore: [
      ...anyWidthTests,
      ...phoneOnlyTests,
      ...pictureTests,
      ...languageTests,
      ...leftOut,
    ],
    ...onWideScreens,
    use: { ...desktop, ...quick },
  },
  { name: 'looks-phone', testMatch: pictureTests, use: phone },
  { name: 'looks-desktop', testMatch: pictureTests, ...onWideScreens, use: desktop },
]

const languageProjects: Project[] = [
  {
    name: language,
    testMatch: ['language.test.ts', ...(isNightly ? ['queue.test.ts', 'transcript.test.ts'] : [])],
    use: { ...phone, ...quick },
  },
  { name: `looks-${language}`, testMatch: 'language-looks.test.ts', use: phone },
]

export default defineConfig({
  testDir: 'e2e',
  // A run empties its folder at the start, and runs of other languages are concurrent.
  outputDir: `test-results/${language}`,
  snapshotPathTemplate: 'e2e/baselines/{projectName}/{arg}{ext}',
  workers,
  // Allow for a busy machine: all of these end a failing test, and slow down no other.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  ...(isNightly ? {} : { grepInvert: new RegExp(nightly.tag) }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list'], ['./e2e/support/attack-table.ts']],
  use: {
    baseURL: e2e.shopUrl,
    // An action on a missing element fails before the test times out.
    actionTimeout: 30_000,
    // Records actions, requests and the console. Page snapshots at each step would take a third of the browser's CPU time; use --trace on.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: headlessFlags },
  },
  projects: language === 'en' ? projects : languageProjects,
})
