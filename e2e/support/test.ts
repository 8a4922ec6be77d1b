import { test as base } from '@playwright/test'

/**
 * Playwright's test, with a touch as soon as a page is there: its scripts start at the first input (server/defer-scripts.ts), and
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
