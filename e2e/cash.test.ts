import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { awaitMail, orderState, piecesIn } from '#e2e/support/backend.ts'
import { paidAtDoor, paidAtStore, placeInCash } from '#e2e/support/cash.ts'
import { mailedPath } from '#e2e/support/guest-orders.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test, wideToo } from '#e2e/support/test.ts'
import { cashMessages as cash } from '#messages/cash.ts'
import { ordersMessages } from '#messages/orders.ts'

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')

test(
  'a guest picks up and pays at the store, and sees how long the order is kept',
  wideToo,
  async ({ page }) => {
    await shopper.addToCart(page, shirt.id, shirt.size)
    await shopper.goToCheckout(page)
    const store = await shopper.choosePickup(page)
    const before = await piecesIn(store, shirt.id, shirt.size)
    await page.getByRole('radio', { name: paidAtStore }).check()
    await expect(
      main(page).getByText(/^Pay IDR .* at the store when you pick it up\.$/),
    ).toBeVisible()
    const trxRef = await placeInCash(page)

    await expect(main(page).getByText(/The store keeps your order until .* WIB/)).toBeVisible()
    await expect(main(page).getByText(ordersMessages.pickupCode)).toBeVisible()
    expect(await orderState(trxRef)).toMatchObject({ trx_status: 'CONFIRMED' })
    expect(await piecesIn(store, shirt.id, shirt.size)).toBe(before - 1)
    expect(await awaitMail(orderNumber(trxRef), 'order-confirmed')).toContain('at the store')
  },
)

test('a guest chooses cash on delivery, pays its fee, and cancels on the order page', async ({
  page,
}) => {
  await shopper.addToCart(page, shirt.id, 'L')
  await shopper.goToCheckout(page)
  await shopper.chooseDelivery(page)
  const total = () => main(page).locator('dd').last().textContent()
  const online = await total()
  await page.getByRole('radio', { name: paidAtDoor }).check()
  await expect(main(page).getByText(/^Pay IDR .* in cash when the parcel arrives\.$/)).toBeVisible()
  expect(await total()).not.toBe(online)
  const trxRef = await placeInCash(page)

  await expect(main(page).getByText(/in cash when the parcel arrives/)).toBeVisible()
  await page.goto(await mailedPath(orderNumber(trxRef), 'order-confirmed'))
  await expect(page.getByText(cash.ways.CASH_ON_DELIVERY.name).first()).toBeVisible()
  await page.locator('summary').filter({ hasText: ordersMessages.cancel }).click()
  await page.getByRole('button', { name: ordersMessages.confirmCancel }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  expect(await orderState(trxRef)).toMatchObject({ trx_status: 'CANCELLED' })
})
