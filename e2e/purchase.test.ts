import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect } from '@playwright/test'
import { awaitMail, orderState, piecesIn } from '#e2e/support/backend.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { homeMessages } from '#messages/home.ts'
import { listMessages } from '#messages/list.ts'
import { paymentMessages } from '#messages/payment.ts'
import { productMessages } from '#messages/product.ts'

const shirt = { id: 1035, size: 'M' }

test('a guest finds a shirt from home, has it delivered, pays, and gets a mail', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: homeMessages.seeAll }).click()
  await expect(page.getByText(listMessages.found(237))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Batik camp shirt in Parang Maroon/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /Parang Maroon/ })).toBeVisible()
  await shopper.addToCart(page, shirt.id, shirt.size)
  await shopper.goToCheckout(page)
  const hub = await shopper.chooseDelivery(page)
  const before = await piecesIn(hub, shirt.id, shirt.size)
  const billNo = await shopper.goToPayment(page)
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })
  await shopper.decide(page, 'OVO', 'The payment succeeds')

  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  await expect(page.getByText(paymentMessages.orderNumber(orderNumber(billNo)))).toBeVisible()
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PAID' })
  expect(await piecesIn(hub, shirt.id, shirt.size)).toBe(before - 1)
  expect(await awaitMail(orderNumber(billNo), 'order-paid')).toContain('To: sari@example.com')
  await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
})

test('a guest finds a scarf by search and picks it up at a store', nightly, async ({ page }) => {
  await page.goto('/')
  await shopper.open(page, headerMessages.openSearch)
  await shopper.searchField(page).fill('square scarf kawung')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /Printed square scarf in Kawung Teal/ }).click()
  await expect(page).toHaveURL(/\/product\/\d+/)
  await page.getByRole('button', { name: productMessages.addToCart, exact: true }).click()
  await shopper.goToCheckout(page)
  const store = await shopper.choosePickup(page)
  await expect(page.getByText(store)).toBeVisible()
  await expect(page.getByText(checkoutMessages.shipping, { exact: true })).toBeHidden()
  const billNo = await shopper.goToPayment(page, 'pick@example.com')
  await shopper.decide(page, 'BCA KlikPay', 'The payment succeeds')
  await page.getByRole('button', { name: 'Return to the shop' }).click()

  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  expect(await awaitMail(orderNumber(billNo), 'order-paid')).toContain(`Pick up at\n${store}`)
})

test(
  'a payment number issued for later keeps the order pending, with its deadline',
  nightlyAnyWidth,
  async ({ page }) => {
    await shopper.addToCart(page, shirt.id, 'L')
    await shopper.goToCheckout(page)
    await shopper.choosePickup(page)
    const billNo = await shopper.goToPayment(page)
    await shopper.decide(page, 'BCA Virtual Account', 'A payment number is issued')
    const number = await page.getByText(/^702\d{13}$/).textContent()
    await page.getByRole('link', { name: 'Return to the shop' }).click()
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    await expect(page.getByText(/Please pay before .* WIB/)).toBeVisible()
    expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })
    expect(await awaitMail(orderNumber(billNo), 'order-waiting')).toContain(number)
  },
)

test('a failed payment can be retried, and stays one order', nightlyAnyWidth, async ({ page }) => {
  await shopper.addToCart(page, shirt.id, 'XL')
  await shopper.goToCheckout(page)
  const store = await shopper.choosePickup(page)
  const before = await piecesIn(store, shirt.id, 'XL')
  const billNo = await shopper.goToPayment(page)
  await shopper.decide(page, 'DANA', 'The payment fails')
  await expect(page.getByRole('heading', { name: 'Payment not completed' })).toBeVisible()
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })

  await page.getByRole('button', { name: paymentMessages.tryAgain }).click()
  expect(await shopper.sandboxBill(page)).toBe(billNo)
  await shopper.decide(page, 'DANA', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  expect(await piecesIn(store, shirt.id, 'XL')).toBe(before - 1)
})

test(
  'Back from the payment provider offers to continue the same payment',
  nightlyAnyWidth,
  async ({ page }) => {
    await shopper.addToCart(page, shirt.id, 'S')
    await shopper.goToCheckout(page)
    await shopper.choosePickup(page)
    const billNo = await shopper.goToPayment(page)
    await page.goBack()
    await page.getByRole('button', { name: checkoutMessages.continuePayment }).click()
    expect(await shopper.sandboxBill(page)).toBe(billNo)
  },
)

test('pressing Go To Payment twice makes one order', nightlyAnyWidth, async ({ page }) => {
  let orders = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/checkout-trx')) orders++
  })
  await shopper.addToCart(page, shirt.id, 'M')
  await shopper.goToCheckout(page)
  await shopper.choosePickup(page)
  await page.getByLabel(checkoutMessages.guestEmail, { exact: true }).fill('twice@example.com')
  await page.getByRole('button', { name: checkoutMessages.goToPayment }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: checkoutMessages.goToPayment })
    .dblclick(shopper.inTheCorner)
  await shopper.sandboxBill(page)
  expect(orders).toBe(1)
})
