import { test as base } from '@playwright/test'
import { startScripts } from '#e2e/support/scripts.ts'

/** Tag for tests independent of the width: they run on the smallest screen only (playwright.config.ts). */
export const anyWidth = { tag: '@any-width' }

/** Tag for tests that differ on a wide screen: they run there every time; others do in `npm run nightly`. */
export const wideToo = { tag: '@wide-too' }

/** Tag for tests that run in `npm run nightly` or when named; a full run skips them. */
export const nightly = { tag: '@nightly' }

/** Tag for `nightly` tests independent of the width. */
export const nightlyAnyWidth = { tag: [nightly.tag, anyWidth.tag] }

/** Tags one of several similar tests: each run includes the kept one, `npm run nightly` all. */
export const nightlyBut = (isKept: boolean) => (isKept ? {} : nightly)

/**
 * Playwright's test, with a touch as soon as a page opens: scripts start at the first input
 * (packages/front/src/browser/start-script.ts), and tests would press before they have loaded.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await startScripts(context)
    await use(context)
  },
})
