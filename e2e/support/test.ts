import { test as base } from '@playwright/test'
import { startScripts } from '#e2e/support/scripts.ts'

/** For tests of what is the same at every width: they run on the smallest screen only (playwright.config.ts). */
export const anyWidth = { tag: '@any-width' }

/** For tests of what is another thing on a wide screen: they run there with each run; others do in `npm run nightly`. */
export const wideToo = { tag: '@wide-too' }

/** For tests that `npm run nightly` runs, and a run that names them: a run of all leaves them out. */
export const nightly = { tag: '@nightly' }

/** For tests of `nightly` that do not depend on the width. */
export const nightlyAnyWidth = { tag: [nightly.tag, anyWidth.tag] }

/** For one of a row of like tests: each run tries one of them, `npm run nightly` all. */
export const nightlyBut = (isKept: boolean) => (isKept ? {} : nightly)

/**
 * Playwright's test, with a touch as soon as a page is there: its scripts start at the first input (packages/front/src/browser/start-script.ts), and
 * a robot presses before they could have come.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await startScripts(context)
    await use(context)
  },
})
