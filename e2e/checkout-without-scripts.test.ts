import { expect, type Page } from '@playwright/test'
import { returnQuery } from '#e2e/support/backend.ts'
import { test } from '#e2e/support/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

test('without JavaScript the checkout opens its forms, and with an empty cart links to the products', async ({
  page,
}) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/checkout\/steps$/)
  await expect(main(page).getByText(checkoutMessages.emptyCart)).toBeVisible()
  await expect(main(page).getByRole('link', { name: cartMessages.continueShopping })).toBeVisible()
})

test('without JavaScript a forged payment return reveals nothing, and can be checked again', async ({
  page,
}) => {
  await page.goto(`/payment/response?${returnQuery('0'.repeat(32), '2')}`)
  await expect(
    main(page).getByRole('heading', { level: 1, name: paymentMessages.outcomes.checking.title }),
  ).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveCount(0)
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await main(page).getByRole('link', { name: paymentMessages.checkAgain }).click()
  await expect(
    main(page).getByRole('heading', { level: 1, name: paymentMessages.outcomes.checking.title }),
  ).toBeVisible()
})
