import { randomUUID } from 'node:crypto'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { expect, type Page } from '@playwright/test'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { ordersMessages as orders } from '#messages/orders.ts'
import { productMessages as words } from '#messages/product.ts'
import { fillSignUp } from '../support/account-pages.ts'
import { aStranger } from '../support/customer.ts'
import * as shopper from '../support/shopper.ts'
import { test } from '../support/test.ts'
import * as admin from './admin.ts'

const statuses = orders.statuses.ONLINE_DELIVERY

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** A hub of the demo company, from which parcels are sent. */
const hub = 'Sandang Nusa Plaza Kirana Rawamangun'

/** Generous for machines with a browser and six servers on two cores: the time that it took is printed. */
const changesWithin = 60_000

/** When the admin's last change was answered, in milliseconds since 1970. */
let changedAt = 0

function watchChanges(staff: Page): void {
  staff.on('response', (response) => {
    const request = response.request()
    const isChange = request.method() !== 'GET' && request.url().includes('/admin/')
    if (isChange && response.ok()) changedAt = Date.now()
  })
}

/** Waits until the shop shows what staff have changed, and prints how long that took. */
async function untilShown(what: string, isShown: () => Promise<boolean>): Promise<void> {
  const options = { timeout: changesWithin, intervals: [100, 250] }
  await expect.poll(isShown, options).toBe(true)
  console.warn(`${what}: in the shop after ${((Date.now() - changedAt) / 1000).toFixed(1)} s`)
}

const product: admin.NewProduct = {
  // A name that no run before has used, in letters: a search takes it for a word.
  title: `Linen shirt ${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6)}`,
  sizes: ['M', 'L'],
  price: 189_000,
  picture: 'packages/backend-kit/src/seed/assets/products/aline-dress-black-1.webp',
  category: 'Shirts',
}

/** The page of a product, found by its name as shoppers do. */
async function openProduct(page: Page, name: string): Promise<void> {
  const list = `/products?search=${encodeURIComponent(name)}`
  const isListed = async () =>
    (await (await page.request.get(list)).text()).includes(`alt="${name}`)
  await untilShown('A new product', isListed)
  await page.goto(list)
  await main(page)
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
}

/** Buys a size as a new customer, who has it delivered and pays; gives the number that shoppers read. */
async function buy(page: Page, size: string): Promise<string> {
  const add = page.getByRole('button', { name: words.addToCart, exact: true })
  await shopper.untilAnswering(add)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await add.click()
  await page.getByRole('link', { name: cartMessages.goToCart }).click()
  await page.getByRole('link', { name: cartMessages.checkout, exact: true }).click()
  await press(page, checkout.onlineDelivery)
  await main(page).getByLabel(addressMessages.label, { exact: true }).fill('Home')
  await shopper.fillAddress(page)
  await main(page).getByLabel(addressMessages.zip, { exact: true }).fill('12730')
  await press(page, addressMessages.save)
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

/** Opens the page of an order in the account once it says something. */
async function untilOrderSays(page: Page, number: string, text: string): Promise<void> {
  await page.goto('/account/orders')
  await main(page)
    .getByRole('link', { name: new RegExp(orders.number(number)) })
    .click()
  await expect(main(page).getByText(orders.number(number)).first()).toBeVisible()
  const isSaid = async () => (await (await page.request.get(page.url())).text()).includes(text)
  await untilShown(`"${text}" of an order`, isSaid)
  await page.reload()
  await expect(main(page)).toContainText(text)
}

test('what a merchandiser does in the admin, a shopper sees in the shop, and what a shopper buys, the admin has', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  watchChanges(staff)
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

test('a code that a merchandiser offers in the admin is one press away in the checkout', async ({
  page,
  browser,
}) => {
  const staff = await browser.newPage()
  await admin.signInToAdmin(staff)
  await admin.offerPromotion(staff, 'PERTAMA')
  await staff.close()
  await shopper.addToCart(page, 1035, 'M')
  await shopper.goToCheckout(page)
  await shopper.choosePickup(page)
  await page.getByRole('button', { name: checkout.takeOfferOf('PERTAMA') }).click()
  await expect(page.getByText(checkout.discountBy('PERTAMA'))).toBeVisible()
})
