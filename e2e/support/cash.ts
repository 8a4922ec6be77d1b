import { expect, type Page } from '@playwright/test'
import { inTheCorner } from '#e2e/support/shopper.ts'
import { cashMessages as cash } from '#messages/cash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/** Names of the payment choices. */
export const paidAtStore = new RegExp(`^${cash.ways.PAY_AT_STORE.name}`)
export const paidAtDoor = new RegExp(`^${cash.ways.CASH_ON_DELIVERY.name}`)

/** A new address each time: all tests order from one network, which limits the open orders of an address. */
export const cashEmail = () => `tunai-${crypto.randomUUID().slice(0, 8)}@example.com`

/** Places the order in the summary to be paid in cash. Returns its trx_ref. */
export async function placeInCash(page: Page): Promise<string> {
  const { button } = checkout.nothingToPay
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(cashEmail())
  const arrival = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().includes('/payment/response?'),
  )
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click(inTheCorner)
  const trxRef = new URL((await arrival).url()).searchParams.get('bill_no') ?? ''
  await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
  return trxRef
}
