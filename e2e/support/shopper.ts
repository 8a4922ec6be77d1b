import { expect, type Locator, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

/** Opens the summary with a name: search, menu, a part of the footer. */
export const open = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: name, visible: true }).click()

/** The header's search field: a combobox once its suggestions have loaded. */
export const searchField = (page: Page) =>
  page.getByRole('banner').getByLabel(headerMessages.searchLabel)

/** Returns whether React has hydrated one of some elements. */
export const isHydrated = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll((nodes) =>
    nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
  )

/** Waits until React has hydrated an element: parts of a page are hydrated after its router. */
export const untilAnswering = (element: Locator) =>
  expect.poll(() => isHydrated(element)).toBe(true)

/** Waits until the page's scripts work: an earlier press uses the browser's default action. The router exists before it handles presses. */
export const untilHydrated = (page: Page) => untilAnswering(page.locator('header a'))

/**
 * Waits until this many panels have a history entry, so that Back closes them. A test is faster than the browser, which adds
 * and removes entries asynchronously.
 */
export const untilPanels = (page: Page, count: number) =>
  page.waitForFunction((wanted) => Number(Object(history.state).openPanels ?? 0) === wanted, count)

/** Opens a product, chooses a size and adds one piece to the cart. */
export async function addToCart(page: Page, productId: number, size: string): Promise<void> {
  await page.goto(`/product/${productId}`)
  const add = page.getByRole('button', { name: productMessages.addToCart, exact: true })
  await untilAnswering(add)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await add.click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
}

/** Goes from the drawer to the first checkout step. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: cartMessages.goToCart }).click()
  await expect(page.getByRole('heading', { name: cartMessages.title })).toBeVisible()
  await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await expect(
    page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }),
  ).toBeVisible()
}

/** Fills in a guest's address in Jakarta Selatan. */
export async function fillAddress(page: Page): Promise<void> {
  const address = addressMessages
  await page.getByLabel(address.recipientName).fill('Sari Dewi')
  await page.getByLabel(address.recipientPhone).fill('0812 3456 7890')
  await page.getByLabel(address.street).fill('Jl. Kemang Raya 12')
  await page.getByLabel(address.province).selectOption({ label: 'DKI Jakarta' })
  await page.getByLabel(address.city).selectOption({ label: 'Kota Jakarta Selatan' })
  await page.getByLabel(address.subdistrict).selectOption({ label: 'Mampang Prapatan' })
}

/** A button's corner, as far from its middle as possible. */
export const inTheCorner = { position: { x: 10, y: 10 } }

/** Goes from the address to the stores. Presses a corner: tests are so fast that the middle would count as a double press. */
export const continueFromAddress = (page: Page) =>
  page.getByRole('button', { name: checkoutMessages.continue }).click(inTheCorner)

/** The first selectable store. */
export const firstShop = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Sandang Nusa/ })
    .first()

/** Away from the previous press: at the same place it would count as a double press. */
export const besideTheMiddle = { position: { x: 100, y: 20 } }

/** Chooses the first store. */
export const pressFirstShop = (page: Page) => firstShop(page).click(besideTheMiddle)

/** Goes from the shipping type to the summary of a delivery by the regular tier. Returns the name of the sending hub. */
export async function chooseDelivery(page: Page): Promise<string> {
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.onlineDelivery }).click()
  await fillAddress(page)
  await continueFromAddress(page)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  const hubName = (await firstShop(page).locator('span').first().textContent()) ?? ''
  await pressFirstShop(page)
  await page.getByRole('radio', { name: /Regul[ae]r|Standard/ }).check()
  await page.getByRole('button', { name: checkout.continue }).click()
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  return hubName
}

/** Goes from the shipping type to the summary of a pickup. Returns the store's name. */
export async function choosePickup(page: Page): Promise<string> {
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.storePickup }).click()
  const storeName = (await firstShop(page).locator('span').first().textContent()) ?? ''
  await pressFirstShop(page)
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  return storeName
}

/** Confirms going to payment, away from the previous button to avoid a double press. */
export const agreeToPay = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: checkoutMessages.goToPayment })
    .click(inTheCorner)

/** Goes from the summary to the payment sandbox. Returns the bill number. */
export async function goToPayment(page: Page, email = 'sari@example.com'): Promise<string> {
  const checkout = checkoutMessages
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(email)
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await agreeToPay(page)
  return sandboxBill(page)
}

/** Returns the bill number in the sandbox. */
export async function sandboxBill(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible()
  return page.locator('input[name=bill_no]').inputValue()
}

/** Chooses a channel and an outcome in the sandbox. */
export async function decide(page: Page, channel: string, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: channel }).check()
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Adds pieces to the cart by a call, at the shop under test or another one. */
export async function putIntoCart(
  page: Page,
  productId: number,
  size: string,
  { qty = 1, shopUrl = e2e.shopUrl }: { qty?: number; shopUrl?: string } = {},
): Promise<void> {
  const response = await page.request.post(`${shopUrl}/api/cart`, {
    headers: { Origin: shopUrl },
    data: { product_detail_id: productId, size, qty },
  })
  expect(response.status()).toBe(200)
}

/** Goes from the shipping type to the shipping methods of the nearest hub. */
export async function chooseHub(page: Page): Promise<void> {
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.onlineDelivery }).click()
  await fillAddress(page)
  await continueFromAddress(page)
  await pressFirstShop(page)
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible()
}
