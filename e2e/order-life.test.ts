import type { Order } from '@etalase/contract/order.ts'
import { fromWib, toWib } from '@etalase/contract/rules/time-zone.ts'
import { expect, type Page } from '@playwright/test'
import { addHours } from 'date-fns/addHours'
import { e2e } from '#e2e/settings.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { shopsWith } from '#e2e/support/backend.ts'
import { ShopWithChanges } from '#e2e/support/changes.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { continuePayment, numberOf, openOrder, pageOf } from '#e2e/support/order-pages.ts'
import { untilUp } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { accountMessages as account } from '#messages/account.ts'
import { cartMessages } from '#messages/cart.ts'
import { copyMessages } from '#messages/copy.ts'
import { errorsMessages } from '#messages/errors.ts'
import { headerMessages } from '#messages/header.ts'
import { ordersMessages as orders } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'
import { storesMessages } from '#messages/stores.ts'

const { ONLINE_DELIVERY: delivery, PICKUP_ON_STORE: pickup } = orders.statuses

const main = (page: Page) => page.getByRole('main')

test.describe('an order awaiting payment', () => {
  test('shows the issued payment number, and its deadline', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await customers.signIn(page, customer, '/account/orders')
    await openOrder(page, order)
    await continuePayment(page).click()
    await shopper.decide(page, 'BCA Virtual Account', 'A payment number is issued')
    const number = (await page.getByText(/^702\d{13}$/).textContent()) ?? ''
    await page.goto(pageOf(order))
    await expect(main(page).getByText(number)).toBeVisible()
    await expect(main(page)).toContainText('WIB')
  })

  test('can be paid again after a failed payment', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await customers.signIn(page, customer, '/account/orders')
    await openOrder(page, order)
    await continuePayment(page).click()
    await shopper.decide(page, 'DANA', 'The payment fails')
    await page.getByRole('link', { name: paymentMessages.tryAgain }).click()
    await openOrder(page, order)
    await expect(continuePayment(page)).toBeVisible()
  })
})

test.describe("an order that is not the customer's own", () => {
  test(
    'is indistinguishable from a missing one, and links back to the list',
    nightly,
    async ({ page }) => {
      const foreign = await placeOrder(await customers.aCustomer())
      await customers.signIn(page, await customers.aCustomer(), '/account/orders')
      for (const path of [pageOf(foreign), `${pageOf(foreign)}/pickup`, '/account/orders/abc']) {
        const response = await page.request.get(path)
        expect(await response.text()).not.toContain(foreign.trx_ref)
        await page.goto(path)
        await expect(page.getByRole('heading', { name: orders.missingTitle })).toBeVisible()
      }
      await expectAccessible(page)
      await main(page).getByRole('link', { name: orders.toList }).click()
      await expect(page).toHaveURL(/\/account\/orders$/)
    },
  )

  test('redirects a guest to the sign-in', async ({ request }) => {
    const response = await request.get('/account/orders/1', { maxRedirects: 0 })
    expect(response.headers().location).toContain('/sign-in?next=%2Faccount%2Forders%2F1')
  })
})

test('buying again reports sold-out items', nightly, async ({ page }) => {
  const customer = await customers.aCustomer()
  const [id, size] = [1120, 'M']
  let qty = 1
  while ((await shopsWith(id, size, qty + 1)).length > 0) qty++
  const buyAll = () => placeOrder(customer, { isPickup: true, pieces: [{ id, size, qty }] })
  let order = await buyAll()
  while ((await shopsWith(id, size, qty)).length > 0) order = await buyAll()
  await customers.signIn(page, customer, pageOf(order))
  await main(page).getByRole('button', { name: orders.buyAgain }).click()
  await expect(main(page).getByText(orders.bought.none)).toBeVisible()
  await expect(main(page).getByText(cartMessages.failedOutOfStock)).toBeVisible()
  await expect(page.getByRole('link', { name: headerMessages.cart(0) })).toBeVisible()
})

test.describe('without JavaScript', nightly, () => {
  test.use({ javaScriptEnabled: false })

  test('orders are shown, and can be paid', async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await page.goto('/account/orders')
    await customers.fillSignIn(page, customer)
    await expect(page.getByRole('heading', { name: numberOf(order) })).toBeVisible()
    await openOrder(page, order)
    await expect(main(page)).toContainText('Jl. Kemang Raya 12')
    await expect(main(page)).toContainText(/\(23 h \d+ min left\)/)
    await expect(page.getByRole('button', { name: orders.buyAgain })).toBeHidden()
    await continuePayment(page).click()
    expect(await shopper.sandboxBill(page)).toBe(order.trx_ref)
  })

  test('an unknown order is reported', async ({ page }) => {
    await page.goto('/account/orders/abc')
    await customers.fillSignIn(page, await customers.aCustomer())
    await expect(page.getByRole('heading', { name: orders.missingTitle })).toBeVisible()
  })
})

test.describe('when store and courier have done their work', () => {
  let shop: ShopWithChanges

  test.beforeAll(async ({ request }) => {
    shop = await ShopWithChanges.open()
    await untilUp(request, `${shop.url}/brand/logo.svg`)
  })
  test.beforeEach(() => {
    shop.isDown = false
    shop.renamed.clear()
  })
  test.afterAll(() => shop.stop())

  const event = (after: Order, hours: number, status: string, receiver: string | null = null) => ({
    date_time: toWib(addHours(fromWib(after.trx_date), hours)),
    status,
    city: 'Kota Jakarta Selatan',
    receiver_name: receiver,
  })

  test(
    'a delivery shows its history, newest first, and its number can be copied',
    nightly,
    async ({ page, context }) => {
      const customer = await customers.aCustomer()
      const order = await placeOrder(customer)
      await payOrder(order)
      const track_history = [
        event(order, 1, 'Picked up by courier'),
        event(order, 2, 'Out for delivery'),
        event(order, 3, 'Delivered', 'Pak Budi'),
      ]
      const tracking = JSON.stringify({ last_status: track_history.at(-1), track_history })
      shop.renamed.set('"trx_status":"PAID"', '"trx_status":"COMPLETED"')
      shop.renamed.set('"order_tracking":null', `"order_tracking":${tracking}`)
      shop.renamed.set('"no_resi":null', '"no_resi":"SN123456789012"')
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await customers.signIn(page, customer)
      await page.goto(shop.url + pageOf(order))
      await expect(page.getByRole('heading', { name: delivery.COMPLETED.title })).toBeVisible()
      const history = page.getByRole('region', { name: orders.history }).getByRole('listitem')
      await expect(history).toContainText([
        orders.receivedBy('Pak Budi'),
        'Out for delivery, Kota Jakarta Selatan',
        'Picked up by courier',
        orders.paid,
        orders.placed,
      ])
      await page.getByRole('button', { name: copyMessages.named(orders.trackingNumber) }).click()
      await expect(main(page).getByText(copyMessages.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SN123456789012')
      await expectAccessible(page)
    },
  )

  test('a pickup has a printable page with code, store and hours', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer, { isPickup: true })
    await payOrder(order)
    await customers.signIn(page, customer)
    await page.goto(shop.url + pageOf(order))
    const pickupCode = await main(page)
      .getByText(/^[A-Z2-9]{6}$/)
      .innerText()
    await main(page).getByRole('link', { name: orders.printCode }).click()
    const code = main(page).getByText(pickupCode)
    await expect(code).toBeVisible()
    const size = await code.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    )
    expect(size).toBeGreaterThanOrEqual(40)
    await expect(main(page)).toContainText(order.showroom?.showroom_name ?? 'a store')
    await expect(main(page)).toContainText(storesMessages.hours)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('button', { name: orders.print })).toBeHidden()
    await expect(code).toBeVisible()
  })

  test(
    'an order that is not ready shows its status instead of a code',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      const order = await placeOrder(customer, { isPickup: true })
      await customers.signIn(page, customer)
      await page.goto(`${shop.url}${pageOf(order)}/pickup`)
      await expect(page).toHaveURL(shop.url + pageOf(order))
      await expect(page.getByRole('heading', { name: pickup.PENDING.title })).toBeVisible()
    },
  )

  test('buying again reports a product that is no longer sold', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer, {
      pieces: [
        { id: 1035, size: 'M', qty: 1 },
        { id: 1001, size: 'M', qty: 1 },
      ],
    })
    shop.renamed.set('"product_detail":{"id":1035,', '"product_detail":{"id":999999,')
    await customers.signIn(page, customer)
    await page.goto(shop.url + pageOf(order))
    await main(page).getByRole('button', { name: orders.buyAgain }).click()
    await expect(main(page).getByText(orders.bought.some)).toBeVisible()
    await expect(main(page).getByText(orders.gone)).toBeVisible()
    await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
  })

  test(
    'a backend outage is reported within the account, with a working Retry',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      const order = await placeOrder(customer)
      await customers.signIn(page, customer)
      shop.isDown = true
      for (const path of ['/account/orders', pageOf(order)]) {
        await page.goto(shop.url + path)
        await expect(main(page).getByText(errorsMessages.connectionFailed)).toBeVisible()
        await expect(main(page).getByRole('link', { name: account.signOut })).toBeVisible()
      }
      shop.isDown = false
      await main(page).getByRole('link', { name: errorsMessages.retry }).click()
      await expect(page.getByRole('heading', { name: delivery.PENDING.title })).toBeVisible()
    },
  )
})

test("in the account only an order's page allows forms to the payment provider", async ({
  page,
}) => {
  const customer = await customers.aCustomer()
  const order = await placeOrder(customer)
  await customers.signIn(page, customer)
  const formTargets = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 })
    const policy = response.headers()['content-security-policy'] ?? ''
    return policy.match(/form-action ([^;]*)/)?.[1]
  }
  expect(await formTargets(pageOf(order))).toBe(`'self' ${e2e.backendUrl}`)
  for (const path of ['/account/orders', `${pageOf(order)}/pickup`, '/account']) {
    expect(await formTargets(path), path).toBe("'self'")
  }
})

test('no page of an order is wider than a 320 px window', nightly, async ({ page }) => {
  const customer = await customers.aCustomer()
  const order = await placeOrder(customer)
  await page.setViewportSize({ width: 320, height: 640 })
  await customers.signIn(page, customer, '/account/orders')
  for (const path of ['/account/orders', pageOf(order), '/account/orders/abc']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})
