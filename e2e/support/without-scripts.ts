import type { Page } from '@playwright/test'

/** Shows pages as without scripts, in a browser that runs those of a test: none of the shop's comes, and `<noscript>` counts. */
export async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('noscript'))
        element.outerHTML = element.textContent
    }),
  )
}
