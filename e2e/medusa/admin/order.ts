import { expect, type Page } from '@playwright/test'
import { form, press, pressUntilSent } from './form.ts'
import { choose, openAdmin } from './open.ts'

/** Opens a buyer's newest order. */
export async function openOrderOf(page: Page, buyer: string): Promise<void> {
  await openAdmin(page, '/orders')
  await page.getByRole('row', { name: buyer }).first().click()
  await expect(page.getByRole('heading', { name: 'In the shop' })).toBeVisible()
}

/** Packs a whole order. */
export async function pack(page: Page): Promise<void> {
  await choose(page, 'Unfulfilled Items', 'Fulfill items')
  await pressUntilSent(page, 'Create Fulfillment', '/fulfillments')
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toBeVisible()
}

/** Ships a packed order with a tracking number. */
export async function ship(page: Page, trackingNumber: string): Promise<void> {
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await press(form(page), 'Add tracking number')
  await form(page).getByPlaceholder('123-456-789').fill(trackingNumber)
  await press(form(page), 'Save')
  await expect(page.getByText(trackingNumber)).toBeVisible()
}

/** Marks a shipped order as delivered. */
export async function deliver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mark as delivered' }).click()
  const sure = page.getByRole('alertdialog')
  await sure.getByRole('button').last().click()
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
}

/** Refunds the amount that Medusa proposes: the paid amount, or the price of returned goods. */
export async function refund(page: Page): Promise<void> {
  // The form proposes the amount from when the page was opened.
  await page.reload()
  await choose(page, 'Payments', 'Refund')
  await pressUntilSent(page, 'Save', '/refund')
  await expect(page.getByText(/^(?:Partially r|R)efunded$/).first()).toBeVisible()
}
