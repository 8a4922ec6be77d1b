import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { signIn } from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { addressesOf, guests, runsScripts, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'

/** Watches a page's prefetches from its own shop: their number, those without a response, and those refused. */
function watch(page: Page) {
  const seen = { prefetches: 0 }
  const unanswered = new Set<string>()
  const refused: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('_rsc=')) return
    seen.prefetches++
    unanswered.add(request.url())
  })
  // A request that the browser aborts, as when leaving a page, awaits no response.
  page.on('requestfailed', (request) => unanswered.delete(request.url()))
  // Counts the response, not its end: the router reads what it needs and drops the rest.
  page.on('response', (response) => {
    unanswered.delete(response.url())
    const isOurs = response.url().startsWith(e2e.shopUrl)
    if (isOurs && response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  return { seen, unanswered, refused }
}

/** Moves the mouse over every link, as a shopper who is looking for one does. */
const lookAtLinks = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))),
    )

/** Opens a page, and expects a response to all of its prefetches. */
async function expectAnswered(page: Page, path: string): Promise<void> {
  const { seen, unanswered, refused } = watch(page)
  await page.goto(path)
  // Parts of a page are hydrated one after the other, and a link only then knows that the mouse is over it.
  await expect(async () => {
    await lookAtLinks(page)
    expect(seen.prefetches, path).toBeGreaterThan(0)
  }).toPass()
  // Pages that the build left out render on demand, one after the other.
  await expect.poll(() => [...unanswered], { message: path, timeout: 40_000 }).toEqual([])
  expect(refused, path).toEqual([])
}

test.describe('the server answers each prefetch of', () => {
  for (const path of addressesOf(shared, guests).filter(runsScripts)) {
    test(path, nightlyBut(path === '/'), async ({ page }) => {
      await shopper.putIntoCart(page, 1001, 'M')
      await expectAnswered(page, path)
    })
  }

  test('the pages of a customer', nightly, async ({ page }) => {
    test.setTimeout(180_000)
    const { customer, paths } = await customerWithPages()
    await signIn(page, customer)
    for (const path of paths) await expectAnswered(page, path)
  })

  test('a search with a link to a list, which then opens', async ({ page }) => {
    const { refused } = watch(page)
    await page.goto('/products?search=shirt')
    await shopper.untilAnswering(page.locator('header a'))
    await lookAtLinks(page)
    await page.locator('header a[href="/products?category_id=6"]').first().dispatchEvent('click')
    await expect(page).toHaveURL(/category_id=6$/)
    expect(refused).toEqual([])
  })
})
