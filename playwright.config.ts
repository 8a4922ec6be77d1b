import { defineConfig } from '@playwright/test'
import { e2e, shopOf, workers } from '#e2e/settings.ts'

const headlessFlags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What does not depend on the width of the window, or sets it itself. */
const onceOnly = [
  'crawl.test.ts',
  'failure-pages.test.ts',
  'faults.test.ts',
  'http.test.ts',
  'order-life.test.ts',
  'outage.test.ts',
  'page-layout.test.ts',
  'payment-number.test.ts',
  'payment-return.test.ts',
  'revalidate.test.ts',
  'seo.test.ts',
  'sitemap.test.ts',
  'two-tabs.test.ts',
]

/** Forms and rules that are the same at every width: tried where there is least room for them. */
const narrowOnly = [
  'account*.test.ts',
  'change-password.test.ts',
  'checkout-without-scripts.test.ts',
  '*-address*.test.ts',
  'order-summary.test.ts',
  'sign-in.test.ts',
]

/** What looks at pictures, or at how they arrive. */
const looks = ['layout.test.ts', 'visual.test.ts']

/** A mouse, as Playwright sets it: a list of settings of ours takes the place of its own. */
const mouse =
  'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4'

/** Pictures that no test looks at are not made: drawing them would take most of the time. */
const withoutPictures = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [...headlessFlags, `--blink-settings=${mouse},imagesEnabled=false`],
}

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: 'e2e/baselines/{projectName}/{arg}{ext}',
  workers,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list'], ['./e2e/support/closing-line.ts']] : 'list',
  use: {
    baseURL: e2e.shopUrl,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: headlessFlags },
  },
  projects: [
    { name: 'once', testMatch: onceOnly, use: { launchOptions: withoutPictures } },
    {
      name: 'phone',
      testIgnore: [...onceOnly, ...looks],
      use: { ...phone, launchOptions: withoutPictures },
    },
    {
      name: 'desktop',
      testIgnore: [...onceOnly, ...narrowOnly, ...looks],
      use: { ...desktop, launchOptions: withoutPictures },
    },
    { name: 'looks-phone', testMatch: looks, use: phone },
    { name: 'looks-desktop', testMatch: looks, use: desktop },
  ],
  webServer: Array.from({ length: workers }, (_, worker) => {
    const shop = shopOf(worker)
    return {
      command: `${process.execPath} scripts/start.ts start`,
      cwd: shop.projectDir,
      url: `${shop.shopUrl}/brand/sandang-nusa.svg`,
      env: shop.env,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
      stdout: 'pipe' as const,
    }
  }),
})
