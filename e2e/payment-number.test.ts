import { expect, type Page } from '@playwright/test'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { copyMessages } from '#messages/copy.ts'
import { paymentMessages as payment } from '#messages/payment.ts'

const main = (page: Page) => page.getByRole('main')

/** Orders as a guest, has a virtual account issued, and returns. Returns the account number. */
async function orderByVirtualAccount(page: Page): Promise<string> {
  await shopper.putIntoCart(page, 1036, 'M')
  await page.goto('/checkout')
  await shopper.choosePickup(page)
  await shopper.goToPayment(page)
  await shopper.decide(page, 'BCA Virtual Account', 'A payment number is issued, to be paid later')
  const number = (await page.getByText(/^702\d{13}$/).textContent()) ?? ''
  await page.getByRole('link', { name: 'Return to the shop' }).click()
  await expect(page.getByRole('heading', { name: payment.outcomes.waiting.title })).toBeVisible()
  return number
}

test(
  'a guest sees the payment number on the return, after a reload and in a new tab',
  nightly,
  async ({ page, context }) => {
    const number = await orderByVirtualAccount(page)
    await expect(main(page).getByText(number)).toBeVisible()
    await page.reload()
    await expect(main(page).getByText(number)).toBeVisible()
    const tab = await context.newPage()
    await tab.goto('/payment/response')
    await expect(main(tab).getByText(number)).toBeVisible()
    await expect(main(tab).getByText(/Please pay before .* WIB/)).toBeVisible()
    await tab.goto('/cart')
    await tab.getByRole('link', { name: checkout.pendingNoticeLink }).click()
    await expect(tab.getByRole('heading', { name: checkout.pendingPlaced.title })).toBeVisible()
    await expect(main(tab).getByText(number)).toBeVisible()
    await expect(main(tab).getByText(/^BCA Virtual Account:/)).toBeVisible()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await tab.getByRole('button', { name: copyMessages.named(payment.paymentNumber) }).click()
    await expect(main(tab).getByText(copyMessages.copied)).toBeVisible()
    expect(await tab.evaluate(() => navigator.clipboard.readText())).toBe(number)
  },
)

test(
  "another browser cannot see the number, even with this one's stored data",
  nightly,
  async ({ page, browser }) => {
    const number = await orderByVirtualAccount(page)
    const kept = await page.evaluate(() => localStorage.getItem('pending-order') ?? '')
    expect(kept).not.toContain(number)
    const stranger = await browser.newPage()
    await stranger.goto('/cart')
    await stranger.evaluate((text) => localStorage.setItem('pending-order', text), kept)
    await stranger.goto('/checkout')
    await expect(
      stranger.getByRole('heading', { name: checkout.pendingPlaced.title }),
    ).toBeVisible()
    await expect(main(stranger).getByText(number)).toBeHidden()
    await stranger.close()
  },
)

test(
  'going offline at payment shows what is known, and payment continues when the network is back',
  nightly,
  async ({ page, context }) => {
    await shopper.putIntoCart(page, 1036, 'M')
    await page.goto('/checkout')
    await shopper.choosePickup(page)
    await page.getByLabel(checkout.guestEmail, { exact: true }).fill('sari@example.com')
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await context.setOffline(true)
    await shopper.agreeToPay(page)
    await expect(page.getByRole('heading', { name: checkout.pendingUnknown.title })).toBeFocused()
    await expect(main(page).getByText(checkout.pendingUnknown.text)).toBeVisible()
    await expect(main(page).getByText('Connection failed, please try again')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: checkout.continuePayment }).click()
    await shopper.sandboxBill(page)
  },
)
