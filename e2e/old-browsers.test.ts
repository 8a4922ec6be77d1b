import { expect } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { filterMessages } from '#messages/list.ts'
import { productMessages } from '#messages/product.ts'
import { apis } from '#tests/support/browser-floor.ts'

/** APIs that the oldest supported browsers lack. */
const missing = apis.flatMap(({ of, name, isInFloor }) => (isInFloor ? [] : [{ of, name }]))

/** Removes APIs from a page before its scripts run. */
function remove(apis: typeof missing): void {
  for (const { of, name } of apis) {
    if (of === null || of === 'Window') Reflect.deleteProperty(window, name)
    if (of === null) continue
    const owner = Object(Reflect.get(window, of))
    // `Response.json()` is newer than `json()` on instances.
    Reflect.deleteProperty(Object.hasOwn(owner, name) ? owner : Object(owner.prototype), name)
  }
}

test(
  'the oldest browsers browse, narrow a list, fill the cart and pay without errors',
  anyWidth,
  async ({ page }) => {
    const failures: string[] = []
    page.on('pageerror', ({ stack, message }) => failures.push(stack ?? message))
    page.on('console', (line) => {
      if (line.type() === 'error') failures.push(`${line.text()} ${line.location().url}`)
    })
    await page.addInitScript(remove, missing)
    await page.goto('/products?category_id=7&filter=1')
    expect(await page.evaluate(() => 'toSorted' in Array.prototype)).toBe(false)
    await shopper.untilHydrated(page)
    await page.getByRole('link', { name: filterMessages.available }).click()
    await expect(page).toHaveURL(/available/)
    await page.getByRole('link', { name: /^Show \d+ items$/ }).click()
    await page.locator('[data-product] a[href^="/product/"]').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('radio', { disabled: false }).first().check({ force: true })
    // The size carries over to another colour through the address.
    const colour = page.locator('main a[href*="?size="]')
    await expect(colour.first()).toBeVisible()
    await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
    await shopper.goToCheckout(page)
    await shopper.chooseDelivery(page)
    await shopper.goToPayment(page)
    await shopper.decide(page, 'DANA', 'The payment succeeds')
    // The address has the return's parameters until it is reported.
    await expect(page).toHaveURL(/\/payment\/response$/)
    expect(failures).toEqual([])
  },
)
