import { test as base } from '@playwright/test'

/** For tests of what is the same at every width: they run on the smallest screen only (playwright.config.ts). */
export const anyWidth = { tag: '@any-width' }

/**
 * Playwright's test, with a touch as soon as a page is there: its scripts start at the first input (lib/api/start-script.ts), and
 * a robot presses before they could have come.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')))
    })
    await use(context)
  },
})
