import { expect, type Page } from '@playwright/test'
import { addressesOf, isCached, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyBut, test } from '#e2e/support/test.ts'

/** The headless shell keeps no page, Playwright forbids it, and both pages share a tab: no fault of a page. */
const ofTheBrowser = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]

/** What keeps a page, besides the browser under test, from coming back at once and as it was left. */
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

test.describe('Back can bring it as it was left, from the back/forward cache:', anyWidth, () => {
  for (const path of addressesOf(shared).filter(isCached)) {
    test(path, nightlyBut(path === '/'), async ({ page }) => {
      // A prefetch that happens to be under way keeps it from that once.
      await expect.poll(() => reasonsAgainst(page, path)).toEqual([])
    })
  }
})

test(
  'a page for one shopper is not kept for whoever presses Back next',
  anyWidth,
  async ({ page }) => {
    await shopper.putIntoCart(page, 1001, 'M')
    expect(await reasonsAgainst(page, '/cart')).toContain('MainResourceHasCacheControlNoStore')
  },
)
