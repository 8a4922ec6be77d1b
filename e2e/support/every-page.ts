import type { Page } from '@playwright/test'
import { askBackend } from '#e2e/support/backend.ts'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as customers from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { addressesOf, guests, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { homeNotices, homeWith } from '#lib/session/session-ended.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/** Inspects the open page. */
type Look = () => Promise<void>

interface Listed {
  id: number
  sizes: { is_available: 0 | 1 }[]
}

/** Returns the page of a product that is partly sold out. */
async function soldOutPage(): Promise<string> {
  const { products } = await askBackend<{ products: Listed[] }>('products?limit=100')
  const isSome = ({ sizes }: Listed) => new Set(sizes.map((size) => size.is_available)).size === 2
  return `/product/${products.find(isSome)?.id}`
}

/** Opens and inspects each page of a guest with a cart and an opened order. */
export async function openGuestPages(page: Page, look: Look): Promise<void> {
  await shopper.putIntoCart(page, 1035, 'M', { qty: 2 })
  const { number } = await placeGuestOrder()
  await page.goto(await mailedPath(number, 'order-received'))
  const paths = [
    ...addressesOf(shared, guests),
    ...homeNotices.map(homeWith),
    await soldOutPage(),
    '/nothing',
  ]
  for (const path of paths) {
    await page.goto(path)
    await look()
  }
}

/** Opens and inspects each page of a customer with an order and an address. */
export async function openCustomerPages(page: Page, look: Look): Promise<void> {
  const { customer, paths } = await customerWithPages()
  await page.goto('/sign-in?next=/account')
  await customers.fillSignIn(page, customer)
  await page.waitForURL('/account')
  for (const path of paths) {
    await page.goto(path)
    await look()
  }
}

/** Goes through the checkout forms to the pending order, and inspects each step. */
export async function openCheckoutSteps(page: Page, look: Look): Promise<void> {
  const main = page.getByRole('main')
  await forms.startWithout(page, 1035, 'M')
  await look()
  await main.getByRole('button', { name: checkout.onlineDelivery }).click()
  await look()
  await forms.fillAddress(page)
  await main.getByRole('button', { name: checkout.continue }).click()
  await look()
  await shopper.firstShop(page).click()
  await look()
  await main.getByRole('button', { name: checkout.continue }).click()
  await look()
  await forms.review(page)
  await look()
  await forms.agree(page)
  await look()
  await main.getByRole('link', { name: checkout.newOrder }).click()
  await look()
}
