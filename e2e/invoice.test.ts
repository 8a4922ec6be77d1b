import { readFile } from 'node:fs/promises'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as customers from '#e2e/support/customer.ts'
import { placeOrder } from '#e2e/support/customer-orders.ts'
import { pageOf } from '#e2e/support/order-pages.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { guestOrderMessages as guestOrder } from '#messages/guest-order.ts'
import { invoiceMessages as invoice } from '#messages/invoice.ts'
import { ordersMessages as orders } from '#messages/orders.ts'

const shirt = { id: 1035, size: 'M' }
const email = 'faktur@example.com'
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1, name: /INV-\d{6}$/ })

/** Opens a bill's order by its number as a guest, then its invoice. */
async function openInvoice(page: Page, billNo: string): Promise<void> {
  await page.goto('/order')
  const number = main(page).getByLabel(guestOrder.number)
  // The browser that placed the order may already have opened it.
  await expect(number.or(main(page).getByText(orders.number(orderNumber(billNo))))).toBeVisible()
  if (await number.isVisible()) {
    await number.fill(orderNumber(billNo))
    await main(page).getByLabel(guestOrder.email).fill(email)
    await main(page).getByRole('button', { name: guestOrder.open }).click()
  }
  await main(page)
    .getByRole('link', { name: /INV-\d{6}$/ })
    .click()
  await expect(title(page)).toBeVisible()
}

/** Expects the shirt, its price and its PPN on the invoice. */
async function showsInvoice(page: Page): Promise<void> {
  await expect(main(page).getByText('NPWP')).toBeVisible()
  await expect(main(page).getByText('Sari Dewi')).toBeVisible()
  await expect(main(page).getByText(checkout.grandTotal, { exact: true })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: invoice.contained })).toBeVisible()
}

/** Saves the invoice. Returns the path of the file. */
async function save(page: Page): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: invoice.save }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/^invoice-INV-\d{6}\.html$/)
  const path = `/tmp/invoice-${process.pid}.html`
  await download.saveAs(path)
  return path
}

test(
  'a guest opens the invoice of a paid order, and saves it as a file that opens offline',
  anyWidth,
  async ({ page, context }) => {
    await shopper.addToCart(page, shirt.id, shirt.size)
    await shopper.goToCheckout(page)
    await shopper.chooseDelivery(page)
    const billNo = await shopper.goToPayment(page, email)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    await openInvoice(page, billNo)
    await showsInvoice(page)
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: orders.print })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
    const path = await save(page)
    await context.setOffline(true)
    const tab = await context.newPage()
    await tab.goto(`file://${path}`)
    await showsInvoice(tab)
    await expect(tab.getByRole('link')).toHaveCount(0)
    await tab.emulateMedia({ media: 'print' })
    await showsInvoice(tab)
    await context.setOffline(false)
    await page.getByRole('link', { name: orders.backToOrder }).click()
    await expect(page).toHaveURL(/\/order$/)
  },
)

test(
  'an unpaid order has no invoice, and its page says when it will',
  nightlyAnyWidth,
  async ({ page }) => {
    const customer = await customers.aCustomer()
    const order = await placeOrder(customer, { isPickup: true })
    await customers.signIn(page, customer)
    await page.goto(`${pageOf(order)}/invoice`)
    await expect(page).toHaveURL(pageOf(order))
    await expect(main(page).getByText(invoice.notPaid)).toBeVisible()
    await expect(main(page).getByRole('link', { name: /INV-/ })).toHaveCount(0)
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest opens and saves the invoice of a paid order', anyWidth, async ({ page }) => {
    await forms.startWithout(page, shirt.id, 'L')
    await forms.chooseDelivery(page)
    await forms.review(page, email)
    await forms.agree(page)
    const billNo = await forms.pay(page)
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    await openInvoice(page, billNo)
    await showsInvoice(page)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await readFile(await save(page), 'utf8')).toContain('Sari Dewi')
  })
})
