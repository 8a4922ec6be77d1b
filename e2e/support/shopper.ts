import { expect, type Locator, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { addressMessages } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

/** Opens what a name opens: search, menu, a part of the footer. */
export const open = (page: Page, name: string) =>
  page.locator('summary').filter({ hasText: name, visible: true }).click()

/** The search field of the header: a combobox once its suggestions have loaded. */
export const searchField = (page: Page) =>
  page.getByRole('banner').getByLabel(headerMessages.searchLabel)

/** Whether React has hydrated one of some elements. */
export const isHydrated = (elements: Locator): Promise<boolean> =>
  elements.evaluateAll((nodes) =>
    nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))),
  )

/** Until React has hydrated an element: parts of a page are hydrated after its router. */
export const untilAnswering = (element: Locator) =>
  expect.poll(() => isHydrated(element)).toBe(true)

/** Until the page's scripts work: a press before goes the browser's own way. The router is there before it takes anything. */
export const untilHydrated = (page: Page) => untilAnswering(page.locator('header a'))

/**
 * Until so many panels have an entry in the history: Back closes those, and what was closed has left none. A robot goes
 * on before the browser has added or taken away an entry.
 */
export const untilPanels = (page: Page, count: number) =>
  page.waitForFunction((wanted) => Number(Object(history.state).openPanels ?? 0) === wanted, count)

/** Opens a product, chooses a size and puts one piece into the cart. */
export async function addToCart(page: Page, productId: number, size: string): Promise<void> {
  await page.goto(`/product/${productId}`)
  const add = page.getByRole('button', { name: productMessages.addToCart, exact: true })
  await untilAnswering(add)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await add.click()
  await expect(page.getByRole('dialog', { name: cartMessages.drawerTitle })).toBeVisible()
}

/** From the drawer to the first question of the checkout. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: cartMessages.goToCart }).click()
  await expect(page.getByRole('heading', { name: cartMessages.title })).toBeVisible()
  await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await expect(
    page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }),
  ).toBeVisible()
}

/** Fills a guest's address in Jakarta Selatan. */
export async function fillAddress(page: Page): Promise<void> {
  const address = addressMessages
  await page.getByLabel(address.recipientName).fill('Sari Dewi')
  await page.getByLabel(address.recipientPhone).fill('0812 3456 7890')
  await page.getByLabel(address.street).fill('Jl. Kemang Raya 12')
  await page.getByLabel(address.province).selectOption({ label: 'DKI Jakarta' })
  await page.getByLabel(address.city).selectOption({ label: 'Kota Jakarta Selatan' })
  await page.getByLabel(address.subdistrict).selectOption({ label: 'Mampang Prapatan' })
}

/** The corner of a button, as far from its middle as can be. */
export const inTheCorner = { position: { x: 10, y: 10 } }

/** From the address to the shops; a robot fills in so quickly that in the middle this would be a double press. */
export const continueFromAddress = (page: Page) =>
  page.getByRole('button', { name: checkoutMessages.continue }).click(inTheCorner)

/** The first of the shops that can be chosen. */
export const firstShop = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Sandang Nusa/ })
    .first()

/** Away from what was pressed a moment ago: at the same place it would be a double press. */
export const besideTheMiddle = { position: { x: 100, y: 20 } }

/** Chooses the first shop. */
export const pressFirstShop = (page: Page) => firstShop(page).click(besideTheMiddle)

/** From the shipping type to the summary of a delivery, by the regular tier; the name of the hub that sends. */
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

/** From the shipping type to the summary of a pickup; the name of the store. */
export async function choosePickup(page: Page): Promise<string> {
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.storePickup }).click()
  const storeName = (await firstShop(page).locator('span').first().textContent()) ?? ''
  await pressFirstShop(page)
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
  return storeName
}

/** Agrees to go to payment; away from the button that asked, which may have been pressed a moment ago. */
export const agreeToPay = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: checkoutMessages.goToPayment })
    .click(inTheCorner)

/** From the summary to the payment sandbox; the number of the bill. */
export async function goToPayment(page: Page, email = 'sari@example.com'): Promise<string> {
  const checkout = checkoutMessages
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(email)
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await agreeToPay(page)
  return sandboxBill(page)
}

/** The number of the bill that the sandbox shows. */
export async function sandboxBill(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible()
  return page.locator('input[name=bill_no]').inputValue()
}

/** Chooses a channel and an outcome at the sandbox. */
export async function decide(page: Page, channel: string, outcome: string): Promise<void> {
  await page.getByRole('radio', { name: channel }).check()
  await page.getByRole('radio', { name: outcome }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Puts pieces into the cart, at the shop under test or another one, without looking at their page. */
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

/** From the shipping type to the methods of the nearest hub. */
export async function chooseHub(page: Page): Promise<void> {
  const checkout = checkoutMessages
  await page.getByRole('button', { name: checkout.onlineDelivery }).click()
  await fillAddress(page)
  await continueFromAddress(page)
  await pressFirstShop(page)
  await expect(page.getByRole('heading', { name: checkout.methodTitle })).toBeVisible()
}
