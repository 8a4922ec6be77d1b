import { expect, type Page } from '@playwright/test'
import { pressAt, typeAt } from '#e2e/support/keyboard.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name })

/** Waits for a step, whose heading has the focus. */
const atStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeFocused()

async function typeAddress(page: Page): Promise<void> {
  await typeAt(page, page.getByLabel(address.recipientName), 'Sari Dewi')
  await typeAt(page, page.getByLabel(address.recipientPhone), '081234567890')
  await typeAt(page, page.getByLabel(address.street), 'Jl. Kemang Raya 12')
  await typeAt(page, page.getByLabel(address.province), 'DKI')
  await expect(page.getByLabel(address.city)).toBeEnabled()
  await typeAt(page, page.getByLabel(address.city), 'Kota Jakarta Sel')
  await expect(page.getByLabel(address.subdistrict)).toBeEnabled()
  await typeAt(page, page.getByLabel(address.subdistrict), 'Mampang')
}

test(
  'a guest has a shirt delivered and goes to payment by keyboard alone',
  nightly,
  async ({ page }) => {
    await shopper.putIntoCart(page, 1035, 'M')
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: cart.title })).toBeVisible()
    await pressAt(page, page.getByRole('main').getByRole('link', { name: cart.checkoutAsGuest }))
    await expect(button(page, checkout.onlineDelivery)).toBeVisible()
    await pressAt(page, button(page, checkout.onlineDelivery))
    await atStep(page, checkout.addressTitle)
    await typeAddress(page)
    await pressAt(page, button(page, checkout.continue))
    await atStep(page, checkout.hubTitle)
    await pressAt(page, shopper.firstShop(page))
    await atStep(page, checkout.methodTitle)
    await pressAt(page, button(page, checkout.continue))
    await atStep(page, checkout.summaryTitle)
    await typeAt(page, page.getByLabel(checkout.guestEmail, { exact: true }), 'sari@example.com')
    await pressAt(page, button(page, checkout.goToPayment))
    const agree = page.getByRole('dialog').getByRole('button', { name: checkout.goToPayment })
    await expect(agree).toBeVisible()
    await pressAt(page, agree)
    await shopper.sandboxBill(page)
  },
)
