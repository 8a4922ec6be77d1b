import { expect, type Page } from '@playwright/test'
import { returnQuery } from '#e2e/support/backend.ts'
import { test } from '#e2e/support/test.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import { formatPhone } from '#lib/rules/phone.ts'

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.getByRole('main')

/** Nothing waits for what never comes, no button does nothing, and somebody can be asked. */
async function expectWayOut(page: Page): Promise<void> {
  await expect(main(page).getByRole('status')).toHaveCount(0)
  await expect(main(page).getByRole('button')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const name of [formatPhone(brand.phone), brand.email, words.footer.chat])
    await expect(main(page).getByRole('link', { name })).toBeVisible()
}

test('without JavaScript the checkout says how to order instead, and leads back to the cart', async ({
  page,
}) => {
  await page.goto('/checkout')
  await expect(main(page).getByText(words.checkout.needsScripts)).toBeVisible()
  await expectWayOut(page)
  await main(page).getByRole('link', { name: words.cart.goToCart }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('without JavaScript the return from the provider says where the result is told', async ({
  page,
}) => {
  await page.goto(`/payment/response?${returnQuery('0'.repeat(32), '2')}`)
  await expect(main(page).getByText(words.payment.needsScripts)).toBeVisible()
  await expect(main(page).getByRole('link', { name: words.guestOrder.title })).toBeVisible()
  await expectWayOut(page)
})
