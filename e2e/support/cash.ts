import { expect, type Page } from '@playwright/test'
import { inTheCorner } from '#e2e/support/shopper.ts'
import { cashMessages as cash } from '#messages/cash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/** The names of the choices. */
export const paidAtStore = new RegExp(`^${cash.ways.PAY_AT_STORE.name}`)
export const paidAtDoor = new RegExp(`^${cash.ways.CASH_ON_DELIVERY.name}`)

/** Another address each time: all tests order from one network, in which the open orders of an address are limited. */
export const cashEmail = () => `tunai-${crypto.randomUUID().slice(0, 8)}@example.com`

/** From the summary to the result of an order that is paid in cash; its trx_ref. */
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
