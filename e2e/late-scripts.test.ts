import { expect } from '@playwright/test'
import * as forms from '#e2e/support/checkout-forms.ts'
import { scripts } from '#e2e/support/scripts.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

test.describe('when the scripts of a page fail to load', anyWidth, () => {
  test('the checkout offers one page at a time', async ({ page }) => {
    await shopper.putIntoCart(page, 1035, 'M')
    await page.route(scripts, (route) => route.abort())
    await page.goto('/checkout')
    const way = page.getByRole('link', { name: checkoutMessages.onePageAtATime })
    await expect(way).toBeHidden()
    await way.click()
    await expect(page).toHaveURL(/\/checkout\/steps$/)
    await expect(
      page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }),
    ).toBeVisible()
    await forms.chooseDelivery(page)
    await forms.review(page)
    await forms.agree(page)
    await forms.pay(page)
  })

  test('the payment return offers to check the result', async ({ page }) => {
    await page.route(scripts, (route) => route.abort())
    await page.goto('/payment/response?trx_id=1&status=2')
    const way = page.getByRole('link', { name: paymentMessages.checkAgain })
    await expect(way).toBeHidden()
    await way.click()
    await expect(page).toHaveURL(/trx_id=1&status=2&by-page=1$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
