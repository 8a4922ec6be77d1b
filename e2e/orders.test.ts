import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import { payOrder, placeOrder } from '#e2e/support/customer-orders.ts'
import { continuePayment, numberOf, openOrder, pageOf } from '#e2e/support/order-pages.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { formatWibDate, formatWibDeadline } from '#lib/messages/formats.ts'
import { accountMessages as account } from '#messages/account.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const { ONLINE_DELIVERY: delivery } = orders.statuses

const main = (page: Page) => page.getByRole('main')

test.describe('my orders', () => {
  test('are empty at first, with a link to the shop', nightly, async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer(), '/account/orders')
    await expect(page.getByRole('heading', { name: orders.emptyTitle })).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: orders.emptyLink }).click()
    await expect(page).toHaveURL(/\/products$/)
  })

  test('are listed, and each page has all details', async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer, {
      promo_code: 'HALO10',
      pieces: [
        { id: 1035, size: 'M', qty: 1 },
        { id: 1001, size: 'M', qty: 2 },
      ],
    })
    await customers.signIn(page, customer)
    await page.getByRole('link', { name: account.orders }).click()
    await expect(page.getByRole('heading', { name: numberOf(order) })).toBeVisible()
    const deadline = formatWibDeadline(order.payment_duedate ?? '')
    await expect(main(page)).toContainText(orders.payBefore(deadline))
    await expect(main(page)).toContainText(/\(23 h \d+ min left\)/)
    await expectAccessible(page)

    await openOrder(page, order)
    await expect(page.getByRole('heading', { name: delivery.PENDING.title })).toBeVisible()
    for (const said of [
      numberOf(order),
      orders.orderedOn(formatWibDate(order.trx_date)),
      'Batik camp shirt in Parang Maroon',
      'Size M, 2 items',
      `${checkout.discount} (HALO10)`,
      'Jl. Kemang Raya 12',
      'Mampang Prapatan, Kota Jakarta Selatan, DKI Jakarta',
      'Kurir Nasional',
      orders.placed,
    ]) {
      await expect(main(page)).toContainText(said)
    }
    await expect(main(page)).toContainText(/Etd: \d(-\d)? days/)
    await expectAccessible(page)
  })

  test('are up to date on Back, without a reload', nightly, async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await customers.signIn(page, customer, '/account/orders')
    await expect(main(page).getByText(delivery.PENDING.title)).toBeVisible()
    await page.getByRole('link', { name: account.information }).click()
    await expect(page.getByRole('heading', { name: account.information })).toBeVisible()
    await payOrder(order)
    await page.goBack()
    await expect(main(page).getByText(delivery.PAID.title, { exact: true })).toBeVisible()
  })
})

test(
  'an order awaiting payment is paid from its page, which then shows how and when',
  nightly,
  async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer)
    await customers.signIn(page, customer)
    await page.getByRole('link', { name: account.orders }).click()
    await openOrder(page, order)
    await continuePayment(page).click()
    expect(await shopper.sandboxBill(page)).toBe(order.trx_ref)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    await page.getByRole('link', { name: 'Check My Order Status' }).click()
    await openOrder(page, order)
    await expect(page.getByRole('heading', { name: delivery.PAID.title })).toBeVisible()
    await expect(main(page)).toContainText('OVO')
    await expect(main(page)).toContainText(orders.paymentDate)
    await expect(continuePayment(page)).toBeHidden()
  },
)

test('buying again puts all items into the cart', nightly, async ({ page }) => {
  const customer = await customers.aCustomer()
  const pieces = [
    { id: 1035, size: 'M', qty: 1 },
    { id: 1001, size: 'L', qty: 2 },
  ]
  const order = await placeOrder(customer, { pieces })
  await customers.signIn(page, customer, pageOf(order))
  await main(page).getByRole('button', { name: orders.buyAgain }).click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: headerMessages.cart(3) })).toBeVisible()
  await expect(main(page).getByText(orders.bought.all)).toBeVisible()
})
