import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { openCustomerPages, openGuestPages } from '#e2e/support/every-page.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import { withoutScripts } from '#e2e/support/without-scripts.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click()

test('axe finds no problems at any step of a delivery by forms', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  await shopper.putIntoCart(page, 1035, 'M')
  await page.goto('/checkout/steps')
  await expectAccessible(page)
  await press(page, checkout.onlineDelivery)
  await press(page, checkout.continue)
  await expectAccessible(page)
  await forms.fillAddress(page)
  await press(page, checkout.continue)
  await expectAccessible(page)
  await shopper.firstShop(page).click()
  await expectAccessible(page)
  await press(page, checkout.continue)
  await press(page, checkout.goToPayment)
  await expectAccessible(page)
  await forms.review(page)
  await expectAccessible(page)
  await forms.agree(page)
  await expectAccessible(page)
})

test('axe finds no problems on any guest page without scripts', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  await openGuestPages(page, () => expectAccessible(page))
})

test('axe finds no problems on any customer page without scripts', async ({ page }) => {
  test.setTimeout(300_000)
  await withoutScripts(page)
  await openCustomerPages(page, () => expectAccessible(page))
})
