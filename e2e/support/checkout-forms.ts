import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { addressMessages as address } from '#messages/address.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { productMessages } from '#messages/product.ts'

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** Adds a piece to the cart by the product page's form, and goes on to the first step. */
export async function startWithout(page: Page, productId: number, size: string): Promise<void> {
  await page.goto(`/product/${productId}`)
  await page.getByRole('radio', { name: size, exact: true }).check({ force: true })
  await press(page, productMessages.addToCart)
  await page.getByRole('link', { name: cartMessages.checkoutAsGuest }).click()
  await expect(page.getByRole('heading', { name: checkout.shippingTypeTitle })).toBeVisible()
}

/** Fills in a guest's address, list by list. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel(address.recipientName).fill('Sari Dewi')
  await page.getByLabel(address.recipientPhone).fill('0812 3456 7890')
  await page.getByLabel(address.street).fill('Jl. Kemang Raya 12')
  await page.getByLabel(address.province).selectOption({ label: 'DKI Jakarta' })
  await press(page, address.showCities)
  await page.getByLabel(address.city).selectOption({ label: 'Kota Jakarta Selatan' })
  await press(page, address.showSubdistricts)
  await page.getByLabel(address.subdistrict).selectOption({ label: 'Mampang Prapatan' })
}

/** Goes from the shipping type to the summary of a delivery by the regular tier. */
export async function chooseDelivery(page: Page): Promise<void> {
  await press(page, checkout.onlineDelivery)
  await fillAddress(page)
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.hubTitle })).toBeVisible()
  await shopper.firstShop(page).click()
  await page.getByRole('radio', { name: /Regul[ae]r|Standard/ }).check()
  await press(page, checkout.continue)
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
}

/** Goes from the shipping type to the summary of a pickup. */
export async function choosePickup(page: Page): Promise<void> {
  await press(page, checkout.storePickup)
  await shopper.firstShop(page).click()
  await expect(page.getByRole('heading', { name: checkout.summaryTitle })).toBeVisible()
}

/** Goes from the summary to the payment confirmation. */
export async function review(page: Page, email = 'sari@example.com'): Promise<void> {
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(email)
  await press(page, checkout.goToPayment)
  await expect(page.getByRole('heading', { name: checkout.confirmPayment })).toBeVisible()
}

/** Agrees to pay: the order is placed, and pending. */
export async function agree(page: Page): Promise<void> {
  await press(page, checkout.goToPayment)
  await expect(page.getByRole('heading', { name: checkout.pendingPlaced.title })).toBeVisible()
}

/** Goes from the pending order to the payment sandbox. Returns the bill number. */
export async function pay(page: Page): Promise<string> {
  await press(page, checkout.handOffButton)
  return shopper.sandboxBill(page)
}
