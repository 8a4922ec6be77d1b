import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fillSignUp } from '#e2e/support/account-pages.ts'
import { aStranger } from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import * as admin from '#engines/medusa/e2e/admin.ts'
import * as messages from '#lib/messages/messages.ts'
import { orderNumber } from '#lib/rules/codes.ts'

const { checkout, orders, product: words } = messages
const statuses = orders.statuses.ONLINE_DELIVERY

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** A hub of the demo company, from which parcels are sent. */
const hub = 'Sandang Nusa Plaza Kirana Rawamangun'

/** What the admin has changed is in the shop after a second or two; two cores with a browser and six servers take longer. */
const changesWithin = 60_000

const product: admin.NewProduct = {
  // A name that no run before has used, in letters: a search takes it for a word.
  title: `Linen shirt ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`,
  sizes: ['M', 'L'],
  price: 189_000,
  picture: 'backend/seed/assets/products/aline-dress-black-1.webp',
  category: 'Shirts',
}

/** The page of a product, found by its name as shoppers do. */
async function openProduct(page: Page, name: string): Promise<void> {
  const found = main(page).getByRole('link', { name: new RegExp(name) })
  const look = async () => {
    await page.goto(`/products?search=${encodeURIComponent(name)}`)
    return found.count()
  }
  await expect.poll(look, { timeout: changesWithin }).toBeGreaterThan(0)
  await found.first().click()
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
}

/** Buys a size as a new customer, who has it delivered and pays; gives the number that shoppers read. */
async function buy(page: Page, size: string): Promise<string> {
  const add = page.getByRole('button', { name: words.addToCart, exact: true })
  await shopper.untilAnswering(add)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await add.click()
  await page.getByRole('link', { name: messages.cart.goToCart }).click()
  await page.getByRole('link', { name: messages.cart.checkout, exact: true }).click()
  await press(page, checkout.onlineDelivery)
  await main(page).getByLabel(messages.address.label, { exact: true }).fill('Home')
  await shopper.fillAddress(page)
  await main(page).getByLabel(messages.address.zip, { exact: true }).fill('12730')
  await press(page, messages.address.save)
  await expect(main(page).getByRole('radio', { name: /^Home/ })).toBeChecked()
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  await shopper.pressFirstShop(page)
  await main(page)
    .getByRole('radio', { name: /Regular/ })
    .check()
  await press(page, checkout.continue)
  await press(page, checkout.goToPayment)
  await shopper.agreeToPay(page)
  const number = orderNumber(await shopper.sandboxBill(page))
  await shopper.decide(page, 'OVO', 'The payment succeeds')
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  return number
}

/** Until the page of an order says something, which it says once it is read anew. */
async function untilOrderSays(page: Page, number: string, text: string): Promise<void> {
  const read = async () => {
    await page.goto('/account/orders')
    await main(page)
      .getByRole('link', { name: new RegExp(orders.number(number)) })
      .click()
    await expect(main(page).getByText(orders.number(number)).first()).toBeVisible()
    return (await main(page).textContent()) ?? ''
  }
  await expect.poll(read, { timeout: changesWithin }).toContain(text)
}

test('what a merchandiser does in the admin, a shopper sees in the shop, and what a shopper buys, the admin has', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  const customer = aStranger()
  await page.goto('/sign-up')
  await fillSignUp(page, customer)
  await expect(page).not.toHaveURL(/sign-up/)

  await admin.signInToAdmin(staff)
  await admin.createProduct(staff, product)
  await admin.setStock(staff, 'M', hub, 3)
  await openProduct(page, product.title)
  await expect(main(page)).toContainText('189,000')
  const soldOut = page.getByRole('radio', { name: /^L\b/ })
  await expect(soldOut).toHaveAttribute('aria-disabled', 'true')
  const picture = main(page)
    .getByRole('img', { name: new RegExp(product.title) })
    .first()
  const pixels = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
  await expect.poll(pixels).toBeGreaterThan(0)

  const number = await buy(page, 'M')
  await admin.openOrderOf(staff, customer.name)
  await expect(staff.getByText(number)).toBeVisible()
  await admin.ship(staff, 'JNE0012345')
  await untilOrderSays(page, number, 'JNE0012345')
  await expect(main(page)).toContainText(statuses.SHIPPED.title)
  await admin.refund(staff)
  await untilOrderSays(page, number, statuses.REFUNDED.title)
  await staff.close()
})
