import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import * as words from '#lib/messages/words.ts'

const { checkout } = words
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click()

/** Shows pages as without scripts, in a browser that runs those of a test: none of the shop's comes, and `<noscript>` counts. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(/\.js(\?|$)/, (route) => route.abort())
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('noscript'))
        element.outerHTML = element.textContent
    }),
  )
}

test('axe finds nothing on any step of a delivery by forms', async ({ page }) => {
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
