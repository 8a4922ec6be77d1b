import type { Page } from '@playwright/test'

export const scripts = '**/_next/static/**/*.js'

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
