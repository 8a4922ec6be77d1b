import type { BrowserContext, Page } from '@playwright/test'

export const scripts = '**/_next/static/**/*.js'

/** Pages of a context start their scripts at once: without it, at the first input (packages/front/src/browser/start-script.ts). */
export const startScripts = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')))
  })

/** Holds the scripts of a page back, until they are released. */
export async function holdScripts(page: Page) {
  let held = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await held.promise
    await route.continue()
  })
  return {
    release: () => held.resolve(),
    again: () => {
      held.resolve()
      held = Promise.withResolvers<void>()
    },
  }
}
