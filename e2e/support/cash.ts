import { expect, type Page } from '@playwright/test'
import { inTheCorner } from '#e2e/support/shopper.ts'
import { cashMessages as cash } from '#messages/cash.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

/** The names of the choices. */
export const paidAtStore = new RegExp(`^${cash.ways.PAY_AT_STORE.name}`)
export const paidAtDoor = new RegExp(`^${cash.ways.CASH_ON_DELIVERY.name}`)

/** From the summary to the result of an order that is paid in cash; its trx_ref. */
export async function placeInCash(page: Page, email = 'tunai@example.com'): Promise<string> {
  const { button } = checkout.nothingToPay
  await page.getByLabel(checkout.guestEmail, { exact: true }).fill(email)
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/checkout-trx'))
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: button }).click(inTheCorner)
  const answer: { data?: { payment_redirect: { trx_ref: string } } } = await (await placed).json()
  await expect(page).toHaveURL(/\/payment\/response/)
  return answer.data?.payment_redirect.trx_ref ?? ''
}
