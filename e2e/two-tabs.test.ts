import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { orderState, piecesIn } from '#e2e/support/backend.ts'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightly, test } from '#e2e/support/test.ts'
import { accountMessages } from '#messages/account.ts'
import { authMessages } from '#messages/auth.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { paymentMessages } from '#messages/payment.ts'
import { productMessages } from '#messages/product.ts'

const shirt = { id: 1040, size: 'M' }

const agree = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: checkout.goToPayment })

/** Requests the payment, and stops at the confirmation. */
async function askForPayment(page: Page): Promise<void> {
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill('tabs@example.com')
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await expect(agree(page)).toBeVisible()
}

/** Opens two tabs of one browser, both about to confirm the payment of one cart. */
async function twoTabsAtTheSummary(context: BrowserContext) {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await shopper.addToCart(first, shirt.id, shirt.size)
  await shopper.goToCheckout(first)
  const store = await shopper.choosePickup(first)
  await second.goto('/checkout')
  await expect(second.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  for (const page of [first, second]) await askForPayment(page)
  return { first, second, store }
}

/** Collects the bills that the shop returns to the tabs, whose pages are left too soon to be asked. */
async function billsOf(context: BrowserContext): Promise<string[]> {
  const bills: string[] = []
  await context.route('**/api/checkout-trx', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    bills.push(data?.payment_data.order_id ?? 'none')
    await route.fulfill({ response })
  })
  return bills
}

test(
  'two tabs with the same cart that go to payment at once place one order',
  nightly,
  async ({ context }) => {
    const { first, second, store } = await twoTabsAtTheSummary(context)
    const before = await piecesIn(store, shirt.id, shirt.size)
    const bills = await billsOf(context)
    // Dispatched by script, since a background tab would not receive mouse events.
    const buttons = await Promise.all([first, second].map((page) => agree(page).elementHandle()))
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')))

    const sandbox = (page: Page) => page.getByRole('heading', { name: 'Payment sandbox' })
    const handedOff = async (page: Page) => {
      await expect(sandbox(page)).toBeVisible()
      return page
    }
    const winner = await Promise.any([first, second].map(handedOff))
    const other = winner === first ? second : first
    const billNo = await shopper.sandboxBill(winner)
    await expect(other.getByRole('heading', { name: checkout.pendingPlaced.title })).toBeVisible()
    await expect(other.getByText(paymentMessages.orderNumber(orderNumber(billNo)))).toBeVisible()
    expect(bills).toEqual([billNo])
    expect(await piecesIn(store, shirt.id, shirt.size)).toBe(before - 1)
    expect(await orderState(billNo)).toMatchObject({ trx_status: 'PENDING' })

    // The deadline comes after the page and moves the button.
    await expect(other.getByText(/^Please pay before/)).toBeVisible()
    await other.getByRole('button', { name: checkout.continuePayment }).click()
    expect(await shopper.sandboxBill(other)).toBe(billNo)
    expect(bills).toEqual([billNo, billNo])
    expect(await piecesIn(store, shirt.id, shirt.size)).toBe(before - 1)
  },
)

test(
  'a new shopper who adds in two tabs at once gets one cart with both items',
  anyWidth,
  async ({ context }) => {
    const { promise: arePressed, resolve: pressed } = Promise.withResolvers<void>()
    await context.route('**/api/cart', async (route) => {
      if (route.request().method() === 'POST') await arePressed
      await route.continue()
    })
    const [first, second] = [await context.newPage(), await context.newPage()]
    for (const page of [first, second]) {
      await page.goto(`/product/${shirt.id}`)
      const add = page.getByRole('button', { name: productMessages.addToCart, exact: true })
      await shopper.untilAnswering(add)
      await page.getByRole('radio', { name: shirt.size, exact: true }).check({ force: true })
      await add.dispatchEvent('click')
    }
    pressed()
    for (const page of [first, second])
      await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
    await first.goto('/cart')
    await expect(first.getByRole('link', { name: headerMessages.cart(2) })).toBeVisible()
  },
)

test(
  'a session found ended in one tab ends in the other too, with a message',
  nightly,
  async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()]
    const customer = await customers.aCustomer()
    await shopper.putIntoCart(first, shirt.id, 'L')
    await customers.signIn(first, customer, '/checkout')
    // Waits for the first tab's last call: a later one would find the ended session before the other tab.
    const offers = first.waitForResponse('**/api/promo-offers')
    await shopper.choosePickup(first)
    await offers
    // The page's own calls would find the ended session before the button does.
    await second.goto('/account', { waitUntil: 'networkidle' })
    await customers.endSessionsOf(customer)
    await second.getByRole('button', { name: accountMessages.save, exact: true }).click()
    for (const page of [second, first]) {
      await expect(page.getByText(authMessages.sessionEnded)).toBeVisible()
      await expect(page).toHaveURL('/')
    }
  },
)

test('a tab unaware of its ended session says so instead of asking for an e-mail address', async ({
  page,
  context,
}) => {
  const customer = await customers.aCustomer()
  await shopper.putIntoCart(page, shirt.id, 'L')
  await customers.signIn(page, customer, '/checkout')
  await shopper.choosePickup(page)
  await context.clearCookies({ name: 'session' })
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await shopper.agreeToPay(page)
  await expect(page.getByText(authMessages.orderNotSent)).toBeVisible()
  await expect(page).toHaveURL('/')
})
