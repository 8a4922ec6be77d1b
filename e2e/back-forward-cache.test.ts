import { expect, type Page } from '@playwright/test'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyBut, test } from '#e2e/support/test.ts'

/** Reasons of the test setup: the headless shell has no such cache, Playwright disables it, and both pages share a tab. */
const ofTheBrowser = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]

/** Returns the page's own reasons, besides those of the browser under test, that keep it out of the back/forward cache. */
async function reasonsAgainst(page: Page, path: string): Promise<string[]> {
  await page.goto(path)
  await shopper.untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  const told = new Promise<string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await page.goto('/robots.txt')
  await page.goBack()
  return (await told).filter((reason) => !ofTheBrowser.includes(reason))
}

test.describe('the back/forward cache can restore', anyWidth, () => {
  for (const path of addressesOf(shared).filter(isCached)) {
    test(path, nightlyBut(path === '/'), async ({ page }) => {
      // A prefetch in flight can keep the page out once.
      await expect.poll(() => reasonsAgainst(page, path)).toEqual([])
    })
  }
})

test('a page for one shopper stays out of the back/forward cache', anyWidth, async ({ page }) => {
  await shopper.putIntoCart(page, 1001, 'M')
  expect(await reasonsAgainst(page, '/cart')).toContain('MainResourceHasCacheControlNoStore')
})
