import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { askBackend, orderState, piecesIn, shopsWith } from '#e2e/support/backend.ts'
import { aCustomer, endSessionsOf, fillSignIn, signIn } from '#e2e/support/customer.ts'
import { ShopWithFaults } from '#e2e/support/faults.ts'
import { untilUp } from '#e2e/support/proxied-shop.ts'
import { ordersOf, saveAddress } from '#e2e/support/saved-address.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { authMessages } from '#messages/auth.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1003, size: 'M' }

let shop: ShopWithFaults

test.beforeAll(async ({ request }) => {
  shop = await ShopWithFaults.open()
  await untilUp(request, `${shop.url}/brand/logo.svg`)
})

test.beforeEach(() => shop.faults.clear())

test.afterAll(() => shop.stop())

/** Goes to the summary of a pickup. Returns the store's name. */
async function toSummary(page: Page, origin = ''): Promise<string> {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto(`${origin}/checkout`)
  const store = await shopper.choosePickup(page)
  await expect(page.getByRole('button', { name: checkout.goToPayment })).toBeEnabled()
  // The summary checks the stock once more; the payment finds later changes.
  await page.waitForLoadState('networkidle')
  return store
}

async function pay(page: Page): Promise<void> {
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
  await confirm(page)
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await shopper.agreeToPay(page)
}

const isSaid = (page: Page, said: string | RegExp) =>
  expect(page.getByRole('main').getByText(said).first()).toBeVisible()

/** Orders this many pieces in a store as another shopper. */
async function rivalBuys(storeId: number, qty: number, given: object = {}): Promise<void> {
  const device = { local_device_id: crypto.randomUUID() }
  await askBackend('cart', { ...device, product_detail_id: shirt.id, size: shirt.size, qty })
  const order = {
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: storeId,
    guest_email: 'budi@example.com',
  }
  const { payment_data } = await askBackend<{ payment_data: object }>('checkout-trx', {
    ...device,
    ...order,
    ...given,
  })
  expect(payment_data).toBeTruthy()
}

/** Sends 50 orders at once and returns their bill numbers. */
async function submitFifty(page: Page, keyOf: (index: number) => string): Promise<string[]> {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  const [store] = await shopsWith(shirt.id, shirt.size, 1)
  const send = async (index: number) => {
    const answer = await page.request.post('/api/checkout-trx', {
      headers: { Origin: e2e.shopUrl, 'Idempotency-Key': keyOf(index) },
      data: {
        shipping_type: 'PICKUP_ON_STORE',
        showroom_id: store?.id,
        guest_email: 'sari@example.com',
      },
    })
    const { data } = await answer.json()
    return data ? [data.payment_data.order_id] : []
  }
  return (await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)))).flat()
}

test('50 concurrent submits of one order place it once', nightly, async ({ page }) => {
  const bills = await submitFifty(page, () => 'fifty-at-once-0123456789')
  expect(bills).toHaveLength(50)
  expect(new Set(bills).size).toBe(1)
})

test('50 concurrent orders of one cart place one of them', async ({ page }) => {
  expect(await submitFifty(page, (index) => `one-of-fifty-0123456789-${index}`)).toHaveLength(1)
})

test('a response lost after placing the order leads to the same order', async ({ page }) => {
  const store = await toSummary(page, shop.url)
  const before = await piecesIn(store, shirt.id, shirt.size)
  shop.faults.set('checkout-trx', 'answer-lost')
  await pay(page)
  await isSaid(page, 'Connection failed, please try again')
  expect(await piecesIn(store, shirt.id, shirt.size)).toBe(before - 1)
  shop.faults.clear()
  await page.reload()
  await page.getByRole('button', { name: checkout.continuePayment }).click()
  const billNo = await shopper.sandboxBill(page)
  expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })
  expect(await piecesIn(store, shirt.id, shirt.size)).toBe(before - 1)
})

test(
  'a step reports a backend failure, and Retry continues with the typed text',
  nightly,
  async ({ page }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto(`${shop.url}/checkout`)
    await page.getByRole('button', { name: checkout.onlineDelivery }).click()
    await shopper.fillAddress(page)
    await shopper.continueFromAddress(page)
    shop.faults.set('check-showroom-stock-availability', 'down')
    shop.faults.set('checkout-shipping', 'down')
    await shopper.pressFirstShop(page)
    await expect(page.getByText('Connection failed, please try again').first()).toBeVisible()
    shop.faults.delete('check-showroom-stock-availability')
    await shopper.pressFirstShop(page)
    await expect(page.getByRole('button', { name: checkout.retry })).toBeVisible()
    shop.faults.clear()
    await page.getByRole('button', { name: checkout.retry }).click()
    await page.getByRole('radio', { name: /Regular/ }).check()
    await page.getByRole('button', { name: checkout.continue }).click()
    await isSaid(page, /Jl\. Kemang Raya 12/)
  },
)

test(
  'a session that ends at the last step places no order, shows a message, and leads back to the checkout after the sign-in',
  nightly,
  async ({ page }) => {
    const customer = await aCustomer()
    await saveAddress(customer)
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await signIn(page, customer, '/checkout')
    await shopper.choosePickup(page)
    await endSessionsOf(customer)
    await confirm(page)
    await expect(page.getByText(authMessages.orderNotSent)).toBeVisible()
    expect(await ordersOf(customer)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: authMessages.signIn }).click()
    await fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/checkout\?step=order-summary$/)
    await expect(page.getByRole('button', { name: checkout.goToPayment })).toBeVisible()
  },
)

test(
  'an item sold out between summary and payment is named, and no order is placed',
  nightly,
  async ({ page }) => {
    const name = await toSummary(page)
    const store = (await shopsWith(shirt.id, shirt.size, 1)).find(
      ({ showroom_name }) => showroom_name === name,
    )
    await rivalBuys(store?.id ?? 0, await piecesIn(name, shirt.id, shirt.size))
    await pay(page)
    await expect(page.getByText(/size M, is out of stock\./).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pending-order'))).toBeNull()
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  },
)

test(
  'a promo used up between summary and payment is reported, and no order is placed',
  nightly,
  async ({ page }) => {
    const name = await toSummary(page)
    const shops = await shopsWith(shirt.id, shirt.size, 1)
    const store = shops.find(({ showroom_name }) => showroom_name !== name)
    await page.getByRole('textbox', { name: checkout.promoCode }).fill('PERTAMA')
    await page.getByRole('button', { name: checkout.applyPromo }).click()
    await isSaid(page, checkout.discountBy('PERTAMA'))
    const given = { promo_code: 'PERTAMA' }
    for (let use = 0; use < 3; use++) await rivalBuys(store?.id ?? 0, 1, given)
    await pay(page)
    await expect(page.getByText('This promo code has been used up.').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pending-order'))).toBeNull()
  },
)

test(
  'a store closed between summary and payment is reported, and another can be chosen',
  nightly,
  async ({ page }) => {
    await toSummary(page, shop.url)
    const message = "This store doesn't exist."
    shop.faults.set('checkout-trx', { status: 404, code: 'NOT_FOUND', message })
    await pay(page)
    await expect(page.getByText(message).first()).toBeVisible()
    shop.faults.clear()
    await shopper.untilPanels(page, 0)
    await page.goBack()
    const otherRegion = page
      .getByRole('group')
      .filter({ hasText: /\d stores?/ })
      .nth(1)
    await otherRegion.locator('summary').click()
    await otherRegion
      .getByRole('button', { name: /^Sandang Nusa/ })
      .first()
      .click(shopper.besideTheMiddle)
    await pay(page)
    await shopper.sandboxBill(page)
  },
)

for (const days of [-1, 1]) {
  test(`a device whose clock is ${days} day off buys as usual`, nightly, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1_000 })
    await toSummary(page)
    await pay(page)
    await shopper.sandboxBill(page)
    await shopper.decide(page, 'DANA', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  })
}

test(
  'a page from before a deploy, whose files are gone, still completes its order',
  nightly,
  async ({ page }) => {
    await toSummary(page)
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404 }))
    await pay(page)
    await shopper.sandboxBill(page)
  },
)

test(
  'a cart changed in another tab is not ordered as it was',
  nightly,
  async ({ page, context }) => {
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await page.getByRole('button', { name: checkout.storePickup }).click()
    const [store] = await shopsWith(shirt.id, shirt.size, 3)
    const name = store?.showroom_name ?? ''
    const region = page.getByRole('group').filter({ hasText: name })
    if ((await region.getAttribute('open')) === null) await region.locator('summary').click()
    await region.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click()
    await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
    await page.route('**/api/cart', (route) => route.abort())
    const other = await context.newPage()
    await other.goto('/cart')
    const line = other.getByRole('main')
    await line.getByRole('button', { name: /^Increase/ }).click()
    await expect(line.getByRole('status', { name: cartMessages.quantity })).toHaveText('2')
    await pay(page)
    await expect(page.getByText(/changed/).first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('pending-order'))).toBeNull()
  },
)
