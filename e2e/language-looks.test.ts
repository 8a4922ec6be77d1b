import { expect } from '@playwright/test'
import { language } from '#e2e/settings.ts'
import { expectSame, prepareLooks } from '#e2e/support/looks.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import { addressMessages } from '#messages/address.ts'
import { checkoutMessages } from '#messages/checkout.ts'

// Checks the longest words in the narrowest places; one language besides English is enough.
test.skip(language !== 'id', 'Baselines are in Indonesian.')

test.beforeEach(({ page }, testInfo) => prepareLooks(page, testInfo))

test.describe("a page in the build's language matches its baseline:", () => {
  test('a product', async ({ page }) => {
    await page.goto('/product/1100')
    await expectSame(page, 'product', 'all')
  })

  test('the checkout', async ({ page }) => {
    await shopper.addToCart(page, 1100, 'M')
    await shopper.goToCheckout(page)
    await page.getByRole('button', { name: checkoutMessages.onlineDelivery }).click()
    await expect(page.getByLabel(addressMessages.province)).toBeEnabled()
    await expectSame(page, 'checkout', 'all')
  })
})
