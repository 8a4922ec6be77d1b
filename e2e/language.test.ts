import { orderNumber } from '@etalase/contract/rules/codes.ts'
import type { Language } from '@etalase/contract/rules/language.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { expect, type Page } from '@playwright/test'
import { language } from '#e2e/settings.ts'
import { field, fillSignUp } from '#e2e/support/account-pages.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { awaitMail, orderState } from '#e2e/support/backend.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { englishOn, pageWidth, productInOwnLanguage } from '#e2e/support/language.ts'
import { numberOf, openOrder } from '#e2e/support/order-pages.ts'
import { addressesOf, guests, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { formatRupiah, formatWibDate } from '#lib/messages/formats.ts'
import { authMessages } from '#messages/auth.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { homeMessages } from '#messages/home.ts'
import { listMessages } from '#messages/list.ts'
import { paymentMessages } from '#messages/payment.ts'

// Runs in the build's language: SHOP_LANGUAGE=id npm run e2e.

const shirt = { id: 1035, size: 'M' }
const main = (page: Page) => page.getByRole('main')
const { paid } = paymentMessages.outcomes

/** The beginning of the subject of a paid order's mail; accents may be encoded. */
const paidSubject: Readonly<Record<Language, RegExp>> = {
  en: /^Subject: Order /m,
  id: /^Subject: Pesanan /m,
  fr: /^Subject: (=\?UTF-8\?Q\?)?La[ _]commande/m,
}

test('a guest finds a shirt, has it delivered, pays, and gets a mail', async ({ page }) => {
  const { product_name } = await productInOwnLanguage(shirt.id)
  await page.goto('/')
  await main(page).getByRole('link', { name: homeMessages.seeAll }).click()
  await expect(page.getByText(listMessages.found(237))).toBeVisible()
  await page.goto(`/product/${shirt.id}`)
  await expect(page.getByRole('heading', { level: 1, name: product_name })).toBeVisible()
  await shopper.addToCart(page, shirt.id, shirt.size)
  await shopper.goToCheckout(page)
  await shopper.chooseDelivery(page)
  expect(await englishOn(page)).toEqual([])
  const billNo = await shopper.goToPayment(page)
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: paid.title })).toBeVisible()
  await expect(page.getByText(paymentMessages.orderNumber(orderNumber(billNo)))).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PAID' })
  expect(await awaitMail(orderNumber(billNo), 'order-paid')).toMatch(paidSubject[language])
})

test('a guest picks up a shirt at a store', async ({ page }) => {
  await shopper.addToCart(page, shirt.id, shirt.size)
  await shopper.goToCheckout(page)
  const store = await shopper.choosePickup(page)
  await expect(page.getByText(store)).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await shopper.goToPayment(page, 'pick@example.com')
  await shopper.decide(page, 'DANA', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: paid.title })).toBeVisible()
})

test('a stranger signs up', async ({ page }) => {
  const stranger = customers.aStranger()
  await page.goto('/sign-up')
  await fillSignUp(page, stranger)
  await expect(page.getByText(authMessages.signedUp).first()).toBeVisible()
  await page.goto('/account')
  await expect(field(page, authMessages.email)).toHaveValue(stranger.email)
  expect(await englishOn(page)).toEqual([])
})

test("an incomplete form shows its errors in the build's language", async ({ page }) => {
  await page.goto('/sign-in')
  await main(page).getByRole('button', { name: authMessages.signIn, exact: true }).click()
  await expect(main(page).getByText(authMessages.problems.emailRequired)).toBeVisible()
  expect(await englishOn(page)).toEqual([])
})

test("a customer opens an order's page", async ({ page }) => {
  const customer = await customers.aCustomer()
  const order = await placeOrder(customer)
  await payOrder(order)
  await customers.signIn(page, customer, '/account/orders')
  await openOrder(page, order)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page)).toContainText(numberOf(order))
  await expect(main(page)).toContainText(formatWibDate(order.trx_date))
  await expect(main(page)).toContainText(formatRupiah(rupiah(order.grand_total)))
  expect(await englishOn(page)).toEqual([])
  await expectAccessible(page)
})

for (const path of [...addressesOf(shared, guests), '/nowhere']) {
  test(`${path} is in its language and fits a narrow phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await englishOn(page)).toEqual([])
    expect(await pageWidth(page)).toBe(320)
  })

  test(`axe finds no problems on ${path} on a narrow phone`, nightly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expectAccessible(page)
  })
}

test('the steps of the checkout fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await shopper.addToCart(page, shirt.id, shirt.size)
  expect(await pageWidth(page)).toBe(320)
  await shopper.goToCheckout(page)
  expect(await pageWidth(page)).toBe(320)
  await shopper.chooseHub(page)
  expect(await pageWidth(page)).toBe(320)
  await page.getByRole('button', { name: checkoutMessages.continue }).click()
  await expect(page.getByRole('heading', { name: checkoutMessages.summaryTitle })).toBeVisible()
  expect(await pageWidth(page)).toBe(320)
  await expectAccessible(page)
})
