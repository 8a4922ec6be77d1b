import { expect, type Page } from '@playwright/test'
import { cashEmail, paidAtDoor, paidAtStore } from '#e2e/support/cash.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import { test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'

test.use({ javaScriptEnabled: false })

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')

/** Goes from the summary, through the confirmation with the amount due, to the result. */
async function placeInCash(page: Page, way: RegExp, due: RegExp): Promise<void> {
  const { button, question } = checkout.nothingToPay
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(cashEmail())
  await page.getByRole('radio', { name: way }).check()
  await main(page).getByRole('button', { name: checkout.goToPayment }).click()
  await expect(page.getByRole('heading', { name: question })).toBeVisible()
  await expect(main(page).getByText(due)).toBeVisible()
  await main(page).getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  await expect(main(page).getByText(due)).toBeVisible()
}

test('without JavaScript a guest chooses to pay at the store, and gets the pickup code', async ({
  page,
}) => {
  await forms.startWithout(page, shirt.id, shirt.size)
  await forms.choosePickup(page)
  await placeInCash(page, paidAtStore, /Pay IDR .* at the store/)
  await expect(main(page).getByText(ordersMessages.pickupCode)).toBeVisible()
})

test('without JavaScript a guest chooses to pay on delivery', async ({ page }) => {
  await forms.startWithout(page, shirt.id, 'L')
  await forms.chooseDelivery(page)
  await placeInCash(page, paidAtDoor, /Pay IDR .* in cash when the parcel arrives/)
})
