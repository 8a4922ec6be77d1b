import type { BrowserContext, Page } from '@playwright/test'

export const scripts = '**/_next/static/**/*.js'

/** Makes pages of a context start their scripts at once instead of at the first input (packages/front/src/browser/start-script.ts). */
export const startScripts = (context: BrowserContext) =>
  context.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart')))
  })

/** The script that starts the others (packages/front/src/finish/start-script.ts). */
export const starts = '**/_start/*.js'

/** Holds a page's scripts back until released. */
export async function holdScripts(page: Page, which = scripts) {
  let held = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
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
