import type { Page } from '@playwright/test'

/** Simulates disabled scripts in a browser that still runs test scripts: blocks the shop's scripts, and shows `<noscript>`. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('noscript'))
        element.outerHTML = element.textContent
    }),
  )
}
